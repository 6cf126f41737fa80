### For people who narrate in person: draws, cards, lists of roles.

## The menu of commands

command-random = a number, a coin, names; for a narrator, the night’s events
command-deal = cards for a table in person, or how well a list is balanced
command-graves = who falls into the Grave Digger’s graves

## Words that are understood, between commas. They always work, whatever language one writes in.

aids-words-coin = coin, heads or tails, heads, tails, flip, coin flip
aids-words-all = list, all, events, odds, help

## Draws

aids-drawn-numbers = 🎲 { $count ->
        [one] From { $low } to { $high }: <b>{ $drawn }</b>
       *[other] { $count } different numbers from { $low } to { $high }: <b>{ $drawn }</b>
    }
aids-drawn-names = 🎲 { $count ->
        [one] Out of { $names }: <b>{ $drawn }</b>
       *[other] { $count } out of { $names }: <b>{ $drawn }</b>
    }
aids-drawn-coin = 🪙 <b>{ $drawn }</b>
aids-heads = Heads
aids-tails = Tails
aids-unclear = What shall I draw? Try <code>/random 12</code>, <code>/random 3 12</code>, <code>/random Anna Bruno</code>, <code>/random coin</code> or <code>/random clumsy</code>.
aids-unclear-range = Numbers go from 1 to 1,000,000: <code>/random 12</code>, say, or <code>/random 5-20</code>.
aids-unclear-number = That number means nothing there: without one, or with <code>/random ?</code>, you see what can be drawn.
aids-unclear-count = There are not that many different numbers, and a hundred is all I draw at once: <code>/random 3 12</code> gives three from 1 to 12.
aids-unclear-names = I can’t draw that many from this list; 200 names are the most. Try <code>/random 2 Anna Bruno Carla</code>.

## In another group or chat, after the bot's name

aids-asked-numbers = { $count ->
        [one] A number from { $low } to { $high }
       *[other] { $count } different numbers from { $low } to { $high }
    }
aids-asked-names = { $count ->
        [one] One of { $names }
       *[other] { $count } of { $names }
    }
aids-asked-coin = Heads or tails
aids-inline-waiting = 🎲 <b>{ $asked }</b>

    The first tap draws, whoever’s finger it is, and nothing changes it after that.
aids-inline-hint = The first tap draws
aids-inline-button = Draw
aids-inline-private = The night’s events: in private
aids-inline-by = { $result }
    <i>Tapped by { $name }.</i>
aids-inline-drawn = Drawn.
aids-inline-already = Somebody was quicker: the first tap counts.

## The night's events

aids-sheet = 🎲 <b>The night’s events</b>, and those of the day after
aids-nth = 🔄 Draw number { $nth }: the earlier ones no longer count.
aids-line = { $what }: <b>{ $came }</b>
aids-hidden = { $count ->
        [one] One more event is hidden: its role is not in play.
       *[other] { $count } more events are hidden: their roles are not in play.
    }
aids-nothing = With these roles, nothing is left to chance.
aids-event = { $what }: <b>{ $came }</b>
    <i>{ $odds }</i>
aids-event-hint = { $what }: { $hint }
aids-percent = { $percent }
aids-face = { $face } { $percent }%
aids-no-events = { $role }: nothing about this one is left to chance.
aids-catalogue = <b>What chance decides</b>
    Each event can be drawn by itself, by its name or by a role’s: <code>/random clumsy</code>.
aids-catalogue-others = 🎯 Only when you need it
aids-no-game = I know of no such events: there is no game here that has any.
aids-roles = <b>The roles in play</b>
    Tick those you have at the table. The others’ events stay hidden, on this list and on the next ones.
