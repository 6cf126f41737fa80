"""How sessions ended, and the heartbeat of whoever serves them. Knows no game."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import bindparam, select

from storage.base import Unit, Upsert, table
from storage.records import ResultRecord
from storage.schema import Heartbeat, Result

_ADD = Upsert(Result)
_BEAT = Upsert(Heartbeat, ["at"])
_T = table(Result)
_OF = select(_T).where(_T.c.user_id == bindparam("u")).order_by(_T.c.ended_at, _T.c.session_id)
_LAST = select(table(Heartbeat).c.at)


class ResultsUnit(Unit):
    """Results and heartbeat."""

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
                        "won": result.won,
                        "outcome": result.outcome,
                        "ended_at": result.ended_at,
                    }
                    for result in results
                ],
            )

    def results_of(self, user_id: int) -> list[ResultRecord]:
        """How a person's sessions ended, the oldest first."""
        return [
            ResultRecord(
                session_id=row.session_id,
                chat_id=row.chat_id,
                game=row.game,
                seat=row.seat,
                user_id=row.user_id,
                role=row.role,
                won=row.won,
                outcome=row.outcome,
                ended_at=row.ended_at,
            )
            for row in self.rows(_OF, u=user_id)
        ]

    def heartbeat(self, now: datetime) -> None:
        """Note that somebody serves the sessions now."""
        self.run(_BEAT[self.dialect], {"id": 1, "at": now})

    def last_heartbeat(self) -> datetime | None:
        """When somebody last did; None if nobody ever has."""
        found: datetime | None = self.value(_LAST)
        return found
