"""Acceptance cases, read from the tables in which people write them. Pure: text in, cases out.

The grammar is that of tests/games/village/cases.md, 11.1. A row that cannot be read is a case with a `flaw`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

HEADER = ("ID", "Case", "Roles", "Actions", "Draws", "Expected")

_RULE = re.compile(r":?-+:?")
_PIPE = re.compile(r"(?<!\\)\|")
_PART = re.compile(r"(night (\d+)|day|dusk)\s*:\s*(.*)")
_DRAW = re.compile(r"`(\w+)(?::([A-Z]))?`\s*=\s*([\w, ]+)")
_HEADS = re.compile(r"(?:^|(?<=[.)*])\s+)(?=No deaths|Deaths:|Changes:|Told:|Not told:|Game goes on|\*\*Winner|Note:)")
_DEATH = re.compile(r"([A-Z]) \((.+)\)")
_CHANGE = re.compile(r"([A-Z]) (\w+) → (\w+) \(([^)]+)\)")
_TOLD = re.compile(r"\[([A-Za-z]+): ([^\]]+)\]")
_WINNER = re.compile(r"\*\*Winner: (\w+)\*\*(?: \(([A-Z, ]+)\))?\.?")


class Unreadable(ValueError):
    """A cell does not follow the grammar; the sentence says which and what."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated:
    """One player of a case."""

    letter: str
    role: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One phase of a case: "night", "day", "dusk", "second" or "evaluate", with what is done in it."""

    phase: str
    number: int = 0
    """Of a night."""
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """What has to come of it."""

    deaths: frozenset[tuple[str, str]] = frozenset()
    changes: frozenset[tuple[str, str, str, str]] = frozenset()
    told: tuple[tuple[str, str], ...] = ()
    not_told: tuple[tuple[str, str], ...] = ()
    winner: str | None = None
    """None: the game goes on."""
    winners: frozenset[str] | None = None
    """None: they are not named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One row."""

    id: str
    title: str
    seats: tuple[Seated, ...] = ()
    rage: bool = False
    shots: tuple[tuple[str, str], ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    acts: tuple[Act, ...] = ()
    draws: tuple[tuple[str, str | None, str], ...] = ()
    expected: Expected = field(default_factory=Expected)
    flaw: str | None = None
    """Why the row cannot be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """What a file holds."""

    cases: tuple[Case, ...]
    passed_over: int
    """Rows of other tables, or of another width."""


def read(text: str) -> Book:
    """Every case of a page."""
    cases: list[Case] = []
    passed_over = 0
    for header, rows in _tables(text):
        for cells in rows:
            if header == HEADER and len(cells) == len(HEADER):
                cases.append(_case(cells))
            else:
                passed_over += 1
    return Book(cases=tuple(cases), passed_over=passed_over)


def _tables(text: str) -> Iterator[tuple[tuple[str, ...], list[tuple[str, ...]]]]:
    """Each table's header and its rows."""
    block: list[tuple[str, ...]] = []
    for line in (*text.splitlines(), ""):
        if line.lstrip().startswith("|"):
            block.append(_cells(line))
        elif block:
            body = [cells for cells in block[1:] if not all(_RULE.fullmatch(cell) for cell in cells)]
            yield block[0], body
            block = []


def _cells(line: str) -> tuple[str, ...]:
    inner = line.strip().removeprefix("|")
    if inner.endswith("|") and not inner.endswith("\\|"):
        inner = inner[:-1]
    return tuple(cell.strip().replace("\\|", "|") for cell in _PIPE.split(inner))


def _case(cells: tuple[str, ...]) -> Case:
    number, title, roles, actions, draws, expected = cells
    try:
        seats, rage, shots, options = _roles(roles)
        return Case(
            id=number,
            title=title,
            seats=seats,
            rage=rage,
            shots=shots,
            options=options,
            acts=tuple(_acts(actions)),
            draws=tuple(_draws(draws)),
            expected=_expected(expected),
        )
    except Unreadable as error:
        return Case(id=number, title=title, flaw=str(error))


