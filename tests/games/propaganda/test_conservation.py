"""Whole games: pawns and cards are conserved at every step, and every game ends by its last round."""

import pytest

from games.core.ids import Seat
from games.propaganda.board import HOUSES
from games.propaganda.options import Options
from games.propaganda.spec import PROPAGANDA
from games.propaganda.state import NOBODY, PAWNS, Founding, Over, State
from tests.contract.walks import Table


def the_ninety(state: State) -> list[int]:
    """Every card, wherever it is: in the pile, on the board, in a hand, just drawn for an office."""
    drawn = [state.phase.house] if isinstance(state.phase, Founding) else []
    hands = [card for player in state.players for card in player.hand]
    return sorted([*state.pile.deck, *state.pile.discards, *(office.house for office in state.offices), *hands, *drawn])


def conserved(state: State) -> None:
    """Case 9."""
    assert the_ninety(state) == list(HOUSES)
    assert all(office.pawns > 0 for office in state.offices)
    assert state.pawns(NOBODY) <= PAWNS
    if state.round:
        assert all(state.pawns(player.seat) + player.lost == PAWNS for player in state.running)


TABLES = [
    Table(spec=PROPAGANDA, size=size, options=Options(setup=setup, rounds=4, diagonals=diagonals), seed=size)
    for size, setup, diagonals in (
        (2, "quick", False),
        (2, "in_turn", True),
        (3, "quick", True),
        (4, "in_turn", False),
        (5, "quick", False),
        (6, "quick", True),
    )
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_case_9_pawns_and_cards_are_conserved_at_every_step(table: Table) -> None:
    for point in table.points:
        conserved(point.after)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_ends_by_its_last_round(table: Table) -> None:
    last = table.points[-1].after
    assert isinstance(last.phase, Over)
    assert last.round <= last.rounds


@pytest.mark.parametrize("table", TABLES[:2], ids=str)
def test_a_seat_that_is_captured_keeps_its_promise(table: Table) -> None:
    """Whoever moves in takes the promise over: rules page, Turn, 5."""
    for point in table.points[1:]:
        before = {office.house: office for office in point.before.offices}
        for office in point.after.offices if point.before.round else ():
            if office.house in before and office.owner != before[office.house].owner:
                assert office.promise == before[office.house].promise
                assert office.owner != Seat(NOBODY)
