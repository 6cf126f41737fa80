# Propaganda.
# The tone: election night on a small-town television channel. Satire of everybody, and so of nobody in particular.
# A campaign is called by its name; `$part` is a symbol in the plural, or something that is not counted.

command-word-propaganda = propaganda
command-game-propaganda = open a table of Propaganda

propaganda-name = Propaganda
propaganda-tagline = Twenty-four offices, impossible promises and twelve pawns each: the loudest wins. Or whoever draws the better card.

# The mark of a campaign: the colour that it has on the board.
propaganda-mark =
    { $mark ->
        [1] 🔵
        [2] 🟠
        [3] 🟢
        [4] 🟣
        [5] ⚫
        [6] 🔘
       *[0] ⚪
    }
propaganda-undecided = Dunno Party
propaganda-unnamed = a nameless campaign

## Before it begins

propaganda-campaign-opened =
    🗳 <b>Propaganda</b>: an election, { $players } candidates, and not a serious idea in sight. Each campaign has { $offices } offices and twelve pawns: one for every office, and { $reserve } to spare.

    { $setup ->
        [quick] The offices have been drawn. Now look at our private chat: there you take a name, make your promises and place your spare pawns. Whatever is missing when time runs out, I fill in. A promise can be tapped or, better still, written.
       *[in_turn] Choose your name in our private chat; then, here and in turn, offices are opened and spare pawns placed.
    }

    Half of the offices plus one wins on the spot. Otherwise the polls close after { $rounds } rounds, and we count.
propaganda-undecided-seated =
    ⚪ With two candidates the Undecided run as well, as <b>Dunno Party</b>: { $offices } offices and { $pawns } pawns. They take no turns and cannot win, but they do answer back.
propaganda-houses-drawn = • <b>{ $seat }</b>: { $houses }
    .heading = 🎲 <b>The offices, as drawn:</b>
propaganda-name-taken = • <b>{ $seat }</b> runs as <b>{ $name }</b>
    .heading = 📣 <b>In the race:</b>
propaganda-list-presented = 📜 <b>{ $name }</b> promises:
propaganda-office-opened =
    • <b>{ $house }</b> “{ $promise }”{ $pawns ->
        [one] {""}
       *[other] {" "}♟×{ $pawns }
    }
propaganda-pawn-placed =
    ♟ { $name } strengthens { $house }: now { $pawns } pawns.

propaganda-ask-name =
    📣 Your card is <b>{ $house }</b>: { $symbol_a }, { $symbol_b }, { $symbol_c }. What will the voters call you?

    Tap a name, or write me one of your own: the sillier the better.
propaganda-ask-promise =
    📜 Office <b>{ $house }</b>: { $symbol_a }, { $symbol_b }, { $symbol_c }. What do you promise? Tap, or write your own.

    { $left ->
        [one] This is the last one.
       *[other] Promises to make: { $left }.
    }
propaganda-ask-promise-rest = 🪄 You do the rest
propaganda-ask-reserve =
    ♟ You have { $left ->
        [one] one spare pawn
       *[other] { $left } spare pawns
    } left. Which office gets the next? Beside each number stand the pawns already there.
propaganda-ask-reserve-rest = 🪄 You do the rest
propaganda-ask-found =
    🗳 { MENTION($seat) } draws <b>{ $house }</b>: { $symbol_a }, { $symbol_b }, { $symbol_c }. An office opens there: with what promise? Tap, or reply to this message with your own.
propaganda-ask-reinforce =
    ♟ { MENTION($seat) }, which office do you strengthen? { $left ->
        [one] It is your last spare pawn.
       *[other] You have { $left } left.
    }

## The board

propaganda-line-board =
    { $stage ->
        [start] 🗺 <b>Here are the offices.</b> Houses that share a side border each other.
        [over] 🗺 <b>How the campaign ended.</b>
       *[round] 🗺 <b>Round { $number } of { $rounds }.</b> Offices standing: { $active }; for a majority: { $majority }.{ $left ->
            [1] {" "}⏳ The last round: after it the polls close.
            [2] {" "}⏳ Two rounds until the polls close.
           *[other] {""}
        }
    }
