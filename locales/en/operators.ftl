### /operator: the pages of whoever runs the bot. Somebody able, perhaps at three in the morning: short lines, what is wrong first.
### No card is ever named here, nor who has chosen already.

operator-head = ✅ <b>All is well.</b>
operator-head-troubles = { $count ->
        [one] ⚠️ <b>One thing to look at:</b>
       *[other] ⚠️ <b>{ $count } things to look at:</b>
    }
operator-trouble-beat = • 💔 For over half a minute no process has kept time: the games are waiting.
operator-trouble-silent = { $count ->
        [one] • 💔 One replica has gone quiet.
       *[other] • 💔 { $count } replicas have gone quiet.
    }
operator-trouble-versions = • 🔀 Different versions of the program are running.
operator-trouble-frozen = { $count ->
        [one] • 🧊 One game stands still and won’t go on by itself.
       *[other] • 🧊 { $count } games stand still and won’t go on by themselves.
    }
operator-trouble-faults = { $count ->
        [one] • 🐞 One error in the last hour.
       *[other] • 🐞 { $count } errors in the last hour.
    }
operator-trouble-late = • 🐌 A group has been waiting { $span } for a message.
operator-trouble-aside = { $count ->
        [one] • 📭 Telegram refused a message as malformed: it is set aside.
       *[other] • 📭 Telegram refused { $count } messages as malformed: they are set aside.
    }
operator-trouble-maintenance = • 🔧 Maintenance is on: no new games are opened.

operator-serving = { $count ->
        [0] 🖥 No process has been heard of yet
        [one] 🖥 One process, up for { $span } (version { $versions })
       *[other] 🖥 { $count } processes, the oldest up for { $span } (version { $versions })
    }
operator-database = 🗄 { $kind }, { $size } MB
operator-games = 🎲 Open tables: { $lobbies } · games in course: { $count } · frozen: { $frozen }
operator-queue = { $count ->
        [0] 📬 Nothing queued
        [one] 📬 One message queued, for { $span }
       *[other] 📬 { $count } messages queued for { $chats ->
            [one] one chat
           *[other] { $chats } chats
        }, the oldest for { $span }
    }
operator-faults-hour = 🐞 Errors in the last hour: { $count }
operator-flood = 🌊 { $name } (<code>{ $chat }</code>) sends too much: { $count ->
        [one] one update dropped
       *[other] { $count } updates dropped
    } within the hour
operator-left-out = <i>The queues leave out the chats of tables where you are playing.</i>

operator-private = a private chat
operator-untitled = a group without a name

operator-button-home = « Overview
operator-button-back = « Back
operator-button-no = ✖️ Leave it
operator-button-again = 🔄 Look again
operator-button-before = « Before
operator-button-next = Next »
operator-button-number = { $number }
operator-button-live = 🎲 Games
operator-button-lanes = 📬 Queues
operator-button-faults = 🐞 Errors
operator-button-maintenance = 🔧 Maintenance
operator-button-cast = 📣 Broadcast
operator-button-bans = 🚫 Banned
operator-button-log = 📜 Log

## The games

operator-live = { $count ->
        [0] 🎲 <b>{ $which ->
            [frozen] No game stands still.
           *[all] No table is open.
        }</b>
        [one] 🎲 <b>{ $which ->
            [frozen] One frozen game
           *[all] One table
        }</b>
       *[other] 🎲 <b>{ $which ->
            [frozen] { $count } frozen games
           *[all] { $count } tables
        }</b>
    }
operator-live-line = { $number }. <b>{ $title }</b> · { $game } · { $status ->
        [lobby] taking seats
        [drawing] dealing
        [frozen] 🧊 frozen
       *[running] { $phase ->
            [night] night { $nth }
            [day] day { $nth }
           *[none] in course
        }
    } · { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } · for { $span }{ $stands ->
        [paused] , paused
        [halted] , the stop card is up
        [barred] , the group lets nobody write
        [flooded] , Telegram asks to wait
        [quiet] , resting
       *[other] { "" }
    }
operator-live-find = To find one, reply to this message with the group’s title, its number, or the game’s code.
operator-live-found = { $count ->
        [0] 🔎 No table matches.
        [one] 🔎 <b>One table</b>
       *[other] 🔎 <b>{ $count } tables</b>
    }
operator-live-many = 🔎 <b>The first { $count }</b>: there are more, try words that say more.
operator-button-live-all = All
operator-button-live-frozen = 🧊 Frozen only
operator-game = <b>{ $title }</b>
    { $game } · <code>{ $session }</code> · group <code>{ $chat }</code>

    { $status ->
        [lobby] Still taking seats
        [drawing] Dealing
        [frozen] 🧊 Frozen
        [running] { $phase ->
            [night] Night { $nth }
            [day] Day { $nth }
           *[none] In course
        }
       *[other] Over
    } · { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } · for { $span }{ $stands ->
        [paused] , paused
        [halted] , the stop card is up
        [barred] , the group lets nobody write
        [flooded] , Telegram asks to wait
        [quiet] , resting
       *[other] { "" }
    }
