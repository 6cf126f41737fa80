"""Harlot: what she finds, and what finds her."""

import pytest

from tests.games.village.scene import played

ROLES = "A wolf; P harlot; C,D,E,F villager"


def test_a_host_knows_that_there_was_a_visit():
    assert played(ROLES, "night 2: P→C").heard("C") == ["harlot-came"]


def test_she_dies_with_a_host_whom_the_killer_found_at_home():
    assert played(f"{ROLES}; S serial_killer", "night 2: S→C, P→C").deaths["P"] == "with victim C"


def test_a_host_who_died_in_another_way_is_not_at_home():
    scene = played(f"{ROLES}; J chemist (potion ready)", "night 2: J→C, P→C", "`chemist`=target_dies")
    assert scene.deaths == {"C": "poisoned"}
    assert scene.heard("P") == ["nobody-home"]


def test_a_guardian_angel_eaten_while_out_was_not_at_home_either():
    scene = played(f"{ROLES}; G guardian_angel", "night 2: A→G, G→D, P→G")
    assert scene.deaths == {"G": "eaten"}
    assert scene.heard("P") == ["nobody-home"]


def test_she_burns_in_a_burning_house():
    roles = "A wolf; P harlot; R arsonist; C villager (doused); D,E,F villager"
    assert played(roles, "night 2: R→spark, P→C").deaths["P"] == "burned visiting C"


def test_the_killer_finds_her_out_and_no_guard_helps():
    roles = f"{ROLES}; S serial_killer; G guardian_angel"
    assert played(roles, "night 2: S→P, P→C, G→P").deaths == {"P": "killed by serial killer"}


@pytest.mark.parametrize("visitor", ["Q cult_hunter", "J chemist (potion ready)", "L thief", "K cultist"])
def test_out_she_is_not_found(visitor):
    letter = visitor[0]
    scene = played(f"{ROLES}; {visitor}", f"night 2: {letter}→P, P→C")
    assert (scene.deaths, scene.changes) == ({}, [])


def test_an_unrecognised_cultist_is_no_wolf():
    scene = played(f"{ROLES}; K cultist", "night 2: P→K", "`harlot_finds_cultist`=no")
    assert scene.heard("P") == ["harlot-saw-no-wolf"]


def test_a_harlot_who_is_out_is_not_found_by_another():
    scene = played("A wolf; P,O harlot; C,D,E villager", "night 2: P→O, O→C")
    assert scene.heard("P") == ["nobody-home"]


def test_a_guard_keeps_the_ice_out_so_that_she_goes_out_and_dies():
    roles = f"{ROLES}; S serial_killer; G guardian_angel; W snow_wolf"
    scene = played(roles, "night 2: W→P, S→P, P→C, G→P")
    assert scene.deaths == {"P": "killed by serial killer"}
    assert scene.heard("W") == ["freeze-blocked"]
