"""The narrator-mode cases of the rules page, by their numbers, and what the desk promises beside them.

M07 to M09 and M33 are draws for the asking: tests/aids.
"""

import random
from dataclasses import replace

import pytest

from games.core.game import Reason, Refused
from games.core.ids import RoleKey, Seat
from games.village.desk import calls, certainty
from games.village.desk.position import Position
from games.village.desk.sheet import looked_up
from games.village.roles import KEYS
from games.village.state import Death
from tests.kit.desk import Narrating

LINE = "village-desk-line-"
SLIP = "village-desk-slip-"


def roles_listed(desk: Narrating) -> list[tuple[int, str]]:
    return [(line["number"], line["role"]) for line in desk.lines(LINE + "card")]


def refused(desk: Narrating, pick: str) -> str:
    with pytest.raises(Refused) as caught:
        desk.taps(pick)
    assert caught.value.reason is Reason.BARRED
    return caught.value.key


def called_in_order(desk: Narrating) -> list[int]:
    """The seats as they are called, everybody choosing nobody."""
    seen = []
    while desk.stage == "call" and desk.prompt.ask == "village-desk-ask-call":
        seen.append(int(desk.detail("seat")))
        desk.taps([option for option in desk.prompt.options if option.startswith("u") and option != "undo"][-1])
    return list(dict.fromkeys(seen))


# Before the game


def test_m01_the_list_gives_the_kth_card_to_the_kth_player() -> None:
    """M01: names one a line, roles in their order."""
    desk = Narrating()
    assert desk.types("Laura\nGiorgio\nAndrea\nBea\nCarlo") == 1
    desk.holds("gunner", "cult_hunter", "beholder", "villager", "wolf")
    assert roles_listed(desk)[:3] == [(1, "gunner"), (2, "cult_hunter"), (3, "beholder")]
    assert desk.at.names == 1


def test_a_deal_shows_strengths_and_the_flag_and_can_be_dealt_again_and_swapped() -> None:
    desk = Narrating().seats(8).taps("deal")
    dealt = desk.at.roles
    assert {"village", "enemies", "difference", "allowed", "balanced", "flag"} <= {d.name for d in desk.prompt.details}
    assert desk.detail("balanced") == "yes"
    desk.taps("swap", "w-1", "w-1-2")
    assert desk.at.roles == (dealt[1], dealt[0], *dealt[2:])
    desk.taps("again")
    assert desk.at.roles != dealt


def test_roles_left_out_are_not_dealt_and_a_tap_puts_them_back() -> None:
    desk = Narrating().seats(12).taps("g-village", "x-seer", "x-detective")
    assert desk.at.terms.excluded == ("detective", "seer")
    desk.taps("i-seer", "back", "deal")
    assert desk.at.terms.excluded == ("detective",)
    assert "detective" not in desk.at.roles


# The night


def test_m02_the_pack_decides_when_its_last_member_is_called() -> None:
    """M02: wolves 3, 6, 11; each slip lists the other two."""
    roles = ["villager"] * 12
    for seat in (3, 6, 11):
        roles[seat - 1] = "wolf"
    desk = Narrating().begins(*roles)
    for seat in range(1, 11):
        assert desk.detail("seat") == seat
        if seat in (3, 6):
            assert [line["companions"] for line in desk.lines(SLIP + "pack-met")] == [
                tuple(other for other in (3, 6, 11) if other != seat)
            ]
            assert not any(option.startswith("uwolves") for option in desk.prompt.options)
        desk.taps(f"u{seat}-ok")
    assert desk.detail("seat") == 11
    assert desk.lines(LINE + "together") == [{"seat": 11, "mates": (3, 6)}]
    desk.taps("uwolves-4")
    assert {pick.seat: pick.first for pick in calls.picks(desk.at)} == {3: 4, 6: 4, 11: 4}


def test_m03_the_living_are_called_by_number_villagers_included_the_dead_left_out() -> None:
    """M03."""
    desk = Narrating().begins("wolf", "villager", "villager", "villager", "villager", "villager")
    desk.night(wolves=3).taps("go").taps("count", "go", "night-full")
    assert called_in_order(desk) == [1, 2, 4, 5, 6]


def test_m26_beholder_and_seer_have_each_others_number() -> None:
    """M26: with the option off only the Beholder's slip has one."""
    cards = ("wolf", "seer", "villager", "villager", "beholder")
    for mutual, told in ((True, True), (False, False)):
        desk = Narrating().seats(5)
        if not mutual:
            desk.taps("rules", "s-beholder_mutual-1", "back")
        desk.holds(*cards).taps("go").taps("uwolves-0")
        assert bool(desk.lines(SLIP + "beholder-named")) is told
        desk.taps("u2-0", "u3-ok", "u4-ok")
        assert [line["seer"] for line in desk.lines(SLIP + "seer-named")] == [2]