operator-game-mine = <i>You play at this table yourself: here you read only what the whole table knows.</i>
operator-no-table = This game is gone.
operator-no-freeze = This game can’t be frozen: it has not begun, or is over already.
operator-button-replay = 🔁 Play the journal again and compare
operator-button-freeze = 🧊 Freeze
operator-button-freeze-yes = 🧊 Yes, freeze it
operator-button-thaw = ▶️ Set it going again
operator-button-ban-group = 🚫 Ban the group
operator-freeze-sure = 🧊 Freeze the game of “{ $title }”? The clock stops for everybody, and the group reads so. It goes on from here whenever you like.
operator-freeze-done = 🧊 It stands still.
operator-thaw-done = ▶️ It goes on where it stood, with half a minute at least.
operator-thaw-already = ▶️ It isn’t frozen: it is going.
operator-thaw-lost = The bot is out of that group: the game goes on by itself when the bot is added again.
operator-thaw-alien = This version of the program has other rules and can’t take that game up. The group can close it with /stop.
operator-replay = { $verdict ->
        [same] ✅ Played again from its journal: it comes out exactly at the stored state.
        [other] ❌ Played again from its journal it comes out at another state. Don’t set it going before you know why.
        [broken] ❌ The journal can’t be played to its end{ $step ->
            [0] { "" }
           *[other] : it breaks at step { $step }
        }. { $why ->
            [none] { "" }
           *[other] { $why }
        }
        [alien] 🔀 It was played by other rules, which this version of the program doesn’t know.
       *[undealt] The cards were never dealt: there is nothing to play again.
    }
operator-frozen = 🧊 Whoever runs the bot has stopped the game for a moment to look into something. Nobody loses any time: we go on from here.
operator-thawed = ▶️ On we go, from where we were.

## The queues

operator-lanes = { $count ->
        [0] 📬 <b>No group is waiting for a message.</b>
        [one] 📬 <b>One group is waiting for { $items ->
            [one] a message
           *[other] { $items } messages
        }</b>
       *[other] 📬 <b>{ $count } groups are waiting for { $items } messages</b>
    }
operator-lanes-people = { $count ->
        [0] Nobody has been waiting in private for over { $span }.
        [one] One person has been waiting for over { $span }.
       *[other] { $count } people have been waiting for over { $span }.
    }
operator-lane = { $number }. <b>{ $title }</b> · { $count } · for { $span } · { $state ->
        [held] nobody is reached there
        [barred] the group lets nobody write
        [failing] Telegram doesn’t answer, trying again
        [waiting] at Telegram’s limit, waiting
       *[going] on its way
    }
operator-button-fullest = Fullest first
operator-button-oldest = Oldest first

## The errors

operator-faults = { $count ->
        [0] 🐞 <b>No errors in the last seven days.</b>
        [one] 🐞 <b>One error in the last seven days</b>
       *[other] 🐞 <b>{ $count } different errors in the last seven days</b>
    }
operator-fault = { $number }. <code>{ $action }</code> · { $times ->
        [one] once
       *[other] { $times } times
    } · { $span } ago{ $session ->
        [none] { "" }
       *[other] { " " }· <code>{ $session }</code>
    }

## Maintenance

operator-rest-none =
    🔧 <b>No maintenance.</b>

    During maintenance no new games are opened, and whoever tries is told so kindly; tables that have not begun are closed with a word; games in course are played to their end. It holds for all replicas, and outlives a restart.
operator-rest-sure = 🔧 Begin maintenance? { $lobbies ->
        [0] There is no table to close
        [one] One table that has not begun will be closed
       *[other] { $lobbies } tables that have not begun will be closed
    }; { $count ->
        [0] no game is in course.
        [one] one game in course will be played to its end.
       *[other] { $count } games in course will be played to their end.
    }
operator-rest = 🔧 <b>Maintenance</b>, for { $span }

    { $drained ->
        [yes] ✅ Nobody plays in a group any more: everything may be stopped.
       *[no] ⏳ Tables to close: { $lobbies } · games to finish: { $count }
    }
    In private: { $alone } (nobody waits there, and they survive a restart)
    Processes up: { $replicas }

    { $stop ->
        [yes] After the last game every process stops by itself. One that is started later stays up, in maintenance.
       *[no] After the last game the processes stay up, and I tell you.
    }
operator-rest-drained = ✅ The last game in a group is over. { $stop ->
        [yes] In a few seconds the processes stop.
       *[no] Now you can stop the processes without interrupting anybody.
    }
operator-button-rest = 🔧 Begin maintenance
operator-button-rest-begin = 🔧 Yes, begin
operator-button-rest-end = ✅ End it: games again
operator-button-rest-stop-yes = ⏻ Then stop the processes
operator-button-rest-stop-no = ⏻ Then leave the processes up
maintenance-no-new = 🔧 I’m about to stop for some maintenance: games in course I see to their end, but I open no new ones for now. Try again a little later.
maintenance-lobby-closed = 🔧 I’m about to stop for some maintenance, and I’d hate to break off at the best moment: I close this table before it begins. See you a little later.

