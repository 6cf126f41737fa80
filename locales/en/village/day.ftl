# Day and dusk: powers shown, enquiries, shots, votes.

village-day-broke =
    🗣 <b>Day { $day }.</b> There are { $living } of you around the fountain. You have { $length_span }: talk, accuse, swear to what is not so, if it serves you. Then we vote.
    .alt-1 =
        🗣 <b>Day { $day }.</b> Fresh bread, coffee, suspicions. The { $living } of you have { $length_span } to tell each other about the night, each in your own way.
    .alt-2 =
        🗣 <b>Day { $day }.</b> The constable is away and so is the priest: the { $living } of you must manage alone. The square is yours for { $length_span }.
    .alt-3 =
        🗣 <b>Day { $day }.</b> Low voices outside the bakery: { $living } people, as many truths. The vote is in { $length_span }.
    .alt-4 =
        🗣 <b>Day { $day }.</b> The bell has stopped; now it is your turn. There are { $living } of you, and for { $length_span } anything may be said.

village-mayor-revealed =
    🎖 <b>{ $seat }</b> climbs the steps of the fountain and puts on the sash: the Mayor of this village. From now on that vote counts double.
    .alt-1 =
        🎖 There was a sash under the coat of <b>{ $seat }</b>: the Mayor’s. From now on that vote counts double.
village-peace-declared =
    ☮️ <b>{ $seat }</b> raises a white flag in the middle of the square: the Pacifist’s. Until nightfall nobody is lynched.
    .alt-1 =
        ☮️ “No more blood, not today,” says <b>{ $seat }</b>, and shows the Pacifist’s card. The rope goes back on its nail.
village-trouble-stirred =
    🤯 <b>{ $seat }</b> turns over a table, and peace with it: the Troublemaker. Today there are two votes, and two lynchings.
    .alt-1 =
        🤯 “One rope is hardly enough,” says <b>{ $seat }</b>, and shows the Troublemaker’s card. Two lynchings today.
village-sleep-spread =
    💤 <b>{ $seat }</b> opens a pouch and blows: fine sand settles on the windowsills. It is the Sandman. Next night all of you sleep, and nobody does anything.
    .alt-1 =
        💤 “Tonight we rest,” says <b>{ $seat }</b>, and shows the Sandman’s card. Next night nobody acts.
village-silver-spread =
    ⚒ <b>{ $seat }</b> goes from street to street with a sack of silver dust: the Blacksmith. Next night the wolves cannot act.
    .alt-1 =
        ⚒ Out of the forge comes <b>{ $seat }</b>, with glittering hands and the Blacksmith’s card for all to see. Next night the wolves stay put.

## The end of the day

village-detective-saw =
    🕵 Case closed. <b>{ $about }</b> is <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }, beyond all doubt.
    .alt-1 =
        🕵 Three questions, one lock, one drawer. In that of <b>{ $about }</b> lay the card: <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🕵 You put the pieces together, and they fit. <b>{ $about }</b> is <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
village-detective-exposed = 🕵 Somebody has been asking too many questions, and not quietly enough: <b>{ $detective }</b> is the Detective. Only you know.
village-gunner-shot =
    🔫 One sharp crack across the square. <b>{ $gunner }</b> still has the gun at the shoulder; on the ground lies <b>{ $victim }</b>.
    .alt-1 =
        🔫 <b>{ $gunner }</b> does not wait for the vote, takes aim and fires. <b>{ $victim }</b> falls without a word.
village-elder-avenged =
    📚 It was the Wise Elder. For shame, <b>{ $seat }</b> gives up everything, and from this moment is a Villager.
    .alt-1 =
        📚 When it comes out who the dead one was, nobody breathes. <b>{ $seat }</b> has killed the Wise Elder, and is a Villager from now on.

## Dusk

village-vote-cast =
    <b>{ $voter }</b> points at <b>{ $target }</b>.
    .alt-1 = “<b>{ $target }</b>,” says <b>{ $voter }</b>, and drops a note into the bucket.
    .alt-2 = <b>{ $voter }</b> looks around, then settles on a name: <b>{ $target }</b>.
    .alt-3 = For <b>{ $voter }</b> there is only one name: <b>{ $target }</b>.
village-voted-for-nobody =
    <b>{ $voter }</b> accuses nobody today.
    .alt-1 = A blank note from <b>{ $voter }</b>.
    .alt-2 = “Nobody,” says <b>{ $voter }</b>, and turns away.
