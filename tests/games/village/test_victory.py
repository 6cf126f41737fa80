"""Victory: the list and the final two (rules page, 7), with every option."""

import pytest

from games.village import victory
from games.village.cases import Play
from games.village.chance import ScriptedChance
from games.village.state import Over
from tests.games.village.scene import a_case, played


@pytest.mark.parametrize(
    ("roles", "result", "winners"),
    [
        ("A wolf (dead)", "nobody", ""),
        ("C villager", "village", "C"),
        ("T traitor", "wolves", "T"),
        ("A wolf", "wolves", "A"),
        ("W snow_wolf", "wolves", "W"),
        ("K cultist", "cult", "K"),
        ("S serial_killer", "serial_killer", "S"),
        ("R arsonist", "arsonist", "R"),
        ("T tanner", "nobody", ""),
        ("R sorcerer", "nobody", ""),
        ("X doppelganger", "nobody", ""),
        ("C villager (infected)", None, ""),
        ("A wolf (infected)", "wolves", "A"),
        ("A wolf (lover C); C villager (lover A)", "couple", "AC"),
        ("T tanner; R sorcerer", "nobody", ""),
        ("T tanner (infected); R sorcerer", None, ""),
        ("H hunter; S serial_killer", "nobody", ""),
        ("S serial_killer; A wolf", "serial_killer", "S"),
        ("S serial_killer; N gunner", "serial_killer", "S"),
        ("S serial_killer; K cultist", "serial_killer", "S"),
        ("S,T serial_killer", "serial_killer", "S"),
        ("R arsonist; N gunner", "arsonist", "R"),
        ("R arsonist; K cultist", "arsonist", "R"),
        ("R arsonist; C villager", "arsonist", "R"),
        ("K,L cultist", "cult", "KL"),
        ("K cultist; A wolf", "wolves", "A"),
        ("K cultist; Q cult_hunter", "village", "Q"),
        ("K cultist; X doppelganger", "cult", "K"),
        ("K cultist; L thief", "cult", "K"),
        ("K cultist; H hunter", "cult", "HK"),
        ("K cultist; N gunner", "cult", "KN"),
        ("K cultist; T tanner", "cult", "KT"),
        ("K cultist; R sorcerer", "cult", "KR"),
        ("A wolf; N gunner", None, ""),
        ("A wolf; H hunter", "wolves", "A"),
        ("A,B wolf", "wolves", "AB"),
        ("A wolf; T tanner", "wolves", "A"),
        ("C villager; D seer", "village", "CD"),
        ("C villager; D villager (infected)", None, ""),
        ("C villager; T tanner", "village", "C"),
        ("C villager; L thief", "village", "C"),
        ("R sorcerer; L thief; X doppelganger", "nobody", ""),
        ("R sorcerer; L thief; T tanner", "village", ""),
        ("K,L,M cultist", "cult", "KLM"),
        ("A wolf; C,D villager", None, ""),
        ("A,B wolf; C,D villager", "wolves", "AB"),
        ("A wolf; W snow_wolf; C,D villager", "wolves", "AW"),
        ("A,B wolf; N gunner; C villager", None, ""),
        ("A,B wolf; N gunner (0 bullets); C villager", "wolves", "AB"),
        ("A,B wolf; S serial_killer; R arsonist", "wolves", "AB"),
        ("S serial_killer; C,D villager", None, ""),
        ("C,D,E villager", "village", "CDE"),
        ("C,D,E villager; A wolf (dead); B seer (dead)", "village", "BCDE"),
        ("C,D,E villager; X doppelganger (model C)", "village", "CDE"),
        ("C,E villager; D villager (lover X); X doppelganger (model C, lover D)", "village", "CDEX"),
    ],
)
def test_who_has_won(roles, result, winners):
    scene = played(roles)
    assert (scene.result, scene.winners) == (result, winners)


