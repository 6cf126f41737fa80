"""Tanner: the rope and nothing but the rope."""

from tests.games.village.scene import played


def test_he_never_wins_with_the_village():
    scene = played("T tanner; A wolf; C,D villager", "dusk: all others vote A")
    assert (scene.result, scene.winners) == ("village", "CD")


def test_no_final_shot_and_no_sorrow_follow():
    roles = "T tanner (lover H); H hunter (lover T); A wolf; C,D villager; final shot: H→A"
    scene = played(roles, "dusk: all others vote T")
    assert (scene.deaths, scene.winners) == ({"T": "lynched"}, "HT")


def test_the_last_one_alive_wins_nothing():
    assert played("T tanner").result == "nobody"
