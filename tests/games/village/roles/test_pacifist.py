"""Pacifist: one day without a lynch."""

from tests.games.village.scene import played


def test_peace_lasts_a_day():
    scene = played(
        "A wolf; F pacifist; C,D,E villager",
        "day: peace; dusk: all others vote C; night 2: no actions; dusk: all others vote C",
    )
    assert scene.deaths == {"C": "lynched"}


def test_peace_is_declared_once():
    scene = played(
        "A wolf; F pacifist; C,D,E villager", "day: peace; night 2: no actions; day: peace; dusk: all others vote C"
    )
    assert len(scene.facts("peace-declared")) == 1
    assert scene.deaths == {"C": "lynched"}
