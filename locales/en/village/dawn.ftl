# Dawn, and the deaths.
# With the cards face up you also hear how somebody died; with the cards face down ($cause is "hidden") only the name.

village-nobody-died =
    ☀️ The baker opens up and counts you as you come in: all there. Nobody died in the night.
    .alt-1 =
        ☀️ The bell rings for joy, a little out of tune. Every door opens: no victim this night.
    .alt-2 =
        ☀️ The fog lifts, and the village is still whole. Somebody stood watch, or somebody missed. Nobody is dead.
    .alt-3 =
        ☀️ Sun on wet roofs, smoke from every chimney. Death was out looking, and found nobody.
    .alt-4 =
        ☀️ The cock crows and they all lean out of their windows, without exception. No dead today.
village-dawn-broke =
    ☀️ Low fog on the fields. The bell tolls { $deaths ->
        [one] once
       *[other] { $deaths } times
    }, and everybody knows what that means.
    .alt-1 =
        ☀️ The bread is out of the oven and nobody buys it: you stand in the square, counting, and { $deaths ->
            [one] somebody is missing
           *[other] { $deaths } are missing
        }.
    .alt-2 =
        ☀️ The rain has stopped. The cock crows late, as if it knew: { $deaths ->
            [one] the village lost somebody in the night
           *[other] the village lost { $deaths } of its own in the night
        }.
    .alt-3 =
        ☀️ Grey light, a smell of bread and ashes. Doors open, one after another; { $deaths ->
            [one] one stays shut
           *[other] { $deaths } stay shut
        }.
    .alt-4 =
        ☀️ The wind has turned and carries the bell right into the houses. You count twice, and the sum will not come out: { $deaths ->
            [one] one too few
           *[other] { $deaths } too few
        }.
# The rarer deaths: $cause is never one of the three that each wording tells its own way.
village-found-rarely =
    { $cause ->
        [visited-killer] 🔪 <b>{ $seat }</b> knocked at the wrong door last night. Behind it was the Serial Killer.
        [visited-wolf] 🐾 <b>{ $seat }</b> paid somebody a visit last night, and that somebody had fangs.
        [guarded-wolf] 👼 <b>{ $seat }</b> was watching over a wolf last night. The wolf was hungry.
        [with-victim] { village-role-harlot.emoji } Whoever came to kill last night found two people instead of one. The other was <b>{ $seat }</b>.
        [burned] 🔥 First the alarm bell, then nothing but smoke. The fire has taken <b>{ $seat }</b>, and there is kerosene in the air.
        [burned-visiting] 🔥 <b>{ $seat }</b> was out visiting last night, in the very house that went up in flames.
        [fell] ⚰️ In the dark of the graveyard there was a fresh grave. At the bottom of it, this morning, lies <b>{ $seat }</b>.
        [spotted-by-wolves] 🐾 A spade in the earth, a grave half dug. The wolves came by, and <b>{ $seat }</b> did not finish.
        [spotted-by-killer] 🔪 A spade in the earth, a grave half dug. Somebody with a knife came by, and found <b>{ $seat }</b>.
        [hunted] 💂 <b>{ $seat }</b> and the Cult Hunter came face to face last night. There the chanting ended.
        [poisoned] 🧪 Two glasses on the table of <b>{ $seat }</b>, and a smell of bitter almonds. The Chemist has been here.
        [own-poison] 🧪 <b>{ $seat }</b> raised a glass in somebody else’s house, and of the two took the wrong one.
        [shot-by-hunter] 🎯 One shot in the night, just one. <b>{ $seat }</b> had woken the Hunter.
       *[sorrow] 💔 <b>{ $seat }</b> heard before dawn, and a heart can only take so much.
    }
