# I personaggi. Il nome del ruolo nelle sue due forme, con l’articolo e le preposizioni che gli toccano.
# .who: il nome; .the, .of, .to: con articolo (la, della, alla); .a: uno qualunque; .card: chi è, in due righe; .counted: quanti sono.
# $of è la forma scelta: f oppure m. Il nome proprio, se c’è, viene dopo da solo.

saloon-role-doctor = medico
    .who = { GENDER($of) ->
        [f] medica
       *[other] medico
    }
    .the = { GENDER($of) ->
        [f] la medica
       *[other] il medico
    }
    .of = { GENDER($of) ->
        [f] della medica
       *[other] del medico
    }
    .to = { GENDER($of) ->
        [f] alla medica
       *[other] al medico
    }
    .a = { GENDER($of) ->
        [f] una medica
       *[other] un medico
    }
    .counted = { $count ->
        [one] un medico
       *[other] { $count } medici
    }
    .card = Hai visto nascere mezza città, e l’altra metà l’hai vista morire sul tuo tavolo. Qualcuno dice: troppo in fretta.
saloon-role-escort = prostituto
    .who = { GENDER($of) ->
        [f] prostituta
       *[other] prostituto
    }
    .the = { GENDER($of) ->
        [f] la prostituta
       *[other] il prostituto
    }
    .of = { GENDER($of) ->
        [f] della prostituta
       *[other] del prostituto
    }
    .to = { GENDER($of) ->
        [f] alla prostituta
       *[other] al prostituto
    }
    .a = { GENDER($of) ->
        [f] una prostituta
       *[other] un prostituto
    }
    .counted = { $count ->
        [one] un prostituto
       *[other] { $count } prostituti
    }
    .card = Vengono da te di notte, e di giorno non ti salutano. I segreti che ti lasciano sul cuscino riempirebbero un cimitero.
saloon-role-gambler = giocatore d’azzardo
    .who = { GENDER($of) ->
        [f] giocatrice d’azzardo
       *[other] giocatore d’azzardo
    }
    .the = { GENDER($of) ->
        [f] la giocatrice d’azzardo
       *[other] il giocatore d’azzardo
    }
    .of = { GENDER($of) ->
        [f] della giocatrice d’azzardo
       *[other] del giocatore d’azzardo
    }
    .to = { GENDER($of) ->
        [f] alla giocatrice d’azzardo
       *[other] al giocatore d’azzardo
    }
    .a = { GENDER($of) ->
        [f] una giocatrice d’azzardo
       *[other] un giocatore d’azzardo
    }
    .counted = { $count ->
        [one] un giocatore d’azzardo
       *[other] { $count } giocatori d’azzardo
    }
    .card = Mai un mestiere, sempre una carta in più. Questa volta la puntata è alta.
saloon-role-mayor = sindaco
    .who = { GENDER($of) ->
        [f] sindaca
       *[other] sindaco
    }
    .the = { GENDER($of) ->
        [f] la sindaca
       *[other] il sindaco
    }
    .of = { GENDER($of) ->
        [f] della sindaca
       *[other] del sindaco
    }
    .to = { GENDER($of) ->
        [f] alla sindaca
       *[other] al sindaco
    }
    .a = { GENDER($of) ->
        [f] una sindaca
       *[other] un sindaco
    }
    .counted = { $count ->
        [one] un sindaco
       *[other] { $count } sindaci
    }
    .card = La città l’hai messa in piedi tu, pietra su pietra. Sotto alcune di quelle pietre nessuno deve scavare.
saloon-role-teacher = maestro
    .who = { GENDER($of) ->
        [f] maestra
       *[other] maestro
    }
    .the = { GENDER($of) ->
        [f] la maestra
       *[other] il maestro
    }
    .of = { GENDER($of) ->
        [f] della maestra
       *[other] del maestro
    }
    .to = { GENDER($of) ->
        [f] alla maestra
       *[other] al maestro
    }
    .a = { GENDER($of) ->
        [f] una maestra
       *[other] un maestro
    }
    .counted = { $count ->
        [one] un maestro
       *[other] { $count } maestri
    }
    .card = Insegni a leggere a figli di gente che non sa leggere. Delle tue lezioni, però, non tutte si tengono in classe.
saloon-role-cowhand = cowboy
    .who = { GENDER($of) ->
        [f] cowgirl
       *[other] cowboy
    }
    .the = { GENDER($of) ->
        [f] la cowgirl
       *[other] il cowboy
    }
    .of = { GENDER($of) ->
        [f] della cowgirl
       *[other] del cowboy
    }
    .to = { GENDER($of) ->
        [f] alla cowgirl
       *[other] al cowboy
    }
    .a = { GENDER($of) ->
        [f] una cowgirl
       *[other] un cowboy
    }
    .counted = { $count ->
        [one] un cowboy
       *[other] { $count } cowboy
    }
    .card = Settimane in sella, polvere in gola, nessuno a cui rendere conto. Fino a stasera.
