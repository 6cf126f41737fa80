"""The use cases of the quiz: rounds in private, duels in groups, what happens once a day. Names no game."""
