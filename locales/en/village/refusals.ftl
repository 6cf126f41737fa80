# What one reads when a move in The Village cannot be made. Two hundred characters at most, and never a reproach.

refusal-village-own-vote = Nobody votes for themselves. Choose another name, or “Nobody”.
refusal-village-talk-too-fast = One message every three seconds: the others can hardly keep up. Wait a moment and write it again.
refusal-village-talk-enough = That is enough messages for one night. The buttons will do now; next night you start afresh.
refusal-village-too-few = It takes at least five people. Call somebody, or let computer players sit down.
refusal-village-too-many = There is room for thirty-five at most. Somebody has to give up a seat.
refusal-village-weak-village = With these roles left out the village is too weak for as many as you are. Put some of its roles back, or choose the “chaos” deck.
refusal-village-weak-enemies = With these roles left out the village has no enemies to match it, for as many as you are. Put a wolf or another enemy back.

# At the desk of whoever narrates in a room.
refusal-village-desk-unheard = The desk did not get that. By night and at the vote, type for example “7 &gt; 3”; before the game, one card a line. To undo there is a button.
refusal-village-desk-no-holder = Nobody can do that now: there is no such card alive, or it has been used.
refusal-village-desk-too-early = The Gunner shoots only after the detective’s phase.
refusal-village-desk-wrong-count = One card for each player, please: count the lines and paste the list again.
refusal-village-desk-too-strong = The strength of a card of your own goes from -9 to 99.
refusal-village-desk-no-majority = The Cultists are not yet more than half of the living: no giving up.
