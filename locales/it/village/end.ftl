# La fine: gli ultimi due, chi vince, le carte scoperte, com'è andata.

village-last-duel-fought =
    🎯 Restano in due. <b>{ $hunter }</b> alza il fucile, <b>{ $killer }</b> il coltello, e arrivano insieme.
village-last-overpowered =
    🌘 Restano in due, e uno dei due non ha scampo. <b>{ $winner }</b> non aspetta nemmeno che faccia buio: <b>{ $loser }</b> è l’ultima vittima.
village-last-cultist-hunted =
    💂 Restano in due. <b>{ $cultist }</b> comincia il canto, <b>{ $hunter }</b> lo conosce a memoria. Non lo lascia finire.
village-last-converted =
    🕯 Non c’è più nessuno a cui chiedere aiuto. Anche <b>{ $seat }</b> prende il cappuccio e si unisce al cerchio.
village-last-stand-won =
    🎯 Restano in due. <b>{ $wolf }</b> salta, <b>{ $hunter }</b> spara: uno sparo solo, ed è quello buono.
village-last-stand-lost =
    🎯 Restano in due. <b>{ $hunter }</b> spara, <b>{ $wolf }</b> salta: il colpo va alto, le zanne no.

# Chi ha vinto, dopo l'epilogo.
village-winners =
    { $winners_count ->
        [0] {""}
        [one] 🏆 Vince <b>{ $winners }</b>.
       *[other] 🏆 Vincono <b>{ $winners }</b>.
    }
village-village-won =
    🌾 L’ultima minaccia è sepolta. Il fornaio regala il pane, la campana suona per il gusto di suonare, e stanotte si dorme con la porta aperta. <b>Ha vinto il villaggio.</b>

    { village-winners }
    .alt-1 =
        🌾 Il bosco tace, le candele nere sono spente, i coltelli stanno in cucina. Si contano i vivi, si brinda ai morti: <b>ha vinto il villaggio.</b>

        { village-winners }
    .alt-2 =
        🌾 Per un po’ nessuno si fida del silenzio. Poi qualcuno ride, e capiscono tutti che è finita: <b>ha vinto il villaggio.</b>

        { village-winners }
village-wolves-won =
    🐺 Ci si conta in piazza, e per la prima volta i lupi non abbassano gli occhi: non serve più. <b>Hanno vinto i lupi.</b>

    { village-winners }
    .alt-1 =
        🐺 Il forno resta spento, la campana non suona. Dal bosco al paese è rimasto un passo, e i lupi l’hanno fatto. <b>Hanno vinto i lupi.</b>

        { village-winners }
    .alt-2 =
        🐺 Stanotte si può ululare in mezzo alla strada. Chi potrebbe lamentarsi è già a tavola, nel senso sbagliato. <b>Hanno vinto i lupi.</b>

        { village-winners }
village-cult-won =
    🕯 Un cerchio di cappucci intorno alla fontana, una voce sola. Fuori dal cerchio non c’è più nessuno. <b>Hanno vinto i Satanisti.</b>

    { village-winners }
    .alt-1 =
        🕯 La chiesa ha candele nuove, tutte nere, e nessuno se ne stupisce. <b>Hanno vinto i Satanisti.</b>

        { village-winners }
village-tanner-won =
    👺 La corda si tende, e sotto la quercia qualcuno sorride. Era tutto quello che voleva, e gliel’avete dato voi. <b>Ha vinto il Masochista.</b>

    { village-winners }
    .alt-1 =
        👺 Il villaggio festeggia per un momento, poi si accorge della faccia felice di chi pende dalla quercia. <b>Ha vinto il Masochista.</b>

        { village-winners }
village-killer-won =
    🔪 Una casa illuminata, una tavola apparecchiata per una persona sola, un coltello ben lavato. <b>Ha vinto il Serial Killer.</b>

    { village-winners }
    .alt-1 =
        🔪 Il villaggio adesso è molto tranquillo. A qualcuno piace così. <b>Ha vinto il Serial Killer.</b>

        { village-winners }
