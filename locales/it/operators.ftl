### /operatore: le pagine di chi gestisce il bot. Una persona competente, magari alle tre di notte: righe brevi, prima ciò che non va.
### Qui non si nomina mai una carta, né chi ha già scelto.

operator-head = ✅ <b>Tutto a posto.</b>
operator-head-troubles = { $count ->
        [one] ⚠️ <b>Una cosa da guardare:</b>
       *[other] ⚠️ <b>{ $count } cose da guardare:</b>
    }
operator-trouble-beat = • 💔 Da più di mezzo minuto nessun processo fa scattare i tempi: le partite aspettano.
operator-trouble-silent = { $count ->
        [one] • 💔 Una replica non dà più segni di vita.
       *[other] • 💔 { $count } repliche non danno più segni di vita.
    }
operator-trouble-versions = • 🔀 Girano versioni diverse del programma.
operator-trouble-frozen = { $count ->
        [one] • 🧊 Una partita è ferma e non riparte da sola.
       *[other] • 🧊 { $count } partite sono ferme e non ripartono da sole.
    }
operator-trouble-faults = { $count ->
        [one] • 🐞 Un errore nell’ultima ora.
       *[other] • 🐞 { $count } errori nell’ultima ora.
    }
operator-trouble-late = • 🐌 C’è un gruppo che aspetta un messaggio da { $span }.
operator-trouble-aside = { $count ->
        [one] • 📭 Telegram ha rifiutato un messaggio come malformato: è da parte.
       *[other] • 📭 Telegram ha rifiutato { $count } messaggi come malformati: sono da parte.
    }
operator-trouble-maintenance = • 🔧 È in corso una manutenzione: non si aprono nuove partite.

operator-serving = { $count ->
        [0] 🖥 Nessun processo si è ancora fatto sentire
        [one] 🖥 Un processo, attivo da { $span } (versione { $versions })
       *[other] 🖥 { $count } processi, il più vecchio attivo da { $span } (versione { $versions })
    }
operator-database = 🗄 { $kind }, { $size } MB
operator-games = 🎲 Tavoli aperti: { $lobbies } · partite in corso: { $count } · ferme: { $frozen }
operator-queue = { $count ->
        [0] 📬 Niente in coda
        [one] 📬 In coda un messaggio, da { $span }
       *[other] 📬 In coda { $count } messaggi per { $chats ->
            [one] una chat
           *[other] { $chats } chat
        }, il più vecchio da { $span }
    }
operator-faults-hour = 🐞 Errori nell’ultima ora: { $count }
operator-flood = 🌊 { $name } (<code>{ $chat }</code>) manda troppo: { $count ->
        [one] un aggiornamento lasciato cadere
       *[other] { $count } aggiornamenti lasciati cadere
    } nell’ultima ora
operator-left-out = <i>Dalle code restano fuori le chat dei tavoli a cui stai giocando.</i>

operator-private = una chat privata
operator-untitled = un gruppo senza nome

operator-button-home = « Al quadro
operator-button-back = « Indietro
operator-button-no = ✖️ Lascia stare
operator-button-again = 🔄 Aggiorna
operator-button-before = « Prima
operator-button-next = Dopo »
operator-button-number = { $number }
operator-button-live = 🎲 Partite
operator-button-lanes = 📬 Code
operator-button-faults = 🐞 Errori
operator-button-maintenance = 🔧 Manutenzione
operator-button-cast = 📣 Annuncio
operator-button-bans = 🚫 Esclusi
operator-button-log = 📜 Registro

## Le partite

operator-live = { $count ->
        [0] 🎲 <b>{ $which ->
            [frozen] Nessuna partita ferma.
           *[all] Nessun tavolo aperto.
        }</b>
        [one] 🎲 <b>{ $which ->
            [frozen] Una partita ferma
           *[all] Un tavolo
        }</b>
       *[other] 🎲 <b>{ $which ->
            [frozen] { $count } partite ferme
           *[all] { $count } tavoli
        }</b>
    }
operator-live-line = { $number }. <b>{ $title }</b> · { $game } · { $status ->
        [lobby] ci si siede
        [drawing] si danno le carte
        [frozen] 🧊 ferma
       *[running] { $phase ->
            [night] notte { $nth }
            [day] giorno { $nth }
           *[none] in corso
        }
    } · { $seats ->
        [one] un posto
       *[other] { $seats } posti
    } · da { $span }{ $stands ->
        [paused] , in pausa
        [halted] , con la carta dello stop alzata
        [barred] , il gruppo non lascia scrivere
        [flooded] , Telegram chiede di aspettare
        [quiet] , a riposo
       *[other] { "" }
    }