def test_m32_chemist_and_harlot_are_warned_with_four_alive() -> None:
    """M32: the action is still allowed."""
    desk = Narrating().begins("wolf", "harlot", "villager", "villager", "villager")
    desk.night(wolves=5).taps("go").taps("count", "go", "night-full").taps("uwolves-0")
    assert desk.lines(LINE + "four") == [{}]
    desk.taps("u2-3")
    assert desk.at.calls[-1].first == 3


def test_m34_a_wild_child_whose_model_died_hunts_that_very_night() -> None:
    """M34: called, gets the card and the pack's numbers, the pack is told, and it decides with them."""
    desk = Narrating().begins("wolf", "villager", "villager", "villager", "wild_child", "villager", "villager")
    desk.night(s5=2).lynches(2)
    assert desk.village.player(Seat(5)).role == "wolf"
    desk.taps("night-full")
    assert [line["newcomer"] for line in desk.lines(SLIP + "pack-grew")] == [5]
    desk.taps("u1-ok", "u3-ok", "u4-ok")
    assert [line["role"] for line in desk.lines(SLIP + "role-taken")] == ["wolf"]
    assert [line["companions"] for line in desk.lines(SLIP + "pack-met")] == [(1,)]
    desk.taps("uwolves-3")
    assert {pick.seat for pick in calls.picks(desk.at)} == {1, 5}


def test_m35_undoing_restores_and_no_draw_is_lost_or_repeated() -> None:
    """M35."""
    desk = Narrating().begins("wolf", "villager", "guardian_angel", "villager", "chemist")
    desk.taps("uwolves-2", "u2-ok")
    before = desk.at
    desk.taps("u3-2").taps("undo")
    assert desk.at.calls == before.calls
    assert desk.prompt.ask == "village-desk-ask-call"
    desk.taps("u3-1", "u4-ok", "u5-ok", "go")
    first, drawn = desk.village, desk.at.drawn
    assert drawn
    desk.taps("undo", "go")
    assert desk.at.drawn == drawn
    assert desk.village.deaths == first.deaths


def test_what_is_typed_corrects_a_call_that_is_over() -> None:
    desk = Narrating().begins("wolf", "seer", "villager", "villager", "villager")
    desk.calls(wolves=3, s2=1)
    assert desk.types("2 > 4") == 1
    assert desk.types("1>5, 2 -> 3") == 2
    assert {pick.seat: pick.first for pick in calls.picks(desk.at)} == {1: 5, 2: 3}
    desk.types("annulla")
    assert {pick.seat: pick.first for pick in calls.picks(desk.at)}[2] == 4
    assert desk.types("good evening") == 0


def test_a_slip_with_two_numbers_is_typed_in_one_go() -> None:
    desk = Narrating().begins("cupid", "wolf", "seer", "villager", "villager")
    assert desk.types("1 > 3 4\n3 > 2") == 3
    assert [(pick.seat, pick.first, pick.second) for pick in calls.picks(desk.at)] == [(1, 3, 4), (3, 2, None)]
    desk.types("1 > 3 5")
    assert {pick.seat: (pick.first, pick.second) for pick in calls.picks(desk.at)}[1] == (3, 5)
    assert desk.types("3 > 1, 2 > 5") == 2, "parted by a comma these are two slips"
    with pytest.raises(Refused):
        desk.types("3 > 1 4")


def test_a_double_tap_on_an_old_screen_says_nothing_new() -> None:
    desk = Narrating().begins("wolf", "seer", "villager", "villager", "villager")
    desk.taps("uwolves-3")
    once = desk.state
    assert desk.taps("uwolves-3").state is once
    desk.taps("u2-0", "u3-ok")
    once = desk.state
    assert desk.taps("u3-ok").state is once


def test_a_ruling_of_the_narrators_is_resolved_anew_and_marked() -> None:
    desk = Narrating().begins("wolf", "villager", "guardian_angel", "villager", "villager", "villager")
    desk.calls(s3=1).taps("go")
    (one,) = desk.at.drawn
    assert one.event == "ga_on_wolf"
    died = not desk.village.player(Seat(3)).alive
    desk.taps("why")
    desk.taps(next(option for option in desk.prompt.options if option.startswith("r-0")))
    assert desk.village.player(Seat(3)).alive is died
    assert desk.at.drawn[0].ruled


