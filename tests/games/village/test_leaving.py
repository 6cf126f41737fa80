"""Leaving: a quiet death, changes and victory at once, choices that become void. Source: rules page, 5.9."""

import pytest

from games.core.game import Leave
from games.village.events import PlayerLeft
from tests.games.village.hamlet import a_village, kinds
from tests.kit.rules import EVENING


def test_whoever_leaves_dies_quietly_and_is_shown_like_any_other_dead() -> None:
    hamlet = a_village("wolf hunter villager villager villager villager")
    seen = hamlet.leaves(2, Leave.REMOVED)
    assert kinds(seen) == ["player-left", "role-shown", "you-died"]
    assert seen[0] == PlayerLeft(seat=2, why="removed")
    assert hamlet.due().phase == "n1"


def test_a_lover_outlives_a_leaver() -> None:
    hamlet = a_village("wolf cupid villager villager villager villager villager")
    hamlet.does(2, "n1.cupid", 3)
    hamlet.does(2, "n1.cupid.second", 4)
    hamlet.to_day()
    hamlet.leaves(3)
    assert 4 in hamlet.alive()


def test_the_doppelganger_of_a_leaver_takes_the_role_at_once_by_day() -> None:
    hamlet = a_village("wolf doppelganger seer villager villager villager villager")
    hamlet.answers(2, 3)
    hamlet.to_day()
    assert "role-taken" in kinds(hamlet.leaves(3))
    assert hamlet.role(2) == "seer"


def test_by_night_who_takes_a_role_at_once_is_asked_what_that_role_is_asked() -> None:
    hamlet = a_village("wolf seer apprentice_seer villager villager villager villager")
    for seat in (1, 3, 4, 5, 6, 7):
        hamlet.answers(seat, hamlet.question(seat).options[-1])
    hamlet.leaves(2)
    question = hamlet.question(3)
    assert (question.ask, question.chosen) == ("village-ask-seer", None)
    hamlet.answers(3, 1)
    assert "seer-saw" in kinds(hamlet.to_day())


def test_at_night_everybody_is_asked_anew_and_only_choices_of_the_leaver_are_void() -> None:
    """Else the phone that rings, or the night that goes on, would tell who had chosen the leaver."""
    hamlet = a_village("wolf seer villager villager villager villager villager")
    hamlet.answers(2, 3)
    hamlet.answers(1, 4)
    hamlet.answers(5, "a")
    hamlet.leaves(3)
    asked = {seat: (hamlet.question(seat).id, hamlet.question(seat).chosen) for seat in (1, 2, 5, 6)}
    assert asked == {1: ("n1.wolf.2", "4"), 2: ("n1.seer.2", None), 5: ("n1.dream.2", "a"), 6: ("n1.dream.2", None)}


@pytest.mark.parametrize("seen", [3, 4])
def test_a_night_that_somebody_has_left_lasts_its_full_time_whoever_had_been_chosen(seen: int) -> None:
    hamlet = a_village("wolf seer villager villager villager villager villager")
    hamlet.answers(2, seen)
    for seat in (1, 3, 4, 5, 6, 7):
        hamlet.answers(seat, hamlet.question(seat).options[-1])
    assert hamlet.state.timer.early
    hamlet.leaves(3)
    for seat in (1, 2, 4, 5, 6, 7):
        hamlet.answers(seat, hamlet.question(seat).options[-1])
    hamlet.until("d1.day")
    assert (hamlet.now - EVENING).total_seconds() == 90


def test_a_choice_that_is_none_any_more_is_asked_for_again() -> None:
    """A wolf had chosen somebody whom the leaving makes a wolf."""
    hamlet = a_village("wolf wild_child villager villager villager villager villager villager")
    hamlet.answers(2, 3)
    hamlet.until("n2")
    hamlet.answers(1, 2)
    hamlet.leaves(3)
    assert hamlet.role(2) == "wolf"
    assert hamlet.question(1).chosen is None


def test_a_leaving_may_decide_the_game() -> None:
    hamlet = a_village("wolf villager villager villager villager")
    assert "village-won" in kinds(hamlet.leaves(1))
    assert hamlet.leaves(2) == []


def test_whoever_is_dead_leaves_nothing() -> None:
    hamlet = a_village("wolf villager villager villager villager villager")
    hamlet.leaves(2)
    assert hamlet.leaves(2) == []


def test_three_nights_and_days_in_which_nobody_answers_close_the_game() -> None:
    hamlet = a_village("wolf villager villager villager villager villager")
    seen = hamlet.until("d3.dusk") + hamlet.closes()
    (end,) = [event for event in seen if event.kind == "nobody-won"]
    assert end.why == "silence"
    assert hamlet.state.phase.kind == "over"


def test_one_answer_in_between_keeps_it_open() -> None:
    hamlet = a_village("wolf villager villager villager villager villager")
    hamlet.until("n3")
    hamlet.answers(2, "a")
    hamlet.until("d3.dusk")
    hamlet.closes()
    assert hamlet.due().phase == "n4"