aids-roles-noted = Noted.
aids-button-again = 🔄 Draw again
aids-button-roles = 🎭 Roles in play
aids-button-sheet = « To the events
aids-button-groups = « To the teams
aids-button-all = All
aids-button-none = None
aids-button-out = ▫️ { $label }
aids-again-already = Done already: the new message is further down.
aids-told = 🎲 Done: { $name } has the outcome in private.
aids-press-start = The outcome is for the narrator alone: open our chat, press “Start”, and give the command again.
aids-anonymous = The outcome goes to the narrator in private, and here I can’t tell who you are: switch to your own name and try again.

## The cards

aids-deal = 🃏 <b>Cards for { $players }</b>
aids-deal-without = Without { $roles }.
aids-card = { $number }. { $role }
aids-card-handed = { $number }. { $role } (hand out: { $handed })
aids-balance = The village’s strength is <b>{ $village }</b>, that against it <b>{ $enemies }</b>.
    { $difference } apart, { $allowed } allowed: <b>{ $balanced ->
        [yes] balanced
       *[no] not balanced
    }</b>
aids-flag = The 120: <b>{ $flag ->
        [yes] yes
       *[no] no
    }</b>
aids-list = 🃏 <b>{ $count ->
        [one] One card
       *[other] { $count } cards
    }</b>
aids-list-made-up = { $count ->
        [one] One of them is your own, of the strength you gave it.
       *[other] { $count } of them are your own, of the strength you gave them.
    }
aids-list-unplayable = There is no game in it, though: the village must outnumber those against it, and at least one of them must be a real danger.
aids-list-size = It takes { $min } to { $max } to play.
aids-list-unknown = I don’t know { $words }. The rest is counted.
aids-list-usage = Send me the roles one a line, such as “Wolf” or “3 Masons”; one of your own with its strength: “Dwarf.5b” for the village, “Ogre.5c” against it.
aids-deal-usage = How many are you? Try <code>/deal 12</code>, or <code>/deal 12 -seer -cupid</code>.
aids-deal-unclear = You lost me at “{ $words }”. I need a number, and after a dash the roles to leave out: for example <code>/deal 12</code>, or <code>/deal 12 -seer -cupid</code>.
aids-deal-size = It takes { $min } to { $max } to play: <code>/deal 12</code>, say.
aids-deal-none = With all that left out there is no balanced game.{ $roles ->
        [none] {""}
       *[other] {" "}Try putting back: { $roles }.
    }
aids-unknown-role = Which role is { $words }? Try <code>/deal 12 -seer -alpha wolf</code>.
aids-fixed-role = { $role } always stays in; any of the others may be left out.
aids-button-deal = 🔄 Shuffle again
aids-button-use = 🎲 Events of these cards
aids-in-play = Noted: these are the roles in play.

## The graves

aids-graves = ☠️ <b>{ $graves ->
        [one] One grave
       *[other] { $graves } graves
    }</b>
aids-graves-usage = Graves, visits by enemies, visits by friends: <code>/graves 2 1 1</code>, say. No more than 35 of each.

## The Village: ways of dealing, further names of roles

village-mode-balanced = balanced
village-mode-chaos = chaos
village-mode-even = even
village-mode-simplified = simplified, simple
village-alias-hunter = urban hunter
village-alias-cult_hunter = hunter of cultists
village-alias-tanner = masochist
village-alias-clumsy_guy = clumsy
village-alias-wolf_man = wolfman, man wolf
village-alias-cultist = cult member, cult
village-alias-alpha_wolf = alpha
village-alias-snow_wolf = snow
village-alias-seer = the seer
village-alias-guardian_angel = angel, guardian
village-alias-wolf = werewolf
village-alias-wild_child = wild
village-alias-serial_killer = sk, killer
village-alias-apprentice_seer = apprentice
village-alias-wise_elder = elder
village-alias-villager = plain villager
village-alias-grave_digger = gravedigger, digger
village-alias-mason = freemason
village-alias-sorcerer = wizard
village-alias-harlot = prostitute
village-alias-beholder = watcher
village-alias-doppelganger = doppel, double
village-alias-prince = the prince
village-alias-detective = investigator
village-alias-gunner = gunman

