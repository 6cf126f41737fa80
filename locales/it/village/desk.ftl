# Il banco di chi narra: schermate e bottoni. Si legge su un telefono, spesso in penombra: poche righe.
# Quel che nessun altro deve vedere sta sotto un velo (tg-spoiler): uno sguardo di sfuggita non rivela niente.

village-desk-name = Il banco di chi narra The Village
village-desk-tagline = Carte vere sul tavolo: io tengo a mente, tiro a sorte e ricordo le regole.
village-desk-chronicle = 📜 <b>Com’è andata</b>

## Prima di giocare

village-desk-ask-table =
    🎴 <b>Si gioca dal vivo!</b> Quante persone siete, oltre a te?

    Tocca un numero, oppure scrivimi i nomi, uno per riga, nell’ordine in cui siete seduti.
village-desk-ask-terms =
    🎴 <b>In { $count }.</b> Tolgo qualche carta dal mazzo?
    { $out_count ->
        [0] Per ora ci sono tutte.
       *[other] Restano fuori: { $out }.
    }
village-desk-ask-out =
    Tocca le carte che al vostro tavolo non ci sono: il segno di spunta dice che la carta è in gioco.
    { $out_count ->
        [0] { "" }
       *[other] Fuori: { $out }.
    }
village-desk-ask-rules = 📏 <b>Le regole del tavolo.</b> Ogni bottone dice com’è adesso: toccalo per cambiare. Poi annunciale a voce.
village-desk-ask-hand =
    ✋ Quale carta ha <b>{ $seat }</b>?

    Oppure incollami tutta la lista, una carta per riga nell’ordine dei posti. Una carta inventata: <code>Nome.5b</code> se è col villaggio, <code>Nome.5c</code> se è contro; il numero è la forza.
village-desk-ask-dealt =
    🃏 <b>Le carte, nell’ordine dei posti.</b> Sono sotto il velo: toccalo quando nessuno guarda.
    Villaggio { $village }, nemici { $enemies }: differenza { $difference }, { $balanced ->
        [yes] entro i { $allowed } ammessi ✅
       *[no] più dei { $allowed } ammessi ⚠️
    }
    { $playable ->
        [yes] { "" }
       *[no] ⚠️ Così non c’è partita: nessun nemico da temere, oppure troppi.
    }
    120: <b>{ $flag ->
        [yes] SÌ
       *[no] NO
    }</b>. Annuncialo e scrivilo sul foglio.
village-desk-ask-swap = 🔄 Quale carta vuoi scambiare? Tocca la prima persona.
village-desk-ask-swap-with = 🔄 Scambio la carta di <b>{ $first }</b> con quella di…
village-desk-line-card = <tg-spoiler>{ $number }. { $role } { ROLE($role, case: "emoji") }</tg-spoiler>
village-desk-line-card-own =
    <tg-spoiler>{ $number }. { $role } { ROLE($role, case: "emoji") } ({ $side ->
        [village] col villaggio
       *[enemies] contro
    }, forza { $strength })</tg-spoiler>
village-desk-line-card-as = <tg-spoiler>{ $number }. { $role } { ROLE($role, case: "emoji") } (consegna la carta { ROLE($given, case: "of") })</tg-spoiler>

## La notte

village-desk-ask-call =
    🌙 <b>Notte { $night }.</b> { $first ->
        [yes] Occhi chiusi. Chiama per numero:
       *[no] Chiama:
    } <b>{ $seat }</b>
    <tg-spoiler>{ $role } { ROLE($role, case: "emoji") }</tg-spoiler>
village-desk-ask-second =
    { $pair ->
        [yes] 🏹 La prima freccia è per <b>{ $first }</b>. E la seconda?
       *[no] 🐾 Prima vittima: <b>{ $first }</b>. E la seconda?
    }
village-desk-ask-called =
    🌙 <b>Notte { $night }.</b> Hai chiamato tutti.

    Se c’è da correggere scrivi per esempio <code>7 &gt; 3</code>. Poi tocca «Avanti» e ti dico che cosa scrivere.
