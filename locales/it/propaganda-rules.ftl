# Propaganda: i capitoli di /regole. Le cifre arrivano come variabili.

propaganda-rules-start =
    Da { $least } a { $most } persone. Un gioco elettorale da tavolo di Federico Berti, espansione di Dama Bianca.

    Il tabellone ha { $houses } case, come i numeri della Smorfia, su { $spokes } raggi e { $rings } anelli. Confinano le case che si toccano per un lato; la 1 tocca anche la 86, perché il tabellone è rotondo.

    Ogni lista ha un nome e { $pawns } pedine. I seggi sono { $seats } ({ $seats_five } in cinque), sorteggiati e divisi in parti uguali: su ciascuno una promessa e una pedina, poi le altre dove si vuole. Di solito si prepara tutto in privato, nello stesso momento: avete { $opening_span }, e quel che manca lo metto io.

    <b>In due</b> partecipa anche la <b>Lista Boh</b>, quella degli Indecisi: { $seats_two } seggi come voi. La conduco io: non fa turni e non vince, ma a chi la sfida risponde.
    .title = 🗳 Nomi, seggi, promesse
propaganda-rules-turn =
    Il turno dura di norma { $turn_span } e ha tre momenti.

    <b>1. Recupero.</b> Ogni { $each } seggi che hai, può tornare su uno di loro una pedina perduta.

    <b>2. Combinazione</b>, se vuoi, in privato: apre un seggio nuovo con tutte le tue pedine perdute. Una sola a turno, e almeno una pedina dev’essere perduta.

    <b>3. Sfide oppure stella.</b> Le sfide sono quante ne vuoi, anche nessuna. Una stella, invece, chiude il turno.

    Se il tempo scade, il turno finisce: le pedine da riprendere le rimetto io dove ce ne sono meno.
    .title = 🎙 Il turno
propaganda-rules-debates =
    Scegli un tuo seggio e uno confinante di un’altra lista. Si pesca una carta per parte: il numero più alto vince, e dal seggio che perde se ne va una pedina. Poi si continua, con gli stessi seggi o con altri, oppure si smette.

    La pedina catturata resta fuori dal tabellone: chi l’ha perduta può riprenderla.

    Frecciate e repliche le propongo io, con i simboli delle carte. Le vostre, scritte nel gruppo, saranno migliori: non cambiano niente, e sono il bello del gioco.
    .title = ⚔️ Le sfide
propaganda-rules-stars =
    Una stella cade sulla casa della carta pescata. Dove ce n’è già una si ripesca, fino a { $draws } volte; poi i soldi sono buttati. In ogni caso il turno finisce.

    Tutti i seggi che stanno sulla stella, o la toccano anche di sbieco, confinano fra loro, di chiunque siano. Stelle vicine, anche di sbieco, ne fanno una sola più grande.

    Le stelle non sono di nessuno, e restano. Un seggio non fa da ponte: due gruppi di stelle che toccano lo stesso seggio restano due.
    .title = ⭐️ Le stelle
propaganda-rules-empty =
    Quando un seggio perde l’ultima pedina, chi ha vinto la sfida sceglie:

    • <b>occuparlo</b> con una pedina da un suo seggio confinante che ne ha almeno due: si tiene anche la promessa;
    • <b>smantellarlo</b>: il seggio sparisce, e la maggioranza si abbassa;
    • <b>lasciare l’ultima pedina</b>: la sfida è vinta lo stesso.

    Vale anche per chi si difende: ha { $answer_span } per scegliere. A chi tace occupo il seggio dalla pila più alta, se si può, altrimenti lo smantello.
    .title = 🏚 Un seggio vuoto
propaganda-rules-cards =
    Chi nel proprio turno vince almeno una sfida attaccando pesca alla fine una carta e la tiene coperta. Vincere in difesa non ne porta. Se ne tengono al massimo { $kept }.

    Una <b>combinazione</b> è:
    • tre carte dello stesso seme;
    • quattro carte, una per seme;
    • due numeri inversi: 34 e 43, oppure 1 e 10, perché 1 si legge 01.

    Il seggio nuovo nasce su una di quelle case, a scelta. Le altre carte si scartano.
    .title = 🃏 Carte e combinazioni
propaganda-rules-end =
    <b>Maggioranza.</b> Vince subito chi ha la metà dei seggi in gioco più uno, nel turno di chiunque.

    <b>Fuori.</b> A fine turno chi non ha più seggi esce. Se però ha in mano una combinazione, ha ancora un turno per giocarla. Chi resta per ultimo in gara vince.

    <b>Le urne chiudono</b> dopo { $rounds } giri, { $rounds_many } se siete in cinque o sei; oppure dopo un giro in cui nessuno ha sfidato, combinato o comprato stelle. Si contano i seggi; a parità le pedine sul tabellone, poi le carte in mano. Se è tutto pari, la vittoria è condivisa.
    .title = 🏆 La fine
propaganda-rules-leaving =
    Con /esci ci si ritira: tutti i propri seggi sono smantellati e le carte scartate. Chi esce dal gruppo ha { $grace_span } per tornare. Chi lascia passare { $strikes } turni di fila senza fare niente è fuori.

    /ancora dà altri { $extension_span } al turno in corso.

    <code>/tabellone</code> rimanda il tabellone; <code>/tabellone testo</code> lo dice a parole.
    .title = 🚪 Chi se ne va
propaganda-rules-house =
    Le sceglie chi apre il tavolo, prima di cominciare. Ecco che cosa vale se non si tocca niente; fra parentesi, che altro si può scegliere.

    { $options }
    .title = ⚙️ Le regole della casa
