# The desk of whoever moderates Wolves and Villagers in a room: the script to read out, the screens, the buttons.
# What stands in a <blockquote> is read aloud as it is. What nobody else may see lies under a veil.
# The script is heard in the dark: short sentences, plain words, and never one that gives away who is still alive.

lupi-desk-name = The moderator’s desk for Wolves and Villagers
lupi-desk-tagline = Real cards on the table: I keep the script, the count and the secrets.
lupi-desk-chronicle = 📖 <b>How it went:</b>

## Before the game

lupi-desk-ask-table =
    🎴 <b>A game in the room!</b> How many of you are there, not counting yourself?

    Tap a number, or send me the names, one a line, in the order of the seats, starting on your left.
lupi-desk-ask-terms =
    🎴 <b>{ $count } players.</b> The deck: { $cards }. { $fits ->
        [yes] Shall I deal, or have you dealt already?
       *[no] ⚠️ That deck cannot be played: change it first.
    }
lupi-desk-ask-deck =
    🃏 <b>The deck for { $count }:</b> { $cards }. { $own ->
        [yes] You made it.
       *[no] It is the usual one.
    } Whoever gets no other card is a villager. { $fits ->
        [yes] { "" }
       *[no] ⚠️ It takes one wolf at least, and two more humans than wolves.
    }
lupi-desk-ask-rules = 📏 <b>The house rules.</b> Each button says how it is now: tap to change, then tell the table.
lupi-desk-ask-hand =
    ✋ Who holds the card “<b>{ $role }</b>”{ $several ->
        [1] { "" }
       *[other] {" "}({ $number } of { $several })
    }?
lupi-desk-ask-dealt =
    🃏 <b>The cards, in the order of the seats.</b> { $hand ->
        [yes] Make sure that this is right.
       *[no] Hand them out face down: look once, tell nobody.
    } They lie under the veil: lift it when nobody looks.
lupi-desk-ask-swap = 🔄 Which card do you want to swap? Tap the first player.
lupi-desk-ask-swap-with = 🔄 <b>{ $first }</b> swaps cards with…
lupi-desk-line-card = <b>{ $seat }</b> <tg-spoiler>{ $role }</tg-spoiler>

## The night: screens

lupi-desk-ask-call =
    🌙 <b>Night { $night }.</b> { $which ->
        [wolf] Now the <b>wolves</b>.
        [bodyguard] Now the <b>bodyguard</b>.
        [judge] Now the <b>judge</b>.
       *[seer] Now the <b>seer</b>.
    } Read softly:
lupi-desk-ask-called =
    🌙 <b>Night { $night }.</b> Everybody has been called.

    To put something right, type for example <code>7 &gt; 3</code>: who chose, and whom.
lupi-desk-ask-answer =
    🔮 <b>Answer without a word.</b> Thumb up: human. Thumb down: wolf.
    <tg-spoiler>{ $any ->
        [no] 🤷 Nobody waits for an answer: count to five.
       *[yes] { $wolf ->
            [yes] 👎 { $target }: WOLF
           *[no] 👍 { $target }: HUMAN
        }
    }</tg-spoiler>
lupi-desk-line-who =
    👆 { $split ->
        [yes] Tap the choice of
       *[no] Tap whom they point at. Awake:
    } <tg-spoiler>{ $seats_count ->
        [0] nobody. Wait as if there were somebody, and tap any name
       *[other] { $seats }
    }</tg-spoiler>

## The night: script

lupi-desk-say-night =
    { $first ->
        [yes] <blockquote>The sun goes down behind the woods, and one by one the doors are barred. It is night. Heads down, eyes closed… and whatever you hear, do not look.</blockquote>
            🥁 Make some noise: music, or fingers drumming on the table. Then nobody hears who moves.
       *[no] <blockquote>Night again. The last lantern goes out, and everybody goes home with a thought of their own. Close your eyes.</blockquote>
    }
    .alt-1 =
        { $first ->
            [yes] <blockquote>It gets dark. Somebody slides a bolt, somebody says a prayer, somebody waits. Night has come to the village: close your eyes, and keep them closed until I call you.</blockquote>
                🥁 Make some noise: music, or fingers drumming on the table. Then nobody hears who moves.
           *[no] <blockquote>The dark comes down, and the quiet with it. The village sleeps, or tries to. Close your eyes.</blockquote>
        }
    .alt-2 =
        { $first ->
            [yes] <blockquote>The church clock strikes the last hour. It is night. Bow your heads and close your eyes: what happens now is not for you.</blockquote>
                🥁 Make some noise: music, or fingers drumming on the table. Then nobody hears who moves.
           *[no] <blockquote>One more night, and the moon hangs lower. May the sleepers sleep well. Close your eyes.</blockquote>
        }
