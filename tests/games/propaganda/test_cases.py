"""The worked cases of the rules page, by their numbers; those about geometry are in `test_board.py`."""

from dataclasses import replace

import pytest

from games.core.game import Refused
from games.propaganda import keys
from games.propaganda.board import House
from games.propaganda.cards import HOUSES, Pile, combinations, is_combination
from games.propaganda.endings import majority
from games.propaganda.events import (
    CardKept,
    Confronted,
    ListFell,
    ListSpared,
    OfficeDismantled,
    OfficeEmptied,
    OfficeFounded,
    PollsClosed,
    StarBought,
    TurnBegan,
)
from games.propaganda.game import Propaganda
from games.propaganda.opening import OFFICES
from games.propaganda.options import Options
from games.propaganda.state import NOBODY, PAWNS
from tests.kit.propaganda import OTHERS, a_campaign, hand_question, plays, spread
from tests.kit.rules import a_moment


@pytest.mark.parametrize(("players", "offices", "reserve"), [(2, 8, 4), (3, 8, 4), (4, 6, 6), (5, 5, 7), (6, 4, 8)])
def test_case_2_offices_and_reserves_for_each_number_of_players(players, offices, reserve):
    state = Propaganda().setup(players, Options(), a_moment()).state
    assert OFFICES[players] == offices == PAWNS - reserve
    assert all(len(state.of(player.seat)) == offices for player in state.players)
    assert len(state.of(NOBODY)) == (8 if players == 2 else 0)
    assert state.pawns(NOBODY) == (12 if players == 2 else 0)


@pytest.mark.parametrize(("held", "lost", "most"), [(8, 5, 2), (8, 1, 1), (2, 6, 0)])
def test_case_4_one_pawn_comes_back_for_every_three_offices(held, lost, most):
    mine = {**spread(range(1, 2 * held, 2)), 1: PAWNS - lost - held + 1}
    game = a_campaign({40: 12}, mine, {50: 12}, turn=1)
    game.ends_turn()
    for _ in range(most):
        assert game.question(2).ask == keys.ASK_RECOVER
        game.answers(2, 1)
    assert game.question(2).ask == keys.ASK_TURN
    assert game.state.player(2).lost == lost - most


@pytest.mark.parametrize("cards", [(34, 43), (10, 1), (1, 5, 9), (1, 2, 3, 4)])
def test_case_5_mirrors_one_suit_and_one_of_each_are_combinations(cards):
    assert is_combination(map(House, cards))
    game = a_campaign({12: 3}, {24: 12}, hands={1: cards})
    assert hand_question(game, 1).options == ("c" + "-".join(map(str, sorted(cards))), "keep")


def test_case_5_other_cards_are_none_and_cannot_be_played():
    assert not is_combination(map(House, (1, 2, 5)))
    game = a_campaign({12: 3}, {24: 12}, hands={1: (1, 2, 5)})
    assert hand_question(game, 1) is None
    assert game.refused(1, "r1.t1.combine", "c1-2-5") == "stale"
    more = a_campaign({12: 3}, {24: 12}, hands={1: (1, 2, 5, 9)})
    assert more.refused(1, "r1.t1.combine", "c1-2-5") == "not-offered"


@pytest.mark.parametrize(
    ("active", "needed"), [(24, 13), (21, 11), (25, 13), (22, 12), (20, 11), (9, 5), (3, 2), (2, 2), (1, 1)]
)
def test_cases_6_and_23_half_of_the_active_offices_plus_one(active, needed):
    game = a_campaign(spread(range(1, active + 1)), {}, lost={1: 0, 2: 12})
    assert majority(game.state) == needed


@pytest.mark.parametrize(("defence", "may"), [(2, True), (1, False)])
def test_case_7_the_winner_in_defence_occupies_only_with_a_pawn_to_spare(defence, may):
    game = a_campaign({1: 1, 53: 11}, {2: defence, 60: 10}, *OTHERS)
    game.debates(1, 2, 3, 90)
    assert game.emptied.winner == 2
    assert ("2" in game.question(2).options) is may
    game.waits(30)
    assert game.owner(1) == (2 if may else None)
    assert game.pawns(2) == 1
    assert game.state.player(1).lost == 1
    assert game.turn.seat == 2, "nothing of the attacker's borders anybody any more, so that the turn is over"


def test_case_8_winning_in_defence_brings_no_card():
    game = a_campaign({1: 5, 40: 7}, {2: 2, 60: 10}, {80: 12})
    game.debates(1, 2, 3, 90)
    game.ends_turn()
    assert not game.heard(CardKept)
    assert game.state.player(2).hand == ()


def test_case_14_numbers_mirror_through_a_nought_and_doubles_mirror_nothing():
    for pair in ((2, 20), (9, 90), (12, 21)):
        assert is_combination(map(House, pair))
    for number in (*range(19, 90, 10), *range(11, 89, 11)):
        assert not any(is_combination((House(number), other)) for other in HOUSES if other != number)
    hand = tuple(map(House, (1, 5, 2, 6, 3, 7)))
    assert combinations(hand) == ()
    assert all(combinations((*hand, card)) for card in HOUSES if card not in hand)


