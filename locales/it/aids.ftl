### Per chi narra di persona: estrazioni, carte, liste di ruoli. In privato si dà del tu.

## Menu dei comandi

command-random = un numero, una moneta, dei nomi; per chi narra, gli eventi della notte
command-deal = le carte per un tavolo dal vivo, oppure quanto è equilibrata una lista
command-graves = chi cade nelle fosse del Becchino

## Parole riconosciute, divise da virgole. Valgono sempre, in qualunque lingua si scriva.

aids-words-coin = moneta, testa o croce, testa, croce, monetina
aids-words-all = lista, elenco, tutti, eventi, probabilità, aiuto

## Estrazioni

aids-drawn-numbers = 🎲 { $count ->
        [one] Da { $low } a { $high }: <b>{ $drawn }</b>
       *[other] { $count } numeri diversi da { $low } a { $high }: <b>{ $drawn }</b>
    }
aids-drawn-names = 🎲 { $count ->
        [one] Fra { $names }: <b>{ $drawn }</b>
       *[other] { $count } fra { $names }: <b>{ $drawn }</b>
    }
aids-drawn-coin = 🪙 <b>{ $drawn }</b>
aids-heads = Testa
aids-tails = Croce
aids-unclear = Che cosa estraggo? Per esempio <code>/random 12</code>, <code>/random 3 12</code>, <code>/random Anna Bruno</code>, <code>/random moneta</code>, <code>/random goffo</code>.
aids-unclear-range = I numeri vanno da 1 a 1.000.000: per esempio <code>/random 12</code>, oppure <code>/random 5-20</code>.
aids-unclear-number = Quel numero lì non vale: senza numero, o con <code>/random ?</code>, vedi che cosa si può tirare.
aids-unclear-count = Tanti numeri diversi lì non ci stanno, e più di cento non ne estraggo: per esempio <code>/random 3 12</code> ne dà tre da 1 a 12.
aids-unclear-names = Da questa lista non posso estrarre: al massimo 200 nomi, e non più di quanti ne hai scritti. Per esempio <code>/random 2 Anna Bruno Carla</code>.

## In un altro gruppo o chat, con il nome del bot davanti

aids-asked-numbers = { $count ->
        [one] Un numero da { $low } a { $high }
       *[other] { $count } numeri diversi da { $low } a { $high }
    }
aids-asked-names = { $count ->
        [one] Uno fra { $names }
       *[other] { $count } fra { $names }
    }
aids-asked-coin = Testa o croce
aids-inline-waiting = 🎲 <b>{ $asked }</b>

    Si estrae al primo tocco, di chiunque sia: poi non si cambia più.
aids-inline-hint = Si estrae al primo tocco
aids-inline-button = Estrai
aids-inline-private = Eventi della notte: in privato
aids-inline-by = { $result }
    <i>Ha premuto { $name }.</i>
aids-inline-drawn = Estratto.
aids-inline-already = Era già estratto: vale il primo tocco.

## Gli eventi della notte

aids-sheet = 🎲 <b>Gli eventi della notte</b>, e del giorno che segue
aids-nth = 🔄 Estrazione numero { $nth }: le precedenti non valgono più.
aids-line = { $what }: <b>{ $came }</b>
aids-hidden = { $count ->
        [one] Un altro evento è nascosto, perché il suo ruolo non è in gioco.
       *[other] Altri { $count } eventi sono nascosti, perché i loro ruoli non sono in gioco.
    }
aids-nothing = Con questi ruoli non c’è niente da tirare a sorte.
aids-event = { $what }: <b>{ $came }</b>
    <i>{ $odds }</i>
aids-event-hint = { $what }: { $hint }
aids-percent = { $percent }
aids-face = { $face } { $percent }%
aids-no-events = { $role }: niente di suo dipende dal caso.
aids-catalogue = <b>Che cosa si tira a sorte</b>
    Ogni evento si tira anche da solo, con il suo nome o quello di un ruolo: <code>/random goffo</code>.
aids-catalogue-others = 🎯 Solo quando serve
aids-no-game = Di questi eventi non so niente: qui non c’è nessun gioco che li abbia.
aids-roles = <b>I ruoli in gioco</b>
    Segna quelli che avete al tavolo: gli eventi degli altri restano nascosti, in questa lista e nelle prossime.
