"""Arsonist: kerosene and the spark."""

from tests.games.village.scene import played

ROLES = "R arsonist; A wolf; C,D,E,F,H villager"


def test_each_night_he_is_told_whom_he_has_doused():
    scene = played(ROLES, "night 2: R→C; night 3: R→D")
    assert [event.doused for event in scene.facts("houses-doused")] == [
        (scene.play.seats["C"],),
        (scene.play.seats["C"], scene.play.seats["D"]),
    ]


def test_the_doused_are_no_targets():
    scene = played(ROLES, "night 2: R→C; night 3: R→C")
    assert len(scene.facts("houses-doused")) == 1


def test_the_kerosene_is_used_up_by_the_spark():
    roles = "R arsonist; A wolf; C villager (doused); G guardian_angel; D,E,F villager"
    scene = played(roles, "night 2: R→spark")
    assert not scene.player("C").doused


def test_fire_does_nothing_to_him():
    roles = "R arsonist (doused); A wolf; C villager (doused); D,E,F villager"
    assert played(roles, "night 2: R→spark").deaths == {"C": "burned"}


def test_kerosene_is_inherited():
    roles = "R arsonist; A wolf; L thief; C villager (doused); D,E,F villager"
    scene = played(roles, "night 2: L→R; night 3: L→spark", "`thief`=steals")
    assert scene.heard("L")[:2] == ["role-taken", "houses-doused"]
    assert scene.deaths == {"C": "burned"}


def test_without_kerosene_anywhere_there_is_nothing_to_inherit():
    scene = played("R arsonist; A wolf; L thief; C,D,E villager", "night 2: L→R", "`thief`=steals")
    assert scene.heard("L") == ["role-taken"]
