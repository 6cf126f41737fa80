"""`narratore simulate`: many games among computer players, and who wins them. Knows specs, no game by name."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import Field, dataclass, field, fields, replace
from multiprocessing import get_context
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bot.players.simulation import Played, simulate
from games.core.spec import GameSpec
from games.registry import game

BATCH = 10
"""Games that one process plays at a stretch."""


@dataclass(slots=True)
class Tally:
    """What many games with so many players came to."""

    players: int
    games: list[Played] = field(default_factory=list)
    cpu_s: float = 0.0

    @property
    def outcomes(self) -> Counter[str]:
        """How often each outcome came."""
        return Counter(game.outcome.key for game in self.games)


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Some of the games to play; which process plays them makes no difference to them."""

    game: str
    options: Any
    players: int
    seed: str
    numbers: range

    def play(self) -> tuple[list[Played], float]:
        """The games, and the processor's seconds that they took."""
        spec, began = game(self.game), time.process_time()
        name = f"{self.seed}:{self.players}"
        played = [simulate(spec, self.players, self.options, f"{name}:{number}".encode()) for number in self.numbers]
        return played, time.process_time() - began


def sizes_of(spec: GameSpec, given: Sequence[str]) -> list[int]:
    """The numbers of players meant by "8", "5-9" and "5,7,9". Raises ValueError that says how to write them."""
    table, found = spec.game.table_size, set()
    for part in (part for text in given for part in text.split(",")):
        first, dash, last = part.partition("-")
        if not (first.isdecimal() and (last.isdecimal() or not dash)):
            raise ValueError(f"{part!r} is no number of players: write 8, or 5-9, or 5,7,9.")
        found |= set(range(int(first), int(last or first) + 1))
    if not found or not found <= set(table):
        raise ValueError(f"{spec.key} is played by {table[0]} to {table[-1]}.")
    return sorted(found)


def options_of(spec: GameSpec, given: Iterable[str]) -> Any:
    """The game's options with these changes, each written `name=value`. Raises ValueError that lists what there is.

    A set of roles is written with commas: `excluded=seer,fool`.
    """
    options, known = spec.options(), {row.name: row for row in fields(spec.options)}
    for text in given:
        name, _, value = text.partition("=")
        row = known.get(name)
        meant = [] if row is None else _meant(row, value)
        if row is None or not meant:
            rows = (f"{row.name}={'|'.join(str(c) for c in row.metadata['choices'])}" for row in known.values())
            raise ValueError(f"no option {text!r}; there are: {', '.join(rows)}")
        options = replace(options, **{name: meant[0]})
        if spec.preset is not None and "preset" in row.metadata:
            options = spec.preset(options)
    return options


def _meant(row: Field[Any], value: str) -> list[Any]:
    """What the value can mean for this option: one thing, or nothing."""
    if "toggles" in row.metadata:
        roles = {str(role) for group in row.metadata["toggles"].values() for role in group}
        chosen = set(value.split(","))
        if chosen <= roles:
            return [tuple(sorted(chosen))]
    return [choice for choice in row.metadata["choices"] if str(choice).lower() == value.lower()]


def play_many(
    spec: GameSpec, options: Any, *, sizes: Sequence[int], games: int, seed: str, jobs: int, console: Console
) -> list[Tally]:
    """So many games for each number of players, in so many processes, with a progress bar.

    Raises ValueError if a table cannot be dealt or the game has no computer players.
    """
    for players in sizes:
        flaw = spec.fits(players, options) if spec.fits is not None else None
        if flaw is not None:
            raise ValueError(f"there is no deal for {players} with these options: {flaw}")
    tallies = {players: Tally(players) for players in sizes}
    batches = [
        Batch(game=spec.key, options=options, players=players, seed=seed, numbers=range(games)[start : start + BATCH])
        for players in sizes
        for start in range(0, games, BATCH)
    ]
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(spec.key, total=games * len(sizes))
        for batch, (played, cpu_s) in zip(batches, _results(batches, min(jobs, len(batches))), strict=True):
            tallies[batch.players].games += played
            tallies[batch.players].cpu_s += cpu_s
            bar.advance(task, len(played))
    return list(tallies.values())


def _results(batches: Sequence[Batch], jobs: int) -> Iterator[tuple[list[Played], float]]:
    """The batches' results, in order."""
    if jobs < 2:
        yield from map(Batch.play, batches)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(Batch.play, batches)
        finally:
            # An interrupt must not wait for what nobody will read.
            pool.shutdown(cancel_futures=True)


def table_of(spec: GameSpec, tallies: Sequence[Tally]) -> Table:
    """The results: one row for each number of players."""
    headings, rows = _shares(tallies)
    table = Table(title=spec.key)
    for heading in (*headings, "CPU a game"):
        table.add_column(heading, justify="right")
    for tally, row in zip(tallies, rows, strict=True):
        table.add_row(*row, f"{1000 * tally.cpu_s / len(tally.games):.2f} ms")
    return table


def markdown_of(tallies: Sequence[Tally]) -> str:
    """The same as a table in Markdown, without what differs from machine to machine."""
    headings, rows = _shares(tallies)
    lines = [headings, ["---:"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _shares(tallies: Sequence[Tally]) -> tuple[list[str], list[list[str]]]:
    """The table's headings and cells; the outcomes from the most frequent to the rarest."""
    every = sum((tally.outcomes for tally in tallies), Counter[str]())
    outcomes = sorted(every, key=lambda key: (-every[key], key))
    return ["players", "games", *outcomes, "steps", "game time"], [_row(tally, outcomes) for tally in tallies]


def _row(tally: Tally, outcomes: Sequence[str]) -> list[str]:
    count = len(tally.games)
    minutes, seconds = divmod(round(fmean(game.seconds for game in tally.games)), 60)
    return [
        str(tally.players),
        str(count),
        *(f"{100 * tally.outcomes[key] / count:.1f} %" for key in outcomes),
        f"{fmean(game.steps for game in tally.games):.0f}",
        f"{minutes}:{seconds:02d}",
    ]
