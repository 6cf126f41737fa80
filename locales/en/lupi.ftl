# Wolves and Villagers.
# The voice: an old hand by the fire, dry, unhurried, never unkind. Not a translation: each language tells it its own way.

lupi-name = Wolves and Villagers
lupi-tagline = The wolves choose by night, the village by day. Somebody at this table is lying.

## The cards
## .who: the name of whoever holds it; .card: what one reads on getting it; .counted: how many there are.

lupi-role-villager = villager
    .the = the villager
    .who = villager
    .counted = { $count ->
        [one] one villager
       *[other] { $count } villagers
    }
    .card =
        You are a <b>villager</b>. No powers, no secrets: a bed to sleep in, two ears, and a vote. Use them well.

        You win with the village, once the last wolf is dead.
lupi-role-wolf = werewolf
    .the = the werewolf
    .who = werewolf
    .counted = { $count ->
        [one] one werewolf
       *[other] { $count } werewolves
    }
    .card =
        You are a <b>werewolf</b>. A neighbour by day; by night you and your pack pick somebody to devour.

        You win when there are as many living wolves as humans.
lupi-role-seer = seer
    .the = the seer
    .who = seer
    .counted = { $count ->
        [one] one seer
       *[other] { $count } seers
    }
    .card =
        You are the <b>seer</b>. Each night you look into one heart and learn at once whether it is a wolf’s or a human’s.

        You win with the village. Mind how you tell what you know: the wolves are listening too.
lupi-role-bodyguard = bodyguard
    .the = the bodyguard
    .who = bodyguard
    .counted = { $count ->
        [one] one bodyguard
       *[other] { $count } bodyguards
    }
    .card =
        You are the <b>bodyguard</b>. Each night you stand at one door, your own if you like, and whoever sleeps behind it cannot be devoured. Never the same door two nights running.

        You win with the village.
lupi-role-judge = judge
    .the = the judge
    .who = judge
    .counted = { $count ->
        [one] one judge
       *[other] { $count } judges
    }
    .card =
        You are the <b>judge</b>. Each night you name somebody, yourself if you like, who cannot be hanged the day after. The village will hear that the law forbids it, and not whose hand signed.

        You win with the village.
lupi-role-mayor = mayor
    .the = the mayor
    .who = mayor
    .counted = { $count ->
        [one] one mayor
       *[other] { $count } mayors
    }
    .card =
        You are the <b>mayor</b>. Once, by day, you may show your sash. From then on your vote counts double, and everybody knows who you are. The wolves as well.

        You win with the village.

## The beginning

lupi-deck-dealt =
    🃏 The cards are dealt, one each, and each is in its owner’s private chat. Among you { $wolves ->
        [one] hides <b>one werewolf</b>
       *[other] hide <b>{ $wolves } werewolves</b>
    }. The rest of the deck: { $villagers ->
        [0] no villagers
        [one] one villager
       *[other] { $villagers } villagers
    }{ $figures_count ->
        [0] .
       *[other] , then { $figures }.
    }
lupi-card-dealt = 🃏 { ROLE($role, $you, case: "card") }
lupi-pack-met =
    { $companions_count ->
        [one] Your companion in the pack is <b>{ $companions }</b>. That, too, stays between you.
       *[other] Your companions in the pack are <b>{ $companions }</b>. That, too, stays between you.
    }
lupi-hunted-alone = Look for no companions: in this village you hunt alone.

## Night

lupi-night-fell =
    🌙 <b>Night { $night }.</b> The last lantern goes out and the bolts slide home. I have knocked on every door in private; please answer, all of you. Dawn comes within { $length_span }.
    .alt-1 =
        🌙 <b>Night { $night }.</b> Only embers in the hearth now, and the wind has changed. Look at your private chats: there is a question for each of you. It will be light within { $length_span }.
    .alt-2 =
        🌙 <b>Night { $night }.</b> A dog barks at the treeline, and then thinks better of it. Hush in the square; answer me in private. The cock crows within { $length_span }.
    .alt-3 =
        🌙 <b>Night { $night }.</b> The moon clears the steeple. Some sleep, some pretend. I have written to every one of you, and I shall wait { $length_span } at most.

# The first line of every question of the night: the same for all.
lupi-night-head = 🌙 <b>Night { $night }</b>
lupi-ask-wolf =
    { lupi-night-head }
    The pack is hunting. Whom do you devour? You may change your mind until dawn; if the wolves disagree, chance decides.