propaganda-line-list = { propaganda-mark } <b>{ $name }</b> · offices { $offices } · pawns { $pawns } · lost { $lost } · cards { $kept }
propaganda-line-office = { propaganda-mark } <b>{ $house }</b> ♟×{ $pawns } “{ $promise }” <i>{ $name }</i>
propaganda-line-houses = { propaganda-mark } <b>{ $who }</b>: { $houses }
propaganda-line-stars = ⭐️ Stars: { $houses }
propaganda-line-campaign = { $name }
propaganda-line-player = { $seat }
propaganda-line-round-word = round
propaganda-line-majority-word = to win
propaganda-line-key =
    { $what ->
        [seats] offices
        [pawns] pawns
        [lost] lost
       *[cards] cards
    }

## A turn

propaganda-ask-recover =
    🔁 { MENTION($seat) }, it is the turn of <b>{ $name }</b>. First of all you may take back { $left ->
        [one] one lost pawn: to which office does it return?
       *[other] up to { $left } lost pawns: to which office does the first return?
    }
propaganda-ask-recover-enough = 👍 That will do
propaganda-ask-turn =
    🎙 { MENTION($seat) }, it is the turn of <b>{ $name }</b>. { $debates ->
        [0] No rival borders any of your offices: you need a star, which costs the turn.
       *[other] Whom do you challenge? Or else there is a star, which costs the turn.
    }
    .alt-1 =
        🎙 The microphone goes to <b>{ $name }</b>. { MENTION($seat) }, { $debates ->
            [0] nobody borders your offices: a star puts you on every screen, and costs the turn.
           *[other] whom do you take on? Or buy a star, and that is your turn.
        }
    .alt-2 =
        🎙 Lights on <b>{ $name }</b>. { MENTION($seat) }, { $debates ->
            [0] there is nobody around to shout at: a star reaches further, and costs the turn.
           *[other] who gets it this time? A star instead costs the turn.
        }
propaganda-ask-turn-star = ⭐️ Buy a star
propaganda-ask-turn-stop = ⏭ End my turn
propaganda-ask-next =
    🎙 { MENTION($seat) }, going on? Pick the next debate, or step down from the stage.
    .alt-1 =
        🎙 The crowd wants more. { MENTION($seat) }, another debate?
    .alt-2 =
        🎙 { MENTION($seat) }, the microphone is still on: whom do you challenge?
propaganda-ask-next-stop = ⏭ End my turn
propaganda-ask-against =
    🎯 { MENTION($seat) }, <b>{ $name }</b> attacks from <b>{ $house }</b>: which office?
propaganda-ask-against-back = « From another office
propaganda-ask-emptied =
    🏚 { MENTION($seat) }, nobody is left at office <b>{ $house }</b>. What becomes of it?
propaganda-ask-emptied-dismantle = 🧹 Dismantle it
propaganda-ask-emptied-spare = 🕊 Leave the last pawn

propaganda-ask-combine =
    🃏 Your hand holds a combination: it is worth a new office{ $lost ->
        [0] , but you have lost no pawns to put there.
        [one] {" "}with your lost pawn.
       *[other] {" "}with your { $lost } lost pawns.
    } It can only be played before you debate or buy a star; the group knows nothing of it.

    Your cards:
propaganda-ask-combine-keep = ✋ Not now
propaganda-ask-house = 🃏 On which of these houses does the office open? The other cards are discarded.
propaganda-ask-house-back = « Another combination
propaganda-ask-vow =
    📜 Office <b>{ $house }</b>: { $symbol_a }, { $symbol_b }, { $symbol_c }. What do you promise? Tap, or write your own.

propaganda-pawn-recovered = 🔁 A pawn of <b>{ $name }</b> is back at { $house }.
propaganda-office-founded =
    🃏 <b>{ $name }</b> plays { $cards } and opens an office at <b>{ $house }</b> with { $pawns ->
        [one] one pawn
       *[other] { $pawns } pawns
    }: “{ $promise }”
propaganda-star-bought =
    ⭐️ <b>{ $name }</b> buys a star. It lights up on <b>{ $house }</b>, { $symbol }: the offices that touch it, corners included, now border each other.
    .alt-1 =
        ⭐️ A prime-time slot: <b>{ $name }</b> lights a star on <b>{ $house }</b>, { $symbol }. Everyone around it, corners included, is within insulting distance.
    .alt-2 =
        ⭐️ <b>{ $name }</b> buys a radio station, and a star lights up on <b>{ $house }</b>, { $symbol }: all the offices around it, corners included, border each other.
propaganda-star-wasted =
    🌫 <b>{ $name }</b> wanted a star, but where chance would have it there is one already. Money down the drain.

