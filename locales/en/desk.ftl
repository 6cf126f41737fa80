# The desk of whoever narrates in a room: how to get there. Each game has screens of its own.

desk-none = There is no game here to narrate in person.
desk-not-open = Your desk is not open. To open it: /narrate
desk-unknown-card = Which card is { $words }? A card of your own is written <code>Name.5b</code> for the village, <code>Name.5c</code> against it.
desk-unheard-players = How many are playing? Send a number from { $least } to { $most }, or the names, one a line.
desk-other-game = { $game } is on your desk already: finish that game first, or clear the desk with /stop.
desk-status = <b>{ $game }</b>
desk-leave-sure = Do you really want to clear the desk? The game ends here, and there’s no way back. If you’ve changed your mind, ignore this message.
desk-which = 🎴 Which game are you narrating tonight?
desk-in-private = 🎴 You are the narrator? The desk opens in private, where nobody peeks at the cards.
desk-button-open = 🎴 Open the desk

command-narrate = you narrate in person, I keep the desk
command-undo = at the desk: undo the last move
command-concede = at the desk: the village gives itself up to the cult

command-players = at the desk: who is playing

## Below the screen

desk-button-link = 📲 Cards by link
desk-button-menu = 🧰 More
desk-button-tables = 🏠 My tables
desk-button-hand = 🤝 Hand over
desk-button-close = ✖️ Close
desk-button-back = « Back
desk-page-menu =
    🧰 <b>Besides the game</b>

    Let people take their cards on their phones, keep this table’s names and rules for next time, or pass the desk to somebody else.
desk-page-closed = 🧰 Closed. “More”, below the desk’s screen, opens it again.
desk-card-below = ⬇️ It is further down now, in the newest message.
desk-below = ⬇️ The desk’s screen is further down now.
desk-players-late = The cards are in the players’ hands already. To change who plays, go back with /undo to before the game.

## Cards by link

desk-page-door =
    📲 <b>Cards by link</b>

    { $state ->
        [open]
            Whoever opens this link gets the first free seat, or picks a name if you have given me names:
            { $link }

            All the cards go out together when you hand them out. Anybody without a phone gets a real card from you.
        [begun]
            These people have their card on a phone. When a card changes it changes there too, without a sound: one that is swapped at the call as night falls, one that the night has changed once you have given the slips back.
       *[shut]
            The door is shut: the old link leads nowhere now.
    }{ $state ->
        [begun] { "" }
       *[other]
        { "" }

        { $told ->
            [0] { $places ->
                [0] No seats yet.
                [one] <b>One seat</b>, in order of arrival:
               *[other] <b>{ $places } seats</b>, in order of arrival:
            }
           *[other] <b>{ $count } of { $told }</b> on their phones:
        }
    }
desk-line-guest =
    { $same ->
        [yes] 📱 { $place }
       *[no] 📱 { $place } · { $name }
    }{ $reached ->
        [yes] { "" }
       *[no] { " " }⚠️ needs a real card
    }
desk-line-paper =
    { $same ->
        [yes] { $place }
       *[no] 🃏 { $place }
    }
desk-paper = 🃏
desk-button-qr = 🔳 QR code
desk-button-share = 📤 Send the link
desk-button-paper = ➕ A seat with a real card
desk-button-complete = ✅ That’s everybody: { $count }
desk-button-new-link = 🔁 New link
desk-button-shut = 🚪 Shut the door
desk-button-open-door = 📲 Open the door
desk-page-seat =
    🪑 Seat <b>{ $place }</b>{ $same ->
        [yes] { "" }
       *[no] : { $name }
    }

    { $begun ->
        [yes] This player can go on with a real card: the phone stops showing it then.
       *[no] Move this person until the order is that of your circle.
    }
desk-button-up = ⬆️ One seat up
desk-button-down = ⬇️ One seat down
desk-button-remove =
    { $begun ->
        [yes] 🃏 Switch to a real card
       *[no] 🚪 Free the seat
    }
