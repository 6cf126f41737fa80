"""Cursed: a bite makes him a wolf at once."""

import pytest

from games.village.roles.cursed import strength
from tests.games.village.scene import played

ROLES = "A wolf; M cursed; C,D,E,F villager"


def test_the_pack_and_he_know_each_other_from_then_on():
    scene = played(ROLES, "night 2: A→M")
    assert scene.heard("A") == ["pack-grew"]
    assert scene.heard("M") == ["role-taken", "pack-met"]


def test_he_hunts_from_the_next_night_on():
    scene = played(ROLES, "night 2: A→M; night 3: M→C")
    assert scene.deaths == {"C": "eaten"}


def test_he_does_not_hunt_in_the_night_in_which_he_turns():
    scene = played(f"{ROLES}; rage pending", "night 2: A→M then C, M→D")
    assert scene.deaths == {"C": "eaten"}


def test_from_that_instant_a_harlot_dies_at_his_door():
    assert played(f"{ROLES}; P harlot", "night 2: A→M, P→M").deaths == {"P": "visited wolf M"}


def test_from_that_instant_the_cult_cannot_have_him():
    scene = played(f"{ROLES}; K cultist", "night 2: A→M, K→M")
    assert scene.changes == ["M cursed → wolf (bitten)"]


def test_guarded_he_stays_what_he_is():
    scene = played(f"{ROLES}; G guardian_angel", "night 2: A→M, G→M")
    assert (scene.deaths, scene.changes) == ({}, [])


@pytest.mark.parametrize(("wolves", "worth"), [(0, 1), (1, 1), (2, 0), (5, -1)])
def test_he_is_worth_less_the_more_wolves_there_are(wolves, worth):
    assert strength({"wolf": wolves}, 20) == worth
