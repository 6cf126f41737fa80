# Le carte di The Village: il villaggio di notte.
# .of: «la carta del …»; .who: il nome di chi ha la carta, secondo $of; .counted: quante ce ne sono; .emoji: il suo segno.
# .card: quel che si legge ricevendola, sotto il nome. Numeri e regole sono quelli veri: chi la riscrive li controlli.

village-role-harlot = Prostituta
    .gender = f
    .emoji = 💋
    .of = della Prostituta
    .the = la Prostituta
    .who = Prostituta
    .counted = { $count ->
        [one] una Prostituta
       *[other] { $count } Prostitute
    }
    .card =
        Il tuo letto resta spesso freddo: ogni notte, se vuoi, la passi da qualcuno. Mentre sei fuori il branco e i Satanisti non ti trovano; il Serial Killer sì.

        Chi ti ospita non è un lupo? Lo saprai. È un Satanista? Te ne accorgi una volta su due. Ma se è un lupo o il Serial Killer, se in quella casa stanotte sono passati loro a uccidere, o se la casa brucia, muori anche tu.

        { village-wins-village }
village-role-seer = Veggente
    .gender = f
    .emoji = 👳
    .of = della Veggente
    .the = la Veggente
    .who = Veggente
    .counted = { $count ->
        [one] una Veggente
       *[other] { $count } Veggenti
    }
    .card =
        Ogni notte, davanti alla candela, puoi guardare dentro una persona: prima dell’alba ne conosci il ruolo.

        Non tutto è come appare: l’Uomolupo, il Lupo Alfa e il Cucciolo ti sembrano Lupi qualsiasi; il Licantropo, un Contadino; il Traditore, a testa o croce, l’uno o l’altro. E un’ultima cosa: il Folle, se c’è, legge queste stesse righe.

        { village-wins-village }
    .card-simplified =
        Ogni notte, davanti alla candela, puoi guardare dentro una persona: prima dell’alba ne conosci il ruolo.

        Due soltanto t’ingannano, quando sono in gioco: l’Uomolupo ti sembra un Lupo, il Licantropo un Contadino.

        { village-wins-village }
village-role-guardian_angel = Angelo Custode
    .gender = m
    .emoji = 👼
    .of = dell’Angelo Custode
    .the = l’Angelo Custode
    .who = Angelo Custode
    .counted = { $count ->
        [one] un Angelo Custode
       *[other] { $count } Angeli Custodi
    }
    .card =
        Ogni notte vegli su un’altra persona, anche sempre la stessa: lupi, Serial Killer, fuoco e gelo non la toccano, e se nessuno l’attacca le lavi via il kerosene. Contro i Satanisti e la pozione del Chimico non puoi nulla.

        Scegli bene: se vegli sul Serial Killer, muori; se vegli su un lupo che nessuno attacca, muori una volta su due.

        { village-wins-village }
    .card-simplified =
        Ali piegate sotto il cappotto. Ogni notte vegli su un’altra persona, anche sempre la stessa, e i lupi non la toccano. Tu, da loro, non rischi niente.

        { village-wins-village }
village-role-cult_hunter = Cacciatore di Satanisti
    .gender = m
    .emoji = 💂
    .of = del Cacciatore di Satanisti
    .the = il Cacciatore di Satanisti
    .who = { GENDER($of) ->
        [f] Cacciatrice di Satanisti
       *[other] Cacciatore di Satanisti
    }
    .counted = { $count ->
        [one] un Cacciatore di Satanisti
       *[other] { $count } Cacciatori di Satanisti
    }
    .card =
        Conosci i loro canti e l’odore delle loro candele. Ogni notte puoi bussare da una persona: se è fra i Satanisti e la trovi in casa, muore. E se sono loro a venire a convertirti, chi bussa muore, e io ti dico quanti ne restano. Dal Serial Killer, invece, non si torna.

        { village-wins-village }
