"""Troublemaker: one day with two lynches."""

from tests.games.village.scene import played


def test_a_tie_does_not_spare_the_village_the_second_vote():
    scene = played(
        "A wolf; T troublemaker; C,D,E villager", "day: trouble; dusk: A→C, C→A / second vote: all others vote C"
    )
    assert scene.deaths == {"C": "lynched"}


def test_the_second_vote_knows_no_strikes():
    roles = "A wolf; T troublemaker; C,D,E,F villager"
    scene = played(roles, "day: trouble; dusk: nobody votes / second vote: nobody votes")
    assert scene.deaths == {}
    assert scene.player("C").missed == 1


def test_trouble_lasts_a_day_and_is_made_once():
    votes = "A→C, C→A, T→D, D→T, E→F, F→E"
    scene = played(
        "A wolf; T troublemaker; C,D,E,F villager",
        f"day: trouble; dusk: {votes} / second vote: {votes}; night 2: no actions; day: trouble;"
        f" dusk: {votes} / second vote: all others vote C",
    )
    assert scene.deaths == {}
    assert len(scene.facts("trouble-stirred")) == 1