aids-roles-noted = Segnato.
aids-button-again = 🔄 Tira di nuovo
aids-button-roles = 🎭 Ruoli in gioco
aids-button-sheet = « Agli eventi
aids-button-groups = « Alle squadre
aids-button-all = Tutti
aids-button-none = Nessuno
aids-button-out = ▫️ { $label }
aids-again-already = L’ho già fatto: il nuovo messaggio è più in basso.
aids-told = 🎲 Fatto: l’esito è in privato, da { $name }.
aids-press-start = L’esito è solo per chi narra: apri la nostra chat, premi «Avvia» e ripeti il comando.
aids-anonymous = L’esito va scritto in privato a chi narra, e qui non so chi sei: passa al tuo nome e riprova.

## Le carte

aids-deal = 🃏 <b>Le carte per { $players }</b>
aids-deal-without = Senza { $roles }.
aids-card = { $number }. { $role }
aids-card-handed = { $number }. { $role } (consegna: { $handed })
aids-balance = Forza del villaggio <b>{ $village }</b>, di chi sta contro <b>{ $enemies }</b>.
    Differenza { $difference }, ammessa { $allowed }: <b>{ $balanced ->
        [yes] bilanciata
       *[no] non bilanciata
    }</b>
aids-flag = I 120: <b>{ $flag ->
        [yes] sì
       *[no] no
    }</b>
aids-list = 🃏 <b>{ $count ->
        [one] Una carta
       *[other] { $count } carte
    }</b>
aids-list-made-up = { $count ->
        [one] Una è fuori elenco, con la forza che hai scritto.
       *[other] { $count } sono fuori elenco, con la forza che hai scritto.
    }
aids-list-unplayable = Così però non si gioca: chi sta contro deve essere meno del villaggio, e fra loro ci vuole almeno un pericolo vero.
aids-list-size = Si gioca in { $min }–{ $max }.
aids-list-unknown = Non ho riconosciuto: { $words }. Le altre le ho contate.
aids-list-usage = Scrivimi i ruoli uno per riga, per esempio «Lupo», «3 Massoni»; uno inventato con la sua forza: «Nano.5b» per il villaggio, «Orco.5c» contro.
aids-deal-usage = In quanti siete? Per esempio <code>/genera 12</code>, oppure <code>/genera 12 -veggente -cupido</code>.
aids-deal-unclear = Qui mi perdo: «{ $words }». Mi serve un numero, e dopo un trattino i ruoli da lasciare fuori: per esempio <code>/genera 12</code>, oppure <code>/genera 12 -veggente -cupido</code>.
aids-deal-size = Si gioca da { $min } a { $max }: per esempio <code>/genera 12</code>.
aids-deal-none = Con tutte queste esclusioni una partita equilibrata non c’è.{ $roles ->
        [none] {""}
       *[other] {" "}Prova a rimettere: { $roles }.
    }
aids-unknown-role = Che ruolo è { $words }? Per esempio <code>/genera 12 -veggente -lupo alfa</code>.
aids-fixed-role = { $role } resta sempre: si possono escludere tutti gli altri.
aids-button-deal = 🔄 Rimescola
aids-button-use = 🎲 Eventi di queste carte
aids-in-play = Segnato: in gioco ci sono questi ruoli.

## Le fosse

aids-graves = ☠️ <b>{ $graves ->
        [one] Una fossa
       *[other] { $graves } fosse
    }</b>
aids-graves-usage = Fosse, visite nemiche, visite amiche: per esempio <code>/becchino 2 1 1</code>. Al massimo 35 di ognuna.

## The Village: modi di distribuire, altri nomi dei ruoli

village-mode-balanced = bilanciato, bilanciata
village-mode-chaos = caos, a caso
village-mode-even = alla pari, pari
village-mode-simplified = semplificate, semplificato, semplificata, semplice
village-alias-hunter = cacciatore
village-alias-cult_hunter = cacciatore di cultisti
village-alias-tanner = conciatore
village-alias-clumsy_guy = ragazzo goffo
village-alias-wolf_man = uomo lupo
village-alias-cultist = cultista, setta
village-alias-alpha_wolf = alfa
village-alias-snow_wolf = lupo della neve, neve
village-alias-seer = la veggente
village-alias-guardian_angel = angelo, custode
village-alias-wolf = lupo mannaro, lupo semplice
village-alias-wild_child = bimbo ribelle, bambino selvaggio
village-alias-serial_killer = sk, killer, assassino
village-alias-apprentice_seer = apprendista
village-alias-wise_elder = anziano, saggio
village-alias-villager = paesano, villico
village-alias-grave_digger = scavafosse
village-alias-mason = muratore
village-alias-sorcerer = strega, mago
village-alias-harlot = meretrice
village-alias-beholder = veggente del veggente
village-alias-doppelganger = doppione
village-alias-prince = il principe
village-alias-detective = detective
village-alias-gunner = pistolero

