"""A hundred evenings: several groups at once, both languages, every option, over HTTP with Telegram's limits."""

import tempfile
from pathlib import Path

from tests.soak.habits import USUAL, Habits
from tests.soak.jumps import JumpingTown
from tests.soak.table import Table
from tests.soak.town import Progress, Tally, sizes

AT_ONCE = 6
_SHORT = 3
"""This table has too few people, and asks the bot for computer players."""


async def evenings(
    games: int,
    seed: str,
    progress: Progress,
    *,
    habits: Habits = USUAL,
    weather: bool = False,
    at_once: int = AT_ONCE,
    seats: tuple[int, ...] = (),
    pace: str | None = None,
) -> Tally:
    """Play so many games, some side by side; under `weather` one call in twenty fails."""
    with tempfile.TemporaryDirectory(prefix="narratore-soak-") as folder:
        town = JumpingTown(Path(folder), seed, weather=weather)
        async with town.open():
            if weather:
                town.world.faults.weather((1, 20))
            people = iter(seats) if seats else sizes(town.rng)
            tables = []
            for number in range(min(at_once, games)):
                alone = number == _SHORT
                crowd = town.settles(
                    2 if alone else next(people),
                    locale=("it", "en")[number % 2],
                    habits=habits,
                    computers=alone,
                    kind=("supergroup", "supergroup", "group")[number % 3],
                    pace=pace,
                )
                tables.append(Table(town, crowd))
                tables[-1].plays(games // at_once + (number < games % at_once))
            await town.runs(tables, lambda: progress(town.tally.games))
        return town.tally


async def storms(games: int, seed: str, progress: Progress) -> Tally:
    """The same in bad weather."""
    return await evenings(games, seed, progress, weather=True)
