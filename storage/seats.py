"""Who sits where. Knows no game."""

from datetime import datetime

from sqlalchemy import bindparam, delete, insert, select, update

from storage.base import Unit, table
from storage.records import SeatRecord
from storage.schema import Seat

_T = table(Seat)
_CURRENT = select(_T).where(_T.c.session_id == bindparam("s"), _T.c.left_at.is_(None)).order_by(_T.c.seat)
_ADD = insert(_T)
_END = (
    update(_T)
    .where(_T.c.session_id == bindparam("s"), _T.c.seat == bindparam("n"), _T.c.left_at.is_(None))
    .values(left_at=bindparam("now", type_=_T.c.left_at.type))
)
_EVER = select(_T.c.id).where(_T.c.session_id == bindparam("s"), _T.c.user_id == bindparam("person")).limit(1)
_WHERE = (
    select(_T.c.seat).where(_T.c.session_id == bindparam("s"), _T.c.user_id == bindparam("person")).order_by(_T.c.id)
)
_CLEAR = delete(_T).where(_T.c.session_id == bindparam("s"))


class SeatsUnit(Unit):
    """The seats' rows."""

    def seats(self, session_id: str) -> list[SeatRecord]:
        """Who sits there now, by seat."""
        return [
            SeatRecord(
                session_id=row.session_id,
                seat=row.seat,
                user_id=row.user_id,
                computer=row.computer,
                name=row.name,
                joined_at=row.joined_at,
                left_at=row.left_at,
            )
            for row in self.rows(_CURRENT, s=session_id)
        ]

    def add_seat(self, record: SeatRecord) -> None:
        """Seat somebody; the seat must be empty (the database refuses two in one)."""
        self.run(
            _ADD,
            {
                "session_id": record.session_id,
                "seat": record.seat,
                "user_id": record.user_id,
                "computer": record.computer,
                "name": record.name,
                "joined_at": record.joined_at,
                "left_at": record.left_at,
            },
        )

    def end_seat(self, session_id: str, seat: int, at: datetime) -> None:
        """Whoever sits there leaves; nothing if the seat is empty."""
        self.run(_END, {"s": session_id, "n": seat, "now": at})

    def has_sat(self, session_id: str, user_id: int) -> bool:
        """Whether the person sits there, or ever did."""
        return self.first(_EVER, s=session_id, person=user_id) is not None

    def seats_sat_in(self, session_id: str, user_id: int) -> list[int]:
        """The seats of that session in which the person sits or ever sat, the first one first."""
        return self.values(_WHERE, s=session_id, person=user_id)

    def clear_seats(self, session_id: str) -> None:
        """Forget all seats of a session, former ones too: a lobby writes them anew in its own order."""
        self.run(_CLEAR, {"s": session_id})
