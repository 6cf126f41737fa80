# The quiz of The Village: questions and answers. Each line is a sentence; the program puts the capital at its head.
# At most 300 characters for a whole question, 100 for an answer, 200 for the explanation; no bold.

village-quiz-team-village = The village
village-quiz-team-wolves = The wolves
village-quiz-team-others = The others
village-quiz-team-game = The game
village-quiz-kind-described = Who is it?
village-quiz-kind-team = The team
village-quiz-kind-acts = When it acts
village-quiz-kind-wins = How to win
village-quiz-kind-seen = What is seen
village-quiz-kind-list = Which of these cards
village-quiz-kind-limits = What may be done
village-quiz-kind-order = The order of the night
village-quiz-kind-odds = The odds
village-quiz-kind-night = One night
village-quiz-kind-change = Which card it becomes
village-quiz-kind-end = How it ends
village-quiz-kind-clues = The clues
village-quiz-kind-strength = The strength

## Answers that serve many questions

village-quiz-role = { $role }
village-quiz-yes = yes
village-quiz-no = no
village-quiz-percent = { $percent }%
village-quiz-either = { $first } or { $second }, on the toss of a coin

## Who is it?

village-quiz-ask-who = who is it?
village-quiz-why-is = it is { ROLE($role, case: "the") }.
village-quiz-clue-side-village = it wins with the village.
village-quiz-clue-side-wolves = it wins with the pack.
village-quiz-clue-side-cult = it wins with the hoods.
village-quiz-clue-side-alone = it wins alone.
village-quiz-clue-side-none = with this card you do not win, but for love.
village-quiz-clue-hours-never = it has no power to use, by day or by night.
village-quiz-clue-hours-day = it acts by day.
village-quiz-clue-hours-alone = by night it acts without choosing.
village-quiz-clue-hours-first = it acts on the first night and never again.
village-quiz-clue-hours-brews = it acts every other night.
village-quiz-clue-hours-together = by night it chooses with its fellows.
village-quiz-clue-hours-night = every night it chooses by itself.
village-quiz-clue-converts = if the hoods knock and somebody is at home, they succeed { $percent } times in a hundred.
village-quiz-clue-converts-never = the hoods cannot make it one of their own.
village-quiz-clue-strength = when cards are balanced it weighs { $number }.
village-quiz-clue-strength-varies = when cards are balanced, its weight depends on the others.

## Whose side

village-quiz-ask-side = with whom does { ROLE($role, case: "the") } win, as long as the card is held?
village-quiz-side-village = with the village
village-quiz-side-wolves = with the pack
village-quiz-side-cult = with the cult
village-quiz-side-alone = alone
village-quiz-side-none = with nobody, but for love
village-quiz-why-side-village = it wins with the village.
village-quiz-why-side-wolves = it wins with the pack.
village-quiz-why-side-cult = it wins with the cult.
village-quiz-why-side-alone = it is a team of one.
village-quiz-why-side-none = with this card you do not win, but for love.

## When it acts

village-quiz-ask-hours = when does { ROLE($role, case: "the") } act?
village-quiz-hours-never = never: there is no power to use
village-quiz-hours-day = by day
village-quiz-hours-alone = by night, without having to choose
village-quiz-hours-first = on the first night and never again
village-quiz-hours-brews = every other night at most
village-quiz-hours-together = every night, choosing with its fellows
village-quiz-hours-night = every night, choosing by itself
village-quiz-why-hours-never = it has no power to use, by day or by night.
village-quiz-why-hours-day = it acts by day.
village-quiz-why-hours-alone = it acts by night of its own accord, and is asked nothing.
village-quiz-why-hours-first = it chooses on the first night and never again.
village-quiz-why-hours-brews = one night it prepares, from the next it may act.
village-quiz-why-hours-together = every night it chooses with its fellows.
village-quiz-why-hours-night = every night it may choose by itself.

## When it wins

