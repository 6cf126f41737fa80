# The quiz of The Village: scenes played by the true rules. Each line is a sentence; a scene puts two or three in a row.

## What happens

village-quiz-move-alpha_wolf = { ROLE($who, case: "the") } attacks { ROLE($whom, case: "the") }.
village-quiz-move-arsonist = { ROLE($who, case: "the") } pours kerosene over { ROLE($whom, case: "the") }.
village-quiz-move-spark = { ROLE($who, case: "the") } strikes the match.
village-quiz-move-chemist = { ROLE($who, case: "the") } takes the potion to { ROLE($whom, case: "the") }.
village-quiz-move-cult_hunter = { ROLE($who, case: "the") } knocks at the door of { ROLE($whom, case: "the") }.
village-quiz-move-cultist = { ROLE($who, case: "the") } wants to convert { ROLE($whom, case: "the") }.
village-quiz-move-guardian_angel = { ROLE($who, case: "the") } watches over { ROLE($whom, case: "the") }.
village-quiz-move-harlot = { ROLE($who, case: "the") } spends the night with { ROLE($whom, case: "the") }.
village-quiz-move-lycan = { ROLE($who, case: "the") } attacks { ROLE($whom, case: "the") }.
village-quiz-move-seer = { ROLE($who, case: "the") } looks at { ROLE($whom, case: "the") }.
village-quiz-move-serial_killer = { ROLE($who, case: "the") } means to stab { ROLE($whom, case: "the") }.
village-quiz-move-snow_wolf = { ROLE($who, case: "the") } brings the frost to { ROLE($whom, case: "the") }.
village-quiz-move-sorcerer = { ROLE($who, case: "the") } spies on { ROLE($whom, case: "the") }.
village-quiz-move-thief = { ROLE($who, case: "the") } means to rob { ROLE($whom, case: "the") }.
village-quiz-move-wolf = { ROLE($who, case: "the") } attacks { ROLE($whom, case: "the") }.
village-quiz-note-armed = the Gunner has bullets left.
village-quiz-note-couple = { ROLE($who, case: "the") } and { ROLE($whom, case: "the") } are in love.
village-quiz-note-doused = { ROLE($who, case: "the") } is doused with kerosene.
village-quiz-note-last = there are no other wolves.
village-quiz-note-later = the night after goes by as well.
village-quiz-note-lynch = the village votes to lynch { ROLE($who, case: "the") }.
village-quiz-note-model = { ROLE($who, case: "the") } has chosen to imitate { ROLE($whom, case: "the") }.
village-quiz-note-present = { ROLE($who, case: "the") } is at the table.
village-quiz-note-shoot = { ROLE($who, case: "the") } fires at { ROLE($whom, case: "the") }.
village-quiz-note-was = { ROLE($who, case: "the") } used to be { ROLE($whom, case: "the") }, before joining the cult.
village-quiz-luck-alpha_infects-yes = the bite infects.
village-quiz-luck-chemist-target_dies = the poison goes to whoever opened the door.
village-quiz-luck-cult_converts-yes = the conversion succeeds.
village-quiz-luck-thief-steals = the theft succeeds.
village-quiz-luck-thief-fails = the theft fails.

## Who dies

