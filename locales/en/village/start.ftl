# The Village.
# The voice: somebody who has stood in this square a long time, between the bakery and the bell; knows everybody, betrays nobody.
# In public never more is said than the fact says. Not a translation: each language tells it its own way.

village-name = The Village
village-tagline = Forty-two roles, one oak, one rope. Lying is the least of it.

## How one wins: the last line of the cards

village-wins-village = 🏆 You win with the village: when no wolf, nobody about to become one, no Cultist, Serial Killer or Arsonist is left alive.
village-wins-wolves = 🏆 You win when the wolves are at least half of the living, and no Gunner has a bullet left.
village-wins-until-wolf = 🏆 As you are, you win with the village; as a Wolf, with the wolves.

## The beginning

village-village-gathered =
    🏘 <b>This is the village.</b> There are { $players } of you, and the cards are dealt: one each, in private. { $flag ->
        [yes]
            Which roles are among them, I alone know.

            ⏱ <b>120: yes.</b> At least one of Cupid, Doppelganger, Wild Child and Thief has been dealt.
        [no]
            Which roles are among them, I alone know.

            ⏱ <b>120: no.</b> No Cupid, no Doppelganger, no Wild Child, no Thief has been dealt.
       *[none] {""}
    }

    { $reveal ->
        [role] 🪦 When somebody dies, the card is shown.
        [team] 🪦 When somebody dies, you hear whose side they were on: village, wolves, cult or other. Not the card.
       *[none] 🪦 Of the dead you hear the name and nothing else. Their cards stay face down.
    }{ $thief ->
        [first_night] {" "}The Thief, if there is one, steals on the first night only, and does not miss.
       *[full] {""}
    }{ $traitor ->
        [village] {" "}The Traitor, if there is one, plays and wins with the village.
        [wolves] {" "}The Traitor, if there is one, plays and wins with the wolves.
       *[both] {""}
    }

    📜 <b>House rules</b>
    <blockquote expandable>• You may lie about your role. It is half the game.
    • You may not play against your own team on purpose, for instance by lynching somebody who is surely on it.
    { $flag ->
        [none]
            • The dead say nothing. Village and wolves win together with their ghosts.
       *[whole]
            • The Couple is a team of its own. Cupid does not give it away, unless he belongs to it; and the Couple does not go straight for Cupid, who would then be free to speak.
            • An infected Gunner may already play for the wolves.
            • With four left, the Clumsy Guy had better not vote to lynch, and the Chemist and whoever sleeps out had better stay in: if it costs the village the game, it counts as playing against it.
            • The dead say nothing. Village, wolves and cult win together with their ghosts.
    }</blockquote>
village-roles-in-play = 📋 In play, and everybody may know it: { $roles }.
village-card-dealt =
    { ROLE($role, case: "emoji") } <b>{ ROLE($role, $you, case: "who") }</b>

    { $rule ->
        [first_night] { ROLE($role, $you, case: "card-first_night") }
        [village] { ROLE($role, $you, case: "card-village") }
        [wolves] { ROLE($role, $you, case: "card-wolves") }
        [simplified] { ROLE($role, $you, case: "card-simplified") }
       *[ordinary] { ROLE($role, $you, case: "card") }
    }

village-card-amended =
    ⚖️ House rule at this table: { $rule ->
        [killers-block] while a Serial Killer or an Arsonist lives, the wolves cannot win by counting heads.
        [gunner-decisive] the Gunner holds the wolves off only as long as one bullet can still turn the game.
        [any-prey] any prey of the pack may be infected, one time in five, even when you had picked another name.
        [arsonist-waits] if the last two are the Arsonist and a Gunner with a bullet left, the game goes on.
        [last-stand] if it is down to you and a wolf, you both draw: three times in ten the wolf dies and the village wins.
       *[cult-goes-on] when two of you are left nobody converts by themselves: the game goes on.
    }

## Companions

village-pack-met = 🐾 In the woods with you: <b>{ $companions }</b>. By day, of course, you hardly know each other.
village-snow-wolf-named = ☃️ The one of you who brings the frost is <b>{ $snow }</b>: no biter, but yours.
village-hunted-alone = 🐾 Look for no companions: these woods are yours alone.
village-cult-met = 🕯 In the circle with you: <b>{ $companions }</b>.
village-cult-alone = 🕯 For now, the cult is you. They all began like that.
village-masons-met = 👷 The handshake is known to <b>{ $companions }</b> as well.
village-mason-alone = 👷 You tried the handshake on everybody, and nobody knew it. For now, the lodge is you.
village-seer-named = 👁 The true visions are those of <b>{ $seer }</b>, who holds the Seer’s card.
village-no-seer-known = 👁 You have looked carefully: nobody holds the Seer’s card. Whoever claims to see things is dreaming, or lying.
village-new-seer-named = 👁 There is a new pair of eyes in the village: the Seer’s card is now with <b>{ $seer }</b>.
village-beholder-named = 👁 Somebody knows that your visions are true: <b>{ $beholder }</b>, who holds the Beholder’s card.

## Those who change

village-role-taken =
    { $reason ->
        [infection] 🌑 The bite has been at work all day. Now the moon calls, and you answer.
        [bitten] 🌑 They bit you, and instead of dying you howled. That old mark was no birthmark.
        [converted] 🕯 They knocked, they sang, and they did have a point. You are one of them now.
        [auto-converted] 🕯 There is nobody else left to believe in. You put on a hood as well.
        [robbed] 😈 You wake up and go through your pockets: in the night somebody made off with who you were.
        [stole] 😈 The theft came off, and nobody cried out.
        [model-dead] 🎭 The one you looked to is gone. You are not who you were.
        [seer-gone] 🔮 The ball lights up by itself. There are no Seers left, and the chair is yours.
        [last-wolf] 🌕 The pack is gone. The snow melts; the teeth remain.
        [no-wolves] 🌕 Not one wolf is left. The woods are calling you.
       *[elder-killed] 📚 It was the Wise Elder, and you did it. Your hands will not stop shaking, and of your power nothing remains.
    }

    This is your card now:

    { village-card-dealt }
village-pack-grew = 🐺 A new voice in the woods: <b>{ $newcomer }</b> is one of you now.
village-cult-grew = 🕯 One more hood in the circle: <b>{ $newcomer }</b> is one of you now.
village-mason-left = 👷 <b>{ $mason }</b> no longer answers the handshake, and is a Mason no more.
village-mason-joined = 👷 <b>{ $mason }</b> knows the handshake now.

village-line-flag =
    { $flag ->
        [yes] ⏱ 120: yes. At least one of Cupid, Doppelganger, Wild Child and Thief was dealt.
       *[no] ⏱ 120: no. Neither Cupid nor Doppelganger, Wild Child or Thief was dealt.
    }
