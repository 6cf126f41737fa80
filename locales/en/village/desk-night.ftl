# At the desk, by night: what to ask of whoever is called, what to write on the slips, what chance has decided.

## What the called player writes

village-desk-act-wolf = 🐺 The pack decides together: whom do they eat?
village-desk-act-snow-wolf = ☃️ Writes whom to freeze.
village-desk-act-cultist = 🕯 The cult decides together: whom do they try to convert?
village-desk-act-seer = 🔮 Writes whose card to look at.
village-desk-act-sorcerer = 🔮 Writes whom to spy on.
village-desk-act-oracle = 🌀 Writes whose nature to rule out.
village-desk-act-harlot = { village-role-harlot.emoji } Writes where to spend the night.
village-desk-act-guardian-angel = 👼 Writes whom to guard.
village-desk-act-cult-hunter = 💂 Writes whose house to search.
village-desk-act-serial-killer = 🔪 Writes whom to kill.
village-desk-act-arsonist = 🔥 Writes whom to douse, or “spark”.
village-desk-act-chemist = 🧪 The potion is ready: writes where to take it.
village-desk-act-thief = 😈 Writes whose card to steal.
village-desk-act-thief-once = 😈 Writes whose card to steal: on the first night it is a must.
village-desk-act-cupid = 🏹 Writes two numbers: who falls in love.
village-desk-act-wild-child = 👶 Writes whom to look up to.
village-desk-act-doppelganger = 🎭 Writes whose place to take one day.
village-desk-act-silvered = ⚒ Silver night: does nothing. Write so.
village-desk-act-drunk = 🍻 Sleeping it off: does nothing tonight. Write so.
village-desk-act-common = 🤝 Will choose with the others, when their highest number is called.
village-desk-act-brews = 🧪 Brews the potion: write “ready tomorrow night”.
village-desk-act-digs = ⚰️ Digs for the dead: write for whom.
village-desk-act-own = ✨ A card of your own: you know what it does. If that changes anything, correct it under “Who is who”.
village-desk-act-nothing = 💤 Nothing to do: take the slip and hand it back all the same.

## On the slips: who knows whom

village-desk-slip-card-amended = <b>{ $to }</b> 🗣 <tg-spoiler>mention the house rule: it changes this card</tg-spoiler>
village-desk-slip-pack-met = <b>{ $to }</b> ✍️ <tg-spoiler>wolves with you: { $companions }</tg-spoiler>
village-desk-slip-snow-wolf-named = <b>{ $to }</b> ✍️ <tg-spoiler>Snow Wolf: { $snow }</tg-spoiler>
village-desk-slip-hunted-alone = <b>{ $to }</b> ✍️ <tg-spoiler>no other wolf</tg-spoiler>
village-desk-slip-cult-met = <b>{ $to }</b> ✍️ <tg-spoiler>Cultists with you: { $companions }</tg-spoiler>
village-desk-slip-cult-alone = <b>{ $to }</b> ✍️ <tg-spoiler>no other Cultist</tg-spoiler>
village-desk-slip-masons-met = <b>{ $to }</b> ✍️ <tg-spoiler>Masons with you: { $companions }</tg-spoiler>
village-desk-slip-mason-alone = <b>{ $to }</b> ✍️ <tg-spoiler>no other Mason</tg-spoiler>
village-desk-slip-seer-named = <b>{ $to }</b> ✍️ <tg-spoiler>the Seer is { $seer }</tg-spoiler>
village-desk-slip-no-seer-known = <b>{ $to }</b> ✍️ <tg-spoiler>there is no Seer</tg-spoiler>
village-desk-slip-new-seer-named = <b>{ $to }</b> ✍️ <tg-spoiler>the new Seer is { $seer }</tg-spoiler>
village-desk-slip-beholder-named = <b>{ $to }</b> ✍️ <tg-spoiler>the Beholder is { $beholder }</tg-spoiler>
village-desk-slip-model-named = <b>{ $to }</b> ✍️ <tg-spoiler>model: { $model }</tg-spoiler>
village-desk-slip-couple-named = <b>{ $to }</b> ✍️ <tg-spoiler>couple: { $lovers }</tg-spoiler>
village-desk-slip-lover-named = <b>{ $to }</b> ✍️ <tg-spoiler>💘 you love { $lover }</tg-spoiler>

