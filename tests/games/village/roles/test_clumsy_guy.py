"""Clumsy Guy: half of his votes go astray, at the count."""

from tests.games.village.scene import played


def test_who_votes_for_nobody_cannot_slip():
    assert played("A wolf; O clumsy_guy; C,D villager", "dusk: C→D, D→C").deaths == {}


def test_with_two_alive_nothing_can_go_astray():
    scene = played("A wolf; O clumsy_guy; C villager (infected)", "dusk: O→A, C→A", "`clumsy`=right")
    assert scene.deaths == {"A": "lynched"}


def test_each_vote_of_a_day_of_trouble_has_its_own_draw():
    scene = played(
        "A wolf; O clumsy_guy; T troublemaker; C,D,E villager",
        "day: trouble; dusk: O→C, C→A / second vote: O→C",
        "`clumsy`=right, wrong; `clumsy_pick`=2",
    )
    assert scene.deaths == {"D": "lynched"}