operator-live-find = Per cercarne una rispondi a questo messaggio con il titolo del gruppo, il suo numero o il codice della partita.
operator-live-found = { $count ->
        [0] 🔎 Nessun tavolo corrisponde.
        [one] 🔎 <b>Un tavolo</b>
       *[other] 🔎 <b>{ $count } tavoli</b>
    }
operator-live-many = 🔎 <b>I primi { $count }</b>: sono di più, cerca con parole più precise.
operator-button-live-all = Tutti
operator-button-live-frozen = 🧊 Solo i fermi
operator-game = <b>{ $title }</b>
    { $game } · <code>{ $session }</code> · gruppo <code>{ $chat }</code>

    { $status ->
        [lobby] Ci si sta ancora sedendo
        [drawing] Si stanno dando le carte
        [frozen] 🧊 Ferma
        [running] { $phase ->
            [night] Notte { $nth }
            [day] Giorno { $nth }
           *[none] In corso
        }
       *[other] Finita
    } · { $seats ->
        [one] un posto
       *[other] { $seats } posti
    } · da { $span }{ $stands ->
        [paused] , in pausa
        [halted] , con la carta dello stop alzata
        [barred] , il gruppo non lascia scrivere
        [flooded] , Telegram chiede di aspettare
        [quiet] , a riposo
       *[other] { "" }
    }
operator-game-mine = <i>A questo tavolo giochi anche tu: qui leggi soltanto ciò che sa tutto il tavolo.</i>
operator-no-table = Questa partita non c’è più.
operator-no-freeze = Questa partita non si può congelare: non è cominciata, o è già finita.
operator-button-replay = 🔁 Rigioca il registro e confronta
operator-button-freeze = 🧊 Congela
operator-button-freeze-yes = 🧊 Sì, congelala
operator-button-thaw = ▶️ Falla ripartire
operator-button-ban-group = 🚫 Escludi il gruppo
operator-freeze-sure = 🧊 Congelo la partita di «{ $title }»? L’orologio si ferma per tutti, e il gruppo lo legge. Riparte da qui, quando vuoi.
operator-freeze-done = 🧊 È ferma.
operator-thaw-done = ▶️ È ripartita da dove stava, con almeno mezzo minuto di tempo.
operator-thaw-already = ▶️ Non è ferma: va già.
operator-thaw-lost = Il bot è fuori da quel gruppo: la partita riparte da sola quando ci rientra.
operator-thaw-alien = Questa versione del programma ha altre regole: non può riprendere quella partita. Il gruppo può chiuderla con /ferma.
operator-replay = { $verdict ->
        [same] ✅ Rigiocata dal registro: arriva esattamente allo stato conservato.
        [other] ❌ Rigiocata dal registro arriva a un altro stato. Non farla ripartire prima di aver capito perché.
        [broken] ❌ Il registro non si può rigiocare fino in fondo{ $step ->
            [0] { "" }
           *[other] : si ferma al passo { $step }
        }. { $why ->
            [none] { "" }
           *[other] { $why }
        }
        [alien] 🔀 È stata giocata con altre regole: questa versione del programma non le conosce.
       *[undealt] Le carte non sono mai state date: non c’è niente da rigiocare.
    }
operator-frozen = 🧊 Chi gestisce il bot ha fermato un momento la partita per controllare una cosa. Nessuno perde tempo: si riparte da qui.
operator-thawed = ▶️ Si riparte da dove eravamo rimasti.

## Le code

operator-lanes = { $count ->
        [0] 📬 <b>Nessun gruppo aspetta messaggi.</b>
        [one] 📬 <b>Un gruppo aspetta { $items ->
            [one] un messaggio
           *[other] { $items } messaggi
        }</b>
       *[other] 📬 <b>{ $count } gruppi aspettano { $items } messaggi</b>
    }
operator-lanes-people = { $count ->
        [0] Nessuna persona aspetta da più di { $span }.
        [one] Una persona aspetta da più di { $span }.
       *[other] { $count } persone aspettano da più di { $span }.
    }
