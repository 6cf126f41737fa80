"""Days as a person's calendar has them: streaks, and the next time a certain hour strikes. Pure; the time is passed in."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones


def is_zone(name: str) -> bool:
    """Whether there is such a time zone ("Europe/Rome")."""
    return "/" in name and name in available_timezones()


def day_of(at: datetime, zone: str) -> date:
    """The day there at this time."""
    return at.astimezone(ZoneInfo(zone)).date()


def streak_after(streak: int, last_day: str | None, today: date) -> int:
    """Days in a row once something was answered today."""
    if last_day is None:
        return 1
    gap = (today - date.fromisoformat(last_day)).days
    # Whoever travels west may come to yesterday again: nothing is lost by that.
    return max(streak, 1) if gap <= 0 else streak + 1 if gap == 1 else 1


def streak_now(streak: int, last_day: str | None, today: date) -> int:
    """Days in a row as they stand: a day that is missing ends them, today's may still come."""
    if last_day is None or (today - date.fromisoformat(last_day)).days > 1:
        return 0
    return streak


def next_time(hour: int, zone: str, after: datetime) -> datetime:
    """The first time after this one (UTC) at which it is so late there.

    An hour that a change of clocks skips comes an hour later, one that comes twice counts once.
    """
    there = ZoneInfo(zone)
    day = after.astimezone(there).date()
    while True:
        at = datetime.combine(day, time(hour), tzinfo=there).astimezone(UTC)
        if at > after:
            return at
        day += timedelta(days=1)