village-desk-ask-given = ✍️ <b>Notte { $night }: scrivi subito.</b> Quel che manca della notte non può più cambiarlo.
village-desk-ask-slips =
    { $rounds ->
        [two] ✍️ <b>Notte { $night }, secondo giro.</b> { $pages ->
            [1] Richiama tutti per numero, e restituisci carte e foglietti:
           *[other] Foglietti, { $page } di { $pages }:
        }
       *[one] { $left ->
            [0] ✍️ <b>Notte { $night }.</b> Non resta niente da scrivere.
           *[other] ✍️ <b>Notte { $night }.</b> Questo alla chiamata non si poteva ancora sapere{ $pages ->
                [1] { "" }
               *[other] {" "}({ $page } di { $pages })
            }. Fai un secondo giro di tutti, oppure scrivilo alla prossima chiamata:
        }
    }
    { $dead_count ->
        [0] <tg-spoiler>☀️ Nessun morto.</tg-spoiler>
       *[other] <tg-spoiler>☠️ All’alba: { $dead }. Sul foglietto niente.</tg-spoiler>
    }
village-desk-ask-why =
    { $count ->
        [0] 🎲 Stanotte il caso non ha deciso niente: è tutto regola.
        [one] 🎲 <b>Che cosa ha deciso il caso.</b> Il bottone ribalta l’esito, se proprio devi.
       *[other] 🎲 <b>Che cosa ha deciso il caso.</b> I bottoni ribaltano un esito, se proprio devi.
    }
village-desk-ask-sheet =
    🎲 <b>Il caso, notte { $night } e giorno { $night }.</b> { $again ->
        [0] Guardare non cambia niente.
        [one] Ritirato una volta: annuncialo.
       *[other] Ritirato { $again } volte: annuncialo.
    } { $count ->
        [0] Con chi è in vita non c’è niente da tirare.
       *[other] Conta soltanto quel che servirà.
    }
village-desk-ask-dawn =
    🌅 <b>Alba del giorno { $night }.</b> Tutti aprono gli occhi. Leggi ad alta voce:
village-desk-ask-slept =
    { $reduced ->
        [yes] 😴 <b>Notte { $night }.</b> Occhi chiusi. Si chiama soltanto: { $roles }. Nessuno agisce.
       *[no] 😴 <b>Notte { $night }.</b> La notte si salta: nessuno agisce e nessuno chiude gli occhi.
    }
village-desk-ask-shot = 🎯 <b>{ $hunter }</b> ha l’ultimo colpo in canna. Chi porta con sé?
village-desk-ask-fired = 🎯 Leggi ad alta voce:
village-desk-line-together = 👀 Con <b>{ $seat }</b> aprono gli occhi anche <tg-spoiler>{ $mates }</tg-spoiler>.
village-desk-line-conduct = 📣 Ricordalo al tavolo: giocare apposta contro la propria squadra non è permesso. Bluffare sì.
village-desk-line-conduct-couple = 💘 La coppia è una squadra a sé: può andare contro le squadre di prima. Chi è Cupido non la svela, se non ne fa parte; e la coppia non prova subito a linciare Cupido: se ci prova, Cupido può parlare.
village-desk-line-conduct-gunner = 🔫 <tg-spoiler>{ $seat } ha dei colpi e l’infezione: può già giocare per i lupi.</tg-spoiler>
village-desk-line-conduct-traitor =
    🖕 <tg-spoiler>{ $rule ->
        [both] Vince col villaggio, ma deve giocare per i lupi.
        [village] Gioca e vince col villaggio.
       *[wolves] Gioca e vince coi lupi.
    }</tg-spoiler>
village-desk-line-four-clumsy = ⚠️ <tg-spoiler>Restano in quattro. Se { $seat }, col voto che inciampa, vota per linciare e questo costa la partita, vale come aver giocato contro la propria squadra.</tg-spoiler>
village-desk-line-four = ⚠️ <tg-spoiler>Restano in quattro: se uscire stanotte costa la partita al villaggio, vale come averci giocato contro.</tg-spoiler>
village-desk-line-blank = ▫️ Niente da scrivere: { $blank }.