def a_board_of_eight():
    """A has four, B two, C two of eight active offices, and B has beaten C's last pawn on 47."""
    game = a_campaign({1: 3, 11: 3, 21: 3, 31: 3}, {48: 6, 60: 6}, {47: 1, 70: 11}, turn=2)
    game.debates(48, 47, 90, 3)
    return game


def test_case_15_a_dismantled_office_may_make_another_list_win():
    game = a_board_of_eight()
    assert game.outcome is None, "while B is choosing nobody has won"
    game.answers(2, keys.DISMANTLE)
    assert game.outcome == ("majority", {1})


def test_case_15_an_occupied_one_does_not():
    game = a_board_of_eight()
    game.answers(2, 48)
    assert game.outcome is None
    assert len(game.state.offices) == 8
    assert len(game.state.of(2)) == 3


def test_case_15_nobody_wins_by_a_leaving_while_somebody_is_choosing():
    game = a_campaign({1: 6, 11: 6}, {48: 12}, {47: 1, 70: 11}, {52: 6, 62: 6}, turn=2)
    game.debates(48, 47, 90, 3)
    game.leaves(4)
    assert game.outcome is None
    game.answers(2, keys.DISMANTLE)
    assert game.outcome is None
    assert majority(game.state) == 3


def test_case_16_recovered_pawns_leave_nothing_to_a_combination():
    game = a_campaign({**spread(range(1, 18, 2)), 1: 2}, {40: 12}, hands={1: (34, 43)})
    assert game.state.player(1).lost == 2
    game.answers(1, 1)
    assert hand_question(game, 1).options == ("c34-43", "keep")
    game.answers(1, 1)
    assert hand_question(game, 1).options == ("keep",)
    assert game.refused(1, "r1.t1.combine", "c34-43") == "propaganda-no-losses"


def test_case_16_one_recovered_leaves_one_for_the_new_office():
    game = a_campaign({**spread(range(1, 18, 2)), 1: 2}, {40: 12, 2: 0}, hands={1: (34, 43)})
    game.answers(1, 1)
    game.answers(1, keys.ENOUGH)
    plays(game, 1, "c34-43", 34)
    assert game.pawns(34) == 1
    assert game.state.player(1).lost == 0


def test_case_17_a_combination_brings_a_list_back():
    game = a_campaign({1: 6, 60: 6}, {2: 1}, *OTHERS, hands={2: (34, 43)}, lost={2: 11})
    game.debates(1, 2, 90, 3)
    game.answers(1, keys.DISMANTLE)
    assert game.heard(ListSpared)
    assert game.turn.seat == 2
    assert game.state.player(2).lost == 12
    plays(game, 2, "c34-43", 43)
    assert game.pawns(43) == 12
    assert game.heard(OfficeFounded)[0].cards == "34 · 43"
    game.ends_turn()
    assert not game.state.player(2).out


def test_case_17_a_list_that_does_not_play_it_is_out_after_its_turn():
    game = a_campaign({1: 6, 60: 6}, {}, {80: 12}, hands={2: (34, 43)}, lost={2: 12})
    game.ends_turn()
    assert game.turn.seat == 2
    game.ends_turn()
    assert [event.seat for event in game.heard(ListFell)] == [2]
    assert game.state.player(2).hand == ()


def test_case_17_without_a_combination_a_list_is_out_at_the_end_of_the_turn():
    game = a_campaign({1: 6, 60: 6}, {2: 1}, *OTHERS, hands={2: (34, 42)}, lost={2: 11})
    game.debates(1, 2, 90, 3)
    game.answers(1, keys.DISMANTLE)
    assert [event.seat for event in game.heard(ListFell)] == [2]
    assert game.turn.seat == 3


def test_case_17_the_card_of_that_turn_counts():
    game = a_campaign({1: 1}, {2: 3, 60: 9}, *OTHERS, hands={1: (34, 7)}, lost={1: 11})
    game.debates(1, 2, 90, 3)
    # The last office falls in the list's own turn, which has been won before: the card that it brings makes a pair.
    game.next_cards(4, 89, 43)
    game.debates(1, 2)
    assert game.emptied.winner == 2
    game.answers(2, keys.DISMANTLE)
    assert [event.card for event in game.heard(CardKept)] == [43]
    assert [event.seat for event in game.heard(ListSpared)] == [1]


def test_case_18_the_discards_are_shuffled_in_the_middle_of_a_debate():
    game = a_campaign({1: 6, 60: 6}, {2: 6, 70: 6}, {80: 12})
    pile = game.state.pile
    few = {"deck": pile.deck[-1:], "discards": pile.deck[:30]}
    game.state = _with_pile(game.state, **few)
    game.debates(1, 2)
    (told,) = game.heard(Confronted)
    assert told.attack == few["deck"][0]
    assert told.defence in few["discards"]
    assert len(game.state.pile.deck) == 29
    assert set(game.state.pile.discards) == {told.attack, told.defence}