lupi-desk-say-wolf-open =
    { $first ->
        [yes] <blockquote>Werewolves, open your eyes. Look at each other: from tonight on you are a pack.
            Now, without a sound, agree. Whom will you devour?</blockquote>
       *[no] <blockquote>Werewolves, open your eyes. You are hungry.
            Without a sound, agree. Whom will you devour?</blockquote>
    }
lupi-desk-say-wolf-close = <blockquote>Werewolves, close your eyes.</blockquote>
lupi-desk-say-bodyguard-open =
    <blockquote>Bodyguard, open your eyes. There is one door at which you will stand till morning, and it may be your own.
    Whom do you watch over?</blockquote>
lupi-desk-say-bodyguard-close = <blockquote>Bodyguard, close your eyes.</blockquote>
lupi-desk-say-judge-open =
    <blockquote>Judge, open your eyes. Tomorrow the village will want its rope, and you have a pen.
    Who must not be touched?</blockquote>
lupi-desk-say-judge-close = <blockquote>Judge, close your eyes.</blockquote>
lupi-desk-say-seer-open =
    <blockquote>Seer, open your eyes. The candle is lit, and tonight one heart has no secrets from you.
    Into whose will you look?</blockquote>
lupi-desk-say-seer-close = <blockquote>Now you know. Seer, close your eyes.</blockquote>

## Dawn

lupi-desk-ask-dawn = 🌅 <b>Dawn of day { $day }.</b> Read aloud:
lupi-desk-say-dawn = <blockquote>It is day. Lift your heads, and count each other.</blockquote>
    .alt-1 = <blockquote>The cock crows, the mist lifts off the fields. It is day: open your eyes.</blockquote>
    .alt-2 = <blockquote>The night is over. Open your eyes, and take a good look at whoever sits beside you.</blockquote>
lupi-desk-say-ghost =
    <blockquote>{ $seat }, from now on you are a ghost: { $talk ->
        [yes] by day you may still talk, but you have no vote.
       *[no] you see everything and say nothing.
    }{ $shown ->
        [yes] { "" }
       *[no] {" "}Your card stays face down to the end.
    }</blockquote>
lupi-desk-line-starts = 👉 Today’s vote begins with <b>{ $first }</b>.

## The day

lupi-desk-ask-day =
    ☀️ <b>Day { $day }.</b> Alive: { $living }. { $manner ->
        [hands] Then a vote by show of hands.
       *[voters] The vote will begin with <b>{ $first }</b>.
    }
lupi-desk-say-talk =
    <blockquote>Somebody here was in the woods last night. Talk, accuse, defend yourselves; lie, if it serves you. One thing alone is forbidden: to show a card.</blockquote>
    .alt-1 =
        <blockquote>The square is yours. Who has seen, who has heard, who pretends? Say anything, true or false; but no card is shown.</blockquote>
    .alt-2 =
        <blockquote>Look at each other, now that there is light. A wolf has the same voice as anybody: make it talk. And nobody shows a card.</blockquote>
lupi-desk-ask-vote =
    🗳 <b>Day { $day }, the first vote.</b> { $manner ->
        [hands] Tap a name and tell me how many hands; or type who and how many: <code>3 4</code>.
       *[voters] { $waiting ->
            [yes] Whom does <b>{ $voter }</b> vote for? You can also type who and for whom: <code>5 3</code>, one a line.
           *[no] Everybody has voted: tap “Count”.
        }
    }
    { $sash ->
        [yes] { $manner ->
            [hands] 🎗 The hand of whoever wears the sash is worth two: count it twice.
           *[voters] 🎗 The vote of whoever wears the sash is worth two: I see to that.
        }
       *[no] { "" }
    }
