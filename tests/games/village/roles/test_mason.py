"""Mason: knows the others, and hears who stops and who starts being one."""

from games.village.changes import companions
from games.village.roles.mason import strength
from tests.games.village.scene import played


def test_masons_know_each_other_or_that_they_are_alone():
    scene = played("A wolf; M,O mason; C villager")
    assert [event.kind for event in companions(scene.play.village, scene.player("M"))] == ["masons-met"]
    scene = played("A wolf; M mason; C,D villager")
    assert [event.kind for event in companions(scene.play.village, scene.player("M"))] == ["mason-alone"]


def test_an_infection_that_takes_effect_is_told_to_the_others():
    scene = played("A wolf; M mason (infected); O mason; C,D,E,F villager", "night 2: no actions")
    assert scene.heard("O") == ["mason-left"]


def test_the_last_mason_leaves_nobody_to_tell():
    assert played("A wolf; K cultist; M mason; C,D,E villager", "night 2: K→M").facts("mason-left") == []


def test_a_thief_among_them_is_told_to_the_others():
    scene = played("A wolf; M,O mason; L thief; C,D,E villager", "night 2: L→M", "`thief`=steals")
    assert scene.heard("O") == ["mason-joined"]
    assert scene.heard("L") == ["role-taken", "masons-met"]


def test_a_copy_is_told_to_the_others():
    scene = played("A wolf; M,O mason; X doppelganger (model M); C,D,E villager", "night 2: A→M")
    assert scene.heard("O") == ["mason-joined"]


def test_strength():
    assert [strength({"mason": count}, 9) for count in (1, 2, 3)] == [1, 5, 6]
