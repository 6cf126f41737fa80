# Le carte di The Village: il villaggio di giorno, e chi non ha nulla da fare.
# .of: «la carta del …»; .who: il nome di chi ha la carta, secondo $of; .counted: quante ce ne sono; .emoji: il suo segno.
# .card: quel che si legge ricevendola, sotto il nome. Numeri e regole sono quelli veri: chi la riscrive li controlli.

village-role-villager = Contadino
    .gender = m
    .emoji = 👱
    .of = del Contadino
    .the = il Contadino
    .who = { GENDER($of) ->
        [f] Contadina
       *[other] Contadino
    }
    .counted = { $count ->
        [one] un Contadino
       *[other] { $count } Contadini
    }
    .card =
        Mani callose, sonno pesante, nessun potere. Di notte dormi; di giorno ascolti, dubiti, racconti quel che ti conviene, e voti.

        { village-wins-village }
village-role-drunk = Ubriaco
    .gender = m
    .emoji = 🍻
    .of = dell’Ubriaco
    .the = l’Ubriaco
    .who = { GENDER($of) ->
        [f] Ubriaca
       *[other] Ubriaco
    }
    .counted = { $count ->
        [one] un Ubriaco
       *[other] { $count } Ubriachi
    }
    .card =
        L’oste ti riempie il bicchiere prima ancora che tu lo chieda. Poteri non ne hai; ma se il branco ti divora, il tuo sangue gli dà alla testa: i lupi che ti hanno assalito hanno la sbornia, e non mordono più né per il resto di quella notte né per la successiva.

        { village-wins-village }
village-role-cursed = Maledetto
    .gender = m
    .emoji = 😾
    .of = del Maledetto
    .the = il Maledetto
    .who = { GENDER($of) ->
        [f] Maledetta
       *[other] Maledetto
    }
    .counted = { $count ->
        [one] un Maledetto
       *[other] { $count } Maledetti
    }
    .card =
        Sotto la camicia hai un vecchio segno che con la luna piena brucia. Per ora sei gente del villaggio; ma se il branco ti assale e nessuno ti protegge, invece di morire diventi Lupo, lì per lì, e dalla notte dopo cacci con gli altri.

        { village-wins-until-wolf }
village-role-beholder = Osservatore
    .gender = m
    .emoji = 👁
    .of = dell’Osservatore
    .the = l’Osservatore
    .who = { GENDER($of) ->
        [f] Osservatrice
       *[other] Osservatore
    }
    .counted = { $count ->
        [one] un Osservatore
       *[other] { $count } Osservatori
    }
    .card =
        Guardi molto e parli poco. Sai chi ha la vera carta della Veggente: te lo dico all’inizio (o ti dico che non ce l’ha nessuno), e poi ogni volta che ne arriva una nuova. Con te il Folle non attacca.

        { village-wins-village }
village-role-gunner = Artigliere
    .gender = m
    .emoji = 🔫
    .of = dell’Artigliere
    .the = l’Artigliere
    .who = { GENDER($of) ->
        [f] Artigliera
       *[other] Artigliere
    }
    .counted = { $count ->
        [one] un Artigliere
       *[other] { $count } Artiglieri
    }
    .card =
        Un vecchio fucile, due colpi in canna, al massimo uno al giorno. Lo sparo parte dopo l’indagine dell’Investigatore e prima del voto: uccide, e tutti vedono chi ha premuto il grilletto. Se a cadere è il Vecchio Saggio, addio fucile: ti resta la carta del Contadino.

        Finché vivi e hai un colpo, i lupi non possono vincere contandosi.

        { village-wins-village }
village-role-traitor = Traditore
    .gender = m
    .emoji = 🖕
    .of = del Traditore
    .the = il Traditore
    .who = { GENDER($of) ->
        [f] Traditrice
       *[other] Traditore
    }
    .counted = { $count ->
        [one] un Traditore
       *[other] { $count } Traditori
    }
    .card =
        Abiti in paese, ma il cuore ce l’hai nel bosco. I lupi non sanno chi sei, tu non sai chi sono, e possono perfino mangiarti. La Veggente ti vede Lupo o Contadino, a testa o croce. Quando di lupi vivi non ce n’è più, e nessuno cova il morso dell’Alfa, il Lupo diventi tu.

        🏆 Vinci con il villaggio, ma è per i lupi che devi giocare. Se diventi Lupo, vinci con loro.
    .card-village =
        Hai una brutta fama, e nemmeno la Veggente sa che cosa pensare: ti vede Lupo o Contadino, a testa o croce. Invece stai con il villaggio. I lupi non ti conoscono e possono mangiarti; ma quando di lupi vivi non ce n’è più, e nessuno cova il morso dell’Alfa, il Lupo diventi tu.

        { village-wins-until-wolf }
    .card-wolves =
        Abiti in paese, ma il cuore ce l’hai nel bosco. I lupi non sanno chi sei, tu non sai chi sono, e possono perfino mangiarti. La Veggente ti vede Lupo o Contadino, a testa o croce. Quando di lupi vivi non ce n’è più, e nessuno cova il morso dell’Alfa, il Lupo diventi tu.

        🏆 Vinci con i lupi, quando sono almeno la metà dei vivi e nessun Artigliere ha ancora un colpo. Tu però fra i lupi non conti, finché non lo diventi.
