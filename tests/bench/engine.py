"""A whole game in the rules alone, by seats: no chat, no database. Random players, whose choosing costs next to nothing."""

import random
import time
from datetime import UTC, datetime
from statistics import median
from typing import Any

from games.core.game import Moment, Move, play
from games.core.ids import Seat
from games.core.rng import SeededRng
from games.core.spec import GameSpec
from games.lupi.spec import LUPI
from games.village.spec import VILLAGE
from tests.bench.rows import Row, Scale, spread

SEATS = (5, 10, 20, 35)
MOST_MS = 5.0
"""For ten seats of The Village."""
SELDOM = 0.1
"""How often a player makes use of an offer that nobody waits for."""


def _game(spec: GameSpec, seats: int, seed: str) -> Any:
    """The last state of one game: everybody answers every question once, then time passes."""
    game, dice, now, step = spec.game, random.Random(seed), datetime(2026, 1, 6, 20, 0, tzinfo=UTC), 0
    key = seed.encode()

    def moment() -> Moment:
        return Moment(step=step, now=now, rng=SeededRng.for_step(key, step))

    state = game.setup(seats, spec.options(), moment()).state
    answered: set[tuple[int, str]] = set()
    while game.outcome(state) is None:
        for seat in map(Seat, range(1, seats + 1)):
            for prompt in game.prompts(state, seat):
                if (seat, prompt.id) in answered:
                    continue
                answered.add((seat, prompt.id))
                if not prompt.options or (prompt.standing and dice.random() >= SELDOM):
                    continue
                step += 1
                move = Move(seat=seat, prompt=prompt.id, pick=dice.choice(prompt.options))
                state = play(game, state, move, moment()).state
                if game.outcome(state) is not None:
                    return state
        deadline = game.deadline(state)
        assert deadline is not None
        now, step = max(now, deadline.at), step + 1
        state = game.expire(state, deadline, moment()).state
    return state


def _games(spec: GameSpec, seats: int, count: int) -> tuple[list[float], list[float]]:
    """CPU milliseconds of each game, and of each of its nights with the day that follows."""
    whole, nightly = [], []
    for number in range(count + 1):
        began = time.process_time()
        state = _game(spec, seats, f"bench:{seats}:{number}")
        spent = 1000 * (time.process_time() - began)
        if number:  # the first one fills caches
            whole.append(spent)
            nightly.append(spent / max(state.round, 1))
    return whole, nightly


def run(scale: Scale) -> list[Row]:
    """The rows."""
    return [row for spec in (VILLAGE, LUPI) for row in _rows(spec, scale)]


def _rows(spec: GameSpec, scale: Scale) -> list[Row]:
    rows, per_night = [], {}
    for seats in SEATS:
        whole, nightly = _games(spec, seats, scale.games)
        per_night[seats] = sum(whole) / sum(ms / night for ms, night in zip(whole, nightly, strict=True))
        bound = spec is VILLAGE and seats == 10
        rows.append(
            Row(
                what=f"engine: {spec.key}, {seats} seats",
                measured=f"{spread(whole)} ms CPU a game; {per_night[seats]:.2f} ms a night",
                budget=f"<= {MOST_MS:.0f} ms" if bound else "-",
                within=median(whole) <= MOST_MS if bound else None,
                note=f"{scale.games} games of random players",
            )
        )
    for seats in SEATS[1:]:
        growth, linear = per_night[seats] / per_night[SEATS[0]], seats / SEATS[0]
        rows.append(
            Row(
                what=f"engine: {spec.key}, a night, {seats} seats against {SEATS[0]}",
                measured=f"{growth:.2f} x",
                budget=f"<= {linear:.0f} x (linear)" if spec is VILLAGE else "-",
                within=growth <= linear if spec is VILLAGE else None,
            )
        )
    return rows