## The Village: gli eventi. .find: altre parole con cui si cercano; .hint: come si estrae ciò che dipende dal tavolo.

village-sheet-cult = 👤 Il culto bussa
village-sheet-clashes = 🐺 Incontri pericolosi
village-sheet-powers = 🌙 Poteri
village-sheet-signs = 👁 Sguardi e passi falsi
village-sheet-day = ☀️ Di giorno e al voto

village-random-cult_converts = { ROLE($role, case: "emoji") } { $role }
    .yes = si converte
    .no = la fede è troppo forte
    .find = conversione, conversioni, culto, fede
village-random-cult_converts-digger = { ROLE($role, case: "emoji") } { $role }, solo se non scava
    .yes = si converte
    .no = la fede è troppo forte
    .find = conversione, conversioni, culto, fede
village-random-hunter_vs_cult = 🎯 { $role }
    .convert = si converte
    .shoots = spara, muore chi è venuto
    .nothing = non succede niente
    .find = cacciatore e culto, culto dal cacciatore
village-random-ga_on_wolf = 👼 Angelo su un lupo che nessuno ha attaccato
    .dies = l’Angelo muore
    .safe = se la cava
    .find = angelo su lupo, angelo sul lupo, angelo e lupo
village-random-wolf_vs_sk = 🔪 Lupo dal Serial Killer uscito a caccia
    .sk_wins = muore il lupo
    .wolf_wins = l’attacco riesce
    .find = lupo contro serial killer, lupi dal serial killer
village-random-wolf_vs_sk-snow = ☃️ Lupo delle Nevi dal Serial Killer uscito a caccia
    .sk_wins = muore il Lupo delle Nevi
    .wolf_wins = il killer si congela
    .find = lupo delle nevi contro serial killer
village-random-snow_vs_hunter = ☃️ Lupo delle Nevi dal Cacciatore
    .shot = muore il Lupo delle Nevi
    .frozen = il Cacciatore si congela
    .find = lupo delle nevi contro cacciatore, neve e cacciatore
village-random-hunter_vs_wolves = 🎯 Cacciatore contro { $number ->
        [one] un lupo
       *[other] { $number } lupi
    }
    .hit = ne colpisce uno
    .miss = li manca
    .series = 🎯 Cacciatore contro un lupo, due, tre, quattro
    .find = cacciatore contro lupi, lupi dal cacciatore
village-random-alpha_infects = ⚡️ Lupo Alfa, { $number ->
        [1] prima
       *[other] seconda
    } vittima
    .yes = infetta
    .no = non infetta
    .find = infezione, infetta, morso
village-random-chemist = 👨‍🔬 Chimico in visita
    .target_dies = muore chi lo ospita
    .chemist_dies = muore il Chimico
    .find = pozione
village-random-thief = 😈 Ladro
    .steals = ruba il ruolo
    .fails = resta a mani vuote
    .find = furto
village-random-traitor_seen_as = 🖕 Traditore agli occhi della Veggente
    .wolf = sembra un Lupo
    .villager = sembra un Contadino
    .find = traditore visto, visione del traditore
village-random-harlot_finds_cultist = { village-role-harlot.emoji } { village-role-harlot } da un Satanista
    .yes = se ne accorge
    .no = non nota nulla
    .find = prostituta e satanista
village-random-sk_stumble = 🔪 Serial Killer con la gamba ferita
    .random = colpisce a caso un’altra persona
    .no = colpisce chi voleva
    .find = gamba ferita, inciampo, zoppo
village-random-detective_caught = 🕵 Investigatore
    .yes = i lupi lo scoprono
    .no = nessuno lo nota
    .find = investigatore scoperto, scoperto
village-random-clumsy = 🤕 Goffo, { $number ->
        [1] primo
       *[other] secondo
    } voto
    .wrong = sbaglia
    .right = vota chi voleva
    .find = voto del goffo, voto sbagliato

village-random-grave_fall = ☠️ Nemico dal Becchino, { $number ->
        [one] una fossa
       *[other] { $number } fosse
    }
    .falls = cade e muore
    .safe = non cade
    .series = ☠️ Nemico dal Becchino, con una fossa, due, tre, quattro
    .find = caduta, fossa, fosse, tomba, tombe