village-votes-counted =
    { $votes ->
        [one] • <b>{ $target }</b>, one vote: { $voters }
       *[other] • <b>{ $target }</b>, { $votes } votes: { $voters }
    }
    .heading = 📜 <b>The count</b>
village-votes-totalled =
    { $votes ->
        [one] • <b>{ $target }</b>, one vote
       *[other] • <b>{ $target }</b>, { $votes } votes
    }
    .heading = 📜 <b>The count</b>
village-nobody-counted = • For nobody: { $voters }
village-lynched =
    🪢 The village has decided. The rope goes taut, the oak creaks, and <b>{ $victim }</b> will say no more.
    .alt-1 =
        🪢 Nobody watches, everybody hears. Farewell, <b>{ $victim }</b>.
    .alt-2 =
        🪢 At sunset there is a name hanging from the oak: <b>{ $victim }</b>. Whether it was the right one, the night will tell.
    .alt-3 =
        🪢 The crier reads out the name with the most notes, and does not raise his voice: <b>{ $victim }</b>. Then the rope.
village-prince-spared =
    👑 The knot is already tied when <b>{ $seat }</b> shows a crown: the Prince. The rope is put away, this once.
    .alt-1 =
        👑 “Stop, that is royal blood!” Under the hat of <b>{ $seat }</b> there was a crown. The Prince goes free, for now.
village-vote-tied =
    ⚖️ A tie: <b>{ $tied }</b>. The village cannot make up its mind, and nobody dies tonight.
    .alt-1 =
        ⚖️ The scales will not tip. <b>{ $tied }</b> have the same number of votes, and the rope stays up.
    .alt-2 =
        ⚖️ Counted twice, and level both times: <b>{ $tied }</b>. Home, everybody.
village-nobody-voted =
    ⚖️ There is not one name in the bucket. Nobody wanted the rope for anybody, and so to bed.
    .alt-1 =
        ⚖️ Not one name tonight. The oak remains an oak.
    .alt-2 =
        ⚖️ You wait for a name, and none comes. Nobody is lynched today.
village-no-lynch-today =
    { $stopped ->
        [second] ☮️ There is no second count: peace it is, and the rope is done for today.
        [vote] ☮️ The bucket goes over and the notes blow away: peace it is, and the vote ends here.
       *[day] ☮️ A day of peace: the bucket stays down the well, and nobody dies.
    }
    .alt-1 =
        { $stopped ->
            [second] ☮️ The white flag is up. One vote was enough, and the second does not count.
            [vote] ☮️ The white flag is up. Put down your pencils: no vote counts any more.
           *[day] ☮️ The white flag is still up. No vote tonight.
        }
    .alt-2 =
        { $stopped ->
            [second] ☮️ Nobody goes back to the oak today: there is peace, and the second vote is off.
            [vote] ☮️ Nobody will read what is in the bucket: there is peace, and tonight nobody is lynched.
           *[day] ☮️ The oak gives shade today, and nothing else. There is peace, and no vote.
        }
village-vote-missed =
    ⏳ Your vote was missing today. { $risk ->
        [removal] If the next one is missing too, the village goes on without you.
        [vote] If the next one is missing too, the others decide whether to go on without you.
        [substitute] If the next one is missing too, a computer player sits in for you until you are back.
        [random] If the next one is missing too, chance votes for you until you are back.
       *[nothing] Nobody at this table is put out for that, but the village counts on yours as well.
    }
village-removed-for-silence =
    🚪 Nothing has been heard of <b>{ $seat }</b> for two votes. The house is empty, and the village goes on.
    .alt-1 =
        🚪 Two votes in a row without a word from <b>{ $seat }</b>: that place is nobody’s any more.

## At any time

village-time-ran-low =
    { $phase ->
        [night] ⏳ Dawn is close: { $left_span } more. If you have not answered in private yet, do it now.
        [day] ⏳ { $left_span } more of talk, and then we vote.
        [peace] ⏳ { $left_span } more of talk, and then night falls: there is no vote today.
        [dusk] ⏳ { $left_span } more, and the votes are counted.
        [second] ⏳ { $left_span } more for the second vote.
       *[shot] ⏳ { $left_span } more for the last shot.
    }
village-player-left =
    { $why ->
        [resigned] 🚪 <b>{ $seat }</b> packs a bag and leaves the village.
        [absent] 🚪 <b>{ $seat }</b> has not been seen for too long; the village goes on without.
       *[removed] 🚪 The place of <b>{ $seat }</b> is free.
    }