## The Village: the events. .find: other words under which people look for them; .hint: how to draw what depends on the table.

village-sheet-cult = 👤 The cult comes knocking
village-sheet-clashes = 🐺 Dangerous meetings
village-sheet-powers = 🌙 Powers
village-sheet-signs = 👁 Glimpses and stumbles
village-sheet-day = ☀️ By day and at the vote

village-random-cult_converts = { ROLE($role, case: "emoji") } { $role }
    .yes = converts
    .no = too firm in faith
    .find = conversion, conversions, faith
village-random-cult_converts-digger = { ROLE($role, case: "emoji") } { $role }, only if not digging
    .yes = converts
    .no = too firm in faith
    .find = conversion, conversions, faith
village-random-hunter_vs_cult = 🎯 { $role }
    .convert = converts
    .shoots = shoots, and the caller dies
    .nothing = nothing happens
    .find = hunter and cult, cult at the hunter
village-random-ga_on_wolf = 👼 Angel over a wolf nobody attacked
    .dies = the Angel dies
    .safe = comes away unharmed
    .find = angel on wolf, angel on a wolf, angel and wolf
village-random-wolf_vs_sk = 🔪 Wolf at the home of a Serial Killer out hunting
    .sk_wins = the wolf dies
    .wolf_wins = the attack succeeds
    .find = wolf against serial killer, wolf versus serial killer
village-random-wolf_vs_sk-snow = ☃️ Snow Wolf at the home of a Serial Killer out hunting
    .sk_wins = the Snow Wolf dies
    .wolf_wins = the killer is frozen
    .find = snow wolf against serial killer
village-random-snow_vs_hunter = ☃️ Snow Wolf at the Hunter’s
    .shot = the Snow Wolf is shot dead
    .frozen = the Hunter is frozen
    .find = snow wolf against hunter, snow and hunter
village-random-hunter_vs_wolves = 🎯 Hunter against { $number ->
        [one] one wolf
       *[other] { $number } wolves
    }
    .hit = hits one
    .miss = misses
    .series = 🎯 Hunter against one wolf, two, three, four
    .find = hunter against wolves, hunter versus wolves
village-random-alpha_infects = ⚡️ Alpha Wolf, { $number ->
        [1] first
       *[other] second
    } victim
    .yes = infected
    .no = not infected
    .find = infection, infects, bite
village-random-chemist = 👨‍🔬 Chemist on a visit
    .target_dies = the host dies
    .chemist_dies = the Chemist dies
    .find = potion
village-random-thief = 😈 Thief
    .steals = gets away with the role
    .fails = leaves empty-handed
    .find = theft
village-random-traitor_seen_as = 🖕 Traitor in the Seer’s eyes
    .wolf = looks like a Wolf
    .villager = looks like a Villager
    .find = traitor seen, vision of the traitor
village-random-harlot_finds_cultist = { village-role-harlot.emoji } { village-role-harlot } at a Cultist’s
    .yes = notices
    .no = notices nothing
    .find = harlot and cultist
village-random-sk_stumble = 🔪 Serial Killer with a hurt leg
    .random = strikes somebody else, at random
    .no = strikes as intended
    .find = hurt leg, stumble, limp
village-random-detective_caught = 🕵 Detective
    .yes = found out by the wolves
    .no = nobody notices
    .find = detective found out, detective discovered
village-random-clumsy = 🤕 Clumsy Guy, { $number ->
        [1] first
       *[other] second
    } vote
    .wrong = slips
    .right = goes where it was meant to
    .find = clumsy vote, wrong vote

village-random-grave_fall = ☠️ Enemy at the Grave Digger’s, { $number ->
        [one] one grave
       *[other] { $number } graves
    }
    .falls = falls in and dies
    .safe = does not fall
    .series = ☠️ An enemy at the Grave Digger’s, with one grave, two, three, four
    .find = fall, grave, graves
