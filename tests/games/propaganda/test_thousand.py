"""Whole campaigns at every size, played at random and with care: nothing is lost on the way, and all end by the last round."""

import os
import random

import pytest

from games.core.game import play
from games.core.ids import Seat
from games.core.rng import SeededRng
from games.propaganda.options import Options
from games.propaganda.policy import policy
from games.propaganda.spec import PROPAGANDA
from games.propaganda.state import Over, State
from tests.contract.walks import Table, all_options
from tests.games.propaganda.test_conservation import conserved
from tests.kit.rules import EVENING, a_moment

GAMES = int(os.environ.get("PROPAGANDA_GAMES", "6"))
"""So many campaigns of each kind at each size; a thousand by hand, now and then."""
SIZES = (2, 3, 4, 5, 6)


def ended(state: State) -> None:
    """Over, by the last round at the latest, and somebody has won or shares."""
    assert isinstance(state.phase, Over)
    assert state.round <= state.rounds


@pytest.mark.parametrize("size", SIZES)
def test_campaigns_at_random_lose_nothing_and_end_by_the_last_round(size: int) -> None:
    options = all_options(PROPAGANDA)
    dice = random.Random(size)
    for number in range(GAMES):
        for point in Table(spec=PROPAGANDA, size=size, options=dice.choice(options), seed=number).steps():
            conserved(point.after)
        ended(point.after)


@pytest.mark.parametrize("size", SIZES)
def test_careful_campaigns_lose_nothing_and_end_by_the_last_round(size: int) -> None:
    for number in range(GAMES):
        options = Options(setup="in_turn" if number % 2 else "quick", diagonals=number % 3 == 0)
        ended(careful(size, options, number))


def careful(size: int, options: Options, number: int) -> State:
    """A campaign among players with some sense; whoever has nothing to say lets time pass."""
    game, now, steps = PROPAGANDA.game, EVENING, 1
    moment = a_moment(steps, now, seed=str(number))
    state = game.setup(size, options, moment).state
    while game.outcome(state) is None:
        steps += 1
        assert steps < 6000, "the game does not end"
        moment = a_moment(steps, now, seed=str(number))
        for seat in map(Seat, range(1, size + 1)):
            prompts = game.prompts(state, seat)
            if (
                moves := policy(
                    game.view(state, seat), prompts, seat, SeededRng.for_step(f"{number}.{seat}".encode(), steps)
                )
                if prompts
                else ()
            ):
                state = play(game, state, moves[0], moment).state
                break
        else:
            deadline = game.deadline(state)
            assert deadline is not None
            now = max(now, deadline.at)
            state = game.expire(state, deadline, a_moment(steps, now, seed=str(number))).state
        conserved(state)
    return state
