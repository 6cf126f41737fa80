"""Which updates have had their effect already. Knows no command."""

from datetime import datetime

from sqlalchemy import bindparam, select

from storage.base import Unit, Upsert, table
from storage.records import Json
from storage.schema import Inbox

_T = table(Inbox)
_INSERT = Upsert(Inbox)
_RECEIPT = select(_T.c.receipt).where(_T.c.key == bindparam("k"))


class InboxUnit(Unit):
    """Repeated updates have one effect."""

    def receipt(self, key: str) -> Json | None:
        """What was answered to this update; None if it has not been seen."""
        found: Json | None = self.value(_RECEIPT, k=key)
        return found

    def once(self, key: str, receipt: Json, now: datetime) -> bool:
        """Note that this update takes effect in this transaction. False if it has done so before (nothing is changed then).

        Two transactions with one key: the second waits for the first and is told False.
        """
        done = self.run(_INSERT[self.dialect], {"key": key, "receipt": dict(receipt), "at": now})
        return done.rowcount == 1
