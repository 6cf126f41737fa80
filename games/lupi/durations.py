"""How long everything lasts: the table of the rules page, as data. Seconds of game time; knows no clock."""

from dataclasses import dataclass
from typing import Literal

Pace = Literal["fast", "normal", "slow"]

_MINUTE = 60
_HOUR = 60 * _MINUTE

WARNING = 30
"""A warning comes so many seconds before a phase closes (fast and normal)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Durations:
    """One column of the table. Source: rules page, Durations."""

    joining: int
    night: int
    floor: int
    """No night ends sooner than this after nightfall …"""
    slack: int
    """… plus a random number of seconds from 0 to this."""
    talk: int
    talk_each: int
    """Added to the discussion for each living player."""
    talk_most: int
    call: int | None
    """For each player called in turn; None where voting in turn is not offered."""
    together: int
    speech: int
    second: int
    extension: int
    grace: int
    """So long the seat is kept of somebody who has left the group."""

    def discussion(self, living: int) -> int:
        """Length of the day's discussion among so many living players."""
        return min(self.talk + self.talk_each * living, self.talk_most)

    def defence(self, nominees: int) -> int:
        """Length of each speech: with more than four nominees the time of four is shared out."""
        return self.speech if nominees <= 4 else self.speech * 4 // nominees


DURATIONS: dict[Pace, Durations] = {
    "fast": Durations(
        joining=120,
        night=60,
        floor=25,
        slack=8,
        talk=60,
        talk_each=5,
        talk_most=60 + 5 * 35,
        call=20,
        together=60,
        speech=30,
        second=45,
        extension=30,
        grace=_MINUTE,
    ),
    "normal": Durations(
        joining=180,
        night=90,
        floor=40,
        slack=10,
        talk=120,
        talk_each=6,
        talk_most=300,
        call=30,
        together=90,
        speech=60,
        second=60,
        extension=60,
        grace=_MINUTE,
    ),
    "slow": Durations(
        joining=24 * _HOUR,
        night=12 * _HOUR,
        floor=_HOUR,
        slack=20 * _MINUTE,
        talk=24 * _HOUR,
        talk_each=0,
        talk_most=24 * _HOUR,
        call=None,
        together=12 * _HOUR,
        speech=2 * _HOUR,
        second=8 * _HOUR,
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
