"""Drunk: the pack is drunk after eating him, for the rest of the night and one more."""

import pytest

from tests.games.village.scene import played

PACK = "A,B wolf; U drunk; C,D,E,F,H,I villager"


def test_every_wolf_that_took_part_is_told():
    scene = played(PACK, "night 2: A→U")
    assert scene.heard("A") == scene.heard("B") == ["pack-drunk"]


def test_drunk_wolves_lose_the_next_night_and_are_sober_after_it():
    scene = played(PACK, "night 2: A→U; night 3: A→C; night 4: A→C")
    assert scene.deaths == {"U": "eaten", "C": "eaten"}
    assert not scene.player("A").drunk
    assert not scene.player("A").hungover


def test_eaten_as_the_second_victim_he_spares_the_next_night_alone():
    scene = played(f"{PACK}; rage pending", "night 2: A→C then U; night 3: A→D")
    assert scene.deaths == {"C": "eaten", "U": "eaten"}


@pytest.mark.parametrize(
    ("roles", "actions"),
    [
        (f"{PACK}; S serial_killer", "night 2: S→U; night 3: A→C"),
        (PACK, "dusk: all others vote U; night 3: A→C"),
        (f"{PACK}; G guardian_angel", "night 2: A→U, G→U; night 3: A→C"),
    ],
)
def test_wolves_that_did_not_eat_him_stay_sober(roles, actions):
    assert played(roles, actions).deaths["C"] == "eaten"


def test_the_snow_wolf_is_never_drunk():
    scene = played(f"{PACK}; W snow_wolf", "night 2: A→U; night 3: W→C")
    assert "you-froze" in scene.heard("C")
    assert scene.heard("W") == []


def test_a_wolf_made_after_the_meal_is_sober():
    scene = played("A wolf; U drunk; B wild_child (model U); C,D,E,F,H,I villager", "night 2: A→U; night 3: B→C")
    assert scene.deaths == {"U": "eaten", "C": "eaten"}
