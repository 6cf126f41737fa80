# Le carte di The Village: i lupi e tutti gli altri.
# .of: «la carta del …»; .who: il nome di chi ha la carta, secondo $of; .counted: quante ce ne sono; .emoji: il suo segno.
# .card: quel che si legge ricevendola, sotto il nome. Numeri e regole sono quelli veri: chi la riscrive li controlli.

village-role-wolf = Lupo
    .gender = m
    .emoji = 🐺
    .of = del Lupo
    .the = il Lupo
    .who = { GENDER($of) ->
        [f] Lupa
       *[other] Lupo
    }
    .counted = { $count ->
        [one] un Lupo
       *[other] { $count } Lupi
    }
    .card =
        Di giorno dai il buongiorno al fornaio, di notte hai le zanne. Ogni notte il branco sceglie chi divorare: vale il nome più votato, a pari voti decide la sorte, e se nessuno sceglie si resta a digiuno.

        { village-wins-wolves }
village-role-alpha_wolf = Lupo Alfa
    .gender = m
    .emoji = ⚡️
    .of = del Lupo Alfa
    .the = il Lupo Alfa
    .who = { GENDER($of) ->
        [f] Lupa Alfa
       *[other] Lupo Alfa
    }
    .counted = { $count ->
        [one] un Lupo Alfa
       *[other] { $count } Lupi Alfa
    }
    .card =
        Il branco si volta quando ti volti tu. Cacci e scegli con gli altri; e quando la preda è una che hai scelto anche tu, una volta su cinque non muore: s’infetta, e al calar della notte dopo è un Lupo dei vostri. Finché smaltisci { village-role-drunk.the }, però, non ti riesce.

        { village-wins-wolves }
village-role-lycan = Licantropo
    .gender = m
    .emoji = 🐺🌝
    .of = del Licantropo
    .the = il Licantropo
    .who = { GENDER($of) ->
        [f] Licantropa
       *[other] Licantropo
    }
    .counted = { $count ->
        [one] un Licantropo
       *[other] { $count } Licantropi
    }
    .card =
        Il pelo ti spunta solo quando vuoi tu. Ogni notte cacci e scegli con il branco, ma la Veggente in te vede un Contadino, e lo Stregone non vede niente di strano.

        { village-wins-wolves }
village-role-snow_wolf = Lupo delle Nevi
    .gender = m
    .emoji = 🐺☃️
    .of = del Lupo delle Nevi
    .the = il Lupo delle Nevi
    .who = { GENDER($of) ->
        [f] Lupa delle Nevi
       *[other] Lupo delle Nevi
    }
    .counted = { $count ->
        [one] un Lupo delle Nevi
       *[other] { $count } Lupi delle Nevi
    }
    .card =
        Sei con i lupi e li conosci, ma non mordi: porti il gelo. Ogni notte puoi congelare una persona, mai la stessa due notti di fila: non agisce, e resta in casa.

        L’Angelo Custode ti ferma; il Cacciatore Urbano ti spara una volta su due; il Serial Killer ti uccide otto volte su dieci se è in giro, sempre se è in casa. Se del branco non resta nessuno, diventi Lupo.

        { village-wins-wolves }
village-role-wolf_cub = Cucciolo di Lupo
    .gender = m
    .emoji = 🐶
    .of = del Cucciolo di Lupo
    .the = il Cucciolo di Lupo
    .who = { GENDER($of) ->
        [f] Cucciola di Lupo
       *[other] Cucciolo di Lupo
    }
    .counted = { $count ->
        [one] un Cucciolo di Lupo
       *[other] { $count } Cuccioli di Lupo
    }
    .card =
        Denti da latte, ma già affilati: ogni notte cacci e scegli con il branco. E il branco ti vuole bene: se muori, la notte dopo si prende due vite invece di una.

        { village-wins-wolves }
village-role-sorcerer = Stregone
    .gender = m
    .emoji = 🔮
    .of = dello Stregone
    .the = lo Stregone
    .who = { GENDER($of) ->
        [f] Stregona
       *[other] Stregone
    }
    .counted = { $count ->
        [one] uno Stregone
       *[other] { $count } Stregoni
    }
    .card =
        Tieni per i lupi, ma di nascosto anche da loro: non sanno chi sei, e possono mangiarti. Ogni notte puoi spiare una persona: saprai se è un Lupo, il Lupo delle Nevi, la Veggente, o niente di tutto questo. Il Licantropo ti sfugge.

        🏆 Vinci con i lupi, quando sono almeno la metà dei vivi e nessun Artigliere ha ancora un colpo. Tu però fra i lupi non conti.
