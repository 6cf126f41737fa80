"""Wise Elder: one bite survived, and a price for those who should have known better."""

import pytest

from tests.games.village.scene import played

ROLES = "A wolf; Z wise_elder; C,D,E,F villager"


def test_the_second_bite_kills():
    scene = played(ROLES, "night 2: A→Z; night 3: A→Z")
    assert scene.deaths == {"Z": "eaten"}
    assert scene.heard("A") == ["elder-survived"]


def test_guarded_the_shield_is_not_spent():
    scene = played(f"{ROLES}; G guardian_angel", "night 2: A→Z, G→Z")
    assert scene.player("Z").shield


def test_an_infection_comes_first_and_does_not_spend_it():
    scene = played("A alpha_wolf; Z wise_elder; C,D,E,F villager", "night 2: A→Z", "`alpha_infects`=yes")
    assert scene.player("Z").infected
    assert scene.player("Z").shield


@pytest.mark.parametrize(
    ("more", "actions"),
    [("S serial_killer", "night 2: S→Z"), ("B villager", "dusk: all others vote Z")],
)
def test_others_pay_no_price(more, actions):
    assert played(f"{ROLES}; {more}", actions).changes == []
