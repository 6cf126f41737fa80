### What is said otherwise where the group wants milder names (/settings): the message of the same name, without -mild, in
### other words. The roles do the same things.

village-role-harlot-mild = Wanderer
    .emoji = 🧳
    .who = Wanderer
    .a = a Wanderer
    .the = the Wanderer
    .counted = { $count ->
        [one] one Wanderer
       *[other] { $count } Wanderers
    }
    .card =
        You never could stay put. Each night, if you like, somebody puts you up; while you are out, the pack and the cult cannot find you. The Serial Killer can.

        You learn whether your host is no wolf, and you spot a Cultist one time in two. But if your host is a wolf or the Serial Killer, if either of those has just killed in that house, or if the house is burning, you die there too.

        { village-wins-village }
village-harlot-saw-no-wolf-mild =
    🧳 A quiet night with <b>{ $about }</b>: certainly no wolf.
    .alt-1 =
        🧳 You slept on the bench at <b>{ $about }</b>’s and wake without a scratch: no wolf.
    .alt-2 =
        🧳 A little talk, a cup of tea, and morning comes early: <b>{ $about }</b> is no wolf.
village-harlot-saw-cultist-mild = 🧳 In the cupboard of <b>{ $about }</b> there were black candles and a hood: a Cultist.
village-harlot-came-mild = 🧳 You had a guest last night: the Wanderer asked for a roof, and stayed until morning.
    .alt-1 =
        🧳 There is a folded blanket by the hearth: the Wanderer slept at your house.
    .alt-2 =
        🧳 The Wanderer chose your house last night, and left before the cock crowed.
village-ask-harlot-mild =
    { village-night-head }
    Your bag is packed: who puts you up tonight? { village-until-dawn }

village-role-drunk-mild = Sweet Tooth
    .emoji = 🍰
    .who = Sweet Tooth
    .a = a Sweet Tooth
    .the = the Sweet Tooth
    .counted = { $count ->
        [one] one Sweet Tooth
       *[other] { $count } Sweet Tooths
    }
    .card =
        The baker keeps the last cake for you before you ask. You have no power, but you are very rich fare: if the pack devours you, every wolf who came for you has a stomach ache, and bites nobody else that night or the whole of the next.

        { village-wins-village }
village-pack-drunk-mild = 🍰 <b>{ $about }</b> was more sugar than anything else, and now your bellies ache: no more biting tonight, nor the whole of the next night.
village-line-drunk-mild = 🍰 Your belly is still grumbling about all that cake, and you cannot bite tonight.

village-lore-drunk-mild = Never chooses anything. But if the pack devours this one, the wolves who came get a bellyache: they bite nobody else that night, and sit out the next.
    .bluff = Act like somebody worth eating. If the wolves fall for it, the village has bought a night of peace.
    .against = To the pack this is bait: whoever offers themselves too cheerfully may have a cake in their pocket. By day it is a vote like any other.
village-quiz-described-drunk-mild = No power at all, but sugar through and through: a pack that eats this one groans, and bites nobody else that night or the next.
village-mark-guest-drunk-mild = { $whose ->
        [guest] gets a bellyache
       *[host] the visitor gets a bellyache
    }
village-desk-act-drunk-mild = 🍰 Still holding a sore belly: does nothing tonight. Write so.
village-desk-do-mark-drunk-mild = 🍰 Bellyache
