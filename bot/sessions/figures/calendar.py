"""Seasons: the quarters of the year where a group is. Names no game."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

HOUR: Final = 10
"""At this hour, where the group is, the end of a season is told."""
_MONTHS: Final = 3
_QUARTERS: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A quarter (1 to 4) of a year: from when (UTC) to when, the end not included."""

    year: int
    quarter: int
    began: datetime
    ends: datetime


def season(year: int, quarter: int, zone: str) -> Season:
    """That quarter in this time zone."""
    after = (year + 1, 1) if quarter == _QUARTERS else (year, quarter + 1)
    return Season(year=year, quarter=quarter, began=_first(year, quarter, zone), ends=_first(*after, zone))


def season_at(now: datetime, zone: str) -> Season:
    """The quarter in which this moment lies there."""
    local = now.astimezone(ZoneInfo(zone))
    return season(local.year, (local.month - 1) // _MONTHS + 1, zone)


def morning_after(ended: Season, zone: str) -> datetime:
    """When its end is told: `HOUR` (local) of the first day after a season, UTC."""
    first = ended.ends.astimezone(ZoneInfo(zone)) + timedelta(hours=1)
    return first.replace(hour=HOUR, minute=0, second=0, microsecond=0).astimezone(UTC)


def _first(year: int, quarter: int, zone: str) -> datetime:
    return datetime(year, _MONTHS * (quarter - 1) + 1, 1, tzinfo=ZoneInfo(zone)).astimezone(UTC)
