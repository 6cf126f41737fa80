"""Lycan: a wolf behind a mask."""

from tests.games.village.scene import played


def test_it_bites_with_the_pack_and_is_a_wolf_for_everybody_but_seer_and_sorcerer():
    scene = played("A lycan; P harlot; C,D,E,F villager", "night 2: A→C, P→A")
    assert scene.deaths == {"C": "eaten", "P": "visited wolf A"}


def test_it_counts_for_parity():
    assert played("A lycan; C villager").result == "wolves"
