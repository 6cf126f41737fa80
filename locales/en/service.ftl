### What the narrator says about the life of a table: opening, sitting down, waiting, stopping, going on.
### A refusal says why, and what to do instead; it never blames.

## Buttons

service-button-start = Open our chat
service-button-fill = 🤖 Fill up with computer players
service-button-stop = Yes, end the game
service-button-leave = Yes, I’m leaving
service-button-forget = Yes, erase everything
service-button-wait = Let’s wait
service-button-substitute = 🤖 Let a stand-in play
service-button-remove = Out of the game ({ $count }/{ $needed })
service-button-skip = ⏩ Go on without waiting ({ $count }/{ $needed })
service-button-out = Without { $name } ({ $count }/{ $needed })
service-button-without = Without { $name }
service-button-join = 🪑 I’m in
service-button-heir = To { $name }
service-button-leave-table = Leave { $group }
service-button-sit-there = 🪑 Sit down in { $group }
service-button-open-group = Open { $group }
service-button-resume = ▶️ Carry on
service-button-pause = ⏸ Pause
service-button-say = Question { $number } · { $group }
service-language-name = 🇬🇧 English
service-grammar-f = She
service-grammar-m = He
service-grammar-neutral = They

## Opening a table

service-which-game = What shall we play?
service-opened = The table is open.
service-play-in-group = Tables are opened in groups: add me to one and write /play@{ $bot } there.
service-in-group = That one works in the group where you play: write it there.
service-opened-enough = Quite a few tables have just been opened and closed here: give it some minutes, and I’ll gladly open another.
service-unknown-game = I don’t know that game. /play@{ $bot } shows the ones I can host.
service-lobby-already = There is an open table here already: take a seat with /join@{ $bot }.
service-game-already = A game is on here. Once it is over, /play@{ $bot } opens a new table.
service-call-set = 🔔 When a table opens in “{ $group }” I’ll write to you here. Had enough one day? /callme, here or there.
service-call-stopped = 🔕 No more word of the tables in “{ $group }”.
service-call-stopped-toast = I won’t tell you any more.
service-called = 🔔 A table is opening in “{ $group }”: <b>{ $game }</b>. Shall I keep you a seat? One tap will do.
service-calls = { $count ->
        [0] 🔕 So far I tell you of no tables. Type /callme in a group, and you’ll hear from me here when people play there.
        [one] 🔔 I tell you of the tables of one group. One tap, and I stop.
       *[other] 🔔 I tell you of the tables of { $count } groups. One tap, and I stop.
    }
service-button-uncall = 🔕 { $group }
service-rematch = Another game in “{ $group }”: shall I keep you a seat? One tap will do.
service-option-set = Done.
service-option-set-soon = Done. The board follows in a few seconds; Telegram dislikes haste.
service-page-soon = One moment: the page turns in a few seconds.
service-unknown-option = That choice is gone. Open the options again and retry.
service-no-lobby = No table is open here. Fancy a game? /play@{ $bot }.
service-lobby-gone = That table is gone. In the group, /play@{ $bot } opens a new one.
service-begun-already = The game has already begun.

## Sitting down and getting up

