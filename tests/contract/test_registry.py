"""Contract: a game is registered with all that the shell and these tests need; an omission fails."""

from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from games import registry
from games.core.absence import CHOICES
from games.core.ids import PromptId
from games.core.spec import GameSpec
from tests.contract.suite import every_game, every_registered_game
from tests.contract.walks import all_options, tables

GOLDEN = Path(__file__).parents[1] / "golden"


def test_the_games_are_those_that_have_a_package() -> None:
    packages = {path.parent.name for path in Path(registry.__file__).parent.glob("*/game.py")} - {"core"}
    assert packages == {spec.key for spec in registry.GAMES}
    assert len(registry.GAMES) == len(packages) >= 1


@every_registered_game
def test_a_game_is_found_by_its_key(spec: GameSpec) -> None:
    assert registry.game(spec.key) is spec


def test_an_unknown_key_is_an_error_that_names_the_games() -> None:
    with pytest.raises(LookupError, match="no game 'chess'; there are: village, lupi"):
        registry.game("chess")


@every_registered_game
def test_a_game_has_golden_transcripts(spec: GameSpec) -> None:
    assert len(list((GOLDEN / spec.key).glob("*.play"))) >= 3


@every_game
def test_a_game_has_twin_worlds(spec: GameSpec) -> None:
    assert callable(import_module(f"tests.contract.worlds.{spec.key}").twins)


@every_registered_game
def test_a_game_has_all_that_the_shell_asks_for(spec: GameSpec) -> None:
    assert spec.policy is not None
    assert spec.living is not None
    assert spec.fits is not None
    assert spec.roles or spec.board is not None, "a game with a board needs none"
    assert all(key.startswith(f"{spec.key}-") for key in (*spec.asks, *spec.refusals))
    assert spec.asked | spec.tallied <= set(spec.events)


@every_game
def test_each_option_has_choices_and_a_default_among_them(spec: GameSpec) -> None:
    for row in fields(spec.options):
        assert row.default in row.metadata["choices"]


@every_game
def test_the_lobbys_times_are_positive_for_every_option(spec: GameSpec) -> None:
    for options in all_options(spec):
        assert spec.joining(options) > 0
        assert spec.extension(options) > 0


@every_game
def test_what_becomes_of_the_absent_is_one_of_the_choices_and_by_itself_what_the_rules_say(spec: GameSpec) -> None:
    if spec.absence is not None:
        assert spec.absence(spec.options()) == CHOICES[0]
        assert {spec.absence(options) for options in all_options(spec)} == set(CHOICES)


@every_game
def test_a_new_game_has_no_absent_seats_and_everybody_is_in_it(spec: GameSpec) -> None:
    table = tables(spec, 1)[0]
    state = table.points[0].after
    assert spec.absent(state) == frozenset()
    assert spec.living is None or spec.living(state) == frozenset(table.seats)


@every_game
def test_a_game_that_tells_cards_tells_one_of_its_roles_for_every_seat(spec: GameSpec) -> None:
    table = tables(spec, 1)[0]
    cards = spec.cards(table.points[-1].after)
    assert not cards or set(cards) == set(table.seats)
    assert set(cards.values()) <= set(spec.roles)


@every_game
def test_the_lines_of_status_and_chronicle_are_declared(spec: GameSpec) -> None:
    for table in tables(spec, 4):
        end = table.points[-1].after
        assert {line.key for line in (*spec.posted(end), *spec.chronicle(end))} <= set(spec.asks)


@every_game
def test_no_question_is_sealed_unless_the_game_says_so(spec: GameSpec) -> None:
    assert not spec.sealed(PromptId("n1"))
