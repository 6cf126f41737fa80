# Il banco di chi narra dal vivo: come ci si arriva. Le schermate sono di ciascun gioco.

desk-none = Qui non c’è nessun gioco da narrare dal vivo.
desk-not-open = Il banco adesso è chiuso. Per aprirlo: /narra
desk-unknown-card = Che carta è { $words }? Una carta inventata si scrive <code>Nome.5b</code> se è col villaggio, <code>Nome.5c</code> se è contro.
desk-unheard-players = Quante persone giocano? Scrivimi un numero da { $least } a { $most }, oppure i nomi, uno per riga.
desk-other-game = Sul banco c’è già { $game }: prima finisci quella partita, oppure sgombra il banco con /ferma.
desk-status = <b>{ $game }</b>
desk-leave-sure = Vuoi davvero sgombrare il banco? La partita finisce qui, e non si torna indietro. Se hai cambiato idea, ignora questo messaggio.
desk-which = 🎴 Quale gioco narri stasera?
desk-in-private = 🎴 Narri tu? Il banco si apre in privato, dove nessuno sbircia le carte.
desk-button-open = 🎴 Apri il banco

command-narrate = narra tu, dal vivo: io tengo il banco
command-undo = al banco: annulla l’ultima mossa
command-concede = al banco: il villaggio si arrende alla setta

command-players = al banco: chi gioca

## Sotto la schermata

desk-button-link = 📲 Carte per link
desk-button-menu = 🧰 Altro
desk-button-tables = 🏠 I miei tavoli
desk-button-hand = 🤝 Cedi il banco
desk-button-close = ✖️ Chiudi
desk-button-back = « Indietro
desk-page-menu =
    🧰 <b>Oltre alla partita</b>

    Puoi far prendere le carte sul telefono, tenere da parte nomi e regole del tavolo per la prossima volta, o lasciare il banco a un’altra persona.
desk-page-closed = 🧰 Chiuso. Si riapre con «Altro», sotto la schermata del banco.
desk-card-below = ⬇️ Lo trovi più in basso, nel messaggio più recente.
desk-below = ⬇️ La schermata del banco ora sta più in basso.
desk-players-late = Le carte sono già in mano ai giocatori: per cambiare chi gioca torna indietro con /annulla fino a prima della partita.

## Le carte per link

desk-page-door =
    📲 <b>Carte per link</b>

    { $state ->
        [open]
            Chi apre questo link si siede al primo posto libero, o sceglie il suo nome se li hai già scritti:
            { $link }

            Le carte partono tutte insieme quando le distribuisci. Chi non ha il telefono riceve da te una carta vera.
        [begun]
            Ecco chi ha la carta sul telefono. Se una carta cambia, cambia anche lì, senza un suono: quella che passa di mano alla chiamata quando cala la notte, quella che cambia nella notte quando hai restituito i foglietti.
       *[shut]
            La porta è chiusa: il link di prima non vale più.
    }{ $state ->
        [begun] { "" }
       *[other]
        { "" }

        { $told ->
            [0] { $places ->
                [0] Ancora nessun posto.
                [one] <b>Un posto</b>, nell’ordine d’arrivo:
               *[other] <b>{ $places } posti</b>, nell’ordine d’arrivo:
            }
           *[other] <b>{ $count } su { $told }</b> con il telefono:
        }
    }
desk-line-guest =
    { $same ->
        [yes] 📱 { $place }
       *[no] 📱 { $place } · { $name }
    }{ $reached ->
        [yes] { "" }
       *[no] { " " }⚠️ serve una carta vera
    }
desk-line-paper =
    { $same ->
        [yes] { $place }
       *[no] 🃏 { $place }
    }
desk-paper = 🃏
desk-button-qr = 🔳 Codice QR
desk-button-share = 📤 Manda il link
desk-button-paper = ➕ Un posto con una carta vera
desk-button-complete = ✅ Ci siamo tutti: { $count }
desk-button-new-link = 🔁 Link nuovo
desk-button-shut = 🚪 Chiudi la porta
desk-button-open-door = 📲 Apri la porta
desk-page-seat =
    🪑 Posto <b>{ $place }</b>{ $same ->
        [yes] { "" }
       *[no] : { $name }
    }

    { $begun ->
        [yes] Puoi far proseguire questa persona con una carta vera: da quel momento il telefono non la mostra più.
       *[no] Sposta chi siede qui finché l’ordine è quello del vostro cerchio.
    }
desk-button-up = ⬆️ Su di un posto
desk-button-down = ⬇️ Giù di un posto
desk-button-remove =
    { $begun ->
        [yes] 🃏 Passa a una carta vera
       *[no] 🚪 Libera il posto
    }
