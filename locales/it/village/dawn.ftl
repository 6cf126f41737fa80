# L'alba e le morti.
# Con le carte scoperte si dice anche come si è morti; con le carte coperte ($cause è "hidden") solo il nome.

village-nobody-died =
    ☀️ Il fornaio apre bottega e vi conta man mano che entrate: ci siete tutti. Stanotte non è morto nessuno.
    .alt-1 =
        ☀️ La campana suona a festa, un po’ stonata. Le porte si aprono tutte: nessuna vittima, stanotte.
    .alt-2 =
        ☀️ La nebbia si alza e il villaggio è ancora intero. Qualcuno ha vegliato, o qualcuno ha sbagliato: nessuno è morto.
    .alt-3 =
        ☀️ Sole sui tetti bagnati, fumo da ogni camino. Stanotte la morte ha cercato, e non ha trovato.
    .alt-4 =
        ☀️ Il gallo canta e si affacciano tutti, uno per uno, senza eccezioni. Nessun morto, per oggi.
village-dawn-broke =
    ☀️ Nebbia bassa sui campi. La campana suona { $deaths ->
        [one] un solo rintocco
       *[other] { $deaths } rintocchi
    }, e tutti sanno che cosa vuol dire.
    .alt-1 =
        ☀️ Il fornaio ha sfornato, ma nessuno compra il pane: si sta in piazza a contarsi, e { $deaths ->
            [one] manca una persona
           *[other] mancano { $deaths } persone
        }.
    .alt-2 =
        ☀️ Ha smesso di piovere. Il gallo canta tardi, come se già sapesse: stanotte il villaggio ha perso { $deaths ->
            [one] una persona
           *[other] { $deaths } persone
        }.
    .alt-3 =
        ☀️ Luce grigia, odore di pane e di cenere. Le porte si aprono a una a una; { $deaths ->
            [one] una resta chiusa
           *[other] { $deaths } restano chiuse
        }.
    .alt-4 =
        ☀️ Il vento ha girato e porta la campana fin dentro le case. Ci si conta due volte, ma il conto non torna: { $deaths ->
            [one] manca una persona
           *[other] mancano { $deaths } persone
        }.
# Le morti più rare: $cause non è mai fra le tre che ogni versione dice a modo suo.
village-found-rarely =
    { $cause ->
        [visited-killer] 🔪 Stanotte <b>{ $seat }</b> ha bussato alla porta sbagliata: dall’altra parte c’era il Serial Killer.
        [visited-wolf] 🐾 Stanotte <b>{ $seat }</b> ha fatto visita a qualcuno, e quel qualcuno aveva le zanne.
        [guarded-wolf] 👼 Stanotte <b>{ $seat }</b> vegliava su un lupo. Il lupo aveva fame.
        [with-victim] { village-role-harlot.emoji } Chi stanotte è venuto a uccidere ha trovato due persone invece di una: c’era anche <b>{ $seat }</b>.
        [burned] 🔥 Le campane a martello, poi solo fumo. Il fuoco si è preso <b>{ $seat }</b>, e nell’aria c’è odore di kerosene.
        [burned-visiting] 🔥 <b>{ $seat }</b> stanotte era in visita, e la casa era proprio quella che ha preso fuoco.
        [fell] ⚰️ Nel buio del cimitero c’era una fossa appena scavata. In fondo, stamattina, c’è <b>{ $seat }</b>.
        [spotted-by-wolves] 🐾 Una pala piantata nella terra, una fossa a metà. I lupi passavano di là, e <b>{ $seat }</b> non ha finito il lavoro.
        [spotted-by-killer] 🔪 Una pala piantata nella terra, una fossa a metà. Qualcuno con un coltello passava di là, e <b>{ $seat }</b> non ha finito il lavoro.
        [hunted] 💂 <b>{ $seat }</b> e il Cacciatore di Satanisti stanotte si sono trovati faccia a faccia. I canti sono finiti lì.
        [poisoned] 🧪 Due bicchieri sul tavolo di <b>{ $seat }</b>, e odore di mandorle amare: il Chimico è stato qui.
        [own-poison] 🧪 <b>{ $seat }</b> ha brindato in casa d’altri, e dei due bicchieri ha preso quello sbagliato.
        [shot-by-hunter] 🎯 Uno sparo nella notte, uno solo. <b>{ $seat }</b> aveva svegliato il Cacciatore Urbano.
       *[sorrow] 💔 <b>{ $seat }</b> ha saputo tutto prima dell’alba, e il cuore non ha retto.
    }
