"""Thief: in both modes."""

import pytest

from tests.games.village.scene import played

ROLES = "A wolf; L thief; B seer; C,D,E villager"
FIRST = f"{ROLES}; **thief_mode first_night**"


def test_the_victim_has_acted_already_and_the_thief_acts_from_the_next_night_on():
    scene = played(ROLES, "night 2: B→A, L→B; night 3: L→A, B→C", "`thief`=steals, fails")
    assert [event.to for event in scene.facts("seer-saw")] == [scene.play.seats["B"], scene.play.seats["L"]]


@pytest.mark.parametrize(("host", "step"), [("P harlot", "P→C"), ("G guardian_angel", "G→C")])
def test_an_empty_house_holds_nothing(host, step):
    scene = played(f"{ROLES}; {host}", f"night 2: {step}, L→{host[0]}")
    assert scene.heard("L") == ["theft-failed"]


def test_the_dead_have_nothing():
    assert played(ROLES, "night 2: A→C, L→C").heard("L") == ["theft-failed"]


def test_marks_stay_with_the_person():
    roles = "A wolf; L thief; B villager (doused); C,D,E villager"
    scene = played(roles, "night 2: L→B", "`thief`=steals")
    assert scene.player("B").doused
    assert not scene.player("L").doused


def test_once_frozen_or_at_an_empty_house_makes_no_difference():
    roles = f"{FIRST}; W snow_wolf; P harlot"
    scene = played(roles, "night 1: W→L, P→C, L→P")
    assert scene.changes == ["P harlot → villager (robbed)", "L thief → harlot (stole)"]


def test_a_missing_choice_of_the_first_night_is_drawn():
    scene = played(FIRST, "night 1: no actions", "`missing_choice`=B")
    assert scene.changes == ["B seer → villager (robbed)", "L thief → seer (stole)"]


def test_a_target_dead_by_then_is_replaced_by_a_drawn_one():
    scene = played(FIRST, "night 1: A→C, L→C", "`missing_choice`=D")
    assert scene.changes == ["D villager → villager (robbed)", "L thief → villager (stole)"]


def test_even_a_cultist_can_be_robbed_on_the_first_night():
    scene = played(f"{FIRST}; K cultist", "night 1: L→K")
    assert scene.changes == ["K cultist → villager (robbed)", "L thief → cultist (stole)"]


def test_later_there_is_nothing_to_steal():
    assert played(FIRST, "night 2: L→B").changes == []


def test_the_serial_killer_kills_him_in_either_mode():
    scene = played(f"{FIRST}; S serial_killer", "night 1: L→S")
    assert scene.deaths == {"L": "killed by serial killer S at home"}


def test_with_nobody_left_to_rob_the_theft_fails():
    roles = "A wolf (lover J); J chemist (potion ready, lover A); L thief; **thief_mode first_night**"
    scene = played(roles, "night 1: J→A, L→J", "`chemist`=target_dies")
    assert scene.deaths == {"A": "poisoned", "J": "sorrow"}
    assert scene.heard("L") == ["theft-failed"]
