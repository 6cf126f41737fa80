"""Column types that behave alike on SQLite and PostgreSQL. Knows no table."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, Integer
from sqlalchemy.types import TypeDecorator

Document = JSON(none_as_null=True)
"""A JSON value; None is SQL's NULL, so that `IS NULL` means what it says."""

Serial = BigInteger().with_variant(Integer(), "sqlite")
"""A number that the database gives out: SQLite counts only in a column declared INTEGER, whose values have 64 bits too."""


class Instant(TypeDecorator[datetime]):
    """An aware UTC datetime on both back ends; SQLite keeps none of the zone, so it is taken off and put back here."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a naive datetime (ValueError): it would be read in somebody's local time."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value!r} has no time zone")
        utc = value.astimezone(UTC)
        return utc.replace(tzinfo=None) if dialect.name == "sqlite" else utc

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Always aware, always UTC."""
        if value is None or value.tzinfo is UTC:
            return value
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)

    def process_literal_param(self, value: datetime | None, dialect: Dialect) -> str:
        """As SQL text, for logs and offline migrations."""
        return repr(self.process_bind_param(value, dialect))

    @property
    def python_type(self) -> type[Any]:
        """What comes out."""
        return datetime
