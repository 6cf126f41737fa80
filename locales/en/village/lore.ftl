# The Village, the pages of /roles: the parts that the game fills in by itself.

## Pages and teams

village-shelf-village = 🏡 The village
village-shelf-wolves = 🐺 Wolves
village-shelf-others = 🃏 The others
village-side-village = with the village
village-side-wolves = with the wolves
village-side-cult = with the cult
village-side-tanner = alone
village-side-serial_killer = alone
village-side-arsonist = alone
village-side-none = no team

## When it acts

village-nights-all = every night, if wished
village-nights-itself = every night, without choosing
village-nights-first = the first night only
village-nights-other = one night brews, another acts
village-nights-graves = every night with somebody to bury
village-days-all = every day, before the vote
village-days-once = once in the game, before everybody
village-days-once-dusk = once in the game, before everybody, also during the vote
village-days-bullets = at the end of the day, { $bullets } times in all at most

## What those see who look

village-look-seer = Seer
village-look-sorcerer = Sorcerer
village-look-fool = Fool, if chance shows him this role
village-seen-nothing = nothing unusual

## What comes of a visit. $whose: whose page it is, the visitor’s (guest) or that of whoever is looked for (host).

village-mark-guest-dies = { $whose ->
        [guest] dies
       *[host] the visitor dies
    }
village-mark-host-dies = { $whose ->
        [guest] kills
       *[host] dies
    }
village-mark-guest-turns = { $whose ->
        [guest] becomes { $role }
       *[host] the visitor becomes { $role }
    }
village-mark-host-turns = { $whose ->
        [guest] makes a { $role }
       *[host] becomes { $role }
    }
village-mark-guest-drunk = { $whose ->
        [guest] gets drunk
       *[host] the visitor gets drunk
    }
village-mark-host-infected = { $whose ->
        [guest] infects
       *[host] is infected
    }
village-mark-host-frozen = { $whose ->
        [guest] freezes
       *[host] is frozen
    }
village-mark-host-doused = { $whose ->
        [guest] pours kerosene
       *[host] is doused
    }
village-mark-host-survives = { $whose ->
        [guest] the prey survives
       *[host] survives, the first time
    }
village-mark-both-swap = { $whose ->
        [guest] steals the card
       *[host] loses the card
    }
village-mark-none-away = { $whose ->
        [guest] finds nobody
       *[host] is not found
    }

## What it may become

village-turns-bitten = if the pack comes
village-turns-seer-gone = once no Seer is alive
village-turns-model-dead = when the chosen one dies
village-turns-model-copied = when the chosen one dies, takes over that role
village-turns-last-wolf = once none of the pack is left
village-turns-no-wolves = once none of the pack is left and nobody is infected
village-turns-stole = takes over the role that is stolen
village-turns-elder-killed = after killing the Wise Elder

## What it wins with

village-goal-village = with the village, once no enemy is alive: no wolf, nobody infected, no Cultist, Serial Killer or Arsonist
village-goal-wolves = with the wolves, when they are at least half of the living and no Gunner has a bullet left
village-goal-cult = with the cult, when all the living are Cultists
village-goal-tanner = alone, the instant that the village lynches him
village-goal-serial_killer = alone and alive, as one of the last two; but if the other is the Hunter, both die
village-goal-arsonist = alone and alive, as one of the last two, unless the other is the Serial Killer
village-goal-none = with this card, for love alone
