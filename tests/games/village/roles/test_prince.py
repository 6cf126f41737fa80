"""Prince: spared once, by the rope alone."""

from tests.games.village.scene import played


def test_nobody_is_lynched_in_his_place():
    scene = played("A wolf; P prince; C,D,E villager", "dusk: all others vote P")
    assert scene.deaths == {}
    assert scene.player("P").used


def test_a_stolen_prince_has_been_seen_already():
    scene = played(
        "A wolf; P prince; L thief; C,D,E,F villager",
        "dusk: all others vote P; night 2: L→P; dusk: all others vote L",
        "`thief`=steals",
    )
    assert scene.deaths == {"L": "lynched"}


def test_a_copied_prince_is_spared_anew():
    scene = played(
        "A wolf; P prince; X doppelganger (model P); C,D,E,F villager",
        "dusk: all others vote P; night 2: A→P; dusk: all others vote X",
    )
    assert scene.deaths == {"P": "eaten"}