## On the slips: what was found out

village-desk-slip-seer-saw = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: { $role }</tg-spoiler>
village-desk-slip-sorcerer-saw = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: { $role }</tg-spoiler>
village-desk-slip-sorcerer-saw-nothing = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: neither wolf nor Seer</tg-spoiler>
village-desk-slip-oracle-saw = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } is not: { $role }</tg-spoiler>
village-desk-slip-augur-saw = <b>{ $to }</b> ✍️ <tg-spoiler>not in play: { $role }</tg-spoiler>
village-desk-slip-augur-saw-nothing = <b>{ $to }</b> ✍️ <tg-spoiler>no role left to rule out</tg-spoiler>
village-desk-slip-harlot-saw-no-wolf = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: no wolf</tg-spoiler>
village-desk-slip-harlot-saw-cultist = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: a Cultist</tg-spoiler>
village-desk-slip-harlot-came = <b>{ $to }</b> ✍️ <tg-spoiler>{ village-role-harlot.emoji } { village-role-harlot.the } came</tg-spoiler>
village-desk-slip-not-cultist = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: no Cultist</tg-spoiler>
village-desk-slip-cultist-hunted = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: was a Cultist, is no more</tg-spoiler>
village-desk-slip-nobody-home = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: not at home</tg-spoiler>
village-desk-slip-already-dead = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: dead already</tg-spoiler>
village-desk-slip-victim-protected = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: guarded</tg-spoiler>
village-desk-slip-detective-saw = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: { $role }</tg-spoiler>
village-desk-slip-detective-exposed = <b>{ $to }</b> 🗣 <tg-spoiler>the Detective is { $detective }</tg-spoiler>

## On the slips: what has happened

village-desk-slip-you-froze = <b>{ $to }</b> ✍️ <tg-spoiler>🥶 frozen: no action</tg-spoiler>
village-desk-slip-freeze-blocked = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: guarded</tg-spoiler>
village-desk-slip-guard-saved = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: saved by you</tg-spoiler>
village-desk-slip-ward-saved = <b>{ $to }</b> ✍️ <tg-spoiler>👼 the Guardian Angel saved you</tg-spoiler>
village-desk-slip-guard-saw-nothing = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: not attacked</tg-spoiler>
village-desk-slip-guard-cleaned = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: kerosene washed off</tg-spoiler>
village-desk-slip-houses-doused =
    <b>{ $to }</b> ✍️ <tg-spoiler>kerosene: { $doused_count ->
        [0] nobody
       *[other] { $doused }
    }</tg-spoiler>
village-desk-slip-victim-infected = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: infected</tg-spoiler>
village-desk-slip-infected = <b>{ $to }</b> ✍️ <tg-spoiler>🩸 infected: a Wolf from next night on</tg-spoiler>
village-desk-slip-pack-drunk = <b>{ $to }</b> ✍️ <tg-spoiler>{ village-role-drunk.emoji } { $about } was { village-role-drunk.the }: no action next night</tg-spoiler>
village-desk-slip-survived-wolves = <b>{ $to }</b> ✍️ <tg-spoiler>the wolves attacked you, and you live</tg-spoiler>
village-desk-slip-elder-survived = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: the Wise Elder, still alive</tg-spoiler>
village-desk-slip-digger-spotted = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } was digging, and digs no more</tg-spoiler>
village-desk-slip-stumbled = <b>{ $to }</b> ✍️ <tg-spoiler>leg hurt in a grave</tg-spoiler>
village-desk-slip-leg-gave-way = <b>{ $to }</b> ✍️ <tg-spoiler>the leg gives way: random victim, { $about }</tg-spoiler>
village-desk-slip-cult-refused = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: resisted</tg-spoiler>
village-desk-slip-cult-attempted = <b>{ $to }</b> ✍️ <tg-spoiler>somebody tried to convert you</tg-spoiler>
village-desk-slip-cult-lost = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } has died visiting</tg-spoiler>
village-desk-slip-cultist-slain =
    <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } came and died: { $left ->
        [0] no Cultist left
        [one] one Cultist left
       *[other] { $left } Cultists left
    }</tg-spoiler>
village-desk-slip-potion-worked = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about } drank the poison</tg-spoiler>
village-desk-slip-theft-failed = <b>{ $to }</b> ✍️ <tg-spoiler>{ $about }: theft failed</tg-spoiler>