village-random-grave_fall-half = ☠️ Amico dal Becchino, { $number ->
        [one] una fossa
       *[other] { $number } fosse
    }
    .falls = cade e muore
    .safe = non cade
    .series = ☠️ Amico dal Becchino, con una fossa, due, tre, quattro
    .find = caduta, fossa, fosse, tomba, tombe
village-random-wolves_spot_gd = ☠️ Becchino al lavoro, attacco del branco, { $number ->
        [one] una fossa
       *[other] { $number } fosse
    }
    .spotted = lo vedono e lo uccidono
    .no = non lo vedono
    .series = ☠️ Becchino al lavoro, attacco del branco, con una fossa, due, tre, quattro
    .find = becchino visto dai lupi, becchino visto
village-random-sk_spots_gd = ☠️ Becchino al lavoro, Serial Killer fuori, { $number ->
        [one] una fossa
       *[other] { $number } fosse
    }
    .spotted = lo vede e lo uccide
    .no = non lo vede
    .series = ☠️ Becchino al lavoro, Serial Killer fuori, con una fossa, due, tre, quattro
    .find = becchino visto dal serial killer
village-random-grave_fall-enemy = Nemico in visita, { $number }
    .falls = cade e muore
    .safe = non cade
village-random-grave_fall-friend = Amico in visita, { $number }
    .falls = cade e muore
    .safe = non cade
village-random-wolves_spot_gd-attack = { $number ->
        [1] Primo
       *[other] Secondo
    } attacco del branco
    .spotted = vedono il Becchino e lo uccidono
    .no = non lo vedono
village-random-sk_spots_gd-killer = Serial Killer, se è uscito
    .spotted = vede il Becchino e lo uccide
    .no = non lo vede
village-random-hunter_last_stand = 🎯 Cacciatore e lupo, ultimi due (se l’avete fra le regole)
    .hunter = vince il Cacciatore
    .wolf = vince il lupo
    .find = ultimo duello, ultimi due, duello

village-random-missing_choice = Scelta mancante della prima notte
    .hint = si estrae fra chi si poteva scegliere, per esempio <code>/random 2 3 5</code>
    .find = scelta mancante, scelta
village-random-wolf_tie = Parità fra i lupi
    .hint = si estrae fra le vittime a pari voti, per esempio <code>/random 2, 5</code>
    .find = parità dei lupi, pareggio dei lupi, parità, pareggio
village-random-cult_tie = Parità fra i Satanisti
    .hint = si estrae fra i nomi a pari voti, per esempio <code>/random 2, 5</code>
    .find = parità dei satanisti, pareggio dei satanisti
village-random-visiting_wolf = Il lupo che va in visita
    .hint = si estrae fra chi attacca, per esempio <code>/random 3 6 11</code>
    .find = lupo in visita
village-random-hunter_picks_wolf = Il lupo colpito dal Cacciatore
    .hint = si estrae fra chi attacca, per esempio <code>/random 3 6 11</code>
    .find = lupo colpito
village-random-cult_visitor = Il Satanista che va in visita
    .hint = si estrae fra gli ultimi convertiti insieme, per esempio <code>/random 4, 9</code>
    .find = satanista in visita
village-random-sk_random_victim = La vittima a caso del Serial Killer
    .hint = si estrae fra gli altri vivi, per esempio <code>/random 9</code> se sono nove
    .find = vittima a caso
village-random-fool_draw = Quel che crede di vedere il Folle
    .hint = si estrae fra i vivi, tolti il Folle e le Veggenti: per esempio <code>/random 10</code>; vale il ruolo di chi esce
    .find = visione del folle
village-random-oracle_draw = Quel che dice l’Oracolo
    .hint = si estrae fra i vivi, tolti l’Oracolo e chi ha il ruolo del bersaglio: per esempio <code>/random 10</code>; il bersaglio non è ciò che esce
    .find = visione dell'oracolo
village-random-augur_draw = Quel che vede l’Augure
    .hint = si estrae fra i ruoli del mazzo che nessun vivo ha e che non gli hai già detto: per esempio <code>/random Ubriaco, Sosia, Ladro</code>
    .find = visione dell'augure
village-random-clumsy_pick = A chi va il voto sbagliato del Goffo
    .hint = si estrae fra i vivi, tolti il Goffo e chi aveva votato: per esempio <code>/random 9</code> se restano nove
    .find = voto a caso del goffo
