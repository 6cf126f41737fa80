"""Augur: one role a night that is not in play."""

from dataclasses import replace

import pytest

from games.core.ids import RoleKey
from games.village.cases import Play
from games.village.chance import ScriptedChance
from games.village.night import resolve
from games.village.state import Night
from tests.games.village.scene import a_case, played

PILE = tuple(map(RoleKey, ("augur", "villager", "wolf", "seer", "drunk", "tanner")))


def told(roles, draws=(), known=()):
    """What the Augur M of these is told when the pile is PILE and he knows these roles."""
    play = Play(a_case(roles))
    village = play.village
    augur = replace(village.player(play.seats["M"]), told=tuple(map(RoleKey, known)))
    village = replace(village.with_player(augur), pile=PILE, phase=Night())
    turn = resolve(village, ScriptedChance([("augur_draw", None, draw) for draw in draws]))
    return turn.state, [(event.kind, getattr(event, "role", None)) for event in turn.events]


def test_the_only_role_left_is_told_without_a_draw_and_then_nothing():
    roles = "M augur; A wolf; B seer; C villager"
    after, heard = told(roles, known=("drunk",))
    assert heard == [("augur-saw", "tanner")]
    _, heard = told(roles, known=after.player(1 + sorted("MABC").index("M")).told)
    assert heard == [("augur-saw-nothing", None)]


def test_roles_of_the_dead_of_this_night_are_still_in_play():
    roles = "M augur; A wolf; B seer; C villager; U drunk; S serial_killer"
    play = Play(a_case(roles, "night 2: S→U", "`augur_draw`=tanner"))
    play.village = replace(play.village, pile=PILE)
    play.run()
    assert [event.kind for event in play.events if event.audience.seats == {play.seats["M"]}] == ["augur-saw"]


def test_an_apprentice_not_yet_promoted_stands_for_the_seer():
    after, heard = told("M augur; A wolf; I apprentice_seer; C villager", draws=("seer",))
    assert heard[0] == ("augur-saw", "apprentice_seer")
    assert set(after.player(1 + sorted("MAIC").index("M")).told) == {"seer", "apprentice_seer"}


def test_a_drawn_seer_is_told_as_such_where_nobody_learns():
    _, heard = told("M augur; A wolf; C villager", draws=("seer",))
    assert heard == [("augur-saw", "seer")]


@pytest.mark.parametrize("more", ["", ", A→M"])
def test_frozen_or_dead_he_is_told_nothing(more):
    scene = played("M augur; A wolf; W snow_wolf; C,D,E villager", f"night 2: W→M{more}")
    assert "augur-saw" not in scene.heard("M")
