"""Doppelganger: somebody else's role, renewed."""

import pytest

from tests.games.village.scene import played


def test_powers_are_renewed():
    scene = played(
        "A wolf; Z wise_elder; X doppelganger (model Z); C,D,E,F villager", "night 2: A→Z; night 3: A→Z; night 4: A→X"
    )
    assert scene.deaths == {"Z": "eaten"}
    assert not scene.player("X").shield


def test_the_models_own_model_is_taken_over():
    roles = "A wolf; B wild_child (model C); X doppelganger (model B); C,D,E,F villager"
    scene = played(roles, "dusk: all others vote B; night 2: A→C")
    assert scene.changes == ["X doppelganger → wild_child (model dead)", "X wild_child → wolf (model dead)"]


def test_a_model_whose_own_model_is_dead_makes_a_wolf_at_once():
    roles = "A wolf; B wild_child (model C); X doppelganger (model B); C villager; D,E,F,H villager"
    scene = played(roles, "dusk: all others vote C; night 2: no actions; dusk: all others vote B")
    assert scene.changes == ["B wild_child → wolf (model dead)", "X doppelganger → wolf (model dead)"]


def test_teammates_are_told():
    scene = played("A,B wolf; X doppelganger (model A); C,D,E,F villager", "dusk: all others vote A")
    assert scene.heard("B") == ["pack-grew"]
    assert scene.heard("X") == ["role-taken", "pack-met"]


@pytest.mark.parametrize(("mode", "role"), [("full", "thief"), ("first_night", "villager")])
def test_a_copied_thief_depends_on_the_mode(mode, role):
    scene = played(
        f"A wolf; L thief; X doppelganger (model L); C,D,E,F villager; **thief_mode {mode}**", "dusk: all others vote L"
    )
    assert scene.player("X").role == role


def test_by_the_other_rule_a_converted_model_makes_a_cultist():
    roles = "K cultist; X doppelganger (model B); B cultist (was seer); A wolf; C,D,E,F villager; **doppelganger_precult off**"
    assert played(roles, "night 2: A→B").changes == ["X doppelganger → cultist (model dead)"]


def test_a_model_dealt_as_a_cultist_makes_a_cultist():
    roles = "K cultist; X doppelganger (model B); B cultist; A wolf; C,D,E,F villager"
    assert played(roles, "night 2: A→B").changes == ["X doppelganger → cultist (model dead)"]


def test_untransformed_it_wins_with_nobody():
    assert "X" not in played("A wolf; X doppelganger (model C); C,D villager", "dusk: all others vote A").winners


def test_a_copied_seer_is_the_new_seer():
    roles = "A wolf; B seer; X doppelganger (model B); O beholder; C,D,E villager"
    scene = played(roles, "night 2: A→B")
    assert scene.heard("O") == ["new-seer-named"]