village-quiz-ask-aim = how do you win as { ROLE($role, case: "the") }?
village-quiz-aim-village = when every threat to the village is gone
village-quiz-aim-wolves = when the pack is at least half of the living
village-quiz-aim-cult = when the hoods are all that is left
village-quiz-aim-lynched = when the rope comes for you
village-quiz-aim-last = by living to be one of the last two
village-quiz-aim-love = for love alone, as long as you hold this card
village-quiz-why-aim-village = the village wins once no wolf, Cultist, Serial Killer or Arsonist is alive, and nobody carries the infection.
village-quiz-why-aim-wolves = the pack wins when it is at least half of the living and no Gunner has a bullet left.
village-quiz-why-aim-cult = the cult wins when all the living belong to it.
village-quiz-why-aim-lynched = it wins the instant that it is lynched, and the game ends there. With any other death it loses.
village-quiz-why-aim-last = whoever lives to be one of the last two wins, with few exceptions.
village-quiz-why-aim-love = this card has no team: it wins as one of the Couple, or with the card that takes its place.

## What is seen

village-quiz-ask-seen = the Seer looks at { ROLE($role, case: "the") }: what does the Seer see?
village-quiz-why-seen-true = the Seer sees { ROLE($role, case: "the") } for what it is.
village-quiz-why-seen-mask = to the Seer, { ROLE($role, case: "the") } wears a mask.
village-quiz-ask-sensed = the Sorcerer spies on { ROLE($role, case: "the") }: what is there to sense?
village-quiz-sensed = { $role }
village-quiz-sensed-nothing = neither wolf nor Seer
village-quiz-why-sensed = the Sorcerer recognises { ROLE($role, case: "the") }.
village-quiz-why-sensed-nothing = in { ROLE($role, case: "the") } the Sorcerer senses nothing of what is sought.
village-quiz-ask-fooled = the Fool looks at somebody, and chance draws { ROLE($role, case: "the") }: what is the Fool told?
village-quiz-why-fooled = the wolves of the pack all come out as Wolf; every other card comes out as it is, masked ones too.

## The order of the night

village-quiz-ask-first = in the order of the night, who comes first: { ROLE($first, case: "the") } or { ROLE($second, case: "the") }?
village-quiz-ask-before = in the order of the night, which of these cards comes before { ROLE($role, case: "the") }?
village-quiz-ask-after = in the order of the night, which of these cards comes after { ROLE($role, case: "the") }?
village-quiz-why-order = in the order of the night { ROLE($first, case: "the") } comes first, then { ROLE($second, case: "the") }.
village-quiz-why-early = the protection, though, holds from nightfall on.

## What may be done

village-quiz-ask-missing = what happens if { ROLE($role, case: "the") } chooses nobody?
village-quiz-missing-drawn = chance chooses
village-quiz-missing-nothing = nothing: that night is let go
village-quiz-missing-dies = death
village-quiz-missing-lost = the power is lost for good
village-quiz-why-missing-drawn = this choice is mandatory: if it is missing, chance makes it.
village-quiz-why-missing-nothing = this choice is free: whoever does not make it lets that night go.
village-quiz-ask-again = may { ROLE($who, case: "the") } choose { ROLE($whom, case: "the") } again the night after?
village-quiz-why-again-yes = nothing forbids choosing the same person again.
village-quiz-why-again-no = not the same person two nights running.
village-quiz-ask-uses = how often may { ROLE($role, case: "the") } use that power?
village-quiz-uses-once = once in the whole game
village-quiz-uses-daily = once a day, every day
village-quiz-uses-times = { $number } times in the whole game, once a day
village-quiz-why-uses-once = it is a power to be used once.
village-quiz-why-uses-daily = it may be used every day, while its holder lives.
village-quiz-why-uses-times = one bullet at a time, and when they are gone they are gone.
village-quiz-ask-barred-bite = which of these cannot be devoured by the pack?
village-quiz-why-barred-bite = { ROLE($role, case: "the") } is one of theirs; the pack chooses among all the others.
village-quiz-ask-barred-freeze = which of these may not be chosen by the one who brings the frost?
village-quiz-why-barred-freeze = { ROLE($role, case: "the") } belongs to the pack, and the pack is not frozen.

