# The narrator's desk: screens and buttons. Read on a phone, often by candlelight: few lines.
# What nobody else may see lies under a veil (tg-spoiler): a glance in passing gives nothing away.

village-desk-name = The Village, narrator’s desk
village-desk-tagline = Real cards on a real table: I remember, roll the dice and know the rules.
village-desk-chronicle = 📜 <b>How it went</b>

## Before the game

village-desk-ask-table =
    🎴 <b>A game around a real table!</b> How many are playing, not counting you?

    Tap a number, or send me the names, one a line, in the order you are sitting.
village-desk-ask-terms =
    🎴 <b>A table of { $count }.</b> Any cards to leave in the box?
    { $out_count ->
        [0] So far they are all in.
       *[other] Left out: { $out }.
    }
village-desk-ask-out =
    Tap the cards your table does without: a tick means the card is in.
    { $out_count ->
        [0] { "" }
       *[other] Left out: { $out }.
    }
village-desk-ask-rules = 📏 <b>House rules.</b> Each button says how it stands: tap to change it. Then tell the table.
village-desk-ask-hand =
    ✋ Which card does <b>{ $seat }</b> hold?

    Or paste the whole list, one card a line in seat order. A card of your own: <code>Name.5b</code> if it is for the village, <code>Name.5c</code> if it is against it; the number is its strength.
village-desk-ask-dealt =
    🃏 <b>The cards, in seat order.</b> They are under the veil: tap it when nobody is looking.
    Village { $village }, enemies { $enemies }: { $difference } apart, { $balanced ->
        [yes] and { $allowed } is allowed ✅
       *[no] though only { $allowed } is allowed ⚠️
    }
    { $playable ->
        [yes] { "" }
       *[no] ⚠️ There is no game in these: no enemy to fear, or too many.
    }
    120: <b>{ $flag ->
        [yes] YES
       *[no] NO
    }</b>. Say it out loud and write it on the sheet.
village-desk-ask-swap = 🔄 Whose card shall I swap? Tap the first one.
village-desk-ask-swap-with = 🔄 <b>{ $first }</b> trades cards with…
village-desk-line-card = <tg-spoiler>{ $number }. { $role } { ROLE($role, case: "emoji") }</tg-spoiler>
village-desk-line-card-own =
    <tg-spoiler>{ $number }. { $role } { ROLE($role, case: "emoji") } ({ $side ->
        [village] for the village
       *[enemies] against it
    }, strength { $strength })</tg-spoiler>
village-desk-line-card-as = <tg-spoiler>{ $number }. { $role } { ROLE($role, case: "emoji") } (hand over: { $given })</tg-spoiler>

## The night

village-desk-ask-call =
    🌙 <b>Night { $night }.</b> { $first ->
        [yes] All eyes closed. Call by number:
       *[no] Call:
    } <b>{ $seat }</b>
    <tg-spoiler>{ $role } { ROLE($role, case: "emoji") }</tg-spoiler>
village-desk-ask-second =
    { $pair ->
        [yes] 🏹 The first arrow goes to <b>{ $first }</b>. And the second?
       *[no] 🐾 First victim: <b>{ $first }</b>. And the second?
    }
village-desk-ask-called =
    🌙 <b>Night { $night }.</b> Everybody has been called.

    To put something right, type for example <code>7 &gt; 3</code>. Then tap “Next” and I tell you what to write.
village-desk-ask-given = ✍️ <b>Night { $night }: write it now.</b> Nothing that is still to come tonight can change it.
village-desk-ask-slips =
    { $rounds ->
        [two] ✍️ <b>Night { $night }, second round.</b> { $pages ->
            [1] Call everybody again by number, and hand back cards and slips:
           *[other] Slips, { $page } of { $pages }:
        }
       *[one] { $left ->
            [0] ✍️ <b>Night { $night }.</b> Nothing is left to write.
           *[other] ✍️ <b>Night { $night }.</b> This could not be known yet at the call{ $pages ->
                [1] { "" }
               *[other] {" "}({ $page } of { $pages })
            }. Call everybody a second time, or write it at the next call:
        }
    }
    { $dead_count ->
        [0] <tg-spoiler>☀️ Nobody dies.</tg-spoiler>
       *[other] <tg-spoiler>☠️ At dawn: { $dead }. Write nothing for them.</tg-spoiler>
    }