propaganda-confronted =
    🎤 <b>{ $attacker }</b> ({ $origin }) against <b>{ $defender }</b> ({ $target }: “{ $promise }”)
    <b>{ $attack }</b> “{ $taunt }”
    <b>{ $defence }</b> “{ $reply }”
    { $winner ->
        [attacker] ✅ <b>{ $attacker }</b> wins: { $left ->
            [0] the last voter walks out of { $target }.
            [one] one pawn stays at { $target }.
           *[other] { $left } pawns stay at { $target }.
        }
       *[defender] 🛡 <b>{ $defender }</b> wins: { $left ->
            [0] the last voter walks out of { $origin }.
            [one] one pawn stays at { $origin }.
           *[other] { $left } pawns stay at { $origin }.
        }
    }
    .alt-1 =
        📢 From { $origin }, <b>{ $attacker }</b> challenges <b>{ $defender }</b> at { $target }: “{ $promise }”
        <b>{ $attack }</b> “{ $taunt }”
        <b>{ $defence }</b> “{ $reply }”
        { $winner ->
            [attacker] ✅ Applause for <b>{ $attacker }</b>: { $target } { $left ->
                [0] is deserted.
                [one] is down to one pawn.
               *[other] is down to { $left } pawns.
            }
           *[defender] 🛡 Applause for <b>{ $defender }</b>: { $origin } { $left ->
                [0] is deserted.
                [one] is down to one pawn.
               *[other] is down to { $left } pawns.
            }
        }
    .alt-2 =
        📺 Live tonight: <b>{ $attacker }</b> ({ $origin }) and <b>{ $defender }</b> ({ $target }). The issue: “{ $promise }”
        <b>{ $attack }</b> “{ $taunt }”
        <b>{ $defence }</b> “{ $reply }”
        { $winner ->
            [attacker] ✅ The square is with <b>{ $attacker }</b>; at { $target } { $left ->
                [0] somebody switches off the light.
                [one] one pawn is left.
               *[other] { $left } pawns are left.
            }
           *[defender] 🛡 The square is with <b>{ $defender }</b>; at { $origin } { $left ->
                [0] somebody switches off the light.
                [one] one pawn is left.
               *[other] { $left } pawns are left.
            }
        }
propaganda-office-occupied =
    🚩 <b>{ $name }</b> moves from { $origin } into <b>{ $house }</b>, and from today promises: “{ $promise }”
    .alt-1 =
        🚩 A changing of the guard at <b>{ $house }</b>: in comes <b>{ $name }</b> from { $origin }, and “{ $promise }” was their idea all along.
    .alt-2 =
        🚩 From { $origin }, <b>{ $name }</b> takes <b>{ $house }</b>, posters and all: “{ $promise }”
propaganda-office-dismantled =
    🧹 Office <b>{ $house }</b> is dismantled. That leaves { $active }: a majority is { $majority }.
    .alt-1 =
        🧹 Down come the posters: no more voting at <b>{ $house }</b>. Offices standing: { $active }; to win: { $majority }.
    .alt-2 =
        🧹 Two chairs and a dog are all that is left of <b>{ $house }</b>. Offices standing: { $active }; majority: { $majority }.
propaganda-office-spared = 🕊 <b>{ $name }</b> leaves the last pawn at { $house }. Call it fair play, or foresight.
propaganda-card-taken =
    { $kept ->
        [one] 🎴 <b>{ $name }</b> has won a debate, and keeps a card face down.
       *[other] 🎴 <b>{ $name }</b> has won a debate, and takes a card face down: now { $kept } of them.
    }
propaganda-card-kept =
    🎴 You keep <b>{ $card }</b>, { $suit ->
        [hearts] a heart ♥️
        [diamonds] a diamond ♦️
        [clubs] a club ♣️
       *[spades] a spade ♠️
    }: { $symbol }.
propaganda-hand-full = 🎴 <b>{ $name }</b> holds seven cards already, and nobody keeps more.
propaganda-turn-passed = 💤 <b>{ $name }</b> passes: a quiet campaign.
propaganda-turn-ran-out = ⌛️ Time is up for <b>{ $name }</b>: the microphone goes off.
propaganda-time-ran-low = ⏳ { $left_span } left, then I decide.

## Who goes

propaganda-list-spared =
    🎭 <b>{ $name }</b> has no office left, but still something up its sleeve: { $seat } gets one last turn to play it.
