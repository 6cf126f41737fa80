"""Grave Digger: out among the graves, for whom, and who falls in."""

import pytest

from games.village.chance import grave_odds
from tests.games.village.scene import played

ROLES = "A wolf; Y grave_digger; C,D,E,F,H villager"
DUG = "dusk: all others vote C; night 2: "


@pytest.mark.parametrize(
    ("graves", "percent"), [(1, 20), (2, 35), (3, 42.5), (4, 46.25), (5, 48.125), (6, 49.0625), (40, 50)]
)
def test_the_odds_of_falling_grow_towards_one_in_two(graves, percent):
    falls, of = grave_odds(graves, half=False)
    assert 100 * falls / of == pytest.approx(percent, abs=0.001)
    half, of = grave_odds(graves, half=True)
    assert 200 * half / of == pytest.approx(percent, abs=0.001)


def test_on_a_first_night_there_is_nothing_to_dig():
    assert played(ROLES, "night 1: A→Y").deaths == {"Y": "eaten"}


def test_spotted_by_the_wolves_he_dies_and_they_know_him():
    scene = played(ROLES, f"{DUG}A→D", "`wolves_spot_gd`=spotted")
    assert scene.deaths == {"C": "lynched", "D": "eaten", "Y": "spotted by wolves"}
    assert "digger-spotted" in scene.heard("A")


def test_each_attack_under_rage_may_spot_him():
    scene = played(f"{ROLES}; rage pending", f"{DUG}A→D then E", "`wolves_spot_gd`=no, spotted")
    assert scene.deaths["Y"] == "spotted by wolves"


def test_the_serial_killer_on_his_way_may_spot_him():
    scene = played(f"{ROLES}; S serial_killer", f"{DUG}S→D", "`sk_spots_gd`=spotted")
    assert scene.deaths["Y"] == "spotted by serial killer"


def test_a_serial_killer_who_stays_at_home_spots_nobody():
    assert played(f"{ROLES}; S serial_killer", f"{DUG}no actions").deaths == {"C": "lynched"}


def test_frozen_he_is_at_home_and_buries_those_dead_the_next_time():
    scene = played(f"{ROLES}; W snow_wolf; P harlot", f"{DUG}W→Y, P→Y; night 3: P→Y", "`grave_fall:P`=falls")
    assert scene.heard("P")[0] == "harlot-saw-no-wolf"
    assert scene.deaths["P"] == "fell in a grave of Y"


def test_those_of_the_night_itself_are_for_the_next_one():
    scene = played(ROLES, f"{DUG}A→D; night 3: no actions", "`wolves_spot_gd`=no")
    assert scene.player("Y").dug == 2


def test_quiet_deaths_need_no_grave():
    roles = "A wolf; Y grave_digger; C villager (1 missed vote); D,E,F villager"
    scene = played(roles, "dusk: A→D, D→A, Y→E, E→F, F→Y; night 2: A→Y")
    assert scene.deaths["Y"] == "eaten"


def test_the_cult_may_fall_or_finds_nobody():
    roles = f"{ROLES}; K cultist; L cultist (newest cultist)"
    scene = played(roles, f"{DUG}K→Y", "`grave_fall:L`=falls")
    assert scene.deaths["L"] == "fell in a grave of Y"
    assert scene.heard("K") == ["cult-lost"]
    assert "nobody-home" in played(roles, f"{DUG}K→Y", "`grave_fall:L`=safe").heard("K")


def test_the_arsonist_who_does_not_fall_douses_the_house():
    scene = played(f"{ROLES}; R arsonist", f"{DUG}R→Y", "`grave_fall:R`=safe")
    assert scene.player("Y").doused


@pytest.mark.parametrize("outcome", ["falls", "safe"])
def test_a_thief_may_fall_or_comes_away_with_nothing(outcome):
    scene = played(f"{ROLES}; L thief", f"{DUG}L→Y", f"`grave_fall:L`={outcome}")
    assert scene.changes == []
    assert ("L" in scene.deaths) == (outcome == "falls")


def test_a_snow_wolf_does_not_fall():
    assert "you-froze" in played(f"{ROLES}; W snow_wolf", f"{DUG}W→Y").heard("Y")


def test_a_harlot_finds_nobody_where_the_killer_has_been_among_the_graves():
    scene = played(f"{ROLES}; S serial_killer; P harlot", f"{DUG}S→Y, P→Y")
    assert scene.deaths == {"C": "lynched", "Y": "killed by serial killer"}
    assert scene.heard("P") == ["nobody-home"]


def test_who_takes_over_the_spade_takes_over_what_was_dug():
    roles = "A wolf; Y grave_digger; L thief; X doppelganger (model Y); C,D,E,F,H villager"
    scene = played(roles, "dusk: all others vote C; night 2: no actions; night 3: L→Y", "`thief`=steals")
    assert scene.player("L").dug == 1
    scene = played(roles, "dusk: all others vote C; night 2: no actions; dusk: all others vote Y")
    assert scene.player("X").dug == 1
    assert scene.play.village.unburied(scene.player("X")) == (scene.play.seats["Y"],)
