# Al banco, di notte: che cosa chiedere a chi si chiama, che cosa scrivere sui foglietti, che cosa ha deciso il caso.

## Che cosa scrive chi è stato chiamato

village-desk-act-wolf = 🐺 Il branco decide insieme: chi sbranano?
village-desk-act-snow-wolf = ☃️ Scrive chi vuole congelare.
village-desk-act-cultist = 🕯 La setta decide insieme: chi provano a convertire?
village-desk-act-seer = 🔮 Scrive di chi vuole vedere la carta.
village-desk-act-sorcerer = 🔮 Scrive chi vuole spiare.
village-desk-act-oracle = 🌀 Scrive di chi vuole sapere che cosa non è.
village-desk-act-harlot = { village-role-harlot.emoji } Scrive da chi passa la notte.
village-desk-act-guardian-angel = 👼 Scrive chi protegge.
village-desk-act-cult-hunter = 💂 Scrive chi va a cercare.
village-desk-act-serial-killer = 🔪 Scrive chi uccide.
village-desk-act-arsonist = 🔥 Scrive chi cosparge di kerosene, oppure «scintilla».
village-desk-act-chemist = 🧪 La pozione è pronta: scrive da chi la porta.
village-desk-act-thief = 😈 Scrive a chi ruba la carta.
village-desk-act-thief-once = 😈 Scrive a chi ruba la carta: la prima notte è obbligatorio.
village-desk-act-cupid = 🏹 Scrive due numeri: chi si innamora.
village-desk-act-wild-child = 👶 Scrive chi prende a modello.
village-desk-act-doppelganger = 🎭 Scrive di chi prenderà il posto.
village-desk-act-silvered = ⚒ Notte d’argento: non fa nulla. Scriviglielo.
village-desk-act-drunk = 🍻 È a smaltire la sbornia: stanotte non fa nulla. Scriviglielo.
village-desk-act-common = 🤝 Sceglierà insieme agli altri, alla chiamata del numero più alto.
village-desk-act-brews = 🧪 Prepara la pozione: scrivi «pronta domani notte».
village-desk-act-digs = ⚰️ Scava per chi è morto: scrivi per chi.
village-desk-act-own = ✨ Carta inventata: che cosa fa lo sai tu. Se cambia qualcosa, correggilo da «Chi è chi».
village-desk-act-nothing = 💤 Non ha nulla da fare: prendi e restituisci il foglietto lo stesso.

## Sui foglietti: prima chi si conosce

village-desk-slip-card-amended = <b>{ $to }</b> 🗣 <tg-spoiler>ricorda la regola di questo tavolo: cambia la sua carta</tg-spoiler>
village-desk-slip-pack-met = <b>{ $to }</b> ✍️ <tg-spoiler>lupi con te: { $companions }</tg-spoiler>
village-desk-slip-snow-wolf-named = <b>{ $to }</b> ✍️ <tg-spoiler>Lupo delle Nevi: { $snow }</tg-spoiler>
village-desk-slip-hunted-alone = <b>{ $to }</b> ✍️ <tg-spoiler>nessun altro lupo</tg-spoiler>
village-desk-slip-cult-met = <b>{ $to }</b> ✍️ <tg-spoiler>Satanisti con te: { $companions }</tg-spoiler>
village-desk-slip-cult-alone = <b>{ $to }</b> ✍️ <tg-spoiler>nessun altro Satanista</tg-spoiler>
village-desk-slip-masons-met = <b>{ $to }</b> ✍️ <tg-spoiler>Massoni con te: { $companions }</tg-spoiler>
village-desk-slip-mason-alone = <b>{ $to }</b> ✍️ <tg-spoiler>nessun altro Massone</tg-spoiler>
village-desk-slip-seer-named = <b>{ $to }</b> ✍️ <tg-spoiler>la Veggente è { $seer }</tg-spoiler>
village-desk-slip-no-seer-known = <b>{ $to }</b> ✍️ <tg-spoiler>non c’è una Veggente</tg-spoiler>
village-desk-slip-new-seer-named = <b>{ $to }</b> ✍️ <tg-spoiler>la nuova Veggente è { $seer }</tg-spoiler>
village-desk-slip-beholder-named = <b>{ $to }</b> ✍️ <tg-spoiler>l’Osservatore è { $beholder }</tg-spoiler>
village-desk-slip-model-named = <b>{ $to }</b> ✍️ <tg-spoiler>modello: { $model }</tg-spoiler>
village-desk-slip-couple-named = <b>{ $to }</b> ✍️ <tg-spoiler>coppia: { $lovers }</tg-spoiler>
village-desk-slip-lover-named = <b>{ $to }</b> ✍️ <tg-spoiler>💘 ami { $lover }</tg-spoiler>

