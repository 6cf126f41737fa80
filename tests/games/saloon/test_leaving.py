"""Somebody leaves: in the middle of a story, while cards are looked over, after the end. Source: rules page, Leaving."""

from dataclasses import replace

import pytest

from games.core.ids import Seat
from games.saloon import keys
from games.saloon.cards import DECK
from games.saloon.events import (
    DealtAnew,
    DeathChose,
    FreedByLeaving,
    GazeFell,
    PlayerLeft,
    StoryEnded,
)
from games.saloon.game import Saloon
from games.saloon.options import Options
from games.saloon.state import Ask, Draw, Duel, Encore, Over, Relief, Reply, Start, Swap, Vignettes
from tests.kit.saloon import A, B, C, D, E, Evening, a_game, condemned_of

FOUR = ("7♠ A♥ 10♥", "7♣ 6♥ 5♠", "5♥ 4♥ 10♣", "4♦ 6♦ A♦ 3♥")
"""A is the Condemned; B draws first."""


def dealt(seats: int) -> Evening:
    """The cards are being looked over."""
    evening = Evening(Saloon())
    evening.took(Saloon().setup(seats, Options(), evening.moment()))
    return evening


def accused() -> Evening:
    """B has drawn a pair from A."""
    evening = a_game(*FOUR)
    evening.draws(B, "7♠")
    return evening


def conserved(evening: Evening) -> bool:
    held = [card for player in evening.state.players for card in player.hand]
    return sorted((*held, *evening.state.discards)) == sorted(DECK)


def test_while_cards_are_looked_over_they_are_dealt_anew() -> None:
    evening = dealt(4)
    evening.does(1, evening.asked(1)[0].id, evening.asked(1)[0].options[1])
    figure = evening.state.player(Seat(1)).figure
    evening.leaves(D)
    assert evening.heard(DealtAnew)
    phase = evening.state.phase
    assert isinstance(phase, Start)
    assert phase.looking == (A, B, C)
    assert phase.casting == (B, C), "who has chosen a character keeps it"
    assert evening.state.player(Seat(1)).figure == figure
    assert conserved(evening)


def test_with_two_left_at_the_start_the_evening_is_over() -> None:
    evening = dealt(3)
    evening.leaves(B)
    assert evening.heard(StoryEnded) == [StoryEnded(why="alone")]
    assert evening.game.outcome(evening.state).key == "alone"


@pytest.mark.parametrize("gone", [A, B])
def test_an_accusation_without_its_accuser_or_its_accused_is_skipped(gone: int) -> None:
    evening = accused()
    evening.leaves(gone)
    assert isinstance(evening.state.phase, Draw)
    assert conserved(evening)


def test_a_story_goes_on_without_a_listener_who_leaves() -> None:
    evening = accused()
    evening.names(B, D)
    evening.leaves(D)
    evening.tells(A)
    assert evening.asker() == C
    evening.asks(C)
    assert isinstance(evening.state.phase, Draw | Relief), "the one who was named has gone, and with him his question"


def test_whoever_should_ask_and_leaves_has_passed() -> None:
    evening = accused()
    evening.names(B, "cook")
    evening.tells(A)
    assert evening.asker() == C
    evening.leaves(C)
    assert isinstance(evening.state.phase, Ask)
    assert evening.asker() == D


def test_a_question_is_answered_though_the_asker_has_left() -> None:
    evening = accused()
    evening.names(B, "cook")
    evening.tells(A)
    evening.answers(C, keys.ASK)
    evening.leaves(C)
    assert isinstance(evening.state.phase, Reply)
    evening.tells(A)


def test_whoever_speaks_and_leaves_ends_the_story() -> None:
    evening = accused()
    evening.names(B, "cook")
    evening.leaves(A)
    assert isinstance(evening.state.phase, Draw)
    assert evening.state.condemned != A
    assert evening.heard(GazeFell)


def test_a_safe_player_just_goes() -> None:
    evening = a_game("7♠ A♥", "A♠ 7♣", "")
    phase, timer = evening.state.phase, evening.state.timer
    evening.leaves(C)
    assert evening.heard(PlayerLeft)[0].cards == 0
    assert (evening.state.phase, evening.state.timer) == (phase, timer)


def relieved() -> Evening:
    """B is safe, and tells how he knows."""
    evening = a_game("8♠ 3♦ 2♥", "8♥", "3♣ 2♠ A♥", "A♦")
    evening.draws(B, "8♠")
    evening.plays_out(C)
    assert isinstance(evening.state.phase, Relief)
    return evening


