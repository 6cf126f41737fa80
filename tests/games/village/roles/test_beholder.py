"""Beholder: knows who the Seer is, and each new one."""

from games.village.changes import companions
from games.village.roles.beholder import strength
from tests.games.village.scene import played


def kinds(scene, letter):
    return [event.kind for event in companions(scene.play.village, scene.player(letter))]


def test_at_the_start_he_knows_the_seer_or_that_there_is_none():
    assert kinds(played("A wolf; O beholder; B seer; C villager"), "O") == ["seer-named"]
    assert kinds(played("A wolf; O beholder; B fool; C villager"), "O") == ["no-seer-known"]


def test_the_seer_knows_him_too_unless_the_table_has_it_otherwise():
    assert kinds(played("A wolf; O beholder; B seer; C villager"), "B") == ["beholder-named"]
    assert kinds(played("A wolf; O beholder; B seer; C villager; **beholder_mutual off**"), "B") == []


def test_a_thief_who_takes_the_eyes_is_named_to_him():
    scene = played("A wolf; B seer; O beholder; L thief; C,D,E villager", "night 2: L→B", "`thief`=steals")
    assert scene.heard("O") == ["new-seer-named"]
    assert "beholder-named" in scene.heard("L")


def test_a_copied_beholder_is_told_the_seer_and_the_seer_of_him():
    scene = played("A wolf; B seer; O beholder; X doppelganger (model O); C,D,E villager", "night 2: A→O")
    assert scene.heard("X") == ["role-taken", "seer-named"]
    assert scene.heard("B") == ["beholder-named"]


def test_without_mutual_knowledge_nobody_is_told_of_him():
    roles = "A wolf; B seer; I apprentice_seer; O beholder; X doppelganger (model O); C,D,E villager; **beholder_mutual off**"
    scene = played(roles, "night 2: A→O; night 3: A→B")
    assert "beholder-named" not in [*scene.heard("B"), *scene.heard("I")]


def test_strength():
    assert strength({"beholder": 1, "seer": 1, "fool": 1}, 9) == 6