service-joined = You have a seat at the table in “{ $group }”. When we begin, your card will arrive right here.
service-joined-toast = You have a seat.
service-seated-already = You already have a seat at the table in “{ $group }”: when we begin, your card will arrive right here.
service-playing-already = The game in “{ $group }” has begun, and you are in it: /role shows your card again.
service-seated-already-toast = You have a seat already.
service-press-start = So that I can hand you cards, open our chat and press “Start”. Once is enough.
service-join-too-late = The game has just begun. There will be a seat next time.
service-anonymous = Anonymous admins can’t take a seat: I wouldn’t know whom to deal to. Switch to your own name and try again.
service-full = The table is full. If somebody gets up, a seat is free again.
service-not-a-member = This table is for members of “{ $group }”. Join the group: the moment you’re in, the seat is yours. If I keep you waiting, tap “I’m in”.
service-not-a-member-private = This table is for members of “{ $group }”, a private group: ask whoever sent you the link to add you. The moment you’re in, the seat is yours. If I keep you waiting, tap “I’m in”.
service-engaged = You already have a seat in “{ $group }”, and as a rule it’s one table at a time. You can get up there and sit down here; or, if you think you can follow several, say so in /settings.
service-engaged-told = You already have a seat at another table, and as a rule it’s one at a time: I’ve written to you in private what you can do.
service-engaged-elsewhere = You already have a seat at another table, and as a rule it’s one at a time. In private, /status tells you where and /leave frees it.
service-comer-engaged = Whoever asked for this seat has meanwhile sat down somewhere else.
service-left = You have left the table in “{ $group }”. See you soon.
service-left-toast = You have left the table.
service-leave-sure = Do you really want to leave the game in “{ $group }”? The others play on, and there is no way back. If you have changed your mind, ignore this message.
service-leave-which = Which table do you want to leave?
service-not-seated = You have no seat at this table.
service-in-no-game = You are at no table right now.
service-no-game-here = No game is on here. To open a table: /play@{ $bot }.
service-not-now = Not just now: give it a few seconds and try again.
service-breath = 😮‍💨 Let me catch my breath: that was a lot of messages in a row. In a minute I’ll answer again; whatever your game has to tell you still comes through.
service-too-fast = Easy now: I can’t keep up that fast. Wait a few seconds, then try again.
service-removed = Whoever runs the table in “{ $group }” has taken you off the list.
service-removed-toast = Done.
service-removed-later-toast = Noted. Who has voted stays covered until the vote is over: if the answer is missing again then, the game goes on without it.
service-new-host = { $name } is in charge of the table now.
service-give-whom = 🤝 Who takes the table over? Whoever gets it decides when to start, to pause and to end.
service-given-toast = Done: the table is in other hands.
service-no-heir = There’s nobody else at the table to hand it to.
service-filled = The computer players have sat down.
service-enough = You are { $min } or more already: no computer players needed.
service-no-computers = Computer players don’t know how to play this game.

## Beginning

service-too-few = { $count ->
        [0] Nobody is at the table yet: it takes at least { $min }.
        [one] Just one person so far: it takes at least { $min }.
       *[other] Only { $count } of you so far: it takes at least { $min }.
    } Call somebody in, or fill up with computer players.
service-begun = Here we go.
service-some-missing = Almost: there is somebody I can’t write to yet. I’ve said so in the group.
service-unreachable-start = Almost there. I can’t hand a card to { $names } yet: { $count ->
        [one] all it takes is
       *[other] all it takes from each of them is
    } a tap on the button below, then “Start”. As soon as I can write to everybody, I’ll begin.
service-still-missing = I am still waiting to be able to write to { $names }. The button is in my message above; once everybody is within reach, I’ll begin by myself.
service-lobby-short = Time is up and { $count ->
        [0] nobody is at the table
        [one] there is only one of you
       *[other] there are { $count } of you
    }: it takes at least { $min }. I’ll wait a few minutes more; call somebody in meanwhile.
service-lobby-expired = The table has been waiting too long, so I have closed it. Whenever you like, /play@{ $bot } opens another.
service-lobby-warning = ⏳ We begin in { $span }: last seats, anybody?
service-lobby-expiring = ⏳ { $count ->
        [one] Still one person short
       *[other] Still { $count } people short
    }: if nobody comes, I close the table in { $span }. Want to wait longer? One tap will do.
service-lobby-expiring-reach = ⏳ I still can’t begin: if nothing changes, I close the table in { $span }. Want to wait longer? One tap will do.
service-lobby-rests = ⏸ This table has been on hold for quite a while: unless somebody writes /resume@{ $bot }, I close it in { $span } and make room for others.
service-drawing = 🎰 Seats taken: { $count } of you. I’m shuffling (seal <code>{ $seal }…</code>), and chance cuts the deck, not me.