operator-lane = { $number }. <b>{ $title }</b> · { $count } · da { $span } · { $state ->
        [held] lì non si raggiunge nessuno
        [barred] il gruppo non lascia scrivere
        [failing] Telegram non risponde, si riprova
        [waiting] al limite di Telegram, aspetta
       *[going] in viaggio
    }
operator-button-fullest = Le più piene
operator-button-oldest = Le più vecchie

## Gli errori

operator-faults = { $count ->
        [0] 🐞 <b>Nessun errore negli ultimi sette giorni.</b>
        [one] 🐞 <b>Un errore negli ultimi sette giorni</b>
       *[other] 🐞 <b>{ $count } errori diversi negli ultimi sette giorni</b>
    }
operator-fault = { $number }. <code>{ $action }</code> · { $times ->
        [one] una volta
       *[other] { $times } volte
    } · { $span } fa{ $session ->
        [none] { "" }
       *[other] { " " }· <code>{ $session }</code>
    }

## La manutenzione

operator-rest-none =
    🔧 <b>Nessuna manutenzione.</b>

    Durante la manutenzione non si aprono nuove partite, e a chi ci prova lo dico gentilmente; i tavoli non ancora cominciati si chiudono con un saluto; le partite in corso arrivano alla fine. Vale per tutte le repliche, e resta anche dopo un riavvio.
operator-rest-sure = 🔧 Comincio la manutenzione? { $lobbies ->
        [0] Nessun tavolo da chiudere
        [one] Un tavolo non ancora cominciato si chiude
       *[other] { $lobbies } tavoli non ancora cominciati si chiudono
    }; { $count ->
        [0] nessuna partita in corso.
        [one] una partita in corso arriva alla fine.
       *[other] { $count } partite in corso arrivano alla fine.
    }
operator-rest = 🔧 <b>Manutenzione</b>, da { $span }

    { $drained ->
        [yes] ✅ Nei gruppi non si gioca più: si può fermare tutto.
       *[no] ⏳ Tavoli da chiudere: { $lobbies } · partite da finire: { $count }
    }
    In privato: { $alone } (non aspettano nessuno, e sopravvivono a un riavvio)
    Processi attivi: { $replicas }

    { $stop ->
        [yes] Finita l’ultima partita, ogni processo si ferma da sé. Uno avviato dopo resta in piedi, in manutenzione.
       *[no] Finita l’ultima partita, i processi restano in piedi, e te lo dico.
    }
operator-rest-drained = ✅ Nei gruppi è finita l’ultima partita. { $stop ->
        [yes] Fra pochi secondi i processi si fermano.
       *[no] Adesso puoi fermare i processi senza interrompere nessuno.
    }
operator-button-rest = 🔧 Comincia la manutenzione
operator-button-rest-begin = 🔧 Sì, comincia
operator-button-rest-end = ✅ Fine: si gioca di nuovo
operator-button-rest-stop-yes = ⏻ Poi ferma i processi
operator-button-rest-stop-no = ⏻ Poi lascia in piedi i processi
maintenance-no-new = 🔧 Fra poco mi fermo per un po’ di manutenzione: le partite in corso le porto alla fine, ma di nuove per adesso non ne apro. Riprova più tardi.
maintenance-lobby-closed = 🔧 Fra poco mi fermo per un po’ di manutenzione, e non voglio interrompervi sul più bello: chiudo il tavolo prima di cominciare. Ci rivediamo più tardi.

## L’annuncio

operator-cast =
    📣 <b>Un annuncio</b>

    Lo riceve solo chi ha detto di sì nelle impostazioni: { $groups ->
        [one] un gruppo
       *[other] { $groups } gruppi
    } e { $people ->
        [one] una persona
       *[other] { $people } persone
    }. Parte piano, dietro alle partite, e dove si gioca aspetta la fine.
operator-cast-noted = ✍️ Scritto.
operator-cast-write = ✍️ Rispondi a questo messaggio con il testo per chi legge in <b>{ $language }</b>: al massimo { $most } caratteri, senza formattazione.{ $now ->
        [none] { "" }
       *[other] { " " }Adesso dice:

        <blockquote>{ $now }</blockquote>
    }
operator-cast-too-long = Mi serve un testo, di { $most } caratteri al massimo.
operator-cast-look = { $count ->
        [0] 👀 Si leggerà così. Per ora, però, nessuno ha detto di volerlo ricevere.
        [one] 👀 Si leggerà così, in una chat.
       *[other] 👀 Si leggerà così, in { $count } chat.
    }
