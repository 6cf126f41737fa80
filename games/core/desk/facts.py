"""Facts of a game as lines of a screen: what is read out, what is written. Keys and values, no texts."""

from collections.abc import Collection, Iterable
from dataclasses import fields
from functools import cache
from typing import Any, Final, get_args, get_origin, get_type_hints

from games.core.game import Detail, Event, Kind, Line
from games.core.ids import RoleKey, Seat

_PLAIN: Final[dict[Any, Kind]] = {Seat: Kind.SEAT, RoleKey: Kind.ROLE, int: Kind.NUMBER}


def kind_of(event: type) -> str:
    """The name of a class of facts."""
    named: str = get_type_hints(event)["kind"].__args__[0]
    return named


@cache
def _kinds(event: type) -> tuple[tuple[str, Kind], ...]:
    hints = get_type_hints(event)
    names = [field.name for field in fields(event) if field.name not in ("kind", "to")]
    return tuple((name, _kind(name, hints[name])) for name in names)


def _kind(name: str, hint: Any) -> Kind:
    if get_origin(hint) is tuple:
        return Kind.ROLES if RoleKey in get_args(hint) else Kind.SEATS
    if name.endswith("_span"):
        return Kind.SPAN
    return _PLAIN.get(hint, Kind.KEY)


def facts(event: Event) -> tuple[Detail, ...]:
    """The fields of a fact as a message prints them."""
    declared: Any = type(event)
    return tuple(Detail(name, kind, getattr(event, name)) for name, kind in _kinds(declared))


def aloud(stem: str, told: Iterable[Event], unspoken: Collection[str]) -> tuple[Line, ...]:
    """The public facts that a narrator reads out, in order, but for these kinds: messages `<stem><kind>`."""
    named = ((kind_of(type(event)), event) for event in told if event.audience.table)
    return tuple(Line(stem + kind, facts(event)) for kind, event in named if kind not in unspoken)
