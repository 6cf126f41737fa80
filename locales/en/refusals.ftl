# What is read when a move cannot be made: what happened, why, and what to do instead.
# At most two hundred characters, and never a reproach: old buttons happen to everybody.

refusal-stale = This question is closed. Look for the newest message: the buttons there work.
refusal-not-offered = That is not among the choices, or not any more. Pick one of the buttons on the newest message.
refusal-barred = That one cannot be picked this time. Try another button.
refusal-over = The game is over. For another one, open a new table in the group.

refusal-lupi-guarded-last-night = You stood at that door last night, and two nights running is not allowed. Pick another.
refusal-lupi-own-vote = Nobody votes for themselves here. Pick another name, or “Nobody”.
refusal-lupi-talk-too-fast = One message every three seconds, or the pack cannot follow. Wait a moment and send it again.
refusal-lupi-talk-enough = You have sent the pack twenty messages tonight. From here on it is buttons; you can talk again next night.
refusal-lupi-too-few = It takes five people at least. Call somebody over, or fill up with computer players.
refusal-lupi-too-many = The table seats thirty-five. Somebody will have to give up a place.
refusal-lupi-round-too-slow = At a slow pace nobody votes in turn: it would take weeks. Set the first vote to “together” or “automatic”.
refusal-lupi-deck-counts = The deck does not add up. Open “Deck” in the options and set it again, or go back to automatic.
refusal-lupi-deck-size = There are not as many cards as players. Open “Deck” and even it out with − and +, or go back to automatic.
refusal-lupi-deck-no-wolf = There is not one wolf in the deck. Put in at least one.
refusal-lupi-deck-many-wolves = Too many wolves: there must be at least two more humans than wolves, or the first dawn could be the last.
