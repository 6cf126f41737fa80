"""How long everything lasts. Seconds of game time; knows no clock. Source: rules page, 5.1."""

from dataclasses import dataclass
from typing import Literal

Pace = Literal["fast", "normal", "slow"]

_MINUTE = 60
_HOUR = 60 * _MINUTE

WARNING = 30
"""A warning comes so many seconds before a phase closes (fast and normal)."""
FEWEST = 5
"""The players for whom the day is shortest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Durations:
    """One pace. The page gives the normal one; the others are decisions."""

    joining: int
    night: int
    flagged: int
    """The first night, where the 120 flag is up."""
    floor: int
    """No night ends sooner than this after nightfall …"""
    slack: int
    """… plus a random number of seconds from 0 to this."""
    day: int
    day_each: int
    """Added to the day for each living player above five."""
    day_most: int
    dusk: int
    shot: int
    extension: int
    grace: int
    """So long the seat is kept of somebody who has left the group."""

    def of_night(self, *, flagged: bool) -> int:
        """Length of a night, the first one of a game with the flag up or any other."""
        return self.flagged if flagged else self.night

    def of_day(self, living: int) -> int:
        """Length of the day's talk among so many living players."""
        return min(self.day + self.day_each * max(living - FEWEST, 0), self.day_most)


DURATIONS: dict[Pace, Durations] = {
    "fast": Durations(
        joining=120,
        night=60,
        flagged=80,
        floor=25,
        slack=8,
        day=75,
        day_each=4,
        day_most=180,
        dusk=75,
        shot=20,
        extension=30,
        grace=_MINUTE,
    ),
    "normal": Durations(
        joining=180,
        night=90,
        flagged=120,
        floor=40,
        slack=10,
        day=120,
        day_each=6,
        day_most=300,
        dusk=120,
        shot=30,
        extension=60,
        grace=_MINUTE,
    ),
    "slow": Durations(
        joining=24 * _HOUR,
        night=12 * _HOUR,
        flagged=16 * _HOUR,
        floor=_HOUR,
        slack=20 * _MINUTE,
        day=24 * _HOUR,
        day_each=0,
        day_most=24 * _HOUR,
        dusk=12 * _HOUR,
        shot=2 * _HOUR,
        extension=4 * _HOUR,
        grace=12 * _HOUR,
    ),
}


def warnings(pace: Pace, length: int) -> tuple[int, ...]:
    """Seconds before the close at which a phase of this length is announced to be ending, earliest first.

    They depend on the length alone, which everybody knows. A phase that is not longer than the warning gets none.
    """
    wanted = {_HOUR, length // 10} if pace == "slow" else {WARNING}
    return tuple(sorted((left for left in wanted if left < length), reverse=True))
