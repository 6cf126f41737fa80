"""A phase's clock: when it closes, which warnings are to come, when it may close early. Knows no rule of any game.

All times are game time; nothing here reads a clock.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from games.core.game import Deadline


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """The deadlines of one phase."""

    token: int
    phase: str
    closes: datetime
    warnings: tuple[int, ...] = ()
    """Seconds before `closes` at which a warning is still to be given, earliest first."""
    floor: datetime | None = None
    """The phase never closes early before this; None where it cannot close early at all."""
    early: bool = False
    """Whether everybody has answered, so that the phase closes at the floor."""

    @property
    def at(self) -> datetime:
        """The next thing that time does: a warning, the early close or the close."""
        end = self.ends
        if self.warnings:
            return min(end, self.closes - timedelta(seconds=self.warnings[0]))
        return end

    @property
    def ends(self) -> datetime:
        """When the phase closes if nothing more is done."""
        return self.floor if self.early and self.floor is not None else self.closes

    @property
    def deadline(self) -> Deadline:
        """As the shell sees it. `closes` never tells that everybody has answered."""
        return Deadline(token=self.token, phase=self.phase, at=self.at, closes=self.closes)

    def opened(
        self, phase: str, now: datetime, length: int, warnings: tuple[int, ...], floor: int | None = None
    ) -> "Timer":
        """The timer of the next phase, of so many seconds, that may close early after `floor` seconds."""
        return Timer(
            token=self.token + 1,
            phase=phase,
            closes=now + timedelta(seconds=length),
            warnings=warnings,
            floor=None if floor is None else now + timedelta(seconds=floor),
        )

    def warned(self, now: datetime) -> "Timer":
        """The timer once a warning has been given; others whose time has passed meanwhile are not made up for."""
        still = tuple(left for left in self.warnings if self.closes - timedelta(seconds=left) > now)
        return replace(self, token=self.token + 1, warnings=still)

    def answered(self, everybody: bool) -> "Timer":
        """The timer now that everybody has answered, or not any more; a new token only if the deadline moves."""
        if self.early == everybody:
            return self
        moved = replace(self, early=everybody)
        return moved if moved.at == self.at else replace(moved, token=self.token + 1)

    def left(self, now: datetime) -> int:
        """Seconds until the phase closes, to the nearest second, never less than one."""
        return max(1, round((self.closes - now).total_seconds()))
