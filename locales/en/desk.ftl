# The desk of whoever narrates in a room: how to get there. Each game has screens of its own.

desk-none = There is no game here to narrate in person.
desk-not-open = Your desk is not open. To open it: /narrate
desk-unknown-card = Which card is { $words }? A card of your own is written <code>Name.5b</code> for the village, <code>Name.5c</code> against it.
desk-which = 🎴 Which game are you narrating tonight?
desk-in-private = 🎴 You are the narrator? The desk opens in private, where nobody peeks at the cards.
desk-button-open = 🎴 Open the desk

command-narrate = you narrate in person, I keep the desk
command-undo = at the desk: undo the last move
command-concede = at the desk: the village gives itself up to the cult
