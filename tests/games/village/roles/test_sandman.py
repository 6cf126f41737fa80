"""Sandman: one night without anybody."""

from tests.games.village.scene import played

ROLES = "A wolf; M sandman; S serial_killer; J chemist; Y grave_digger; B seer; C,D,E,F villager"


def test_nobody_acts():
    scene = played(ROLES, "day: M puts all to sleep; night 2: A→C, S→D, B→A")
    assert scene.deaths == {}
    assert scene.heard("B") == []


def test_rage_and_silver_are_gone_graves_and_potions_wait():
    roles = f"{ROLES}; rage pending".replace("M sandman", "M sandman; H blacksmith")
    scene = played(
        roles,
        "day: H spreads silver, M puts all to sleep; dusk: all others vote F; night 2: no actions; night 3: A→C then D",
        "`wolves_spot_gd`=no",
    )
    assert scene.deaths == {"F": "lynched", "C": "eaten"}
    assert scene.player("Y").dug == 1
    assert scene.player("J").potion


def test_a_slept_night_is_no_acting_night_for_the_ice():
    roles = "A wolf; W snow_wolf; M sandman; C,D,E villager"
    scene = played(roles, "night 1: W→D; day: M puts all to sleep; night 2: no actions; night 3: W→D")
    assert scene.heard("D") == ["you-froze"]


def test_two_acting_nights_later_it_may_freeze_the_same_again():
    roles = "A wolf; W snow_wolf; C,D,E villager"
    scene = played(roles, "night 1: W→D; night 2: W→D; night 3: W→D")
    assert scene.heard("D") == ["you-froze", "you-froze"]
