# The quiz of Wolves and Villagers. Each line is a sentence; the program puts the capital at its head.
# At most 300 characters for a whole question, 100 for an answer, 200 for the explanation; no bold.

lupi-quiz-team-humans = The humans
lupi-quiz-team-wolves = The wolves
lupi-quiz-team-game = The game
lupi-quiz-kind-described = Who is it?
lupi-quiz-kind-team = The team
lupi-quiz-kind-seen = What is seen
lupi-quiz-kind-acts = Who acts by night
lupi-quiz-kind-deck = The deck
lupi-quiz-kind-limits = What may be done
lupi-quiz-kind-night = One night
lupi-quiz-kind-day = The day after
lupi-quiz-kind-vote = The votes
lupi-quiz-kind-end = How it ends

## Answers that serve many questions

lupi-quiz-role = { $role }
lupi-quiz-yes = yes
lupi-quiz-no = no
lupi-quiz-count = { $number }
lupi-quiz-nobody = nobody

## The cards

lupi-quiz-ask-who = who is it?
lupi-quiz-described-villager = country folk: no powers, good ears. Asleep by night; by day they listen, doubt and vote.
lupi-quiz-described-wolf = by day a face like any other, by night teeth: it picks with its fellows whom to devour.
lupi-quiz-described-seer = every night this one looks into somebody’s heart, and knows at once on which side it beats.
lupi-quiz-described-bodyguard = every night this one picks a door, their own if they like, and whoever sleeps behind it cannot be devoured. Never the same one two nights running.
lupi-quiz-described-judge = every night this one picks somebody whom nobody may lynch the day after. The village learns that it is forbidden, not who forbids it.
lupi-quiz-described-mayor = asleep by night. By day, once only, this one may show a sash: from then on the vote weighs more, and everybody knows whose it is.
lupi-quiz-why-is = it is { ROLE($role, case: "the") }.
lupi-quiz-ask-team = with whom does { ROLE($role, case: "the") } win?
lupi-quiz-team-answer-humans = with the humans
lupi-quiz-team-answer-wolves = with the wolves
lupi-quiz-why-team-humans = it wins with the humans, once no wolf is alive.
lupi-quiz-why-team-wolves = it wins with the wolves, once as many of them are alive as humans.
lupi-quiz-ask-seen = the seer looks at { ROLE($role, case: "the") }: what is there to see?
lupi-quiz-seen-wolf = a wolf
lupi-quiz-seen-human = a human
lupi-quiz-why-seen = the seer tells wolves from humans, and no more.
lupi-quiz-ask-acts = does { ROLE($role, case: "the") } have a power to use by night?
lupi-quiz-why-acts = every night { ROLE($role, case: "the") } chooses somebody.
lupi-quiz-why-sleeps = by night { ROLE($role, case: "the") } sleeps like anybody.

## The deck

lupi-quiz-ask-wolves = with { $players } players and the automatic deck, how many wolves are there?
lupi-quiz-why-wolves = { $number ->
        [one] with { $players } players there is one wolf.
       *[other] with { $players } players there are { $number } wolves.
    }
lupi-quiz-ask-figures = with { $players } players and the automatic deck, how many special figures are there?
lupi-quiz-why-figures = { $number ->
        [one] with { $players } players there is one special figure.
       *[other] with { $players } players there are { $number } special figures.
    }
lupi-quiz-ask-comes = special figures enter the automatic deck one at a time: which is the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }?
lupi-quiz-why-comes = the order is always the same: seer, bodyguard, judge, mayor.

## What may be done