def test_case_18_with_one_card_no_debate_is_offered_but_a_star_is():
    game = a_campaign({1: 6, 60: 6}, {2: 6, 70: 6}, {80: 12})
    game.state = _with_pile(game.state, deck=(), discards=game.state.pile.deck[:1])
    assert game.question(1).options == ("star", "stop")
    game.answers(1, keys.STAR)
    assert len(game.heard(StarBought)) == 1


def _with_pile(state, *, deck, discards):
    return replace(state, pile=Pile(deck=deck, discards=discards))


def test_case_19_a_leaving_dismantles_all_offices_and_then_the_end_is_looked_at():
    five = a_campaign(*(spread(range(at, 90, 18), 2) for at in range(1, 6)))
    five.leaves(5)
    assert (len(five.state.offices), majority(five.state)) == (20, 11)
    assert five.outcome is None
    nine = a_campaign({1: 3, 11: 3, 21: 3, 31: 3}, {41: 4, 51: 4, 61: 4}, {71: 6, 81: 6})
    nine.leaves(3)
    assert nine.outcome == ("majority", {1})


@pytest.mark.parametrize("choice", ["1", "dismantle"])
def test_case_20_the_undecided_are_occupied_or_dismantled(choice):
    game = a_campaign({1: 2, 40: 10}, {60: 12}, undecided={2: 1, 80: 11})
    assert majority(game.state) == 3
    game.debates(1, 2, 90, 3)
    game.answers(1, choice)
    assert game.owner(2) == (1 if choice == "1" else None)


def test_case_20_the_undecided_answer_capture_and_dismantle():
    game = a_campaign({1: 2, 40: 10}, {60: 12}, undecided={2: 2, 80: 10})
    game.debates(1, 2, 3, 90)
    assert game.pawns(1) == 1
    game.debates(1, 2, 3, 90)
    assert game.owner(1) is None
    assert [event.house for event in game.heard(OfficeDismantled)] == [1]
    assert not game.heard(OfficeEmptied)


def test_case_20_two_players_need_thirteen_of_twenty_four():
    state = Propaganda().setup(2, Options(), a_moment()).state
    assert (len(state.offices), majority(state)) == (24, 13)


def the_last_turn(*lists, hands=None, **more):
    """The last list's turn in the last round, all offices far from each other."""
    game = a_campaign(*lists, hands=hands, turn=len(lists), round=8, **more)
    game.ends_turn()
    return game


def far(count, pawns, start):
    """So many offices that border nobody's, with so many pawns in all."""
    houses = range(start, start + 10 * count, 10)
    return {**spread(houses), start: pawns - count + 1}


def test_case_21_most_offices_then_pawns_then_cards_then_shared():
    a, c = far(7, 9, 1), far(5, 12, 5)
    game = the_last_turn(a, far(7, 10, 3), c)
    assert game.outcome == ("polls", {2})
    assert game.heard(PollsClosed)[0].by == "pawns"
    cards = the_last_turn(a, far(7, 9, 3), c, hands={1: (80, 84, 86), 2: (88, 90)})
    assert cards.outcome == ("polls", {1})
    assert cards.heard(PollsClosed)[0].by == "cards"
    shared = the_last_turn(a, far(7, 9, 3), c)
    assert shared.outcome == ("polls", {1, 2})
    assert shared.heard(PollsClosed)[0].by == "shared"
    assert the_last_turn(far(7, 9, 1), far(6, 12, 3), c).heard(PollsClosed)[0].by == "offices"


def test_case_21_a_round_of_passes_closes_the_polls():
    game = a_campaign({1: 12}, {21: 12}, {41: 12}, busy=False)
    for _ in range(3):
        game.ends_turn()
    assert game.heard(PollsClosed)[0].idle
    assert game.outcome == ("polls", {1, 2, 3})


def test_case_22_an_office_of_two_stands_with_one_and_nobody_chooses():
    game = a_campaign({1: 6, 60: 6}, {2: 2, 70: 10}, {80: 12})
    game.debates(1, 2, 90, 3)
    assert game.pawns(2) == 1
    assert game.turn.seat == 1
    assert game.question(1).ask == keys.ASK_NEXT
    assert not game.heard(OfficeEmptied)


def test_case_22_whoever_loses_the_last_office_as_the_attacker_has_ended_the_turn():
    game = a_campaign({1: 1}, {2: 6, 60: 6}, *OTHERS, lost={1: 11})
    game.debates(1, 2, 3, 90)
    told = game.answers(2, keys.DISMANTLE)
    assert [event.seat for event in told if isinstance(event, TurnBegan)] == [2]


def test_what_cannot_be_done_changes_nothing():
    game = a_campaign({1: 6, 60: 6}, {2: 2, 70: 10}, {80: 12})
    before = game.state
    with pytest.raises(Refused):
        game.does(1, "r1.t1.go0", "1-70")
    assert game.state is before
