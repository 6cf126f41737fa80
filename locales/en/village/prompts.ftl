# The questions of The Village: night, day, vote. Sleepers get a question like everybody, and it settles nothing.

# The first line of every question of the night: the same for all.
village-night-head = 🌙 <b>Night { $night }</b>
# The last one, where there is a choice.
village-until-dawn = You may change your mind as long as it is night.

## The pack and the other wolves

village-ask-wolf =
    { village-night-head }
    The pack is hunting: whom do you devour? Most votes decide, chance breaks a tie. { village-until-dawn }
village-ask-wolf-nobody = 🌑 Nobody
village-ask-wolf-second =
    { village-night-head }
    This one is for the Cub: after <b>{ $first }</b>, who is the second? { village-until-dawn }
village-ask-wolf-second-nobody = 🌑 One is enough
village-ask-snow-wolf =
    { village-night-head }
    Your breath turns to ice: whose house do you freeze? Not the one of last time. { village-until-dawn }
village-ask-snow-wolf-nobody = 🌑 Nobody’s
village-ask-sorcerer =
    { village-night-head }
    The bones are in the cup: on whom do you spy? You will know whether it is a wolf, or the Seer. { village-until-dawn }
village-ask-sorcerer-nobody = 🌑 Nobody

## The village awake

village-ask-seer =
    { village-night-head }
    The candle is lit: into whom do you look? Before dawn you will know the role. { village-until-dawn }
village-ask-seer-nobody = 🌑 Nobody
village-ask-harlot =
    { village-night-head }
    Your bed is cold: at whose house do you spend the night? { village-until-dawn }
village-ask-harlot-nobody = 🛏 I stay in
village-ask-guardian-angel =
    { village-night-head }
    Your wings are ready: over whom do you watch? { village-until-dawn }
village-ask-guardian-angel-nobody = 🛏 I stay in
village-ask-cult-hunter =
    { village-night-head }
    A stake, a lantern, an ear to the ground: at whose door do you knock? { village-until-dawn }
village-ask-cult-hunter-nobody = 🛏 I stay in
village-ask-oracle =
    { village-night-head }
    The water in the well is still: about whom do you ask? You will learn a role that they do not have. { village-until-dawn }
village-ask-oracle-nobody = 🌑 Nobody
village-ask-chemist =
    { village-night-head }
    Two glasses, one of them safe: to whom do you take them? { village-until-dawn }
village-ask-chemist-nobody = 🧪 I keep it

## The first night

village-ask-wild-child =
    { village-night-head }
    Whom do you look up to? If you do not choose, chance does. { village-until-dawn }
village-ask-doppelganger =
    { village-night-head }
    Whose face will be yours? If you do not choose whom to copy, chance does. { village-until-dawn }
village-ask-cupid =
    { village-night-head }
    The first arrow: who falls in love? You may aim at yourself. If you do not choose, chance does.
village-ask-cupid-second =
    { village-night-head }
    The second arrow: with whom does <b>{ $first }</b> fall in love? { village-until-dawn }

## Those who play for themselves

village-ask-cultist =
    { village-night-head }
    The circle has met: whom do you convert? Most votes decide, chance breaks a tie. { village-until-dawn }
village-ask-cultist-nobody = 🌑 Nobody
village-ask-serial-killer =
    { village-night-head }
    The knife is sharp: on whom do you call tonight? { village-until-dawn }
village-ask-serial-killer-nobody = 🛏 I stay in
village-ask-arsonist =
    { village-night-head }
    The can or the match? Choose whom to douse, or strike it. { village-until-dawn }
village-ask-arsonist-spark = 🔥 I strike the match
village-ask-arsonist-nobody = 🛏 I stay in
village-ask-thief =
    { village-night-head }
    Into whose pockets? { village-until-dawn }
village-ask-thief-nobody = 🛏 I stay in
village-ask-thief-once =
    { village-night-head }
    This is the night for it: whose role do you take? If you do not choose, chance does. { village-until-dawn }

## Words in the dark

village-ask-talk = 💬 Whatever you write to me now goes to the pack, with your name on it.
village-ask-cult-talk = 💬 Whatever you write to me now goes to the other Cultists, with your name on it.
village-ask-masons-talk = 💬 Whatever you write to me now goes to the other Masons, with your name on it.

## The lines under the questions of the night

village-line-mate-choice = 👉 { $mate } wants <b>{ $target }</b>.
village-line-mate-second = 👉 { $mate } wants <b>{ $target }</b> for the second bite.
village-line-mate-nobody = 👉 { $mate } wants nobody.
village-line-mate-waiting = 👉 { $mate } has not decided yet.
village-line-drunk = 🍻 Your head weighs as much as an anvil: you are still drunk, and cannot bite tonight.
village-line-silvered = ⚒ There is silver everywhere and it burns your paws: you cannot act tonight.
village-line-raging = 🐶 They killed your Cub. Tonight the pack takes <b>two lives</b>.
village-line-brewing = 🧪 The potion is simmering. You cannot use it tonight; next time it will be ready.
village-line-ready = 🧪 The potion keeps, so there is no hurry.
village-line-graves =
    { $graves ->
        [one] ☠️ Tonight you dig one grave, for <b>{ $dead }</b>. There is nobody at your house.
       *[other] ☠️ Tonight you dig { $graves } graves, for <b>{ $dead }</b>. There is nobody at your house.
    }

