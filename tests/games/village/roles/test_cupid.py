"""Cupid: two arrows, before the first bite."""

from tests.games.village.scene import played

ROLES = "A wolf; U cupid; C,D,E villager"


def test_the_lovers_are_told_of_each_other_and_cupid_of_both():
    scene = played(ROLES, "night 1: couple C+D")
    assert scene.heard("C") == scene.heard("D") == ["lover-named"]
    assert scene.heard("U") == ["couple-named"]
    assert scene.player("C").lover == scene.play.seats["D"]


def test_cupid_may_be_one_of_them():
    scene = played(ROLES, "night 1: couple C+U, A→C")
    assert scene.deaths == {"C": "eaten", "U": "sorrow"}


def test_missing_lovers_are_drawn_one_after_the_other():
    scene = played(ROLES, "night 1: no actions", "`missing_choice`=U, E")
    assert scene.player("U").lover == scene.play.seats["E"]


def test_after_the_first_night_there_are_no_arrows_left():
    scene = played(ROLES, "night 2: couple C+D")
    assert scene.player("C").lover is None


def test_a_copied_cupid_makes_no_new_couple():
    roles = "A wolf; U cupid; X doppelganger (model U); C,D,E villager"
    scene = played(roles, "night 2: A→U; night 3: couple C+D")
    assert scene.changes == ["X doppelganger → cupid (model dead)"]
    assert scene.player("C").lover is None


def test_a_lover_does_not_outlive_the_other():
    roles = "A wolf; C villager (lover D); D villager (lover C); E,F,H villager"
    assert played(roles, "dusk: all others vote C").deaths["D"] == "sorrow"
