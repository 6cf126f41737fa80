"""The playground against the published description of the Bot API."""

import json
from pathlib import Path
from typing import Any

from bot.playground.methods import HANDLERS
from bot.playground.schema import LEGACY, METHODS, TYPES, UNIONS, fields
from tests.playground.tour import tour

API: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "bot_api.json").read_text(encoding="utf-8"))

# Required by the description, and of no use to a group bot that never acts for a business.
NARROWED = {
    "InputMedia": {"InputMediaPhoto", "InputMediaDocument"},
    "ReactionType": {"ReactionTypeEmoji"},
    "InlineQueryResult": {"InlineQueryResultArticle"},
    "InputMessageContent": {"InputTextMessageContent"},
}
PLAIN = {"Integer": int, "String": str, "Boolean": bool}


def parts(kind: str) -> set[str]:
    return set(kind.rstrip("*").split("|"))


def agrees(ours: str, published: str) -> bool:
    """Whether a declared type is the published one, or the part of it that we speak."""
    if parts(ours) == parts(published):
        return True
    return any(ours == narrowed for name, kinds in NARROWED.items() if name in published for narrowed in kinds)


def test_every_parameter_that_is_accepted_is_published_with_that_type() -> None:
    looked = 0
    for method, spec in METHODS.items():
        published = API["methods"][method]["fields"]
        for name, (kind, required) in fields(spec).items():
            if (method, name) in LEGACY:
                assert name not in published
                continue
            assert agrees(kind, published[name]), (method, name)
            assert required == published[name].endswith("*"), (method, name)
            looked += 1
        missing = {name for name, kind in published.items() if kind.endswith("*")} - fields(spec).keys()
        assert not missing, (method, missing)
    assert looked >= 130


def test_every_field_of_an_accepted_object_is_published_with_that_type() -> None:
    looked = 0
    for name, spec in TYPES.items():
        published = API["types"][name]["fields"]
        for field, (kind, _) in fields(spec).items():
            assert agrees(kind, published[field]), (name, field)
            looked += 1
        missing = {field for field, kind in published.items() if kind.endswith("*")} - fields(spec).keys()
        assert not missing, (name, missing)
    for union, kinds in UNIONS.items():
        assert set(kinds.values()) <= set(API["types"][union]["subtypes"])
    assert looked >= 90


def test_every_method_has_a_handler_and_a_table_line() -> None:
    assert set(HANDLERS) | {"getUpdates"} == set(METHODS)
    assert len(METHODS) >= 36


class Inspector:
    """Compares answers with the description, and remembers which types it has seen."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.fields: set[tuple[str, str]] = set()

    def problem(self, value: Any, kind: str) -> str | None:
        """What is wrong with a value that should be of this type, or None."""
        kinds = kind.rstrip("*").split("|")
        problems = [self._single(value, one) for one in kinds]
        return None if None in problems else str(problems)

    def _single(self, value: Any, kind: str) -> str | None:
        if kind in PLAIN:
            fits = isinstance(value, PLAIN[kind]) and (kind == "Boolean" or not isinstance(value, bool))
            return None if fits else f"{value!r} is no {kind}"
        if kind.startswith("Array of "):
            if not isinstance(value, list):
                return f"{value!r} is no array"
            problems = (self.problem(item, kind.removeprefix("Array of ")) for item in value)
            return next((problem for problem in problems if problem), None)
        if not isinstance(value, dict):
            return f"{value!r} is no {kind}"
        if kind not in API["types"]:
            return f"{kind} is not in the extract"
        return self._object(value, kind)

    def _object(self, value: dict[str, Any], kind: str) -> str | None:
        described = API["types"][kind]
        if "subtypes" in described:
            problems = [self._single(value, subtype) for subtype in described["subtypes"]]
            return None if None in problems else f"{kind}: {problems}"
        for name, inner in described["fields"].items():
            if inner.endswith("*") and name not in value:
                return f"{kind} lacks {name}"
        for name, item in value.items():
            if name not in described["fields"]:
                return f"{kind} has no field {name}"
            problem = self.problem(item, described["fields"][name])
            if problem:
                return f"{kind}.{name}: {problem}"
            self.fields.add((kind, name))
        self.seen.add(kind)
        return None


async def test_every_answer_and_every_update_has_the_published_shape() -> None:
    answers, updates = await tour()
    inspector = Inspector()
    for method, result in answers:
        problem = inspector.problem(result, "|".join(API["methods"][method]["returns"]))
        assert problem is None, (method, problem)
    for update in updates:
        problem = inspector.problem(update, "Update")
        assert problem is None, (update, problem)
    assert {method for method, _ in answers} == set(METHODS)
    assert len(updates) >= 30
    assert len(inspector.seen) >= 25
    assert len(inspector.fields) >= 170
