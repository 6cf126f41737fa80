"""Turns: what is offered, what time decides, hands, stars, leavings, and what the board shows."""

from dataclasses import replace

import pytest

from bot.pictures.drawing import Order, svg_of
from bot.pictures.registry import DRAWINGS
from games.core.game import Leave, Line
from games.core.ids import Seat
from games.core.rng import SeededRng
from games.propaganda import keys
from games.propaganda.asking import MOST_DEBATES
from games.propaganda.board import House
from games.propaganda.cards import Pile
from games.propaganda.events import (
    CardKept,
    CardTaken,
    HandFull,
    LastListWon,
    MajorityWon,
    NobodyWon,
    OfficeSpared,
    PawnRecovered,
    StarBought,
    StarWasted,
    TimeRanLow,
    TurnPassed,
    TurnRanOut,
)
from games.propaganda.policy import policy
from games.propaganda.spec import PROPAGANDA, absent, reminder
from games.propaganda.state import Emptied, Over, in_phase
from games.propaganda.tableau import board
from tests.kit.propaganda import OTHERS, a_campaign, a_table, hand_question, plays, spread


def test_few_debates_are_offered_at_once_the_last_one_first():
    game = a_campaign({1: 6, 11: 6}, {2: 6, 12: 6}, *OTHERS)
    assert game.question(1).options == ("1-2", "11-12", "star", "stop")
    game.debates(11, 12, 90, 3)
    assert game.question(1).options == ("11-12", "1-2", "stop")


def test_of_many_debates_it_is_asked_first_who_attacks_then_whom():
    mine, theirs = spread(range(2, 90, 10)), spread(range(1, 90, 10))
    game = a_campaign(mine, theirs, lost={1: 0, 2: 0})
    assert len(game.state.pairs(1)) > MOST_DEBATES
    assert game.question(1).options == (*map(str, mine), "star", "stop")
    game.answers(1, 12)
    assert game.question(1).ask == keys.ASK_AGAINST
    assert game.question(1).options == ("11", "back")
    game.answers(1, keys.BACK)
    game.debates(12, 11, 90, 3)
    assert game.state.last.won
    assert game.emptied.house == 11


def test_whom_to_attack_is_asked_anew_where_the_rival_has_gone():
    game = a_campaign(spread(range(2, 90, 10)), spread(range(1, 90, 10)), {6: 12}, {35: 12}, lost={1: 0, 2: 0})
    game.answers(1, 2)
    game.leaves(4)
    assert game.question(1).ask == keys.ASK_AGAINST
    game.leaves(2)
    assert game.outcome == ("majority", {1}) or game.question(1).ask == keys.ASK_TURN


def test_sparing_leaves_the_last_pawn_and_is_a_win_all_the_same():
    game = a_campaign({1: 6, 60: 6}, {2: 1, 70: 11}, {80: 12})
    game.debates(1, 2, 90, 3)
    game.answers(1, keys.SPARE)
    assert game.pawns(2) == 1
    assert len(game.heard(OfficeSpared)) == 1
    assert game.state.player(2).lost == 0
    game.ends_turn()
    assert [event.kept for event in game.heard(CardTaken)] == [1]
    assert [event.to for event in game.heard(CardKept)] == [1]


def test_nobody_keeps_more_than_seven_cards():
    game = a_campaign({1: 6, 60: 6}, {2: 6, 70: 6}, {80: 12}, hands={1: (4, 8, 12, 16, 20, 24, 28)})
    game.debates(1, 2, 90, 3)
    game.ends_turn()
    assert len(game.heard(HandFull)) == 1
    assert len(game.state.player(1).hand) == 7


def test_the_last_card_is_drawn_in_the_debate_and_none_is_kept():
    game = a_campaign({1: 6, 60: 6}, {2: 6, 70: 6}, {80: 12})
    game.state = replace(game.state, pile=Pile(deck=(House(3), House(90))))
    game.debates(1, 2)
    game.state = replace(game.state, pile=Pile(deck=()))
    game.ends_turn()
    assert not game.heard(CardTaken)


