"""The settings that the use cases need, as values. Read from the environment elsewhere."""

from dataclasses import dataclass
from datetime import timedelta

DICE_WAIT = timedelta(seconds=20)
"""So long the deal waits for Telegram's dice (wall time)."""
OPENING_LIMIT = timedelta(minutes=2)
"""So long at most a phase waits for the delivery of its opening (wall time)."""
HOST_SILENCE = timedelta(minutes=10)
"""After so long without a sign of the opener any player may stand in (wall time)."""
STANDSTILL = timedelta(seconds=20)
"""Four beats missed: nobody served the games, and their clocks stood (wall time)."""
STANDSTILL_TOLD = timedelta(seconds=60)
"""A standstill that the group is told of."""
OLD_COMMAND = timedelta(minutes=5)
"""A command that waited longer than this in Telegram's queue is left alone."""
GRACE = 30.0
"""After a standstill at least so much is left of a phase (seconds of game time)."""
EXTENSIONS = 3
"""So often a phase may be extended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What the operator has set."""

    time_scale: float = 1.0
    """Wall seconds for each second of game time."""
    default_locale: str = "it"
    timezone: str = "Europe/Rome"
    bot_username: str = ""
    protect: bool = True
    """Whether secret messages may not be forwarded."""
    dice: bool = True
    """Whether Telegram's dice are thrown before the deal."""
    bot_id: int = 0
    operators: frozenset[int] = frozenset()
    """User ids."""
    quiet_from: int = 23
    quiet_until: int = 8
    """Hours of the group's own clock in which a slow game rests."""
