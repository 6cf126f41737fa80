"""Game time: the only arithmetic between a session's own clock and the wall's. Knows no game.

A session keeps (game_time, wall_time, holds): its clock stood at `game_time` when the wall's showed `wall_time`, and
has run 1/scale times as fast since, unless something holds it. `due_at` is the wall time that follows.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from storage.records import SessionRecord

PAUSED, OPENING, BARRED, FROZEN, QUIET, DOWN = "paused", "opening", "barred", "frozen", "quiet", "down"
FLOODED = "flooded"
HALTED = "halted"
CLOSED = "closed"
PRACTICE = "practice"
"""Why a clock stands. "down" is kept for an operator who takes the service away on purpose."""

SLOW = 6 * 3600.0
"""A lobby that stays open so long (wall seconds) belongs to a game that rests at night."""


def game_now(record: SessionRecord, wall: datetime, scale: float) -> datetime:
    """What the session's clock shows at this wall time; it never runs backwards with the wall's."""
    if record.holds:
        return record.game_time
    return record.game_time + max(wall - record.wall_time, timedelta(0)) / scale


def settle(record: SessionRecord, wall: datetime, scale: float) -> datetime:
    """Write down what the clock shows now, and return it; nothing else changes."""
    record.game_time = game_now(record, wall, scale)
    record.wall_time = max(wall, record.wall_time)
    return record.game_time


def hold(record: SessionRecord, why: str, wall: datetime, scale: float) -> bool:
    """Stop the clock for this reason; False if it stood for it already."""
    if why in record.holds:
        return False
    settle(record, wall, scale)
    record.holds |= {why}
    return True


def release(record: SessionRecord, why: str, wall: datetime, scale: float) -> bool:
    """Take this reason away; the clock runs if it was the last. False if it was none."""
    if why not in record.holds:
        return False
    settle(record, wall, scale)
    record.holds -= {why}
    return True


def set_back(record: SessionRecord, seconds: float, wall: datetime, scale: float) -> None:
    """Give so many seconds of game time: everything that is due is due later by as much."""
    record.game_time = settle(record, wall, scale) - timedelta(seconds=seconds)


def forgive(record: SessionRecord, served: datetime, wall: datetime, scale: float) -> bool:
    """Do not count the time since `served`, the last wall time at which anybody served the session.

    Calling it again changes nothing more. False if the clock stood anyway.
    """
    if record.holds:
        return False
    record.game_time = game_now(record, max(served, record.wall_time), scale)
    record.wall_time = max(wall, record.wall_time)
    return True


def wall_at(record: SessionRecord, at: datetime, scale: float) -> datetime | None:
    """The wall time at which the clock will show `at`; None while it stands."""
    if record.holds:
        return None
    return record.wall_time + (at - record.game_time) * scale


@dataclass(frozen=True, slots=True)
class Quiet:
    """The hours of a group's night in which a slow game rests."""

    zone: str
    start: int
    end: int

    def at(self, wall: datetime) -> bool:
        """Whether it is quiet at this wall time."""
        hour = wall.astimezone(ZoneInfo(self.zone)).hour
        if self.start <= self.end:
            return self.start <= hour < self.end
        return hour >= self.start or hour < self.end

    def edge(self, wall: datetime) -> datetime:
        """The next wall time at which quiet begins or ends."""
        local = wall.astimezone(ZoneInfo(self.zone))
        hour = self.end if self.at(wall) else self.start
        edge = local.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
        if edge.astimezone(UTC) <= wall:
            edge += timedelta(days=1)
        return edge.astimezone(UTC)