@pytest.mark.parametrize(
    ("roles", "result"),
    [
        ("A,B wolf; S serial_killer; C villager; **parity_blocked_by_killers on**", None),
        ("A,B wolf; R arsonist; C villager; **parity_blocked_by_killers on**", None),
        ("A,B wolf; C,D villager; **parity_blocked_by_killers on**", "wolves"),
        ("R arsonist; N gunner; **arsonist_vs_gunner continue**", None),
        ("R arsonist; N gunner (0 bullets); **arsonist_vs_gunner continue**", "arsonist"),
        ("K cultist; C villager; **cult_auto_last_two off**", None),
        ("K cultist; Q cult_hunter; **cult_auto_last_two off**", None),
        ("A wolf; N gunner; **gunner_blocks_parity decisive**", None),
        ("A,B wolf; N gunner; C villager; **gunner_blocks_parity decisive**", None),
        ("A,B wolf; N gunner; **gunner_blocks_parity decisive**", "wolves"),
        ("A wolf (lover B); B wolf (lover A); N gunner; **gunner_blocks_parity decisive**", None),
        ("A,B,W wolf; N gunner; **gunner_blocks_parity decisive**", "wolves"),
    ],
)
def test_house_rules(roles, result):
    assert played(roles).result == result


@pytest.mark.parametrize(
    ("roles", "deaths", "told"),
    [
        ("H hunter; S serial_killer", {"H": "last duel", "S": "last duel"}, "last-duel-fought"),
        ("R arsonist; A wolf", {"A": "overpowered"}, "last-overpowered"),
        ("K cultist; Q cult_hunter", {"K": "hunted"}, "last-cultist-hunted"),
        ("K cultist; C villager", {}, "last-converted"),
    ],
)
def test_what_the_last_two_do_to_each_other(roles, deaths, told):
    scene = played(roles)
    assert scene.deaths == deaths
    assert len(scene.facts(told)) == 1


@pytest.mark.parametrize(
    ("drawn", "result", "deaths", "told"),
    [
        ("hunter", "village", {"A": "last stand"}, "last-stand-won"),
        ("wolf", "wolves", {"H": "last stand"}, "last-stand-lost"),
    ],
)
def test_a_hunters_last_stand(drawn, result, deaths, told):
    scene = played("A wolf; H hunter; **hunter_last_stand on**", draws=f"`hunter_last_stand`={drawn}")
    assert (scene.result, scene.deaths) == (result, deaths)
    assert len(scene.facts(told)) == 1


def test_of_the_last_two_nobody_dies_of_sorrow_or_shoots():
    roles = "H hunter; S serial_killer; C villager (lover S, dead)"
    scene = played(roles)
    assert scene.play.village.shots == ()


@pytest.mark.parametrize(("shown", "letters"), [("all", "ACDE"), ("living", "CD"), ("none", "")])
def test_roles_are_shown_at_the_end_as_the_group_wants_it(shown, letters):
    scene = played(f"A wolf; C,D villager; E seer (dead); **reveal_at_end {shown}**", "dusk: all others vote A")
    assert "".join(scene.play.letters[event.seat] for event in scene.facts("card-turned")) == letters


def test_the_role_that_was_dealt_is_shown_beside_the_last_one():
    scene = played("A wolf; B wild_child (model C); C villager (dead); D villager")
    turned = {
        scene.play.letters[event.seat]: (event.dealt, event.role, event.changed) for event in scene.facts("card-turned")
    }
    assert turned["B"] == ("wild_child", "wolf", True)
    assert turned["D"] == ("villager", "villager", False)


def test_conceding_to_the_cult_converts_the_living_of_the_village():
    play = Play(a_case("K,L,M cultist; C villager; A wolf; E seer (dead)"))
    assert victory.may_concede(play.village)
    after = victory.concede(play.village, ScriptedChance([])).state
    assert isinstance(after.phase, Over)
    assert [play.letters[seat] for seat in after.phase.winners] == ["C", "K", "L", "M"]
    assert after.player(play.seats["E"]).role == "seer"


def test_half_of_the_living_are_no_majority_to_concede_to():
    assert not victory.may_concede(Play(a_case("K,L,M cultist; C,D,E villager")).village)