lupi-quiz-ask-weight-hidden = how many votes is a mayor worth who has not shown the sash?
lupi-quiz-ask-weight-shown = how many votes is a mayor worth who has shown the sash?
lupi-quiz-why-weight-hidden = without the sash it is a vote like any other.
lupi-quiz-why-weight-shown = from the sash on, that vote counts double.
lupi-quiz-ask-self = by night, may { ROLE($role, case: "the") } choose themselves?
lupi-quiz-why-self-yes = { ROLE($role, case: "the") } may choose anybody alive, themselves included.
lupi-quiz-why-self-no = { ROLE($role, case: "the") } has to choose somebody else.
lupi-quiz-ask-mate = by night, may { ROLE($role, case: "the") } choose somebody with the same card?
lupi-quiz-why-mate-no = { ROLE($role, case: "the") } chooses among humans only.
lupi-quiz-ask-again = may { ROLE($role, case: "the") } choose the same person two nights running?
lupi-quiz-why-again-yes = { ROLE($role, case: "the") } may choose the same person every time.
lupi-quiz-why-again-no = { ROLE($role, case: "the") } may not go back to the same door the night after.

## The night, and the day after

lupi-quiz-move-wolf = by night { ROLE($who, case: "the") } wants to devour { ROLE($whom, case: "the") }.
lupi-quiz-move-seer = { ROLE($who, case: "the") } looks at { ROLE($whom, case: "the") }.
lupi-quiz-move-bodyguard = { ROLE($who, case: "the") } shields { ROLE($whom, case: "the") } from teeth.
lupi-quiz-move-judge = { ROLE($who, case: "the") } shields { ROLE($whom, case: "the") } from the rope.
lupi-quiz-move-nobody = the wolves choose nobody.
lupi-quiz-ask-devoured = who is found dead at dawn?
lupi-quiz-why-saved = nobody was devoured: either the door was watched, or the wolves chose nobody.
lupi-quiz-why-devoured = the wolves had chosen, and nobody watched that door.
lupi-quiz-ask-lynched = by day all votes are for { ROLE($role, case: "the") }. Who is lynched?
lupi-quiz-why-lynched = nothing shielded the condemned.
lupi-quiz-why-forbidden = the shield holds the whole day, even if whoever raised it is gone.

## The votes

lupi-quiz-first-count = it is the first vote of the day.
lupi-quiz-tally = { $who } has { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
lupi-quiz-no-votes = nobody has any votes.
lupi-quiz-ask-nominees = who has to make a defence?
lupi-quiz-accused-0 = nobody
lupi-quiz-accused-1 = { $one } alone
lupi-quiz-accused-2 = { $one } and { $two }
lupi-quiz-accused-3 = { $one }, { $two } and { $three }
lupi-quiz-accused-4 = { $one }, { $two }, { $three } and { $four }
lupi-quiz-accused-all = everybody alive
lupi-quiz-why-nominees = if several are tied for most votes, exactly those; otherwise the first and everybody who came second.
lupi-quiz-second-count = A and B have spoken, and this is the sentence.
lupi-quiz-runoff-count = the sentence on A and B was a tie, and this is the run-off.
lupi-quiz-ask-sentence = what happens?
lupi-quiz-lynched-0 = nobody is lynched
lupi-quiz-lynched-1 = { $one } is lynched
lupi-quiz-runoff = there is a run-off
lupi-quiz-why-sentence = whoever has most votes is lynched; a tie brings one run-off, and if that is a tie too nobody dies.
lupi-quiz-sit = there are { $players } of you at the table, numbered in a circle.
lupi-quiz-ghost = number { $number } has been dead for days.
lupi-quiz-ask-starts = tonight number { $number } was devoured. Who votes first?
lupi-quiz-seat = number { $number }
lupi-quiz-why-starts = whoever sits to the left of the victim begins; the dead are passed over.

## The end

lupi-quiz-alive = left alive: { $alive }.
lupi-quiz-ask-end = how does it end?
lupi-quiz-end-humans = the humans win
lupi-quiz-end-wolves = the wolves win
lupi-quiz-end-nobody = nobody wins
lupi-quiz-end-on = it is not over: they play on
lupi-quiz-why-end-humans = no wolf is alive any more.
lupi-quiz-why-end-wolves = there are at least as many wolves alive as humans.
lupi-quiz-why-end-on = there is a wolf left at least, and the humans are more.