def test_the_tale_of_who_is_safe_ends_when_he_goes_and_stays_when_another_does() -> None:
    evening = relieved()
    evening.leaves(B)
    assert isinstance(evening.state.phase, Draw)
    other = relieved()
    other.leaves(D)
    assert isinstance(other.state.phase, Relief)
    watched = a_game("8♠ 3♦ 2♥", "8♥", "3♣ 2♠ A♥", "A♦", "")
    watched.draws(B, "8♠")
    watched.plays_out(C)
    before = watched.state.phase
    watched.leaves(E)
    assert watched.state.phase is before


def test_the_condemned_without_a_card_is_free_when_another_leaves() -> None:
    evening = a_game("5♣", "5♦ 8♦ 3♥", "8♥ 3♠")
    evening.draws(B, "5♣")
    evening.names(B, "cook")
    assert not evening.hand(A)
    evening.leaves(C)
    evening.tells(A)
    assert not evening.heard(DeathChose)
    assert isinstance(evening.state.phase, Duel)


def test_the_joker_goes_on_from_a_condemned_to_whom_nothing_was_dealt() -> None:
    evening = a_game("5♣", "5♦ 8♦ 3♥", "8♥ 3♠ 2♦", "2♣")
    evening.draws(B, "5♣")
    evening.names(B, "cook")
    evening.leaves(D)
    if evening.hand(A):
        assert evening.state.condemned == A
    else:
        assert [event.seat for event in evening.heard(FreedByLeaving)] == [A]
        assert evening.state.condemned in (B, C)


def test_the_one_who_should_choose_a_hand_leaves_it_to_the_rest() -> None:
    evening = condemned_of("A♥ 10♥ 9♥", "8♦", "A♠ 10♠ 9♠", emptied=B)
    assert isinstance(evening.state.phase, Swap)
    evening.leaves(B)
    assert evening.state.condemned in (A, C)
    assert isinstance(evening.state.phase, Draw)


def test_after_a_hit_nobodys_leaving_changes_the_end() -> None:
    shot = a_game("A♥", "A♠", "")
    shot.draws(B, "A♥")
    shooter_gone = replace_scene(shot)
    shooter_gone.leaves(B)
    assert shooter_gone.heard(DeathChose)
    target_gone = replace_scene(shot)
    target_gone.leaves(A)
    target_gone.tells(B)
    assert target_gone.heard(DeathChose)
    assert isinstance(target_gone.state.phase, Over), "only two are left"


def replace_scene(evening: Evening) -> Evening:
    """The same moment once more."""
    other = Evening(Saloon())
    other.state, other.now = evening.state, evening.now
    return other


def test_whoever_dies_and_leaves_takes_no_leave() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥", "")
    evening.draws(B, "5♣")
    evening.plays_out()
    evening.leaves(A)
    assert isinstance(evening.state.phase, Vignettes)
    evening.goes_on(B)
    assert isinstance(evening.state.phase, Encore)


def test_those_who_leave_do_not_vote_on_another_deal() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥", "")
    evening.draws(B, "5♣")
    evening.plays_out()
    evening.goes_on(B)
    evening.leaves(C)
    evening.goes_on(B)
    evening.answers(A, keys.YES)
    evening.answers(D, keys.NO)
    assert isinstance(evening.state.phase, Encore)
    evening.leaves(D)
    assert evening.heard(StoryEnded) == [StoryEnded(why="alone")]


def test_with_nobody_left_the_evening_is_over() -> None:
    evening = a_game(*FOUR)
    for seat in (A, B, C, D):
        evening.leaves(seat)
    assert isinstance(evening.state.phase, Over)
    assert evening.leaves(A) == []


def test_a_leavers_character_stays_in_town() -> None:
    evening = a_game("7♠ A♥ 10♥", "7♣ 6♥ 5♠", "5♥ 4♥ 10♣", "4♦ 6♦ A♦ 3♥", "")
    evening.leaves(E)
    evening.draws(B, "7♠")
    evening.answers(B, keys.OTHERS)
    assert f"{keys.GONE}{E}" in evening.question(B).options
    evening.answers(B, f"{keys.GONE}{E}")
    assert evening.state.phase.scene.figure == evening.state.player(Seat(E)).figure
    assert evening.state.phase.scene.extras == ()


def test_a_dead_players_seat_gets_no_new_character_once_it_is_empty() -> None:
    evening = a_game("5♣", "5♥ 9♦", "9♥", "")
    evening.draws(B, "5♣")
    evening.plays_out()
    evening.goes_on(B)
    evening.goes_on(B)
    evening.leaves(A)
    for seat in (B, C):
        evening.answers(seat, keys.YES)
    phase = evening.state.phase
    assert isinstance(phase, Start)
    assert phase.casting == ()
    assert replace(evening.state, victim=evening.state.victim) == evening.state