village-role-wild_child = Bambino Ribelle
    .gender = m
    .emoji = 👶
    .of = del Bambino Ribelle
    .the = il Bambino Ribelle
    .who = { GENDER($of) ->
        [f] Bambina Ribelle
       *[other] Bambino Ribelle
    }
    .counted = { $count ->
        [one] un Bambino Ribelle
       *[other] { $count } Bambini Ribelli
    }
    .card =
        Ginocchia sbucciate e un idolo da imitare: la prima notte scegli chi (se non lo fai, sceglie la sorte). Finché il tuo idolo vive sei gente del villaggio; quando muore, comunque sia andata, scappi nel bosco e diventi Lupo.

        { village-wins-until-wolf }
village-role-fool = Folle
    .gender = m
    .emoji = 🃏
    .of = del Folle
    .the = il Folle
    .who = Folle
    .counted = { $count ->
        [one] un Folle
       *[other] { $count } Folli
    }
    .card = { village-role-seer.card }
village-role-cupid = Cupido
    .gender = m
    .emoji = 🏹
    .of = di Cupido
    .the = Cupido
    .who = Cupido
    .counted = { $count ->
        [one] un Cupido
       *[other] { $count } Cupidi
    }
    .card =
        La prima notte scocchi due frecce: due persone, anche te, si innamorano, e ciascuna saprà chi è l’altra (se non scegli, sceglie la sorte). Se muore una, muore di dolore anche l’altra.

        La Coppia è una squadra a sé, e vince se resta sola. Dopo la prima notte non hai altri poteri. Un patto: chi si ama non si rivela, a meno che non ci sia anche tu.

        { village-wins-village }
village-role-oracle = Oracolo
    .gender = m
    .emoji = 🌀
    .of = dell’Oracolo
    .the = l’Oracolo
    .who = Oracolo
    .counted = { $count ->
        [one] un Oracolo
       *[other] { $count } Oracoli
    }
    .card =
        Nell’acqua del pozzo le cose si vedono a rovescio. Ogni notte puoi chiedere di una persona: saprai un ruolo che quella persona non ha, e che ha invece qualcun altro fra i vivi.

        { village-wins-village }
village-role-chemist = Chimico
    .gender = m
    .emoji = 👨‍🔬
    .of = del Chimico
    .the = il Chimico
    .who = { GENDER($of) ->
        [f] Chimica
       *[other] Chimico
    }
    .counted = { $count ->
        [one] un Chimico
       *[other] { $count } Chimici
    }
    .card =
        Due bicchieri uguali, uno solo avvelenato. La prima notte prepari la pozione; dalla seconda puoi portarla a qualcuno: una volta su due muore chi ti apre la porta, una volta su due muori tu. Se non la usi si conserva; se la usi, la notte dopo ne prepari un’altra.

        Dal Serial Killer muori e basta. Se è il Vecchio Saggio a bere quello sbagliato, ti resta la carta del Contadino.

        { village-wins-village }
village-role-grave_digger = Becchino
    .gender = m
    .emoji = ☠️
    .of = del Becchino
    .the = il Becchino
    .who = { GENDER($of) ->
        [f] Becchina
       *[other] Becchino
    }
    .counted = { $count ->
        [one] un Becchino
       *[other] { $count } Becchini
    }
    .card =
        Al tramonto scavi una fossa per ogni persona morta dall’ultima volta; se non ce n’è, dormi. Mentre scavi il branco e i Satanisti non ti trovano in casa, e chi viene a cercarti rischia di cadere e morire: il 20% con una fossa, il 35% con due, il 42,5% con tre, mai oltre la metà. Per la gente del villaggio il rischio è dimezzato.

        Ma chi va a caccia può scorgerti al cimitero e ucciderti, con quello stesso rischio dimezzato; e il Serial Killer, se cerca proprio te, ti trova sempre.

        { village-wins-village }
village-role-augur = Augure
    .gender = m
    .emoji = 🦅
    .of = dell’Augure
    .the = l’Augure
    .who = Augure
    .counted = { $count ->
        [one] un Augure
       *[other] { $count } Àuguri
    }
    .card =
        Leggi il volo degli uccelli sopra i tetti. Ogni notte ti dicono un ruolo che fra i vivi non ha nessuno, mai due volte lo stesso.

        { village-wins-village }