village-role-cultist = Satanista
    .gender = m
    .emoji = 👤
    .of = del Satanista
    .the = il Satanista
    .who = Satanista
    .counted = { $count ->
        [one] un Satanista
       *[other] { $count } Satanisti
    }
    .card =
        Candele nere, cappuccio, una parola d’ordine. Ogni notte la setta sceglie chi convertire: vale il nome più votato, a pari voti decide la sorte, e a bussare va chi di voi è entrato per ultimo. C’è chi cede sempre e chi resiste.

        Bussare dai lupi, se sono in casa, dal Serial Killer o dal Cacciatore di Satanisti costa la vita.

        🏆 Vincete quando i vivi sono tutti Satanisti. Se restate in due, chi è con te si converte da sé, a meno che non sia un lupo, il Serial Killer, il Piromane o il Cacciatore di Satanisti.
village-role-tanner = Masochista
    .gender = m
    .emoji = 👺
    .of = del Masochista
    .the = il Masochista
    .who = Masochista
    .counted = { $count ->
        [one] un Masochista
       *[other] { $count } Masochisti
    }
    .card =
        Del villaggio ti piace una cosa sola: la corda. Fatti sospettare, ma con garbo: se capiscono che lo vuoi, non te la daranno mai.

        🏆 Vinci nell’istante in cui ti linciano, e la partita finisce lì. Se muori in un altro modo, hai perso.
village-role-serial_killer = Serial Killer
    .gender = m
    .emoji = 🔪
    .of = del Serial Killer
    .the = il Serial Killer
    .who = Serial Killer
    .counted = { $count ->
        [one] un Serial Killer
       *[other] { $count } Serial Killer
    }
    .card =
        Un coltello da cucina e nessun rimorso. Ogni notte puoi uccidere chi vuoi, in casa o fuori, lupi compresi: solo l’Angelo Custode può impedirlo. Chi viene a trovarti non torna; un lupo muore otto volte su dieci se sei a caccia, sempre se quella notte resti in casa.

        🏆 Vinci se vivi e siete rimasti in due, o se resti tu. Ma se con te c’è il Cacciatore Urbano, morite insieme.
village-role-arsonist = Piromane
    .gender = m
    .emoji = 🔥
    .of = del Piromane
    .the = il Piromane
    .who = Piromane
    .counted = { $count ->
        [one] un Piromane
       *[other] { $count } Piromani
    }
    .card =
        Di notte giri con una tanica, o con un fiammifero. Ogni notte puoi bagnare di kerosene un’altra persona, oppure accendere: chi è nel kerosene brucia, ovunque si trovi, e solo l’Angelo Custode può salvare chi protegge. I Satanisti non ti convertono e il gelo non ti ferma, ma dal Serial Killer non si va: si muore.

        🏆 Vinci se vivi e siete rimasti in due, o se resti tu, purché l’altra persona non sia il Serial Killer.
village-role-doppelganger = Sosia
    .gender = m
    .emoji = 🎭
    .of = del Sosia
    .the = il Sosia
    .who = Sosia
    .counted = { $count ->
        [one] un Sosia
       *[other] { $count } Sosia
    }
    .card =
        Una faccia qualunque, in attesa di quella giusta. La prima notte scegli chi imitare (se non lo fai, sceglie la sorte): quando quella persona muore, comunque sia andata, il suo ruolo diventa il tuo, con i poteri nuovi di zecca. I Satanisti non possono convertirti.

        🏆 Finché resti Sosia si vince solo per amore; dopo, vinci con la tua nuova squadra.
village-role-thief = Ladro
    .gender = m
    .emoji = 😈
    .of = del Ladro
    .the = il Ladro
    .who = { GENDER($of) ->
        [f] Ladra
       *[other] Ladro
    }
    .counted = { $count ->
        [one] un Ladro
       *[other] { $count } Ladri
    }
    .card =
        Dita svelte, tasche vuote. Ogni notte puoi provare a rubare il ruolo di una persona: una volta su due riesce, il suo ruolo diventa tuo e a lei resta la carta del Ladro. Con i lupi e con i Satanisti non riesce mai, e dal Serial Killer si muore. I Satanisti non possono convertirti.

        🏆 Con questa carta si vince solo per amore: rubane un’altra in tempo.
    .card-first_night =
        Dita svelte, tasche vuote. La prima notte rubi il ruolo di una persona (se non scegli, sceglie la sorte), e il colpo riesce sempre, anche con i lupi e con i Satanisti: il suo ruolo diventa tuo, e a lei resta la carta del Contadino. Soltanto dal Serial Killer si muore.

        🏆 Dopo il furto vinci con la tua nuova squadra.

# Una carta inventata da chi narra: il nome è quello che le è stato dato, e segue quasi ogni forma.
village-role-own = Carta inventata
    .emoji = ✨
    .of = di nome
    .the = { "" }
    .who = { "" }
    .counted = { $count ->
        [one] una carta inventata
       *[other] { $count } carte inventate
    }
    .card = Una carta che nel mazzo non c’è: che cosa fa, e quando, te lo dice chi narra.
