"""How long everything lasts. Seconds of game time; knows no clock. The page names half a minute for the winner in defence."""

from dataclasses import dataclass
from typing import Final, Literal

Pace = Literal["fast", "normal", "slow"]

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
WARNING: Final = 30
"""A warning comes so many seconds before a phase closes (fast and normal)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Durations:
    """One pace."""

    joining: int
    opening: int
    """Names and, in the quick set-up, promises and reserves: everybody at once."""
    placing: int
    """One placing of the printed set-up."""
    turn: int
    answer: int
    """What the winner in defence has for an emptied seat."""
    extension: int
    grace: int
    """So long the seat is kept of somebody who has left the group."""


DURATIONS: Final[dict[Pace, Durations]] = {
    "fast": Durations(joining=120, opening=120, placing=30, turn=90, answer=30, extension=30, grace=_MINUTE),
    "normal": Durations(joining=180, opening=240, placing=60, turn=180, answer=30, extension=60, grace=_MINUTE),
    "slow": Durations(
        joining=24 * _HOUR,
        opening=24 * _HOUR,
        placing=12 * _HOUR,
        turn=24 * _HOUR,
        answer=6 * _HOUR,
        extension=4 * _HOUR,
        grace=12 * _HOUR,
    ),
}


def warnings(pace: Pace, length: int) -> tuple[int, ...]:
    """Seconds before the close at which a phase of this length is announced to be ending, earliest first.

    A phase that is not longer than the warning itself gets none.
    """
    wanted = {_HOUR, length // 10} if pace == "slow" else {WARNING}
    return tuple(sorted((left for left in wanted if left < length), reverse=True))
