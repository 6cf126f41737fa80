"""A whole SQLite database into an empty PostgreSQL one: every table, every row, as it is. Knows no meaning of any."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import BigInteger, Integer, Table, func, insert, literal_column, select, text

from storage.base import table
from storage.engine import Database
from storage.operator_schema import Replica
from storage.schema import Base
from storage.unit import UnitOfWork

AT_ONCE: Final = 500
"""Rows of one transaction."""
LEFT_OUT: Final = frozenset({table(Replica).name})
"""The processes that served the old database do not serve the new one."""


class NotEmpty(Exception):
    """The database to be filled holds something already. Nothing was written."""


class NotCopied(Exception):
    """Afterwards the two do not hold the same number of rows: do not use the new one."""


def tables() -> list[Table]:
    """All tables, those first to which others point."""
    return [one for one in Base.metadata.sorted_tables if one.name not in LEFT_OUT]


async def copy(source: Database, target: Database, told: Callable[[str, int], None] = lambda _name, _rows: None) -> int:
    """Copy everything, and tell `told` of each table how many rows it had; how many rows in all.

    Both are migrated before. Nobody else may use either meanwhile. Raises ValueError unless it is SQLite into PostgreSQL, NotEmpty, NotCopied.
    """
    if (source.dialect, target.dialect) != ("sqlite", "postgresql"):
        raise ValueError("only a SQLite file can be copied, and only into PostgreSQL")
    await source.migrate()
    await target.migrate()
    for one in tables():
        if await _count(target, one):
            raise NotEmpty(one.name)
    total = 0
    for one in tables():
        rows = await _copy_table(source, target, one)
        if rows != await _count(target, one):
            raise NotCopied(one.name)
        total += rows
        told(one.name, rows)
    await target.transact(_count_on)
    return total


async def _copy_table(source: Database, target: Database, one: Table) -> int:
    last, copied = 0, 0
    row_number = literal_column("rowid", Integer).label("row_number")
    while True:
        asked = select(row_number, *one.c).where(literal_column("rowid", Integer) > last)
        asked = asked.order_by(literal_column("rowid")).limit(AT_ONCE)
        found = [row._asdict() for row in await source.transact(lambda uow, asked=asked: uow.rows(asked))]  # type: ignore[misc]
        if not found:
            return copied
        last = max(row.pop("row_number") for row in found)
        await target.transact(lambda uow, found=found: uow.run(insert(one), found))  # type: ignore[misc]
        copied += len(found)


async def _count(database: Database, one: Table) -> int:
    number: int = await database.transact(lambda uow: uow.value(select(func.count()).select_from(one)))
    return number


def _count_on(uow: UnitOfWork) -> None:
    """Numbers that the database gives out go on after the highest there is."""
    for one in tables():
        for column in one.primary_key.columns:
            if isinstance(column.type, BigInteger):
                # A column without a sequence has none to be set: PostgreSQL then does nothing.
                uow.run(_GO_ON, {"table": one.name, "column": column.name, "n": uow.value(select(func.max(column)))})


_GO_ON: Final = text("SELECT setval(pg_get_serial_sequence(:table, :column), CAST(:n AS BIGINT))")
