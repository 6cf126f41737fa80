# The cards of The Village: the wolves and everybody else.
# .a: “was a …”; .who: the name of whoever holds it; .counted: how many there are; .emoji: its sign.
# .card: what one reads on getting it, under the name. Figures and rules are the true ones: check them when you rewrite.

village-role-wolf = Wolf
    .emoji = 🐺
    .who = Wolf
    .a = a Wolf
    .the = the Wolf
    .counted = { $count ->
        [one] one Wolf
       *[other] { $count } Wolves
    }
    .card =
        By day you wish the baker a good morning; by night you have teeth. Each night the pack picks somebody to devour. Most votes decide, chance breaks a tie, and if nobody picks, nobody eats.

        { village-wins-wolves }
village-role-alpha_wolf = Alpha Wolf
    .emoji = ⚡️
    .who = Alpha Wolf
    .a = an Alpha Wolf
    .the = the Alpha Wolf
    .counted = { $count ->
        [one] one Alpha Wolf
       *[other] { $count } Alpha Wolves
    }
    .card =
        When you turn your head, the pack turns. You hunt and choose with the others; and if the prey is one that you chose yourself, one time in five it does not die: it is infected, and by the next nightfall it is one of your Wolves. Not while you are still digesting { village-role-drunk.a }, though.

        { village-wins-wolves }
village-role-lycan = Lycan
    .emoji = 🐺🌝
    .who = Lycan
    .a = a Lycan
    .the = the Lycan
    .counted = { $count ->
        [one] one Lycan
       *[other] { $count } Lycans
    }
    .card =
        The fur comes out only when you want it to. You hunt and choose with the pack every night, but the Seer takes you for a Villager, and the Sorcerer notices nothing.

        { village-wins-wolves }
village-role-snow_wolf = Snow Wolf
    .emoji = 🐺☃️
    .who = Snow Wolf
    .a = the Snow Wolf
    .the = the Snow Wolf
    .counted = { $count ->
        [one] one Snow Wolf
       *[other] { $count } Snow Wolves
    }
    .card =
        You belong to the wolves and know them, but you do not bite: you bring the frost. Each night you may freeze one person, never the same one two nights running. They cannot act, and stay at home.

        The Guardian Angel stops you. The Hunter shoots you one time in two. The Serial Killer kills you eight times in ten when out hunting, and always when at home. When none of the pack is left, you become a Wolf.

        { village-wins-wolves }
village-role-wolf_cub = Wolf Cub
    .emoji = 🐶
    .who = Wolf Cub
    .a = a Wolf Cub
    .the = the Wolf Cub
    .counted = { $count ->
        [one] one Wolf Cub
       *[other] { $count } Wolf Cubs
    }
    .card =
        Milk teeth, but sharp ones: you hunt and choose with the pack every night. And the pack is fond of you. If you die, it takes two lives instead of one the night after.

        { village-wins-wolves }
village-role-sorcerer = Sorcerer
    .emoji = 🔮
    .who = Sorcerer
    .a = a Sorcerer
    .the = the Sorcerer
    .counted = { $count ->
        [one] one Sorcerer
       *[other] { $count } Sorcerers
    }
    .card =
        You are on the wolves’ side, and not even they know: they may well eat you. Each night you may spy on one person, and learn whether it is a Wolf, the Snow Wolf, the Seer, or none of these. The Lycan escapes you.

        🏆 You win with the wolves, when they are at least half of the living and no Gunner has a bullet left. You do not count as one of them.
village-role-cultist = Cultist
    .emoji = 👤
    .who = Cultist
    .a = a Cultist
    .the = the Cultist
    .counted = { $count ->
        [one] one Cultist
       *[other] { $count } Cultists
    }
    .card =
        Black candles, a hood, a password. Each night the cult picks somebody to convert. Most votes decide, chance breaks a tie, and the newest of you does the knocking. Some always give in, some resist.

        Knocking at a wolf’s door, with the wolf in, at the Serial Killer’s or at the Cult Hunter’s costs a life.

        🏆 You win when all the living are Cultists. Down to you and one more, that one gives in without being asked, unless it is a wolf, the Serial Killer, the Arsonist or the Cult Hunter.
village-role-tanner = Tanner
    .emoji = 👺
    .who = Tanner
    .a = a Tanner
    .the = the Tanner
    .counted = { $count ->
        [one] one Tanner
       *[other] { $count } Tanners
    }
    .card =
        There is one thing you like about this village: the rope. Be suspicious, but do it with style; if they see that you want it, they will never let you have it.

        🏆 You win the instant that you are lynched, and the game ends there. Any other death, and you have lost.
village-role-serial_killer = Serial Killer
    .emoji = 🔪
    .who = Serial Killer
    .a = a Serial Killer
    .the = the Serial Killer
    .counted = { $count ->
        [one] one Serial Killer
       *[other] { $count } Serial Killers
    }
    .card =
        A kitchen knife, and no regrets. Each night you may kill anybody, at home or abroad, wolves included; only the Guardian Angel can prevent it. Whoever calls on you does not return. A wolf dies eight times in ten if you are out hunting, and always if you stayed in that night.

        🏆 You win if you live to be one of the last two. But if the other is the Hunter, you both die.
village-role-arsonist = Arsonist
    .emoji = 🔥
    .who = Arsonist
    .a = an Arsonist
    .the = the Arsonist
    .counted = { $count ->
        [one] one Arsonist
       *[other] { $count } Arsonists
    }
    .card =
        You walk at night with a can, or with a match. Each night you may douse one more person with kerosene, or strike the match: whoever is doused burns, wherever they are, and only the Guardian Angel can save the one under his wing. The cult cannot convert you and frost does not stop you, but do not go near the Serial Killer: you would die.

        🏆 You win if you live to be one of the last two, unless the other is the Serial Killer.
village-role-doppelganger = Doppelganger
    .emoji = 🎭
    .who = Doppelganger
    .a = a Doppelganger
    .the = the Doppelganger
    .counted = { $count ->
        [one] one Doppelganger
       *[other] { $count } Doppelgangers
    }
    .card =
        Any old face, waiting for the right one. On the first night you choose whom to copy (or chance does, if you don’t). When they die, no matter how, their role is yours, with all its powers as new. The cult cannot convert you.

        🏆 As a Doppelganger you can win for love alone; after that, with your new team.
village-role-thief = Thief
    .emoji = 😈
    .who = Thief
    .a = a Thief
    .the = the Thief
    .counted = { $count ->
        [one] one Thief
       *[other] { $count } Thieves
    }
    .card =
        Quick fingers, empty pockets. Each night you may try to steal somebody’s role. One time in two it works: their role is yours, and they are left with the Thief’s card. It never works on wolves and Cultists, and at the Serial Killer’s you die. The cult cannot convert you.

        🏆 With this card you can win for love alone. Steal another in time.
    .card-first_night =
        Quick fingers, empty pockets. On the first night you steal somebody’s role (chance picks, if you don’t), and it always works, even on wolves and Cultists: their role is yours, and they are left with the Villager’s card. Only at the Serial Killer’s you die.

        🏆 After that you win with your new team.

# A card that the narrator made up: its name is the one it was given, and follows almost every form.
village-role-own = Made-up card
    .emoji = ✨
    .a = { "" }
    .the = { "" }
    .who = { "" }
    .counted = { $count ->
        [one] one made-up card
       *[other] { $count } made-up cards
    }
    .card = A card that no pack has: what it does, and when, the narrator will tell you.
