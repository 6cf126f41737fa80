"""Fool: the form of a vision, and anybody's role."""

from games.village.roles import BY_KEY
from tests.games.village.scene import played


def test_he_holds_himself_for_the_seer():
    role = BY_KEY["fool"]
    assert role.told_as == "seer"
    assert role.night is not None
    assert BY_KEY["seer"].night is not None
    assert role.night.ask == BY_KEY["seer"].night.ask


def test_seers_and_himself_are_never_drawn():
    scene = played("A wolf; B,C seer; M fool", "night 2: M→B")
    (saw,) = scene.facts("seer-saw")
    assert (saw.about, saw.role) == (scene.play.seats["B"], "wolf")


def test_without_a_candidate_there_is_no_message():
    scene = played(
        "J chemist (potion ready, lover A); A wolf (lover J); B,C seer; M fool",
        "night 2: J→A, M→B",
        "`chemist`=target_dies",
    )
    assert scene.heard("M") == []


def test_he_may_be_right_by_luck():
    scene = played("A wolf; M fool; C,D,E villager", "night 2: M→A", "`fool_draw`=A")
    (saw,) = scene.facts("seer-saw")
    assert saw.role == "wolf"


def test_a_new_fool_is_told_that_he_is_the_seer():
    scene = played("A wolf; M fool; X doppelganger (model M); C,D,E villager", "night 2: A→M")
    (taken,) = scene.facts("role-taken")
    assert (taken.role, scene.player("X").role) == ("seer", "fool")