saloon-role-judge = giudice
    .who = giudice
    .the = { GENDER($of) ->
        [f] la giudice
       *[other] il giudice
    }
    .of = { GENDER($of) ->
        [f] della giudice
       *[other] del giudice
    }
    .to = { GENDER($of) ->
        [f] alla giudice
       *[other] al giudice
    }
    .a = { GENDER($of) ->
        [f] una giudice
       *[other] un giudice
    }
    .counted = { $count ->
        [one] un giudice
       *[other] { $count } giudici
    }
    .card = Hai mandato gente alla forca con una firma. Qualche firma, la notte, ti torna in mente.
saloon-role-owner = proprietario del saloon
    .who = { GENDER($of) ->
        [f] proprietaria del saloon
       *[other] proprietario del saloon
    }
    .the = { GENDER($of) ->
        [f] la proprietaria del saloon
       *[other] il proprietario del saloon
    }
    .of = { GENDER($of) ->
        [f] della proprietaria del saloon
       *[other] del proprietario del saloon
    }
    .to = { GENDER($of) ->
        [f] alla proprietaria del saloon
       *[other] al proprietario del saloon
    }
    .a = { GENDER($of) ->
        [f] una proprietaria del saloon
       *[other] un proprietario del saloon
    }
    .counted = { $count ->
        [one] un proprietario del saloon
       *[other] { $count } proprietari del saloon
    }
    .card = Da dietro il bancone hai visto tutto e non hai detto niente. Il silenzio, qui, si paga a bicchieri.
saloon-role-sheriff = sceriffo
    .who = { GENDER($of) ->
        [f] sceriffa
       *[other] sceriffo
    }
    .the = { GENDER($of) ->
        [f] la sceriffa
       *[other] lo sceriffo
    }
    .of = { GENDER($of) ->
        [f] della sceriffa
       *[other] dello sceriffo
    }
    .to = { GENDER($of) ->
        [f] alla sceriffa
       *[other] allo sceriffo
    }
    .a = { GENDER($of) ->
        [f] una sceriffa
       *[other] uno sceriffo
    }
    .counted = { $count ->
        [one] uno sceriffo
       *[other] { $count } sceriffi
    }
    .card = La legge, da queste parti, arriva fin dove arriva la tua stella. Poi ci sei tu.
saloon-role-reverend = reverendo
    .who = { GENDER($of) ->
        [f] reverenda
       *[other] reverendo
    }
    .the = { GENDER($of) ->
        [f] la reverenda
       *[other] il reverendo
    }
    .of = { GENDER($of) ->
        [f] della reverenda
       *[other] del reverendo
    }
    .to = { GENDER($of) ->
        [f] alla reverenda
       *[other] al reverendo
    }
    .a = { GENDER($of) ->
        [f] una reverenda
       *[other] un reverendo
    }
    .counted = { $count ->
        [one] un reverendo
       *[other] { $count } reverendi
    }
    .card = La domenica parli di perdono. Gli altri giorni ne avresti bisogno.
saloon-role-seer = cartomante
    .who = cartomante
    .the = { GENDER($of) ->
        [f] la cartomante
       *[other] il cartomante
    }
    .of = { GENDER($of) ->
        [f] della cartomante
       *[other] del cartomante
    }
    .to = { GENDER($of) ->
        [f] alla cartomante
       *[other] al cartomante
    }
    .a = { GENDER($of) ->
        [f] una cartomante
       *[other] un cartomante
    }
    .counted = { $count ->
        [one] un cartomante
       *[other] { $count } cartomanti
    }
    .card = Le carte non mentono, dicono. Sul tuo conto, invece, se ne raccontano tante.
saloon-role-undertaker = becchino
    .who = { GENDER($of) ->
        [f] becchina
       *[other] becchino
    }
    .the = { GENDER($of) ->
        [f] la becchina
       *[other] il becchino
    }
    .of = { GENDER($of) ->
        [f] della becchina
       *[other] del becchino
    }
    .to = { GENDER($of) ->
        [f] alla becchina
       *[other] al becchino
    }
    .a = { GENDER($of) ->
        [f] una becchina
       *[other] un becchino
    }
    .counted = { $count ->
        [one] un becchino
       *[other] { $count } becchini
    }
    .card = Con i morti vai d’accordo: sanno tenere un segreto. Con Chi li porta, stasera, è un’altra cosa.
saloon-role-cook = cuoco
    .who = { GENDER($of) ->
        [f] cuoca
       *[other] cuoco
    }
    .the = { GENDER($of) ->
        [f] la cuoca
       *[other] il cuoco
    }
    .of = { GENDER($of) ->
        [f] della cuoca
       *[other] del cuoco
    }
    .to = { GENDER($of) ->
        [f] alla cuoca
       *[other] al cuoco
    }
    .a = { GENDER($of) ->
        [f] una cuoca
       *[other] un cuoco
    }
    .counted = { $count ->
        [one] un cuoco
       *[other] { $count } cuochi
    }
    .card = Tutti hanno mangiato dalla tua pentola.