## Those who sleep

# What dreamers answer counts for nothing, but from outside their phones look like all the others.
village-dream = It is only a dream and settles nothing, but answer it: then nobody can tell who is really asleep.
village-ask-dream-1 =
    { village-night-head }
    In your dream somebody knocks, softly. What do you do? { village-dream }
village-ask-dream-1-a = I open
village-ask-dream-1-b = I ask who it is
village-ask-dream-1-c = I turn over
village-ask-dream-2 =
    { village-night-head }
    You are flying above the village. Where do you land? { village-dream }
village-ask-dream-2-a = On the steeple
village-ask-dream-2-b = On the bakery
village-ask-dream-2-c = On the rim of the well
village-ask-dream-2-d = I never land
village-ask-dream-3 =
    { village-night-head }
    The baker has left a bag at your door. What is in it? { village-dream }
village-ask-dream-3-a = Warm bread
village-ask-dream-3-b = Gingerbread
village-ask-dream-3-c = A note
village-ask-dream-4 =
    { village-night-head }
    A black cat curls up at your feet. What do you call it? { village-dream }
village-ask-dream-4-a = Ash
village-ask-dream-4-b = Midnight
village-ask-dream-4-c = Pudding
village-ask-dream-5 =
    { village-night-head }
    What is the weather like in your dream? { village-dream }
village-ask-dream-5-a = Sun
village-ask-dream-5-b = Rain
village-ask-dream-5-c = Snow
village-ask-dream-5-d = Fog
village-ask-dream-6 =
    { village-night-head }
    There is a key under your pillow. What does it open? { village-dream }
village-ask-dream-6-a = The cellar
village-ask-dream-6-b = The belfry
village-ask-dream-6-c = An old diary
village-ask-dream-6-d = Nothing
village-ask-dream-7 =
    { village-night-head }
    You are painting your front door. Which colour? { village-dream }
village-ask-dream-7-a = Red
village-ask-dream-7-b = Green
village-ask-dream-7-c = Blue
village-ask-dream-8 =
    { village-night-head }
    The old woman at the mill reads your palm. What does she see? { village-dream }
village-ask-dream-8-a = A journey
village-ask-dream-8-b = A treasure
village-ask-dream-8-c = Dirt
village-ask-dream-9 =
    { village-night-head }
    Sleep will not come. What do you count? { village-dream }
village-ask-dream-9-a = Sheep
village-ask-dream-9-b = The strokes of the bell
village-ask-dream-9-c = Cracks in the ceiling
village-ask-dream-9-d = My debts
village-ask-dream-10 =
    { village-night-head }
    You wake up hungry. What do you take from the larder? { village-dream }
village-ask-dream-10-a = Cheese
village-ask-dream-10-b = Jam
village-ask-dream-10-c = The last apple
village-ask-dream-11 =
    { village-night-head }
    A star falls. What do you wish for? { village-dream }
village-ask-dream-11-a = A quiet night
village-ask-dream-11-b = A new donkey
village-ask-dream-11-c = I must not say
village-ask-dream-12 =
    { village-night-head }
    There is a dance in the square, and the band is one short. What do you play? { village-dream }
village-ask-dream-12-a = The accordion
village-ask-dream-12-b = The drum
village-ask-dream-12-c = The fiddle
village-ask-dream-12-d = I clap along
village-ask-dream-13 =
    { village-night-head }
    A noise in the attic. What is it? { village-dream }
village-ask-dream-13-a = Mice
village-ask-dream-13-b = The wind
village-ask-dream-13-c = An absent-minded ghost
village-ask-dream-14 =
    { village-night-head }
    On which side of the bed do you sleep tonight? { village-dream }
village-ask-dream-14-a = The right
village-ask-dream-14-b = The left
village-ask-dream-14-c = Across it

## By day

village-ask-detective =
    🕵 <b>Day { $day }.</b> Whom do you look into? The answer comes at the end of the day, before the vote; until then you may change your mind. Four times in ten the wolves find you out.
village-ask-detective-nobody = 🌑 Nobody today
village-ask-gunner =
    🔫 <b>Day { $day }.</b> { $bullets ->
        [one] You have a single bullet left.
       *[other] You have { $bullets } bullets left.
    } Whom do you shoot? The shot comes at the end of the day, before the vote, and everybody will know whose gun it is; until then you may change your mind.
