# Lupi e contadini: le pagine di /ruoli e i capitoli di /regole. Le cifre arrivano come variabili.

## Le carte. Il testo dice che cosa fanno; .bluff, come si bluffa; .against, come gli si tiene testa.

lupi-lore-villager = Nessun potere: di notte dorme, di giorno ascolta, dubita e vota.
    .bluff = Puoi permetterti di fingere: un contadino che si dice veggente si prende il morso al posto suo.
    .against = «Sono un contadino» non prova niente. Chiedi piuttosto chi ha votato ieri, e perché.
lupi-lore-wolf = Conosce gli altri lupi. Ogni notte il branco sceglie chi divorare: vale il nome più votato, a pari voti decide la sorte, e senza scelte non muore nessuno. Di notte i lupi possono scriversi.
    .bluff = Tieni la stessa storia dall’inizio alla fine, e non votare sempre come i compagni: gli elenchi dei voti restano scritti.
    .against = I voti sono pubblici: chi non ha mai contribuito a una condanna giusta prima o poi si nota.
lupi-lore-seer = Ogni notte guarda una persona e scopre subito se è lupo o umano. La risposta arriva all’istante e non si cambia più.
    .bluff = Parla quando hai un lupo da consegnare, o quando stanno per linciare un innocente che hai visto. Un lupo che ti imita dovrà inventare una risposta per ogni notte.
    .against = Due veggenti sono una di troppo: confronta le loro risposte con le carte mostrate e con i voti. Chi non ha mai trovato un lupo non ha ancora rischiato niente.
lupi-lore-bodyguard = Ogni notte veglia su una porta, anche la propria: chi ci dorme dietro non può essere divorato. Mai la stessa due notti di fila.
    .bluff = Un’alba senza morti può essere merito tuo, ma i lupi sanno chi volevano: lascia che siano loro a sbilanciarsi.
    .against = Chi racconta un salvataggio deve sapere di chi era la porta, e il giorno dopo non può essere la stessa.
lupi-lore-judge = Ogni notte sceglie una persona, anche sé, che il giorno dopo non potrà essere linciata; si può ripetere. Il villaggio sa che c’è un divieto, non di chi è.
    .bluff = Chi è salvo per divieto sembra pulito: non è detto. Fai che il divieto parli al posto tuo, finché puoi.
    .against = Un divieto dice soltanto che cosa voleva il giudice: non chi è innocente. Chi sa in anticipo di essere salvo, però, forse lo ha deciso.
lupi-lore-mayor = Una volta sola, dall’alba all’ultima conta del giorno, può mostrare la fascia: da allora il suo voto conta per { $weight }, e tutti sanno chi è.
    .bluff = Tieni la fascia per una conta in bilico: vale anche in quella già aperta. Prima di allora, per i lupi sei uno dei tanti.
    .against = La fascia è l’unica carta che confermo: chi la vanta senza mostrarla chiede fiducia gratis.
lupi-shelf-humans = 🏡 Gli umani
lupi-shelf-wolves = 🐺 I lupi
lupi-side-humans = con gli umani
lupi-side-wolves = con i lupi
lupi-nights-all = ogni notte
lupi-days-once = una volta sola, davanti a tutti
lupi-look-seer = veggente
lupi-seen-human = umano
lupi-goal-humans = con gli umani, quando non resta vivo nemmeno un lupo
lupi-goal-wolves = con i lupi, quando sono almeno quanti gli umani

## Le regole

lupi-rules-start =
    Da { $least } a { $most } persone. I lupi mannari si nascondono fra gli umani, che sono tutti gli altri. Ognuno riceve in privato una carta; quante ce ne siano di ciascuna, di norma lo dico a tutti.

    Il mazzo dipende da quanti siete: da { $fewest } a { $wolves } lupi, poi le figure, che entrano in quest’ordine: { $figures }; il resto, contadini. Chi apre il tavolo può comporre il mazzo a mano.
    .title = 🃏 Le carte
lupi-rules-night =
    Tutti insieme, in privato, ricevete una domanda: anche chi dorme, così nessuno si tradisce. La risposta si può cambiare fino all’alba; quella del veggente no, perché ha già avuto la sua.

    • I <b>lupi</b> scelgono una vittima: vale il nome più votato, a pari voti decide la sorte, senza voti nessuno.
    • Il <b>veggente</b> indica qualcuno e sa subito se è lupo o umano.
    • La <b>guardia del corpo</b> protegge qualcuno dai lupi, mai lo stesso due notti di fila.
    • Il <b>giudice</b> protegge qualcuno dalla condanna del giorno dopo.

    Le scelte valgono tutte insieme: guardia e giudice contano anche se quella notte muoiono. I lupi possono scriversi: { $letters } caratteri a messaggio, uno ogni { $pause_span }, al massimo { $messages } a notte.

    Di norma dura { $night_span }; finisce prima se hanno risposto tutti, ma mai prima di { $floor_span }.
    .title = 🌙 La notte
