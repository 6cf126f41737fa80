"""How patient the table is: when somebody who is awaited is reminded, and when it goes on without him. Seconds of game time.

A story has no hard deadlines: reminders grow rarer, and what comes at their end is far away. Knows no clock.
"""

from dataclasses import dataclass
from typing import Literal

Pace = Literal["fast", "normal", "slow"]

_MINUTE = 60
_HOUR = 60 * _MINUTE
_DAY = 24 * _HOUR


@dataclass(frozen=True, slots=True, kw_only=True)
class Durations:
    """One pace."""

    joining: int
    look: int
    """For the cards that are looked over, and the characters that are chosen, in private."""
    reminders: tuple[int, ...]
    """So long after a question it is repeated."""
    patience: int
    """After so long it is answered for whoever has not answered it."""
    stage: int
    """What nobody has to do (a farewell, a vignette) is over after so long."""
    encore: int
    """So long the table may think about another deal; after a third of it everybody is reminded."""
    extension: int
    grace: int
    """So long somebody who has left the group may come back."""


DURATIONS: dict[Pace, Durations] = {
    "fast": Durations(
        joining=120,
        look=60,
        reminders=(_MINUTE, 3 * _MINUTE, 10 * _MINUTE),
        patience=30 * _MINUTE,
        stage=3 * _MINUTE,
        encore=15 * _MINUTE,
        extension=_MINUTE,
        grace=_MINUTE,
    ),
    "normal": Durations(
        joining=180,
        look=150,
        reminders=(3 * _MINUTE, 10 * _MINUTE, 30 * _MINUTE, 2 * _HOUR),
        patience=12 * _HOUR,
        stage=15 * _MINUTE,
        encore=90 * _MINUTE,
        extension=5 * _MINUTE,
        grace=3 * _MINUTE,
    ),
    "slow": Durations(
        joining=_DAY,
        look=12 * _HOUR,
        reminders=(6 * _HOUR, 18 * _HOUR, 2 * _DAY),
        patience=5 * _DAY,
        stage=12 * _HOUR,
        encore=3 * _DAY,
        extension=12 * _HOUR,
        grace=12 * _HOUR,
    ),
}
