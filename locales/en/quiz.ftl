### The quiz: in private its menu and questions, in groups the duel and the question of the day.
### Nobody is blamed for a wrong answer: this is how one learns.

## The menu in private

quiz-menu =
    🎓 <b>Quiz · { $game }</b>

    { $seen ->
        [0] There are { $count } questions, all of them new to you. Ten at a time will do.
       *[other] You’ve met { $seen } of { $count } questions. { $due ->
            [0] Nothing to go over for now.
            [one] One is due for another look.
           *[other] { $due } are due for another look.
        }
    }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }🔥 { $streak } days in a row.
    }
quiz-page-teams = 🎭 <b>{ $game }</b>: questions about which team?
quiz-page-levels = 🪜 <b>{ $game }</b>: how hard?
quiz-page-games = 🎲 Questions about which game?
quiz-level-1 = 🌱 To begin with
quiz-level-2 = 🌿 For those who have played
quiz-level-3 = 🌳 For those who know it all

quiz-button-choice = { $label }
quiz-button-quick = ⚡ Ten questions
quiz-button-endless = ♾ Endless
quiz-button-teams = 🎭 One team
quiz-button-levels = 🪜 By level
quiz-button-typed = ⌨️ Which role is this?
quiz-button-mistakes = 🔁 Only my mistakes ({ $count })
quiz-button-progress = 📈 Progress
quiz-button-reminder = ⏰ Reminder
quiz-button-games = 🎲 Another game
quiz-button-go-on = ▶️ Go on
quiz-button-stop = ⏹ Enough
quiz-button-skip = ⏭ I don’t know
quiz-button-again = 🔄 Again
quiz-button-menu = 🎓 Menu

## The questions

quiz-question =
    <b>{ $question }</b>

    { $answers }
quiz-typed =
    <b>{ $question }</b>

    ⌨️ Type the role’s name.
quiz-revealed =
    <b>{ $question }</b>

    { $told ->
        [right] ✅ Right: { $answer }
        [wrong] ❌ It was: { $answer }
       *[none] 💡 { $answer }
    }

    { $why }
quiz-right-toast = Right!
quiz-wrong-toast = Not that one.
quiz-typed-right =
    ✅ Yes: <b>{ $role }</b>.

    { $why }
quiz-typed-shown =
    💡 It was <b>{ $role }</b>.

    { $why }
quiz-typed-near = { $told ->
        [role] 🔥 Not { $role }, but very close. Try again.
       *[none] 🔥 Almost: what’s the full name?
    }
quiz-typed-wrong = { $role }? No. Try again, or press “I don’t know”.
quiz-typed-unknown = I know no role by that name. Try again, or press “I don’t know”.

## How it went

quiz-result =
    🏁 <b>{ $count ->
        [0] No questions this time
        [one] { $rights } out of one
       *[other] { $rights } out of { $count }
    }</b>{ $missed_count ->
        [0] { $perfect ->
            [yes] : not a single mistake!
           *[no] .
        }
       *[other] { "." }

        Worth another look: { $missed }.
    }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }🔥 { $streak } days in a row.
    }
quiz-no-mistakes = You have no mistakes to go over. Well done.
quiz-nothing-to-ask = I have nothing to ask here. Try another choice from the menu.
quiz-no-questions = I have no questions yet about the games I run here.
quiz-none-open = There is no quiz to stop. /quiz begins one.
# Words that stop it when they follow /quiz.
quiz-words-stop = stop, enough, end, quit

## Progress

quiz-progress =
    📈 <b>Progress · { $game }</b>

    Questions met: { $seen } of { $count }. Right answers: { $rights } of { $answers }. Due now: { $due }.
    🔥 Days in a row: { $streak } (at best { $best }).
quiz-progress-team =
    <b>{ $team }</b>
    { $bar } { $percent }% · met: { $met } of { $count }
quiz-progress-title = How much you know · { $game }
quiz-progress-note = A full bar: you’ll remember it for weeks. The pale part: what you’ve met.

## The reminder