## Which of these cards

village-quiz-list-masked = which of these cards, in the eyes of the Seer, is not what it really is?
village-quiz-why-list-masked = in the eyes of the Seer, { ROLE($role, case: "the") } wears a mask.
village-quiz-list-unsensed = in which of these cards does the Sorcerer notice nothing?
village-quiz-why-list-unsensed = in { ROLE($role, case: "the") } the Sorcerer notices nothing strange.
village-quiz-list-first = which of these cards chooses on the first night and never again?
village-quiz-why-list-first = { ROLE($role, case: "the") } chooses on the first night, and has to.
village-quiz-list-once = which of these cards has a power to be used by day, once in the whole game?
village-quiz-why-list-once = { ROLE($role, case: "the") } may do it once, in front of everybody.
village-quiz-list-dusk = which of these cards may use its power even during the vote?
village-quiz-why-list-dusk = { ROLE($role, case: "the") } may do it by day, and during the vote until the count.
village-quiz-list-away = which of these cards can the pack not find when it is out at night?
village-quiz-why-list-away = when { ROLE($role, case: "the") } is out, the pack finds the house empty.
village-quiz-list-flag = which of these cards, if dealt, makes the 120 a “yes”?
village-quiz-why-list-flag = with { ROLE($role, case: "the") } in the deal the 120 is “yes”.
village-quiz-list-punished = which of these cards is lost by killing the Wise Elder with its power?
village-quiz-why-list-punished = if it is { ROLE($role, case: "the") } that kills the Wise Elder, shame costs the card.
village-quiz-list-parity = the pack wins when it is at least half of the living: which of these cards counts towards it?
village-quiz-why-list-parity = { ROLE($role, case: "the") } counts as one of the pack.
village-quiz-list-loner = with which of these cards, if its holder alone is left alive, does nobody win?
village-quiz-why-list-loner = if only { ROLE($role, case: "the") } is left alive, nobody wins.
village-quiz-list-enemy = as long as one of these cards is alive the village cannot win: which?
village-quiz-why-list-enemy = as long as { ROLE($role, case: "the") } lives, the village cannot win.
village-quiz-list-faithful = which of these cards can the hoods never win over?
village-quiz-why-list-faithful = the cult never converts { ROLE($role, case: "the") }.
village-quiz-list-yielding = which of these, if the cult knocks and finds them in, is sure to be converted?
village-quiz-why-list-yielding = { ROLE($role, case: "the") }, when at home, is always converted.
village-quiz-list-turning = which of these may end up in the pack even if no Alpha infects them?
village-quiz-why-list-turning = { ROLE($role, case: "the") } may end up in the pack without any infection.
village-quiz-list-knowing = which of these, if the right people are at the table, knows something of others from the start?
village-quiz-why-list-knowing = { ROLE($role, case: "the") } is told at once who else matters.
village-quiz-list-home = which of these, by night, chooses somebody without going to their house?
village-quiz-why-list-home = { ROLE($role, case: "the") } chooses from afar and goes to nobody’s house.
village-quiz-list-ice = which of these acts even when caught by the frost?
village-quiz-why-list-ice = frost does not stop { ROLE($role, case: "the") }.
village-quiz-list-self = which of these may, by night, choose themselves too?
village-quiz-why-list-self = { ROLE($role, case: "the") } may choose anybody alive, the chooser included.
village-quiz-list-dead = the death of which of these cards can cost somebody else’s life?
village-quiz-why-list-dead = when { ROLE($role, case: "the") } dies, somebody else may pay for it.
village-quiz-list-told = which of these believes in holding another card?
village-quiz-why-list-told = { ROLE($role, case: "the") } is told of another card.
village-quiz-list-side = when cards are balanced, which of these weighs on the enemies’ side?
village-quiz-why-list-side = when cards are balanced, { ROLE($role, case: "the") } weighs on the enemies’ side.

