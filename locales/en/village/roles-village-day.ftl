# The cards of The Village: those of the village who act by day or not at all.
# .a: “was a …”; .who: the name of whoever holds it; .counted: how many there are; .emoji: its sign.
# .card: what one reads on getting it, under the name. Figures and rules are the true ones: check them when you rewrite.

village-role-villager = Villager
    .emoji = 👱
    .who = Villager
    .a = a Villager
    .the = the Villager
    .counted = { $count ->
        [one] one Villager
       *[other] { $count } Villagers
    }
    .card =
        Calloused hands, sound sleep, no powers at all. At night you dream; by day you listen, doubt, say whatever serves you, and vote.

        { village-wins-village }
village-role-drunk = Drunk
    .emoji = 🍻
    .who = Drunk
    .a = a Drunk
    .the = the Drunk
    .counted = { $count ->
        [one] one Drunk
       *[other] { $count } Drunks
    }
    .card =
        The innkeeper fills your mug before you ask. You have no power, but you do have strong blood: if the pack devours you, every wolf who came for you is drunk, and bites nobody else that night or the whole of the next.

        { village-wins-village }
village-role-cursed = Cursed
    .emoji = 😾
    .who = Cursed
    .a = the Cursed
    .the = the Cursed
    .counted = { $count ->
        [one] one Cursed
       *[other] { $count } Cursed
    }
    .card =
        There is an old mark under your shirt, and it itches at full moon. For now you belong to the village. But if the pack comes for you and nobody guards you, you do not die: you become a Wolf there and then, and hunt with the rest from the night after.

        { village-wins-until-wolf }
village-role-beholder = Beholder
    .emoji = 👁
    .who = Beholder
    .a = a Beholder
    .the = the Beholder
    .counted = { $count ->
        [one] one Beholder
       *[other] { $count } Beholders
    }
    .card =
        You watch a good deal and say little. You know who holds the true Seer’s card: I tell you at the start (or tell you that nobody does), and again whenever there is a new one. The Fool does not fool you.

        { village-wins-village }
village-role-gunner = Gunner
    .emoji = 🔫
    .who = Gunner
    .a = a Gunner
    .the = the Gunner
    .counted = { $count ->
        [one] one Gunner
       *[other] { $count } Gunners
    }
    .card =
        An old gun and two bullets; one a day at most. The shot comes after the Detective’s enquiry and before the vote. It kills, and everybody sees who fired. Shoot the Wise Elder, and you put the gun down for good: you are a Villager from then on.

        While you live and have a bullet left, the wolves cannot win by counting heads.

        { village-wins-village }
village-role-traitor = Traitor
    .emoji = 🖕
    .who = Traitor
    .a = a Traitor
    .the = the Traitor
    .counted = { $count ->
        [one] one Traitor
       *[other] { $count } Traitors
    }
    .card =
        You live in the village and your heart is in the woods. The wolves do not know you, you do not know them, and they may well eat you. The Seer sees a Wolf or a Villager in you, on the toss of a coin. When no wolf is left alive, and nobody carries the Alpha’s bite, the Wolf is you.

        🏆 You win with the village, but it is the wolves that you must play for. Once a Wolf, you win with them.
    .card-village =
        The Seer takes you for a Wolf or a Villager, on the toss of a coin; the wolves do not know you, and you do not know them. At this table you are on the village’s side, as long as there are wolves. When none is left alive, and nobody carries the Alpha’s bite, the Wolf is you.

        { village-wins-until-wolf }
    .card-wolves =
        You live in the village and your heart is in the woods. The wolves do not know you, you do not know them, and they may well eat you. The Seer sees a Wolf or a Villager in you, on the toss of a coin. When no wolf is left alive, and nobody carries the Alpha’s bite, the Wolf is you.

        🏆 You win with the wolves, when they are at least half of the living and no Gunner has a bullet left. Until you turn you do not count as one of them.
village-role-detective = Detective
    .emoji = 🕵
    .who = Detective
    .a = a Detective
    .the = the Detective
    .counted = { $count ->
        [one] one Detective
       *[other] { $count } Detectives
    }
    .card =
        A notebook, a raincoat, few illusions. Each day before the vote you may look into one person and learn their true role, whatever the disguise. But questions are noisy: each time, four times in ten, the wolves find out who is asking.

        { village-wins-village }
village-role-apprentice_seer = Apprentice Seer
    .emoji = 🙇
    .who = Apprentice Seer
    .a = an Apprentice Seer
    .the = the Apprentice Seer
    .counted = { $count ->
        [one] one Apprentice Seer
       *[other] { $count } Apprentice Seers
    }
    .card =
        You dust the crystal ball and bide your time. Once no Seer is left alive, dead or gone over to the other side, the chair is yours, and your first vision comes on the first night that you sit in it.

        { village-wins-village }
village-role-mason = Mason
    .emoji = 👷
    .who = Mason
    .a = a Mason
    .the = the Mason
    .counted = { $count ->
        [one] one Mason
       *[other] { $count } Masons
    }
    .card =
        A handshake that nobody else knows: you know the Masons, and the Masons know you. You may trust them, while it lasts. If one goes over to the cult or the pack you will hear of it, and of any new one as well.

        { village-wins-village }
    .card-simplified =
        A handshake that nobody else knows: you know the Masons, and the Masons know you. You may trust them to the end: at this table none of them can change sides.

        { village-wins-village }
