"""What a cheat would look for: times, numbers of messages, representations, views."""

from datetime import timedelta
from itertools import permutations

import pytest

from games.core.game import Move
from games.core.ids import PromptId, Seat
from games.lupi.events import CardDealt, HuntedAlone, PackMet
from games.lupi.game import Lupi
from games.lupi.view import Learnt, PackChoice
from tests.kit.rules import EVENING, Village, a_game, a_moment, explain

DEALS = sorted(set(permutations(("wolf", "wolf", "seer", "bodyguard", "judge", "mayor", "villager"))))[::97]


def night_with_instant_answers(roles: str) -> Village:
    village = a_game(roles)
    for seat in range(1, 8):
        village.answers(seat, village.question(seat).options[0])
    village.until("d1.talk")
    return village


@pytest.mark.parametrize("pace", ["fast", "normal", "slow"])
def test_the_length_of_a_night_does_not_depend_on_the_deal(pace: str) -> None:
    ends = set()
    for deal in DEALS:
        village = a_game(" ".join(deal), pace=pace)
        for seat in range(1, 8):
            village.answers(seat, village.question(seat).options[0])
        village.until("d1.talk")
        ends.add(village.now)
    assert len(ends) == 1


def test_every_seat_gets_one_question_a_night_and_the_table_hears_nothing_between_nightfall_and_dawn() -> None:
    for deal in DEALS:
        village = a_game(" ".join(deal))
        told = []
        for seat in range(1, 8):
            assert len([prompt for prompt in village.asked(seat) if not prompt.standing]) == 1
            told += village.answers(seat, village.question(seat).options[-1])
        assert all(not event.audience.table for event in told)


def test_beside_the_card_only_a_wolf_is_told_anything_at_the_deal() -> None:
    for deal in DEALS:
        village = a_game(" ".join(deal))
        for seat, role in enumerate(deal, start=1):
            kinds = [type(event) for event in village.told(seat)]
            assert kinds == ([CardDealt, PackMet] if role == "wolf" else [CardDealt])
    assert [type(event) for event in a_game("wolf villager villager villager").told(1)] == [CardDealt, HuntedAlone]


def test_the_dawns_public_news_has_one_shape_for_all_deals_with_a_victim() -> None:
    shapes = set()
    for deal in DEALS:
        village = night_with_instant_answers(" ".join(deal))
        public = [type(event).__name__ for event in village.events if event.audience.table]
        shapes.add(tuple(name for name in public if name != "NobodyDevoured"))
    assert all(shape[:2] == ("DeckDealt", "NightFell") for shape in shapes)
    assert {shape[2:] for shape in shapes} <= {
        ("DiscussionOpened",),
        ("FoundDevoured", "DiscussionOpened"),
    }


def test_time_left_does_not_tell_that_everybody_has_answered() -> None:
    village = a_game("wolf " + "villager " * 6, pace="slow")
    closes = village.due().closes
    for seat in range(1, 8):
        village.answers(seat, village.question(seat).options[0])
    assert village.due().closes == closes == EVENING + timedelta(hours=12)
    assert village.game.view(village.state, None).closes == closes


def test_a_state_shows_phase_and_round_only() -> None:
    village = a_game("wolf wolf seer bodyguard judge mayor villager villager")
    village.answers(1, 7)
    village.answers(3, 1)
    assert repr(village.state) == "State(phase='n1', round=1)"
    village.until("d1.talk")
    assert repr(village.state) == "State(phase='d1.talk', round=1)"
    assert "seer" in explain(village.state)


def test_the_parts_of_a_state_show_no_role_and_no_target() -> None:
    village = a_game("wolf wolf seer bodyguard judge mayor villager villager")
    village.answers(1, 7)
    village.answers(3, 1)
    village.does(2, "n1.talk", text=1)
    parts = (*village.state.players, village.state.phase, *village.state.sightings, *village.state.phase.picks)  # type: ignore[union-attr]
    shown = " ".join(map(repr, parts))
    assert not any(word in shown for word in ("wolf", "seer", "judge", "mayor", "guard", "target", "about"))