def test_drawn_again_another_sheet_holds_and_the_ruling_is_gone() -> None:
    desk = Narrating().begins("wolf", "villager", "guardian_angel", "villager", "villager", "villager")
    desk.calls(s3=1).taps("go")
    came = set()
    for _ in range(12):
        came.add(desk.at.drawn[0].outcome)
        desk.taps("why", "fresh")
        assert not desk.at.drawn[0].ruled
    assert came == {"dies", "safe"}


# Nights that can be skipped


def evening(*roles: str) -> Narrating:
    """A day after a quiet first night."""
    return Narrating().begins(*roles).night()


def test_m10_after_the_sandman_and_no_death_the_night_is_skipped() -> None:
    """M10: the flag is up and a Doppelganger possible."""
    desk = evening("wolf", "sandman", "doppelganger", "villager", "villager", "villager")
    desk.taps("b-sleep", "go", "count", "go")
    assert desk.village.flag
    assert desk.detail("advice") == "skip"
    desk.taps("night-skip")
    assert desk.stage == "slept"
    assert desk.taps("go").stage == "day"


def test_m11_after_a_lynch_doppelganger_and_wild_child_are_called_and_nobody_acts() -> None:
    """M11."""
    desk = evening("wolf", "sandman", "doppelganger", "villager", "villager", "wild_child", "villager")
    desk.taps("b-sleep").lynches(4)
    assert desk.detail("advice") == "reduced"
    assert desk.detail("roles") == ("doppelganger", "wild_child")
    desk.taps("night-reduced")
    assert desk.stage == "slept"
    assert desk.detail("roles") == ("doppelganger", "wild_child")


def test_m12_once_the_doppelganger_is_seen_dead_only_the_wild_child_is_called() -> None:
    """M12."""
    desk = evening("wolf", "sandman", "doppelganger", "villager", "villager", "wild_child", "villager")
    desk.taps("b-sleep").lynches(3)
    assert desk.detail("advice") == "reduced"
    assert desk.detail("roles") == ("wild_child",)


def test_m15_after_the_blacksmith_a_seer_needs_a_full_night_without_wolves() -> None:
    """M15."""
    desk = evening("wolf", "blacksmith", "seer", "villager", "villager", "villager")
    desk.taps("b-silver", "go", "count", "go")
    assert desk.detail("advice") == "full"
    desk.taps("night-full")
    assert [line for line in desk.prompt.lines if line.key == "village-desk-act-silvered"]
    assert not any(option.startswith("uwolves") for option in desk.prompt.options)


def test_m16_after_the_blacksmith_with_wolves_only_the_night_is_skipped() -> None:
    """M16."""
    desk = evening("wolf", "blacksmith", "villager", "villager", "villager", "villager")
    desk.taps("b-silver", "go", "count", "go")
    assert desk.detail("advice") == "skip"


def test_m18_a_change_on_a_skipped_night_counts_at_once_and_its_card_waits() -> None:
    """M18: the Seer is lynched, the Sandman has acted, the flag is down."""
    desk = evening("wolf", "sandman", "seer", "villager", "villager", "villager", "apprentice_seer", "villager")
    assert not desk.village.flag
    desk.taps("b-sleep").lynches(3)
    assert desk.village.player(Seat(7)).role == "seer"
    assert desk.detail("advice") == "skip"
    desk.taps("night-skip", "go")
    assert [event.role for event in desk.at.due if event.kind == "role-taken"] == ["seer"]
    desk.taps("go", "count", "go", "night-full")
    while desk.detail("seat") != 7:
        desk.taps([option for option in desk.prompt.options if option.startswith("u") and option != "undo"][-1])
    assert [line["role"] for line in desk.lines(SLIP + "role-taken")] == ["seer"]


def test_m18_if_the_new_seer_dies_before_the_card_is_swapped_the_reveal_says_seer() -> None:
    """M18, its end."""
    desk = evening("wolf", "sandman", "seer", "villager", "villager", "villager", "apprentice_seer", "villager")
    desk.taps("b-sleep").lynches(3).taps("night-skip", "go", "go")
    desk.votes(*((voter, 7) for voter in desk.village.living_seats if voter != 7))
    assert [line["role"] for line in desk.lines("village-role-shown")] == ["seer"]


# The day


def after(desk: Narrating, *dead: str, flag: bool, excluded: tuple[str, ...] = ()) -> Position:
    """The same position with these roles shown dead, and this flag."""
    village = desk.village
    deaths = tuple(Death(seat=Seat(1), cause="lynched", role=RoleKey(role), round=1, time="dusk") for role in dead)
    terms = replace(desk.at.terms, excluded=tuple(map(RoleKey, excluded)))
    return desk.at.but(village=village.but(deaths=deaths, flag=flag), terms=terms)