## On the slips: whose card changes

village-desk-slip-role-taken =
    <b>{ $to }</b> 🔁 <tg-spoiler>hand over the card: { $role } ({ $reason ->
        [infection] infection
        [bitten] bitten
        [converted] converted
        [auto-converted] converted
        [robbed] robbed by the Thief
        [stole] stolen
        [model-dead] the model died
        [seer-gone] no Seer left
        [last-wolf] last wolf
        [no-wolves] no wolves left
       *[elder-killed] killed the Wise Elder
    })</tg-spoiler>
village-desk-slip-pack-grew = <b>{ $to }</b> ✍️ <tg-spoiler>new wolf: { $newcomer }</tg-spoiler>
village-desk-slip-cult-grew = <b>{ $to }</b> ✍️ <tg-spoiler>new Cultist: { $newcomer }</tg-spoiler>
village-desk-slip-mason-left = <b>{ $to }</b> ✍️ <tg-spoiler>{ $mason } is no Mason any more</tg-spoiler>
village-desk-slip-mason-joined = <b>{ $to }</b> ✍️ <tg-spoiler>new Mason: { $mason }</tg-spoiler>

## Chance

village-desk-why =
    <tg-spoiler>{ $number }. { $event ->
        [wolf_vs_sk] Wolves against Serial Killer
        [hunter_vs_wolves] Hunter against the wolves
        [alpha_infects] Alpha Wolf
        [snow_vs_hunter] Snow Wolf at the Hunter’s
        [ga_on_wolf] Guardian Angel at a wolf’s
        [cult_converts] Conversion
        [hunter_vs_cult] Cultists at the Hunter’s
        [chemist] Chemist
        [harlot_finds_cultist] { village-role-harlot } at a Cultist’s
        [grave_fall] Open grave
        [wolves_spot_gd] The wolves and the Grave Digger
        [sk_spots_gd] The Serial Killer and the Grave Digger
        [sk_stumble] Hurt leg
        [thief] Thief
        [traitor_seen_as] The Traitor in the Seer’s eyes
        [detective_caught] Detective
        [clumsy] Clumsy Guy
        [clumsy_pick] Clumsy Guy, number drawn
       *[hunter_last_stand] Last stand
    }{ $whose ->
        [yes] {" "}({ $of })
       *[no] { "" }
    }{ $nth ->
        [0] { "" }
       *[other] {" "}· { $nth }
    }: { $outcome ->
        [sk_wins] the Serial Killer wins
        [wolf_wins] the wolf wins
        [hit] a wolf is hit
        [miss] missed
        [shot] shoots
        [frozen] freezes
        [dies] dies
        [safe] is safe
        [convert] converted
        [shoots] a Cultist is shot
        [nothing] nothing
        [target_dies] the host dies
        [chemist_dies] the Chemist dies
        [falls] falls in
        [spotted] spotted
        [random] random victim
        [steals] steals
        [fails] fails
        [wolf] Wolf
        [villager] Villager
        [wrong] wrong vote
        [right] right vote
        [hunter] the Hunter wins
        [yes] yes
        [no] no
       *[other] { $outcome }
    }{ $ruled ->
        [yes] {" "}✋
       *[no] { "" }
    }</tg-spoiler>
village-desk-why-seat =
    <tg-spoiler>{ $number }. { $event ->
        [missing_choice] Missing choice
        [wolf_tie] Wolves at odds
        [cult_tie] Cultists at odds
        [visiting_wolf] The wolf that goes first
        [hunter_picks_wolf] The wolf that is hit
        [cult_visitor] The visiting Cultist
        [fool_draw] The Fool’s vision
        [oracle_draw] The Oracle’s vision
       *[sk_random_victim] Random victim
    }{ $whose ->
        [yes] {" "}({ $of })
       *[no] { "" }
    }: { $who }{ $ruled ->
        [yes] {" "}✋
       *[no] { "" }
    }</tg-spoiler>
village-desk-why-role =
    <tg-spoiler>{ $number }. The Augur’s sign{ $whose ->
        [yes] {" "}({ $of })
       *[no] { "" }
    }: { $role }{ $ruled ->
        [yes] {" "}✋
       *[no] { "" }
    }</tg-spoiler>
