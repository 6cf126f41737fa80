"""What a group may set before the seats are drawn. Knows the values that can be chosen, not what they do."""

from dataclasses import dataclass, field
from typing import Literal

from games.core.absence import CHOICES, Absence
from games.propaganda.durations import Pace

Setup = Literal["quick", "in_turn"]

FEWEST_ROUNDS = 4
MOST_ROUNDS = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The settings of one table; `metadata["choices"]` are the values in the order of the menu."""

    pace: Pace = field(default="normal", metadata={"choices": ("fast", "normal", "slow")})
    setup: Setup = field(default="quick", metadata={"choices": ("quick", "in_turn")})
    rounds: int | None = field(default=None, metadata={"choices": (None, 4, 5, 6, 8, 10, 12, 16, 20)})
    """None: what the page has for so many players."""
    diagonals: bool = field(default=False, metadata={"choices": (False, True)})
    absence: Absence = field(default="remove", metadata={"choices": CHOICES})

    def rounds_for(self, players: int) -> int:
        """After how many rounds the polls close (rules page, End, 3)."""
        return self.rounds if self.rounds is not None else 8 if players <= 4 else 6