village-arsonist-won =
    🔥 Da lontano si vede una luce calda, come se fosse festa. Ma al villaggio non c’è più nessuno che balli. <b>Ha vinto il Piromane.</b>

    { village-winners }
    .alt-1 =
        🔥 Cenere sui campi, cenere sulla fontana, e una figura che si scalda le mani. <b>Ha vinto il Piromane.</b>

        { village-winners }
village-couple-won =
    💘 Tutti gli altri non ci sono più, e a loro due importa poco. Due sedie alla finestra, una mano nell’altra. <b>Ha vinto la Coppia.</b>

    { village-winners }
    .alt-1 =
        💘 Contro i lupi, contro il villaggio, contro chiunque. L’amore, a volte, è solo questione di restare. <b>Ha vinto la Coppia.</b>

        { village-winners }
village-nobody-won =
    { $why ->
        [silence] 🌫 Da tre notti e tre giorni nessuno risponde più. Spengo la lanterna: la partita finisce qui, senza vincitori.
       *[empty] 🌫 Una porta sbatte al vento. Chi poteva vincere non è rimasto, e chi è rimasto non ha più niente da vincere: la partita finisce qui, senza vincitori.
    }
village-card-turned =
    { $won ->
        [yes] 🏆
       *[no] ▫️
    } { $seat }: { ROLE($role, case: "emoji") } { ROLE($role, $seat, case: "who") }{ $changed ->
        [yes] {" "}(all’inizio { ROLE($dealt, $seat, case: "who") })
       *[no] {""}
    }{ $alive ->
        [yes] {""}
       *[no] , fantasma
    }
    .heading = 🃏 <b>Le carte scoperte</b>

## Com'è andata

village-chronicle = 📖 <b>Com’è andata</b>
# Quando: in testa a ogni riga.
village-when =
    { $time ->
        [night] 🌙 Notte { $round }
        [day] 🗣 Giorno { $round }
       *[dusk] ⚖️ Crepuscolo { $round }
    }
village-line-died =
    { village-when } · ⚰️ <b>{ $seat }</b>{ $cause ->
        [eaten] : le zanne del branco
        [shot-by-hunter] : il fucile del Cacciatore Urbano
        [shot-by-gunner] : il fucile dell’Artigliere
        [killed] : il coltello del Serial Killer
        [visited-killer] : una visita al Serial Killer
        [visited-wolf] : una visita a un lupo
        [guarded-wolf] : una veglia su un lupo
        [with-victim] : la casa sbagliata, la notte sbagliata
        [burned] : il fuoco
        [burned-visiting] : una visita a una casa in fiamme
        [fell] : una fossa aperta
        [spotted-by-wolves] : i lupi, al cimitero
        [spotted-by-killer] : il coltello, al cimitero
        [hunted] : il Cacciatore di Satanisti
        [poisoned] : la pozione del Chimico
        [own-poison] : la propria pozione
        [lynched] : la corda
        [sorrow] : il dolore
        [afk] : due voti di silenzio
        [left] : un addio
        [last-duel] : l’ultimo duello
        [last-stand] : l’ultimo duello
        [overpowered] : l’ultimo incontro
       *[hidden] {""}
    }.
village-line-became =
    { village-when } · 🔄 <b>{ $seat }</b>, da { ROLE($old, $seat, case: "who") } a { ROLE($new, $seat, case: "who") }: { $reason ->
        [infection] il morso dell’Alfa
        [bitten] il morso del branco
        [converted] il canto dei Satanisti
        [auto-converted] la resa ai Satanisti
        [robbed] un furto subìto
        [stole] un furto riuscito
        [model-dead] la morte del modello
        [seer-gone] il posto vuoto della Veggente
        [elder-killed] la morte del Vecchio Saggio
        [last-wolf] la fine del branco
       *[no-wolves] la fine del branco
    }.
village-line-count =
    ⚖️ Crepuscolo { $day } · { $end ->
        [spared] la corona ha salvato il Principe
        [tied] parità, la corda resta appesa
        [peace] giorno di pace
       *[nobody] nessun voto per nessuno
    }.
village-line-quiet-night = 🌙 Notte { $round } · non è morto nessuno.
