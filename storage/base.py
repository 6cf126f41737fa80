"""What the parts of a unit of work share: the connection, and statements that are written once. Knows no table."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Executable, Row, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import DeclarativeBase

Params = Mapping[str, Any] | Sequence[Mapping[str, Any]]


class StaleSession(RuntimeError):
    """A session was saved on top of a version that is not the one that was read: a lock has failed. Nothing is stored."""


class PlaceTaken(RuntimeError):
    """This chat and topic hold a live session already. The transaction is lost; look before you add."""


def table(model: type[DeclarativeBase]) -> Table:
    """The Core table of a model."""
    found = model.__table__
    if not isinstance(found, Table):
        raise TypeError(f"{model.__name__} is mapped to no table of its own")
    return found


class Upsert:
    """INSERT … ON CONFLICT on a table's primary key, in both dialects. `update` names the columns to overwrite."""

    def __init__(self, model: type[DeclarativeBase], update: Sequence[str] = (), *, unless_equal: bool = False) -> None:
        """Nothing to update means that a row that is there stays; `unless_equal` writes no row that is the same already."""
        into = table(model)
        keys = list(into.primary_key.columns)
        self._by_dialect: dict[str, Executable] = {}
        for name, insert in (("sqlite", sqlite.insert(into)), ("postgresql", postgresql.insert(into))):
            if not update:
                self._by_dialect[name] = insert.on_conflict_do_nothing(index_elements=keys)
                continue
            where = None
            if unless_equal:
                where = into.c[update[0]].is_distinct_from(insert.excluded[update[0]])
                for column in update[1:]:
                    where |= into.c[column].is_distinct_from(insert.excluded[column])
            self._by_dialect[name] = insert.on_conflict_do_update(
                index_elements=keys,
                set_={column: insert.excluded[column] for column in update},
                where=where,
            )

    def __getitem__(self, dialect: str) -> Executable:
        """The statement for this dialect."""
        return self._by_dialect[dialect]


class Unit:
    """One transaction's connection."""

    def __init__(self, connection: Connection) -> None:
        """Work inside the transaction that `connection` has begun."""
        self._connection = connection

    @property
    def dialect(self) -> str:
        """Which of `Upsert`'s statements is meant: "sqlite" or "postgresql"."""
        return self._connection.dialect.name

    def run(self, statement: Executable, params: Params | None = None) -> CursorResult[Any]:
        """Execute a statement, once or for each of several sets of values. For the storage package alone, as those below."""
        return self._connection.execute(statement, params)

    def rows(self, statement: Executable, **params: Any) -> Sequence[Row[Any]]:
        """All rows."""
        return self._connection.execute(statement, params).all()

    def first(self, statement: Executable, **params: Any) -> Row[Any] | None:
        """The first row, if there is one."""
        return self._connection.execute(statement, params).first()

    def value(self, statement: Executable, **params: Any) -> Any:
        """The first column of the first row; None if there is none."""
        return self._connection.execute(statement, params).scalar()

    def values(self, statement: Executable, **params: Any) -> list[Any]:
        """The first column of all rows."""
        return list(self._connection.execute(statement, params).scalars())
