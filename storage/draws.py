"""What was drawn for the asking, outside of games: kept so that its buttons work, after a restart too. Knows no game."""

from datetime import datetime

from sqlalchemy import bindparam, delete, insert, select, update

from storage.base import Unit, table
from storage.records import DrawRecord, Json
from storage.schema import Draw

_T = table(Draw)
_KEEP = insert(_T)
_READ = select(_T).where(_T.c.id == bindparam("d")).with_for_update()
_WAITING = select(_T.c.id).where(_T.c.user_id == bindparam("person"), _T.c.came.is_(None))
_SURPLUS = delete(_T).where(
    _T.c.id.in_(_WAITING.order_by(_T.c.at.desc(), _T.c.id).limit(1_000_000).offset(bindparam("most")))
)
_CAME = update(_T).where(_T.c.id == bindparam("d")).values(came=bindparam("what"))


class DrawsUnit(Unit):
    """The draws' rows."""

    def keep_draw(self, draw: DrawRecord, now: datetime) -> None:
        """Note what was asked, and what came of it if that is known."""
        row = {"id": draw.id, "user_id": draw.user_id, "asked": draw.asked, "came": draw.came, "at": now}
        self.run(_KEEP, row)

    def lock_draw(self, draw_id: str) -> DrawRecord | None:
        """The draw, its row locked until the transaction ends; None if it is kept no longer."""
        row = self.first(_READ, d=draw_id)
        return None if row is None else DrawRecord(id=row.id, user_id=row.user_id, asked=row.asked, came=row.came)

    def drop_surplus_draws(self, user_id: int, most: int) -> int:
        """Forget what this person asked for and nobody has drawn, but for the newest so many; how many went."""
        return self.run(_SURPLUS, {"person": user_id, "most": most}).rowcount

    def set_draw(self, draw_id: str, came: Json) -> None:
        """Note what came of it."""
        self.run(_CAME, {"d": draw_id, "what": came})