saloon-role-smith = fabbro
    .who = { GENDER($of) ->
        [f] fabbra
       *[other] fabbro
    }
    .the = { GENDER($of) ->
        [f] la fabbra
       *[other] il fabbro
    }
    .of = { GENDER($of) ->
        [f] della fabbra
       *[other] del fabbro
    }
    .to = { GENDER($of) ->
        [f] alla fabbra
       *[other] al fabbro
    }
    .a = { GENDER($of) ->
        [f] una fabbra
       *[other] un fabbro
    }
    .counted = { $count ->
        [one] un fabbro
       *[other] { $count } fabbri
    }
    .card = Ferri di cavallo, catene, e qualche lama.
saloon-role-outlaw = fuorilegge
    .who = fuorilegge
    .the = { GENDER($of) ->
        [f] la fuorilegge
       *[other] il fuorilegge
    }
    .of = { GENDER($of) ->
        [f] della fuorilegge
       *[other] del fuorilegge
    }
    .to = { GENDER($of) ->
        [f] alla fuorilegge
       *[other] al fuorilegge
    }
    .a = { GENDER($of) ->
        [f] una fuorilegge
       *[other] un fuorilegge
    }
    .counted = { $count ->
        [one] un fuorilegge
       *[other] { $count } fuorilegge
    }
    .card = Sul manifesto il ritratto ti somiglia poco.
saloon-role-launderer = lavandaio
    .who = { GENDER($of) ->
        [f] lavandaia
       *[other] lavandaio
    }
    .the = { GENDER($of) ->
        [f] la lavandaia
       *[other] il lavandaio
    }
    .of = { GENDER($of) ->
        [f] della lavandaia
       *[other] del lavandaio
    }
    .to = { GENDER($of) ->
        [f] alla lavandaia
       *[other] al lavandaio
    }
    .a = { GENDER($of) ->
        [f] una lavandaia
       *[other] un lavandaio
    }
    .counted = { $count ->
        [one] un lavandaio
       *[other] { $count } lavandai
    }
    .card = Certe macchie le hai viste solo tu.
saloon-role-shopkeeper = bottegaio
    .who = { GENDER($of) ->
        [f] bottegaia
       *[other] bottegaio
    }
    .the = { GENDER($of) ->
        [f] la bottegaia
       *[other] il bottegaio
    }
    .of = { GENDER($of) ->
        [f] della bottegaia
       *[other] del bottegaio
    }
    .to = { GENDER($of) ->
        [f] alla bottegaia
       *[other] al bottegaio
    }
    .a = { GENDER($of) ->
        [f] una bottegaia
       *[other] un bottegaio
    }
    .counted = { $count ->
        [one] un bottegaio
       *[other] { $count } bottegai
    }
    .card = Sul tuo registro c’è tutta la città, e deve ancora pagare.
saloon-role-rancher = allevatore
    .who = { GENDER($of) ->
        [f] allevatrice
       *[other] allevatore
    }
    .the = { GENDER($of) ->
        [f] l’allevatrice
       *[other] l’allevatore
    }
    .of = { GENDER($of) ->
        [f] dell’allevatrice
       *[other] dell’allevatore
    }
    .to = { GENDER($of) ->
        [f] all’allevatrice
       *[other] all’allevatore
    }
    .a = { GENDER($of) ->
        [f] un’allevatrice
       *[other] un allevatore
    }
    .counted = { $count ->
        [one] un allevatore
       *[other] { $count } allevatori
    }
    .card = La terra è tua fin dove arriva lo sguardo, o così dici.
saloon-role-saddler = sellaio
    .who = { GENDER($of) ->
        [f] sellaia
       *[other] sellaio
    }
    .the = { GENDER($of) ->
        [f] la sellaia
       *[other] il sellaio
    }
    .of = { GENDER($of) ->
        [f] della sellaia
       *[other] del sellaio
    }
    .to = { GENDER($of) ->
        [f] alla sellaia
       *[other] al sellaio
    }
    .a = { GENDER($of) ->
        [f] una sellaia
       *[other] un sellaio
    }
    .counted = { $count ->
        [one] un sellaio
       *[other] { $count } sellai
    }
    .card = Sai chi è partito in fretta, e con quale sella.
# Qualcuno con le parole di chi gioca: «mia sorella Annie», senza articolo; «il vecchio Jim» con il suo, che si unisce alla preposizione.
# .articles: quelli che si riconoscono; $article è quello trovato, senza apostrofo, o niente.
saloon-role-somebody = qualcuno
    .articles = il lo la l’ i gli le
    .who = {""}
    .the = { $article ->
        [il] il
        [lo] lo
        [la] la
        [l] l’
        [i] i
        [gli] gli
        [le] le
       *[none] {""}
    }
    .of = { $article ->
        [il] del
        [lo] dello
        [la] della
        [l] dell’
        [i] dei
        [gli] degli
        [le] delle
       *[none] di
    }
    .to = { $article ->
        [il] al
        [lo] allo
        [la] alla
        [l] all’
        [i] ai
        [gli] agli
        [le] alle
       *[none] a
    }
    .a = {""}
    .counted = { $count ->
        [one] una persona
       *[other] { $count } persone
    }
    .card = Una persona di queste parti.
