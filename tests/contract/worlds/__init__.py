"""For each game, the worlds that a seat cannot tell apart: `twins(state, seat)` in a module with the game's key."""
