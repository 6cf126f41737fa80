"""Apprentice Seer: one of them takes over once no Seer is alive."""

from tests.games.village.scene import played


def test_of_two_only_the_first_is_promoted():
    scene = played("A wolf; B seer; I,J apprentice_seer; C,D,E villager", "dusk: all others vote B")
    assert scene.changes == ["I apprentice_seer → seer (seer gone)"]


def test_while_another_seer_lives_nothing_happens():
    assert played("A wolf; B,H seer; I apprentice_seer; C,D,E villager", "night 2: A→B").changes == []


def test_an_infection_that_takes_effect_counts():
    scene = played("A wolf; B seer (infected); I apprentice_seer; C,D,E,F villager", "night 2: no actions")
    assert scene.changes == ["B seer → wolf (infection)", "I apprentice_seer → seer (seer gone)"]


def test_promoted_by_night_the_first_vision_is_the_next_night():
    scene = played("A wolf; B seer; I apprentice_seer; C,D,E,F villager", "night 2: A→B, I→A; night 3: I→A")
    assert [saw.role for saw in scene.facts("seer-saw")] == ["wolf"]


def test_a_quiet_death_counts():
    scene = played("A wolf; B seer (1 missed vote); I apprentice_seer; C,D,E villager", "dusk: A→C, I→C, C→A, D→A, E→D")
    assert scene.changes == ["I apprentice_seer → seer (seer gone)"]