village-desk-ask-why =
    { $count ->
        [0] 🎲 Chance had no say this time: it is all rules.
        [one] 🎲 <b>What chance decided.</b> The button turns it over, if you must.
       *[other] 🎲 <b>What chance decided.</b> The buttons turn one over, if you must.
    }
village-desk-ask-sheet =
    🎲 <b>Chance, night { $night } and day { $night }.</b> { $again ->
        [0] Looking changes nothing.
        [one] Drawn again once: say so.
       *[other] Drawn again { $again } times: say so.
    } { $count ->
        [0] With those alive there is nothing to draw.
       *[other] Only what is needed will count.
    }
village-desk-ask-dawn =
    🌅 <b>Dawn of day { $night }.</b> Everybody opens their eyes. Read aloud:
village-desk-ask-slept =
    { $reduced ->
        [yes] 😴 <b>Night { $night }.</b> Eyes closed. Call only: { $roles }. Nobody acts.
       *[no] 😴 <b>Night { $night }.</b> This night is skipped: nobody acts, nobody even closes their eyes.
    }
village-desk-ask-shot = 🎯 <b>{ $hunter }</b> has one last shot. Who comes along?
village-desk-ask-fired = 🎯 Read aloud:
village-desk-line-together = 👀 Along with <b>{ $seat }</b>, these open their eyes: <tg-spoiler>{ $mates }</tg-spoiler>.
village-desk-line-conduct = 📣 Remind the table: playing against one’s own team on purpose is not allowed. Bluffing is.
village-desk-line-conduct-couple = 💘 A couple is a team of its own: it may act against the lovers’ old teams. Cupid does not give it away, unless Cupid is one of the two; and the couple does not try to lynch Cupid right away: if it does, Cupid may talk.
village-desk-line-conduct-gunner = 🔫 <tg-spoiler>{ $seat } has bullets, and is infected: playing for the wolves is allowed already.</tg-spoiler>
village-desk-line-conduct-traitor =
    🖕 <tg-spoiler>{ $rule ->
        [both] Wins with the village, but has to play for the wolves.
        [village] Plays and wins with the village.
       *[wolves] Plays and wins with the wolves.
    }</tg-spoiler>
village-desk-line-four-clumsy = ⚠️ <tg-spoiler>Four are left. If { $seat }, whose vote may slip, votes to lynch and that costs the game, it counts as playing against one’s own team.</tg-spoiler>
village-desk-line-four = ⚠️ <tg-spoiler>Four are left: if going out tonight costs the village the game, it counts as playing against it.</tg-spoiler>
village-desk-line-blank = ▫️ Nothing to write: { $blank }.

## The day

village-desk-ask-day =
    ☀️ <b>Day { $day }.</b> Alive: { $living }. Let them talk for { $length } or so.
    { $search ->
        [done] 🕵 Detective’s phase: done.
        [no] 🕵 No need for the detective’s phase today, and everybody knows it.
       *[due] 🕵 Before the vote comes the detective’s phase, whether there is a Detective or not.
    }
village-desk-ask-hold = Who shows the card?
village-desk-ask-gun = 🔫 <b>{ $gunner }</b> shows the card and shoots…
village-desk-ask-search =
    🕵 <b>Everybody closes their eyes.</b> The Detective opens theirs and shows a number.
    <tg-spoiler>{ $any ->
        [yes] That is { $detective }: tap the number shown.
       *[no] There is no Detective: wait a few seconds, then tap “Nobody”.
    }</tg-spoiler>
village-desk-ask-found =
    🕵 <b>Answer the Detective</b>, have those eyes closed, then wake the wolves:
    <tg-spoiler>{ $wolves_count ->
        [0] there are no wolves.
       *[other] { $wolves }.
    }</tg-spoiler> If there is nothing for them below, just wake them.
    { $any ->
        [yes] { "" }
       *[no] <tg-spoiler>No investigation.</tg-spoiler>
    }
village-desk-ask-shooting = 🔫 Read aloud:
village-desk-ask-clock = ⏱ How long do they get?
village-desk-ask-big =
    { $long ->
        [yes] { $minutes }️⃣▪️{ $tens }️⃣{ $ones }️⃣
       *[no] { $tens }️⃣{ $ones }️⃣
    }
village-desk-ask-certain = ❓ Which card is the table <b>sure</b> that nobody holds any more? Mark only what everybody knows.

## Dusk