lupi-ask-seer =
    { lupi-night-head }
    The bowl is filled, the candle lit. Into whose heart do you look? The answer comes at once, and one look is all you get.
lupi-ask-bodyguard =
    { lupi-night-head }
    You have a lantern and a good stick. At whose door do you stand? You may change your mind until dawn.
lupi-ask-judge =
    { lupi-night-head }
    The wax is warm, the seal is ready. Who may not be hanged tomorrow? You may change your mind until dawn.
lupi-ask-sleep =
    { lupi-night-head }
    You sleep, and you dream. Of whom? It settles nothing, but answer anyway: then nobody can tell from your busy thumbs who is really asleep.
lupi-ask-talk = 💬 Whatever you write to me now goes to the other wolves, with your name on it.
lupi-line-pack-choice = 🐾 { $wolf } wants { $target }.
lupi-line-pack-waiting = 🐾 { $wolf } has not decided yet.
lupi-pack-talked = 🐾 <b>{ $speaker }</b>: { $text }

lupi-seer-saw-wolf = 🔮 You look at <b>{ $about }</b>, and something growls back. <b>A wolf.</b>
    .alt-1 = 🔮 The water darkens as you think of <b>{ $about }</b>. <b>A wolf.</b>
    .alt-2 = 🔮 The flame leans towards the house of <b>{ $about }</b> and goes out. <b>A wolf.</b>
lupi-seer-saw-human = 🔮 You look at <b>{ $about }</b>, and find a heart that beats like any other. <b>Human.</b>
    .alt-1 = 🔮 The water stays clear as you think of <b>{ $about }</b>. <b>Human.</b>
    .alt-2 = 🔮 The flame stands straight before the house of <b>{ $about }</b>. <b>Human.</b>

## Dawn

lupi-found-devoured =
    ☀️ The cock crows, and the door of <b>{ $victim }</b> hangs open on the dark. Paw prints on the step. Nobody inside.
    .alt-1 =
        ☀️ The baker knocks at <b>{ $victim }</b>’s and gets no answer. The wolves had been there before the bread.
    .alt-2 =
        ☀️ The bell tolls this morning, slowly. In the night the wolves took <b>{ $victim }</b>.
    .alt-3 =
        ☀️ A torn cloak lies in the road, and everybody knows the stitching. <b>{ $victim }</b> has been devoured.
    .alt-4 =
        ☀️ They call the roll at the well, and one name goes unanswered: <b>{ $victim }</b>. The wolves have fed.
lupi-nobody-devoured =
    ☀️ Shutters open one by one. They count heads twice, to be sure: nobody is missing.
    .alt-1 =
        ☀️ Fresh prints around the houses, and not a door forced. The wolves go home hungry.
    .alt-2 =
        ☀️ Dawn finds the village whole. Somebody stood watch, or somebody missed; either way, nobody died.
    .alt-3 =
        ☀️ The cock crows, and smoke rises from every chimney. No victim this night.
lupi-role-shown =
    The card of { $seat } is turned over on the table: <b>{ $role }</b>.
    .alt-1 =
        Somebody picks up the card of { $seat } and holds it to the light: <b>{ $role }</b>.
    .alt-2 =
        { $seat } has no more use for a secret. The card says: <b>{ $role }</b>.
lupi-you-died =
    { $cause ->
        [devoured] 🌫 The wolves chose your door last night.
        [lynched] 🌫 The village has made up its mind, and it was you.
       *[left] 🌫 Your place in the village stays empty.
    } You are a ghost now: you see everything, and vote and choose no more. { $talk ->
        [yes] At this table ghosts may go on talking by day, but your card stays face down until the end;
       *[no] Not another word in the group: take what you know with you until the end;
    } if your side wins, you win.

## Day

lupi-discussion-opened =
    🗣 <b>Day { $day }.</b> There are { $living } of you in the square, and at least one howls. You have { $length_span }: talk, accuse, lie if it serves you.
    .alt-1 =
        🗣 <b>Day { $day }.</b> You sit down around the well, { $living } of you. Who saw something? Who heard something? Talk for { $length_span }; then we vote.
    .alt-2 =
        🗣 <b>Day { $day }.</b> The innkeeper pours for { $living } and asks for no money, only for a name. You have { $length_span }.
    .alt-3 =
        🗣 <b>Day { $day }.</b> You are { $living }, and nobody quite meets anybody’s eye. The square is yours for { $length_span }.
