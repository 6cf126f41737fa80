"""Serial Killer: at home, on the way, with a hurt leg."""

import pytest

from tests.games.village.scene import played

ROLES = "A wolf; S serial_killer; C,D,E,F,H villager"


@pytest.mark.parametrize(
    ("visitor", "draws"),
    [("P harlot", "—"), ("Q cult_hunter", "—"), ("K cultist", "—"), ("L thief", "—"), ("G guardian_angel", "—")],
)
@pytest.mark.parametrize("out", [True, False])
def test_whoever_comes_to_him_dies_in_or_out(visitor, draws, out):
    letter = visitor[0]
    scene = played(f"{ROLES}; {visitor}", f"night 2: {letter}→S{', S→C' if out else ''}", draws)
    assert scene.deaths[letter] == "killed by serial killer S at home"


def test_frozen_he_cannot_kill():
    assert played(f"{ROLES}; W snow_wolf", "night 2: W→S, S→C", "`wolf_vs_sk`=wolf_wins").deaths == {}


def test_out_he_can_be_eaten_or_guarded():
    roles = f"{ROLES}; G guardian_angel"
    scene = played(roles, "night 2: A→S, S→C, G→S", "`wolf_vs_sk`=wolf_wins")
    assert scene.deaths == {"C": "killed by serial killer", "G": "killed by serial killer S at home"}


def test_a_hurt_leg_may_find_the_way_after_all():
    roles = f"{ROLES}; Y grave_digger"
    scene = played(roles, "dusk: all others vote C; night 2: S→Y; night 3: S→D", "`sk_stumble`=no")
    assert scene.deaths["D"] == "killed by serial killer"


def test_a_leg_heals_after_one_night():
    roles = f"{ROLES}; Y grave_digger"
    scene = played(roles, "dusk: all others vote C; night 2: S→Y; night 3: no actions; night 4: S→D")
    assert scene.deaths["D"] == "killed by serial killer"


def test_another_victim_is_told_to_him():
    roles = f"{ROLES}; Y grave_digger"
    actions = "dusk: all others vote C; night 2: S→Y; night 3: S→D"
    scene = played(roles, actions, "`sk_stumble`=random; `sk_random_victim`=E")
    assert scene.deaths["E"] == "killed by serial killer"
    assert "leg-gave-way" in scene.heard("S")


def test_in_a_house_that_burned_down_he_finds_the_dead_and_no_harm():
    roles = "A wolf; S serial_killer; R arsonist; C villager (doused); D,E,F villager"
    scene = played(roles, "night 2: R→spark, S→C")
    assert scene.deaths == {"C": "burned"}
    assert scene.heard("S") == ["already-dead"]


def test_two_of_them_are_not_safe_from_each_other():
    scene = played("A wolf; S,T serial_killer; C,D,E,F villager", "night 2: S→T, T→S")
    assert scene.deaths == {"T": "killed by serial killer"}


def test_a_digger_who_digs_nothing_is_found_at_home():
    assert played("A wolf; S serial_killer; Y grave_digger; C,D,E villager", "night 2: S→Y").facts("stumbled") == []
