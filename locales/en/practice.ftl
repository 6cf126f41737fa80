# The practice game: one person, and computer players in all other seats.

practice-which-game = 🎓 What would you like to practise? It is a whole game, all of it here in private: one seat is yours, computer players take the others.
practice-how-many = 🎓 <b>{ $game }</b>, a practice game. How many at the table, counting you?
practice-button-usual = 👥 { $count } seats, as I would
practice-button-seats = { $count }
practice-button-open = 🎓 Go and practise
practice-in-private = A practice game is played in private, between you and me: the group hears none of it.
practice-opened =
    🎓 <b>{ $game }</b>, a practice game: you and { $count ->
        [one] one computer player
       *[other] { $count } computer players
    }. Whatever a group would hear, you read here.

    There is no hurry: the times you will read are those of a real game, but here the clock stands until you answer or press “Go on”. The game leaves no mark in anybody’s results.

    /role shows your card again, /rules explains the phase, /stop ends it.
practice-goes-on = 🎓 Your practice game of <b>{ $game }</b> is still here: we go on where you were. /stop ends it.
practice-here = A practice game is going on in this chat: end it with /stop first.
practice-desk-here = Your narrator’s desk is open in this chat: as long as it is, there is no room for practice. /stop clears it.
practice-engaged = You have a seat in “{ $group }”: practice can wait until that game is over.
practice-no-hurry = Time does not run in a practice game: it goes on when you answer, or press “Go on”.
practice-stopped = 🎓 The practice game is over. /practice begins another one.
practice-put-away = 🎓 The practice game had been waiting for a week, so I put it away. /practice begins another one.
practice-put-away-for-table = 🎓 You have a seat at a real table now, so I put the practice game away.
practice-status = <b>{ $game }</b> · practice game

practice-asked = 👆 It is your move: answer above.
practice-idle = ⏸ We go on whenever you like.
practice-button-on = ▶️ Go on
practice-button-skip = ⏩ Go on without an answer
practice-button-quiet = 🔕 No more hints
practice-button-hints = 💡 With hints
practice-tip = 💡 <b>Your card.</b> { $tip }
practice-hint = 💡 { $hint }
