"""Who takes a card by link at a narrator's desk. Knows no game."""

from collections.abc import Iterable

from sqlalchemy import bindparam, delete, insert, select

from storage.base import Unit, table
from storage.records import LIVE_VALUES, GuestRecord
from storage.schema import Guest, Session

_T, _SESSIONS = table(Guest), table(Session)
_THERE = select(_T).where(_T.c.session_id == bindparam("s")).order_by(_T.c.seat, _T.c.user_id)
_CLEAR = delete(_T).where(_T.c.session_id == bindparam("s"))
_ADD = insert(_T)
_OF = (
    select(_T.c.session_id)
    .join(_SESSIONS, _SESSIONS.c.id == _T.c.session_id)
    .where(_T.c.user_id == bindparam("person"), _SESSIONS.c.status.in_(LIVE_VALUES))
    .order_by(_T.c.session_id)
)


class GuestsUnit(Unit):
    """The guests' rows."""

    def guests(self, session_id: str) -> list[GuestRecord]:
        """Who takes a card by link there, by seat."""
        return [
            GuestRecord(session_id=row.session_id, user_id=row.user_id, seat=row.seat)
            for row in self.rows(_THERE, s=session_id)
        ]

    def set_guests(self, session_id: str, guests: Iterable[GuestRecord]) -> None:
        """Let exactly these take a card by link there."""
        self.run(_CLEAR, {"s": session_id})
        rows = [{"session_id": session_id, "user_id": guest.user_id, "seat": guest.seat} for guest in guests]
        if rows:
            self.run(_ADD, rows)

    def guest_at(self, user_id: int) -> list[str]:
        """The live sessions at which the person takes a card by link."""
        return self.values(_OF, person=user_id)
