# What the table may choose in The Village. The text of .help is read on opening the entry.

village-section-deal = 🃏 The deal
village-section-play = ⏳ At the table
village-section-roles = 🎭 Particular roles
village-section-victory = 🏆 How one wins

village-option-ruleset = Rules
    .help = “The Village” is the whole game. “GreyWolf style” changes, at one stroke, the rules that are different in GreyWolf’s Werewolf. “Simplified”: twelve roles only, everybody knows which are in play, and an evening is enough to learn it.
village-option-ruleset-village = The Village
village-option-ruleset-greywolf = GreyWolf style
village-option-ruleset-simplified = simplified
village-option-pace = Pace
    .help = How long nights, talks and votes last. “Slow” is for playing over days: phases take hours.
village-option-pace-fast = brisk
village-option-pace-normal = normal
village-option-pace-slow = slow
village-option-excluded = Roles left out
    .help = Roles with 🚫 are not dealt. Villager and Wolf always stay; without the Seer there is no Apprentice either.
village-option-excluded-none = none
village-option-excluded-some =
    { $count ->
        [one] one
       *[other] { $count }
    }
village-option-excluded-group-village = 🏘 The village ({ $count } of { $of } left out)
village-option-excluded-group-wolves = 🐺 The wolves ({ $count } of { $of } left out)
village-option-excluded-group-others = 🎭 The others ({ $count } of { $of } left out)
village-option-vote-display = The vote
    .help = “Covered”: nothing is seen while you vote, and at the count you hear who voted for whom. “Open”: every vote is seen at once. “Outcome only”: you hear who is lynched, and no more.
village-option-vote-display-tally = covered
village-option-vote-display-open = open
village-option-vote-display-outcome = outcome only
village-option-reveal-on-death = The dead
    .help = What is shown of somebody who dies: the card, only the team, or nothing. It holds for the whole game; how they died is told only where the card is shown.
village-option-reveal-on-death-role = show their card
village-option-reveal-on-death-team = show their team
village-option-reveal-on-death-none = stay covered

## The deal

village-option-deal-mode = Deck
    .help = “Balanced” reshuffles until the two sides are nearly as strong. “Chaos” takes what comes. “Even” weighs the roles by thousands of simulated games.
village-option-deal-mode-balanced = balanced
village-option-deal-mode-chaos = chaos
village-option-deal-mode-even = even
village-option-killers-together = Serial Killer and Arsonist
    .help = Whether both may be dealt in one game.
village-option-killers-together-false = never together
village-option-killers-together-true = may meet

## At the table

village-option-absence = Missing votes
    .help = What happens to somebody who lets two votes in a row pass: out of the game, the others decide, a computer player sits in until they are back, chance votes for them, skipped without consequences, or only told. Nobody is ever blamed for a night without an answer.
village-option-absence-remove = out at the second
village-option-absence-vote = the others decide
village-option-absence-substitute = a computer sits in
village-option-absence-random = chance chooses
village-option-absence-skip = skipped
village-option-absence-warn = only told
village-option-reveal-at-end = At the end
    .help = Whose cards are turned over when the game is done. Where they stay face down, the proof of the deal stays closed as well.
village-option-reveal-at-end-all = all cards
village-option-reveal-at-end-living = the living
village-option-reveal-at-end-none = none
village-option-cult-concede = Yielding to the cult
    .help = Whether, once Cultists are the majority, the living may agree to end the game with their victory.
village-option-cult-concede-false = no
village-option-cult-concede-true = allowed

## Particular roles

village-option-thief-mode = Thief
    .help = “Every night”: tries when it suits, succeeds one time in two, and leaves the Thief’s card behind. “First night”: steals once and does not miss; the robbed are left with the Villager’s card.
village-option-thief-mode-full = every night
village-option-thief-mode-first_night = first night
village-option-traitor-rule = Traitor
    .help = For whom the Traitor plays, and with whom the Traitor wins. By default: must help the wolves, wins with the village.
village-option-traitor-rule-both = helps wolves, wins with village
village-option-traitor-rule-village = all for the village
village-option-traitor-rule-wolves = all for the wolves
village-option-beholder-mutual = Beholder and Seer
    .help = Whether the Seer is told who the Beholder is, too, or the Beholder alone knows.
village-option-beholder-mutual-true = know each other
village-option-beholder-mutual-false = Beholder only
village-option-alpha-must-vote = The Alpha’s bite
    .help = Whether the Alpha Wolf infects only a victim of his own choosing, or any victim of the pack.
village-option-alpha-must-vote-true = his own choice
village-option-alpha-must-vote-false = any victim
village-option-doppelganger-precult = Copying a Cultist
    .help = If the model had been converted, the Doppelganger takes the role from before the conversion, or becomes a Cultist.
village-option-doppelganger-precult-true = the role before
village-option-doppelganger-precult-false = Cultist

## How one wins

village-option-parity-blocked-by-killers = Wolves and killers
    .help = Whether the wolves, once half of the living, win even while a Serial Killer or an Arsonist is alive.
village-option-parity-blocked-by-killers-false = they win anyway
village-option-parity-blocked-by-killers-true = they must wait
village-option-hunter-last-stand = Last stand
    .help = When the Hunter and one wolf are left: the wolves win, or three times in ten the Hunter shoots better and the village does.
village-option-hunter-last-stand-false = the wolves win
village-option-hunter-last-stand-true = shoot it out
village-option-gunner-blocks-parity = Armed Gunner
    .help = While a Gunner lives with a bullet left, the wolves do not win by counting heads: always, or only when that bullet can still turn the game.
village-option-gunner-blocks-parity-always = always stops them
village-option-gunner-blocks-parity-decisive = only if decisive
village-option-arsonist-vs-gunner = Arsonist and Gunner
    .help = When the last two are the Arsonist and an armed Gunner: the Arsonist wins, or the game goes on.
village-option-arsonist-vs-gunner-arsonist = Arsonist wins
village-option-arsonist-vs-gunner-continue = goes on
village-option-cult-auto-last-two = The last Cultist
    .help = Whether, when a Cultist and one other person are left, the game closes by itself; mostly with one more conversion.
village-option-cult-auto-last-two-true = it closes
village-option-cult-auto-last-two-false = it goes on
