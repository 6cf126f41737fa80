"""The Village has words of its own for every way to die, to change and to be shown, in each wording."""

from typing import get_args

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from games.village.words import CAUSES, QUIET, Reason
from tests.locales.messages import LANGUAGES, messages

every_language = pytest.mark.parametrize("locale", LANGUAGES)

BY_DAY = {"shot-by-gunner", "lynched", "overpowered", "last-duel", "last-stand"}
"""What nobody is found dead of at dawn."""


class _Selections(Visitor):
    """The values that selections by one variable tell apart; a message referred to belongs to the one that refers."""

    def __init__(self, locale: str, variable: str) -> None:
        self.locale, self.variable = locale, variable
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == self.variable:
            self.found |= {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        if node.attribute is None:
            self.visit(messages(self.locale)[node.id.name][""].pattern)


def told_apart(locale: str, key: str, variable: str) -> list[set[str]]:
    """For each wording of the message, the values of the variable that it tells apart."""
    found = []
    for wording in messages(locale)[key].values():
        seen = _Selections(locale, variable)
        seen.visit(wording.pattern)
        found.append(seen.found)
    return found


@every_language
def test_every_way_to_be_found_dead_is_told_in_each_wording(locale: str) -> None:
    wanted = {"hidden", *CAUSES} - QUIET - BY_DAY
    for told in told_apart(locale, "village-found-dead", "cause"):
        assert wanted <= told, wanted - told


@every_language
def test_the_dead_and_the_chronicle_know_every_cause(locale: str) -> None:
    (to_the_dead,) = told_apart(locale, "village-you-died", "cause")
    assert set(CAUSES) <= to_the_dead
    (chronicle,) = told_apart(locale, "village-line-died", "cause")
    assert {"hidden", *CAUSES} <= chronicle


@every_language
def test_every_reason_for_a_new_role_is_told(locale: str) -> None:
    for key in ("village-role-taken", "village-line-became"):
        (told,) = told_apart(locale, key, "reason")
        assert set(get_args(Reason)) <= told, key