village-role-detective = Investigatore
    .gender = m
    .emoji = 🕵
    .of = dell’Investigatore
    .the = l’Investigatore
    .who = { GENDER($of) ->
        [f] Investigatrice
       *[other] Investigatore
    }
    .counted = { $count ->
        [one] un Investigatore
       *[other] { $count } Investigatori
    }
    .card =
        Taccuino, impermeabile, poche illusioni. Ogni giorno, prima del voto, puoi indagare su una persona: ne conosci il ruolo vero, qualunque maschera porti. Ma le domande fanno rumore: a ogni indagine, quattro volte su dieci, i lupi scoprono chi sei.

        { village-wins-village }
village-role-apprentice_seer = Apprendista Veggente
    .gender = m
    .emoji = 🙇
    .of = dell’Apprendista Veggente
    .the = l’Apprendista Veggente
    .who = Apprendista Veggente
    .counted = { $count ->
        [one] un Apprendista Veggente
       *[other] { $count } Apprendisti Veggenti
    }
    .card =
        Spolveri la sfera di cristallo e aspetti il tuo momento. Quando di Veggenti vive non ne resta nessuna, morte o passate dall’altra parte, il posto è tuo: la prima visione l’avrai alla prima notte utile.

        { village-wins-village }
village-role-mason = Massone
    .gender = m
    .emoji = 👷
    .of = del Massone
    .the = il Massone
    .who = Massone
    .counted = { $count ->
        [one] un Massone
       *[other] { $count } Massoni
    }
    .card =
        Una stretta di mano che gli altri non conoscono: sai chi sono i Massoni, e i Massoni sanno di te. Di loro ti puoi fidare, finché dura: se qualcuno passa ai Satanisti o al branco lo saprai, e così se ne arriva uno nuovo.

        { village-wins-village }
    .card-simplified =
        Una stretta di mano che gli altri non conoscono: sai chi sono i Massoni, e i Massoni sanno di te. Di loro ti puoi fidare fino alla fine: a questo tavolo nessuno di loro può cambiare squadra.

        { village-wins-village }
village-role-hunter = Cacciatore Urbano
    .gender = m
    .emoji = 🎯
    .of = del Cacciatore Urbano
    .the = il Cacciatore Urbano
    .who = { GENDER($of) ->
        [f] Cacciatrice Urbana
       *[other] Cacciatore Urbano
    }
    .counted = { $count ->
        [one] un Cacciatore Urbano
       *[other] { $count } Cacciatori Urbani
    }
    .card =
        Dormi con gli stivali ai piedi. Se ti linciano, ti sparano, ti avvelenano, se muori di dolore o per mano del Serial Killer, ti resta un ultimo colpo, per chi vuoi.

        Se ti assale il branco spari al buio: contro un lupo solo colpisci tre volte su dieci, e ti salvi; ogni lupo in più aggiunge il 20%, ma allora ti mangiano lo stesso. Anche i Satanisti e il Lupo delle Nevi, da te, rischiano la pelle. Se restate in due, tu e il Serial Killer, morite insieme.

        { village-wins-village }
    .card-simplified =
        Dormi con gli stivali ai piedi e il fucile accanto. Se muori, comunque sia andata, ti resta un ultimo colpo, per chi vuoi.

        { village-wins-village }
village-role-mayor = Sindaco
    .gender = m
    .emoji = 🎖
    .of = del Sindaco
    .the = il Sindaco
    .who = { GENDER($of) ->
        [f] Sindaca
       *[other] Sindaco
    }
    .counted = { $count ->
        [one] un Sindaco
       *[other] { $count } Sindaci
    }
    .card =
        In fondo al cassetto, sotto le carte, c’è la fascia. Una volta sola, di giorno o durante il voto, puoi metterla: tutti sapranno chi sei, e finché hai questa carta il tuo voto vale doppio.

        { village-wins-village }
