# Night in The Village: what the square hears, and what each learns alone.
# Private lines are short, and leave no doubt.

## Nightfall

village-night-fell =
    🌙 <b>Night { $night }.</b> The baker pulls down the shutter, the bell strikes the last hour. I have written to each of you in private: answer, all of you, even those who only dream. It is dawn in { $length_span } at the latest.
    .alt-1 =
        🌙 <b>Night { $night }.</b> Shutters close one after another, and the square is left to the fountain. There is a question for everybody in private. Dawn comes within { $length_span }.
    .alt-2 =
        🌙 <b>Night { $night }.</b> Fog comes up from the river and swallows the footsteps. Look at your private chats and answer; the doors open again within { $length_span }.
    .alt-3 =
        🌙 <b>Night { $night }.</b> A moon above the steeple, uneasy dogs. There are { $living } of you, and not all are asleep. I have knocked on every door; answer in private within { $length_span }.
    .alt-4 =
        🌙 <b>Night { $night }.</b> Rain on the roofs, and under each roof its own thoughts. I ask you for one, in private. It will be day within { $length_span }.
village-night-slept =
    💤 <b>Night { $night }.</b> The Sandman’s sand settles on every roof. The good sleep, the wicked sleep, even the baker’s dog sleeps. Nothing happens tonight.
    .alt-1 =
        💤 <b>Night { $night }.</b> One yawn goes round the whole village and spares nobody. Tonight nobody does anything but sleep.
village-silver-held =
    ⚒ The streets glitter: silver dust, house by house. No wolf can lift a paw tonight.
    .alt-1 =
        ⚒ The Blacksmith’s silver shines on every doorstep. Tonight the wolves can only watch.

## Words and arrows in the dark

village-circle-talked =
    { $circle ->
        [pack] 🐾 <b>{ $speaker }</b>: { $text }
        [cult] 🕯 <b>{ $speaker }</b>: { $text }
       *[masons] 👷 <b>{ $speaker }</b>: { $text }
    }
village-model-named = 👀 The one you look to is <b>{ $model }</b>. If they die, your card changes.
village-couple-named = 🏹 Two arrows, two hearts: <b>{ $lovers }</b> are in love now, and know it.
village-lover-named =
    💘 An arrow went right through you: you love <b>{ $lover }</b>, and are loved back. If one of you dies, the other dies of sorrow.

    From now on you are a team of two, and win if nobody else is left alive. And if your love wins, so do you.

## Those who look

village-seer-saw =
    🔮 The flame stands still over <b>{ $about }</b>, and the card is plain to see: { ROLE($role, case: "emoji") } <b>{ ROLE($role, case: "a") }</b>.
    .alt-1 =
        🔮 You close your eyes and think of <b>{ $about }</b>. There is no doubt about it: <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🔮 In the bowl, behind the face of <b>{ $about }</b>, a card floats up: <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
village-sorcerer-saw =
    🔮 You spied on <b>{ $about }</b> and found what you were after: <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
    .alt-1 =
        🔮 The bones roll, stop and point at <b>{ $about }</b>: <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🔮 The smoke takes shape above <b>{ $about }</b>, and you know it when you see it: <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
village-sorcerer-saw-nothing =
    🔮 You spied on <b>{ $about }</b>: neither a wolf, nor the Seer.
    .alt-1 =
        🔮 The bones have nothing to say of <b>{ $about }</b>: no wolf, no Seer.
    .alt-2 =
        🔮 The smoke above <b>{ $about }</b> is only smoke: not a wolf, not the Seer.
village-oracle-saw =
    🌀 The well tells you what <b>{ $about }</b> is <u>not</u>: <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
    .alt-1 =
        🌀 You asked about <b>{ $about }</b>, and a voice from the bottom answers: whatever else, <u>not</u> <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🌀 Upside down in the water, the face of <b>{ $about }</b>. One thing is certain: <u>not</u> <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
village-augur-saw =
    🦅 The birds wheel left of the steeple: among the living nobody is <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
    .alt-1 =
        🦅 Seven crows on the church roof, and the sign is clear: nobody alive is <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
    .alt-2 =
        🦅 The flight breaks just above the square. Of those who live, none is <b>{ ROLE($role, case: "a") }</b> { ROLE($role, case: "emoji") }.
village-augur-saw-nothing = 🦅 The sky is empty: there is no role left to rule out for you.
village-harlot-saw-no-wolf =
    💋 A quiet night with <b>{ $about }</b>: certainly no wolf.
    .alt-1 =
        💋 You slept at <b>{ $about }</b>’s and wake without a scratch: no wolf.
    .alt-2 =
        💋 A little talk, a cup of tea, and morning comes early: <b>{ $about }</b> is no wolf.
village-harlot-saw-cultist = 💋 On the bedside table of <b>{ $about }</b> there were black candles and a hood: a Cultist.
village-harlot-came = 💋 You had company last night: the Harlot knocked, and stayed until morning.
    .alt-1 =
        💋 In the morning the other pillow smells of violets: the Harlot was with you.
    .alt-2 =
        💋 The Harlot chose your house last night, and left before the cock crowed.
