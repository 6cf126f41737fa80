"""Leaving in every phase of the day, absence, and games that everybody has forgotten. Nights are in test_night.py."""

import pytest

from games.core.game import Leave, Refused
from games.core.ids import Seat
from games.lupi.events import (
    Abstained,
    CalledToVote,
    Lynched,
    NightFell,
    NobodyWon,
    NomineeFled,
    PlayerLeft,
    RunOffOpened,
    VotesCounted,
    YouDied,
)
from games.lupi.spec import LUPI
from games.lupi.state import Player
from games.lupi.victory import result, winners
from tests.kit.rules import Village, a_game

NINE = "wolf wolf villager villager villager villager villager villager villager"


def at(phase: str, roles: str = NINE, **options: object) -> Village:
    village = a_game(roles, **options)
    village.until(phase)
    return village


@pytest.mark.parametrize("why", Leave)
def test_who_leaves_is_a_ghost_at_once_and_all_are_told_why(why: Leave) -> None:
    village = at("d1.talk")
    assert village.leaves(4, why) == [
        PlayerLeft(seat=Seat(4), why=why.value),
        YouDied(to=Seat(4), cause="left"),
    ]
    assert village.alive() == {1, 2, 3, 5, 6, 7, 8, 9}


def test_leaving_twice_or_as_a_ghost_does_nothing() -> None:
    village = a_game(NINE)
    village.answers(1, 4)
    village.until("d1.talk")
    village.leaves(5)
    before = village.state
    assert village.leaves(5) == village.leaves(4) == []
    assert village.state is before


def test_leaving_the_discussion_leaves_its_clock_alone() -> None:
    village = at("d1.talk")
    due = village.due()
    village.leaves(4)
    assert village.due() == due


@pytest.mark.parametrize("style", ["round", "together"])
def test_if_the_seat_that_was_to_start_leaves_the_next_one_starts_and_counts_as_the_starter(style: str) -> None:
    village = a_game(NINE, vote_style=style)
    village.answers(1, 3)
    village.until("d1.talk")
    village.leaves(4)
    village.until("n2")
    assert village.state.start == 5
    village.until("d2.talk")
    assert village.state.start == 6


# The first vote in turn


def test_the_called_player_leaves_and_the_next_one_is_called() -> None:
    village = at("d1.vote.1")
    assert village.leaves(1)[-1] == CalledToVote(day=1, seat=Seat(2), length_span=30)


def test_the_last_called_player_leaves_and_the_votes_are_counted() -> None:
    village = at("d1.vote.1")
    for seat in range(1, 9):
        village.answers(seat, 3 if seat != 3 else 4)
    village.leaves(9)
    assert [(event.target, event.votes) for event in village.heard(VotesCounted)] == [(3, 7), (4, 1)]


def test_who_was_still_to_be_called_and_leaves_is_passed_over() -> None:
    village = at("d1.vote.1")
    due = village.due()
    village.leaves(2)
    assert village.due() == due
    village.answers(1, 3)
    assert village.heard(CalledToVote)[-1].seat == 3


def test_in_turn_votes_by_and_for_the_leaver_are_void_and_those_who_gave_them_are_called_again() -> None:
    village = at("d1.vote.1")
    for seat, target in ((1, 4), (2, 4), (3, 5), (4, 5)):
        village.answers(seat, target)
    village.leaves(4)
    assert [vote.voter for vote in village.state.phase.votes] == [3]  # type: ignore[union-attr]
    for seat, target in ((5, 3), (6, 3), (7, "nobody"), (8, 3), (9, 3), (1, 5)):
        village.answers(seat, target)
    assert village.heard(CalledToVote)[-1].seat == 2
    assert village.question(2).id == "d1.vote.11"
    village.closes()
    assert village.heard(Abstained) == [Abstained(seats=(Seat(2),), count=1)]
    assert [(event.target, event.votes) for event in village.heard(VotesCounted)] == [(3, 4), (5, 2)]


def test_the_called_player_who_leaves_frees_those_who_voted_for_him() -> None:
    village = at("d1.vote.1")
    village.answers(1, 2)
    village.leaves(2)
    village.votes(dict.fromkeys(range(1, 10), "nobody"))
    assert [event.seat for event in village.heard(CalledToVote)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]


# The first vote together


def test_together_votes_by_and_for_the_leaver_are_void_and_may_be_given_again() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: 4, 2: 4, 3: 5, 4: 5, 5: 3})
    due = village.due()
    village.leaves(4)
    assert village.due() == due
    assert village.question(1).chosen is None
    assert village.question(3).chosen == "5"
    assert "4" not in village.question(1).options
    village.answers(1, 5)
    village.closes()
    assert [(event.target, event.votes) for event in village.heard(VotesCounted)] == [(5, 2), (3, 1)]


# Speeches, second vote, run-off


def test_a_nominee_who_leaves_while_another_speaks_ends_the_day() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: 3, 2: 4})
    village.until("d1.speech.1")
    told = village.leaves(4)
    assert NomineeFled(day=1, seat=Seat(4)) in told
    assert village.due().phase == "n2"
    assert village.heard(Lynched) == []


def test_a_single_nominee_who_leaves_is_the_days_loss() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: 3})
    village.until("d1.speech.1")
    assert NomineeFled(day=1, seat=Seat(3)) in village.leaves(3)
    assert village.due().phase == "n2"


def test_another_player_who_leaves_lets_the_speech_go_on() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: 3, 2: 4})
    village.until("d1.speech.1")
    due = village.due()
    village.leaves(9)
    assert village.due() == due


