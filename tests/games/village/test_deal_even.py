"""Deals on fitted strengths: the numbers, what is dealt with them, and the program that fits them."""

import math
from collections import Counter

import pytest

from games.core.ids import RoleKey
from games.village import even
from games.village.attempts import SCALES, FixedNumbers
from games.village.checks import DECLARED, ENEMIES, fitted, playable, quiet
from games.village.deal import deal, fits
from games.village.options import Options
from games.village.pile import TABLE_SIZE
from games.village.roles import KEYS
from scripts import even_strengths as program

EVEN = Options(deal_mode="even")


def test_every_role_and_every_table_has_its_number() -> None:
    assert tuple(even.STRENGTHS) == KEYS
    assert list(even.HANDICAPS) == list(even.DIFFERENCES) == list(TABLE_SIZE)


def test_even_deals_are_never_what_nobody_has_asked_for() -> None:
    assert Options().deal_mode == "balanced"


def test_what_a_card_is_worth_for_its_side_was_not_lost_on_the_way() -> None:
    """Of what no table doubts: a wolf is worth more to its side than a Villager to his."""
    assert min(even.STRENGTHS[RoleKey(key)] for key in ("wolf", "alpha_wolf", "lycan", "wolf_cub")) > 0
    assert even.STRENGTHS[RoleKey("seer")] > even.STRENGTHS[RoleKey("clumsy_guy")]
    assert even.STRENGTHS[RoleKey("wolf")] > even.STRENGTHS[RoleKey("villager")]


@pytest.mark.parametrize("seats", TABLE_SIZE)
def test_an_even_deal_keeps_the_checks_and_its_own_difference(seats: int) -> None:
    scale = SCALES["even"]
    assert scale is not None
    for number in range(12):
        dealt = Counter(deal(seats, EVEN, FixedNumbers(2**32 + number)).roles)
        village, enemies = scale.weigh(dealt, seats)
        assert abs(village - enemies) <= scale.allowed(seats) == even.DIFFERENCES[seats]
        assert playable(dealt, seats, killers_together=False)
        assert quiet(dealt, seats)


@pytest.mark.parametrize("left_out", ["seer", "cultist", "guardian_angel", "serial_killer", "hunter", "mason"])
@pytest.mark.parametrize("seats", [5, 12, 20, 35])
def test_leaving_out_one_role_leaves_even_deals(seats: int, left_out: str) -> None:
    assert fits(seats, Options(deal_mode="even", excluded=(RoleKey(left_out),))) is None


def test_a_fitted_scale_adds_up_numbers_and_takes_the_handicap_off_the_village() -> None:
    scale = fitted({RoleKey("seer"): 40, RoleKey("mason"): 7, RoleKey("wolf"): 60}, {9: 25}, {9: 11})
    dealt = {RoleKey("seer"): 1, RoleKey("mason"): 3, RoleKey("wolf"): 2}
    assert scale.weigh(dealt, 9) == (40 + 3 * 7 - 25, 120)
    assert scale.allowed(9) == 11
    assert scale.weigh(dealt, 9) != DECLARED.weigh(dealt, 9)


# The program


def test_the_numbers_are_as_the_program_writes_them() -> None:
    numbers = program.Numbers(strengths=even.STRENGTHS, handicaps=even.HANDICAPS, differences=even.DIFFERENCES)
    written = program.EVEN.read_text(encoding="utf-8")
    games = program.ROUNDS * sum(program.GAMES.values())
    assert written == program.module_of(numbers, "harvest", games)


def test_the_regression_finds_the_odds_that_made_the_results() -> None:
    """Each kind of row has as many results of either sort as its odds say: nothing is left to chance."""
    odds = {("a",): 1.0, ("b",): -0.5, ("a", "b"): 0.5}
    rows = [
        (dict.fromkeys([*names, "knot 5"], 1.0), 1 / (1 + math.exp(-(logarithm - 0.25))))
        for names, logarithm in odds.items()
        for _ in range(2000)
    ]
    found, _ = program.regression(rows)
    assert found["a"] == pytest.approx(1.0, abs=0.01)
    assert found["b"] == pytest.approx(-0.5, abs=0.01)
    assert found["knot 5"] == pytest.approx(-0.25, abs=0.01)


def test_between_two_knots_both_count_by_nearness() -> None:
    assert program.between(5) == {"knot 5": 1.0, "knot 6": 0.0}
    assert program.between(16) == {"knot 14": 0.5, "knot 18": 0.5}
    assert program.between(35) == {"knot 24": 0.0, "knot 35": 1.0}


def test_a_game_dealt_with_numbers_on_trial_is_dealt_with_them() -> None:
    """Numbers under which only wolves count, and one wolf is the balance."""
    strengths = {key: 10 if key in ENEMIES else 0 for key in KEYS}
    numbers = program.Numbers(
        strengths=strengths, handicaps=dict.fromkeys(TABLE_SIZE, -10), differences=dict.fromkeys(TABLE_SIZE, 0)
    )
    samples = program.Errand(7, ("a", "b", "c"), numbers).run()
    assert [sum(sample.cards[key] for key in ENEMIES) for sample in samples] == [1, 1, 1]
    assert all(sample.outcome in program.TEAMS for sample in samples)
