"""Chemist: every other night, one of two glasses."""

from tests.games.village.scene import played

ROLES = "A wolf; J chemist; C,D,E,F villager"


def test_the_first_night_is_spent_brewing():
    scene = played(ROLES, "night 1: no actions; night 2: no actions")
    assert scene.player("J").potion


def test_an_unused_potion_is_kept():
    scene = played(ROLES, "night 1: no actions; night 2: no actions; night 3: J→C", "`chemist`=target_dies")
    assert scene.deaths == {"C": "poisoned"}


def test_ice_does_not_stop_the_brewing():
    assert played(f"{ROLES}; W snow_wolf", "night 1: W→J").player("J").potion


def test_frozen_he_keeps_the_potion():
    scene = played("A wolf; W snow_wolf; J chemist (potion ready); C,D,E,F villager", "night 2: W→J, J→C")
    assert scene.deaths == {}
    assert scene.player("J").potion


def test_an_empty_house_leaves_him_the_potion():
    scene = played("A wolf; J chemist (potion ready); P harlot; C,D,E villager", "night 2: P→C, J→P")
    assert scene.heard("J")[-1] == "nobody-home"
    assert scene.player("J").potion


def test_a_guard_is_of_no_use_and_the_success_is_told():
    scene = played(
        "A wolf; J chemist (potion ready); G guardian_angel; C,D,E villager",
        "night 2: J→C, G→C",
        "`chemist`=target_dies",
    )
    assert scene.deaths == {"C": "poisoned"}
    assert "potion-worked" in scene.heard("J")


def test_a_thief_takes_the_potion_along():
    roles = "A wolf; J chemist (potion ready); L thief; C,D,E villager"
    scene = played(roles, "night 2: L→J", "`thief`=steals")
    assert scene.player("L").potion
    assert not scene.player("J").potion
