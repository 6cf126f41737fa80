"""Seer: exact, but for four masks."""

import pytest

from games.village.roles.seer import strength
from tests.games.village.scene import played


def test_the_dead_of_the_same_night_are_seen_too():
    scene = played("A wolf; B seer; C cursed; D,E,F,H villager; S serial_killer", "night 2: S→C, B→C")
    (saw,) = scene.facts("seer-saw")
    assert saw.role == "cursed"


def test_a_pending_infection_is_invisible():
    scene = played("A alpha_wolf; B seer; C,D,E,F villager", "night 2: A→C, B→C", "`alpha_infects`=yes")
    (saw,) = scene.facts("seer-saw")
    assert saw.role == "villager"


@pytest.mark.parametrize("end", ["A→B", "S→B"])
def test_a_seer_who_dies_first_sees_nothing(end):
    scene = played("A wolf; B seer; S serial_killer; C,D,E,F villager", f"night 2: {end}, B→A")
    assert "seer-saw" not in scene.heard("B")


def test_a_frozen_seer_has_chosen_and_sees_nothing():
    """Case O08."""
    scene = played("A wolf; W snow_wolf; Y seer; C,D,E villager", "night 1: W→Y, Y→A")
    assert scene.heard("Y") == ["you-froze"]


def test_each_look_at_the_traitor_is_drawn_anew():
    scene = played(
        "A wolf; B seer; T traitor; C,D,E villager",
        "night 2: B→T; night 3: B→T",
        "`traitor_seen_as`=wolf, villager",
    )
    assert [saw.role for saw in scene.facts("seer-saw")] == ["wolf", "villager"]


def test_several_seers_see_in_the_order_in_which_they_became_it():
    roles = "A wolf; V seer; X doppelganger (model B); B seer (dead); C,D,E villager"
    scene = played(roles, "night 2: no actions; night 3: X→C, V→D")
    assert [event.to for event in scene.facts("seer-saw")] == [scene.play.seats["V"], scene.play.seats["X"]]


def test_strength_falls_with_the_masks_in_the_deal():
    assert strength({"seer": 1, "lycan": 1, "wolf_man": 1}, 9) == 4
