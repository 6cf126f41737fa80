"""Guardian Angel: what is kept out, what is not, and at what risk."""

import pytest

from games.village.roles.guardian_angel import strength
from tests.games.village.scene import played

ROLES = "A wolf; G guardian_angel; C,D,E,F villager"


def test_ice_is_kept_out_and_counts_as_an_attack():
    scene = played(f"{ROLES}; W snow_wolf", "night 2: W→C, G→C")
    assert scene.heard("W") == ["freeze-blocked"]
    assert (scene.heard("G"), scene.heard("C")) == (["guard-saved"], ["ward-saved"])


def test_fire_is_kept_out_and_the_kerosene_washed_off():
    scene = played("R arsonist; A wolf; G guardian_angel; C villager (doused); D,E,F villager", "night 2: R→spark, G→C")
    assert scene.deaths == {}
    assert scene.heard("G") == ["guard-saved"]
    assert not scene.player("C").doused


def test_saved_from_something_else_the_kerosene_stays():
    scene = played("R arsonist; A wolf; G guardian_angel; C villager (doused); D,E,F villager", "night 2: A→C, G→C")
    assert scene.player("C").doused


def test_a_dead_guardian_angel_washes_nothing():
    roles = "R arsonist; A wolf; G guardian_angel; C villager (doused); D,E,F villager"
    scene = played(roles, "night 2: A→G, R→spark, G→C")
    assert scene.deaths == {"G": "eaten"}
    assert scene.player("C").doused
    assert "ward-saved" in scene.heard("C")


def test_a_guardian_angel_dead_of_sorrow_brings_no_news():
    roles = "A,B wolf; G guardian_angel (lover D); D villager (lover G); C,E,F,H,I villager; rage pending"
    scene = played(roles, "night 2: A→C then D, B→C then D, G→C")
    assert scene.deaths == {"D": "eaten", "G": "sorrow"}
    assert "ward-saved" not in scene.heard("C")


@pytest.mark.parametrize(
    ("more", "actions", "draws"),
    [
        ("J chemist (potion ready)", "J→C", "`chemist`=target_dies"),
        ("K cultist", "K→C", "—"),
    ],
)
def test_poison_and_the_cult_are_not_kept_out(more, actions, draws):
    scene = played(f"{ROLES}; {more}", f"night 2: {actions}, G→C", draws)
    assert scene.deaths or scene.changes


def test_a_saved_wolf_does_no_harm():
    scene = played(f"{ROLES}; S serial_killer", "night 2: S→A, G→A")
    assert scene.deaths == {}
    assert scene.heard("G") == ["guard-saved"]


def test_a_dead_ward_is_told_of():
    scene = played(f"{ROLES}; J chemist (potion ready)", "night 2: J→C, G→C", "`chemist`=target_dies")
    assert scene.heard("G") == ["already-dead"]


def test_a_ward_who_is_out_is_not_at_home_and_guarded_all_the_same():
    scene = played(f"{ROLES}; P harlot", "night 2: P→C, G→P")
    assert scene.heard("G") == ["nobody-home"]


def test_the_same_ward_may_be_chosen_twice_running():
    scene = played(ROLES, "night 2: A→C, G→C; night 3: A→C, G→C")
    assert scene.deaths == {}


def test_in_the_simplified_version_a_wolf_is_no_risk():
    scene = played(f"{ROLES}; **ruleset simplified**", "night 2: G→A")
    assert scene.deaths == {}


def test_converted_at_home_the_guardian_angel_has_no_step_of_the_own():
    scene = played(f"{ROLES}; K cultist; W snow_wolf", "night 2: W→G, K→G, G→C", "`cult_converts`=yes")
    assert scene.heard("G") == ["you-froze", "role-taken", "cult-met"]


def test_strength():
    assert strength({"guardian_angel": 1, "arsonist": 1}, 9) == 8


def test_a_ward_who_is_out_and_saved_from_fire_is_told_and_washed():
    roles = "R arsonist; A wolf; G guardian_angel; P harlot (doused); C,D,E villager"
    scene = played(roles, "night 2: R→spark, P→C, G→P")
    assert scene.deaths == {}
    assert scene.heard("G") == ["nobody-home", "guard-saved"]
    assert "ward-saved" in scene.heard("P")
    assert not scene.player("P").doused


def test_one_of_them_who_is_out_can_be_saved_by_another():
    scene = played("A wolf; G,H guardian_angel; C,D,E villager", "night 2: A→H, G→H, H→C")
    assert scene.deaths == {}
    assert scene.heard("G") == ["nobody-home", "guard-saved"]
