### /impostazioni: il menu sta nella chat privata di chi amministra, e parla a una persona: si dà del tu.
### I nomi delle voci stanno su un bottone insieme al valore: brevi.

## Le pagine

settings-elsewhere = ⚙️ Le impostazioni di questo gruppo si aprono in privato, per chi lo amministra.
settings-button-open = ⚙️ Apri le impostazioni
settings-menu =
    ⚙️ <b>{ $group }</b>

    Che cosa vuoi regolare? Vale dal prossimo messaggio, anche per una partita già cominciata; le regole di un gioco valgono dal prossimo tavolo.
settings-mine =
    ⚙️ <b>Le tue impostazioni</b>

    Valgono dappertutto, in ogni gruppo. Quelle di un gruppo si aprono scrivendo /impostazioni là.
settings-section = ⚙️ <b>{ $name }</b>
settings-games = 🎲 <b>Le regole di sempre</b>
    Così comincia ogni nuovo tavolo di un gioco. Chi lo apre può ancora cambiarle, e quelle dell’ultimo tavolo restano per il prossimo.
settings-typed = Adesso: <b>{ $value }</b>. Se quello che cerchi non è fra i bottoni, scrivilo in risposta a questo messaggio: per esempio <code>Lisbon</code> o <code>Europe/Lisbon</code>.
settings-log = { $count ->
        [0] 📜 Nessuno ha ancora cambiato niente.
        [one] 📜 <b>L’ultima modifica</b>
       *[other] 📜 <b>Le ultime { $count } modifiche</b>
    }
settings-log-line = { $day }/{ $month }, { $time } · { $name } · { $what }: <b>{ $value }</b>
settings-somebody = qualcuno
settings-import =
    📥 <b>Importa</b>

    Mandami qui il file che hai esportato da un gruppo, o incolla il suo testo in risposta a questo messaggio. Se qualcosa non torna te lo dico, e non cambia niente.
settings-imported = { $count ->
        [0] 📥 Era già tutto così.
        [one] 📥 Fatto: una voce è cambiata.
       *[other] 📥 Fatto: { $count } voci sono cambiate.
    }
settings-export = 📤 Le impostazioni del gruppo. Qui dentro non c’è il nome di nessuno: puoi importarle in un altro gruppo.

settings-section-speech = 🗣 Lingua e orari
settings-section-tables = 🪑 Chi può che cosa
settings-section-chat = 💬 I messaggi nel gruppo
settings-section-mine = 👤 Le tue
settings-button-games = 🎲 Regole dei giochi
settings-button-log = 📜 Chi ha cambiato che cosa
settings-button-export = 📤 Esporta
settings-button-import = 📥 Importa
settings-button-back = « Indietro
settings-button-calls = 🔔 I gruppi che ti chiamano
settings-button-reminder = ⏰ Promemoria del quiz

## Del gruppo

settings-language = Lingua
    .help = La lingua in cui parlo al gruppo. In privato ognuno ha la sua.
settings-language-none = come chi mi ha fatto entrare
settings-timezone = Fuso orario
    .help = Serve alle ore di riposo e alla domanda del giorno.
settings-timezone-none = il solito
settings-quiet-from = Riposo dalle
    .help = L’ora in cui una partita lenta, di quelle che durano giorni, si ferma per la notte. La stessa ora per l’inizio e per la fine: mai.
settings-quiet-from-none = la solita ora
settings-quiet-until = Riposo fino alle
    .help = L’ora in cui una partita lenta riprende. La stessa ora per l’inizio e per la fine: non si ferma mai.
settings-quiet-until-none = la solita ora
settings-open-by = Aprire un tavolo
    .help = Chi può aprire un tavolo, o chiedere la rivincita.
settings-open-by-everybody = chiunque
settings-open-by-admins = solo chi amministra
settings-stop-by = Fermare la partita
    .help = Chi può fermare una partita, metterla in pausa e farla riprendere. Un tavolo che non ha ancora cominciato può chiuderlo sempre anche chi l’ha aperto.
settings-stop-by-host = chi ha aperto, e chi amministra
settings-stop-by-admins = solo chi amministra
settings-news = Novità
    .help = Ogni tanto chi gestisce il bot può scrivere qui: una novità, o una pausa per manutenzione. Mai mentre si gioca, e solo se il gruppo dice di sì.
settings-news-true = sì
settings-news-false = no
settings-sounds = Suoni
    .help = Con i suoni spenti i miei messaggi arrivano nel gruppo senza far vibrare nessun telefono.
settings-sounds-true = accesi
settings-sounds-false = spenti
settings-pin = In alto nel gruppo
    .help = Fisso in alto il tavolo finché si raccoglie gente, e il tabellone finché si gioca; poi lo tolgo. Mi serve il permesso di fissare i messaggi.
settings-pin-true = sì
settings-pin-false = no
settings-mute = Silenzio dei morti
    .help = Chi è fuori dalla partita non può scrivere nel gruppo finché dura: torna libero alla fine, se la partita si ferma, o se lascia il posto. I bottoni gli funzionano sempre. Chi amministra non posso zittirlo. Mi serve il permesso di limitare i membri, in un supergruppo.