village-desk-ask-dusk =
    🗳 <b>Dusk { $day }{ $second ->
        [yes] , second vote
       *[no] { "" }
    }.</b> { $waiting ->
        [yes] <b>{ $voter }</b>’s slip: a vote for whom?
       *[no] All slips are in: tap “Count”.
    }
    You can type them too, voter first: <code>5 3</code>, one a line.
    { $void_count ->
        [0] { "" }
       *[other] { $unreadable ->
            [discard] ✖️ Void: { $void }.
           *[again] ✖️ To be written again: { $void }. Type it in when the new slip comes.
        }
    }
    { $three ->
        [yes] ⚠️ Only three are left: better allow another slip.
       *[no] { "" }
    }
village-desk-line-clock =
    { $held ->
        [yes] ⏸ <b>{ $left }</b>
       *[no] ⏳ <b>{ $left }</b>
    }
village-desk-line-vote =
    { $any ->
        [yes] • { $voter } → { $target }
       *[no] • { $voter } → nobody
    }
village-desk-ask-verdict = ⚖️ <b>Read aloud:</b>
village-desk-ask-nightfall =
    🌘 <b>Night { $night } is about to fall.</b>
    { $advice ->
        [skip] 😴 You can skip it: nobody has anything to do.
        [reduced] 👥 You can keep it short: somebody died yesterday and the 120 says yes, so call only { $roles } and let cards change.
       *[full] 🌙 It has to be played in full: call everybody.
    }
village-desk-ask-end =
    🏁 <b>The game is over.</b> If that looks right, read it out and confirm. If not, undo the last move.

## Who is who

village-desk-ask-board =
    🗂 <b>Who is who.</b> Alive: { $living }. 120: { $flag ->
        [yes] yes
       *[no] no
    }.
village-desk-ask-fix = ✏️ What is not right? Tap the player.
village-desk-ask-fix-one = ✏️ <b>{ $seat }</b>: tap the card in hand, or say whether the player is still in.
village-desk-ask-mark = 🏷 <b>{ $seat }</b>: tap a mark to put it on or take it off. It is your own note: whoever has to know it hears it from you.
village-desk-ask-mark-lover = 💘 With whom is <b>{ $seat }</b> in love?
village-desk-ask-mark-model = 👀 Who is the model of <b>{ $seat }</b>?
village-desk-line-player =
    { $alive ->
        [yes] { "" }
       *[no] ☠️{ " " }
    }<b>{ $seat }</b> <tg-spoiler>{ $role }{ $shown ->
        [yes] {" "}🪧
       *[no] { "" }
    }{ $guarded ->
        [yes] {" "}👼
       *[no] { "" }
    }{ $infected ->
        [yes] {" "}🩸
       *[no] { "" }
    }{ $doused ->
        [yes] {" "}🛢
       *[no] { "" }
    }{ $drunk ->
        [yes] {" "}{ village-role-drunk.emoji }
       *[no] { "" }
    }{ $frozen ->
        [yes] {" "}🥶
       *[no] { "" }
    }{ $potion ->
        [yes] {" "}🧪
       *[no] { "" }
    }{ $limps ->
        [yes] {" "}🦵
       *[no] { "" }
    }{ $shield ->
        [yes] {" "}📚
       *[no] { "" }
    }{ $used ->
        [yes] {" "}⌛
       *[no] { "" }
    }{ $lover ->
        [0] { "" }
       *[other] {" "}💘{ $lover }
    }{ $model ->
        [0] { "" }
       *[other] {" "}👀{ $model }
    }{ $bullets ->
        [0] { "" }
       *[other] {" "}🔫{ $bullets }
    }</tg-spoiler>

## Buttons

