"""A whole game in the rules alone, by seats: no chat, no database."""

import time
from statistics import median

from bot.players.simulation import _Table
from games.lupi.spec import LUPI
from tests.bench.rows import Row, Scale, spread

SEATS = (5, 10, 20, 35)
MOST_MS = 5.0
"""For ten seats."""


def _games(seats: int, count: int) -> tuple[list[float], list[float]]:
    """CPU milliseconds of each game, and of each of its nights with the day that follows."""
    whole, nightly = [], []
    for number in range(count + 1):
        began = time.process_time()
        table = _Table(LUPI, seats, LUPI.options(), f"bench:{seats}:{number}".encode())
        table.play()
        spent = 1000 * (time.process_time() - began)
        if number:  # the first one fills caches
            whole.append(spent)
            nightly.append(spent / table._state.round)
    return whole, nightly


def run(scale: Scale) -> list[Row]:
    """The rows."""
    rows, per_night = [], {}
    for seats in SEATS:
        whole, nightly = _games(seats, scale.games)
        per_night[seats] = median(nightly)
        rows.append(
            Row(
                what=f"engine: a game with {seats} seats",
                measured=f"{spread(whole)} ms CPU; {per_night[seats]:.2f} ms a night",
                budget=f"<= {MOST_MS:.0f} ms" if seats == 10 else "-",
                within=median(whole) <= MOST_MS if seats == 10 else None,
                note=f"{scale.games} games of random computer players, their choosing included",
            )
        )
    for seats in SEATS[1:]:
        growth, linear = per_night[seats] / per_night[SEATS[0]], seats / SEATS[0]
        rows.append(
            Row(
                what=f"engine: a night, {seats} seats against {SEATS[0]}",
                measured=f"{growth:.2f} x",
                budget=f"<= {linear:.0f} x (linear)",
                within=growth <= linear,
            )
        )
    return rows