desk-qr = 🔳 Inquadra il codice, oppure apri il link: { $link }
desk-qr-name = La tua carta
desk-full = A questo tavolo i posti sono finiti. Chiedi a chi narra di farti spazio.
desk-too-few = Per giocare bisogna essere almeno in { $min }. Chi non ha il telefono occupa un posto con una carta vera.
desk-link-gone = Questo link non porta più a nessun posto. Chiedi a chi narra di mostrarti quello nuovo.
desk-link-late = Le carte di questa partita sono già date, e per ora un posto non c’è. Dillo a chi narra: alla prossima mano c’è un link nuovo, e si gioca insieme.
desk-link-own = Il banco è tuo: questo link è per chi gioca.
desk-no-chance = Al banco di { $game } non c’è niente da tirare a parte: quel che tocca alla sorte lo tira il banco, quando serve. Numeri, nomi e una moneta sì: <code>/random 12</code>, <code>/random Anna Bruno</code>, <code>/random moneta</code>.
desk-guest-lost = 🃏 <b>{ $place }</b>: il telefono non mostra più la carta. Consegna una carta vera, di nascosto: quale sia lo vedi sul banco.

## Chi prende la carta per link

desk-who = 🪑 Quale di questi nomi è il tuo?
desk-place =
    🪑 <b>Posto { $place }.</b> La carta arriva qui quando chi narra la distribuisce: tieni lo schermo per te.
desk-button-get-up = Lascio il posto
desk-up-sure = Vuoi davvero lasciare il posto? La tua carta non varrà più, e la partita continua senza di te. Se hai cambiato idea, ignora questo messaggio.
desk-place-taken = Quel posto è appena stato preso. Apri di nuovo il link e scegli il tuo.
desk-place-left = Hai lasciato il posto. Se ci ripensi, apri di nuovo il link.
desk-place-removed = Chi narra ha liberato il tuo posto. Se è un errore, apri di nuovo il link.
desk-place-none = I posti sono diventati meno, e il tuo non c’è più. Parlane con chi narra.
desk-place-dealt = 🃏 Le carte sono arrivate.
desk-place-over = Il tavolo è stato chiuso prima delle carte. Alla prossima!
desk-card = 🃏 <b>Posto { $place }</b>
desk-guest-status = Hai un posto a un tavolo che si gioca dal vivo. /ruolo ti mostra la carta, /esci lascia il posto.
desk-card-void = 🃏 Questa carta non vale più.

## Tavoli tenuti da parte

desk-which-table = 🎴 Chi gioca stasera?
desk-button-kept = 🏠 { $title }
desk-button-new = ✨ Un tavolo nuovo
desk-page-tables =
    🏠 <b>I tuoi tavoli</b>

    { $count ->
        [0] Non ne hai ancora nessuno.
       *[other] Te li propongo ogni volta che apri il banco. Toccane uno per dargli un altro nome o per toglierlo.
    } { $why ->
        [can] Di questo posso ricordare i nomi, nell’ordine dei posti, e le regole.
        [full] Di più di { $most } non ne tengo: togline uno, o scrivici sopra.
       *[early] Quando mi avrai detto chi gioca, potrò ricordare anche questo.
    }
desk-page-table =
    🏠 <b>{ $title }</b>

    { $game }, in { $count }.{ $named ->
        [yes] { " " }{ $names }.
       *[no] { "" }
    }
desk-page-name = ✏️ Come si chiama <b>{ $title }</b>, d’ora in poi? Scrivimelo in una riga.
desk-button-keep = 💾 Tieni da parte questo tavolo
desk-button-overwrite = 💾 Riscrivilo con questo tavolo
desk-button-rename = ✏️ Cambia nome
desk-button-drop = 🗑 Toglilo
desk-kept-title-names = { $names } ({ $count })
desk-kept-title = Tavolo da { $count }
desk-kept-early = Prima dimmi chi gioca: poi lo tengo da parte volentieri.
desk-kept-full = Hai già tutti i tavoli che posso ricordare. Togline uno, o scrivici sopra.
desk-kept-gone = Questo tavolo non lo ricordo più. Con /narra ne apri uno nuovo.
desk-kept-nameless = Mi serve un nome che si possa leggere, in una riga.

## Cedere il banco

desk-page-hand =
    🤝 <b>Cedere il banco</b>

    { $made ->
        [yes]
            Questo link vale dieci minuti, e per una persona sola:
            { $link }

            Chi lo apre deve confermare. Poi il banco passa di là con tutta la partita, e qui non resta niente da leggere.
       *[no] Ti preparo un link. Chi lo apre e conferma narra al posto tuo, da dove siete arrivati: vedrà tutte le carte, e potrà anche tornare indietro.
    }
desk-button-hand-new = 🔗 Prepara il link
desk-button-hand-off = ✖️ Ci ho ripensato
desk-take-sure =
    🤝 { $giver } ti lascia il banco di <b>{ $game }</b>.

    Da qui vedrai tutte le carte: accetta soltanto se da adesso narri tu.
desk-button-take = 🎴 Narro io
desk-taken = Il banco è tuo.
desk-handed = 🤝 Adesso narra { $name }. Qui della partita non resta niente.
desk-gone = 🤝 Il banco è passato in altre mani.
desk-hand-gone = Questo link non vale più. Chiedine uno nuovo a chi narra.
desk-hand-own = Il banco è già tuo: manda il link a chi deve narrare.
desk-hand-player = A questo tavolo hai una carta: chi narra deve prima liberare il tuo posto.
desk-hand-busy = Hai già un tavolo aperto qui. Chiudilo con /ferma, poi apri di nuovo il link.