quiz-reminder-page =
    ⏰ <b>Reminder</b>

    { $hour ->
        [-1] When shall I remind you of the quiz? One line a day, none if you’ve already answered something.
       *[other] Every day at { $hour }:00 I remind you of the quiz, unless you’ve already answered something.
    }
    Time zone: { $zone }.
quiz-zones =
    🌍 Your time zone is { $zone }.

    If yours isn’t listed, type it after the command: <code>/quiz Europe/Paris</code>.
quiz-no-such-zone = I don’t know that time zone. It is typed like this: /quiz Europe/Rome
quiz-button-zone = 🌍 { $zone }
quiz-button-reminder-off = 🔕 No reminder
quiz-reminder =
    🎓 Two minutes for the quiz? { $due ->
        [0] There’s something new today.
        [one] One question is about to slip away.
       *[other] { $due } questions are due for another look.
    }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }🔥 { $streak } days in a row: today would be one more.
    }

## The duel in groups

quiz-board =
    ⚔️ <b>Duel · { $game }</b>

    { $count } questions, { $seconds } seconds each. Right answers count, and the fast ones count more.

    { $players ->
        [0] Nobody is in yet.
       *[other] In: { $names }.
    }
    We begin within { $span }. Latecomers may answer all the same.
quiz-board-begun =
    ⚔️ <b>Duel · { $game }</b>

    { $count } questions, { $seconds } seconds each. In: { $names }. Whoever comes now may answer, too.
quiz-board-empty = ⚔️ Nobody turned up for the duel. /quiz opens another whenever you like.
quiz-board-cancelled = ⚔️ The duel is called off. /quiz opens another whenever you like.
quiz-button-join = 🙋 I’m in
quiz-button-leave = I’m out
quiz-button-go = ▶️ Begin
quiz-button-cancel = ✖️ Call it off
quiz-button-daily = 📅 Question of the day
quiz-button-daily-off = 🔕 No question of the day
quiz-button-board = ⬅️ Back to the duel
quiz-button-rematch = 🔄 Rematch
quiz-button-private = 🎓 In private
quiz-duel-opened-toast = The duel is open.
quiz-in = You’re in.
quiz-in-already = You’re in already.
quiz-out = All right, next time.
quiz-not-in = You weren’t in.
quiz-table-open = There is a table here: have the duel once the game is over. In private the quiz is always ready.
quiz-duel-already = A duel is going on here. Once it’s over you can have another.
quiz-host-only = That is for whoever opened the duel, or for the group’s admins.
quiz-anonymous = An anonymous admin can’t take part: I wouldn’t know whose points they are. Switch to your own name and try again.
quiz-anonymous-vote = I can’t count votes cast in the name of a group or a channel. To take part, answer under your own name.
quiz-too-late = The time for this question is up.
quiz-answered-already = You’ve answered already: the first answer stands.
quiz-nobody = 🏁 The duel is over, and nobody answered.
quiz-table =
    🏁 <b>The duel is over</b>

    { $rows }{ $more ->
        [0] { "" }
       *[other] { "" }
        … and { $more } more.
    }{ $gone_count ->
        [0] { "" }
       *[other] { "" }

        🚪 Left before the end: { $gone }.
    }{ $silent_count ->
        [0] { "" }
       *[other] { "" }

        💤 No answer from { $silent }.
    }
quiz-table-line = { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $rank }.
    } { $name } · <b>{ $points }</b> { $points ->
        [one] point
       *[other] points
    } ({ $rights }/{ $of })

## The question of the day

quiz-daily = 📅 <b>The question of the day</b>
quiz-daily-page =
    📅 <b>Question of the day</b>

    { $hour ->
        [-1] One question a day for the whole group: at what time? The admins choose.
       *[other] Every day at { $hour }:00 I ask the group a question. If a game is on at that moment, I wait.
    }
quiz-daily-result = 📅 The question of the day is closed: { $count ->
        [one] one answer
       *[other] { $count } answers
    }, { $rights ->
        [0] none right. Better luck tomorrow.
        [one] { $count ->
            [one] and it is right: well done, { $first }.
           *[other] one of them right, by { $first }.
        }
       *[other] { $rights } of them right. The fastest was { $first }.
    }