## The broadcast

operator-cast =
    📣 <b>A broadcast</b>

    It goes only to those who said yes in the settings: { $groups ->
        [one] one group
       *[other] { $groups } groups
    } and { $people ->
        [one] one person
       *[other] { $people } people
    }. It leaves slowly, behind the games, and waits wherever one is being played.
operator-cast-noted = ✍️ Noted.
operator-cast-write = ✍️ Reply to this message with the text for readers of <b>{ $language }</b>: { $most } characters at most, without formatting.{ $now ->
        [none] { "" }
       *[other] { " " }Now it says:

        <blockquote>{ $now }</blockquote>
    }
operator-cast-too-long = I need a text, of { $most } characters at most.
operator-cast-look = { $count ->
        [0] 👀 This is how it will read. For now, though, nobody has said they want it.
        [one] 👀 This is how it will read, in one chat.
       *[other] 👀 This is how it will read, in { $count } chats.
    }
operator-cast-message =
    📣 { $words }

    <i>From whoever runs the bot. To hear no more news: /settings</i>
operator-cast-progress = 📣 <b>Broadcast { $number }</b>: { $count } of { $total } { $state ->
        [running] on its way
        [stopped] · ⏹ stopped
       *[done] · ✅ done
    }{ $waiting ->
        [0] { "" }
        [one] { " " }· one chat is waiting for a game to end
       *[other] { " " }· { $waiting } chats are waiting for a game to end
    }
operator-button-cast-all = Everybody
operator-button-cast-groups = Groups
operator-button-cast-people = People
operator-button-cast-write = ✍️ { $language }
operator-button-cast-written = ✅ { $language }
operator-button-cast-look = 👀 See what it looks like
operator-button-cast-send = { $count ->
        [one] 📣 Send to one chat
       *[other] 📣 Send to { $count } chats
    }
operator-button-cast-stop = ⏹ Stop
operator-button-cast-go-on = ▶️ Go on with the stopped one

## The banned

operator-bans = { $count ->
        [0] 🚫 <b>Nobody is banned.</b>
       *[other] 🚫 <b>Banned</b>
    }
operator-ban-line = { $number }. <b>{ $name }</b> · <code>{ $chat }</code> · { $reason } · for { $span }
operator-ban-whom =
    🚫 <b>Whom do you want to ban?</b>

    Forward one of their messages here, or reply to this one with a number, a user name or a link: <code>123456789</code>, <code>@name</code>, <code>https://t.me/c/1234567890/5</code> for a group.
operator-ban-nobody = I can’t tell who that is: Telegram may hide the author of a forwarded message, and I know a user name only if that person has written to me. The number always works.
operator-ban-operator = Whoever runs the bot can’t be banned.
operator-ban-telegram = That is an account of Telegram’s own, or the bot itself: it can’t be banned.
operator-ban-own-table = You are playing together at this moment: a ban would be a move. Once the game is over you can.
operator-ban-already = Banned already.
operator-ban-why = { $kind ->
        [group] 🚫 Ban the group <b>{ $name }</b> (<code>{ $chat }</code>)? { $count ->
            [0] Nobody plays there now.
            [one] One open table will be closed.
           *[other] { $count } open tables will be closed.
        } The bot says one line and leaves; if it is added again, it leaves again.
       *[person] 🚫 Ban <b>{ $name }</b> (<code>{ $chat }</code>)? { $count ->
            [0] Not in any game now.
            [one] Their seat at one table is given up, as if they had left it.
           *[other] Their seats at { $count } tables are given up, as if they had left them.
        } They read one line, then the bot falls silent.
    }

    For which reason? Press a button, or write it as a reply to this message.
operator-ban-spam = Spam
operator-ban-abuse = Bad behaviour
operator-ban-asked = On request
operator-button-ban-spam = 🚫 Spam
operator-button-ban-abuse = 🚫 Bad behaviour
operator-button-ban-asked = 🚫 On request
operator-button-ban-new = ➕ Ban somebody
operator-button-free = ↩️ { $number }
operator-button-free-yes = ↩️ Yes, lift the ban
operator-free-sure = ↩️ Lift the ban of <b>{ $name }</b> (<code>{ $chat }</code>)? The reason was: { $reason }.
ban-told = Whoever runs this bot has decided to hold no more games with you: from now on I won’t answer. Your data stays yours: /mydata and /forgetme still work.
ban-told-toast = Whoever runs this bot has decided to hold no more games with you.
ban-group-told = Whoever runs this bot has decided to hold no more games in this group. Farewell.

## The log

operator-log = 📜 <b>Who did what</b> (time of { $zone })
operator-log-line = { $at } · <b>{ $name }</b> · <code>{ $deed }</code>{ $what ->
        [none] { "" }
       *[other] { " " }<code>{ $what }</code>
    }