def second_vote() -> Village:
    village = at("d1.vote", vote_style="together")
    village.votes({1: 3, 2: 4, 5: 6})
    village.to_the_second_vote()
    return village


def test_a_nominee_who_leaves_before_the_second_count_ends_the_day() -> None:
    village = second_vote()
    village.votes({1: 4, 2: 4})
    assert NomineeFled(day=1, seat=Seat(3)) in village.leaves(3)
    assert village.due().phase == "n2"
    assert 4 in village.alive()


def test_a_voter_who_leaves_takes_his_vote_with_him() -> None:
    village = second_vote()
    village.votes({1: 4, 2: 3, 7: 3, 9: 4, 8: 4})
    due = village.due()
    village.leaves(9)
    village.leaves(8)
    assert village.due() == due
    village.closes()
    assert village.heard(Lynched) == [Lynched(day=1, victim=Seat(3))]


def test_one_of_the_tied_who_leaves_the_run_off_ends_the_day() -> None:
    village = second_vote()
    village.votes({1: 3, 2: 4})
    village.closes()
    assert village.heard(RunOffOpened)[0].nominees == (3, 4)
    assert NomineeFled(day=1, seat=Seat(3)) in village.leaves(3)
    assert village.due().phase == "n2"


def test_a_nominee_who_is_not_in_the_run_off_may_leave_it_to_go_on() -> None:
    village = second_vote()
    village.votes({1: 3, 2: 4, 6: 4, 9: 3})
    village.closes()
    village.votes({1: 3, 6: 4, 2: 4})
    village.leaves(6)
    assert village.due().phase == "d1.runoff"
    assert village.heard(NomineeFled) == []
    village.answers(7, 3)
    village.answers(8, 3)
    village.closes()
    assert village.heard(Lynched) == [Lynched(day=1, victim=Seat(3))]


def test_after_the_end_leaving_does_nothing() -> None:
    village = a_game("wolf villager villager villager")
    village.leaves(1)
    before = village.state
    assert village.leaves(2) == []
    assert village.state is before
    with pytest.raises(Refused, match="over"):
        village.does(2, "n1.sleep", 3)


def test_a_ring_after_the_end_does_nothing() -> None:
    village = a_game("wolf villager villager villager")
    due = village.due()
    village.leaves(1)
    step = village.game.expire(village.state, due, village.moment())
    assert step.state is village.state
    assert step.events == ()


def test_if_nobody_is_left_there_is_no_winner() -> None:
    gone = [Player(seat=Seat(1), role="wolf", alive=False), Player(seat=Seat(2), role="seer", alive=False)]  # type: ignore[arg-type]
    assert result(gone) == "nobody"
    assert winners(gone, "nobody") == ()


# Absence and silence


def test_two_first_votes_without_an_answer_make_a_player_absent() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes(dict.fromkeys(range(1, 8), "nobody"))
    village.until("d2.vote")
    assert LUPI.absent(village.state) == frozenset()
    village.votes(dict.fromkeys((1, 2, 3, 4, 5, 6, 8), "nobody"))
    village.until("n3")
    assert LUPI.absent(village.state) == {9}


def test_nobody_is_an_answer_and_a_void_vote_was_one_too() -> None:
    village = at("d1.vote", vote_style="together")
    village.votes({1: "nobody", 2: 9})
    village.leaves(9)
    village.until("d2.vote")
    village.until("n3")
    assert {1, 2}.isdisjoint(LUPI.absent(village.state))
    assert {3, 4, 5, 6, 7, 8} == LUPI.absent(village.state)


def test_in_turn_absence_is_counted_too_and_ghosts_are_never_absent() -> None:
    village = at("n2")
    village.until("d2.talk")
    village.leaves(9, Leave.ABSENT)
    village.until("d2.vote.1")
    village.votes({1: "nobody", 2: "nobody"})
    assert LUPI.absent(village.state) == {3, 4, 5, 6, 7, 8}


def test_after_three_silent_nights_and_days_the_game_is_closed_without_a_winner() -> None:
    village = a_game(NINE)
    village.until("d3.talk")
    while village.game.deadline(village.state) is not None:
        village.rings()
    assert village.heard(NobodyWon) == [NobodyWon(why="silence")]
    assert [event.night for event in village.heard(NightFell)] == [1, 2, 3]
    outcome = village.game.outcome(village.state)
    assert outcome is not None
    assert (outcome.key, outcome.winners) == ("nobody", frozenset())


@pytest.mark.parametrize("phase", ["n2", "d2.vote", "d2.sash"])
def test_any_answer_begins_the_count_of_silence_anew(phase: str) -> None:
    village = a_game("wolf wolf mayor " + "villager " * 6, vote_style="together")
    village.until("d2.talk" if phase == "d2.sash" else phase)
    if phase == "d2.sash":
        village.does(3, "d2.sash", "show")
    else:
        village.answers(9, 8)
    village.until("n5")
    assert village.heard(NobodyWon) == []
    village.until("d5.talk")
    while village.game.deadline(village.state) is not None:
        village.rings()
    assert village.heard(NobodyWon) == [NobodyWon(why="silence")]


def test_the_pack_talking_is_an_answer_too() -> None:
    village = a_game(NINE)
    village.until("n3")
    village.does(1, "n3.talk", text=1)
    village.until("n5")
    assert village.heard(NobodyWon) == []


def test_a_last_vote_in_turn_that_ends_the_day_is_not_silence() -> None:
    village = a_game(NINE)
    village.until("d3.vote.9")
    village.answers(2, "nobody")  # the third day's vote began at seat 3
    assert village.heard(NobodyWon) == []
    assert village.due().phase == "n4"