# Views


def test_the_tables_view_holds_no_card_while_the_game_lasts() -> None:
    village = a_game("wolf wolf seer bodyguard judge mayor villager villager", reveal_roles=True)
    village.answers(1, 7)
    village.until("d1.talk")
    village.leaves(8)
    view = village.game.view(village.state, None)
    assert view.you is None
    assert {seen.seat: seen.role for seen in view.players if seen.role} == {7: "villager"}
    assert [(seen.seat, seen.cause) for seen in view.players if not seen.alive] == [(7, "devoured"), (8, "left")]


def test_a_wolf_sees_its_pack_and_what_the_living_ones_choose() -> None:
    village = a_game("wolf wolf wolf villager villager villager villager villager")
    village.answers(2, 7)
    village.answers(1, 8)
    village.leaves(3)
    you = village.game.view(village.state, Seat(1)).you
    assert you.companions == (2, 3)
    assert you.pack == (PackChoice(wolf=Seat(2), target=Seat(7)),)
    assert you.choice == 8
    assert village.game.view(village.state, Seat(3)).you.pack == ()


def test_a_seer_a_bodyguard_and_a_judge_see_what_they_have_done_and_nobody_else_does() -> None:
    village = a_game("wolf wolf seer bodyguard judge mayor villager villager")
    village.answers(3, 1)
    village.answers(4, 7)
    village.answers(5, 8)
    village.until("d1.talk")
    views = {seat: village.game.view(village.state, Seat(seat)).you for seat in range(1, 9)}
    assert views[3].learnt == (Learnt(night=1, about=Seat(1), wolf=True),)
    assert views[4].guarded == 7
    assert views[5].protects == 8
    assert [seat for seat, you in views.items() if you.learnt or you.guarded or you.protects] == [3, 4, 5]
    assert [seat for seat, you in views.items() if you.companions] == [1, 2]


def test_a_view_follows_the_day() -> None:
    village = a_game("wolf wolf seer bodyguard judge mayor villager villager")
    village.until("d1.vote.1")
    village.answers(1, 3)
    view = village.game.view(village.state, None)
    assert (view.phase, view.called, [(vote.voter, vote.target) for vote in view.votes]) == ("call", 2, [(1, 3)])
    village.votes({2: 4})
    view = village.game.view(village.state, None)
    assert (view.phase, view.speaker, view.nominees, view.votes) == ("speech", 3, (3, 4), ())
    village.to_the_second_vote()
    assert village.game.view(village.state, None).nominees == (3, 4)


def test_after_the_end_everybody_sees_every_card() -> None:
    village = a_game("wolf villager villager seer")
    village.leaves(1)
    for viewer in (None, Seat(1), Seat(2)):
        view = village.game.view(village.state, viewer)
        assert [seen.role for seen in view.players] == ["wolf", "villager", "villager", "seer"]
        assert (view.phase, view.result, view.winners, view.closes) == ("over", "humans", (2, 3, 4), None)


# What the rules say about being used wrongly


def test_a_seat_that_is_not_at_the_table_is_an_error() -> None:
    village = a_game("wolf villager villager villager")
    with pytest.raises(LookupError, match="no seat 5 at a table of 4"):
        village.asked(5)
    with pytest.raises(LookupError, match="no seat 0"):
        village.asked(0)


def test_a_rule_that_is_used_out_of_its_phase_is_an_error() -> None:
    village = a_game("wolf villager villager villager")
    village.until("d1.talk")
    vote = Move(seat=Seat(1), prompt=PromptId("d1.vote"), pick="2")
    with pytest.raises(TypeError, match="the phase is talk, not SecondVote"):
        Lupi().apply(village.state, vote, a_moment())
