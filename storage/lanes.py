"""Letting a chat's queue go again, and moving it. Knows no pacing."""

from datetime import UTC, datetime

from sqlalchemy import bindparam, case, delete, func, select, update

from storage.base import Unit, table
from storage.records import LIVE_VALUES
from storage.schema import Lane, Outbox, Session

_T = table(Lane)
_OUTBOX = table(Outbox)
_SESSIONS = table(Session)
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
"""Stands for "at once" where no time is known."""

_HELD = select(_T.c.held).where(_T.c.chat_id == bindparam("chat")).with_for_update()
_DROP_OLD_GAMES = delete(_OUTBOX).where(
    _OUTBOX.c.chat_id == bindparam("chat"),
    _OUTBOX.c.session_id != "",
    _OUTBOX.c.session_id.not_in(
        select(_SESSIONS.c.id).where(_SESSIONS.c.status.in_(LIVE_VALUES)),
    ),
)
OPEN_NO_MORE = update(_OUTBOX).where(_OUTBOX.c.chat_id == bindparam("chat"), _OUTBOX.c.opens).values(opens=False)
"""No phase waits any more for what is queued for this chat."""
_RELEASE = (
    update(_T)
    .where(_T.c.chat_id == bindparam("chat"))
    .values(
        held=False,
        failures=0,
        next_at=case(
            (_T.c.lease_by.is_not(None), _T.c.next_at),
            else_=func.coalesce(_T.c.free_at, bindparam("soon", LONG_AGO, type_=_T.c.free_at.type)),
        ),
    )
)


class LanesUnit(Unit):
    """The lanes, as far as anybody but the courier touches them."""

    queued = False
    """Whether this transaction gave the couriers anything to do."""

    def release_lane(self, chat_id: int) -> bool:
        """Send what was held back because nobody was reached in this chat; True if it was held.

        What belongs to a session that is over by now is dropped: it would be news of yesterday. No phase waits for the rest.
        """
        if not self.value(_HELD, chat=chat_id):
            return False
        self.run(_DROP_OLD_GAMES, {"chat": chat_id})
        self.run(OPEN_NO_MORE, {"chat": chat_id})
        self.run(_RELEASE, {"chat": chat_id})
        self.queued = True
        return True
