"""The parts of the soak by name."""

from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from games.core.ids import GameKey
from tests.soak.evenings import evenings, storms
from tests.soak.fuzz import fuzz
from tests.soak.kills import kills, kills_on_postgres
from tests.soak.rush import rush, rush_by_the_clock
from tests.soak.town import Progress, Tally


class Run(Protocol):
    """One part of the soak."""

    def __call__(
        self, total: int, seed: str, progress: Progress, /, *, kinds: Sequence[GameKey]
    ) -> Coroutine[Any, Any, Tally]:
        """Play, or kill, so often; with the games of these kinds in turn."""
        ...


PARTS: dict[str, tuple[Run, float, str]] = {
    "evenings": (evenings, 1.0, "games"),
    "storms": (storms, 0.4, "games"),
    "kills": (kills, 0.5, "kills"),
    "kills-postgres": (kills_on_postgres, 0.5, "kills"),
    "fuzz": (fuzz, 1000.0, "forgeries"),
    "rush": (rush, 0.1, "games"),
    "rush-clock": (rush_by_the_clock, 0.1, "games"),
}
"""Name: what runs, how much of it for each game that is asked for, and what it counts."""
