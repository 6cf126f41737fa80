# Il giorno e il crepuscolo: poteri mostrati, indagini, spari, voti.

village-day-broke =
    🗣 <b>Giorno { $day }.</b> Siete in { $living } intorno alla fontana. Avete { $length_span }: parlate, accusate, giurate il falso se vi conviene. Poi si vota.
    .alt-1 =
        🗣 <b>Giorno { $day }.</b> Pane caldo, caffè, sospetti. In { $living } avete { $length_span } per raccontarvi la notte, ciascuno la propria.
    .alt-2 =
        🗣 <b>Giorno { $day }.</b> Il maresciallo non c’è, il prete nemmeno: in { $living } dovete cavarvela da soli. La piazza è vostra per { $length_span }.
    .alt-3 =
        🗣 <b>Giorno { $day }.</b> Si parla sottovoce davanti al forno, in { $living } e ognuno con la sua verità. Fra { $length_span } si vota.
    .alt-4 =
        🗣 <b>Giorno { $day }.</b> La campana ha smesso, cominciate voi: siete in { $living }, e per { $length_span } si può dire di tutto.

village-mayor-revealed =
    🎖 <b>{ $seat }</b> sale sui gradini della fontana e si mette la fascia tricolore: ha la carta del Sindaco. Da ora il suo voto vale doppio.
    .alt-1 =
        🎖 Sotto la giacca di <b>{ $seat }</b> c’era una fascia: è la carta del Sindaco, e da ora il suo voto vale doppio.
village-peace-declared =
    ☮️ <b>{ $seat }</b> alza una bandiera bianca in mezzo alla piazza: ha la carta del Pacifista. Da qui a notte non si lincia nessuno.
    .alt-1 =
        ☮️ «Basta sangue, almeno per oggi», dice <b>{ $seat }</b>, e mostra la carta del Pacifista. La corda torna al suo chiodo.
village-trouble-stirred =
    🤯 <b>{ $seat }</b> rovescia un tavolo, e con il tavolo la pace: ha la carta del Guastafeste. Oggi si vota due volte, e si lincia due volte.
    .alt-1 =
        🤯 «Una corda sola è poca», dice <b>{ $seat }</b>, e mostra la carta del Guastafeste. Oggi i linciaggi sono due.
village-sleep-spread =
    💤 <b>{ $seat }</b> apre un sacchetto e soffia: la sabbia fine si posa sui davanzali. È la carta di Morfeo. La prossima notte dormirete tutti, e nessuno farà nulla.
    .alt-1 =
        💤 «Stanotte si riposa», dice <b>{ $seat }</b>, e mostra la carta di Morfeo. La prossima notte nessuno agirà.
village-silver-spread =
    ⚒ <b>{ $seat }</b> passa di strada in strada con un sacco di polvere d’argento: ha la carta del Fabbro. La prossima notte i lupi non potranno agire.
    .alt-1 =
        ⚒ Dalla fucina esce <b>{ $seat }</b>, le mani che luccicano e la carta del Fabbro bene in vista. La prossima notte i lupi resteranno fermi.

## La fine del giorno

village-detective-saw =
    🕵 Indagine chiusa. <b>{ $about }</b> ha la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }, senza ombra di dubbio.
    .alt-1 =
        🕵 Tre domande, una serratura, un cassetto. In quello di <b>{ $about }</b> c’era la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🕵 Hai messo insieme i pezzi. Non ci sono dubbi su <b>{ $about }</b>: la sua è la carta <b>{ ROLE($role, case: "of") }</b> { ROLE($role, case: "emoji") }.
village-detective-exposed = 🕵 C’è chi fa troppe domande in paese, e le fa male: <b>{ $detective }</b> ha la carta dell’Investigatore. Lo sapete solo voi.
village-gunner-shot =
    🔫 Un colpo secco in mezzo alla piazza. <b>{ $gunner }</b> ha ancora il fucile in spalla: a terra c’è <b>{ $victim }</b>.
    .alt-1 =
        🔫 <b>{ $gunner }</b> non aspetta il voto: prende la mira e spara. <b>{ $victim }</b> cade senza una parola.
village-elder-avenged =
    📚 Era il Vecchio Saggio. Per la vergogna <b>{ $seat }</b> rinuncia a tutto: da questo momento la sua è una carta da Contadino.
    .alt-1 =
        📚 Quando si sa di chi era quella carta, in piazza nessuno fiata. <b>{ $seat }</b> ha ucciso il Vecchio Saggio, e da adesso ha la carta del Contadino.

## Il crepuscolo

village-vote-cast =
    <b>{ $voter }</b> punta il dito su <b>{ $target }</b>.
    .alt-1 = «<b>{ $target }</b>», dice <b>{ $voter }</b>, e lascia cadere il biglietto nel secchio.
    .alt-2 = <b>{ $voter }</b> guarda in giro, poi si decide: <b>{ $target }</b>.
    .alt-3 = Per <b>{ $voter }</b> il nome è uno: <b>{ $target }</b>.
village-voted-for-nobody =
    <b>{ $voter }</b> stasera non accusa nessuno.
    .alt-1 = Biglietto bianco da <b>{ $voter }</b>.
    .alt-2 = «Nessuno», dice <b>{ $voter }</b>, e si volta dall’altra parte.