village-random-grave_fall-half = ☠️ Friend at the Grave Digger’s, { $number ->
        [one] one grave
       *[other] { $number } graves
    }
    .falls = falls in and dies
    .safe = does not fall
    .series = ☠️ A friend at the Grave Digger’s, with one grave, two, three, four
    .find = fall, grave, graves
village-random-wolves_spot_gd = ☠️ Grave Digger at work, the pack attacks, { $number ->
        [one] one grave
       *[other] { $number } graves
    }
    .spotted = seen and killed
    .no = not seen
    .series = ☠️ Grave Digger at work, the pack attacks, with one grave, two, three, four
    .find = digger seen by wolves, digger seen
village-random-sk_spots_gd = ☠️ Grave Digger at work, Serial Killer about, { $number ->
        [one] one grave
       *[other] { $number } graves
    }
    .spotted = seen and killed
    .no = not seen
    .series = ☠️ Grave Digger at work, Serial Killer out, with one grave, two, three, four
    .find = digger seen by the serial killer
village-random-grave_fall-enemy = Enemy visitor { $number }
    .falls = falls in and dies
    .safe = does not fall
village-random-grave_fall-friend = Friendly visitor { $number }
    .falls = falls in and dies
    .safe = does not fall
village-random-wolves_spot_gd-attack = { $number ->
        [1] First
       *[other] Second
    } attack of the pack
    .spotted = the Digger is seen and killed
    .no = the Digger is not seen
village-random-sk_spots_gd-killer = Serial Killer, if out hunting
    .spotted = the Digger is seen and killed
    .no = the Digger is not seen
village-random-hunter_last_stand = 🎯 Hunter and wolf, the last two (if you play that rule)
    .hunter = the Hunter wins
    .wolf = the wolf wins
    .find = last stand, last two

village-random-missing_choice = A choice missing on the first night
    .hint = drawn among those who could be chosen, for instance <code>/random 2 3 5</code>
    .find = missing choice
village-random-wolf_tie = A tie among the wolves
    .hint = drawn among the tied victims, for instance <code>/random 2, 5</code>
    .find = tie of the wolves, tie
village-random-cult_tie = A tie among the Cultists
    .hint = drawn among the tied names, for instance <code>/random 2, 5</code>
    .find = tie of the cult
village-random-visiting_wolf = The wolf that goes visiting
    .hint = drawn among the attackers, for instance <code>/random 3 6 11</code>
    .find = visiting wolf
village-random-hunter_picks_wolf = The wolf that the Hunter hits
    .hint = drawn among the attackers, for instance <code>/random 3 6 11</code>
    .find = wolf that is hit
village-random-cult_visitor = The Cultist who goes visiting
    .hint = drawn among those converted last, together, for instance <code>/random 4, 9</code>
    .find = visiting cultist
village-random-sk_random_victim = The Serial Killer’s random victim
    .hint = drawn among the other living, for instance <code>/random 9</code> if there are nine
    .find = random victim
village-random-fool_draw = What the Fool seems to see
    .hint = drawn among the living but for the Fool and all Seers, for instance <code>/random 10</code>; the role of whoever comes up counts
    .find = fool's vision
village-random-oracle_draw = What the Oracle says
    .hint = drawn among the living but for the Oracle and whoever has the target’s role, for instance <code>/random 10</code>; the target is not what comes up
    .find = oracle's vision
village-random-augur_draw = What the Augur sees
    .hint = drawn among the roles of the pile that nobody alive holds and that you have not told yet, for instance <code>/random Drunk, Doppelganger, Thief</code>
    .find = augur's vision
village-random-clumsy_pick = Where the Clumsy Guy’s wrong vote goes
    .hint = drawn among the living but for the Clumsy Guy and the one he voted for, for instance <code>/random 9</code> if nine are left
    .find = clumsy pick
