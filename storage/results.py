"""How sessions ended and what was earned by it, and the heartbeat of whoever serves them. Knows no game."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, and_, bindparam, case, false, func, select

from storage.base import Unit, Upsert, table
from storage.figures_schema import Absence, Result, Trophy
from storage.records import AbsenceRecord, ResultRecord, Standing, Status
from storage.schema import Heartbeat, Seat, Session

_ADD = Upsert(Result)
_BEAT = Upsert(Heartbeat, ["at"])
_T = table(Result)
_mine = _T.c.user_id == bindparam("u")
_OF = select(_T).where(_mine).order_by(_T.c.ended_at.desc(), _T.c.session_id.desc()).limit(bindparam("most"))
_won = case((and_(_T.c.won, func.coalesce(_T.c.left_early, false()).is_(False)), 1), else_=0)
_STANDINGS = (
    select(_T.c.user_id, func.count().label("games"), func.sum(_won).label("wins"))
    .where(_T.c.chat_id == bindparam("c"), _T.c.user_id.is_not(None), _T.c.game.in_(bindparam("games", expanding=True)))
    .group_by(_T.c.user_id)
)
_GROUPS = (
    select(_T.c.chat_id)
    .where(_mine, _T.c.chat_id < 0)
    .group_by(_T.c.chat_id)
    .order_by(func.max(_T.c.ended_at).desc(), _T.c.chat_id)
)
_SESSIONS, _SEATS, _TROPHIES = table(Session), table(Seat), table(Trophy)
_LAST_GAMES = (
    select(_SESSIONS.c.id)
    .join(_SEATS, _SEATS.c.session_id == _SESSIONS.c.id)
    .where(
        _SEATS.c.user_id == bindparam("u"),
        _SEATS.c.left_at.is_(None),
        _SESSIONS.c.status == Status.OVER.value,
    )
    .order_by(_SESSIONS.c.wall_time.desc(), _SESSIONS.c.id.desc())
    .limit(bindparam("most"))
)
_EARNED = select(_TROPHIES).where(_TROPHIES.c.user_id == bindparam("u")).order_by(_TROPHIES.c.at, _TROPHIES.c.trophy)
_AWARD = Upsert(Trophy)
_ABSENCES = table(Absence)
_ABSENT = select(_ABSENCES).where(_ABSENCES.c.user_id == bindparam("u")).order_by(_ABSENCES.c.at)
_MISSED = Upsert(Absence, ["missed", "lost", "at"])
_MISSED_THERE = select(_ABSENCES.c.missed, _ABSENCES.c.lost).where(
    _ABSENCES.c.user_id == bindparam("u"), _ABSENCES.c.session_id == bindparam("s")
)
_LAST = select(table(Heartbeat).c.at)

MOST = 500
"""So many results of one person are looked at: figures count the last so many games."""


class ResultsUnit(Unit):
    """Results, trophies and heartbeat."""

    def add_results(self, results: Sequence[ResultRecord]) -> None:
        """Store how a session ended for its seats; a seat that has a result keeps it."""
        if results:
            self.run(
                _ADD[self.dialect],
                [
                    {
                        "session_id": result.session_id,
                        "seat": result.seat,
                        "chat_id": result.chat_id,
                        "game": result.game,
                        "user_id": result.user_id,
                        "role": result.role,
                        "team": result.team,
                        "won": result.won,
                        "alive": result.alive,
                        "left_early": result.left,
                        "outcome": result.outcome,
                        "ended_at": result.ended_at,
                    }
                    for result in results
                ],
            )

    def results_of(self, user_id: int, limit: int = MOST) -> list[ResultRecord]:
        """How a person's last sessions ended, the oldest first."""
        return [_record(row) for row in reversed(self.rows(_OF, u=user_id, most=limit))]

    def standings(
        self, chat_id: int, games: Sequence[str], since: datetime | None, until: datetime | None = None
    ) -> list[Standing]:
        """Games and wins of everybody who has played these in a group, in no order; who left early has not won.

        Counted are those that ended at `since` or later, and before `until`.
        """
        statement = _STANDINGS if since is None else _STANDINGS.where(_T.c.ended_at >= since)
        statement = statement if until is None else statement.where(_T.c.ended_at < until)
        return [
            Standing(user_id=row.user_id, games=row.games, wins=row.wins)
            for row in self.rows(statement, c=chat_id, games=list(games))
        ]

    def groups_of(self, user_id: int) -> list[int]:
        """The groups in which a person has results, the latest first."""
        return self.values(_GROUPS, u=user_id)

    def last_games_of(self, user_id: int, limit: int) -> list[str]:
        """The sessions that are over, are still kept, and in which the person sat at the end; the latest first."""
        return self.values(_LAST_GAMES, u=user_id, most=limit)

    # Trophies

    def trophies_of(self, user_id: int) -> dict[str, datetime]:
        """What the person has earned, and when; the earliest first."""
        return {row.trophy: row.at for row in self.rows(_EARNED, u=user_id)}

    def award(self, user_id: int, keys: Sequence[str], session_id: str, at: datetime) -> None:
        """Note what somebody has earned; what is there already stays as it is."""
        if keys:
            rows = [{"user_id": user_id, "trophy": key, "session_id": session_id, "at": at} for key in keys]
            self.run(_AWARD[self.dialect], rows)

    # What somebody has let pass

    def note_absence(self, record: AbsenceRecord) -> None:
        """Add these votes and turns to what the person has let pass in that game, whose row the caller has locked."""
        before = self.first(_MISSED_THERE, u=record.user_id, s=record.session_id)
        self.run(
            _MISSED[self.dialect],
            {
                "user_id": record.user_id,
                "session_id": record.session_id,
                "chat_id": record.chat_id,
                "game": record.game,
                "missed": record.missed + (0 if before is None else before.missed),
                "lost": record.lost or (before is not None and before.lost),
                "at": record.at,
            },
        )

    def absences_of(self, user_id: int) -> list[AbsenceRecord]:
        """What the person has let pass, game by game, the earliest first."""
        return [
            AbsenceRecord(
                user_id=row.user_id,
                session_id=row.session_id,
                chat_id=row.chat_id,
                game=row.game,
                missed=row.missed,
                lost=row.lost,
                at=row.at,
            )
            for row in self.rows(_ABSENT, u=user_id)
        ]

    # Who serves

    def heartbeat(self, now: datetime) -> None:
        """Note that somebody serves the sessions now."""
        self.run(_BEAT[self.dialect], {"id": 1, "at": now})

    def last_heartbeat(self) -> datetime | None:
        """When somebody last did; None if nobody ever has."""
        found: datetime | None = self.value(_LAST)
        return found


def _record(row: Row[Any]) -> ResultRecord:
    return ResultRecord(
        session_id=row.session_id,
        chat_id=row.chat_id,
        game=row.game,
        seat=row.seat,
        user_id=row.user_id,
        role=row.role,
        team=row.team,
        won=row.won,
        alive=row.alive,
        left=bool(row.left_early),
        outcome=row.outcome,
        ended_at=row.ended_at,
    )
