"""`narratore simulate`: many games among computer players, and who wins them. Knows specs, no game by name."""

import time
from collections import Counter
from dataclasses import dataclass, field, fields
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.players.simulation import Played, simulate
from games.core.spec import GameSpec


@dataclass(slots=True)
class Tally:
    """What many games with so many seats came to."""

    seats: int
    games: list[Played] = field(default_factory=list)
    cpu_s: float = 0.0

    @property
    def outcomes(self) -> Counter[str]:
        """How often each outcome came."""
        return Counter(game.outcome.key for game in self.games)


def options_of(spec: GameSpec, given: list[str]) -> Any:
    """The game's options with these changes, each written `name=value`. Raises ValueError that lists what there is."""
    changes: dict[str, Any] = {}
    known = {row.name: row for row in fields(spec.options)}
    for text in given:
        name, _, value = text.partition("=")
        row = known.get(name)
        choices = {str(choice).lower(): choice for choice in row.metadata["choices"]} if row is not None else {}
        if value.lower() not in choices:
            rows = (f"{row.name}={'|'.join(str(c) for c in row.metadata['choices'])}" for row in known.values())
            raise ValueError(f"no option {text!r}; there are: {', '.join(rows)}")
        changes[name] = choices[value.lower()]
    return spec.options(**changes)


def play_many(
    spec: GameSpec, options: Any, *, seats: list[int], games: int, seed: str, console: Console
) -> list[Tally]:
    """So many games for each number of seats, with a progress bar."""
    tallies = [Tally(seats=count) for count in seats]
    plan = [(tally, number) for tally in tallies for number in range(games)]
    for tally, number in track(plan, description=spec.key, console=console, disable=not console.is_terminal):
        began = time.process_time()
        tally.games.append(simulate(spec, tally.seats, options, f"{seed}:{tally.seats}:{number}".encode()))
        tally.cpu_s += time.process_time() - began
    return tallies


def table_of(spec: GameSpec, tallies: list[Tally]) -> Table:
    """The results: one row for each number of seats."""
    outcomes = sorted({key for tally in tallies for key in tally.outcomes})
    table = Table(title=spec.key)
    for heading in ("seats", "games", *outcomes, "steps", "game time", "CPU a game"):
        table.add_column(heading, justify="right")
    for tally in tallies:
        count = len(tally.games)
        minutes, seconds = divmod(round(fmean(game.seconds for game in tally.games)), 60)
        table.add_row(
            str(tally.seats),
            str(count),
            *(f"{100 * tally.outcomes[key] / count:.1f} %" for key in outcomes),
            f"{fmean(game.steps for game in tally.games):.0f}",
            f"{minutes}:{seconds:02d}",
            f"{1000 * tally.cpu_s / count:.2f} ms",
        )
    return table