def test_a_star_falls_where_the_card_says_and_ends_the_turn():
    game = a_campaign({12: 12}, {24: 12}, {80: 12})
    assert game.question(1).options == ("star", "stop")
    game.next_cards(18)
    game.answers(1, keys.STAR)
    assert game.state.stars == (18,)
    assert game.heard(StarBought)[0].house == 18
    assert game.question(2).options == ("24-12", "star", "stop")


def test_where_a_star_stands_three_more_cards_are_drawn_and_then_none():
    stars = (1, 3, 5, 7)
    game = a_campaign({12: 12}, {34: 12}, {80: 12}, stars=stars)
    game.next_cards(1, 3, 5, 9)
    game.answers(1, keys.STAR)
    assert game.state.stars == (*stars, 9)
    game.next_cards(1, 3, 5, 7)
    game.answers(2, keys.STAR)
    assert len(game.heard(StarWasted)) == 1
    game.state = replace(game.state, pile=Pile(deck=()))
    game.answers(3, keys.STAR)
    assert len(game.heard(StarWasted)) == 2


def test_a_combination_can_be_declined_or_thought_over_and_nobody_hears_of_it():
    game = a_campaign({12: 3}, {24: 12}, {80: 12}, hands={1: (34, 43)})
    game.does(1, hand_question(game, 1).id, "c34-43")
    game.does(1, hand_question(game, 1).id, keys.BACK)
    game.does(1, hand_question(game, 1).id, keys.KEEP)
    assert hand_question(game, 1) is None
    game.ends_turn()
    assert len(game.heard(TurnPassed)) == 1, "to have looked at one's hand is no move"


def test_a_combination_begun_before_the_last_pawn_came_back_is_worth_nothing():
    game = a_campaign({**spread(range(1, 18, 2)), 1: 3}, {40: 12}, {80: 12}, hands={1: (34, 43)})
    assert game.state.player(1).lost == 1
    for pick in ("c34-43", 34):
        game.does(1, hand_question(game, 1).id, pick)
    game.answers(1, 1)
    assert hand_question(game, 1).options == ("keep",)


def test_a_combination_may_make_a_majority():
    game = a_campaign({12: 3, 70: 3}, {24: 12, 60: 0}, {}, hands={1: (34, 43)}, lost={3: 12})
    game.state = game.state.without_office(House(60))
    plays(game, 1, "c34-43", 34)
    assert game.heard(MajorityWon)[0].held == 3
    assert game.outcome == ("majority", {1})


def test_time_recovers_what_was_left_unsaid_and_ends_the_turn():
    game = a_campaign({**spread(range(1, 18, 2)), 1: 2}, {40: 12}, {80: 12}, lost={1: 2})
    told = game.rings()
    assert [event.left_span for event in told if isinstance(event, TimeRanLow)] == [30]
    game.rings()
    assert [event.house for event in game.heard(PawnRecovered)] == [3, 5]
    assert len(game.heard(TurnRanOut)) == 1
    assert game.state.player(1).missed == 1


def test_two_turns_without_a_move_make_a_list_absent_and_one_move_makes_it_present():
    game = a_campaign({1: 12}, {40: 12}, {80: 12})
    for _ in range(2):
        assert absent(game.state) == frozenset()
        for _ in range(3):
            game.closes()
            game.state = replace(game.state, busy=True)
    assert absent(game.state) == {1, 2, 3}
    game.ends_turn()
    assert absent(game.state) == {2, 3}


def test_time_occupies_from_the_highest_stack_and_the_turn_is_over():
    game = a_campaign({1: 3, 3: 4, 60: 5}, {2: 1, 4: 11}, *OTHERS)
    game.debates(1, 2, 90, 9)
    game.closes()
    assert (game.owner(2), game.pawns(3), game.pawns(1)) == (1, 3, 3)
    assert game.turn.seat == 2
    assert len(game.heard(TurnRanOut)) == 1


