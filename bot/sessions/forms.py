"""Dataclasses in and out of JSON, by Pydantic. Knows no session and no game."""

from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from storage.records import Json

T = TypeVar("T")


class Unreadable(Exception):
    """What was stored is no such value. Says in which fields, never what stands there: it may be a card."""


class Form(Generic[T]):
    """How the values of one class are stored."""

    def __init__(self, kind: type[T], *, sparse: bool = False) -> None:
        """Store values of this dataclass; a sparse form leaves out what is as it is by default."""
        self._kind = kind
        self._sparse = sparse
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)

    def load(self, stored: Json | None) -> T:
        """The value that was stored; what is missing has its default. Raises Unreadable."""
        try:
            return self._adapter.validate_python(stored)
        except ValidationError as error:
            places = {".".join(map(str, problem["loc"])) for problem in error.errors(include_input=False)}
            # Without its cause, whose text would quote the value into the log.
            raise Unreadable(f"{self._kind.__name__}: {', '.join(sorted(places))}") from None

    def dump(self, value: T) -> dict[str, Any]:
        """The value as JSON."""
        dumped: dict[str, Any] = self._adapter.dump_python(value, mode="json", exclude_defaults=self._sparse)
        return dumped
