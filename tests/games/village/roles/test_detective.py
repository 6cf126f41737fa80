"""Detective: exact, once a day, and seen at it four times in ten."""

from tests.games.village.scene import played

ROLES = "A wolf; W snow_wolf; M detective; N gunner; C,D,E villager"


def test_both_kinds_of_wolves_hear_of_it():
    scene = played(ROLES, "day: M investigates C", "`detective_caught`=yes")
    assert scene.heard("A") == scene.heard("W") == ["detective-exposed"]


def test_an_unnoticed_look_is_known_to_nobody():
    scene = played(ROLES, "day: M investigates C", "`detective_caught`=no")
    assert scene.heard("A") == []


def test_shot_the_same_day_he_keeps_the_answer():
    scene = played(ROLES, "day: M investigates A, N shoots M", "`detective_caught`=no")
    assert scene.deaths == {"M": "shot by gunner N"}
    assert "detective-saw" in scene.heard("M")


def test_he_looks_every_day():
    scene = played(
        ROLES, "day: M investigates A; night 2: no actions; day: M investigates W", "`detective_caught`=no, no"
    )
    assert [saw.role for saw in scene.facts("detective-saw")] == ["wolf", "snow_wolf"]