def test_time_ends_the_turn_only_once_where_nothing_is_left_to_attack():
    game = a_campaign({1: 3, 60: 9}, {2: 1, 75: 11}, *OTHERS)
    game.state = game.state.without_office(House(25))
    game.debates(1, 2, 90, 3)
    game.closes()
    assert game.owner(2) == 1
    assert game.turn.seat == 2
    assert not game.heard(TurnRanOut)


def test_time_may_end_the_game_by_a_majority():
    game = a_campaign({1: 6, 60: 6}, {2: 1, 70: 11})
    game.debates(1, 2, 90, 3)
    game.closes()
    assert game.outcome == ("majority", {1})


def test_after_the_defender_has_chosen_the_turn_goes_on():
    game = a_campaign({1: 1, 4: 5, 60: 6}, {2: 2, 3: 5, 75: 5}, *OTHERS)
    game.debates(1, 2, 9, 90)
    assert isinstance(game.state.phase, Emptied)
    game.answers(2, 2)
    assert game.turn.seat == 1
    assert game.question(1).ask == keys.ASK_NEXT
    assert game.due().phase.endswith(".m1")


@pytest.mark.parametrize(("gone", "goes_on"), [(1, 2), (2, 1), (3, None)])
def test_who_leaves_while_an_office_stands_empty(gone, goes_on):
    """The attacker, the defender who chooses, a third."""
    game = a_campaign({1: 1, 24: 11}, {2: 2, 3: 5, 70: 5}, {25: 6, 35: 6}, {45: 6, 80: 6})
    game.debates(1, 2, 9, 90)
    game.leaves(gone, Leave.ABSENT)
    if goes_on is None:
        assert isinstance(game.state.phase, Emptied)
    else:
        assert game.turn.seat == goes_on
    assert game.state.of(Seat(gone)) == ()


def test_whose_turn_it_is_leaves_and_the_next_one_begins():
    game = a_campaign({1: 12}, {40: 12}, {80: 12})
    game.leaves(1)
    assert game.turn.seat == 2
    game.leaves(3)
    assert len(game.heard(LastListWon)) == 1
    assert game.outcome == ("last", {2})


def test_nobody_wins_where_nobody_is_left():
    game = a_campaign({1: 1}, {2: 1}, lost={1: 11, 2: 11})
    players = tuple(replace(player, out=player.seat == 2) for player in game.state.players)
    game.state = replace(game.state, players=players)
    game.leaves(1)
    assert len(game.heard(NobodyWon)) == 1
    assert game.outcome == ("nobody", set())


def test_who_is_spared_keeps_the_last_turn_through_the_turns_of_others():
    game = a_campaign({1: 1}, {2: 6, 60: 6}, *OTHERS, hands={1: (34, 43)}, lost={1: 11}, turn=2)
    game.debates(2, 1, 90, 3)
    game.answers(2, keys.DISMANTLE)
    game.ends_turn()
    game.ends_turn()
    assert game.turn.seat == 1
    plays(game, 1, "c34-43", 34)
    assert game.pawns(34) == 12


def test_the_last_list_in_the_race_wins_at_the_end_of_the_turn():
    game = a_campaign({1: 6, 53: 6}, {2: 1}, undecided={40: 4, 50: 4, 80: 4}, lost={2: 11})
    game.debates(1, 2, 90, 3)
    game.answers(1, keys.DISMANTLE)
    assert game.outcome == ("last", {1})


def test_the_chronicle_tells_with_which_cards_an_office_was_opened():
    game = a_campaign({12: 3}, {24: 12}, {80: 12}, hands={1: (34, 43)})
    plays(game, 1, "c34-43", 34)
    (line,) = PROPAGANDA.chronicle(game.state)
    assert {detail.name: detail.value for detail in line.details}["cards"] == "34 · 43"


def test_what_is_not_there_cannot_be_asked_for():
    game = a_campaign({12: 12}, {24: 12})
    with pytest.raises(LookupError, match="house 13"):
        game.state.office(House(13))
    with pytest.raises(TypeError, match="the phase is turn"):
        in_phase(game.state, Emptied)
    with pytest.raises(ValueError, match="no card left"):
        Pile(deck=()).drawn(SeededRng(b"moon"))


