"""The facts of the game in the order of an evening; `games.village.events` lists them all."""
