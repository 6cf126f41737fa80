"""Notes on playing against one's own team, shown where the rules have them. Rules page, 3.2 and 3.3."""

import pytest

from games.village.desk.terms import CHOICES
from tests.kit.desk import Narrating

LINE = "village-desk-line-"


def test_before_the_first_night_the_whole_table_is_reminded() -> None:
    assert Narrating().seats(5).taps("deal").lines(LINE + "conduct") == [{}]


@pytest.mark.parametrize("rule", CHOICES["traitor_rule"])
def test_a_traitor_is_told_whom_to_play_for_at_the_first_call(rule: str) -> None:
    desk = Narrating().seats(5).taps("rules")
    if rule != "both":
        desk.taps(*(f"s-traitor_rule-{at}" for at in range(1, CHOICES["traitor_rule"].index(rule) + 1)))
    desk.taps("back").holds("traitor", "wolf", "villager", "villager", "villager").taps("go")
    assert desk.lines(LINE + "conduct-traitor") == [{"rule": rule}]
    desk.night().taps("go", "count", "go", "night-full")
    assert not desk.lines(LINE + "conduct-traitor")


def test_a_couple_is_a_team_of_its_own_and_the_narrator_is_told_so_with_its_slips() -> None:
    desk = Narrating().begins("cupid", "wolf", "villager", "villager", "villager", "villager")
    assert desk.calls(s1=3, s1_then=4).taps("go").lines(LINE + "conduct-couple") == [{}]
    desk.taps("go", "go", "go", "count", "go", "night-full").calls().taps("go")
    assert not desk.lines(LINE + "conduct-couple")


def test_where_everybody_is_called_once_the_note_comes_with_the_slip() -> None:
    desk = Narrating().seats(5).taps("rules", "s-rounds-1", "back")
    desk.holds("cupid", "wolf", "villager", "villager", "villager").taps("go", "u1-3", "v1-4")
    assert desk.lines(LINE + "conduct-couple") == [{}]


def test_an_infected_gunner_may_play_for_the_wolves() -> None:
    desk = Narrating().begins("alpha_wolf", "gunner", "villager", "villager", "villager").calls(wolves=2).taps("go")
    while not desk.lines("village-desk-slip-infected"):
        desk.taps("why", "fresh")
    assert desk.lines(LINE + "conduct-gunner") == [{"seat": 2}]
    desk = Narrating().begins("alpha_wolf", "villager", "villager", "villager", "villager").calls(wolves=2).taps("go")
    while not desk.lines("village-desk-slip-infected"):
        desk.taps("why", "fresh")
    assert not desk.lines(LINE + "conduct-gunner")


def test_with_four_alive_a_clumsy_vote_may_cost_the_game() -> None:
    desk = Narrating().begins("clumsy_guy", "wolf", "villager", "villager", "villager").night(wolves=5).taps("go")
    assert desk.lines(LINE + "four-clumsy") == [{"seat": 1}]
    desk = Narrating().begins("villager", "wolf", "villager", "villager", "villager").night(wolves=5).taps("go")
    assert not desk.lines(LINE + "four-clumsy")
