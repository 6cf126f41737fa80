"""`python -m tests.soak`: the long runs, with progress and a summary. Exit status 1 where a promise was broken."""

import asyncio
import logging
import signal
import sys
import time
from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from bot import logs
from games.core.ids import GameKey
from games.registry import GAMES
from tests.soak.parts import PARTS
from tests.soak.town import KINDS, Tally

console = Console()


def main(
    games: Annotated[
        int, typer.Option(min=1, help="How many games in the first part; the others follow in proportion.")
    ] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same people, cards and weather.")] = "moon",
    part: Annotated[
        list[str] | None, typer.Option(help=f"One of: {', '.join(PARTS)}; may be given more than once.")
    ] = None,
    game: Annotated[
        list[str] | None, typer.Option(help=f"One of: {', '.join(KINDS)}; all in turn unless given, once or more.")
    ] = None,
    log_level: Annotated[str, typer.Option(help="Of what the bot logs meanwhile.")] = "error",
) -> None:
    """Play for a long time, and see whether every promise is kept."""
    wanted = part or list(PARTS)
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        raise typer.BadParameter(f"no part {unknown[0]}; there are: {', '.join(PARTS)}")
    kinds = tuple(spec.key for spec in GAMES if not game or spec.key in game)
    if len(kinds) < len(set(game or ())):
        raise typer.BadParameter(f"no such game among {', '.join(game or ())}; there are: {', '.join(KINDS)}")
    logs.configure(form="console", level=log_level, secrets=())
    # Asked to end, clean up as after Ctrl-C: no bot and no database server stays behind. A shell lets what it starts in
    # the background ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
    results = {name: _run(name, games, seed, kinds) for name in wanted}
    console.print(_summary(results))
    broken = [f"{name}: {what}" for name, (tally, _) in results.items() for what in tally.violations]
    for line in broken[:60]:
        console.print(f"✗ {line}", style="red", markup=False)
    console.print(
        "Every promise was kept." if not broken else f"{len(broken)} broken promises.",
        style="green" if not broken else "red",
    )
    sys.exit(1 if broken else 0)


def _run(name: str, games: int, seed: str, kinds: tuple[GameKey, ...]) -> tuple[Tally, float]:
    run, scale, unit = PARTS[name]
    total = max(1, round(games * scale))
    began = time.perf_counter()
    columns = (
        TextColumn(f"{name} ({unit})"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task(name, total=total)
        told = 0

        def report(done: int) -> None:
            nonlocal told
            progress.update(bar, completed=done)
            if not console.is_terminal and 10 * done // total > told:
                told = 10 * done // total
                console.print(f"{name}: {done} of {total} {unit}", highlight=False)

        tally = asyncio.run(run(total, f"{seed}:{name}", report, kinds=kinds))
    return tally, time.perf_counter() - began


def _summary(results: dict[str, tuple[Tally, float]]) -> Table:
    table = Table("", *results, title="Soak")
    rows: dict[str, Callable[[Tally], str]] = {
        "games": lambda tally: str(tally.games),
        "seats a game": lambda tally: f"{tally.seats / max(tally.games, 1):.1f}",
        "presses": lambda tally: str(tally.presses),
        "calls": lambda tally: str(tally.calls),
        "hours of play": lambda tally: f"{tally.hours:.0f}",
        "proofs": lambda tally: str(tally.proofs),
        "sent twice": lambda tally: str(tally.doubled),
        "ends": lambda tally: "\n".join(f"{key} {count}" for key, count in sorted(tally.outcomes.items())),
        "beside": lambda tally: "\n".join(f"{key} {value}" for key, value in tally.extra.items()),
        "broken promises": lambda tally: str(len(tally.violations)),
    }
    for heading, cell in rows.items():
        table.add_row(heading, *(cell(tally) for tally, _ in results.values()))
    table.add_row("took", *(f"{seconds:.0f} s" for _, seconds in results.values()))
    return table


if __name__ == "__main__":
    typer.run(main)