village-role-prince = Principe
    .gender = m
    .emoji = 👑
    .of = del Principe
    .the = il Principe
    .who = { GENDER($of) ->
        [f] Principessa
       *[other] Principe
    }
    .counted = { $count ->
        [one] un Principe
       *[other] { $count } Principi
    }
    .card =
        Sangue blu, scarpe infangate. La prima volta che il villaggio decide di linciarti mostri la corona: la corda torna al suo posto, e quel voto non uccide nessun altro. La seconda volta non c’è corona che tenga. Da zanne, lame e fucili non ti protegge mai.

        { village-wins-village }
village-role-clumsy_guy = Goffo
    .gender = m
    .emoji = 🤕
    .of = del Goffo
    .the = il Goffo
    .who = { GENDER($of) ->
        [f] Goffa
       *[other] Goffo
    }
    .counted = { $count ->
        [one] un Goffo
       *[other] { $count } Goffi
    }
    .card =
        Inciampi nei gradini, nelle parole e anche nei voti: una volta su due il tuo finisce a qualcun altro, a sorte (mai a te, mai a chi volevi). Sul tuo schermo resta il nome che hai scelto: se te ne accorgi, è allo spoglio.

        { village-wins-village }
village-role-blacksmith = Fabbro
    .gender = m
    .emoji = ⚒
    .of = del Fabbro
    .the = il Fabbro
    .who = { GENDER($of) ->
        [f] Fabbra
       *[other] Fabbro
    }
    .counted = { $count ->
        [one] un Fabbro
       *[other] { $count } Fabbri
    }
    .card =
        Nella fucina tieni da parte un sacco di polvere d’argento. Una volta sola, di giorno, puoi spargerla per le strade: lo sapranno tutti, e la notte dopo nessun lupo potrà fare nulla. Gli altri sì. Se però quella notte Morfeo addormenta il villaggio, è argento sprecato.

        { village-wins-village }
village-role-sandman = Morfeo
    .gender = m
    .emoji = 💤
    .of = di Morfeo
    .the = Morfeo
    .who = Morfeo
    .counted = { $count ->
        [one] un Morfeo
       *[other] { $count } Morfei
    }
    .card =
        Un sacchetto di sabbia fine e molta pazienza. Una volta sola, di giorno, puoi soffiarla sul villaggio: tutti sapranno chi sei, e la notte dopo nessuno farà nulla, né i buoni né i cattivi.

        { village-wins-village }
village-role-wolf_man = Uomolupo
    .gender = m
    .emoji = 👱🌚
    .of = dell’Uomolupo
    .the = l’Uomolupo
    .who = Uomolupo
    .counted = { $count ->
        [one] un Uomolupo
       *[other] { $count } Uominilupo
    }
    .card =
        Unghie lunghe, peli sulle mani, coscienza pulita. Sei gente del villaggio e non hai poteri, ma la Veggente in te vede un Lupo. Gli altri no: chi ti conosce davvero non si sbaglia.

        { village-wins-village }
village-role-pacifist = Pacifista
    .gender = m
    .emoji = ☮️
    .of = del Pacifista
    .the = il Pacifista
    .who = Pacifista
    .counted = { $count ->
        [one] un Pacifista
       *[other] { $count } Pacifisti
    }
    .card =
        Una bandiera bianca piegata in tasca. Una volta sola, di giorno o durante il voto, puoi sventolarla: tutti sapranno chi sei, e oggi non si lincia nessuno. Fra te e il Guastafeste vale chi parla per ultimo; se è già in corso il secondo dei suoi due voti, fermi quello.

        { village-wins-village }
village-role-wise_elder = Vecchio Saggio
    .gender = m
    .emoji = 📚
    .of = del Vecchio Saggio
    .the = il Vecchio Saggio
    .who = { GENDER($of) ->
        [f] Vecchia Saggia
       *[other] Vecchio Saggio
    }
    .counted = { $count ->
        [one] un Vecchio Saggio
       *[other] { $count } Vecchi Saggi
    }
    .card =
        Ne hai viste tante che la prima volta in cui il branco dovrebbe divorarti sopravvivi: lo saprete tu e loro. La seconda no, e al morso che infetta non c’è saggezza che tenga.

        L’Artigliere, il Cacciatore Urbano o il Chimico che ti uccide se ne vergogna, e da quel momento ha la carta del Contadino.

        { village-wins-village }
village-role-troublemaker = Guastafeste
    .gender = m
    .emoji = 🤯
    .of = del Guastafeste
    .the = il Guastafeste
    .who = Guastafeste
    .counted = { $count ->
        [one] un Guastafeste
       *[other] { $count } Guastafeste
    }
    .card =
        La pace ti annoia, una bella rissa ti mette di buonumore. Una volta sola, di giorno, puoi seminare zizzania: tutti sapranno chi sei, e oggi si vota e si lincia due volte, una dopo l’altra. Fra te e il Pacifista vale chi parla per ultimo.

        { village-wins-village }