village-ask-gunner-nobody = 🌑 Nobody today
village-ask-mayor =
    🎖 <b>Day { $day }.</b> The sash is in the drawer. Put it on, and your vote counts double at once; but everybody will know who you are. It can be done once.
village-ask-mayor-use = I put it on
village-ask-pacifist =
    ☮️ <b>Day { $day }.</b> The white flag is in your pocket. Raise it, and nobody is lynched until nightfall; but everybody will know who you are. It can be done once.
village-ask-pacifist-use = I raise the flag
village-ask-troublemaker =
    🤯 <b>Day { $day }.</b> Itchy fingers? Stir the pot, and there are two lynchings today; but everybody will know who you are. It can be done once.
village-ask-troublemaker-use = I stir the pot
village-ask-sandman =
    💤 <b>Day { $day }.</b> The pouch is full of sand. Blow, and nobody does anything next night; but everybody will know who you are. It can be done once.
village-ask-sandman-use = I blow the sand
village-ask-blacksmith =
    ⚒ <b>Day { $day }.</b> The silver is in the sack. Scatter it, and the wolves cannot act next night; but everybody will know who you are. It can be done once.
village-ask-blacksmith-use = I scatter the silver

# Those without a power by day keep a notebook: it settles nothing, but every phone has a question of its own.
village-ask-notes =
    📓 <b>Day { $day }.</b> Your notebook: on whom do you keep an eye today? You alone read it, and it settles nothing; it is here so that everybody has something to hold.
    .alt-1 =
        📓 <b>Day { $day }.</b> A pencil, a blank page: whose name do you write down today? It stays between you and the notebook, and settles nothing.
    .alt-2 =
        📓 <b>Day { $day }.</b> If you had to underline one name today, whose would it be? You alone know, and it settles nothing.
village-ask-notes-nobody = Nobody in particular

## Giving up

village-ask-concede =
    🕯 <b>Day { $day }, giving up.</b> Once Cultists are more than the others, the village may yield: if all of you agree, the game ends with their victory. If they are not the majority yet, nothing happens.
village-ask-concede-agree = 🕯 Fine by me
village-line-agreed = Agreed, { $count } of { $living }: { $agreed }.

## The last shot

village-ask-shot = 🎯 Your finger is still on the trigger: whom do you take with you? You have { $left_span }.
village-ask-shot-nobody = 🕊 Nobody

## The vote

village-ask-vote =
    🗳 <b>Dusk { $day }, the vote.</b> Who goes to the oak? One name each, and it may be changed while there is time. Time left: { $left_span }.
    .alt-1 =
        🗳 <b>Dusk { $day }, the vote.</b> The bucket goes from hand to hand: put a name in it. You may swap it as long as there is time. Time left: { $left_span }.
    .alt-2 =
        🗳 <b>Dusk { $day }, the vote.</b> Whom do you trust least? You may say it, and think better of it. Time left: { $left_span }.
    .alt-3 =
        🗳 <b>Dusk { $day }, the vote.</b> The lanterns are lit, and the rope hangs from the oak. For whom? You may change your minds until it is over. Time left: { $left_span }.
    .alt-4 =
        🗳 <b>Dusk { $day }, the vote.</b> The last of the light is for deciding: a name, or nobody. What is in the bucket at the end counts. Time left: { $left_span }.
    .closed = 🗳 <b>Dusk { $day }, the vote.</b> The bucket is closed.
village-ask-vote-nobody = 🕊 Nobody
village-ask-vote-second =
    🗳 <b>Dusk { $day }, the second vote.</b> Another name each, by order of the Troublemaker. It may be changed while there is time. Time left: { $left_span }.
    .alt-1 =
        🗳 <b>Dusk { $day }, the second vote.</b> One rope is not enough: the bucket goes round empty again. Time left: { $left_span }.
    .closed = 🗳 <b>Dusk { $day }, the second vote.</b> The bucket is closed once more.
village-ask-vote-second-nobody = 🕊 Nobody
village-line-tally =
    { $votes ->
        [one] • <b>{ $target }</b>, one vote: { $voters }
       *[other] • <b>{ $target }</b>, { $votes } votes: { $voters }
    }
village-line-tally-nobody = • For nobody: { $voters }
village-line-voted =
    { $count ->
        [0] 🗳 Nobody has voted yet.
       *[other] 🗳 Votes in: { $count } of { $living }.
    }
village-line-waiting = ⏳ Still to come: { $waiting }.

## With four left

village-line-four-harlot = ⚠️ There are four of you. If you go out tonight and it costs the village the game, it counts as playing against it.
village-line-four-chemist = ⚠️ There are four of you. If you take the potion out tonight and it costs the village the game, it counts as playing against it.
village-line-four-clumsy = ⚠️ There are four of you, and your vote trips. If you vote to lynch and it costs the game, it counts as playing against your own team.