@pytest.fixture
def a_day() -> Narrating:
    return evening("wolf", "villager", "villager", "villager", "villager")


def test_m19_to_m22_when_the_detectives_phase_is_held(a_day: Narrating) -> None:
    """M19 to M22: from what the table knows."""
    assert certainty.held(after(a_day, flag=False))
    assert not certainty.held(after(a_day, "detective", flag=False))
    assert certainty.held(after(a_day, "detective", flag=True))
    assert not certainty.held(after(a_day, "detective", "doppelganger", flag=True))
    assert not certainty.held(after(a_day, flag=True, excluded=("detective",)))


def test_the_narrator_can_mark_what_everybody_is_certain_of(a_day: Narrating) -> None:
    assert a_day.detail("search") == "due"
    a_day.taps("certain", "k-detective", "back")
    assert a_day.detail("search") == "no"


def test_m25_the_gunner_waits_for_the_end_of_the_detectives_phase() -> None:
    """M25."""
    desk = evening("wolf", "gunner", "villager", "villager", "villager", "villager")
    assert refused(desk, "gun") == "village-desk-too-early"
    desk.taps("search", "d-0", "go", "gun", "f-2-4")
    assert desk.stage == "shooting"
    assert not desk.village.player(Seat(4)).alive
    assert desk.village.player(Seat(2)).bullets == 1


def test_the_detective_is_answered_and_the_wolves_are_told_if_the_draw_says_so() -> None:
    desk = evening("wolf", "detective", "villager", "villager", "villager")
    desk.taps("search", "d-1")
    assert [line["role"] for line in desk.lines(SLIP + "detective-saw")] == ["wolf"]
    (drawn,) = [one for one in desk.at.drawn if one.event == "detective_caught"]
    told = [line["detective"] for line in desk.lines(SLIP + "detective-exposed")]
    assert told == ([2] if drawn.outcome == "yes" else [])


def test_m27_the_mayors_vote_counts_twice_from_the_day_on_which_the_card_is_shown() -> None:
    """M27: marked while the vote lasts."""
    desk = evening("wolf", "mayor", "villager", "villager", "villager", "villager")
    desk.taps("b-reveal", "board")
    assert [line["seat"] for line in desk.lines(LINE + "player") if line["shown"] == "yes"] == [2]
    desk.taps("back", "go").votes((2, 3), (4, 5))
    assert {line["target"]: line["votes"] for line in desk.lines("village-votes-counted")} == {3: 2, 5: 1}
    desk.taps("go", "night-full").night().taps("board")
    assert not [line for line in desk.lines(LINE + "player") if line["shown"] == "yes"]
    desk.taps("back", "go").votes((2, 5), (4, 6))
    assert {line["target"]: line["votes"] for line in desk.lines("village-votes-counted")} == {5: 2, 6: 1}


def test_m27_once_the_mayor_is_a_cultist_the_vote_counts_once() -> None:
    """M27, its end."""
    desk = evening("wolf", "mayor", "villager", "villager", "villager", "villager").taps("b-reveal")
    desk.taps("board", "fix", "fix-2", f"e-2-{KEYS.index(RoleKey('cultist'))}", "back", "go").votes((2, 3), (4, 5))
    assert {line["target"]: line["votes"] for line in desk.lines("village-votes-counted")} == {3: 1, 5: 1}


def test_m05_with_three_alive_a_clumsy_vote_that_goes_wrong_has_one_place_to_go() -> None:
    """M05: n = 1, from 2 to 3."""
    desk = evening("clumsy_guy", "wolf", "villager", "villager", "villager", "villager")
    for seat in (4, 5, 6):
        desk.taps("board", "fix", f"fix-{seat}", f"e-{seat}-dead", "back")
    desk.taps("go", "t1-2", "t3-0", "count")
    (drawn,) = desk.at.drawn
    assert drawn.event == "clumsy"
    if drawn.outcome == "right":
        desk.taps("why", "r-0-wrong", "back")
    assert {line["target"]: line["votes"] for line in desk.lines("village-votes-counted")} == {3: 1}


def test_m28_an_unreadable_slip_is_void_and_with_three_alive_the_desk_reminds() -> None:
    """M28: the criterion is agreed at the start."""
    desk = evening("wolf", "villager", "villager", "villager", "villager")
    desk.taps("go", "t1-x")
    assert desk.detail("void") == (1,)
    assert (desk.detail("unreadable"), desk.detail("three")) == ("discard", "no")
    desk.votes((2, 3))
    assert {line["target"]: line["votes"] for line in desk.lines("village-votes-counted")} == {3: 1}
    desk.taps("go", "night-full").night(wolves=2).taps("go", "t1-x")
    assert desk.detail("three") == "yes"