village-not-cultist =
    💂 You went through the house of <b>{ $about }</b>: no trace of the cult.
    .alt-1 =
        💂 No hoods, no candles at <b>{ $about }</b>’s: not a Cultist, as far as you can see.
    .alt-2 =
        💂 You knocked at <b>{ $about }</b>’s and looked even in the flour bin: of the cult, not a shadow.
village-cultist-hunted = 💂 There was a hood under the bed of <b>{ $about }</b>. You did what you came for: one Cultist fewer.

## For nothing

village-nobody-home =
    🚪 There was nobody at home at <b>{ $about }</b>’s tonight.
    .alt-1 =
        🚪 No light, the bed untouched: <b>{ $about }</b> was out tonight.
    .alt-2 =
        🚪 Three knocks, no answer: the house of <b>{ $about }</b> was empty tonight.
village-already-dead = 🚪 At <b>{ $about }</b>’s somebody had been before you, and there was nothing left to do.
village-victim-protected =
    👼 Before the door of <b>{ $about }</b> there were two wings, spread wide: no way in.
    .alt-1 =
        👼 Somebody was watching over <b>{ $about }</b>: nothing could be done tonight.
    .alt-2 =
        👼 The door of <b>{ $about }</b> will not open: somebody is on watch, and tonight there is no getting in.

## Ice, fire, wings

village-you-froze = 🥶 Frost came in through the cracks, and you never left your bed: if you had anything to do tonight, you did not do it.
village-freeze-blocked = 👼 Your frost stopped short of two wings: <b>{ $about }</b> was being watched over tonight.
village-guard-saved =
    👼 Somebody came for <b>{ $about }</b> and found you. Nobody was harmed.
    .alt-1 =
        👼 Tonight <b>{ $about }</b> owes you a life.
    .alt-2 =
        👼 A step, a shadow, your wings: whoever wanted <b>{ $about }</b> left with nothing.
village-ward-saved = 👼 Somebody came for you last night, and there was a beating of wings in between. The Guardian Angel kept you safe.
village-guard-saw-nothing =
    👼 You watched over <b>{ $about }</b> until morning, and nobody came.
    .alt-1 =
        👼 A calm night above the house of <b>{ $about }</b>: no attack.
    .alt-2 =
        👼 Your wings went stiff for nothing: nobody came for <b>{ $about }</b>.
village-guard-cleaned = 👼 <b>{ $about }</b> smelt of kerosene. You washed off every drop.
village-houses-doused =
    { $doused_count ->
        [0] 🔥 So far nobody is doused with kerosene.
       *[other] 🔥 Doused with kerosene so far: <b>{ $doused }</b>.
    }

## Bites

village-victim-infected = ⚡️ The Alpha bit gently: <b>{ $about }</b> lives, and by the next nightfall is one of you.
village-infected = 🩸 You wake up with a bite that you cannot remember. Until tonight you are who you are; at nightfall you become a Wolf.
village-pack-drunk = 🍻 There was more brandy than blood in <b>{ $about }</b>, and now you are all reeling: no more biting tonight, nor the whole of the next night.
village-survived-wolves = 🐾 The wolves came for you last night, and here you still are. Do not count on it twice.
village-elder-survived = 📚 You have found the Wise Elder: <b>{ $about }</b> has seen too much to die of one bite. Of the second, yes.
village-digger-spotted = ☠️ On your way back from the hunt you heard a spade. It was <b>{ $about }</b>, among the graves, and there will be no more digging.

## The knife

village-stumbled = 🔪 You hurt your leg in an open grave. Next time you may not get to the door you want.
village-leg-gave-way = 🔪 Your leg let you down: you wanted another door, and stood before that of <b>{ $about }</b>.

## Hoods, glasses, pockets

village-cult-refused = 🕯 <b>{ $about }</b> listened to the chant and shut the door: no conversion.
village-cult-attempted = 🕯 Somebody in a hood tried to convert you last night. You said no.
village-cult-lost = 🕯 <b>{ $about }</b> knocked on behalf of you all, and does not come back: there is a hood missing in the circle.
village-cultist-slain =
    💂 The cult dared to knock at your door. For <b>{ $about }</b> it was the last mistake. { $left ->
        [0] No Cultist is left alive.
        [one] One Cultist is left alive.
       *[other] { $left } Cultists are left alive.
    }
village-potion-worked = 🧪 Two glasses, one toast. Yours was the right one this time: <b>{ $about }</b> will not see the dawn.
village-theft-failed = 😈 You come back from <b>{ $about }</b>’s with empty hands: your card is still the Thief’s.

# To those who have nothing to hear, wolves and killers included: so it does not say that they slept, nor that nobody came.

village-night-passed =
    🌅 It grows light. No news for you this morning.
    .alt-1 =
        🌅 The cock crows and the letter box is empty: nothing new for you.
    .alt-2 =
        🌅 A smell of bread, a light under the door. There is nothing else for you to know of this night.
    .alt-3 =
        🌅 You look out, and the square begins to fill. I have nothing else to tell you.
    .alt-4 =
        🌅 Your shoes are by the bed, the night is over. No news, as far as you are concerned.