village-quiz-ask-dead = who dies tonight?
village-quiz-dead-0 = nobody
village-quiz-dead-1 = { $one }
village-quiz-dead-2 = { $one } and { $two }
village-quiz-dead-3 = { $one }, { $two } and { $three }
village-quiz-why-eaten = the pack devours { ROLE($who, case: "the") }.
village-quiz-why-killed = the Serial Killer’s knife reaches { ROLE($who, case: "the") }.
village-quiz-why-visited-killer = { ROLE($who, case: "the") } does not return from the Serial Killer’s.
village-quiz-why-visited-wolf = { ROLE($who, case: "the") } dies at the door of { ROLE($by, case: "the") }, for a wolf lives there.
village-quiz-why-with-victim = { ROLE($who, case: "the") } dies for being with the victim, { ROLE($by, case: "the") }.
village-quiz-why-burned = { ROLE($who, case: "the") } was doused, and the fire comes.
village-quiz-why-burned-visiting = the house of { ROLE($by, case: "the") } burns with { ROLE($who, case: "the") } inside.
village-quiz-why-hunted = between the cult and { ROLE($by, case: "the") }, it is always the cult’s that dies: { ROLE($who, case: "the") }.
village-quiz-why-sorrow = { ROLE($who, case: "the") } dies of sorrow.
village-quiz-why-protected = somebody watches over { ROLE($who, case: "the") }.
village-quiz-why-spared = the first time, { ROLE($who, case: "the") } shows the crown and does not die.
village-quiz-why-survived = the first time, { ROLE($who, case: "the") } survives the pack.
village-quiz-why-froze = the frost stops { ROLE($who, case: "the") }.
village-quiz-why-cleaned = if nobody attacks, the Guardian Angel washes the kerosene off.
village-quiz-why-nobody-home = whoever looks for { ROLE($who, case: "the") } finds nobody in.
village-quiz-why-theft-failed = with { ROLE($who, case: "the") }, theft does not work.
village-quiz-why-not-cultist = with { ROLE($who, case: "the") } there is no Cultist at home.
village-quiz-why-no-wolf = with { ROLE($who, case: "the") } there is no wolf, and death does not come.
village-quiz-why-refused = the cult does not convert { ROLE($who, case: "the") }, but the one who knocks gets away with it.
village-quiz-why-nothing = neither has anything to fear.

## Which card

village-quiz-ask-card = which card is now held by whoever was { ROLE($who, case: "the") }?
village-quiz-why-bitten = { ROLE($who, case: "the") } does not die, but becomes a Wolf there and then.
village-quiz-why-converted = the cult converts { ROLE($who, case: "the") }.
village-quiz-why-infection = whoever is infected is a Wolf by the next nightfall.
village-quiz-why-robbed = { ROLE($who, case: "the") } is left with the card of the one who steals.
village-quiz-why-stole = whoever steals has the victim’s card.
village-quiz-why-model-dead = the one who was chosen is dead: for { ROLE($who, case: "the") } it is time to change.
village-quiz-why-precult = of a convert, the card from before the cult is taken.
village-quiz-why-seer-gone = with no Seer left, the place goes to the one who was learning.
village-quiz-why-last-wolf = none of the pack is left: the heir is { ROLE($who, case: "the") }.
village-quiz-why-no-wolves = no wolves are left: now the Wolf is { ROLE($who, case: "the") }.
village-quiz-why-elder-killed = whoever of the village kills the Wise Elder with a power becomes a Villager.
village-quiz-why-unchanged = nothing of all this changes the card of { ROLE($who, case: "the") }.

## How it ends

village-quiz-alive = the only ones left alive are { $alive }.
village-quiz-ask-end = how does it end?
village-quiz-end-village = the village wins
village-quiz-end-wolves = the wolves win
village-quiz-end-cult = the cult wins
village-quiz-end-serial_killer = the Serial Killer wins
village-quiz-end-arsonist = the Arsonist wins
village-quiz-end-nobody = nobody wins
village-quiz-end-on = it is not over: they play on
village-quiz-why-end-duel = the Hunter and the Serial Killer, left alone, kill each other.
village-quiz-why-end-overpowered = two are left, and for the last victim there is no escape.
village-quiz-why-end-hunted-last = two are left, and the Cult Hunter knows what to do.
village-quiz-why-end-converted-last = two are left, and the other one is converted.
village-quiz-why-end-gun = as long as a Gunner has bullets, the wolves do not win by counting heads.
village-quiz-why-end-village = there are no enemies of the village any more.
village-quiz-why-end-wolves = the wolves are at least half of the living, and no Gunner is armed.
village-quiz-why-end-cult = the cult has won: nobody alive can resist it.
village-quiz-why-end-nobody = with only these cards left, nobody can win any more.
village-quiz-why-end-on = there are enemies left, and the wolves are not half of the living.
