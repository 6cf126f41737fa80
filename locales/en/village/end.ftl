# The end: the last two, who wins, the cards face up, how it went.

village-last-duel-fought =
    🎯 Two are left. <b>{ $hunter }</b> raises the gun, <b>{ $killer }</b> the knife, and they arrive together.
village-last-overpowered =
    🌘 Two are left, and one of them does not stand a chance. <b>{ $winner }</b> does not even wait for dark: <b>{ $loser }</b> is the last victim.
village-last-cultist-hunted =
    💂 Two are left. <b>{ $cultist }</b> begins the chant. <b>{ $hunter }</b> knows it by heart, and does not let it end.
village-last-converted =
    🕯 There is nobody left to call for help. <b>{ $seat }</b> takes a hood as well, and steps into the circle.
village-last-stand-won =
    🎯 Two are left. <b>{ $wolf }</b> leaps, <b>{ $hunter }</b> fires: a single shot, and a good one.
village-last-stand-lost =
    🎯 Two are left. <b>{ $hunter }</b> fires, <b>{ $wolf }</b> leaps: the bullet goes high, the teeth do not.

# Who has won, after the epilogue.
village-winners =
    { $winners_count ->
        [0] {""}
        [one] 🏆 The winner: <b>{ $winners }</b>.
       *[other] 🏆 The winners: <b>{ $winners }</b>.
    }
village-village-won =
    🌾 The last threat lies buried. The baker gives the bread away, the bell rings because it likes to, and tonight you sleep with the door open. <b>The village has won.</b>

    { village-winners }
    .alt-1 =
        🌾 The woods are quiet, the black candles are out, the knives are back in the kitchen. You count the living and drink to the dead: <b>the village has won.</b>

        { village-winners }
    .alt-2 =
        🌾 For a while nobody trusts the silence. Then somebody laughs, and they all see that it is over: <b>the village has won.</b>

        { village-winners }
village-wolves-won =
    🐺 You count heads in the square, and for the first time the wolves do not look away. There is no need to. <b>The wolves have won.</b>

    { village-winners }
    .alt-1 =
        🐺 The oven stays cold, the bell stays still. From the woods to the village it was only a step, and the wolves have taken it. <b>The wolves have won.</b>

        { village-winners }
    .alt-2 =
        🐺 Tonight one may howl in the middle of the street. Those who might complain are at table already, in the wrong sense. <b>The wolves have won.</b>

        { village-winners }
village-cult-won =
    🕯 A circle of hoods around the fountain, a single voice. Outside the circle there is nobody. <b>The cult has won.</b>

    { village-winners }
    .alt-1 =
        🕯 There are new candles in the church, all of them black, and nobody wonders at it. <b>The cult has won.</b>

        { village-winners }
village-tanner-won =
    👺 The rope goes taut, and under the oak somebody smiles. It was all they ever wanted, and you gave it to them. <b>The Tanner has won.</b>

    { village-winners }
    .alt-1 =
        👺 The village cheers for a moment, and then sees the happy face under the oak. <b>The Tanner has won.</b>

        { village-winners }
village-killer-won =
    🔪 One lit window, a table laid for one, a knife washed clean. <b>The Serial Killer has won.</b>

    { village-winners }
    .alt-1 =
        🔪 The village is very quiet now. Some like it that way. <b>The Serial Killer has won.</b>

        { village-winners }
village-arsonist-won =
    🔥 From afar there is a warm light, as if for a dance. But there is nobody left to dance. <b>The Arsonist has won.</b>

    { village-winners }
    .alt-1 =
        🔥 Ashes on the fields, ashes in the fountain, and one figure warming its hands. <b>The Arsonist has won.</b>

        { village-winners }
village-couple-won =
    💘 All the others are gone, and those two hardly noticed. Two chairs at a window, one hand in another. <b>The Couple has won.</b>

    { village-winners }
    .alt-1 =
        💘 Against the wolves, against the village, against anybody. Sometimes love is a matter of staying. <b>The Couple has won.</b>

        { village-winners }
village-nobody-won =
    { $why ->
        [silence] 🌫 Three nights and three days, and nobody answers. I put out the lantern: the game ends here, without a winner.
       *[empty] 🌫 A door bangs in the wind. Those who could have won are not left, and those who are left have nothing to win: the game ends here, without a winner.
    }
village-card-turned =
    { $won ->
        [yes] 🏆
       *[no] ▫️
    } { $seat }: { ROLE($role, case: "emoji") } { ROLE($role, $seat, case: "who") }{ $changed ->
        [yes] {" "}(at first { ROLE($dealt, $seat, case: "who") })
       *[no] {""}
    }{ $alive ->
        [yes] {""}
       *[no] , a ghost
    }
    .heading = 🃏 <b>The cards, face up</b>

## How it went

village-chronicle = 📖 <b>How it went</b>
# When: at the head of each line.
village-when =
    { $time ->
        [night] 🌙 Night { $round }
        [day] 🗣 Day { $round }
       *[dusk] ⚖️ Dusk { $round }
    }
village-line-died =
    { village-when } · ⚰️ <b>{ $seat }</b>{ $cause ->
        [eaten] : the teeth of the pack
        [shot-by-hunter] : the Hunter’s gun
        [shot-by-gunner] : the Gunner’s gun
        [killed] : the Serial Killer’s knife
        [visited-killer] : a visit to the Serial Killer
        [visited-wolf] : a visit to a wolf
        [guarded-wolf] : a watch over a wolf
        [with-victim] : the wrong house on the wrong night
        [burned] : the fire
        [burned-visiting] : a visit to a burning house
        [fell] : an open grave
        [spotted-by-wolves] : the wolves, among the graves
        [spotted-by-killer] : the knife, among the graves
        [hunted] : the Cult Hunter
        [poisoned] : the Chemist’s potion
        [own-poison] : their own potion
        [lynched] : the rope
        [sorrow] : sorrow
        [afk] : two votes of silence
        [left] : a farewell
        [last-duel] : the last duel
        [last-stand] : the last stand
        [overpowered] : the last encounter
       *[hidden] {""}
    }.
village-line-became =
    { village-when } · 🔄 <b>{ $seat }</b>, from { ROLE($old, $seat, case: "who") } to { ROLE($new, $seat, case: "who") }: { $reason ->
        [infection] the Alpha’s bite
        [bitten] the pack’s bite
        [converted] the chant of the cult
        [auto-converted] giving in to the cult
        [robbed] robbed in the night
        [stole] a theft that came off
        [model-dead] the death of the model
        [seer-gone] the Seer’s empty chair
        [elder-killed] the death of the Wise Elder
        [last-wolf] the end of the pack
       *[no-wolves] the end of the pack
    }.
village-line-count =
    ⚖️ Dusk { $day } · { $end ->
        [spared] the crown saved the Prince
        [tied] a tie, and the rope stayed up
        [peace] a day of peace
       *[nobody] not a vote for anyone
    }.
village-line-quiet-night = 🌙 Night { $round } · nobody died.
