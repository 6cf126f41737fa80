"""Telegram's known traps: the list of their numbers, and that each has a test which names it."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
KNOWN: dict[int, str] = {
    int(number): title
    for number, title in json.loads((HERE / "data" / "pitfalls.json").read_text(encoding="utf-8")).items()
}
"""Number -> title of the catalogue of pitfalls that the bot must survive."""
_NAMED = re.compile(r"[Pp]itfalls?\s+(\d+(?:(?:,\s*|\s+and\s+|,\s+and\s+)\d+)*)")


def every_test() -> Iterator[tuple[str, str]]:
    """(where, what it says of itself) of every test."""
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield f"{path.relative_to(HERE)}::{node.name}", ast.get_docstring(node) or ""


NAMED: dict[int, list[str]] = {}
for where, said in every_test():
    for numbers in _NAMED.findall(said):
        for number in re.findall(r"\d+", numbers):
            NAMED.setdefault(int(number), []).append(where)


def test_the_list_is_whole() -> None:
    assert len(KNOWN) == 63
    assert (min(KNOWN), max(KNOWN)) == (1, 89)


@pytest.mark.parametrize("number", KNOWN, ids=lambda number: f"{number}. {KNOWN[number]}")
def test_every_pitfall_has_a_test_that_names_it(number: int) -> None:
    assert NAMED.get(number), f"nothing tests pitfall {number}: {KNOWN[number]}"


def test_no_test_names_a_pitfall_that_there_is_not() -> None:
    assert not {number: tests for number, tests in NAMED.items() if number not in KNOWN}