lupi-desk-say-vote-turn =
    <blockquote>Enough talk. One by one, starting with { $first }: whom do you accuse? A name, or nobody.</blockquote>
    .alt-1 =
        <blockquote>Time for a name. { $first } begins, then we go round. Who has earned the rope?</blockquote>
    .alt-2 =
        <blockquote>Silence. When I call you, point. { $first }, you first: whom don’t you trust?</blockquote>
lupi-desk-say-vote-hands =
    <blockquote>Enough talk. I say the names, one by one: whoever does not trust that name raises a hand. Once only, and never against yourself.</blockquote>
lupi-desk-ask-hands = ✋ How many votes for <b>{ $seat }</b>?
lupi-desk-line-hands =
    { $votes ->
        [one] • <b>{ $target }</b>: one vote
       *[other] • <b>{ $target }</b>: { $votes } votes
    }
lupi-desk-ask-named = ⚖️ <b>Day { $day }: who has to answer for it.</b> Read aloud:
lupi-desk-ask-speech =
    🎙 <b>The defence.</b> { $several ->
        [1] <b>{ $speaker }</b> speaks.
       *[other] <b>{ $speaker }</b> speaks ({ $number } of { $several }).
    }
lupi-desk-say-speech = <blockquote>{ $speaker }, stand up. The village is listening: why should we believe you?</blockquote>
    .alt-1 = <blockquote>{ $speaker }, the word is yours, and it may be your last. Look at us.</blockquote>
    .alt-2 = <blockquote>Silence in the square: { $speaker } speaks. Tell us who you are.</blockquote>
lupi-desk-line-sole = ⚠️ After this speech there is no second vote: there is one name only.
lupi-desk-ask-second =
    🪢 <b>Day { $day }, the sentence.</b> { $manner ->
        [hands] Tap a name and tell me how many hands; or type who and how many: <code>3 4</code>.
       *[voters] { $waiting ->
            [yes] Whom does <b>{ $voter }</b> vote for? You can also type who and for whom: <code>5 3</code>, one a line.
           *[no] Everybody has voted: tap “Count”.
        }
    }
    { $sash ->
        [yes] { $manner ->
            [hands] 🎗 The hand of whoever wears the sash is worth two: count it twice.
           *[voters] 🎗 The vote of whoever wears the sash is worth two: I see to that.
        }
       *[no] { "" }
    }
lupi-desk-say-second =
    <blockquote>You have heard { $nominees }. Now decide, all together, the accused as well: for whom is the rope? { $manner ->
        [hands] Raise your hand at the name.
       *[voters] I call you by name, and you answer.
    } Nobody votes for themselves.</blockquote>
lupi-desk-say-runoff =
    <blockquote>A tie. { $nominees } have the same number of votes. We vote once more, and once only, without speeches; if it is a tie again, nobody dies tonight. For whom is the rope?</blockquote>
lupi-desk-ask-verdict = ⚖️ <b>Dusk of day { $day }.</b> Read aloud:
lupi-desk-ask-hold = 🎗 Who shows the sash?
lupi-desk-ask-clock = ⏱ How much time do I give?
lupi-desk-ask-big =
    { $long ->
        [yes] { $minutes }️⃣▪️{ $tens }️⃣{ $ones }️⃣
       *[no] { $tens }️⃣{ $ones }️⃣
    }
lupi-desk-line-clock =
    { $held ->
        [yes] ⏸ <b>{ $left }</b>
       *[no] ⏳ <b>{ $left }</b>
    }

## The end, and who is who

lupi-desk-ask-end = 🏁 <b>The game is over.</b> If you agree, read this out and confirm. If not, undo the last move.
lupi-desk-line-next = 🔄 Moderators take turns: next time it might be { $seat }.
lupi-desk-ask-board =
    🗂 <b>The board.</b> Alive: { $living }. Wolves still about: <tg-spoiler>{ $wolves_count ->
        [0] none
       *[other] { $wolves }
    }</tg-spoiler>.
lupi-desk-line-player =
    { $alive ->
        [yes] { "" }
       *[no] 👻{ " " }
    }<b>{ $seat }</b> <tg-spoiler>{ $role }{ $sash ->
        [yes] {" "}🎗
       *[no] { "" }
    }{ $guarded ->
        [yes] {" "}🛡
       *[no] { "" }
    }{ $sheltered ->
        [yes] {" "}🔏
       *[no] { "" }
    }</tg-spoiler>
