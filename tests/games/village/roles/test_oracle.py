"""Oracle: one role that somebody is not."""

from tests.games.village.scene import played


def test_the_targets_own_role_is_never_told():
    scene = played("A,B wolf; M oracle; C,D villager; E beholder", "night 2: M→C", "`oracle_draw`=E")
    (saw,) = scene.facts("oracle-saw")
    assert saw.role == "beholder"


def test_without_a_candidate_there_is_no_message():
    roles = "M oracle; C,D villager; J chemist (potion ready, lover A); A wolf (lover J)"
    scene = played(roles, "night 2: J→A, M→C", "`chemist`=target_dies")
    assert scene.heard("M") == []