## Sui foglietti: che cosa si è scoperto

village-desk-slip-seer-saw = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: { $role }</tg-spoiler>
village-desk-slip-sorcerer-saw = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: { $role }</tg-spoiler>
village-desk-slip-sorcerer-saw-nothing = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: né lupo né Veggente</tg-spoiler>
village-desk-slip-oracle-saw = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } non ha la carta { ROLE($role, case: "of") }</tg-spoiler>
village-desk-slip-augur-saw = <b>{ $to }</b> ✍️ <tg-spoiler>in gioco non c’è: { $role }</tg-spoiler>
village-desk-slip-augur-saw-nothing = <b>{ $to }</b> ✍️ <tg-spoiler>nessun altro ruolo da escludere</tg-spoiler>
village-desk-slip-harlot-saw-no-wolf = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: non è un lupo</tg-spoiler>
village-desk-slip-harlot-saw-cultist = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: Satanista</tg-spoiler>
village-desk-slip-harlot-came = <b>{ $to }</b> ✍️ <tg-spoiler>{ village-role-harlot.emoji } è venuta { village-role-harlot.the }</tg-spoiler>
village-desk-slip-not-cultist = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: non è Satanista</tg-spoiler>
village-desk-slip-cultist-hunted = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: era Satanista, ora non c’è più</tg-spoiler>
village-desk-slip-nobody-home = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: non era in casa</tg-spoiler>
village-desk-slip-already-dead = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: senza vita all’arrivo</tg-spoiler>
village-desk-slip-victim-protected = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: sotto protezione</tg-spoiler>
village-desk-slip-detective-saw = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: { $role }</tg-spoiler>
village-desk-slip-detective-exposed = <b>{ $to }</b> 🗣 <tg-spoiler>l’Investigatore è { $detective }</tg-spoiler>

## Sui foglietti: che cosa è successo

village-desk-slip-you-froze = <b>{ $to }</b> ✍️ <tg-spoiler>🥶 gelo: niente azione</tg-spoiler>
village-desk-slip-freeze-blocked = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: sotto protezione</tg-spoiler>
village-desk-slip-guard-saved = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: in salvo grazie a te</tg-spoiler>
village-desk-slip-ward-saved = <b>{ $to }</b> ✍️ <tg-spoiler>👼 ti ha salvato l’Angelo Custode</tg-spoiler>
village-desk-slip-guard-saw-nothing = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: nessun attacco</tg-spoiler>
village-desk-slip-guard-cleaned = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: kerosene lavato via</tg-spoiler>
village-desk-slip-houses-doused =
    <b>{ $to }</b> ✍️ <tg-spoiler>kerosene: { $doused_count ->
        [0] nessuno
       *[other] { $doused }
    }</tg-spoiler>
village-desk-slip-victim-infected = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: infezione</tg-spoiler>
village-desk-slip-infected = <b>{ $to }</b> ✍️ <tg-spoiler>🩸 infezione: Lupo dalla prossima notte</tg-spoiler>
village-desk-slip-pack-drunk = <b>{ $to }</b> ✍️ <tg-spoiler>{ village-role-drunk.emoji } { $about } era { village-role-drunk.the }: la prossima notte non agisci</tg-spoiler>
village-desk-slip-survived-wolves = <b>{ $to }</b> ✍️ <tg-spoiler>i lupi ti hanno attaccato, hai resistito</tg-spoiler>
village-desk-slip-elder-survived = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: Vecchio Saggio, ha resistito</tg-spoiler>
village-desk-slip-digger-spotted = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } scavava: non scaverà più</tg-spoiler>
village-desk-slip-stumbled = <b>{ $to }</b> ✍️ <tg-spoiler>gamba ferita in una fossa</tg-spoiler>
village-desk-slip-leg-gave-way = <b>{ $to }</b> ✍️ <tg-spoiler>la gamba cede: vittima a caso, { $about }</tg-spoiler>
village-desk-slip-cult-refused = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: resiste</tg-spoiler>
village-desk-slip-cult-attempted = <b>{ $to }</b> ✍️ <tg-spoiler>hanno provato a convertirti</tg-spoiler>
village-desk-slip-cult-lost = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } non è più fra voi</tg-spoiler>
village-desk-slip-cultist-slain =
    <b>{ $to }</b> ✍️ <tg-spoiler>è venuto { $about } e ci ha rimesso la vita: { $left ->
        [0] Satanisti finiti
        [one] resta un Satanista
       *[other] restano { $left } Satanisti
    }</tg-spoiler>