village-desk-do-count = { $count }
village-desk-do-seat = { $seat }
village-desk-do-role = { $role }
village-desk-do-undo = ↩️ Undo
village-desk-do-board = 🗂 Who is who
village-desk-do-back = « Back
village-desk-do-go = Next »
village-desk-do-deal = 🃏 Deal the cards
village-desk-do-hand = ✋ I dealt them myself
village-desk-do-rules = 📏 House rules
village-desk-do-begin = 🌙 Cards handed out: night falls
village-desk-do-again = 🔁 Another deal
village-desk-do-swap = 🔄 Swap two cards
village-desk-do-next = Done »
village-desk-do-spark = 🔥 Spark
village-desk-do-nobody = Nobody
village-desk-do-drawn = 🎲 No choice: draw for them
village-desk-do-more = More slips »
village-desk-do-round = ✍️ Second round done
village-desk-do-later = ⏭ At the next call
village-desk-do-why = ❔ Why?
village-desk-do-sheet = 🎲 Chance
village-desk-do-turn = Turn over { $number }
village-desk-do-fresh = 🎲 Draw it all again
village-desk-do-reveal = 🎖 Mayor
village-desk-do-peace = ☮️ Pacifist
village-desk-do-trouble = 🤯 Troublemaker
village-desk-do-sleep = 💤 Sandman
village-desk-do-silver = ⚒ Blacksmith
village-desk-do-gun = 🔫 Gunner
village-desk-do-search = 🕵 Detective’s phase
village-desk-do-dusk = 🗳 To the vote
village-desk-do-clock = ⏱ Time
village-desk-do-minutes = { $count } min
village-desk-do-seconds = { $count } s
village-desk-do-usual = 📏 By the rules: { $length }
village-desk-do-big = 🔎 Big clock
village-desk-do-m-hold = ⏸ Hold
village-desk-do-m-on = ▶️ Go on
village-desk-do-m-off = ✖️ No clock
village-desk-do-certain = ❓ Certainties
village-desk-do-concede = 🕯 Give up to the cult
village-desk-do-unreadable = ✖️ Unreadable
village-desk-do-tally = ⚖️ Count
village-desk-do-night-full = 🌙 A full night
village-desk-do-night-reduced = 👥 A short night
village-desk-do-night-skip = ⏭ Skip the night
village-desk-do-fix = ✏️ Correct
village-desk-do-gone = 🚪 Has gone home
village-desk-do-alive = 🙋 Is alive
village-desk-do-marks = 🏷 Marks
village-desk-do-mark-infected = 🩸 Infected
village-desk-do-mark-doused = 🛢 Kerosene
village-desk-do-mark-frozen = 🥶 Frozen
village-desk-do-mark-drunk = 🍻 Drunk
village-desk-do-mark-potion = 🧪 Potion ready
village-desk-do-mark-limps = 🦵 Hurt leg
village-desk-do-mark-shield = 📚 Survives one attack
village-desk-do-mark-used = ⌛ Power spent
village-desk-do-mark-bullets = 🔫 Bullets: { $count }
village-desk-do-mark-lover =
    { $count ->
        [0] 💘 In love
       *[other] 💘 In love: { $count }
    }
village-desk-do-mark-model =
    { $count ->
        [0] 👀 Model
       *[other] 👀 Model: { $count }
    }
village-desk-do-confirm = 🏁 It really is over
village-desk-do-group-village = 🌾 The village’s cards
village-desk-do-group-wolves = 🐺 The wolves’ cards
village-desk-do-group-others = 🎭 All other cards
village-desk-term-deal-mode =
    { $value ->
        [balanced] Deck: balanced
       *[chaos] Deck: chaos
    }
village-desk-term-reveal-on-death =
    { $value ->
        [role] The dead show: their role
        [team] The dead show: their team
       *[none] The dead show: nothing
    }
village-desk-term-thief-mode =
    { $value ->
        [full] Thief: every night
       *[first_night] Thief: first night only
    }
village-desk-term-traitor-rule =
    { $value ->
        [both] Traitor: village, then wolves
        [village] Traitor: with the village
       *[wolves] Traitor: with the wolves
    }
village-desk-term-beholder-mutual =
    { $value ->
        [yes] The Seer knows the Beholder
       *[no] The Seer does not know the Beholder
    }
village-desk-term-rounds =
    { $value ->
        [two] Night: two rounds
       *[one] Night: a single round
    }
village-desk-term-unreadable =
    { $value ->
        [discard] Unreadable vote: void
       *[again] Unreadable vote: write again
    }

## The end

village-desk-game-ended =
    { $result ->
        [village] 🌾 <b>The village has won.</b>
        [wolves] 🐺 <b>The wolves have won.</b>
        [cult] 🕯 <b>The cult has won.</b>
        [tanner] 👺 <b>The Tanner has won.</b>
        [serial_killer] 🔪 <b>The Serial Killer has won.</b>
        [arsonist] 🔥 <b>The Arsonist has won.</b>
        [couple] 💘 <b>The couple has won.</b>
       *[nobody] 🌘 <b>Nobody has won.</b>
    }{ $winners_count ->
        [0] { "" }
       *[other] {" "}🏆 { $winners }
    }
village-desk-time-ran-out = ⏰ <b>Time is up!</b>
village-desk-desk-cleared = 🧹 The desk is clear. When you want another game: /narrate
