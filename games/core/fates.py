"""What a finished game tells of each seat, for figures that outlive it. Values; knows no game.

Asked only once a game has ended, and no more is in it than the table may know then.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.core.ids import RoleKey, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """What became of one seat. What the group does not want shown at the end is None."""

    alive: bool
    """Whether it was still in the game when that ended."""
    team: str | None = None
    """A word of the rules for whom it won or lost with; its message is `<game>-team-<team>`."""
    role: RoleKey | None = None
    """The card at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Feat:
    """Something in one game that people like to be told of. Its message is `trophy-<key>`, with an attribute `.how`."""

    key: str
    """Begins with the game's key."""
    done: Callable[[Any, Seat, bool], bool]
    """(state of the finished game, seat, whether the seat has won): pure, and true to what everybody may know by then."""
