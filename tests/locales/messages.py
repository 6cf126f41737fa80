"""What the files of messages hold, and what the program asks for: read from both, compared by the tests."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "locales"
LANGUAGES = tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))


@dataclass
class Found:
    """One wording: a message's value or one of its attributes."""

    pattern: ftl.Pattern
    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self, found: Found) -> None:
        self.found = found

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.found.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.texts.append(node.value)


def _read(pattern: ftl.Pattern) -> Found:
    found = Found(pattern)
    _Reader(found).visit(pattern)
    return found


@cache
def parsed(locale: str) -> dict[str, ftl.Resource]:
    """The files of a language, by their path in its folder."""
    parser, folder = FluentParser(), LOCALES / locale
    return {
        path.relative_to(folder).as_posix(): parser.parse(path.read_text("utf-8"))
        for path in sorted(folder.rglob("*.ftl"))
    }


@cache
def messages(locale: str) -> dict[str, dict[str, Found]]:
    """Message -> its wordings: "" is the value, the rest are attributes."""
    found: dict[str, dict[str, Found]] = {}
    for resource in parsed(locale).values():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                wordings = {} if entry.value is None else {"": _read(entry.value)}
                wordings |= {attribute.id.name: _read(attribute.value) for attribute in entry.attributes}
                found[entry.id.name] = wordings
    return found


def wordings(locale: str) -> Iterator[tuple[str, str, Found]]:
    """(message, attribute, wording) of a whole language."""
    for key, found in messages(locale).items():
        for attribute, wording in found.items():
            yield key, attribute, wording


def alternatives(locale: str, key: str) -> int:
    """How many ways a message can be said."""
    return sum(1 for attribute in messages(locale)[key] if not attribute or attribute.startswith("alt-"))


def expansions(pattern: ftl.Pattern) -> Iterator[str]:
    """The pattern's literal text, once with each variant of each selection; printed values are left out."""
    selections = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression)
    ]
    if not selections:
        yield "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement))
        return
    most = max(len(selection.variants) for selection in selections)
    for turn in range(most):
        text = ""
        for element in pattern.elements:
            if isinstance(element, ftl.TextElement):
                text += element.value
            elif isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
                variants = element.expression.variants
                text += next(expansions(variants[turn % len(variants)].value))
        yield text


# What the program asks for


@cache
def _trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted((ROOT / "bot").rglob("*.py")))


def strings() -> set[str]:
    """Every string constant of the shell."""
    return {
        node.value
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def composed() -> list[re.Pattern[str]]:
    """Every key that the shell puts together (f"span-{unit}"), as the pattern of what may come out.

    A docstring that promises the message `verify-<check>-<verdict>` counts: whoever prints it stands above the shell.
    """
    promised = {found for text in strings() for found in re.findall(r"message `([a-z]{4,}(?:-<?[a-z]+>?)+)`", text)}
    found = [re.compile(re.sub(r"<[a-z]+>", ".+", name)) for name in sorted(promised)]
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                literal = "".join(str(part) for part in parts if part is not None)
                if re.fullmatch(r"[a-z][a-z0-9.-]{3,}|-[a-z]+-?", literal):
                    found.append(re.compile("".join(".+" if part is None else re.escape(str(part)) for part in parts)))
    return found


def handed() -> set[str]:
    """Every name under which the shell hands a value to a message: keyword arguments and keys of dictionaries."""
    names = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg:
                names.add(node.arg)
            elif isinstance(node, ast.Dict):
                names |= {
                    key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
                }
    return names


def toasts() -> set[str]:
    """Every message that the shell answers a press with: the first argument of a toast or a refusal."""
    found = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ("Toast", "Refusal"):
                continue
            given = [*node.args[:1], *(keyword.value for keyword in node.keywords if keyword.arg == "key")]
            found |= {
                value.value for value in given if isinstance(value, ast.Constant) and isinstance(value.value, str)
            }
    return found