lupi-round-opened =
    ⚖️ Enough talk. I shall call you by name, starting with <b>{ $first }</b>. You have { $each_span } each, and what is said is said.
    .alt-1 =
        ⚖️ The crier beats on a bucket: time to vote. <b>{ $first }</b> begins, then round the circle; { $each_span } each, and no second thoughts.
    .alt-2 =
        ⚖️ Quiet, please. One by one now, a name from each of you. <b>{ $first }</b> goes first; { $each_span } each, and a vote once given stands.

lupi-ask-call = 👉 { MENTION($caller) }, your turn: whom do you accuse? You have { $left_span }.
    .alt-1 = 👉 { MENTION($caller) }, the village is listening. A name, within { $left_span }.
    .alt-2 = 👉 { MENTION($caller) }, whom do you not trust? You have { $left_span } to say.
    .alt-3 = 👉 Over to { MENTION($caller) }: a name, or nobody. You have { $left_span }.
    .closed = 👉 { $caller } has had the floor.
lupi-ask-call-nobody = 🕊 Nobody
lupi-ask-vote =
    🗳 <b>Day { $day }, the vote.</b> Whom do you not trust? Tap a name, and change it as long as there is time. Whoever collects the most will have to answer for it. Time left: { $left_span }.
    .alt-1 =
        🗳 <b>Day { $day }, the vote.</b> All together now, fingers out: one name each, and you may change it while the time lasts. The most accused must speak for themselves. Time left: { $left_span }.
    .alt-2 =
        🗳 <b>Day { $day }, the vote.</b> The bucket goes round; put a name in it. You may swap it for another until the time is up; then the most accused must speak. Time left: { $left_span }.
    .closed = 🗳 <b>Day { $day }, the vote.</b> The bucket is closed.
lupi-ask-vote-nobody = 🕊 Nobody
lupi-ask-second =
    🪢 <b>The verdict.</b> Everybody decides now, the accused included: who hangs, of { $nominees }? You may change your vote while there is time. Time left: { $left_span }.
    .alt-1 =
        🪢 <b>The verdict.</b> The pleading is done and the rope hangs from the oak. For whom, of { $nominees }? All of you vote, the accused too, and may change it. Time left: { $left_span }.
    .alt-2 =
        🪢 <b>The verdict.</b> You have heard { $nominees }. Now choose. Every vote may be changed until the time is up. Time left: { $left_span }.
    .closed = 🪢 <b>The verdict.</b> Voting is over.
lupi-ask-second-nobody = 🕊 Nobody
lupi-ask-runoff =
    🪢 <b>A tie.</b> { $nominees } have the same number of votes. Once more, among them alone; if it is a tie again, nobody dies tonight. Time left: { $left_span }.
    .alt-1 =
        🪢 <b>A tie.</b> The scales will not tip between { $nominees }. One last vote, and if they balance again, everybody goes home. Time left: { $left_span }.
    .alt-2 =
        🪢 <b>A tie.</b> The village is split between { $nominees }. Vote again, just this once. Time left: { $left_span }.
    .closed = 🪢 <b>A tie.</b> The second vote is over too.
lupi-ask-runoff-nobody = 🕊 Nobody
lupi-line-tally =
    { $votes ->
        [one] • <b>{ $target }</b>, one vote: { $voters }
       *[other] • <b>{ $target }</b>, { $votes } votes: { $voters }
    }
lupi-line-tally-nobody = • For nobody: { $voters }
lupi-line-waiting = ⏳ Still to come: { $waiting }.

lupi-vote-cast = <b>{ $voter }</b> points at <b>{ $target }</b>.
    .alt-1 = “<b>{ $target }</b>,” says <b>{ $voter }</b>, and does not look away.
    .alt-2 = <b>{ $voter }</b> takes a moment, then a name: <b>{ $target }</b>.
    .alt-3 = <b>{ $voter }</b> has no doubts. <b>{ $target }</b>.
    .alt-4 = From <b>{ $voter }</b>, quietly: <b>{ $target }</b>.
lupi-voted-for-nobody = <b>{ $voter }</b> shakes a head: nobody.
    .alt-1 = <b>{ $voter }</b> accuses nobody today.
    .alt-2 = “Nobody,” says <b>{ $voter }</b>, and sits back down.
lupi-abstained =
    { $count ->
        [one] <b>{ $seats }</b> stays silent.
       *[other] Not a word from { $seats }.
    }
    .alt-1 =
        { $count ->
            [one] No answer from <b>{ $seats }</b>.
           *[other] No answer from { $seats }.
        }
    .alt-2 =
        { $count ->
            [one] We wait for <b>{ $seats }</b>, and then we stop waiting.
           *[other] We wait for { $seats }, and then we stop waiting.
        }