village-found-dead =
    { $cause ->
        [eaten] 🩸 La porta di <b>{ $seat }</b> è aperta sul buio. Sulla soglia, orme di lupo; in casa, nessuno.
        [killed] 🔪 Da <b>{ $seat }</b> tutto è in ordine, tranne una cosa: in cucina manca un coltello, e nel letto c’è troppo silenzio. È la mano del Serial Killer.
        [hidden] ⚰️ <b>{ $seat }</b> non vedrà questo giorno. Come sia andata, nessuno lo dice.
       *[rare] { village-found-rarely }
    }
    .alt-1 =
        { $cause ->
            [eaten] 🩸 Il fornaio bussa da <b>{ $seat }</b> con il pane ancora caldo, e non risponde nessuno. Il branco è passato prima di lui.
            [killed] 🔪 Sul davanzale una lama lavata con cura; nel letto, <b>{ $seat }</b>. Il Serial Killer ha colpito.
            [visited-killer] 🔪 <b>{ $seat }</b> voleva fare visita a qualcuno, e ha trovato il Serial Killer sveglio.
            [visited-wolf] 🐾 <b>{ $seat }</b> ha passato la notte fuori, e chi apriva la porta sorrideva con troppi denti.
            [guarded-wolf] 👼 Piume sparse davanti a una tana. <b>{ $seat }</b> ha vegliato tutta la notte sulla persona sbagliata.
            [with-victim] { village-role-harlot.emoji } La seconda sedia, in quella casa, era di <b>{ $seat }</b>. Chi è venuto a uccidere non ha fatto differenze.
            [burned] 🔥 All’alba restano i muri e un odore di kerosene. Di <b>{ $seat }</b>, il nome.
            [burned-visiting] 🔥 Fra le ceneri d’altri si trova anche <b>{ $seat }</b>: stanotte era in visita.
            [fell] ⚰️ Chi cammina di notte al cimitero guardi dove mette i piedi. <b>{ $seat }</b> non l’ha fatto.
            [spotted-by-wolves] 🐾 Al cimitero una lanterna ancora accesa, e orme di lupo intorno: <b>{ $seat }</b> era al lavoro.
            [spotted-by-killer] 🔪 Al cimitero una lanterna ancora accesa, e accanto <b>{ $seat }</b>. La ferita è di coltello.
            [hunted] 💂 Un cappuccio calpestato, una candela nera spezzata: il Cacciatore di Satanisti ha trovato <b>{ $seat }</b>.
            [poisoned] 🧪 <b>{ $seat }</b> ha accettato da bere dal Chimico, e dei due bicchieri ha preso quello sbagliato.
            [own-poison] 🧪 Era il Chimico a offrire, stanotte. Ma il veleno è toccato { INITIAL($seat) ->
                [a] ad
               *[other] a
            } <b>{ $seat }</b>.
            [shot-by-hunter] 🎯 Davanti alla porta del Cacciatore Urbano c’è un fucile che fuma, e per terra <b>{ $seat }</b>.
            [sorrow] 💔 Nessuna ferita, nessuna traccia. <b>{ $seat }</b> non ha voluto restare.
           *[hidden] ⚰️ Si fa l’appello davanti al pozzo e un nome resta senza risposta: <b>{ $seat }</b>.
        }
    .alt-2 =
        { $cause ->
            [eaten] 🩸 Un mantello strappato accanto alla fontana, e tutti sanno di chi era. I lupi hanno divorato <b>{ $seat }</b>.
            [killed] 🔪 Nessun rumore, nessun testimone, un taglio solo. Stanotte il Serial Killer è entrato da <b>{ $seat }</b>.
            [visited-killer] 🔪 Certe case non si visitano. <b>{ $seat }</b> è l’ultima persona che il Serial Killer ha fatto accomodare.
            [visited-wolf] 🐾 <b>{ $seat }</b> cercava compagnia e ha trovato la tana di un lupo.
            [guarded-wolf] 👼 Anche un angelo può sbagliare porta: dietro quella di stanotte c’era un lupo, e <b>{ $seat }</b> non torna.
            [with-victim] { village-role-harlot.emoji } <b>{ $seat }</b> era in compagnia nella notte peggiore, e ne ha diviso la sorte.
            [burned] 🔥 Un fiammifero, un lampo, e la notte è diventata giorno. <b>{ $seat }</b> aveva il kerosene addosso.
            [burned-visiting] 🔥 <b>{ $seat }</b> ha bussato a una casa che già bruciava.
            [fell] ⚰️ Una fossa in più del previsto, e dentro <b>{ $seat }</b>.
            [spotted-by-wolves] 🐾 Sotto la luna una pala fa troppo rumore. I lupi hanno sentito <b>{ $seat }</b>.
            [spotted-by-killer] 🔪 Sotto la luna una pala fa troppo rumore. Un coltello ha sentito <b>{ $seat }</b>.
            [hunted] 💂 Il Cacciatore di Satanisti stanotte ha detto una preghiera fino in fondo. Era per <b>{ $seat }</b>.
            [poisoned] 🧪 <b>{ $seat }</b> dorme sulla sedia, con il bicchiere in mano. Non è sonno: è la pozione del Chimico.
            [own-poison] 🧪 In una casa non sua c’è <b>{ $seat }</b>, con in mano il veleno che aveva preparato.
            [shot-by-hunter] 🎯 Il Cacciatore Urbano dorme con un occhio solo. Lo ha imparato, tardi, anche <b>{ $seat }</b>.
            [sorrow] 💔 Due nomi incisi sulla stessa panchina: il secondo era <b>{ $seat }</b>, e il dolore se l’è portato via.
           *[hidden] ⚰️ Le imposte di <b>{ $seat }</b> non si sono aperte, e non si apriranno più.
        }
    .alt-3 =
        { $cause ->
            [eaten] 🩸 Chi porta il latte trova la casa di <b>{ $seat }</b> spalancata e il cane sotto il letto, che non vuole uscire. Stanotte c’erano i lupi.
            [killed] 🔪 Due tazze sul tavolo di <b>{ $seat }</b>, una ancora piena. Il Serial Killer aveva bussato con garbo.
            [hidden] ⚰️ In piazza c’è un posto vuoto, accanto al muretto: quello di <b>{ $seat }</b>.
           *[rare] { village-found-rarely }
        }
    .alt-4 =
        { $cause ->
            [eaten] 🩸 Nel fango del vicolo le orme arrivano fino alla casa di <b>{ $seat }</b>. Orme che ne ripartono, solo di lupo.
            [killed] 🔪 La lampada di <b>{ $seat }</b> è rimasta accesa tutta la notte, e nessuno la spegnerà: il Serial Killer è passato di lì.
            [hidden] ⚰️ La campana dice un nome solo a chi la sa ascoltare: <b>{ $seat }</b>.
           *[rare] { village-found-rarely }
        }