lupi-rules-dawn =
    Nomino la vittima, oppure dico che non è morto nessuno. Di norma la sua carta resta coperta; un tavolo può scegliere di vederla. Chi muore è un fantasma: niente domande, niente voti, e di norma nemmeno parole.

    Poi si discute. Di norma { $talk_span }, più { $each_span } per ogni vivo, al massimo { $longest_span }. Non c’è modo di provare la propria carta; soltanto il sindaco può mostrare la fascia.
    .title = 🌅 L’alba e il giorno
lupi-rules-vote =
    In pubblico: ognuno fa il nome di un altro vivo, o di nessuno. Per sé non si vota.

    • <b>A turno</b>: si è chiamati uno per uno, e il voto non si cambia. { $call_span } a testa; chi tace si astiene. Comincia chi siede alla sinistra della vittima.
    • <b>Insieme</b>: votano tutti, e si può cambiare fino allo scadere: dura { $together_span }.

    Di norma si vota a turno finché i vivi sono al massimo { $round }, insieme se sono di più. Un tavolo può fissare l’uno o l’altro modo.

    Con la fascia in vista il voto conta per { $weight }, anche nella conta già aperta.
    .title = ☝️ Il primo voto
lupi-rules-defence =
    Accusati sono i più votati: se in due o più sono primi a pari merito, loro; altrimenti il primo e tutti i secondi. Se ha voti una persona sola, lei soltanto; se non ne ha nessuno, cala la notte.

    Ognuno parla a turno, di norma per { $speech_span }; se sono più di quattro, il tempo di quattro si divide. Non faccio tacere nessuno: è questione di educazione.

    Se una persona accusata se ne va, per quel giorno è lei la perdita.
    .title = 🗣 La difesa
lupi-rules-sentence =
    Tutti i vivi, accusati compresi, scelgono fra gli accusati o nessuno, e possono cambiare fino allo scadere: di norma { $second_span }.

    Chi ha più voti viene linciato. A pari voti si ripete una volta, fra i pari e senza discorsi; se è ancora pari, o non ha voti nessuno, non muore nessuno. Una persona accusata da sola è linciata dopo il suo discorso, senza un secondo voto.

    Se il giudice l’ha protetta, dico che un divieto la salva: non muore nessuno, e non dico di chi è il divieto.
    .title = ⚖️ La sentenza
lupi-rules-end =
    Si guarda all’alba, dopo ogni condanna e quando qualcuno se ne va.

    • Nessun lupo in vita: vincono gli <b>umani</b>.
    • I lupi vivi sono almeno quanti gli umani: vincono i <b>lupi</b>, e non si vota più.
    • Nessuno in vita: non vince nessuno.

    Vince la fazione intera, con i suoi fantasmi. Alla fine si vedono tutte le carte.
    .title = 🏆 Chi vince
lupi-rules-leaving =
    Con /esci si lascia la partita e si diventa un fantasma; la carta resta coperta. Di notte la sua scelta non vale più, e chi l’aveva scelto sceglie di nuovo. Chi esce dal gruppo ha { $grace_span } per tornare.

    <b>Chi non vota.</b> Chi lascia passare { $strikes } primi voti di fila senza rispondere di norma è fuori; un tavolo può volere altro: che decidano gli altri, che giochi un sostituto, che scelga il caso, o soltanto un avviso. «Nessuno» è una risposta, e di notte il silenzio non è mai un’assenza.

    <b>Se tacciono tutti.</b> Dopo { $silence } notti, con i loro giorni, in cui nessuno ha risposto a niente, la partita si chiude senza vincitori.

    /ancora dà altri { $extension_span } alla fase in corso.
    .title = 🚪 Chi se ne va
lupi-rules-house =
    Le sceglie chi apre il tavolo, prima di cominciare. Ecco che cosa vale se non si tocca niente; fra parentesi, che altro si può scegliere. Chi gioca le vede nel tavolo.

    { $options }
    .title = ⚙️ Le regole della casa
