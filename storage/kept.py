"""Tables that narrators play with again: names and terms under a title. Knows no game."""

from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, delete, select

from storage.base import Unit, Upsert, table
from storage.records import KeptTableRecord
from storage.schema import KeptTable

_T = table(KeptTable)
_OF = select(_T).where(_T.c.user_id == bindparam("person")).order_by(_T.c.at, _T.c.id)
_ONE = select(_T).where(_T.c.id == bindparam("t"), _T.c.user_id == bindparam("person"))
_KEEP = Upsert(KeptTable, ["game", "title", "count", "names", "terms"])
_DROP = delete(_T).where(_T.c.id == bindparam("t"), _T.c.user_id == bindparam("person"))


class KeptUnit(Unit):
    """The kept tables' rows. Whose a table is belongs to every question: nobody finds another's."""

    def kept_tables(self, user_id: int) -> list[KeptTableRecord]:
        """All of a person's, the oldest first."""
        return [_record(row) for row in self.rows(_OF, person=user_id)]

    def kept_table(self, user_id: int, table_id: str) -> KeptTableRecord | None:
        """The person's table with this id; None if there is none, or it is another's."""
        row = self.first(_ONE, t=table_id, person=user_id)
        return None if row is None else _record(row)

    def keep_table(self, kept: KeptTableRecord, now: datetime) -> None:
        """Keep a table; one of this id is overwritten, and keeps its place in the list."""
        row = {
            "id": kept.id, "user_id": kept.user_id, "game": kept.game, "title": kept.title,
            "count": kept.count, "names": kept.names, "terms": kept.terms, "at": now,
        }  # fmt: skip
        self.run(_KEEP[self.dialect], row)

    def drop_table(self, user_id: int, table_id: str) -> None:
        """Forget the person's table with this id; nothing if there is none."""
        self.run(_DROP, {"t": table_id, "person": user_id})


def _record(row: Any) -> KeptTableRecord:
    return KeptTableRecord(
        id=row.id, user_id=row.user_id, game=row.game, title=row.title, count=row.count, names=row.names,
        terms=row.terms,
    )  # fmt: skip
