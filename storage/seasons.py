"""Seasons whose end a group has still to be told. Knows no game, and no calendar."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, select

from storage.base import Unit, Upsert, table
from storage.figures_schema import Result, Season

_T, _RESULTS = table(Season), table(Result)
_ONE = (_T.c.chat_id == bindparam("c"), _T.c.year == bindparam("y"), _T.c.quarter == bindparam("q"))
_ADD = Upsert(Season)
_SAVE = Upsert(Season, ["look_at"])
_TAKE = delete(_T).where(*_ONE)
_READ = select(_T).where(*_ONE)
_DUE = select(_T).where(_T.c.look_at <= bindparam("now")).order_by(_T.c.look_at).limit(bindparam("count"))
_NEXT = select(func.min(_T.c.look_at))
_PLAYED = (
    select(_RESULTS.c.game, func.count(_RESULTS.c.session_id.distinct()).label("games"))
    .where(
        _RESULTS.c.chat_id == bindparam("c"),
        _RESULTS.c.ended_at >= bindparam("since", type_=_RESULTS.c.ended_at.type),
        _RESULTS.c.ended_at < bindparam("until", type_=_RESULTS.c.ended_at.type),
    )
    .group_by(_RESULTS.c.game)
    .order_by(func.count(_RESULTS.c.session_id.distinct()).desc(), _RESULTS.c.game)
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRecord:
    """The end of a quarter (1 to 4) that a group has still to be told, and when."""

    chat_id: int
    year: int
    quarter: int
    look_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Tallied:
    """How often a game was played to its end."""

    game: str
    games: int


class SeasonsUnit(Unit):
    """The seasons' rows."""

    def expect_season(self, season: SeasonRecord) -> None:
        """Tell the group of the season's end then; what is there already stays as it is."""
        self.run(_ADD[self.dialect], _row(season))

    def put_off_season(self, season: SeasonRecord) -> None:
        """Tell it at this time instead."""
        self.run(_SAVE[self.dialect], _row(season))

    def take_season(self, season: SeasonRecord) -> bool:
        """It is told in this transaction, and never again; False if another has been quicker."""
        return self.run(_TAKE, {"c": season.chat_id, "y": season.year, "q": season.quarter}).rowcount > 0

    def expected_season(self, chat_id: int, year: int, quarter: int) -> SeasonRecord | None:
        """The end that a group has still to be told; None if it has been, or there is none."""
        row = self.first(_READ, c=chat_id, y=year, q=quarter)
        return None if row is None else _record(row)

    def due_seasons(self, now: datetime, limit: int) -> list[SeasonRecord]:
        """Those whose end is to be told, the longest overdue first."""
        return [_record(row) for row in self.rows(_DUE, now=now, count=limit)]

    def next_season(self) -> datetime | None:
        """When the next end is to be told; None if nobody waits for one."""
        found: datetime | None = self.value(_NEXT)
        return found

    def tallied(self, chat_id: int, since: datetime, until: datetime) -> Sequence[Tallied]:
        """How many games of each kind a group has finished from one time to before another, the most played first."""
        rows = self.rows(_PLAYED, c=chat_id, since=since, until=until)
        return [Tallied(game=row.game, games=row.games) for row in rows]


def _record(row: Row[Any]) -> SeasonRecord:
    return SeasonRecord(chat_id=row.chat_id, year=row.year, quarter=row.quarter, look_at=row.look_at)


def _row(season: SeasonRecord) -> dict[str, object]:
    return {"chat_id": season.chat_id, "year": season.year, "quarter": season.quarter, "look_at": season.look_at}
