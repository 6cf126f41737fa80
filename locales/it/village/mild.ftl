### Ciò che si dice altrimenti dove il gruppo vuole nomi più miti (/impostazioni): il messaggio di uguale nome, senza -mild, in
### altre parole. I ruoli fanno le stesse cose.

village-role-harlot-mild = Girovaga
    .gender = f
    .emoji = 🧳
    .of = della Girovaga
    .the = la Girovaga
    .who = Girovaga
    .counted = { $count ->
        [one] una Girovaga
       *[other] { $count } Girovaghe
    }
    .card =
        Non sai stare ferma: ogni notte, se vuoi, ti fai ospitare da qualcuno. Mentre sei in giro il branco e i Satanisti non ti trovano; il Serial Killer sì.

        Chi ti ospita non è un lupo? Lo saprai. È un Satanista? Te ne accorgi una volta su due. Ma se è un lupo o il Serial Killer, se in quella casa stanotte sono passati loro a uccidere, o se la casa brucia, muori anche tu.

        { village-wins-village }
village-harlot-saw-no-wolf-mild =
    🧳 Notte tranquilla da <b>{ $about }</b>: di sicuro non è un lupo.
    .alt-1 =
        🧳 Hai dormito sulla panca da <b>{ $about }</b> e ti svegli senza un graffio: non è un lupo.
    .alt-2 =
        🧳 Due chiacchiere, una tisana, e il mattino arriva presto: <b>{ $about }</b> non è un lupo.
village-harlot-saw-cultist-mild = 🧳 Nella credenza di <b>{ $about }</b> c’erano candele nere e un cappuccio: è dei Satanisti.
village-harlot-came-mild = 🧳 Stanotte hai avuto un’ospite: la Girovaga ha chiesto un tetto, e si è fermata fino al mattino.
    .alt-1 =
        🧳 Vicino al focolare c’è una coperta piegata: stanotte la Girovaga ha dormito da te.
    .alt-2 =
        🧳 Stanotte la Girovaga ha scelto casa tua, e se n’è andata prima che cantasse il gallo.
village-ask-harlot-mild =
    { village-night-head }
    La valigia è pronta: da chi ti fai ospitare stanotte? { village-until-dawn }

village-role-drunk-mild = Goloso
    .gender = m
    .emoji = 🍰
    .of = del Goloso
    .the = il Goloso
    .who = { GENDER($of) ->
        [f] Golosa
       *[other] Goloso
    }
    .counted = { $count ->
        [one] un Goloso
       *[other] { $count } Golosi
    }
    .card =
        Il fornaio ti mette da parte l’ultima torta prima ancora che tu la chieda. Poteri non ne hai; ma se il branco ti divora, è un boccone troppo dolce: i lupi che ti hanno assalito hanno mal di pancia, e non mordono più né per il resto di quella notte né per la successiva.

        { village-wins-village }
village-pack-drunk-mild = 🍰 <b>{ $about }</b> era più zucchero che altro, e adesso avete tutti mal di pancia: niente più morsi stanotte, e nemmeno la prossima.
village-line-drunk-mild = 🍰 La pancia brontola ancora per tutto quel dolce: stanotte non mordi.

village-lore-drunk-mild = Non sceglie mai niente. Se però il branco lo divora, ai lupi che hanno partecipato viene il mal di pancia: per quella notte non mordono più nessun altro, e la notte dopo saltano il turno.
    .bluff = Comportati da persona preziosa: se i lupi ti scelgono, il villaggio si guadagna una notte di pace.
    .against = Per il branco è una trappola: chi si offre con troppa allegria forse ha la torta in tasca. Di giorno, invece, è un voto come gli altri.
village-quiz-described-drunk-mild = Poteri non ne ha, ma è tutto zucchero: il branco che lo divora si ritrova col mal di pancia, e per quella notte e la successiva non morde più nessuno.
village-mark-guest-drunk-mild = { $whose ->
        [guest] si prende il mal di pancia
       *[host] chi viene si prende il mal di pancia
    }
village-desk-act-drunk-mild = 🍰 Ha ancora mal di pancia: stanotte non fa nulla. Scriviglielo.
village-desk-do-mark-drunk-mild = 🍰 Mal di pancia
