# Wolves and Villagers: the pages of /roles and the chapters of /rules. Figures come as variables.

## The cards. The value says what they do; .bluff how to bluff with it; .against how to stand up to it.

lupi-lore-villager = No power: sleeps by night, and by day listens, doubts and votes.
    .bluff = You can afford to pretend: a villager who claims to be the seer takes the bite in her place.
    .against = “I’m a villager” proves nothing. Ask rather who voted yesterday, and why.
lupi-lore-wolf = Knows the other wolves. Each night the pack chooses whom to devour: most votes decide, chance breaks a tie, and without a choice nobody dies. Wolves may write to one another at night.
    .bluff = Keep one story from start to finish, and don’t always vote like your companions: the lists of votes stay written.
    .against = Votes are public: whoever never helped to condemn a wolf stands out sooner or later.
lupi-lore-seer = Looks at one person each night and learns at once: wolf or human. The answer comes on the spot and cannot be changed.
    .bluff = Speak when you have a wolf to hand over, or when they are about to lynch somebody whom you know to be innocent. A wolf who imitates you must make up an answer for every night.
    .against = Two seers are one too many: hold their answers against the cards shown and the votes. A seer who has never found a wolf has risked nothing yet.
lupi-lore-bodyguard = Watches over one door each night, even his own: whoever sleeps behind it cannot be devoured. Never the same one two nights running.
    .bluff = A dawn without dead may be your doing, but the wolves know whom they wanted: let them stick their necks out.
    .against = Whoever tells of a rescue must know whose door it was, and it cannot be the same one the night after.
lupi-lore-judge = Chooses one person each night, even himself, who cannot be lynched the day after; it may be the same one again. The village learns that there is a ban, not whose.
    .bluff = Whoever is saved by a ban looks clean; not so fast. Let the ban speak for you as long as it can.
    .against = A ban tells only what the judge wanted, not who is innocent. Somebody who knows beforehand to be safe, though, may have decided it.
lupi-lore-mayor = Once in the game, from dawn to the day’s last count, may show the sash: from then on the mayor’s vote counts as { $weight }, and everybody knows who it is.
    .bluff = Keep the sash for a count that hangs in the balance: it works in one that is already open. Until then the wolves take you for one of many.
    .against = The sash is the only card that I confirm: whoever boasts of it without showing it wants your trust for free.
lupi-shelf-humans = 🏡 Humans
lupi-shelf-wolves = 🐺 Wolves
lupi-side-humans = with the humans
lupi-side-wolves = with the wolves
lupi-nights-all = every night
lupi-days-once = once in the game, before everybody
lupi-look-seer = seer
lupi-seen-human = human
lupi-goal-humans = with the humans, when not a single wolf is alive
lupi-goal-wolves = with the wolves, when they are at least as many as the humans

## The rules

lupi-rules-start =
    { $least } to { $most } people. The werewolves hide among the humans, who are everybody else. Each of you gets a card in private; how many there are of each I usually tell everybody.

    The deck depends on how many you are: { $fewest } to { $wolves } wolves, then the figures, which come in this order: { $figures }; the rest are villagers. Whoever opens the table may put the deck together by hand.
    .title = 🃏 The cards
lupi-rules-night =
    All at once, in private, each of you gets a question, sleepers too, so that nobody is given away. An answer may be changed until dawn; the seer’s may not, for the seer has had his.

    • The <b>wolves</b> choose a victim: most votes decide, chance breaks a tie, no votes mean nobody.
    • The <b>seer</b> points at somebody and learns at once whether it is a wolf or a human.
    • The <b>bodyguard</b> protects somebody from the wolves, never the same person two nights running.
    • The <b>judge</b> protects somebody from the next day’s sentence.

    All choices count together: bodyguard and judge work even if they die that night. Wolves may write to one another: { $letters } characters a message, one every { $pause_span }, { $messages } a night at most.

    Usually it lasts { $night_span }; it ends sooner once everybody has answered, but never before { $floor_span }.
    .title = 🌙 The night
lupi-rules-dawn =
    I name the victim, or tell you that nobody died. Usually the card stays hidden; a table may choose to see it. The dead are ghosts: no questions, no votes, and usually no words either.

    Then you talk it over. Usually { $talk_span }, plus { $each_span } for each of the living, { $longest_span } at most. There is no way to prove your card; only the mayor may show the sash.
    .title = 🌅 Dawn and day
lupi-rules-vote =
    In public: everybody names another living player, or nobody. Nobody votes for themselves.

    • <b>In turn</b>: you are called one by one, and a vote cannot be changed. { $call_span } each; silence is abstaining. The first is whoever sits to the victim’s left.
    • <b>Together</b>: everybody votes, and may change that until time is up: it lasts { $together_span }.

    Usually you vote in turn while { $round } or fewer are alive, and together above that. A table may settle on one of the two.

    With the sash shown a vote counts as { $weight }, in a count that is already open too.
    .title = ☝️ The first vote
lupi-rules-defence =
    The accused are those with most votes: if two or more tie for first, they; otherwise the first and all the seconds. If only one person has votes, that one; if nobody has, night falls.

    Each speaks in turn, usually for { $speech_span }; with more than four, the time of four is shared out. I silence nobody: it is a matter of manners.

    If one of the accused leaves, that is the day’s loss.
    .title = 🗣 The defence
lupi-rules-sentence =
    Everybody alive, the accused included, chooses among the accused or nobody, and may change that until time is up: usually { $second_span }.

    Most votes: lynched. A tie is voted on once more, among the tied and without speeches; if it is a tie again, or nobody has votes, nobody dies. A single accused is lynched after the speech, without a second vote.

    If the judge has protected them, I say that a ban saves them: nobody dies, and I do not tell whose ban it is.
    .title = ⚖️ The sentence
lupi-rules-end =
    Looked at at dawn, after every sentence and when somebody leaves.

    • No wolf alive: the <b>humans</b> win.
    • At least as many wolves alive as humans: the <b>wolves</b> win, and there is no further vote.
    • Nobody alive: nobody wins.

    The whole side wins, its ghosts included. At the end all the cards are shown.
    .title = 🏆 Who wins
lupi-rules-leaving =
    /leave leaves the game and makes you a ghost; the card stays hidden. At night your choice is void, and whoever had chosen you chooses again. Whoever leaves the group has { $grace_span } to come back.

    <b>Not voting.</b> Whoever lets { $strikes } first votes in a row pass without an answer is usually out; a table may want something else: the others decide, a computer player sits in, chance chooses, or only a warning. “Nobody” is an answer, and at night silence is never an absence.

    <b>If everybody is silent.</b> After { $silence } nights with their days in which nobody has answered anything the game is closed without a winner.

    /extend gives { $extension_span } more to the present phase.
    .title = 🚪 Leaving
lupi-rules-house =
    Whoever opens the table chooses them before the game begins. This is what holds if nothing is touched; in brackets, what else may be chosen. Players see them on the table’s board.

    { $options }
    .title = ⚙️ House rules
