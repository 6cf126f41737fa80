"""Wild Child: as long as the model lives."""

import pytest

from tests.games.village.scene import played


def test_the_model_is_chosen_on_the_first_night():
    scene = played("A wolf; B wild_child; C,D,E villager", "night 1: B→C; dusk: all others vote C")
    assert scene.heard("B")[0] == "model-named"
    assert scene.changes == ["B wild_child → wolf (model dead)"]


def test_a_missing_choice_is_drawn_among_the_others():
    scene = played("A wolf; B wild_child; C,D,E villager", "night 1: no actions", "`missing_choice`=D")
    assert scene.player("B").model == scene.play.seats["D"]


def test_dead_of_any_cause_even_quietly():
    roles = "A wolf; B wild_child (model C); C villager (1 missed vote); D,E,F villager"
    scene = played(roles, "dusk: A→D, B→D, D→A, E→A, F→E")
    assert scene.changes == ["B wild_child → wolf (model dead)"]


def test_the_pack_is_told_and_told_to():
    scene = played("A wolf; B wild_child (model C); C,D,E,F villager", "night 2: A→C")
    assert scene.heard("A") == ["pack-grew"]
    assert scene.heard("B") == ["role-taken", "pack-met"]


@pytest.mark.parametrize("night", [2, 3])
def test_no_model_is_chosen_later(night):
    scene = played("A wolf; B wild_child; C,D,E villager", f"night {night}: B→C")
    assert scene.player("B").model is None