## Playing

service-noted = Noted.
service-late = Messages reach the group late: Telegram wants a pause from me, and meanwhile the clock stands.
service-old-game = This button belongs to a game that is over.
service-stale-button = This button is no longer good.
service-outsider = This is for members of the group: join it, then tap again.
service-pressed-already = Done already: this is another screen by now.
service-not-asked = It isn’t your turn: those who are in the game answer, when they are called. Whoever is out can only watch.
service-not-at-this-table = You aren’t in this game: take a seat in the next one.
service-paused-toast = The game is paused: answers count again when it goes on.
service-told-in-private = I’ve written to you in private.
service-card-below = ⬇️ It is further down now, in the newest message.
service-heading = 📍 <b>{ $group }</b>
service-role-which = Which table’s card do you want to see again?
service-no-board = This game has no board.
service-no-board-yet = There is no board yet: it comes once everything is in its place.
service-no-card-yet = The cards haven’t been dealt yet.
service-nudge = In “{ $group }” your answer is still missing, and time is running out.
service-nudge-patient = In “{ $group }” it is your turn: they are waiting for you, and there is no hurry.
service-only-me-here = Here nobody but me reads you. For those who play with you, write in “{ $group }”; /role brings back your card.
service-say-which = Which question are you answering?

## The talk of the dead

beyond-welcome =
    👻 In “{ $group }” the game is over for you, but not the talking. Whatever you write to me here I pass on, with your name, to those who are out of the game as well, and to nobody else.

    { $count ->
        [0] For now it is quiet here: whoever comes next will hear you.
        [one] { $names } is here already.
       *[other] { $names } are here already.
    } Whoever is still playing hears nothing of it: keep it that way until the end.
beyond-said = 👻 <b>{ $name }</b>: { $text }
beyond-off = 🤫 Silence it is: I pass nothing on to you any more, and what you write stays between us.
beyond-on = 👻 There you are again: you hear the others, and they hear you.
beyond-off-toast = You hear the others no more.
beyond-on-toast = Back among the voices.
beyond-you-left = You chose not to hear the dead, so they don’t hear you either: the button above takes you back.
beyond-alone = Right now there is nobody on the other side to hear you.
beyond-too-fast = One message every three seconds, or the others can’t keep up. Wait a moment and write it again.
beyond-too-many = They are all talking at once over there. Wait a minute and write it again.
beyond-button-off = 🤫 I’d rather not hear
beyond-button-on = 👻 Back among the voices
beyond-button-say = 👻 None: it’s for the dead of “{ $group }”

## Time

service-extended = ⏳ { $name } asks for a little more time: { $span } more.
service-extended-admin = ⏳ A little extra time: { $span } more.
service-extended-toast = More time it is.
service-extended-enough = The time has been stretched { $most } times already: that will have to do.
service-extended-once = You have had your bit of extra time. Somebody else may still ask for theirs.
service-paused = ⏸ Paused. The clock stands until whoever runs the table writes /resume@{ $bot }.
service-paused-already = It is paused already.
service-resumed = ▶️ On we go, from where we were.
service-resumed-toast = On we go.
service-not-paused = The clock is running already.
service-back = I’m back. I was away for { $span }: that time doesn’t count, we go on from where we were.

## Who may

service-host-only = That is up to whoever opened the table, or to the group’s admins. If the opener is silent for ten minutes, any player may.
service-players-only = Only players at this table can do that.
service-in-play-only = That is for those still in the game to decide: yours is the pleasure of watching.
service-admins-only = That is up to the group’s admins.

## Ending

service-stop-sure = Shall I end the game for everybody, with no winner? If not, ignore this message.
service-stop-confirm-toast = I’m asking for confirmation in the group.
service-stopped = The game ends here, with no winner. Thanks for playing.
service-stopped-toast = Game ended.
service-lobby-stopped = The table is closed. Until next time.