lupi-votes-counted =
    { $votes ->
        [one] • <b>{ $target }</b>, one vote: { $voters }
       *[other] • <b>{ $target }</b>, { $votes } votes: { $voters }
    }
    .heading = 📜 The count:
lupi-nobody-counted = 🕊 For nobody: { $voters }.
lupi-nominees-named =
    The accused are <b>{ $nominees }</b>. Before anything is decided, the village listens.
    .alt-1 =
        The crowd steps back, and <b>{ $nominees }</b> are left standing in the middle. Let them speak.
    .alt-2 =
        Suspicion falls on <b>{ $nominees }</b>. They are owed a hearing; then we decide.
lupi-sole-nominee-named =
    One name in every mouth: <b>{ $nominee }</b>. There is a defence to be heard; after it, the sentence, without another vote.
    .alt-1 =
        All suspicion leads to <b>{ $nominee }</b>. One speech, and then the rope. There will be no second vote.
    .alt-2 =
        In the middle of the square stands <b>{ $nominee }</b>, alone. Words are still allowed; another vote is not needed.
lupi-nobody-nominated =
    Not one name was spoken. The rope stays on its hook, and the village goes home.
    .alt-1 =
        No accusations today. Lanterns out; nobody dies.
    .alt-2 =
        The bucket comes back empty. The village condemns nobody today.

## Defence and verdict

lupi-speech-opened =
    🎙 { MENTION($speaker) }, speak for yourself: the next { $length_span } are yours.
    .alt-1 =
        🎙 The floor is { MENTION($speaker) }’s. You have { $length_span } to convince us.
    .alt-2 =
        🎙 { MENTION($speaker) }, look at us and tell us your side: { $length_span }.
    .alt-3 =
        🎙 Hush, all of you. { MENTION($speaker) } is speaking, for { $length_span }.
lupi-lynched =
    🪢 The village has decided. The rope goes taut, and <b>{ $victim }</b> will say no more.
    .alt-1 =
        🪢 Nobody watches, everybody hears: the oak creaks. Farewell, <b>{ $victim }</b>.
    .alt-2 =
        🪢 By sunset there is a name on the gallows: <b>{ $victim }</b>. Justice, or a mistake. You will find out.
    .alt-3 =
        🪢 The crier reads the sentence, and the hangman asks no questions. <b>{ $victim }</b> is gone.
lupi-lynching-forbidden =
    🔏 The hangman has the rope in hand when a sealed paper arrives: the judge forbids it. <b>{ $seat }</b> walks home, and nobody dies today.
    .alt-1 =
        🔏 “Stop!” The judge’s seal is on the door of <b>{ $seat }</b>. The rope goes back on its hook; nobody dies today.
    .alt-2 =
        🔏 The village wants <b>{ $seat }</b>. The judge says no, and does not say why. The knot is undone: nobody dies today.
lupi-nobody-condemned =
    Not a vote for anyone: the village has no stomach for it. The rope stays where it is.
    .alt-1 =
        We wait for a hand to go up, and none does. Nobody is condemned today.
    .alt-2 =
        The hangman looks at the crowd, the crowd looks at its boots. Home, everybody.
lupi-tied-again =
    A tie again, between { $nominees }. The village cannot decide, so nobody dies tonight.
    .alt-1 =
        Two counts, one tie: { $nominees } sleep in their own beds tonight.
    .alt-2 =
        Level once more. The hangman takes his hood off; { $nominees } stay among you.
lupi-nominee-fled =
    <b>{ $seat }</b> is gone before the sentence. That is loss enough for one day: the village condemns nobody else.
    .alt-1 =
        The place of <b>{ $seat }</b> among the accused is empty. The day has had its loss, and the rope is not needed.
    .alt-2 =
        They call for <b>{ $seat }</b>, and nobody comes. The day ends here; nobody else is condemned.

## At any time

lupi-ask-sash =
    🎗 <b>Day { $day }.</b> The mayor’s sash is in your pocket. Show it, and your vote counts double from now to the end; but everybody will know who you are. It can be done once.
lupi-ask-sash-show = Show the sash
lupi-sash-shown =
    🎗 <b>{ $seat }</b> opens a coat, and there is the sash: the mayor of this village. From now on that vote counts double.
