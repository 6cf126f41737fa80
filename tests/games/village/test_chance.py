"""Draws by name: their odds, their independence of order, and scripts that must fit."""

from collections import Counter

import pytest

from games.core.ids import Seat
from games.core.rng import SeededRng, new_luck
from games.village.chance import DRAWN, HUNTER_VS_CULT, OUTCOMES, ScriptedChance, SeededChance

LUCK = new_luck(SeededRng(b"moon"))
ROUNDS = range(1, 2001)

ODDS = {
    "wolf_vs_sk": ("sk_wins", 80),
    "alpha_infects": ("yes", 20),
    "snow_vs_hunter": ("shot", 50),
    "ga_on_wolf": ("dies", 50),
    "chemist": ("target_dies", 50),
    "harlot_finds_cultist": ("yes", 50),
    "sk_stumble": ("random", 50),
    "thief": ("steals", 50),
    "traitor_seen_as": ("wolf", 50),
    "detective_caught": ("yes", 40),
    "clumsy": ("wrong", 50),
    "hunter_last_stand": ("hunter", 30),
}


def outcomes(event, **asked):
    return Counter(SeededChance(LUCK, number).outcome(event, of=Seat(1), **asked) for number in ROUNDS)


@pytest.mark.parametrize("event", ODDS)
def test_an_event_happens_as_often_as_the_page_says(event):
    outcome, percent = ODDS[event]
    assert outcomes(event)[outcome] / len(ROUNDS) == pytest.approx(percent / 100, abs=0.04)


@pytest.mark.parametrize("percent", [0, 30, 75, 100])
def test_odds_may_come_with_the_draw(percent):
    counted = outcomes("cult_converts", odds=(percent, 100))
    assert counted["yes"] / len(ROUNDS) == pytest.approx(percent / 100, abs=0.04)


def test_the_hunter_at_the_door_has_three_outcomes():
    counted = outcomes("hunter_vs_cult")
    assert {face: round(4 * count / len(ROUNDS)) for face, count in counted.items()} == dict(HUNTER_VS_CULT)


def test_a_uniform_draw_takes_each_candidate_alike():
    counted = outcomes("wolf_tie", among=("3", "5", "8", "9"))
    assert set(counted) == {"3", "5", "8", "9"}
    assert max(counted.values()) < 1.3 * min(counted.values())


def test_a_draw_does_not_depend_on_what_was_drawn_before():
    chance, again = SeededChance(LUCK, 4), SeededChance(LUCK, 4)
    first = [chance.outcome("thief", of=Seat(seat)) for seat in range(1, 30)]
    second = [again.outcome("thief", of=Seat(seat)) for seat in reversed(range(1, 30))]
    assert first == second[::-1]


def test_rounds_players_events_and_numbers_are_different_draws():
    def row(round_number=4, event="thief", nth=1):
        chance = SeededChance(LUCK, round_number)
        return [OUTCOMES[event][0].index(chance.outcome(event, of=Seat(seat), nth=nth)) for seat in range(1, 60)]

    rows = [row(), row(round_number=5), row(event="chemist"), row(nth=2)]
    assert len({tuple(one) for one in rows}) == 4


def test_an_event_without_odds_of_its_own_asks_for_them():
    with pytest.raises(ValueError, match="grave_fall has no odds of its own"):
        SeededChance(LUCK, 1).outcome("grave_fall", of=Seat(1))


def test_luck_is_the_deals_and_unlike_any_other():
    assert len(LUCK) == 64
    assert new_luck(SeededRng(b"moon")) == LUCK
    assert new_luck(SeededRng(b"sun")) != LUCK


def test_every_event_of_the_page_is_of_one_kind():
    kinds = [set(OUTCOMES), set(DRAWN), {"hunter_vs_cult"}]
    assert sum(map(len, kinds)) == len(set.union(*kinds)) == 29


def test_a_script_is_read_in_order_and_by_visitor():
    chance = ScriptedChance([("thief", None, "fails"), ("thief", None, "steals"), ("grave_fall", Seat(3), "falls")])
    assert chance.outcome("thief", of=Seat(1)) == "fails"
    assert chance.left == (("thief", "steals"), ("grave_fall", "falls"))
    assert chance.outcome("thief", of=Seat(2)) == "steals"
    with pytest.raises(LookupError, match="grave_fall is drawn and not in the script"):
        chance.outcome("grave_fall", of=Seat(4))
    assert chance.outcome("grave_fall", of=Seat(3)) == "falls"
    assert chance.left == ()


def test_a_scripted_outcome_must_be_possible():
    with pytest.raises(LookupError, match="only as convert, shoots, nothing"):
        ScriptedChance([("hunter_vs_cult", None, "runs")]).outcome("hunter_vs_cult", of=Seat(1))