## Who is missing

service-lost = I can’t write to { $name } in private any more: our chat may have been closed. The game goes on. To come back, the first button is enough; whoever runs the table may also choose otherwise, and so may a majority of those in the game.
service-absent-you = ⏳ In “{ $group }” they were waiting for you, and your answer never came. { $rule ->
        [remove] If it happens again next time, they go on without you.
        [vote] If it happens again next time, the others decide whether to go on without you.
        [substitute] If it happens again next time, a computer player sits in for you until you are back.
        [random] If it happens again next time, chance chooses for you until you are back.
       *[warn] Nobody is put out for that, but the others count on you as well.
    }
service-absent-named = ⏳ Last time there was no answer from { $names }. { $rule ->
        [remove] Once more, and the game goes on { $count ->
            [one] without that player
           *[other] without those players
        }.
        [vote] Once more, and you decide whether to go on without.
        [substitute] Once more, and a computer player sits in.
        [random] Once more, and chance will choose.
       *[warn] The table is waiting.
    }
service-absent-vote = 🪑 Twice in a row there was no answer from { $name }. If most of those in the game want it, we go on without; whoever runs the table can also let a computer player sit in. One answer, and all is as before.
service-absent-random = 🎲 Twice in a row there was no answer from { $name }: until that changes, chance chooses when the time is up.
service-absent-skip = ⏩ Twice in a row there was no answer from { $name }: until that changes, the turn passes almost at once.
service-absent-replaced = 🪑 In “{ $group }” your answer was missing twice in a row, and a computer player now sits in for you. To come back, write /join@{ $bot } in the group: the seat is still yours.
service-standin-back = 🪑 { $name } is back at the table: { $substitute } gets up and hands back the seat.
service-missing-answers = ⏳ { $count ->
        [one] Only { $names } hasn’t answered yet.
       *[other] { $names } haven’t answered yet.
    } If most of those in the game are happy with that, we go on without waiting.
service-missing-number = ⏳ { $count ->
        [one] One answer is still missing; whose, nobody sees.
       *[other] { $count } answers are still missing; whose, nobody sees.
    } If most of those in the game are happy with that, we go on without waiting.
service-missing-patient = ⏳ Waiting for { $names }; there is no hurry. If most of the others agree, you may go on all the same.
service-others-decide = It is you they are waiting for: you may answer. Whether to go on without waiting is for the others to decide.
service-skipped = ⏩ Most of you would rather not wait: on we go.
service-counted = Noted: { $count } of { $needed }.
service-found = { $name } is within reach again.
service-substituted = { $substitute }, a computer player, now plays for { $name }.
service-standin = 🪑 { $name } would like to come in, though the game is on. Whoever runs the table may hand over one of these seats, card and all.
service-button-admit = { $name }’s seat
service-standin-asked = I have asked whoever runs the table. If the answer is yes, your card arrives in private.
service-standin-in = 🪑 { $substitute } now plays in { $name }’s place.
service-seat-taken = You had been missing for a while, so your seat in “{ $group }” has gone to somebody else. You are welcome to follow the game in the group.
service-waiting = All right, we wait.
service-reachable-stays = I can write to this person: who wants to leave can do so with /leave.
service-member-left = { $name } has left the group. The seat is kept for { $span }.
service-ghost-left = { $name } has left the group. That seat was out of the game already: nothing changes for the others.
service-member-back = { $name } is back, and so is the seat.

## When something jams