operator-cast-message =
    📣 { $words }

    <i>Te lo scrive chi gestisce il bot. Per non ricevere più novità: /impostazioni</i>
operator-cast-progress = 📣 <b>Annuncio { $number }</b>: { $count } di { $total } { $state ->
        [running] in viaggio
        [stopped] · ⏹ interrotto
       *[done] · ✅ finito
    }{ $waiting ->
        [0] { "" }
        [one] { " " }· una chat aspetta che finisca una partita
       *[other] { " " }· { $waiting } chat aspettano che finisca una partita
    }
operator-button-cast-all = Tutti
operator-button-cast-groups = Gruppi
operator-button-cast-people = Persone
operator-button-cast-write = ✍️ { $language }
operator-button-cast-written = ✅ { $language }
operator-button-cast-look = 👀 Guarda com’è
operator-button-cast-send = { $count ->
        [one] 📣 Manda in una chat
       *[other] 📣 Manda in { $count } chat
    }
operator-button-cast-stop = ⏹ Interrompi
operator-button-cast-go-on = ▶️ Riprendi l’annuncio interrotto

## Gli esclusi

operator-bans = { $count ->
        [0] 🚫 <b>Nessuno è escluso.</b>
       *[other] 🚫 <b>Esclusi</b>
    }
operator-ban-line = { $number }. <b>{ $name }</b> · <code>{ $chat }</code> · { $reason } · da { $span }
operator-ban-whom =
    🚫 <b>Chi vuoi escludere?</b>

    Inoltra qui un suo messaggio, oppure rispondi a questo con il numero, il nome utente o un link: <code>123456789</code>, <code>@nome</code>, <code>https://t.me/c/1234567890/5</code> per un gruppo.
operator-ban-nobody = Non capisco di chi si tratta: Telegram può nascondere l’autore di un messaggio inoltrato, e un nome utente lo riconosco solo se quella persona mi ha già scritto. Con il numero va sempre.
operator-ban-operator = Chi gestisce il bot non si può escludere.
operator-ban-telegram = Questo è un profilo di Telegram, o il bot stesso: non si può escludere.
operator-ban-own-table = In questo momento ci stai giocando insieme: escludere sarebbe una mossa. Finita la partita si può.
operator-ban-already = È già tra gli esclusi.
operator-ban-why = { $kind ->
        [group] 🚫 Escludo il gruppo <b>{ $name }</b> (<code>{ $chat }</code>)? { $count ->
            [0] Non ci si sta giocando.
            [one] Un tavolo aperto si chiude.
           *[other] { $count } tavoli aperti si chiudono.
        } Il bot saluta con una riga ed esce; se lo fanno rientrare, esce di nuovo.
       *[person] 🚫 Escludo <b>{ $name }</b> (<code>{ $chat }</code>)? { $count ->
            [0] Non sta giocando.
            [one] Lascia il tavolo a cui siede, come chi si alza.
           *[other] Lascia i { $count } tavoli a cui siede, come chi si alza.
        } Legge una riga, poi il bot non risponde più.
    }

    Per quale motivo? Tocca un bottone, o scrivilo in risposta a questo messaggio.
operator-ban-spam = Spam
operator-ban-abuse = Comportamento scorretto
operator-ban-asked = A richiesta
operator-button-ban-spam = 🚫 Spam
operator-button-ban-abuse = 🚫 Comportamento scorretto
operator-button-ban-asked = 🚫 A richiesta
operator-button-ban-new = ➕ Escludi qualcuno
operator-button-free = ↩️ { $number }
operator-button-free-yes = ↩️ Sì, togli l’esclusione
operator-free-sure = ↩️ Tolgo l’esclusione a <b>{ $name }</b> (<code>{ $chat }</code>)? Il motivo era: { $reason }.
ban-told = Chi gestisce questo bot ha deciso di non tenere più partite con te: da adesso non rispondo più. I tuoi dati restano tuoi: /imieidati e /dimenticami funzionano ancora.
ban-told-toast = Chi gestisce questo bot ha deciso di non tenere più partite con te.
ban-group-told = Chi gestisce questo bot ha deciso di non tenere più partite in questo gruppo. Vi saluto.

## Il registro

operator-log = 📜 <b>Chi ha fatto che cosa</b> (ora di { $zone })
operator-log-line = { $at } · <b>{ $name }</b> · <code>{ $deed }</code>{ $what ->
        [none] { "" }
       *[other] { " " }<code>{ $what }</code>
    }