village-votes-counted =
    { $votes ->
        [one] • <b>{ $target }</b>, un voto: { $voters }
       *[other] • <b>{ $target }</b>, { $votes } voti: { $voters }
    }
    .heading = 📜 <b>Lo spoglio</b>
village-votes-totalled =
    { $votes ->
        [one] • <b>{ $target }</b>, un voto
       *[other] • <b>{ $target }</b>, { $votes } voti
    }
    .heading = 📜 <b>Lo spoglio</b>
village-nobody-counted = • Per nessuno: { $voters }
village-lynched =
    🪢 Il villaggio ha deciso. La corda si tende, la quercia scricchiola, e <b>{ $victim }</b> non parla più.
    .alt-1 =
        🪢 Nessuno guarda, tutti sentono. Addio, <b>{ $victim }</b>.
    .alt-2 =
        🪢 Al tramonto, dalla quercia, pende un nome: <b>{ $victim }</b>. Se era il nome giusto, lo dirà la notte.
    .alt-3 =
        🪢 Il banditore legge il biglietto più votato, e non alza la voce: <b>{ $victim }</b>. Poi si sente la corda.
village-prince-spared =
    👑 Il nodo è già al collo quando <b>{ $seat }</b> mostra la corona: ha la carta del Principe. La corda torna a posto, per questa volta.
    .alt-1 =
        👑 «Fermi, è sangue reale!» Sotto il cappello di <b>{ $seat }</b> c’era una corona: è la carta del Principe, e per stavolta si salva.
village-vote-tied =
    ⚖️ Pari fra <b>{ $tied }</b>. Il villaggio non sa decidere, e stasera non muore nessuno.
    .alt-1 =
        ⚖️ La bilancia non pende da nessuna parte: <b>{ $tied }</b> hanno gli stessi voti, e la corda resta appesa.
    .alt-2 =
        ⚖️ Si conta due volte, ma il risultato è pari: <b>{ $tied }</b>. Tutti a casa, per oggi.
village-nobody-voted =
    ⚖️ Nel secchio non c’è un nome. Nessuno ha voluto la corda per nessuno, e si va a dormire.
    .alt-1 =
        ⚖️ Nemmeno un nome, stasera. La quercia resta una quercia.
    .alt-2 =
        ⚖️ Si aspetta un nome, e non arriva. Per oggi non si lincia nessuno.
village-no-lynch-today =
    { $stopped ->
        [second] ☮️ Il secondo voto non si conta: c’è pace, e per oggi la corda ha finito.
        [vote] ☮️ Il secchio si rovescia, i biglietti volano via: c’è pace, e il voto finisce qui.
       *[day] ☮️ È giorno di pace: il secchio dei voti resta nel pozzo, e nessuno muore.
    }
    .alt-1 =
        { $stopped ->
            [second] ☮️ La bandiera bianca sventola: un voto è bastato, e il secondo non conta.
            [vote] ☮️ La bandiera bianca sventola. Mani ferme: nessun voto conta più.
           *[day] ☮️ La bandiera bianca sventola ancora. Niente voto, stasera.
        }
    .alt-2 =
        { $stopped ->
            [second] ☮️ Alla quercia oggi non si torna: c’è pace, e il secondo voto non vale.
            [vote] ☮️ I biglietti già nel secchio nessuno li legge: c’è pace, e stasera non si lincia.
           *[day] ☮️ La quercia oggi fa soltanto ombra: c’è pace, e non si vota.
        }
village-vote-missed =
    ⏳ Il tuo voto stasera è mancato. { $risk ->
        [removal] Se manca anche la prossima volta, il villaggio andrà avanti senza di te.
        [vote] Se manca anche la prossima volta, gli altri decideranno se andare avanti senza di te.
        [substitute] Se manca anche la prossima volta, finché non torni giocherà al tuo posto un sostituto automatico.
        [random] Se manca anche la prossima volta, finché non torni voterà il caso per te.
       *[nothing] A questo tavolo nessuno esce per questo, ma il villaggio conta anche sul tuo.
    }
village-removed-for-silence =
    🚪 Di <b>{ $seat }</b> non si sa nulla da due votazioni. La casa è vuota, e il villaggio va avanti.
    .alt-1 =
        🚪 Due voti di fila senza una parola da <b>{ $seat }</b>: quel posto non è più di nessuno.

## In ogni momento

village-time-ran-low =
    { $phase ->
        [night] ⏳ L’alba è vicina: ancora { $left_span }. Chi non ha risposto in privato lo faccia adesso.
        [day] ⏳ Ancora { $left_span } di parole, poi si vota.
        [peace] ⏳ Ancora { $left_span } di parole, poi fa notte: oggi non si vota.
        [dusk] ⏳ Ancora { $left_span }, poi si contano i voti.
        [second] ⏳ Ancora { $left_span } per il secondo voto.
       *[shot] ⏳ Ancora { $left_span } per l’ultimo colpo.
    }
village-player-left =
    { $why ->
        [resigned] 🚪 <b>{ $seat }</b> fa le valigie e lascia il villaggio.
        [absent] 🚪 <b>{ $seat }</b> non si vede da troppo tempo: il villaggio va avanti senza.
       *[removed] 🚪 Il posto di <b>{ $seat }</b> si libera.
    }
