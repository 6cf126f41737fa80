"""The deal told, options, durations, reminders and cards: what the shell asks of the game outside its phases."""

from dataclasses import fields, replace
from typing import Any

import pytest

from games.core.game import Refused
from games.core.ids import RoleKey, Seat
from games.village.durations import DURATIONS, Pace, warnings
from games.village.events import BeholderNamed, CardAmended, CardDealt, RolesInPlay, SeerSaw, VillageGathered
from games.village.game import VillageGame
from games.village.options import EXCLUDABLE, GREYWOLF, Options, card_rule, preset
from games.village.roles import KEYS
from games.village.spec import VILLAGE
from tests.games.village.hamlet import a_village, kinds
from tests.kit.rules import a_moment

# The deal


def test_everybody_is_told_a_card_and_the_table_the_flag_and_the_rules() -> None:
    hamlet = a_village("wolf seer fool cupid villager villager villager", reveal_on_death="team")
    (gathered,) = hamlet.heard(VillageGathered)
    assert gathered == VillageGathered(players=7, flag="yes", reveal="team", thief="full", traitor="both")
    assert [event.role for event in hamlet.heard(CardDealt)] == [
        "wolf",
        "seer",
        "seer",
        "cupid",
        "villager",
        "villager",
        "villager",
    ]
    assert hamlet.heard(RolesInPlay) == []


def test_without_a_role_that_may_change_the_flag_is_down() -> None:
    assert a_village("wolf seer villager villager villager").heard(VillageGathered)[0].flag == "no"


def test_in_the_simplified_version_the_roles_are_public_and_there_is_no_flag() -> None:
    step = VillageGame().setup(9, preset(Options(ruleset="simplified")), a_moment())
    told = {event.kind: event for event in step.events}
    assert told["village-gathered"].flag == "none"
    roles = ("villager", "villager", "seer", "guardian_angel", "mason", "mason", "hunter", "wolf", "wolf")
    assert told["roles-in-play"].roles == roles


def test_the_simplified_guard_risks_nothing_and_the_simplified_hunter_always_shoots() -> None:
    hamlet = a_village("wolf guardian_angel hunter villager villager villager villager", ruleset="simplified")
    hamlet.answers(2, 1)
    hamlet.answers(1, 3)
    hamlet.closes()
    assert 2 in hamlet.alive()
    assert hamlet.due().phase == "n1.shot.1"


def test_a_table_that_cannot_be_dealt_is_refused_with_its_reason() -> None:
    with pytest.raises(Refused, match="village-too-few"):
        VillageGame().setup(4, Options(), a_moment())


def test_a_seat_that_there_is_not_is_an_error() -> None:
    hamlet = a_village("wolf villager villager villager villager")
    with pytest.raises(LookupError):
        hamlet.asked(6)


# Options


def test_a_shortcut_sets_all_that_it_stands_for_and_the_next_one_takes_it_back() -> None:
    greywolf = preset(Options(ruleset="greywolf", pace="fast"))
    assert {name: getattr(greywolf, name) for name in GREYWOLF} == GREYWOLF
    assert greywolf.pace == "fast"
    back = preset(
        Options(**{row.name: getattr(greywolf, row.name) for row in fields(Options)} | {"ruleset": "village"})
    )
    assert back == Options(pace="fast")
    assert preset(Options(ruleset="simplified", reveal_on_death="none", vote_display="open")) == Options(
        ruleset="simplified"
    )


def test_everything_but_villager_and_wolf_can_be_left_out() -> None:
    left_out = [role for group in EXCLUDABLE.values() for role in group]
    assert sorted([*left_out, "villager", "wolf"]) == sorted(KEYS)


@pytest.mark.parametrize(
    ("role", "chosen", "rule"),
    [
        ("thief", {"thief_mode": "first_night"}, "first_night"),
        ("thief", {}, ""),
        ("traitor", {"traitor_rule": "wolves"}, "wolves"),
        ("traitor", {}, ""),
        ("hunter", {"ruleset": "simplified"}, "simplified"),
        ("seer", {"ruleset": "simplified"}, "simplified"),
        ("mason", {"ruleset": "simplified"}, "simplified"),
        ("hunter", {}, ""),
    ],
)
def test_a_card_is_told_in_the_wording_that_is_true_at_this_table(role: str, chosen: dict[str, Any], rule: str) -> None:
    assert card_rule(Options(**chosen), RoleKey(role)) == rule


@pytest.mark.parametrize(
    ("role", "chosen", "told"),
    [
        ("wolf", {}, ()),
        ("wolf_cub", {"parity_blocked_by_killers": True}, ("killers-block",)),
        ("alpha_wolf", {"ruleset": "greywolf", **GREYWOLF}, ("killers-block", "gunner-decisive", "any-prey")),
        ("gunner", {"gunner_blocks_parity": "decisive"}, ("gunner-decisive",)),
        ("gunner", {"arsonist_vs_gunner": "continue"}, ("arsonist-waits",)),
        ("arsonist", {"arsonist_vs_gunner": "continue"}, ("arsonist-waits",)),
        ("hunter", {"hunter_last_stand": True}, ("last-stand",)),
        ("cultist", {"cult_auto_last_two": False}, ("cult-goes-on",)),
        ("seer", {"ruleset": "greywolf", **GREYWOLF}, ()),
    ],
)
def test_a_card_that_a_house_rule_changes_comes_with_that_rule(
    role: str, chosen: dict[str, Any], told: tuple[str, ...]
) -> None:
    hamlet = a_village(f"{role} villager villager villager villager", **chosen)
    assert tuple(event.rule for event in hamlet.heard(CardAmended)) == told


