"""Who changed what of a group's settings. Knows no game and no setting."""

from typing import Final

from sqlalchemy import bindparam, delete, insert, select

from storage.base import Unit, table
from storage.records import ChangeRecord
from storage.schema import SettingChange

KEPT: Final = 20
"""So many of a group's changes are kept: the newest."""

_T = table(SettingChange)
_here = _T.c.chat_id == bindparam("c")
_ADD = insert(_T)
_NEWEST = select(_T).where(_here).order_by(_T.c.id.desc()).limit(KEPT)
_OLD = delete(_T).where(
    _here, _T.c.id.not_in(select(_T.c.id).where(_here).order_by(_T.c.id.desc()).limit(KEPT).scalar_subquery())
)


class SettingsUnit(Unit):
    """The changes' rows."""

    def note_change(self, change: ChangeRecord) -> None:
        """Keep one more change, and of the group's the newest only."""
        names = ("chat_id", "user_id", "at", "field", "value")
        self.run(_ADD, {name: getattr(change, name) for name in names})
        self.run(_OLD, {"c": change.chat_id})

    def changes_in(self, chat_id: int) -> list[ChangeRecord]:
        """The group's changes, the newest first."""
        return [
            ChangeRecord(chat_id=row.chat_id, user_id=row.user_id, at=row.at, field=row.field, value=row.value)
            for row in self.rows(_NEWEST, c=chat_id)
        ]