village-found-dead =
    { $cause ->
        [eaten] 🩸 The door of <b>{ $seat }</b> stands open on the dark. Paw prints on the step; inside, nobody.
        [killed] 🔪 At <b>{ $seat }</b>’s everything is in its place but one kitchen knife, and the bed is far too quiet. The Serial Killer’s work.
        [hidden] ⚰️ <b>{ $seat }</b> will not see this day. How it came about, nobody says.
       *[rare] { village-found-rarely }
    }
    .alt-1 =
        { $cause ->
            [eaten] 🩸 The baker knocks at <b>{ $seat }</b>’s with the bread still warm, and nobody answers. The pack came before him.
            [killed] 🔪 A clean blade on the windowsill; the bed of <b>{ $seat }</b> is anything but. The Serial Killer has struck.
            [visited-killer] 🔪 <b>{ $seat }</b> meant to call on somebody, and found the Serial Killer awake.
            [visited-wolf] 🐾 <b>{ $seat }</b> spent the night out, and whoever opened the door smiled with too many teeth.
            [guarded-wolf] 👼 Feathers before a den. <b>{ $seat }</b> watched all night over the wrong person.
            [with-victim] { village-role-harlot.emoji } The second chair in that house was for <b>{ $seat }</b>. Whoever came to kill made no distinction.
            [burned] 🔥 At dawn there are walls, and a smell of kerosene. Of <b>{ $seat }</b> there is the name.
            [burned-visiting] 🔥 Among somebody else’s ashes they find <b>{ $seat }</b> as well, who had only come to visit.
            [fell] ⚰️ Those who walk in the graveyard at night should mind their step. <b>{ $seat }</b> did not.
            [spotted-by-wolves] 🐾 A lantern still burns in the graveyard, with paw prints all around: <b>{ $seat }</b> was at work.
            [spotted-by-killer] 🔪 A lantern still burns in the graveyard, and by it lies <b>{ $seat }</b>. It was a knife.
            [hunted] 💂 A trampled hood, a broken black candle: the Cult Hunter has found <b>{ $seat }</b>.
            [poisoned] 🧪 <b>{ $seat }</b> accepted a drink from the Chemist, and of the two took the wrong glass.
            [own-poison] 🧪 The Chemist was buying last night. But the poison went to <b>{ $seat }</b>.
            [shot-by-hunter] 🎯 Before the Hunter’s door a gun still smokes. On the step lies <b>{ $seat }</b>.
            [sorrow] 💔 No wound, no trace. <b>{ $seat }</b> did not care to stay.
           *[hidden] ⚰️ They call the roll at the well, and one name goes unanswered: <b>{ $seat }</b>.
        }
    .alt-2 =
        { $cause ->
            [eaten] 🩸 A torn cloak by the fountain, and everybody knows whose. The wolves have devoured <b>{ $seat }</b>.
            [killed] 🔪 No noise, no witness, a single cut. Last night the Serial Killer called on <b>{ $seat }</b>.
            [visited-killer] 🔪 There are houses one does not visit. <b>{ $seat }</b> is the latest guest of the Serial Killer.
            [visited-wolf] 🐾 <b>{ $seat }</b> was looking for company, and found a wolf’s den.
            [guarded-wolf] 👼 Even an angel may get the door wrong. Behind this one was a wolf, and <b>{ $seat }</b> does not return.
            [with-victim] { village-role-harlot.emoji } <b>{ $seat }</b> had company on the worst of nights, and shared its fate.
            [burned] 🔥 One match, one flash, and night was day. <b>{ $seat }</b> was soaked in kerosene.
            [burned-visiting] 🔥 <b>{ $seat }</b> knocked at a house that was burning already.
            [fell] ⚰️ One more in the grave than was planned: <b>{ $seat }</b>.
            [spotted-by-wolves] 🐾 Under the moon a spade is loud. The wolves heard <b>{ $seat }</b>.
            [spotted-by-killer] 🔪 Under the moon a spade is loud. A knife heard <b>{ $seat }</b>.
            [hunted] 💂 The Cult Hunter finished a prayer last night. It was for <b>{ $seat }</b>.
            [poisoned] 🧪 <b>{ $seat }</b> sits asleep with a glass in hand. It is not sleep; it is the Chemist’s potion.
            [own-poison] 🧪 They find <b>{ $seat }</b> in a stranger’s house, holding a poison of their own making.
            [shot-by-hunter] 🎯 The Hunter sleeps with one eye open. <b>{ $seat }</b> learnt it a little late.
            [sorrow] 💔 Two names carved into one bench. The second was <b>{ $seat }</b>, and sorrow has come for it.
           *[hidden] ⚰️ The shutters of <b>{ $seat }</b> have not opened, and will not open again.
        }
    .alt-3 =
        { $cause ->
            [eaten] 🩸 The milk boy finds the house of <b>{ $seat }</b> wide open, and the dog under the bed, not coming out. There were wolves in the night.
            [killed] 🔪 Two cups on the table of <b>{ $seat }</b>, one still full. The Serial Killer had knocked politely.
            [hidden] ⚰️ There is an empty place in the square, by the low wall. It is <b>{ $seat }</b>’s.
           *[rare] { village-found-rarely }
        }
    .alt-4 =
        { $cause ->
            [eaten] 🩸 Footprints lead up the muddy lane to the house of <b>{ $seat }</b>. The only ones that lead away are a wolf’s.
            [killed] 🔪 The lamp of <b>{ $seat }</b> burned all night, and nobody is there to put it out. The Serial Killer has been.
            [hidden] ⚰️ The bell says a name to those who can hear it: <b>{ $seat }</b>.
           *[rare] { village-found-rarely }
        }
village-died-of-sorrow =
    💔 <b>{ $seat }</b> looks at <b>{ $lover }</b> and says not a word. Then the heart stops: there was only one between the two.
    .alt-1 =
        💔 Where <b>{ $lover }</b> goes, <b>{ $seat }</b> goes: the Couple will not be parted even now.
    .alt-2 =
        💔 For <b>{ $seat }</b> the world was <b>{ $lover }</b>. The world has ended, and there is no more to tell.
