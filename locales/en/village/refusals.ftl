# What one reads when a move in The Village cannot be made. Two hundred characters at most, and never a reproach.

refusal-village-too-few = It takes at least five people. Call somebody, or let computer players sit down.
refusal-village-too-many = There is room for thirty-five at most. Somebody has to give up a seat.
refusal-village-weak-village = With these roles left out the village is too weak for as many as you are. Put some of its roles back, or choose the “chaos” deck.
refusal-village-weak-enemies = With these roles left out the village has no enemies to match it, for as many as you are. Put a wolf or another enemy back.
