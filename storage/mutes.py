"""Whom the bot keeps from writing, so that it is lifted whatever happens. Knows no game and no Telegram."""

from datetime import datetime
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, select, update

from storage.base import Unit, Upsert, table
from storage.records import MuteRecord
from storage.schema import Mute

_T = table(Mute)
_ONE = (_T.c.chat_id == bindparam("c"), _T.c.user_id == bindparam("person"))
_NAMES = ("chat_id", "user_id", "session_id", "until", "look_at", "lifting", "tries")
_SAVE = Upsert(Mute, [name for name in _NAMES if name not in ("chat_id", "user_id")])
_READ = select(_T).where(*_ONE)
_OF_SESSION = select(_T).where(_T.c.session_id == bindparam("s")).order_by(_T.c.user_id)
_DUE = (
    select(_T.c.chat_id, _T.c.user_id)
    .where(_T.c.look_at <= bindparam("now"))
    .order_by(_T.c.look_at)
    .limit(bindparam("count"))
)
_NEXT = select(func.min(_T.c.look_at))
_DROP = delete(_T).where(*_ONE)
_HURRY = update(_T).where(_T.c.session_id == bindparam("s")).values(look_at=bindparam("now", type_=_T.c.look_at.type))


class MutesUnit(Unit):
    """The rows of those who are kept from writing."""

    def mute_of(self, chat_id: int, user_id: int) -> MuteRecord | None:
        """What is known of somebody who is kept from writing here; None if he is not."""
        row = self.first(_READ, c=chat_id, person=user_id)
        return None if row is None else _record(row)

    def mutes_of(self, session_id: str) -> list[MuteRecord]:
        """Everybody who is kept from writing for this session."""
        return [_record(row) for row in self.rows(_OF_SESSION, s=session_id)]

    def save_mute(self, mute: MuteRecord) -> None:
        """Store that somebody is kept from writing."""
        self.run(_SAVE[self.dialect], {name: getattr(mute, name) for name in _NAMES})

    def drop_mute(self, chat_id: int, user_id: int) -> None:
        """He may write again."""
        self.run(_DROP, {"c": chat_id, "person": user_id})

    def look_at_mutes(self, session_id: str, now: datetime) -> None:
        """Let the sweep look at all of this session's at once."""
        self.run(_HURRY, {"s": session_id, "now": now})

    def due_mutes(self, now: datetime, limit: int) -> list[tuple[int, int]]:
        """(chat, person) of those that somebody has to look at, the longest overdue first."""
        return [(row.chat_id, row.user_id) for row in self.rows(_DUE, now=now, count=limit)]

    def next_mute(self) -> datetime | None:
        """When somebody has to look next; None if nobody is kept from writing."""
        found: datetime | None = self.value(_NEXT)
        return found


def _record(row: Row[Any]) -> MuteRecord:
    return MuteRecord(**{name: getattr(row, name) for name in _NAMES})
