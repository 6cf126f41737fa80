"""Gunner: two bullets, in public."""

from tests.games.village.scene import played

ROLES = "A,B wolf; N gunner; C,D,E,F villager"


def test_a_shot_costs_a_bullet_and_names_both():
    scene = played(ROLES, "day: N shoots C")
    (shot,) = scene.facts("gunner-shot")
    assert (shot.gunner, shot.victim) == (scene.play.seats["N"], scene.play.seats["C"])
    assert scene.player("N").bullets == 1


def test_after_two_shots_there_is_nothing_left():
    scene = played(ROLES, "day: N shoots C; night 2: no actions; day: N shoots D; night 3: no actions; day: N shoots E")
    assert set(scene.deaths) == {"C", "D"}
    assert scene.player("N").bullets == 0


def test_turning_into_a_wolf_he_loses_them():
    scene = played("A wolf; N gunner (infected); C,D,E,F villager", "night 2: no actions")
    assert scene.player("N").bullets == 0


def test_a_thief_inherits_what_is_left():
    scene = played("A wolf; N gunner (1 bullets); L thief; C,D,E villager", "night 2: L→N", "`thief`=steals")
    assert scene.player("L").bullets == 1
    assert scene.player("N").bullets == 0
