"""What a host likes tonight: buttons on the pages of options, drawn from the option dataclass. Knows no game by name."""

import random
from collections.abc import Iterator
from dataclasses import Field, dataclass, fields
from typing import Any

from bot.narration.tokens import choice_key
from games.core.spec import GameSpec

_OFTEN, _SELDOM = 0.5, 0.15
"""How often somebody changes an option of the first page, and one of a section's."""
_ROLES = 4
"""So many roles at most are left out at a time."""
_PACE = "pace"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """One option, and the buttons to press for it, in order: each one's prompt, and its option or its label."""

    field: str
    presses: tuple[tuple[str, str], ...]


def wishes(spec: GameSpec, rng: random.Random, pace: str) -> list[Wish]:
    """Pace, and whatever else comes to mind, in any order."""
    found = []
    for field in fields(spec.options):
        if field.name == _PACE:
            found.append(_wish(field, pace))
        elif rng.random() < (_SELDOM if "section" in field.metadata else _OFTEN):
            found.append(_drawn(field, rng))
    rng.shuffle(found)
    return found


def usual(spec: GameSpec, names: set[str]) -> Iterator[Wish]:
    """These options as they are by default, but for the pace."""
    for field in fields(spec.options):
        if field.name in names and field.name != _PACE:
            yield _wish(field, choice_key(field.default))


def _drawn(field: Field[Any], rng: random.Random) -> Wish:
    if "counts" in field.metadata:
        return _wish(field, rng.choice(("+", "−")))
    if "toggles" in field.metadata:
        group, roles = rng.choice(list(field.metadata["toggles"].items()))
        out = rng.sample(roles, rng.randint(1, min(_ROLES, len(roles))))
        return _wish(field, *(f"{role}-out" for role in out), group=group)
    return _wish(field, choice_key(rng.choice(field.metadata["choices"])))


def _wish(field: Field[Any], *values: str, group: str | None = None) -> Wish:
    """The way to this option through the pages, and its values' buttons."""
    section, name = field.metadata.get("section"), f"opt.{field.name}"
    way = [("lobby", "options")]
    if section is not None:
        way.append((f"opt.section.{section}", "page"))
    way.append((name, "page"))
    if group is not None:
        way.append((f"{name}.{group}", "page"))
    return Wish(field=field.name, presses=(*way, *((name, value) for value in values)))
