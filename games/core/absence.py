"""What a group may want done about somebody who lets votes or turns pass. The rules count them; the shell does the rest."""

from typing import Any, Final, Literal

Absence = Literal["remove", "vote", "substitute", "random", "skip", "warn"]
"""At the second vote or turn in a row without an answer: out of the game, the others decide, a computer player takes the
seat, an answer is drawn for him from then on, nobody waits any more, or nothing but a word."""

CHOICES: Final[tuple[Absence, ...]] = ("remove", "vote", "substitute", "random", "skip", "warn")
"""In the order of the menu; the first is what the rules pages have."""


def wanted(options: Any) -> Absence:
    """What these options have chosen: their field `absence`."""
    choice: Absence = options.absence
    return choice
