"""Cultist: the newest goes, the rest hears."""

from games.village.changes import companions
from games.village.roles.cultist import strength
from tests.games.village.scene import played

ROLES = "K,L cultist; A wolf; C,D,E,F villager"


def test_the_cult_knows_itself():
    scene = played(ROLES)
    assert [event.kind for event in companions(scene.play.village, scene.player("K"))] == ["cult-met"]
    scene = played("K cultist; A wolf; C,D,E villager")
    assert [event.kind for event in companions(scene.play.village, scene.player("K"))] == ["cult-alone"]


def test_the_convert_and_the_cult_are_told_of_each_other():
    scene = played(ROLES, "night 2: K→C, L→C", "`cult_visitor`=K")
    assert scene.heard("K") == scene.heard("L") == ["cult-grew"]
    assert scene.heard("C") == ["role-taken", "cult-met"]


def test_a_tie_is_drawn():
    scene = played(ROLES, "night 2: K→C, L→D", "`cult_tie`=D; `cult_visitor`=L")
    assert scene.changes == ["D villager → cultist (converted)"]


def test_the_frozen_neither_vote_nor_go():
    roles = "K cultist; L cultist (newest cultist); W snow_wolf; A wolf; Q cult_hunter; C,D,E villager"
    scene = played(roles, "night 2: W→L, K→Q, L→C")
    assert scene.deaths == {"K": "hunted"}


def test_a_dead_host_is_told_to_all():
    scene = played(ROLES, "night 2: A→C, K→C", "`cult_visitor`=L")
    assert scene.heard("K") == scene.heard("L") == ["already-dead"]


def test_lovers_stay_lovers_and_powers_go():
    roles = "K cultist; A wolf; N gunner (lover C); C villager (lover N); D,E,F villager"
    scene = played(roles, "night 2: K→N")
    assert scene.player("N").lover == scene.play.seats["C"]
    assert scene.player("N").bullets == 0


def test_what_a_convert_wanted_to_do_later_that_night_is_lost():
    scene = played("K cultist; A wolf; B seer; C,D,E,F villager", "night 2: K→B, B→A", "`cult_converts`=yes")
    assert "seer-saw" not in scene.heard("B")


def test_an_idle_arsonist_resists_and_one_who_is_out_is_not_found():
    roles = "K cultist; A wolf; R arsonist; C,D,E villager"
    assert played(roles, "night 2: K→R").heard("K") == ["cult-refused"]
    assert played(roles, "night 2: K→R, R→C").heard("K") == ["nobody-home"]


def test_the_cult_without_a_visitor_left_tells_nobody():
    assert played("K cultist; A wolf; Q cult_hunter; C,D,E villager", "night 2: K→Q").facts("cult-lost") == []


def test_strength_grows_with_who_can_be_had():
    assert strength({"cultist": 2, "villager": 3, "seer": 1}, 12) == 15
