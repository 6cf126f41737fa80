### Ciò che si legge prima di giocare: menu dei comandi, presentazione, aiuto, regole, riservatezza.

## Profilo del bot. Limiti di Telegram: nome 64 caratteri, descrizione 512, descrizione breve 120.

bot-description =
    Racconto giochi di società nelle chat di gruppo: mescolo le carte, conduco notti e votazioni, tengo il tempo.

    Aggiungimi a un gruppo e scrivi /gioca. Le carte segrete ve le do qui, in privato: per riceverle basta premere «Avvia».
bot-short-description = Il narratore dei giochi di società, nelle vostre chat di gruppo. Si comincia con /gioca.

## Menu dei comandi (256 caratteri al massimo)

command-play = scegli un gioco e apri un tavolo
command-join = siediti al tavolo
command-leave = lascia il tavolo o la partita
command-go = comincia subito
command-extend = ancora un po’ di tempo
command-give = cedi il tavolo a un’altra persona
command-status = chi gioca, chi si aspetta, quanto manca
command-role = rivedi la tua carta, in privato
command-board = il tabellone, di nuovo (con «testo»: a parole)
command-pause = ferma l’orologio
command-resume = fai ripartire l’orologio
command-practice = allenati da solo, in privato
command-stop = chiudi la partita per tutti
command-quiz = impara i ruoli: domande, sfide, progressi
command-rules = le regole, un capitolo alla volta
command-figures = le tue partite in cifre, in privato, e i tuoi trofei
command-ranking = la classifica del gruppo, della stagione o (con «sempre») di sempre
command-history = rileggi una delle tue vecchie partite
command-proof = la prova che le carte erano oneste
command-settings = le impostazioni, del gruppo o tue
command-language = scegli la lingua
command-privacy = che cosa ricordo di te, e per quanto
command-call = avvisami quando qui si gioca
command-data = tutto ciò che conservo di te, in un file
command-forget = cancella ciò che so di te
command-help = come si gioca con me
command-about = chi sono, e in che versione

# Il comando che apre direttamente un gioco, e la sua voce nel menu.
command-word-lupi = lupi
command-game-lupi = apri un tavolo di Lupi e contadini

## Presentazione

# In privato, alla prima parola.
greeting =
    Buonasera. Sono il <b>Narratore</b>: conduco giochi di società nelle chat di gruppo, e in privato consegno a ciascuno la sua carta.

    Ora che ci siamo parlati posso scriverti: ai tavoli ti basterà un tocco per sederti. Per giocare aggiungimi a un gruppo e là scrivi /gioca.
greeting-add = Aggiungimi a un gruppo
# Quando il bot entra in un gruppo: tre righe e un bottone.
introduction =
    Buonasera a tutti. Sono il <b>Narratore</b>: io racconto, voi giocate.
    Le carte segrete arrivano in privato, quindi ognuno dovrà premere «Avvia» una volta sola.
    Quando siete almeno in tre, apriamo un tavolo.
introduction-play = Apri un tavolo

## Pagine

page-help =
    <b>Come si gioca</b>

    1. In un gruppo, /gioca apre un tavolo; oppure direttamente /villaggio, /lupi, /saloon o /propaganda.
    2. Ci si siede con un tocco. La prima volta si apre la chat privata con me: premi «Avvia», è lì che arrivano le carte.
    3. Chi ha aperto il tavolo sceglie le opzioni e comincia con /via; altrimenti si comincia allo scadere del tempo.

    <b>Durante la partita</b>
    /stato: chi c’è, chi si aspetta, quanto manca
    /ruolo: la tua carta, di nuovo, in privato
    /ancora: un po’ più di tempo
    /entra: chiedere il posto di chi manca, o riprendere il tuo da chi ti sostituisce
    /esci: lasciare il tavolo

    <b>Per chi ha aperto il tavolo e per gli amministratori</b>
    /pausa e /riprendi: fermare e riavviare l’orologio
    /ferma: chiudere la partita

    <b>Per chi narra di persona, con le carte sul tavolo</b>
    /narra: il banco, dalla distribuzione delle carte alla fine della partita
    /random: numeri, nomi, moneta e tutti gli eventi della notte
    /genera 12: le carte per dodici; oppure mandami la tua lista di ruoli
    /becchino 2 1 1: chi cade nelle fosse

    <b>Per imparare</b>
    /pratica: una partita intera contro giocatori automatici, in privato, con i consigli e senza fretta
    /quiz: in privato domande e progressi, nei gruppi una sfida

    <b>Altro</b>
    /statistiche, /classifica, /storia, /ruoli, /regole, /verifica, /lingua, /privacy, /imieidati, /dimenticami, /info

    Nei gruppi dove ci sono altri bot scrivi il comando per intero, per esempio <code>/gioca@{ $bot }</code>.
