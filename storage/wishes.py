"""Who wants to be told when a table opens in a group. Knows no game."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import bindparam, delete, or_, select, update

from storage.base import Unit, Upsert, table
from storage.schema import CallWish

_T = table(CallWish)
_here = _T.c.chat_id == bindparam("c")
_OF_THEM = _T.c.user_id == bindparam("person")
_ADD = Upsert(CallWish, [])
_DROP = delete(_T).where(_here, _OF_THEM)
_OF = select(_T.c.chat_id).where(_OF_THEM).order_by(_T.c.chat_id)
_ONE = select(_T.c.user_id).where(_here, _OF_THEM)
_DUE = (
    select(_T.c.user_id)
    .where(_here, or_(_T.c.told_at.is_(None), _T.c.told_at < bindparam("before")))
    .order_by(_T.c.user_id)
)


class WishesUnit(Unit):
    """The wishes' rows."""

    def wishes_call(self, chat_id: int, user_id: int) -> bool:
        """Whether the person wants to be told of tables in this group."""
        return self.first(_ONE, c=chat_id, person=user_id) is not None

    def wish_call(self, chat_id: int, user_id: int) -> None:
        """Tell the person from now on."""
        self.run(_ADD[self.dialect], {"chat_id": chat_id, "user_id": user_id, "told_at": None})

    def drop_call(self, chat_id: int, user_id: int) -> bool:
        """Tell the person no more; False if that was so already."""
        return self.run(_DROP, {"c": chat_id, "person": user_id}).rowcount > 0

    def calls_of(self, user_id: int) -> list[int]:
        """The groups whose tables the person wants to hear of."""
        return self.values(_OF, person=user_id)

    def to_call(self, chat_id: int, before: datetime) -> list[int]:
        """Whom to tell of a table in this group: those who were told nothing since `before`."""
        return self.values(_DUE, c=chat_id, before=before)

    def called(self, chat_id: int, user_ids: Iterable[int], now: datetime) -> None:
        """Note that these have been told now."""
        told = update(_T).where(_T.c.chat_id == chat_id, _T.c.user_id.in_(list(user_ids))).values(told_at=now)
        self.run(told)
