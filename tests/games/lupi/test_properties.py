"""What holds in every game played at random, whatever the table."""

import pytest

from games.core.game import Deadline
from games.lupi import events
from games.lupi.events import EVENTS, CardTurned, HumansWon, NobodyWon, VotesCounted, WolvesWon
from games.lupi.spec import LUPI
from games.lupi.state import FirstVote, Over, SecondVote, State
from tests.contract.walks import Table, tables

every_game = pytest.mark.parametrize("table", tables(LUPI, 14), ids=str)


@every_game
def test_there_are_never_more_votes_than_voters(table: Table) -> None:
    for point in table.points:
        state: State = point.after
        if isinstance(state.phase, FirstVote | SecondVote):
            voters = [vote.voter for vote in state.phase.votes]
            living = {player.seat for player in state.living}
            assert len(set(voters)) == len(voters) <= len(living)
            assert set(voters) <= living
            assert {vote.target for vote in state.phase.votes} <= {*living, None}
            assert all(vote.voter != vote.target for vote in state.phase.votes)


@every_game
def test_a_deadline_changes_the_phase_once_at_most(table: Table) -> None:
    for point in table.points[1:]:
        before: State = point.before
        after: State = point.after
        if isinstance(point.entry, Deadline):
            assert after.round - before.round <= 1
            assert after.timer.token == before.timer.token + 1


@every_game
def test_there_is_exactly_one_end_and_every_card_is_turned_then(table: Table) -> None:
    told = [event for point in table.points for event in point.events]
    ends = [event for event in told if isinstance(event, HumansWon | WolvesWon | NobodyWon)]
    turned = [event for event in told if isinstance(event, CardTurned)]
    assert len(ends) == 1
    assert [card.seat for card in turned] == table.seats
    assert isinstance(table.points[-1].after.phase, Over)
    assert set(turned) <= set(table.points[-1].events)


@every_game
def test_nobody_comes_back_and_nobody_changes_his_card(table: Table) -> None:
    for point in table.points[1:]:
        for before, after in zip(point.before.players, point.after.players, strict=True):
            assert after.role == before.role
            assert before.alive or not after.alive
            assert after.sash or not before.sash


@every_game
def test_wolves_are_fewer_than_humans_while_the_game_lasts(table: Table) -> None:
    for point in table.points[:-1]:
        wolves = [player for player in point.after.living if player.wolf]
        assert 0 < 2 * len(wolves) < len(point.after.living)


@every_game
def test_every_death_is_in_the_chronicle_and_in_its_order(table: Table) -> None:
    last: State = table.points[-1].after
    dead = {player.seat for player in last.players if not player.alive}
    assert {death.seat for death in last.deaths} == dead
    assert len(last.deaths) == len(dead)
    rounds = [death.round for death in last.deaths]
    assert rounds == sorted(rounds)


@every_game
def test_a_count_that_is_read_out_names_its_voters(table: Table) -> None:
    for event in (event for point in table.points for event in point.events):
        if isinstance(event, VotesCounted):
            assert len(event.voters) <= event.votes <= 2 * len(event.voters)
            assert event.target not in event.voters


def test_every_class_of_event_is_in_the_union() -> None:
    written = {value for name, value in vars(events).items() if isinstance(value, type) and hasattr(value, "kind")}
    assert len(EVENTS) == len(set(EVENTS))
    assert written == set(EVENTS)


def test_the_random_games_of_this_file_see_nearly_every_kind_of_event() -> None:
    seen = {type(event) for table in tables(LUPI, 14) for point in table.points for event in point.events}
    assert len(set(EVENTS) - seen) <= 4
