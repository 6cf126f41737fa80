"""Blacksmith: one night without wolves."""

from tests.games.village.scene import played

ROLES = "A wolf; W snow_wolf; F blacksmith; M sandman; C,D,E villager"


def test_silver_is_spread_once_and_in_public():
    scene = played(ROLES, "day: F spreads silver, F spreads silver")
    assert len(scene.facts("silver-spread")) == 1


def test_the_night_is_announced_as_silvered():
    scene = played(ROLES, "day: F spreads silver; night 2: A→C, W→D")
    assert len(scene.facts("silver-held")) == 1
    assert scene.deaths == {}
    assert "you-froze" not in scene.heard("D")


def test_a_slept_night_wastes_it():
    scene = played(ROLES, "day: F spreads silver, M puts all to sleep; night 2: A→C; night 3: A→C")
    assert scene.deaths == {"C": "eaten"}


def test_silvered_wolves_are_at_home_for_the_cult():
    scene = played("A wolf; F blacksmith; K cultist; C,D,E villager", "day: F spreads silver; night 2: A→C, K→A")
    assert scene.deaths == {"K": "visited wolf A"}