village-died-of-sorrow =
    💔 <b>{ $seat }</b> guarda <b>{ $lover }</b> e non dice una parola. Poi il cuore si ferma: era uno solo per due.
    .alt-1 =
        💔 Dove va <b>{ $lover }</b> va anche <b>{ $seat }</b>: la Coppia non si divide nemmeno adesso.
    .alt-2 =
        💔 Per <b>{ $seat }</b> il mondo era <b>{ $lover }</b>. Il mondo è finito, e non c’è altro da raccontare.
village-dropped-dead =
    ⚰️ In piazza qualcuno grida: è caduta un’altra persona, <b>{ $seat }</b>. Perché, non si sa.
    .alt-1 =
        ⚰️ Un tonfo, un cerchio di gente: <b>{ $seat }</b> non respira più, e nessuno sa dire come.
village-role-shown =
    { ROLE($role, case: "emoji") } { $seat } aveva la carta <b>{ ROLE($role, case: "of") }</b>.
    .alt-1 =
        { ROLE($role, case: "emoji") } La carta di { $seat } passa di mano in mano: è quella <b>{ ROLE($role, case: "of") }</b>.
    .alt-2 =
        { ROLE($role, case: "emoji") } Sotto il cuscino di { $seat } c’era la carta <b>{ ROLE($role, case: "of") }</b>.
    .alt-3 =
        { ROLE($role, case: "emoji") } Ora si può dire: la carta di { $seat } era quella <b>{ ROLE($role, case: "of") }</b>.
