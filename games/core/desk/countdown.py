"""A countdown that the narrator sets for a discussion or a vote. It decides nothing: it shows, and it rings."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from games.core.game import Deadline

MINUTES: Final = (1, 2, 3, 4, 5)
"""What can be set (rules page, 5.1: two to five minutes by day, two for the vote)."""
_TICKS: Final = ((60, 30), (10, 10))
"""(seconds left, how often it is shown then): above a minute every half, down to the last ten seconds every ten."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Countdown:
    """One countdown."""

    token: int
    closes: datetime
    """Game time at which it rings; while it is held, that time as it stood then."""
    left: int
    """Seconds, as they are shown."""
    held: bool = False

    @property
    def deadline(self) -> Deadline | None:
        """When it is shown anew, or rings; None while it is held."""
        if self.held:
            return None
        return Deadline(
            token=self.token, phase="countdown", at=self.closes - timedelta(seconds=self._next), closes=self.closes
        )

    @property
    def _next(self) -> int:
        """How many seconds are left when it is shown next."""
        for above, every in _TICKS:
            if self.left > above:
                return max(above, (self.left - 1) // every * every)
        return 0

    def ticked(self, now: datetime) -> "Countdown":
        """Shown anew."""
        return replace(self, token=self.token + 1, left=seconds(self.closes - now))

    def stopped(self, now: datetime) -> "Countdown":
        """Held as it stands."""
        return replace(self, token=self.token + 1, left=seconds(self.closes - now), held=True)

    def resumed(self, now: datetime) -> "Countdown":
        """Running again from where it was held."""
        return replace(self, token=self.token + 1, closes=now + timedelta(seconds=self.left), held=False)


def started(length: int, now: datetime, token: int) -> Countdown:
    """So many seconds from now."""
    return Countdown(token=token, closes=now + timedelta(seconds=length), left=length)


def handled(running: Countdown | None, rung: int, what: str, now: datetime) -> tuple[Countdown | None, int]:
    """The countdown, and the last token, after what the narrator does with it.

    `what` is a number of minutes, one of seconds ("90s"), "hold", "on" or "off"; what is so already stays as it is.
    """
    length = int(what) * 60 if what.isdigit() else int(what[:-1]) if what[:-1].isdigit() else 0
    if length:
        return started(length, now, max(rung, 0 if running is None else running.token) + 1), rung
    if running is None or what == "off":
        return None, rung if running is None else running.token
    if running.held == (what == "hold"):
        return running, rung
    return running.resumed(now) if running.held else running.stopped(now), rung


def seconds(span: timedelta) -> int:
    """A span in whole seconds, never less than one."""
    return max(1, round(span.total_seconds()))