page-about =
    <b>Narratore</b>, versione { $version }

    Un narratore di giochi di società per Telegram. Le regole di «Lupi e contadini» seguono un foglio stampato di anni fa; dove il foglio tace abbiamo deciso noi. «The Village» è il gioco di carte nato dal Werewolf di GreyWolf, con le sue regole italiane. «Morte nel saloon» è un gioco di Greta Bellagamba e Daniele Di Rubbo, pubblicato in italiano con licenza CC BY-SA 4.0; gli spunti, qui, sono scritti da noi. «Propaganda» è un gioco di Federico Berti, espansione della sua «Dama Bianca». Le regole in breve le dice /regole.

    Il programma è libero, con licenza MIT.
page-privacy =
    <b>Che cosa mi arriva</b>

    In un gruppo Telegram mi consegna i comandi, i bottoni premuti, le risposte ai miei messaggi e l’avviso di chi entra o esce. Se il gruppo mi nomina amministratore, mi consegna anche tutto il resto che ci si scrive: ciò che non è per me lo lascio cadere subito, senza conservarlo. In privato mi arriva quello che mi scrivi; in altre chat, quello che qualcuno scrive dopo il mio nome per farmi estrarre qualcosa.

    <b>Che cosa conservo, e per quanto</b>

    • il tuo nome, il nome utente, l’identificativo, la lingua dell’app, come vuoi che ti parli e quali ruoli usi quando narri: finché non mi chiedi di dimenticarti;
    • a quali partite hai preso parte, con quale carta, in quale squadra e com’è finita, nei gruppi che tengono il conto: anche questo fino ad allora, e dopo senza di te;
    • i tuoi trofei, se non vuoi comparire nelle classifiche, e quanti voti e turni hai lasciato passare, che leggi soltanto tu: finché non mi chiedi di dimenticarti;
    • mosse e testi che mi hai scritto durante una partita, il nome che gli altri leggevano al tavolo e il posto che hai preso per link a un tavolo dal vivo: per 90 giorni dalla fine;
    • i tavoli che tieni da parte quando narri, con i nomi di chi gioca: finché non li togli, o mi chiedi di dimenticarti;
    • ciò che hai estratto con me fuori dalle partite, con i nomi che mi hai scritto per farlo: per una settimana;
    • che cosa hai risposto al quiz in privato, quando ogni domanda va ripassata, i giorni di fila, l’ora e il fuso del promemoria: finché non mi chiedi di dimenticarti;
    • le domande che ti ho fatto e le risposte date nelle sfide dei gruppi: per 30 giorni;
    • i messaggi che devo ancora consegnare: finché non sono partiti, e se nessuno può riceverli per 3 giorni;
    • il numero d’ordine di ogni comando e di ogni tocco, per non contarlo due volte: per 48 ore;
    • di quali gruppi vuoi che ti avvisi: finché non mi dici basta, o non esci dal gruppo;
    • dei gruppi in cui si gioca titolo, lingua e impostazioni, con chi le ha cambiate le ultime venti volte: il tuo nome ne esce quando mi chiedi di dimenticarti;
    • chi non può scrivere in un gruppo perché è fuori dalla partita: finché non può di nuovo;
    • se vuoi ricevere le novità di chi gestisce il bot: finché non cambi idea, o non mi chiedi di dimenticarti. Nessuno te ne manda senza il tuo sì, o quello del gruppo;
    • se chi gestisce il bot ti ha escluso, il tuo identificativo, il nome e il motivo: finché l’esclusione non viene tolta, anche dopo che ti ho dimenticato;
    • ciò che ha fatto con i suoi comandi chi gestisce il bot, e su chi: per un anno.

    Ciò che fai in una partita resta segreto finché la partita non lo rivela. La prova pubblicata alla fine nomina i posti, mai le persone. Quello che ho scritto nei gruppi resta ai gruppi.

    Per avere in un file ciò che so di te: /imieidati. Per farlo cancellare: /dimenticami.
page-language = In che lingua parliamo?

## Agli operatori

command-operator = Lo stato del bot, e gli attrezzi di chi lo gestisce
operator-error =
    Qualcosa si è rotto: <code>{ $kind }</code>{ $times ->
        [1] .
       *[other] , { $times } volte.
    } I particolari sono nei log.