lupi-time-ran-low =
    { $phase ->
        [night] ⏳ Dawn is close: { $left_span } more. If you have not answered in private yet, do it now.
        [talk] ⏳ { $left_span } more of talk, and then we vote.
        [call] ⏳ { $left_span } more to name somebody.
        [vote] ⏳ { $left_span } more, and the votes are counted.
        [speech] ⏳ { $left_span } more for the defence.
        [runoff] ⏳ { $left_span } more for the last vote.
       *[second] ⏳ { $left_span } more, and then the verdict.
    }
lupi-player-left =
    { $why ->
        [resigned] 🚪 <b>{ $seat }</b> leaves the village without looking back. The card stays face down.
        [absent] 🚪 Nobody has heard from <b>{ $seat }</b> for two votes; the village goes on without. The card stays face down.
       *[removed] 🚪 The seat of <b>{ $seat }</b> is free. The card stays face down.
    }

## The end

lupi-humans-won =
    🌾 The last wolf is down. Lanterns are lit again and the innkeeper is pouring: <b>the humans win</b>, the living and the ghosts.
    .alt-1 =
        🌾 Nothing howls in the woods any more. <b>The humans win</b>: those who raise a glass, and those who no longer can.
    .alt-2 =
        🌾 That was the last of them. Tonight the village sleeps with its doors open. <b>The humans win</b>, ghosts included.
lupi-wolves-won =
    🐺 The wolves look around and count: there are as many of them as of the others. No more need to hide. <b>The wolves win.</b>
    .alt-1 =
        🐺 The last mask falls, and nobody is quick enough. <b>The wolves win.</b>
    .alt-2 =
        🐺 No doors are bolted tonight; there is nobody left to bolt them. <b>The wolves win</b>, the living and the fallen.
lupi-nobody-won =
    { $why ->
        [silence] 🌫 Three nights and three days without an answer from anyone. I am closing the inn; the game ends here, without a winner.
       *[empty] 🌫 The square is empty: no wolves, no villagers, nobody. The game ends here, without a winner.
    }
lupi-card-turned =
    { $won ->
        [yes] 🏆 { $seat }: { ROLE($role, $seat, case: "who") }{ $alive ->
            [yes] {""}
           *[no] , a ghost
        }
       *[no] ▫️ { $seat }: { ROLE($role, $seat, case: "who") }{ $alive ->
            [yes] {""}
           *[no] , a ghost
        }
    }
    .heading = 🃏 <b>The cards, face up:</b>

lupi-chronicle = 📖 <b>How it went:</b>
lupi-line-devoured = Night { $round }: the wolves devoured { $seat }.
lupi-line-lynched = Day { $round }: the village hanged { $seat }.
lupi-line-left = Round { $round }: { $seats } left the village.
lupi-line-nobody-died = Nobody died.

## What the table may choose

lupi-option-pace = Pace
    .help = How long nights, talks and votes last. “Slow” is for playing over days: phases take hours, and the clock stands still at night.
lupi-option-pace-fast = brisk
lupi-option-pace-normal = normal
lupi-option-pace-slow = slow
lupi-option-vote-style = First vote
    .help = “In turn”: I call each of you by name, and a vote stands. “Together”: everybody votes at once. “Automatic”: in turn up to twelve living players, together with more of you or at a slow pace.
lupi-option-vote-style-auto = automatic
lupi-option-vote-style-round = in turn
lupi-option-vote-style-together = together
lupi-option-reveal-roles = Cards of the dead
    .help = Whether they are turned over when somebody dies. Face down, as tradition has it, keeps the village guessing.
lupi-option-reveal-roles-false = face down
lupi-option-reveal-roles-true = face up
lupi-option-ghosts-talk = Ghosts
    .help = Whether ghosts may go on chatting in the square by day. They never vote.
lupi-option-ghosts-talk-false = silent
lupi-option-ghosts-talk-true = chatty
lupi-option-absence = Missing votes
    .help = What happens to somebody who twice in a row doesn’t answer the first vote: a ghost, the others decide, a computer player sits in until they are back, chance votes for them, nobody waits any more, or only a word. Nobody is ever blamed for a night without an answer.
lupi-option-absence-remove = out at the second
lupi-option-absence-vote = the others decide
lupi-option-absence-substitute = a computer sits in
lupi-option-absence-random = chance chooses
lupi-option-absence-skip = skipped
lupi-option-absence-warn = only told
lupi-option-deck = Deck
    .help = Automatic: I make it up from how many you are. Or by hand, with − and +: as many cards as players, one wolf at least, and at least two more humans than wolves.
lupi-option-deck-none = automatic