village-role-hunter = Hunter
    .emoji = 🎯
    .who = Hunter
    .a = a Hunter
    .the = the Hunter
    .counted = { $count ->
        [one] one Hunter
       *[other] { $count } Hunters
    }
    .card =
        You sleep with your boots on. If you are lynched, shot, poisoned, killed by the Serial Killer or die of sorrow, you have one last bullet for whomever you like.

        If the pack comes, you fire into the dark. Against a single wolf you hit three times in ten, and live; each further wolf adds 20%, but then they eat you all the same. The cult and the Snow Wolf take their chances at your door too. If you and the Serial Killer are the last two, you both die.

        { village-wins-village }
    .card-simplified =
        You sleep with your boots on and a gun beside you. If you die, no matter how, you have one last bullet for whomever you like.

        { village-wins-village }
village-role-mayor = Mayor
    .emoji = 🎖
    .who = Mayor
    .a = the Mayor
    .the = the Mayor
    .counted = { $count ->
        [one] one Mayor
       *[other] { $count } Mayors
    }
    .card =
        At the bottom of a drawer, under the papers, lies the sash. Once, by day or during the vote, you may put it on: everybody learns who you are, and as long as you hold this card your vote counts double.

        { village-wins-village }
village-role-prince = Prince
    .emoji = 👑
    .who = Prince
    .a = a Prince
    .the = the Prince
    .counted = { $count ->
        [one] one Prince
       *[other] { $count } Princes
    }
    .card =
        Blue blood, muddy boots. The first time the village decides to lynch you, you show the crown: the rope is put away, and that vote kills nobody else. The second time, no crown will help. Against teeth, knives and bullets it never does.

        { village-wins-village }
village-role-clumsy_guy = Clumsy Guy
    .emoji = 🤕
    .who = Clumsy Guy
    .a = a Clumsy Guy
    .the = the Clumsy Guy
    .counted = { $count ->
        [one] one Clumsy Guy
       *[other] { $count } Clumsy Guys
    }
    .card =
        You trip over steps, words and ballots: one time in two your vote lands on somebody else, by chance (never on yourself, never on the one you meant). Your screen keeps the name that you picked; if you notice at all, it is at the count.

        { village-wins-village }
village-role-blacksmith = Blacksmith
    .emoji = ⚒
    .who = Blacksmith
    .a = a Blacksmith
    .the = the Blacksmith
    .counted = { $count ->
        [one] one Blacksmith
       *[other] { $count } Blacksmiths
    }
    .card =
        At the back of the forge you keep a sack of silver dust. Once, by day, you may scatter it in the streets: everybody will know, and the night after no wolf can do a thing. Everyone else can. If the Sandman puts that very night to sleep, the silver is wasted.

        { village-wins-village }
village-role-sandman = Sandman
    .emoji = 💤
    .who = Sandman
    .a = the Sandman
    .the = the Sandman
    .counted = { $count ->
        [one] one Sandman
       *[other] { $count } Sandmen
    }
    .card =
        A pouch of fine sand, and all the time in the world. Once, by day, you may blow it over the village: everybody learns who you are, and the night after nobody does anything, good or evil.

        { village-wins-village }
village-role-wolf_man = Wolf Man
    .emoji = 👱🌚
    .who = Wolf Man
    .a = a Wolf Man
    .the = the Wolf Man
    .counted = { $count ->
        [one] one Wolf Man
       *[other] { $count } Wolf Men
    }
    .card =
        Long nails, hairy hands, a clear conscience. You belong to the village and have no power, but the Seer takes you for a Wolf. The others do not: whoever truly looks makes no mistake.

        { village-wins-village }
village-role-pacifist = Pacifist
    .emoji = ☮️
    .who = Pacifist
    .a = a Pacifist
    .the = the Pacifist
    .counted = { $count ->
        [one] one Pacifist
       *[other] { $count } Pacifists
    }
    .card =
        A white flag, folded in your pocket. Once, by day or during the vote, you may wave it: everybody learns who you are, and nobody is lynched today. Between you and the Troublemaker, the last to speak prevails; if the second of two votes is already on, you stop that one.

        { village-wins-village }
village-role-wise_elder = Wise Elder
    .emoji = 📚
    .who = Wise Elder
    .a = a Wise Elder
    .the = the Wise Elder
    .counted = { $count ->
        [one] one Wise Elder
       *[other] { $count } Wise Elders
    }
    .card =
        You have seen it all before. The first time the pack should devour you, you survive, and both you and they will know. The second time you don’t; and against the bite that infects, wisdom is no use.

        A Gunner, Hunter or Chemist who kills you is so ashamed as to be a Villager from then on.

        { village-wins-village }
village-role-troublemaker = Troublemaker
    .emoji = 🤯
    .who = Troublemaker
    .a = a Troublemaker
    .the = the Troublemaker
    .counted = { $count ->
        [one] one Troublemaker
       *[other] { $count } Troublemakers
    }
    .card =
        Peace bores you; a good brawl cheers you up. Once, by day, you may stir the pot: everybody learns who you are, and today the village votes and lynches twice, one after the other. Between you and the Pacifist, the last to speak prevails.

        { village-wins-village }
