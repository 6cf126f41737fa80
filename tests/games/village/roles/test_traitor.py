"""Traitor: a wolf once there is none, and whoever wins with him depends on the table."""

import pytest

from tests.games.village.scene import played


def test_the_snow_wolf_goes_before_him():
    scene = played("A wolf; W snow_wolf; T traitor; C,D,E,F villager", "dusk: all others vote A")
    assert scene.changes == ["W snow_wolf → wolf (last wolf)"]


def test_of_two_the_one_with_the_lower_number_turns():
    scene = played("A wolf; T,U traitor; C,D,E,F villager", "dusk: all others vote A")
    assert scene.changes == ["T traitor → wolf (no wolves left)"]


@pytest.mark.parametrize(("rule", "wins_with"), [("both", "village"), ("village", "village"), ("wolves", "wolves")])
def test_unturned_he_wins_as_the_table_has_announced(rule, wins_with):
    village = played(f"A wolf; T traitor (dead); C,D villager; **traitor_rule {rule}**", "dusk: all others vote A")
    wolves = played(f"A wolf; T traitor (dead); C villager; **traitor_rule {rule}**")
    assert ("T" in village.winners) == (wins_with == "village")
    assert ("T" in wolves.winners) == (wins_with == "wolves")


def test_alone_with_a_cultist_he_is_a_wolf_and_wins():
    scene = played("K cultist; T traitor")
    assert (scene.result, scene.winners) == ("wolves", "T")