def split(text: str, at: str) -> list[str]:
    """The parts between these characters, where they are not in brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if character in at and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip()]


def _roles(
    cell: str,
) -> tuple[tuple[Seated, ...], bool, tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
    seats: list[Seated] = []
    shots: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    rage = False
    for part in split(cell, ";"):
        if part == "rage pending":
            rage = True
        elif part.startswith("final shot:"):
            shots += [_arrow(shot) for shot in split(part.removeprefix("final shot:"), ",")]
        elif chosen := re.fullmatch(r"\*\*(\w+) (\w+)\*\*", part):
            options.append((chosen[1], chosen[2]))
        else:
            seats += _seated(part)
    letters = [seated.letter for seated in seats]
    if len(set(letters)) < len(letters):
        raise Unreadable(f"roles: a letter stands twice in {cell!r}")
    return tuple(sorted(seats, key=lambda seated: seated.letter)), rage, tuple(shots), tuple(options)


def _seated(part: str) -> list[Seated]:
    found = re.fullmatch(r"([A-Z](?:\s*,\s*[A-Z])*) (\w+)(?: \((.*)\))?", part)
    if found is None:
        raise Unreadable(f"roles: {part!r}")
    notes = tuple(split(found[3] or "", ","))
    return [Seated(letter=letter.strip(), role=found[2], notes=notes) for letter in found[1].split(",")]


def _arrow(text: str) -> tuple[str, str]:
    found = re.fullmatch(r"([A-Z])\s*→\s*([A-Z])", text)
    if found is None:
        raise Unreadable(f"final shot: {text!r}")
    return found[1], found[2]


def _acts(cell: str) -> Iterator[Act]:
    """The phases; a part that names none goes on with the phase before it."""
    phases: list[tuple[str, int, list[str]]] = []
    for part in split(cell, ";"):
        found = _PART.fullmatch(part)
        if part == "evaluate victory":
            phases.append(("evaluate", 0, []))
        elif found:
            phases.append(("night" if found[2] else found[1], int(found[2] or 0), [found[3]]))
        elif phases and phases[-1][0] != "evaluate":
            phases[-1][2].append(part)
        else:
            raise Unreadable(f"actions: {part!r} is of no phase")
    if not phases:
        raise Unreadable("actions: none")
    for phase, number, parts in phases:
        if phase == "dusk":
            yield from _dusk(parts)
        else:
            yield Act(phase=phase, number=number, moves=_moves(phase, parts))


def _dusk(parts: list[str]) -> Iterator[Act]:
    """The vote and, after a bar, the second one; what stands between two bars comes before the second vote."""
    halves: list[list[str]] = [[]]
    for part in parts:
        first, *later = part.split("/")
        halves[-1].append(first)
        for half in later:
            named = half.strip().startswith("second vote:")
            if not named or len(halves) == 1:
                halves.append([])
            halves[-1].append(half.strip().removeprefix("second vote:"))
    for moves, phase in zip(halves, ("dusk", "second"), strict=False):
        yield Act(phase=phase, moves=_moves("dusk", moves))


def _moves(phase: str, parts: list[str]) -> tuple[str, ...]:
    """Separate moves; "then" joins two victims of a night, and separates two acts of a day."""
    moves = [move for part in parts for move in split(part, ",")]
    if phase == "day":
        moves = [half for move in moves for half in re.split(r"\bthen\b", move)]
    return tuple(move.strip() for move in moves if move.strip())


def _draws(cell: str) -> Iterator[tuple[str, str | None, str]]:
    """(event, player or None, outcome), in order of use."""
    if cell == "—":
        return
    for part in split(cell, ";"):
        found = _DRAW.fullmatch(part)
        if found is None:
            raise Unreadable(f"draws: {part!r}")
        yield from ((found[1], found[2], outcome.strip()) for outcome in found[3].split(","))


def _expected(cell: str) -> Expected:
    parts: dict[str, str] = {}
    for sentence in filter(None, _HEADS.split(cell)):
        head = re.match(r"No deaths|Deaths|Changes|Told|Not told|Game goes on|\*\*Winner|Note", sentence)
        if head is None:
            raise Unreadable(f"expected: {sentence!r}")
        parts[head[0]] = sentence.strip()
    won = _WINNER.fullmatch(parts["**Winner"]) if "**Winner" in parts else None
    if (won is None) == ("Game goes on" not in parts):
        raise Unreadable(f"expected: neither a winner nor that the game goes on: {cell!r}")
    return Expected(
        deaths=frozenset(_each(_DEATH, parts.get("Deaths"), ",")),
        changes=frozenset(_each(_CHANGE, parts.get("Changes"), ";,")),
        told=tuple(_each(_TOLD, parts.get("Told"), ";,")),
        not_told=tuple(_each(_TOLD, parts.get("Not told"), ";,")),
        winner=won[1] if won else None,
        winners=frozenset(re.findall(r"[A-Z]", won[2])) if won and won[2] else None,
    )


def _each(form: re.Pattern[str], sentence: str | None, at: str) -> Iterator[Any]:
    """The groups of each item of a sentence such as "Deaths: A (eaten), B (lynched)."."""
    if sentence is None:
        return
    for item in split(sentence.partition(":")[2].strip().removesuffix("."), at):
        found = form.fullmatch(item)
        if found is None:
            raise Unreadable(f"expected: {item!r}")
        yield found.groups()