## Il giorno

village-desk-ask-day =
    ☀️ <b>Giorno { $day }.</b> In vita: { $living }. Discussione, più o meno { $length }.
    { $search ->
        [done] 🕵 Fase dell’Investigatore: fatta.
        [no] 🕵 La fase dell’Investigatore oggi non serve: lo sanno tutti.
       *[due] 🕵 Prima del voto c’è la fase dell’Investigatore, anche se non c’è nessun Investigatore.
    }
village-desk-ask-hold = Chi mostra la carta?
village-desk-ask-gun = 🔫 <b>{ $gunner }</b> mostra la carta e spara a…
village-desk-ask-search =
    🕵 <b>Tutti chiudono gli occhi.</b> L’Investigatore apre i suoi e indica un numero con le dita.
    <tg-spoiler>{ $any ->
        [yes] È { $detective }: tocca chi ha indicato.
       *[no] Non c’è nessun Investigatore: aspetta qualche secondo e tocca «Nessuno».
    }</tg-spoiler>
village-desk-ask-found =
    🕵 <b>Rispondi all’Investigatore</b>, poi fagli chiudere gli occhi e sveglia i lupi:
    <tg-spoiler>{ $wolves_count ->
        [0] non ci sono lupi.
       *[other] { $wolves }.
    }</tg-spoiler> Se qui sotto non c’è niente per loro, li svegli e basta.
    { $any ->
        [yes] { "" }
       *[no] <tg-spoiler>Nessuna indagine.</tg-spoiler>
    }
village-desk-ask-shooting = 🔫 Leggi ad alta voce:
village-desk-ask-clock = ⏱ Quanto tempo do?
village-desk-ask-big =
    { $long ->
        [yes] { $minutes }️⃣▪️{ $tens }️⃣{ $ones }️⃣
       *[no] { $tens }️⃣{ $ones }️⃣
    }
village-desk-ask-certain = ❓ Di quale carta il tavolo è <b>sicuro</b> che non ce l’ha più nessuno? Segna solo quel che sanno tutti.

## Il crepuscolo

village-desk-ask-dusk =
    🗳 <b>Crepuscolo { $day }{ $second ->
        [yes] , secondo voto
       *[no] { "" }
    }.</b> { $waiting ->
        [yes] Foglietto di <b>{ $voter }</b>: per chi vota?
       *[no] Ci sono tutti i foglietti: tocca «Conta».
    }
    Puoi anche scrivere chi e per chi: <code>5 3</code>, uno per riga.
    { $void_count ->
        [0] { "" }
       *[other] { $unreadable ->
            [discard] ✖️ Nulli: { $void }.
           *[again] ✖️ Da riscrivere: { $void }. Quando arriva il nuovo foglietto, scrivimelo.
        }
    }
    { $three ->
        [yes] ⚠️ Restate in tre: meglio concedere un altro foglietto.
       *[no] { "" }
    }
village-desk-line-clock =
    { $held ->
        [yes] ⏸ <b>{ $left }</b>
       *[no] ⏳ <b>{ $left }</b>
    }
village-desk-line-vote =
    { $any ->
        [yes] • { $voter } → { $target }
       *[no] • { $voter } → nessuno
    }
village-desk-ask-verdict = ⚖️ <b>Leggi ad alta voce:</b>
village-desk-ask-nightfall =
    🌘 <b>Sta per calare la notte { $night }.</b>
    { $advice ->
        [skip] 😴 Si può saltare: nessuno ha niente da fare.
        [reduced] 👥 Si può fare in breve: ieri è morto qualcuno e il 120 è «sì», quindi chiama soltanto { $roles }, perché le carte possano cambiare.
       *[full] 🌙 Va giocata per intero: si chiamano tutti.
    }
village-desk-ask-end =
    🏁 <b>La partita è finita.</b> Se ti torna, leggi e conferma. Altrimenti annulla l’ultima mossa.

