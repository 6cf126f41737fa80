"""Cult Hunter: at home with the cult, and at home himself."""

import pytest

from games.village.roles.cult_hunter import strength
from tests.games.village.scene import played

ROLES = "A wolf; Q cult_hunter; K cultist; C,D,E villager"


def test_a_cultist_found_at_home_dies_before_converting():
    scene = played(ROLES, "night 2: Q→K, K→C")
    assert scene.deaths == {"K": "hunted"}
    assert scene.changes == []
    assert scene.heard("Q") == ["cultist-hunted"]


def test_frozen_he_still_kills_who_knocks():
    scene = played(f"{ROLES}; W snow_wolf", "night 2: W→Q, K→Q")
    assert scene.deaths == {"K": "hunted"}
    assert scene.heard("K") == []


def test_the_rest_of_the_cult_hears_who_is_missing():
    scene = played("A wolf; Q cult_hunter; K cultist; L cultist (newest cultist); C,D,E villager", "night 2: K→Q")
    assert scene.heard("K") == ["cult-lost"]


@pytest.mark.parametrize(("host", "step"), [("P harlot", "P→C"), ("G guardian_angel", "G→C")])
def test_an_empty_house_tells_no_more_than_an_honest_one(host, step):
    scene = played(f"{ROLES}; {host}", f"night 2: {step}, Q→{host[0]}")
    assert scene.heard("Q") == ["not-cultist"]


def test_a_dead_host_is_told_of():
    assert played(ROLES, "night 2: A→C, Q→C").heard("Q") == ["already-dead"]


def test_the_serial_killer_kills_him():
    scene = played(f"{ROLES}; S serial_killer", "night 2: Q→S")
    assert scene.deaths == {"Q": "killed by serial killer S at home"}


def test_at_the_graves_he_falls_or_finds_no_cultist():
    roles, actions = f"{ROLES}; Y grave_digger; F villager", "dusk: all others vote C; night 2: Q→Y"
    assert played(roles, actions, "`grave_fall:Q`=falls").deaths["Q"] == "fell in a grave of Y"
    assert played(roles, actions, "`grave_fall:Q`=safe").heard("Q") == ["not-cultist"]


def test_strength():
    assert strength({"cult_hunter": 1, "cultist": 1}, 12) == 7