service-frozen = I have caught a mistake of mine, and stopped here so as not to spoil your game. The people who look after me know; if you would rather end it, there is /stop@{ $bot }.
service-frozen-toast = The game stands still over a mistake of mine. I’ve told the group what can be done.
service-barred = I am not allowed to write in “{ $group }”. I’ve stopped the clock and go on as soon as I may speak.
service-group-lost = I am no longer in “{ $group }”, so the game stands still. If I’m added again, it goes on.
service-group-found = Here I am again. The game stood still: on we go, from where we were.
service-topic-closed = In “{ $group }” the table’s topic ({ $table }) is closed, so I’ve stopped the clock. I go on as soon as it is reopened, or with /resume.
service-topic-reopened = ▶️ The topic is open again: on we go from where we were.
service-topic-gone = 🪵 The topic we were playing in is gone: the table moves here, everybody in their seats.
service-topic-gone-lobby = That table’s topic is gone, and another table is open here: I’ve closed it. In a new topic, /play@{ $bot } opens it again.
service-topic-gone-waits = ⏸ The topic we were playing in ({ $table }) is gone, and there’s another table here already. The game isn’t lost: it waits, and once this place is free one tap brings it back.
service-place-taken = There’s still another table here: once it’s done, one tap and the game goes on.

## The proof

service-commitment = The seal of this game (<code>{ $session }</code>), fixed before anybody knew who would play:
    <code>{ $seal }</code>
    At the end I’ll publish the secret behind it, and anybody can check my sums.
service-commitment-toast = Seal: { $seal }…
service-keepsake-caption = 📖 Tonight’s story, for whoever wants to keep it.
service-proof-caption = The proof that the cards were fair. Whoever has the program can check it with <code>.venv/bin/narratore verify narratore-{ $session }.json</code>
service-proof-toast = Here is the proof.
service-no-proof = No game has been played here that I could prove fair.
service-no-proof-of-yours = You have finished no game yet that I could prove fair. After your first one, ask me here again.
service-proof-above = The file is a little further up.
service-proof-hidden = That table leaves cards unturned at the end. Opening the seal would tell them, so it stays shut.
service-never-dealt = That game stopped before I dealt: there is nothing to prove.

## Where we are

service-elsewhere = There’s no table here, but elsewhere in this group there is:
service-elsewhere-lobby = 🪑 <b>{ $table }</b>: { $count ->
        [0] nobody yet, people wanted.
        [one] one person at the table, seats are free.
       *[other] { $count } at the table, you can still sit down.
    }
service-elsewhere-running = 🎲 <b>{ $table }</b>: { $count } are playing.
service-elsewhere-frozen = ⏸ <b>{ $table }</b>: the game has stopped.

service-status-title = <b>{ $game }</b> · { $group }
service-status-lobby = { $count ->
        [0] Nobody is at the table yet.
        [one] At the table: { $names }.
       *[other] At the table, { $count } of you: { $names }.
    }
service-status-living = { $count ->
        [one] Still in the game: { $names }.
       *[other] Still in the game, { $count } of you: { $names }.
    }
service-status-awaited = Waiting for { $names }.
service-status-awaited-number = { $count ->
        [one] One answer is still missing.
       *[other] { $count } answers are still missing.
    }
service-status-secret = Everybody answers in private: who has answered already, I don’t say.
service-status-left = Time left: { $span }.
service-status-drawing = I’m shuffling the cards.
service-status-frozen = The game stands still. It can be ended with /stop@{ $bot }.
service-status-paused = ⏸ Paused: /resume@{ $bot } goes on.
service-status-closed = ⏸ The clock has stopped, because the topic is closed.
service-status-quiet = 🌙 Quiet hours: the clock stands until morning.
service-status-barred = The clock stands, since I’m not allowed to write here.
service-status-flooded = The clock stands: Telegram wants a moment of silence from me, then we go on by ourselves.
service-status-opening = The clock starts as soon as the messages have reached everybody.

## The card that stops everything