## Chi è chi

village-desk-ask-board =
    🗂 <b>Il quadro.</b> In vita: { $living }. 120: { $flag ->
        [yes] sì
       *[no] no
    }.
village-desk-ask-fix = ✏️ Che cosa non torna? Tocca la persona.
village-desk-ask-fix-one = ✏️ <b>{ $seat }</b>: tocca la carta che ha in mano, oppure segna se è ancora in gioco.
village-desk-ask-mark = 🏷 <b>{ $seat }</b>: tocca un segno per metterlo o toglierlo. È una tua nota: a voce, o sul foglietto, lo dici tu.
village-desk-ask-mark-lover = 💘 Con chi fa coppia <b>{ $seat }</b>?
village-desk-ask-mark-model = 👀 Chi è il modello di <b>{ $seat }</b>?
village-desk-line-player =
    { $alive ->
        [yes] { "" }
       *[no] ☠️{ " " }
    }<b>{ $seat }</b> <tg-spoiler>{ $role }{ $shown ->
        [yes] {" "}🪧
       *[no] { "" }
    }{ $guarded ->
        [yes] {" "}👼
       *[no] { "" }
    }{ $infected ->
        [yes] {" "}🩸
       *[no] { "" }
    }{ $doused ->
        [yes] {" "}🛢
       *[no] { "" }
    }{ $drunk ->
        [yes] {" "}{ village-role-drunk.emoji }
       *[no] { "" }
    }{ $frozen ->
        [yes] {" "}🥶
       *[no] { "" }
    }{ $potion ->
        [yes] {" "}🧪
       *[no] { "" }
    }{ $limps ->
        [yes] {" "}🦵
       *[no] { "" }
    }{ $shield ->
        [yes] {" "}📚
       *[no] { "" }
    }{ $used ->
        [yes] {" "}⌛
       *[no] { "" }
    }{ $lover ->
        [0] { "" }
       *[other] {" "}💘{ $lover }
    }{ $model ->
        [0] { "" }
       *[other] {" "}👀{ $model }
    }{ $bullets ->
        [0] { "" }
       *[other] {" "}🔫{ $bullets }
    }</tg-spoiler>

## Bottoni

village-desk-do-count = { $count }
village-desk-do-seat = { $seat }
village-desk-do-role = { $role }
village-desk-do-undo = ↩️ Annulla
village-desk-do-board = 🗂 Chi è chi
village-desk-do-back = « Indietro
village-desk-do-go = Avanti »
village-desk-do-deal = 🃏 Dai le carte
village-desk-do-hand = ✋ Le ho date io
village-desk-do-rules = 📏 Regole del tavolo
village-desk-do-begin = 🌙 Carte consegnate: è notte
village-desk-do-again = 🔁 Un’altra mano
village-desk-do-swap = 🔄 Scambia due carte
village-desk-do-next = Fatto »
village-desk-do-spark = 🔥 Scintilla
village-desk-do-nobody = Nessuno
village-desk-do-drawn = 🎲 Non sceglie: tira a sorte
village-desk-do-more = Altri foglietti »
village-desk-do-round = ✍️ Secondo giro fatto
village-desk-do-later = ⏭ Alla prossima chiamata
village-desk-do-why = ❔ Perché?
village-desk-do-sheet = 🎲 Il caso
village-desk-do-turn = Ribalta { $number }
village-desk-do-fresh = 🎲 Ritira tutto
village-desk-do-reveal = 🎖 Sindaco
village-desk-do-peace = ☮️ Pacifista
village-desk-do-trouble = 🤯 Guastafeste
village-desk-do-sleep = 💤 Morfeo
village-desk-do-silver = ⚒ Fabbro
village-desk-do-gun = 🔫 Artigliere
village-desk-do-search = 🕵 Fase dell’Investigatore
village-desk-do-dusk = 🗳 Al voto
village-desk-do-clock = ⏱ Tempo
village-desk-do-minutes = { $count } min
village-desk-do-seconds = { $count } s
village-desk-do-usual = 📏 Di regola: { $length }
village-desk-do-big = 🔎 In grande
village-desk-do-m-hold = ⏸ Ferma
village-desk-do-m-on = ▶️ Riprendi
village-desk-do-m-off = ✖️ Senza tempo
village-desk-do-certain = ❓ Certezze
village-desk-do-concede = 🕯 Resa alla setta
village-desk-do-unreadable = ✖️ Illeggibile
village-desk-do-tally = ⚖️ Conta
village-desk-do-night-full = 🌙 Notte intera
village-desk-do-night-reduced = 👥 Notte breve
village-desk-do-night-skip = ⏭ Salta la notte
village-desk-do-fix = ✏️ Correggi
village-desk-do-gone = 🚪 Non gioca più
village-desk-do-alive = 🙋 È in vita
village-desk-do-marks = 🏷 Segni
village-desk-do-mark-infected = 🩸 Infezione
village-desk-do-mark-doused = 🛢 Kerosene
village-desk-do-mark-frozen = 🥶 Gelo
village-desk-do-mark-drunk = 🍻 Sbornia
village-desk-do-mark-potion = 🧪 Pozione pronta
village-desk-do-mark-limps = 🦵 Gamba ferita
village-desk-do-mark-shield = 📚 Regge un attacco
village-desk-do-mark-used = ⌛ Potere speso
village-desk-do-mark-bullets = 🔫 Colpi: { $count }
village-desk-do-mark-lover =
    { $count ->
        [0] 💘 Coppia
       *[other] 💘 Coppia: { $count }
    }
