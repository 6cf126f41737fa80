"""Computer players of every game: they act from their view and prompts alone, and bring a game to its end."""

import pytest

from games.core.game import play
from games.core.rng import SeededRng
from games.registry import GAMES
from tests.contract.walks import BOUND, Table, tables
from tests.kit.rules import EVENING, a_moment

TABLES = pytest.mark.parametrize("table", [table for spec in GAMES for table in tables(spec, 6)], ids=str)


@TABLES
def test_computer_players_play_a_game_to_its_end_with_legal_moves_only(table: Table) -> None:
    game, policy, seed = table.spec.game, table.spec.policy, str(table.seed)
    assert policy is not None
    now, number = EVENING, 1
    state = game.setup(table.size, table.options, a_moment(seed=seed)).state
    while (deadline := game.deadline(state)) is not None:
        for seat in table.seats:
            prompts = game.prompts(state, seat)
            moves = policy(game.view(state, seat), prompts, seat, SeededRng.for_step(b"policy", number))
            assert len({move.prompt for move in moves}) == len(moves)
            assert {move.prompt for move in moves} <= {prompt.id for prompt in prompts}
            assert all(move.seat == seat for move in moves)
            for move in moves[:1]:
                number += 1
                state = play(game, state, move, a_moment(number, now, seed=seed)).state
        now = max(now, deadline.at)
        number += 1
        state = game.expire(state, deadline, a_moment(number, now, seed=seed)).state
        assert number < BOUND
    assert game.outcome(state) is not None