## Numbers

village-quiz-odds-ga_on_wolf = the Guardian Angel watches over a wolf whom nobody attacks. What are the odds of dying?
village-quiz-odds-wolf_vs_sk = a wolf goes to the Serial Killer’s, who is out hunting tonight. What are the odds that the wolf dies?
village-quiz-odds-wolf_vs_sk-snow = the Snow Wolf goes to the Serial Killer’s, who is out hunting tonight. What are the odds that the Snow Wolf dies?
village-quiz-odds-snow_vs_hunter = the Snow Wolf goes to the Hunter’s. What are the odds of being shot there?
village-quiz-odds-hunter_vs_wolves = { $number ->
        [one] a single wolf comes for the Hunter. What are the odds that it is shot?
       *[other] { $number } wolves come for the Hunter. What are the odds that one of them is shot?
    }
village-quiz-odds-hunter_vs_cult-convert = the Cultists knock at the Hunter’s. What are the odds of a conversion?
village-quiz-odds-hunter_vs_cult-shoots = the Cultists knock at the Hunter’s. What are the odds that the one who knocked dies?
village-quiz-odds-hunter_vs_cult-nothing = the Cultists knock at the Hunter’s. What are the odds that nothing happens?
village-quiz-odds-alpha_infects = the pack reaches a prey that the Alpha Wolf has chosen too. What are the odds that the bite infects?
village-quiz-odds-chemist = the Chemist takes the potion to whoever opens the door. What are the odds that the host dies?
village-quiz-odds-thief = the Thief tries to steal a Mason’s card. What are the odds of success?
village-quiz-odds-traitor_seen_as = the Seer looks at the Traitor. What are the odds of seeing a Wolf?
village-quiz-odds-harlot_finds_cultist = { village-role-harlot.the } spends the night at a Cultist’s. What are the odds of noticing?
village-quiz-odds-sk_stumble = the Serial Killer hurt a leg last night, among the graves. What are the odds that tonight chance picks the victim?
village-quiz-odds-detective_caught = the Detective looks into somebody. What are the odds that the pack finds out who is asking?
village-quiz-odds-clumsy = the Clumsy Guy votes. What are the odds that the vote lands on somebody else?
village-quiz-odds-grave_fall = { $number ->
        [one] the Grave Digger has dug one grave, and an enemy of the village comes looking. What are the odds of falling in?
       *[other] the Grave Digger has dug { $number } graves, and an enemy of the village comes looking. What are the odds of falling in?
    }
village-quiz-odds-grave_fall-half = { $number ->
        [one] the Grave Digger has dug one grave, and somebody of the village comes looking. What are the odds of falling in?
       *[other] the Grave Digger has dug { $number } graves, and somebody of the village comes looking. What are the odds of falling in?
    }
village-quiz-why-odds = it happens { $percent } times in a hundred.
village-quiz-ask-converts = the Cultists knock, and { ROLE($role, case: "the") } is at home. What are the odds of a conversion?
village-quiz-converts-dies = none: the one who knocks dies
village-quiz-converts-resists = none: the one who knocks goes home, alive
village-quiz-why-converts = { ROLE($role, case: "the") }, when at home, is converted { $percent } times in a hundred.
village-quiz-why-converts-dies = { ROLE($role, case: "the") } is never converted, and knocking costs a life.
village-quiz-why-converts-resists = { ROLE($role, case: "the") } is never converted, but the one who knocks gets away with it.
village-quiz-ask-most = when cards are balanced, which of these weighs most?
village-quiz-ask-least = when cards are balanced, which of these weighs least?
village-quiz-why-strength = { ROLE($role, case: "the") } weighs { $number }.
