# The cards of The Village: those of the village who act at night.
# .a: “was a …”; .who: the name of whoever holds it; .counted: how many there are; .emoji: its sign.
# .card: what one reads on getting it, under the name. Figures and rules are the true ones: check them when you rewrite.

village-role-harlot = Harlot
    .emoji = 💋
    .who = Harlot
    .a = a Harlot
    .the = the Harlot
    .counted = { $count ->
        [one] one Harlot
       *[other] { $count } Harlots
    }
    .card =
        Your own bed is often cold. Each night, if you like, you spend it at somebody’s house; while you are out, the pack and the cult cannot find you. The Serial Killer can.

        You learn whether your host is no wolf, and you spot a Cultist one time in two. But if your host is a wolf or the Serial Killer, if either of those has just killed in that house, or if the house is burning, you die there too.

        { village-wins-village }
village-role-seer = Seer
    .emoji = 👳
    .who = Seer
    .a = the Seer
    .the = the Seer
    .counted = { $count ->
        [one] one Seer
       *[other] { $count } Seers
    }
    .card =
        Each night, by candlelight, you may look into one person. Before dawn you know their role.

        Not everything is what it seems. The Wolf Man, the Alpha Wolf and the Cub look like plain Wolves to you; the Lycan looks like a Villager; the Traitor like either, on the toss of a coin. And one thing more: the Fool, if there is one, is reading these very lines.

        { village-wins-village }
    .card-simplified =
        Each night, by candlelight, you may look into one person. Before dawn you know their role.

        Two of them deceive you, where they are in play: the Wolf Man looks like a Wolf to you, and the Lycan like a Villager.

        { village-wins-village }
village-role-guardian_angel = Guardian Angel
    .emoji = 👼
    .who = Guardian Angel
    .a = a Guardian Angel
    .the = the Guardian Angel
    .counted = { $count ->
        [one] one Guardian Angel
       *[other] { $count } Guardian Angels
    }
    .card =
        Wings folded under your coat, you watch over one other person each night, the same one again if you like. Wolves, Serial Killer, fire and frost cannot touch them, and if nobody tries you wash any kerosene off. The cult and the Chemist’s potion are beyond you.

        Choose well. Watch over the Serial Killer and you die; watch over a wolf whom nobody attacks, and you die one time in two.

        { village-wins-village }
    .card-simplified =
        Wings folded under your coat. Each night you watch over one other person, the same one again if you like, and the wolves cannot touch them. You run no risk from them yourself.

        { village-wins-village }
village-role-cult_hunter = Cult Hunter
    .emoji = 💂
    .who = Cult Hunter
    .a = a Cult Hunter
    .the = the Cult Hunter
    .counted = { $count ->
        [one] one Cult Hunter
       *[other] { $count } Cult Hunters
    }
    .card =
        You know their chants and the smell of their candles. Each night you may knock at one door; a Cultist who is at home dies. And if they come to convert you, the one who knocks dies, and I tell you how many are left. From the Serial Killer’s door, though, nobody returns.

        { village-wins-village }
village-role-wild_child = Wild Child
    .emoji = 👶
    .who = Wild Child
    .a = a Wild Child
    .the = the Wild Child
    .counted = { $count ->
        [one] one Wild Child
       *[other] { $count } Wild Children
    }
    .card =
        Scraped knees, and somebody to look up to: on the first night you choose whom (or chance does, if you don’t). As long as they live, you belong to the village. When they die, no matter how, you run for the woods and become a Wolf.

        { village-wins-until-wolf }
village-role-fool = Fool
    .emoji = 🃏
    .who = Fool
    .a = the Fool
    .the = the Fool
    .counted = { $count ->
        [one] one Fool
       *[other] { $count } Fools
    }
    .card = { village-role-seer.card }
village-role-cupid = Cupid
    .emoji = 🏹
    .who = Cupid
    .a = Cupid
    .the = Cupid
    .counted = { $count ->
        [one] one Cupid
       *[other] { $count } Cupids
    }
    .card =
        On the first night you loose two arrows. Two people, yourself included if you like, fall in love, and each learns who the other is (if you do not choose, chance does). When one of them dies, the other dies of sorrow.

        The Couple is a team of its own, and wins if it is left alone. After that night you have no power. One promise: do not give them away, unless you are one of them.

        { village-wins-village }
village-role-oracle = Oracle
    .emoji = 🌀
    .who = Oracle
    .a = an Oracle
    .the = the Oracle
    .counted = { $count ->
        [one] one Oracle
       *[other] { $count } Oracles
    }
    .card =
        In the well, things show themselves upside down. Each night you may ask about one person, and you learn a role that they do not have, and somebody else among the living does.

        { village-wins-village }
village-role-chemist = Chemist
    .emoji = 👨‍🔬
    .who = Chemist
    .a = a Chemist
    .the = the Chemist
    .counted = { $count ->
        [one] one Chemist
       *[other] { $count } Chemists
    }
    .card =
        Two glasses, alike; poison in one. The first night you brew. From the second you may take the potion to somebody: one time in two your host dies, one time in two you do. Unused, it keeps; used, you brew another the night after.

        At the Serial Killer’s you simply die. If the Wise Elder gets the wrong glass, you are a Villager from then on.

        { village-wins-village }
village-role-grave_digger = Grave Digger
    .emoji = ☠️
    .who = Grave Digger
    .a = a Grave Digger
    .the = the Grave Digger
    .counted = { $count ->
        [one] one Grave Digger
       *[other] { $count } Grave Diggers
    }
    .card =
        At nightfall you dig one grave for everybody who has died since the last time; if there is nobody, you sleep. While you dig, the pack and the cult do not find you at home, and whoever calls may fall in and die: 20% with one grave, 35% with two, 42.5% with three, never more than half. For people of the village it is half that.

        But those out hunting may spot you among the graves and kill you, at that same halved chance; and the Serial Killer, if it is you that he wants, always finds you.

        { village-wins-village }
village-role-augur = Augur
    .emoji = 🦅
    .who = Augur
    .a = an Augur
    .the = the Augur
    .counted = { $count ->
        [one] one Augur
       *[other] { $count } Augurs
    }
    .card =
        You read the birds above the roofs. Each night they tell you one role that nobody alive has, and never the same one twice.

        { village-wins-village }