village-desk-slip-potion-worked = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } ha bevuto il veleno</tg-spoiler>
village-desk-slip-theft-failed = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: furto fallito</tg-spoiler>

## Sui foglietti: chi cambia carta

village-desk-slip-role-taken =
    <b>{ $to }</b> 🔁 <tg-spoiler>dai la carta: { $role } ({ $reason ->
        [infection] infezione
        [bitten] morso
        [converted] conversione
        [auto-converted] conversione
        [robbed] derubato dal Ladro
        [stole] furto
        [model-dead] morto il modello
        [seer-gone] non c’è più la Veggente
        [last-wolf] ultimo lupo
        [no-wolves] non ci sono più lupi
       *[elder-killed] ha ucciso il Vecchio Saggio
    })</tg-spoiler>
village-desk-slip-pack-grew = <b>{ $to }</b> ✍️ <tg-spoiler>nuovo lupo: { $newcomer }</tg-spoiler>
village-desk-slip-cult-grew = <b>{ $to }</b> ✍️ <tg-spoiler>nuovo Satanista: { $newcomer }</tg-spoiler>
village-desk-slip-mason-left = <b>{ $to }</b> ✍️ <tg-spoiler>{ $mason } non è più dei Massoni</tg-spoiler>
village-desk-slip-mason-joined = <b>{ $to }</b> ✍️ <tg-spoiler>nuovo Massone: { $mason }</tg-spoiler>

## Il caso

village-desk-why =
    <tg-spoiler>{ $number }. { $event ->
        [wolf_vs_sk] Lupi contro Serial Killer
        [hunter_vs_wolves] Cacciatore Urbano contro i lupi
        [alpha_infects] Lupo Alfa
        [snow_vs_hunter] Lupo delle Nevi dal Cacciatore Urbano
        [ga_on_wolf] Angelo Custode da un lupo
        [cult_converts] Conversione
        [hunter_vs_cult] Satanisti dal Cacciatore Urbano
        [chemist] Chimico
        [harlot_finds_cultist] { village-role-harlot } da un Satanista
        [grave_fall] Fossa aperta
        [wolves_spot_gd] I lupi e il Becchino
        [sk_spots_gd] Il Serial Killer e il Becchino
        [sk_stumble] Gamba ferita
        [thief] Ladro
        [traitor_seen_as] Il Traditore, visto dalla Veggente
        [detective_caught] Investigatore
        [clumsy] Goffo
        [clumsy_pick] Goffo, estratto il numero
       *[hunter_last_stand] Ultimo duello
    }{ $whose ->
        [yes] {" "}({ $of })
       *[no] { "" }
    }{ $nth ->
        [0] { "" }
       *[other] {" "}· { $nth }
    }: { $outcome ->
        [sk_wins] vince il Serial Killer
        [wolf_wins] vince il lupo
        [hit] colpito un lupo
        [miss] colpo a vuoto
        [shot] spara
        [frozen] si congela
        [dies] muore
        [safe] si salva
        [convert] conversione
        [shoots] muore un Satanista
        [nothing] niente
        [target_dies] muore chi ospita
        [chemist_dies] muore il Chimico
        [falls] ci cade
        [spotted] scoperto
        [random] vittima a caso
        [steals] ruba
        [fails] fallisce
        [wolf] Lupo
        [villager] Contadino
        [wrong] voto sbagliato
        [right] voto giusto
        [hunter] vince il Cacciatore
        [yes] sì
        [no] no
       *[other] { $outcome }
    }{ $ruled ->
        [yes] {" "}✋
       *[no] { "" }
    }</tg-spoiler>
village-desk-why-seat =
    <tg-spoiler>{ $number }. { $event ->
        [missing_choice] Scelta mancante
        [wolf_tie] Lupi in disaccordo
        [cult_tie] Satanisti in disaccordo
        [visiting_wolf] Il lupo che va per primo
        [hunter_picks_wolf] Il lupo colpito
        [cult_visitor] Il Satanista in visita
        [fool_draw] Visione del Folle
        [oracle_draw] Visione dell’Oracolo
       *[sk_random_victim] Vittima a caso
    }{ $whose ->
        [yes] {" "}({ $of })
       *[no] { "" }
    }: { $who }{ $ruled ->
        [yes] {" "}✋
       *[no] { "" }
    }</tg-spoiler>
village-desk-why-role =
    <tg-spoiler>{ $number }. Segno dell’Augure{ $whose ->
        [yes] {" "}({ $of })
       *[no] { "" }
    }: { $role }{ $ruled ->
        [yes] {" "}✋
       *[no] { "" }
    }</tg-spoiler>