service-button-halt = 🖐 Unwanted
service-button-halt-named = 🖐 In my name
service-button-halt-aloud = 🖐 Unwanted, in my name
service-button-lower = I lower the card
service-halt-up =
    🖐 <b>The “Unwanted” card.</b> { $whose ->
        [named] { $count ->
            [one] { $names } has raised it.
           *[other] { $names } have raised it.
        }
        [both] It was raised by { $names }, and by somebody without a name.
       *[unnamed] Somebody has raised it, without a name: nobody needs to know.
    } The game stands still. Talk it over: change or take back what was not all right, and whoever asked a question may ask it in another way. Then { $whose ->
        [unnamed] anybody may lower the card
        [both] each lowers their own, and anybody the one without a name
       *[named] whoever raised it lowers it
    }.
service-halt-still =
    🖐 <b>Still up.</b> { $whose ->
        [named] { $count ->
            [one] { $names } is holding it.
           *[other] { $names } are holding it.
        }
        [both] { $names } and somebody without a name are holding it.
       *[unnamed] Somebody is holding it, without a name: nobody needs to know.
    } The game still stands. Take the time you need; then { $whose ->
        [unnamed] anybody may lower the card
        [both] each lowers their own, and anybody the one without a name
       *[named] whoever raised it lowers it
    }.
service-halt-down = 🖐 The card is down: we go on from where we were.
service-halt-toast = The card is up: the game stands still.
service-halt-down-toast = Card lowered.
service-halt-others = This card is lowered by whoever raised it. Talk a moment longer.
service-halted-toast = The “Unwanted” card is up: the game stands still until it is lowered.
service-status-halted = 🖐 The “Unwanted” card is up: the game stands still until it is lowered.

## Language and grammar

service-language-set = All right, English it is.
service-unknown-language = I don’t speak that language yet.
service-ask-grammar = How shall I speak of you?
service-grammar-set = { GENDER($you) ->
        [f] Very well: “she” it is.
        [m] Very well: “he” it is.
       *[neutral] Very well: “they” it is.
    }

## Everything else

service-unknown-link = This link leads nowhere any more. If you were looking for a table, ask in the group to have one opened with /play@{ $bot }.
service-unknown-page = There is no such page. /help shows the others.
service-unknown-command = I don’t know that command. /help@{ $bot } shows those there are.
service-as-channel = I can’t tell who you are while you write as a channel: switch to your own name and try again.
service-data = Here is what I keep of you, table by table. The cards of a game that is still on are left out: those stay in our chat.
service-data-in-private = Your data are for you alone: ask me in private.
service-forget-in-private = Let’s talk about that in private.
service-forget-sure = I’ll erase your name, your preferences, the texts you wrote to me, your seats in past games and what you learnt with the quiz. If you are playing, you leave the game. It is for good: shall I? If not, ignore this message.
service-forgotten = Done: I remember nothing of you. Should you want to play again one day, we’ll introduce ourselves anew.
service-forgotten-toast = Erased.

## Verifying a proof (from the command line)

verify-file-passed = The file can be read.
verify-file-failed = This file is no proof of Narratore’s, or it has been altered ({ $detail }).
verify-commitment-passed = The secret is the one that was promised before the game.
verify-commitment-failed = The secret does not match the seal: it is not the one that was promised before the game.
verify-dice-passed = The dice named are those that went into the draw.
verify-dice-failed = The dice named are not those that went into the draw.
verify-rules-skipped = This version of the program does not know the rules that were played ({ $detail }): deal and moves cannot be redone.
verify-rules-failed = The options of the game are not valid.
verify-deal-passed = The cards dealt are exactly those that the draw gave.
verify-deal-failed = The cards dealt are not those that the draw gave.
verify-deal-skipped = The cards are not named, since the game did not come to its end.
verify-replay-passed = Played again from start to end, the game is the same.
verify-replay-failed = Played again, the game does not fit at step { $step } ({ $detail }).
verify-replay-skipped = The game cannot be played again as a whole, since some ballots stay secret: only the deal was redone.
verify-draws-passed = Every draw fits.
verify-draws-failed = A draw does not fit (step { $step }).
verify-outcome-passed = The outcome is as declared.
verify-outcome-failed = The outcome is not as declared.
