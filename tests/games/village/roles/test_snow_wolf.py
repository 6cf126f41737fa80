"""Snow Wolf: one frozen a night, and never the same one twice running."""

import pytest

from tests.games.village.scene import played

ROLES = "A wolf; W snow_wolf; C,D,E,F villager"


def test_it_does_not_bite():
    assert played(ROLES, "night 2: W→C").deaths == {}


def test_wolves_are_no_targets():
    assert played(ROLES, "night 2: W→A").heard("A") == []


@pytest.mark.parametrize(
    ("outcome", "deaths"), [("sk_wins", {"W": "killed by serial killer S at home"}), ("wolf_wins", {})]
)
def test_a_killer_who_is_out_kills_it_or_is_frozen(outcome, deaths):
    scene = played(f"{ROLES}; S serial_killer", "night 2: W→S, S→C", f"`wolf_vs_sk`={outcome}")
    assert scene.deaths == (deaths | {"C": "killed by serial killer"} if deaths else {})


def test_a_frozen_killer_is_at_home_and_wolves_die_there_without_a_draw():
    scene = played(f"{ROLES}; S serial_killer", "night 2: W→S, S→C, A→S", "`wolf_vs_sk`=wolf_wins")
    assert scene.deaths == {"A": "killed by serial killer S at home"}


def test_the_arsonist_does_not_notice_but_counts_as_frozen():
    scene = played(f"{ROLES}; R arsonist", "night 2: W→R, R→C; night 3: W→R")
    assert "you-froze" not in scene.heard("R")
    assert scene.player("C").doused
    assert scene.player("R").thawed
    assert not scene.player("R").frozen


def test_guarded_by_one_who_is_frozen_first_nobody_is_safe():
    scene = played("A wolf; W,X snow_wolf; G guardian_angel; C,D,E,F villager", "night 2: W→G, X→C, G→C")
    assert "you-froze" in scene.heard("C")


def test_the_last_wolf_of_the_pack_leaves_it_the_bite():
    scene = played(ROLES, "dusk: all others vote A; night 2: W→C")
    assert scene.changes == ["W snow_wolf → wolf (last wolf)"]
    assert scene.deaths == {"A": "lynched", "C": "eaten"}


def test_while_somebody_is_infected_it_waits():
    roles = "A alpha_wolf; W snow_wolf; C villager (infected); D,E,F,H villager"
    assert played(roles, "dusk: all others vote A").changes == []


def test_the_cult_finds_it_at_home_unless_it_has_gone_out():
    roles = f"{ROLES}; K cultist"
    assert played(roles, "night 2: K→W").deaths == {"K": "visited wolf W"}
    assert played(roles, "night 2: K→W, W→C").heard("K") == ["nobody-home"]