village-dropped-dead =
    ⚰️ A cry in the square: somebody else is down. It is <b>{ $seat }</b>, and nobody knows why.
    .alt-1 =
        ⚰️ A thud, a ring of people: <b>{ $seat }</b> has stopped breathing, and nobody can say how.
village-role-shown =
    { ROLE($role, case: "emoji") } { $seat } was <b>{ ROLE($role, case: "a") }</b>.
    .alt-1 =
        { ROLE($role, case: "emoji") } { $seat }’s card goes from hand to hand: <b>{ ROLE($role, case: "a") }</b>.
    .alt-2 =
        { ROLE($role, case: "emoji") } Under { $seat }’s pillow lay the card: <b>{ ROLE($role, case: "a") }</b>.
    .alt-3 =
        { ROLE($role, case: "emoji") } Now it can be said: { $seat } was <b>{ ROLE($role, case: "a") }</b>.
village-team-shown =
    { $team ->
        [village] 🏘 { $seat } stood with <b>the village</b>.
        [wolves] 🐺 { $seat } stood with <b>the wolves</b>.
        [cult] 🕯 { $seat } stood with <b>the cult</b>.
       *[other] ❔ { $seat } stood with <b>none of them</b>: not village, not wolves, not cult.
    }
    .alt-1 =
        { $team ->
            [village] 🏘 The side of { $seat } was <b>the village</b>.
            [wolves] 🐺 The side of { $seat } was that of <b>the wolves</b>.
            [cult] 🕯 The side of { $seat } was that of <b>the cult</b>.
           *[other] ❔ The side of { $seat } was <b>none of the three</b>: not village, not wolves, not cult.
        }
    .alt-2 =
        { $team ->
            [village] 🏘 Now it is known: { $seat } played for <b>the village</b>.
            [wolves] 🐺 Now it is known: { $seat } played for <b>the wolves</b>.
            [cult] 🕯 Now it is known: { $seat } played for <b>the cult</b>.
           *[other] ❔ Now it is known: { $seat } played <b>a game apart</b>, away from village, wolves and cult.
        }
village-you-died =
    { $cause ->
        [eaten] 🌫 The pack chose you last night.
        [killed] 🌫 You heard a step in the kitchen, and then nothing.
        [visited-killer] 🌫 The door you knocked at was the Serial Killer’s.
        [visited-wolf] 🌫 Whoever opened the door had fangs.
        [guarded-wolf] 🌫 You were watching over a wolf, and the wolf was hungry.
        [with-victim] 🌫 Death was looking for somebody else, and you were in the same house.
        [burned] 🌫 A smell of kerosene, a match, and the night lit up.
        [burned-visiting] 🌫 You knocked at a house that was burning already.
        [fell] 🌫 The ground was not there: it was a grave, and a deep one.
        [spotted-by-wolves] 🌫 The spade was loud, and wolves have good ears.
        [spotted-by-killer] 🌫 The spade was loud, and somebody with a knife heard it.
        [hunted] 🌫 Before you stood the Cult Hunter.
        [poisoned] 🌫 Of the two glasses you took the poisoned one.
        [own-poison] 🌫 Of the two glasses, your own poison was yours.
        [shot-by-hunter] 🌫 The Hunter’s bullet was for you.
        [shot-by-gunner] 🌫 The Gunner aimed at you, and did not miss.
        [lynched] 🌫 The village has made up its mind, and it was you.
        [sorrow] 🌫 The one you loved is gone, and your heart would not go on.
        [afk] 🌫 Two votes without a word from you: the village goes on without.
        [left] 🌫 Your place in the village stays empty.
        [last-duel] 🌫 The last duel ended in a draw.
        [last-stand] 🌫 It was the last stand, and not yours to win.
       *[overpowered] 🌫 There were two of you left, and you were not the one to stay.
    } From now on you watch and say nothing: what you know stays with you until the end. Village, wolves and cult win together with all their ghosts.

## The last shot

village-shot-awaited =
    🎯 Silence falls. If whoever has just died still has a bullet, it is now or never: { $length_span }.
    .alt-1 =
        🎯 Nobody breathes. We wait for { $length_span }; sometimes the one who falls still has a finger on the trigger.
    .alt-2 =
        🎯 One moment. Before we go on we listen for { $length_span }: now and then the dead shoot.
village-hunter-shot =
    🎯 With one last breath <b>{ $hunter }</b> raises the gun, and takes <b>{ $victim }</b> along.
    .alt-1 =
        🎯 The finger of <b>{ $hunter }</b> was on the trigger all along. <b>{ $victim }</b> falls too.
village-hunter-spared =
    🎯 <b>{ $hunter }</b> had one bullet left, and chose not to fire it.
    .alt-1 =
        🎯 The gun of <b>{ $hunter }</b> stays loaded: nobody else dies.
