"""A hundred evenings: several groups at once, both languages, every option, over HTTP with Telegram's limits."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

from games.core.ids import GameKey
from tests.soak.habits import USUAL, Habits
from tests.soak.jumps import JumpingTown
from tests.soak.table import Table
from tests.soak.town import KINDS, Progress, Tally, sizes

AT_ONCE = 6
_SHORT = 0.1
"""So many tables have too few people, and ask the bot for computer players."""
_AGAIN = 0.4
"""So many groups play another game in the same evening, among the buttons of the last one."""
_KINDS = ("supergroup", "supergroup", "group")


class Season:
    """Hands out games until there have been enough."""

    def __init__(self, town: JumpingTown, games: int, seats: tuple[int, ...], pace: str | None, habits: Habits) -> None:
        """`seats` are those of the first tables, drawn where there are none."""
        self._town, self._left, self._pace, self._habits = town, games, pace, habits
        self._sizes, self._given = sizes(town.rng), iter(seats)
        self._number = 0

    def opens(self) -> Table | None:
        """A new group with a game; None if there have been enough."""
        if self._left <= 0:
            return None
        self._left -= 1
        self._number += 1
        given = next(self._given, None)
        short = given is None and self._town.rng.random() < _SHORT
        crowd = self._town.settles(
            self._town.rng.randint(1, 4) if short else given or next(self._sizes),
            locale=("it", "en")[self._number % 2],
            habits=self._habits,
            computers=short,
            kind=_KINDS[self._number % len(_KINDS)],
            pace=self._pace,
        )
        table = Table(self._town, crowd)
        table.plays()
        return table

    def follows(self, table: Table) -> Table | None:
        """What comes after this table's game: another one there, a new group, or nothing."""
        if self._left > 0 and self._town.rng.random() < _AGAIN:
            self._left -= 1
            table.plays()
            return table
        return self.opens()


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
    kinds: Sequence[GameKey] = KINDS,
) -> Tally:
    """Play so many games of these kinds in turn, some side by side; under `weather` one call in twenty fails."""
    with tempfile.TemporaryDirectory(prefix="narratore-soak-") as folder:
        town = JumpingTown(Path(folder), seed, weather=weather, kinds=kinds)
        async with town.open():
            if weather:
                town.world.faults.weather((1, 20))
            season = Season(town, games, seats, pace, habits)
            tables = [table for _ in range(at_once) if (table := season.opens()) is not None]
            await town.runs(tables, season.follows, lambda: progress(town.tally.games))
            if weather:
                town.tally.extra["faults met"] = len(town.world.faults.met)
        return town.tally


async def storms(games: int, seed: str, progress: Progress, *, kinds: Sequence[GameKey] = KINDS) -> Tally:
    """The same in bad weather."""
    return await evenings(games, seed, progress, weather=True, kinds=kinds)