@pytest.mark.parametrize(("pace", "seconds"), [("fast", 60), ("normal", 60), ("slow", 12 * 3600)])
def test_a_seat_is_kept_for_a_while(pace, seconds):
    assert PROPAGANDA.grace(PROPAGANDA.options(pace=pace)) == seconds


def test_a_reminder_tells_the_cards_that_one_keeps():
    game = a_campaign({1: 12}, {40: 12}, hands={1: (34, 43)})
    assert [(event.card, event.suit) for event in reminder(game.state, Seat(1))] == [(34, "diamonds"), (43, "clubs")]
    assert reminder(game.state, Seat(2)) == ()


# The board


def drawn(state):
    """The board's picture, its lines put into a word."""
    shown = board(state)
    return svg_of(DRAWINGS[shown.drawing], Order(drawing=shown.drawing, data=_said(shown.data)))


def _said(value):
    if isinstance(value, Line):
        return "parola"
    if isinstance(value, dict):
        return {name: _said(part) for name, part in value.items()}
    return [_said(part) for part in value] if isinstance(value, tuple) else value


def test_every_stage_of_a_game_can_be_drawn():
    opening = a_table(2).state
    assert board(opening).page == "r0"
    assert {line.key for line in board(opening).lines} == {keys.LINE_HOUSES}
    game = a_campaign({1: 1, 53: 11}, {2: 2, 60: 10}, undecided={40: 12}, stars=(7, 8))
    states = [opening, game.state]
    game.debates(1, 2, 3, 90)
    states.append(game.state)
    game.leaves(1)
    states.append(game.state)
    assert isinstance(game.state.phase, Over)
    for state in states:
        assert drawn(state).startswith("<svg")


def test_a_board_is_new_with_each_round_and_brought_up_to_date_with_each_turn():
    game = a_campaign({1: 6, 53: 6}, {2: 6, 60: 6}, {80: 12})
    first = board(game.state)
    game.debates(1, 2, 90, 3)
    assert board(game.state).state == first.state
    game.ends_turn()
    assert board(game.state).page == first.page
    assert board(game.state).state != first.state
    game.ends_turn()
    game.ends_turn()
    assert board(game.state).page != first.page


def test_while_offices_are_opened_one_by_one_there_is_no_board():
    scene = a_table(setup="in_turn")
    assert board(scene.state) is None
    scene.closes()
    assert board(scene.state) is None


# Computer players


def chosen(game, seat):
    """What the policy picks for this seat, or None."""
    view = game.game.view(game.state, Seat(seat))
    moves = policy(view, game.asked(seat), Seat(seat), SeededRng(b"moon"))
    return moves[0].pick if moves else None


def test_a_computer_player_decides_for_itself_only():
    game = a_campaign({1: 12}, {40: 12})
    with pytest.raises(ValueError, match="not its own"):
        policy(game.game.view(game.state, Seat(2)), game.asked(1), Seat(1), SeededRng(b"moon"))


def test_a_computer_player_plays_a_combination_that_pays_and_keeps_one_that_does_not():
    assert chosen(a_campaign({1: 6}, {40: 12}, hands={1: (34, 43)}), 1) == "c34-43"
    assert chosen(a_campaign({1: 12}, {40: 12}, hands={1: (34, 43)}), 1) in ("star", "stop")


def test_a_computer_player_dismantles_where_that_wins():
    game = a_campaign({1: 3, 11: 3, 21: 3, 31: 3}, {2: 1, 60: 11}, {70: 6, 80: 6})
    game.debates(1, 2, 90, 3)
    assert chosen(game, 1) == keys.DISMANTLE
    no_pawn = a_campaign({1: 1, 11: 11}, {2: 1, 60: 11}, *OTHERS)
    no_pawn.debates(1, 2, 90, 3)
    assert chosen(no_pawn, 1) == keys.DISMANTLE


def test_a_spec_says_why_a_number_does_not_fit():
    assert PROPAGANDA.fits(7, PROPAGANDA.options()) == "propaganda-seats"
    assert PROPAGANDA.fits(2, PROPAGANDA.options()) is None