propaganda-list-fell =
    🥀 <b>{ $name }</b> has no office left, and no way of opening one: the race is over for { $seat }.
propaganda-player-left =
    { $why ->
        [resigned] 🚪 <b>{ $seat }</b> retires to spend more time with the family.
        [absent] 🚪 No sign of <b>{ $seat }</b> for two turns: the campaign goes on without.
       *[removed] 🚪 The campaign goes on without <b>{ $seat }</b>.
    } { $offices ->
        [0] {""}
        [one] The one office is dismantled.
       *[other] All { $offices } offices are dismantled.
    }

## The end

propaganda-majority-won =
    🏆 <b>{ $name }</b> holds { $held } of { $active } offices: a majority! { $seat } wins. The promises, as is the custom, stay on paper.
propaganda-last-list-won =
    🏆 Only <b>{ $name }</b> is left in the race: { $seat } wins, with the sort of share they used to get in the old days.
propaganda-polls-closed =
    { $idle ->
        [yes] 📴 A whole round, and nobody lifted a finger: the polls close out of boredom.
       *[no] 🔔 The polls are closed.
    } { $by ->
        [offices] Most offices: <b>{ $winners }</b> wins.
        [pawns] Offices are level, so pawns on the board decide: <b>{ $winners }</b> wins.
        [cards] Offices and pawns are level, so the cards in hand decide: <b>{ $winners }</b> wins.
       *[shared] Level in everything: <b>{ $winners }</b> share the victory. A coalition is born, and will last a week.
    }
propaganda-nobody-won = 🌫 Nobody is left in the race. The country governs itself.
propaganda-list-counted =
    { $won ->
        [yes] 🏆
       *[no] ▫️
    } <b>{ $name }</b> ({ $seat }): { $offices ->
        [one] one office
       *[other] { $offices } offices
    }, { $pawns ->
        [one] one pawn
       *[other] { $pawns } pawns
    }, { $kept ->
        [one] one card
       *[other] { $kept } cards
    }
    .heading = 📊 <b>The count</b>

propaganda-chronicle = 📰 <b>The campaign in brief</b>
propaganda-line-occupied = • Round { $round }: { $name } takes { $house }.
propaganda-line-dismantled = • Round { $round }: { $name } has { $house } dismantled.
propaganda-line-founded = • Round { $round }: { $name } plays { $cards } and opens { $house }.
propaganda-line-star = • Round { $round }: { $name } lights a star on { $house }.
propaganda-line-out = • Round { $round }: { $name } is out.
propaganda-line-left = • Round { $round }: { $name } withdraws.
propaganda-line-quiet = No office changed hands. A civilised campaign: how disappointing.

## Buttons

propaganda-line-proposal = { $words }
propaganda-line-stack = { $house } ♟{ $pawns }
propaganda-line-rival = { propaganda-mark } { $house } ♟{ $pawns } { $name }
propaganda-line-debate = { $origin } ♟{ $strength } ⚔️ { $house } ♟{ $pawns } { propaganda-mark } { $name }
propaganda-line-occupy = 🚩 Move in from { $house } ♟{ $pawns }
propaganda-line-card =
    { $suit ->
        [hearts] ♥️
        [diamonds] ♦️
        [clubs] ♣️
       *[spades] ♠️
    } { $card } { $symbol }
propaganda-line-combination =
    { $how ->
        [mirror] 🪞 Mirror numbers: { $cards }
        [suit] { $suit ->
            [hearts] ♥️ Three hearts: { $cards }
            [diamonds] ♦️ Three diamonds: { $cards }
            [clubs] ♣️ Three clubs: { $cards }
           *[spades] ♠️ Three spades: { $cards }
        }
       *[suits] ♥️♦️♣️♠️ One of each: { $cards }
    }

## What is promised, and what is answered. $part is a symbol of the card: “corkscrews”, “music”.