desk-qr = 🔳 Scan the code, or open the link: { $link }
desk-qr-name = Your card
desk-full = There are no seats left at this table. Ask the narrator to make room for you.
desk-too-few = It takes at least { $min } to play. Anybody without a phone takes a seat with a real card.
desk-link-gone = This link leads to no seat any more. Ask the narrator for the new one.
desk-link-late = The cards of this game have been dealt, so there’s no seat just now. Tell the narrator: for the next deal there’s a new link, and you’re in.
desk-link-own = This is your own desk: the link is for the players.
desk-no-chance = At the desk of { $game } there’s nothing to draw on the side: what is left to chance the desk draws itself, when it’s time. Numbers, names and a coin, gladly: <code>/random 12</code>, <code>/random Anna Bruno</code>, <code>/random coin</code>.
desk-guest-lost = 🃏 <b>{ $place }</b>: the phone no longer shows the card. Hand over a real one, unseen: the desk tells you which.

## Taking one’s card by link

desk-who = 🪑 Which of these names is yours?
desk-place =
    🪑 <b>Seat { $place }.</b> Your card comes here when the narrator hands the cards out. Keep the screen to yourself.
desk-button-get-up = Give up my seat
desk-up-sure = Give up your seat, really? Your card will no longer count, and the game goes on without you. If you’ve changed your mind, ignore this message.
desk-place-taken = Somebody has just taken that seat. Open the link again and pick your own.
desk-place-left = You have given up your seat. If you change your mind, open the link again.
desk-place-removed = The narrator has freed your seat. If that was a mistake, open the link again.
desk-place-none = There are fewer seats now, and yours is gone. Have a word with the narrator.
desk-place-dealt = 🃏 The cards have arrived.
desk-place-over = The table was closed before the cards came. Until next time!
desk-card = 🃏 <b>Seat { $place }</b>
desk-guest-status = You have a seat at a table that is played in person. /role shows your card, /leave gives the seat up.
desk-card-void = 🃏 This card no longer counts.

## Kept tables

desk-which-table = 🎴 Who is playing tonight?
desk-button-kept = 🏠 { $title }
desk-button-new = ✨ A new table
desk-page-tables =
    🏠 <b>Your tables</b>

    { $count ->
        [0] There are none yet.
       *[other] I offer them each time you open a desk. Tap one to rename it or to remove it.
    } { $why ->
        [can] I can remember this one too: the names, in the order of the seats, and the rules.
        [full] I keep no more than { $most }: remove one, or write over it.
       *[early] Once you have told me who plays, I can remember this one too.
    }
desk-page-table =
    🏠 <b>{ $title }</b>

    { $game }, { $count } players.{ $named ->
        [yes] { " " }{ $names }.
       *[no] { "" }
    }
desk-page-name = ✏️ What shall I call <b>{ $title }</b> from now on? Send it in one line.
desk-button-keep = 💾 Keep this table
desk-button-overwrite = 💾 Overwrite with this table
desk-button-rename = ✏️ Rename
desk-button-drop = 🗑 Remove
desk-kept-title-names = { $names } ({ $count })
desk-kept-title = Table for { $count }
desk-kept-early = Tell me who plays first: then I’ll gladly keep it.
desk-kept-full = You have as many tables as I can remember. Remove one, or write over it.
desk-kept-gone = I no longer remember that table. /narrate opens a new one.
desk-kept-nameless = I need a name that can be read, in one line.

## Handing the desk over

desk-page-hand =
    🤝 <b>Handing over</b>

    { $made ->
        [yes]
            This link works for ten minutes, and for one person:
            { $link }

            Whoever opens it has to confirm. Then the desk moves there with the whole game, and nothing is left to read here.
       *[no] I’ll make you a link. Whoever opens it and confirms narrates in your place, from where you are now: that person will see every card, and can take steps back too.
    }
desk-button-hand-new = 🔗 Make the link
desk-button-hand-off = ✖️ I’ve changed my mind
desk-take-sure =
    🤝 { $giver } is handing you the desk for <b>{ $game }</b>.

    You will see every card from here: accept only if you are narrating from now on.
desk-button-take = 🎴 I’ll narrate
desk-taken = The desk is yours.
desk-handed = 🤝 { $name } is narrating now. Nothing of the game is left here.
desk-gone = 🤝 The desk has passed into other hands.
desk-hand-gone = This link no longer works. Ask the narrator for a new one.
desk-hand-own = The desk is yours already: send the link to whoever is to narrate.
desk-hand-player = You hold a card at this table: the narrator has to free your seat first.
desk-hand-busy = You have a table open here already. Close it with /stop, then open the link again.
