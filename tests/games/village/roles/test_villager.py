"""Villager: what many others turn into."""

from tests.games.village.scene import played


def test_a_villager_is_asked_nothing_that_counts():
    scene = played("A wolf; C,D,E,F villager", "night 2: C→A")
    assert scene.deaths == {}
    assert scene.heard("C") == []


def test_villagers_win_dead_or_alive_once_no_enemy_is_left():
    scene = played("A wolf; C,D villager; E villager (dead)", "dusk: all others vote A")
    assert (scene.result, scene.winners) == ("village", "CDE")