village-team-shown =
    { $team ->
        [village] 🏘 { $seat } stava con <b>il villaggio</b>.
        [wolves] 🐺 { $seat } stava con <b>i lupi</b>.
        [cult] 🕯 { $seat } stava con <b>i Satanisti</b>.
       *[other] ❔ { $seat } non stava <b>con nessuno di loro</b>: né villaggio, né lupi, né Satanisti.
    }
    .alt-1 =
        { $team ->
            [village] 🏘 La squadra di { $seat } era <b>il villaggio</b>.
            [wolves] 🐺 La squadra di { $seat } erano <b>i lupi</b>.
            [cult] 🕯 La squadra di { $seat } erano <b>i Satanisti</b>.
           *[other] ❔ { $seat } non era <b>con nessuno dei tre</b>: né villaggio, né lupi, né Satanisti.
        }
    .alt-2 =
        { $team ->
            [village] 🏘 Adesso si sa: { $seat } giocava per <b>il villaggio</b>.
            [wolves] 🐺 Adesso si sa: { $seat } giocava per <b>i lupi</b>.
            [cult] 🕯 Adesso si sa: { $seat } giocava per <b>i Satanisti</b>.
           *[other] ❔ Adesso si sa: { $seat } giocava <b>per conto suo</b>, lontano da villaggio, lupi e Satanisti.
        }
village-you-died =
    { $cause ->
        [eaten] 🌫 Stanotte il branco ha scelto te.
        [killed] 🌫 Hai sentito un passo in cucina, e poi più niente.
        [visited-killer] 🌫 La porta a cui hai bussato era quella del Serial Killer.
        [visited-wolf] 🌫 Chi ti ha aperto la porta aveva le zanne.
        [guarded-wolf] 🌫 Vegliavi su un lupo, e il lupo aveva fame.
        [with-victim] 🌫 La morte cercava qualcun altro, e in quella casa c’eri anche tu.
        [burned] 🌫 Odore di kerosene, un fiammifero, e la notte si è accesa.
        [burned-visiting] 🌫 Hai bussato a una casa che bruciava già.
        [fell] 🌫 Il terreno è mancato sotto i piedi: era una fossa, ed era profonda.
        [spotted-by-wolves] 🌫 La pala faceva rumore, e i lupi hanno l’orecchio fino.
        [spotted-by-killer] 🌫 La pala faceva rumore, e qualcuno con un coltello l’ha sentita.
        [hunted] 🌫 Davanti a te c’era il Cacciatore di Satanisti.
        [poisoned] 🌫 Fra i due bicchieri hai preso quello avvelenato.
        [own-poison] 🌫 Fra i due bicchieri il tuo veleno è toccato a te.
        [shot-by-hunter] 🌫 Il colpo del Cacciatore Urbano era per te.
        [shot-by-gunner] 🌫 L’Artigliere ha mirato a te, e non ha sbagliato.
        [lynched] 🌫 Il villaggio ha deciso, e ha deciso per te.
        [sorrow] 🌫 Chi amavi non c’è più, e il tuo cuore non ha retto.
        [afk] 🌫 Due votazioni senza una tua parola: il villaggio va avanti senza di te.
        [left] 🌫 Il tuo posto nel villaggio resta vuoto.
        [last-duel] 🌫 L’ultimo duello è finito alla pari.
        [last-stand] 🌫 Era l’ultimo duello, e non l’hai vinto tu.
       *[overpowered] 🌫 Eravate gli ultimi due, e non è toccato a te restare.
    } Da adesso guardi e taci: quel che sai lo tieni per te fino alla fine. Villaggio, lupi e Satanisti vincono con tutti i loro fantasmi.

## L'ultimo colpo

village-shot-awaited =
    🎯 Cala il silenzio. Se chi è appena morto ha ancora un colpo, è adesso o mai più: { $length_span }.
    .alt-1 =
        🎯 Nessuno respira. Per { $length_span } si aspetta: qualche volta chi cade tiene ancora il dito sul grilletto.
    .alt-2 =
        🎯 Un momento. Prima di andare avanti restiamo in ascolto per { $length_span }: a volte i morti sparano.
village-hunter-shot =
    🎯 Con l’ultimo fiato <b>{ $hunter }</b> alza il fucile, e porta via con sé <b>{ $victim }</b>.
    .alt-1 =
        🎯 Il dito di <b>{ $hunter }</b> era già sul grilletto. Cade anche <b>{ $victim }</b>.
village-hunter-spared =
    🎯 <b>{ $hunter }</b> aveva ancora un colpo, e non l’ha voluto sparare.
    .alt-1 =
        🎯 Il fucile di <b>{ $hunter }</b> resta carico: nessun altro muore.
