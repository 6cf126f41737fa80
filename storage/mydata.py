"""Everything that is kept of one person, table by table. Knows no game: it walks the schema, so that no table is forgotten."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Table, or_, select

from storage.base import Unit
from storage.schema import Base

PERSONAL: Final = ("user_id", "opener", "chat_id")
"""Columns that may name a person: a private chat has its person's id."""
LEFT_OUT: Final[Mapping[str, str]] = {
    "lanes": "how fast a chat may be written to",
    "outbox": "messages on their way: they arrive in the chat itself, and a card must not leave it",
    "broadcast_waits": "a notice on its way, while its person plays",
    "slots": "which of those messages show what: they name the card of whoever is in a game",
}
"""Tables that tell nothing of a person beyond what he has in his chat, or would let a card out of it; why."""
HIDDEN: Final = frozenset({"banned_by", "state", "extra", "due_at", "due_token", "holds", "secret", "memory"})
"""Columns with other people's cards, answers that are still open, or a machine's own figures."""
COUNTING: Final = frozenset({
    ("sessions", "version"), ("sessions", "game_time"), ("sessions", "wall_time"), ("words", "id"), ("words", "step"),
})  # fmt: skip
"""These grow with what others do: read twice in a night they would tell how many have answered meanwhile."""
SHOWN: Final = frozenset({("people", "extra"), ("quiz_cards", "memory")})
"""But these are the person's own."""


class DataUnit(Unit):
    """What a person may ask for."""

    def data_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """The person's rows by table, as plain values; tables without any are left out."""
        found: dict[str, list[dict[str, Any]]] = {}
        for one in sorted(Base.metadata.tables.values(), key=lambda one: one.name):
            whose = _whose(one, user_id)
            if whose is None or one.name in LEFT_OUT:
                continue
            columns = [
                c
                for c in one.c
                if (one.name, c.name) not in COUNTING and (c.name not in HIDDEN or (one.name, c.name) in SHOWN)
            ]
            rows = self.rows(select(*columns).where(whose).order_by(*one.primary_key.columns))
            if rows:
                names = [column.name for column in columns]
                found[one.name] = [dict(zip(names, map(_value, row), strict=True)) for row in rows]
        return found


def _whose(one: Table, user_id: int) -> ColumnElement[bool] | None:
    """What makes a row of this table the person's; None where no row is anybody's."""
    named = [one.c[name] == user_id for name in PERSONAL if name in one.c]
    return or_(*named) if named else None


def _value(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value