settings-mute-true = sì
settings-mute-false = no
settings-dead-talk = Voce dei morti
    .help = Chi è fuori dalla partita parla con gli altri nella stessa sorte: mi scrive in privato, e io riferisco solo a loro, col suo nome. Chi gioca ancora non ne sa niente. Ognuno può tirarsi fuori con un bottone.
settings-dead-talk-true = sì
settings-dead-talk-false = no
settings-mild = Nomi più miti
    .help = Alcuni ruoli hanno un nome per orecchie più giovani, e così le frasi che li raccontano: nelle partite, in /ruoli e /regole, nel quiz. Chi gioca a questo tavolo li legge così anche in privato.
settings-mild-true = sì
settings-mild-false = no
settings-pictures = Immagini
    .help = Lo sfondo del tabellone, dei riepiloghi e delle classifiche. Scegli quello con cui la maggior parte del gruppo usa Telegram; un tabellone già esposto cambia subito.
settings-pictures-light = 🌞 chiare
settings-pictures-dark = 🌙 scure
settings-figures = Statistiche e classifica
    .help = A fine partita un riepilogo con i trofei, poi /statistiche e /classifica. Con «no» delle prossime partite non resta nessun conto, e di quelle passate qui non si dice più niente.
settings-figures-true = sì
settings-figures-false = no
settings-daily = Domanda del giorno
    .help = A quest’ora il quiz fa una domanda al gruppo, ogni giorno. Se si sta giocando, aspetta.
settings-daily-none = mai

## Di una persona

settings-my-language = Lingua
    .help = La lingua in cui ti scrivo in privato.
settings-my-language-none = quella dell’app
settings-grammar = Come parlo di te
    .help = Così parlo con te, e di te con gli altri.
settings-grammar-f = al femminile
settings-grammar-m = al maschile
settings-grammar-neutral = né l’uno né l’altro
settings-grammar-none = non l’hai ancora detto
settings-calls = Chiamate ai tavoli
    .help = Se ti scrivo quando si apre un tavolo in un gruppo che segui con /avvisami, o quando chiedono la rivincita.
settings-calls-true = sì
settings-calls-false = no
settings-several = Più tavoli insieme
    .help = Di solito si gioca a un tavolo per volta: gli altri contano su di te. Se te la senti di seguirne più d’uno, ogni messaggio dirà di quale gruppo parla.
settings-several-true = sì
settings-several-false = uno per volta
settings-my-news = Novità
    .help = Se ogni tanto chi gestisce il bot può scriverti una novità, o di una pausa per manutenzione. Mai mentre giochi.
settings-my-news-true = sì
settings-my-news-false = no
settings-my-milder = Nomi più miti
    .help = Se in privato, nel quiz, al tuo banco di narratore e in /ruoli, alcuni ruoli hanno un nome per orecchie più giovani. Per le partite di un gruppo vale la scelta del gruppo.
settings-my-milder-true = sì
settings-my-milder-false = no
settings-my-pictures = Immagini
    .help = Lo sfondo delle immagini che ti mando in privato: i tuoi risultati, i progressi del quiz, un tabellone chiesto qui. Nel gruppo vale la scelta del gruppo.
settings-my-pictures-light = 🌞 chiare
settings-my-pictures-dark = 🌙 scure

## Rifiuti, e ciò che il gruppo viene a sapere

settings-not-now = Telegram adesso non mi dice chi amministra quel gruppo. Riprova fra un momento.
settings-admins-open = In questo gruppo i tavoli li apre chi lo amministra.
settings-needs-pin = Per questo mi serve il permesso di fissare i messaggi: dammelo nel gruppo, fra i miei diritti di amministratore, e riprova.
settings-needs-mute = Per questo mi serve il permesso di limitare i membri, e il gruppo dev’essere un supergruppo: dammelo là, fra i miei diritti di amministratore, e riprova.
settings-no-zone = Un fuso orario così non lo trovo. Scrivi una città grande che abbia la tua ora, col suo nome inglese: per esempio Lisbon.
settings-which-zone = Ce n’è più d’uno: { $zones }. Scrivi per intero quello giusto.
settings-import-unreadable = Queste non sono impostazioni che so leggere: non ho cambiato niente.
settings-import-bad = Qui c’è un valore che non va bene: { $what }. Non ho cambiato niente.
settings-no-file = Un file lo leggo solo mentre è aperta la pagina per importare: la trovi con /impostazioni nel gruppo.
settings-powerless-pin = 📌 Non posso fissare i messaggi in questo gruppo: me ne manca il permesso. Si gioca lo stesso.
settings-powerless-mute = 🔇 Non posso togliere la parola a chi è fuori dalla partita: me ne manca il permesso. Contiamo sulla discrezione di tutti.
settings-mute-stuck = 🔊 <b>{ $name }</b> dovrebbe poter scrivere di nuovo, ma mi manca il permesso di farlo: può pensarci chi amministra il gruppo. Al più tardi entro un giorno ci pensa Telegram.