def test_m29_with_hidden_roles_a_lynch_shows_none_and_the_princes_sparing_names_him() -> None:
    """M29."""
    desk = Narrating().seats(6).taps("rules", "s-reveal_on_death-1", "s-reveal_on_death-2", "back")
    assert desk.at.terms.reveal_on_death == "none"
    desk.holds("wolf", "prince", "villager", "villager", "villager", "villager").taps("go").night()
    desk.taps("go").votes((1, 2), (3, 2))
    assert desk.lines("village-prince-spared") == [{"seat": 2}]
    desk.taps("go", "night-full").night().taps("go").votes((1, 2), (3, 2))
    assert desk.lines("village-lynched") == [{"day": 2, "victim": 2}]
    assert not desk.lines("village-role-shown")


def test_m31_no_giving_up_to_the_cult_without_a_majority() -> None:
    """M31: three of six are none."""
    cultists = ("cultist", "cultist", "cultist", "villager", "villager", "serial_killer")
    desk = evening(*cultists)
    assert refused(desk, "concede") == "village-desk-no-majority"
    desk.lynches(4).taps("night-full").night()
    assert desk.stage == "day"
    assert desk.types("concedi") == 1
    assert desk.stage == "end"
    desk.taps("confirm")
    assert desk.events[-1].result == "cult"


def test_a_dead_hunter_is_asked_whom_to_take_along() -> None:
    desk = evening("wolf", "hunter", "villager", "villager", "villager", "villager")
    desk.lynches(2)
    assert desk.stage == "shot"
    desk.taps("h-1")
    assert [line["victim"] for line in desk.lines("village-hunter-shot")] == [1]
    assert desk.taps("go").stage == "end"


def test_the_public_powers_have_the_same_buttons_whoever_is_in_play() -> None:
    """A glance at the narrator's phone gives nothing away."""

    def row(desk: Narrating) -> list[str]:
        return [option for option, _ in desk.prompt.labels]

    plain = evening("wolf", "villager", "villager", "villager", "villager", "villager")
    rich = evening("wolf", "mayor", "pacifist", "gunner", "sandman", "villager")
    assert row(plain) == row(rich)
    assert refused(plain, "b-reveal") == "village-desk-no-holder"


def test_an_end_is_proposed_and_can_be_taken_back() -> None:
    desk = evening("wolf", "villager", "villager", "villager", "villager", "villager")
    desk.lynches(1)
    assert desk.stage == "end"
    assert not desk.over
    desk.taps("undo")
    assert desk.stage == "verdict"
    desk.taps("go", "confirm")
    assert desk.over
    assert desk.events[-1].result == "village"


# The sheet


def test_the_sheet_holds_what_will_come_and_looking_changes_nothing() -> None:
    """Rules page, 8.2: the same key, whether the narrator has looked or not."""
    compared = 0
    for seed in range(40):
        desk = Narrating(seed=f"sheet {seed}").seats(20).taps("deal", "go")
        dice = random.Random(seed)
        while desk.prompt.ask != "village-desk-ask-called":
            desk.taps(dice.choice([o for o in desk.prompt.options if o[0] in "uv" and o != "undo"]))
        sheet = {(one.event, one.of, one.nth): one.outcome for one in looked_up(desk.at.chance(1), desk.village)}
        desk.taps("sheet", "back", "go")
        for one in desk.at.drawn:
            key = (one.event, one.of, one.nth)
            if key in sheet and one.event != "hunter_vs_wolves":  # whose line is that of the wolves that come
                assert one.outcome == sheet[key], one.event
                compared += 1
    assert compared >= 20


def test_the_sheet_says_how_often_it_was_drawn_again() -> None:
    desk = Narrating().begins("wolf", "villager", "guardian_angel", "villager", "villager")
    assert desk.types("random") == 1
    assert desk.prompt.ask == "village-desk-ask-sheet"
    assert [line["event"] for line in desk.lines("village-desk-why")] == ["ga_on_wolf"]
    assert desk.detail("again") == 0
    desk.taps("fresh").types("random")
    assert desk.detail("again") == 1


def test_the_fool_is_handed_the_seers_card() -> None:
    """Rules page, 9.4: the list says so."""
    desk = Narrating().seats(5).holds("wolf", "fool", "villager", "villager", "villager")
    assert [(line["number"], line["role"], line["given"]) for line in desk.lines(LINE + "card-as")] == [
        (2, "fool", "seer")
    ]
