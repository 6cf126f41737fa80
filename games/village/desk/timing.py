"""How long the rules let a part of the day take. It decides nothing. Source: rules page, 5.1."""

from typing import Final

from games.core.desk.pieces import Buttons, Screen
from games.core.desk.timing import HALF, Clock
from games.village.desk.pieces import ASK, DO
from games.village.desk.position import Position

CLOCK: Final = Clock(ASK, Buttons(DO))
VOTE: Final = 120
"""Seconds of a vote, however many vote."""
_SHORTEST: Final = 120
_LONGEST: Final = 300


def day_of(living: int) -> int:
    """Seconds of a discussion among so many: from two to five minutes."""
    return min(_LONGEST, max(_SHORTEST, _SHORTEST + 6 * (living - 5)))


def named(position: Position) -> int | None:
    """How long the rules let this part of the day take; None where it takes as long as it takes."""
    match position.stage:
        case "day":
            return day_of(len(position.the_village().living))
        case "dusk":
            return VOTE
        case "shot":
            return HALF
        case _:
            return None


def clock(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """How long they may take: what the rules say first, then anything else."""
    return CLOCK.lengths(named(position))