# Durations


@pytest.mark.parametrize(("living", "seconds"), [(3, 120), (5, 120), (15, 180), (35, 300)])
def test_a_day_is_as_long_as_there_are_people_to_talk(living: int, seconds: int) -> None:
    assert DURATIONS["normal"].of_day(living) == seconds


@pytest.mark.parametrize(("roles", "seconds"), [("cupid", 120), ("seer", 90)])
def test_the_first_night_is_longer_with_the_flag_up_and_the_others_are_not(roles: str, seconds: int) -> None:
    hamlet = a_village(f"wolf {roles} villager villager villager villager villager")
    assert (hamlet.due().closes - hamlet.now).total_seconds() == seconds
    hamlet.until("n2")
    assert (hamlet.due().closes - hamlet.now).total_seconds() == 90


@pytest.mark.parametrize(
    ("pace", "length", "expected"),
    [("normal", 120, (30,)), ("normal", 30, ()), ("slow", 43200, (4320, 3600)), ("slow", 7200, (3600, 720))],
)
def test_a_phase_warns_at_times_that_depend_on_its_length_alone(
    pace: Pace, length: int, expected: tuple[int, ...]
) -> None:
    assert warnings(pace, length) == expected


def test_a_warning_names_the_phase() -> None:
    hamlet = a_village("wolf troublemaker villager villager villager villager")
    hamlet.to_day()
    hamlet.does(2, "d1.trouble", "use")
    hamlet.until("n2")
    words = [event.phase for event in hamlet.events if event.kind == "time-ran-low"]
    assert words == ["night", "day", "dusk", "second"]


@pytest.mark.parametrize("pace", ["fast", "normal", "slow"])
def test_the_lobby_asks_the_pace_for_its_times(pace: Pace) -> None:
    assert VILLAGE.joining(Options(pace=pace)) == DURATIONS[pace].joining
    assert VILLAGE.extension(Options(pace=pace)) == DURATIONS[pace].extension
    assert VILLAGE.grace(Options(pace=pace)) == (12 * 3600 if pace == "slow" else 60)


# What is told again, and at the end


def test_a_reminder_is_the_card_the_companions_and_all_that_was_learnt() -> None:
    hamlet = a_village("wolf seer beholder villager villager villager")
    hamlet.answers(2, 1)
    hamlet.to_day()
    assert VILLAGE.reminder(hamlet.state, Seat(2)) == (
        CardDealt(to=Seat(2), role=RoleKey("seer")),
        BeholderNamed(to=Seat(2), beholder=Seat(3)),
        SeerSaw(to=Seat(2), about=Seat(1), role=RoleKey("wolf")),
    )
    assert kinds(list(VILLAGE.reminder(hamlet.state, Seat(1)))) == ["card-dealt", "hunted-alone"]


def test_a_lover_is_reminded_of_the_other_and_an_augur_of_what_the_birds_said() -> None:
    hamlet = a_village("wolf cupid augur villager villager villager")
    hamlet.does(2, "n1.cupid", 3)
    hamlet.does(2, "n1.cupid.second", 4)
    hamlet.to_day()
    assert kinds(list(VILLAGE.reminder(hamlet.state, Seat(3)))) == ["card-dealt", "lover-named", "augur-saw"]


def test_what_a_sorcerer_found_nothing_in_is_told_again_as_that() -> None:
    hamlet = a_village("wolf sorcerer villager villager villager villager")
    hamlet.answers(2, 3)
    hamlet.to_day()
    assert kinds(list(VILLAGE.reminder(hamlet.state, Seat(2)))) == ["card-dealt", "sorcerer-saw-nothing"]


def test_the_cards_are_those_that_were_dealt_and_stay_hidden_where_the_group_wants_that() -> None:
    hamlet = a_village("wolf cursed villager villager villager villager")
    hamlet.answers(1, 2)
    hamlet.to_day()
    assert hamlet.role(2) == "wolf"
    assert VILLAGE.cards(hamlet.state)[Seat(2)] == "cursed"
    assert VILLAGE.cards(a_village("wolf villager villager villager villager", reveal_at_end="living").state) == {}


def test_a_village_has_no_field_that_it_has_not() -> None:
    with pytest.raises(TypeError, match="a village has no sheriff"):
        a_village("wolf villager villager villager villager").state.but(sheriff=1)


def test_the_bitten_are_reminded_of_the_bite_and_who_follows_somebody_of_whom() -> None:
    hamlet = a_village("alpha_wolf wild_child villager villager villager villager villager", alpha_must_vote=False)
    hamlet.answers(2, 3)
    hamlet.to_day()
    bitten = hamlet.state.with_player(replace(hamlet.state.player(Seat(4)), infected=True))
    assert kinds(list(VILLAGE.reminder(bitten, Seat(4)))) == ["card-dealt", "infected"]
    assert kinds(list(VILLAGE.reminder(bitten, Seat(2)))) == ["card-dealt", "model-named"]