lupi-desk-ask-fix = ✏️ What is wrong? Tap the player.
lupi-desk-ask-fix-one = ✏️ <b>{ $seat }</b>: tap the card they hold, or mark whether they are still in the game.
lupi-desk-game-ended =
    { $result ->
        [humans] 🌾 <b>The humans have won.</b>
        [wolves] 🐺 <b>The wolves have won.</b>
       *[nobody] 🌫 <b>Nobody has won.</b>
    }{ $winners_count ->
        [0] { "" }
       *[other] {" "}🏆 { $winners }
    }
lupi-desk-time-ran-out = ⏰ <b>Time is up!</b>
lupi-desk-desk-cleared = 🧹 The desk is clear. For another game: /narrate

## Buttons

lupi-desk-do-count = { $count }
lupi-desk-do-seat = { $seat }
lupi-desk-do-role = { $role }
lupi-desk-do-undo = ↩️ Undo
lupi-desk-do-board = 🗂 Who is who
lupi-desk-do-back = « Back
lupi-desk-do-go = Next »
lupi-desk-do-deal = 🃏 Deal the cards
lupi-desk-do-hand = ✋ I have dealt them
lupi-desk-do-deck = 🎴 The deck
lupi-desk-do-rules = 📏 House rules
lupi-desk-do-less = ➖ { $role }
lupi-desk-do-more = ➕ { $role }
lupi-desk-do-auto = 🎴 The usual deck
lupi-desk-do-begin = 🌙 Cards are out: night falls
lupi-desk-do-again = 🔁 Deal again
lupi-desk-do-swap = 🔄 Swap two cards
lupi-desk-do-nobody = Nobody
lupi-desk-do-split = 🐾 Wolves disagree
lupi-desk-do-next = Done »
lupi-desk-do-to-dawn = 🌅 It is dawn
lupi-desk-do-to-vote = 🗳 To the vote
lupi-desk-do-to-speeches = 🎙 To the speeches
lupi-desk-do-start = ▶️ { $length }
lupi-desk-do-sash = 🎗 The sash
lupi-desk-do-clock = ⏱ Time
lupi-desk-do-minutes = { $count } min
lupi-desk-do-seconds = { $count } s
lupi-desk-do-usual = 📏 By the rules: { $length }
lupi-desk-do-big = 🔎 Big clock
lupi-desk-do-m-hold = ⏸ Hold
lupi-desk-do-m-on = ▶️ Go on
lupi-desk-do-m-off = ✖️ No clock
lupi-desk-do-tally = ⚖️ Count
lupi-desk-do-of =
    { $votes ->
        [0] { $seat }
       *[other] { $seat } · { $votes }
    }
lupi-desk-do-hands = ✋ By show of hands
lupi-desk-do-voters = 👤 One by one
lupi-desk-do-confirm = 🏁 It is really over
lupi-desk-do-fix = ✏️ Correct
lupi-desk-do-gone = 🚪 Has left the game
lupi-desk-do-alive = 🙋 Is alive
lupi-desk-term-reveal-roles =
    { $value ->
        [yes] Cards of the dead: shown
       *[no] Cards of the dead: face down
    }
lupi-desk-term-ghosts-talk =
    { $value ->
        [yes] Ghosts, by day: may talk
       *[no] Ghosts: silent
    }
lupi-desk-term-first =
    { $value ->
        [hands] First vote: by show of hands
       *[voters] First vote: I call one by one
    }
lupi-desk-term-second =
    { $value ->
        [hands] Sentence: by show of hands
       *[voters] Sentence: I call one by one
    }
lupi-desk-term-pace =
    { $value ->
        [fast] Pace: brisk
       *[normal] Pace: normal
    }

## What cannot be done

refusal-lupi-desk-unheard = The desk did not get that. By night and at a vote, type for example “7 &gt; 3”; to undo there is a button.
refusal-lupi-desk-no-mayor = Nobody can show the sash now.
refusal-lupi-desk-lone-wolf = There is nothing to disagree about here.
refusal-lupi-desk-own-pack = Wolves do not devour a wolf: shake your head and have them choose another name.
refusal-lupi-desk-own-self = Nobody may point at themselves here: have them choose another name.
refusal-lupi-desk-guarded = Not the same door two nights running: have them choose another name.