village-desk-do-mark-model =
    { $count ->
        [0] 👀 Modello
       *[other] 👀 Modello: { $count }
    }
village-desk-do-confirm = 🏁 È finita davvero
village-desk-do-group-village = 🌾 Carte del villaggio
village-desk-do-group-wolves = 🐺 Carte dei lupi
village-desk-do-group-others = 🎭 Le altre carte
village-desk-term-deal-mode =
    { $value ->
        [balanced] Mazzo: equilibrato
       *[chaos] Mazzo: caos
    }
village-desk-term-reveal-on-death =
    { $value ->
        [role] Dei morti si vede: il ruolo
        [team] Dei morti si vede: la squadra
       *[none] Dei morti si vede: niente
    }
village-desk-term-thief-mode =
    { $value ->
        [full] Ladro: ogni notte
       *[first_night] Ladro: solo la prima notte
    }
village-desk-term-traitor-rule =
    { $value ->
        [both] Traditore: villaggio, poi lupi
        [village] Traditore: col villaggio
       *[wolves] Traditore: coi lupi
    }
village-desk-term-beholder-mutual =
    { $value ->
        [yes] La Veggente conosce l’Osservatore
       *[no] La Veggente non conosce l’Osservatore
    }
village-desk-term-rounds =
    { $value ->
        [two] Notte: due giri
       *[one] Notte: un giro solo
    }
village-desk-term-unreadable =
    { $value ->
        [discard] Voto illeggibile: nullo
       *[again] Voto illeggibile: si riscrive
    }

## La fine

village-desk-game-ended =
    { $result ->
        [village] 🌾 <b>Ha vinto il villaggio.</b>
        [wolves] 🐺 <b>Hanno vinto i lupi.</b>
        [cult] 🕯 <b>Hanno vinto i Satanisti.</b>
        [tanner] 👺 <b>Ha vinto il Masochista.</b>
        [serial_killer] 🔪 <b>Ha vinto il Serial Killer.</b>
        [arsonist] 🔥 <b>Ha vinto il Piromane.</b>
        [couple] 💘 <b>Ha vinto la coppia.</b>
       *[nobody] 🌘 <b>Non ha vinto nessuno.</b>
    }{ $winners_count ->
        [0] { "" }
       *[other] {" "}🏆 { $winners }
    }
village-desk-time-ran-out = ⏰ <b>Tempo scaduto!</b>
village-desk-desk-cleared = 🧹 Il banco è sgombro. Quando volete rigiocare: /narra