propaganda-promise-1 = More { $part } for everyone!
propaganda-promise-2 = Fewer taxes, more { $part }!
propaganda-promise-3 = Today { $part }, tomorrow we balance the books
propaganda-promise-4 = No street without { $part } ever again
propaganda-promise-5 = Article one of the constitution: { $part }
propaganda-promise-6 = A brand-new Ministry: { $part } and related affairs
propaganda-promise-7 = First { $part }, and the rest can wait
propaganda-promise-8 = Enough talk: { $part } within a hundred days
propaganda-promise-9 = Neither left nor right: { $part }!
propaganda-promise-10 = What we stand for: work, family, { $part }
propaganda-promise-11 = A vote for us is a vote for { $part }
propaganda-promise-12 = Liberty, equality, { $part }!
propaganda-promise-thing-1 = Pensions paid in { $part }
propaganda-promise-thing-2 = Free { $part } for every family
propaganda-promise-thing-3 = Buy local: home-grown { $part } only
propaganda-promise-thing-4 = A strategic reserve of { $part } in every county
propaganda-promise-person-1 = Free bus travel for { $part } and their families
propaganda-promise-person-2 = A trade union of { $part } in every town
propaganda-promise-person-3 = More seats in Parliament for { $part }
propaganda-promise-animal-1 = Votes for { $part }: end the discrimination
propaganda-promise-animal-2 = A safe haven for { $part } in every park
propaganda-promise-animal-3 = Free health care for { $part } of all classes
propaganda-promise-deed-1 = Lessons in { $part } at every school
propaganda-promise-deed-2 = An hour of { $part } a day, on full pay
propaganda-promise-deed-3 = A national festival of { $part }
propaganda-promise-place-1 = Public works: { $part } from coast to coast
propaganda-promise-place-2 = Lottery money for { $part } in the suburbs
propaganda-promise-place-3 = Planning permission for { $part } of any size

propaganda-taunt-1 = This promise reeks of { $part }!
propaganda-taunt-2 = A cartload of { $part } would govern better!
propaganda-taunt-3 = You sold out for a sack of { $part }!
propaganda-taunt-4 = People only clap at your rallies in exchange for { $part }!
propaganda-taunt-5 = A manifesto written under the influence of { $part }!
propaganda-taunt-6 = Without { $part } even your own aunt wouldn’t vote for you!
propaganda-taunt-7 = Behind this there is a racket in { $part }!
propaganda-taunt-8 = You know all about { $part }, and nothing about politics!

propaganda-reply-1 = Better { $part } than your lies!
propaganda-reply-2 = Less hot air, more { $part }!
propaganda-reply-3 = Says somebody with a cellar full of { $part }!
propaganda-reply-4 = The people want { $part }, and { $part } they shall have!
propaganda-reply-5 = For every lie of yours, a pound of { $part } to charity!
propaganda-reply-6 = Boos for you, and for us a shower of { $part }!
propaganda-reply-7 = With { $part } and courage we shall change the world!
propaganda-reply-8 = Laugh now, and go without { $part } later!

## The choices of the table

propaganda-option-pace = Pace
    .help = How long a turn lasts: from a minute and a half to a whole day. Whoever does not choose in time passes.
propaganda-option-pace-fast = brisk
propaganda-option-pace-normal = normal
propaganda-option-pace-slow = slow
propaganda-option-setup = Set-up
    .help = Quick: all offices are drawn at once, and names, promises and spare pawns are chosen in private. In turn: one office at a time in the group, as printed; it takes longer.
propaganda-option-setup-quick = quick
propaganda-option-setup-in_turn = in turn
propaganda-option-rounds = Rounds
    .help = After how many rounds the polls close. Usually eight; six with five or six players.
propaganda-option-rounds-none = the usual
propaganda-option-rounds-4 = 4
propaganda-option-rounds-5 = 5
propaganda-option-rounds-6 = 6
propaganda-option-rounds-8 = 8
propaganda-option-rounds-10 = 10
propaganda-option-rounds-12 = 12
propaganda-option-rounds-16 = 16
propaganda-option-rounds-20 = 20
propaganda-option-diagonals = Borders
    .help = Houses that share a side border each other. With corners as well there are twice as many debates, and a game may be over soon.
propaganda-option-diagonals-false = by side
propaganda-option-diagonals-true = corners too
propaganda-option-absence = Missing turns
    .help = What happens to somebody who lets two turns in a row pass: the list withdraws, the others decide, a computer player sits in until they are back, chance makes the move, the turn passes almost at once, or only a word.
propaganda-option-absence-remove = withdraws at the second
propaganda-option-absence-vote = the others decide
propaganda-option-absence-substitute = a computer sits in
propaganda-option-absence-random = chance chooses
propaganda-option-absence-skip = skipped
propaganda-option-absence-warn = only told

refusal-propaganda-no-losses = A combination brings lost pawns back, and you have none now. Keep it for later.
refusal-propaganda-seats = Propaganda is for two to six.
