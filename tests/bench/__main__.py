"""`python -m tests.bench`: the budgets, and what is measured here. The exit status is 0 whatever the figures are."""

import logging
import os
import time
import warnings
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bot import logs
from tests.bench import crowd, delivering, engine, pressing
from tests.bench.rows import Row, Scale

PARTS = {"press": pressing.run, "delivery": delivering.run, "engine": engine.run, "crowd": crowd.run}


def main(
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of everything: does it run at all?")] = False,
    only: Annotated[list[str] | None, typer.Option(help=f"One of {', '.join(PARTS)}; may be repeated.")] = None,
) -> None:
    """Measure, and print a table."""
    wanted = only or list(PARTS)
    if unknown := [name for name in wanted if name not in PARTS]:
        raise typer.BadParameter(f"no part {unknown[0]}; there are: {', '.join(PARTS)}")
    logs.configure(form="console", level="error", secrets=())
    logging.getLogger("telegram").setLevel(logging.ERROR)
    warnings.simplefilter("ignore", ResourceWarning)
    scale = Scale().tenth() if quick else Scale()
    console = Console(width=None if os.isatty(1) else 200)
    rows: list[Row] = []
    for name in wanted:
        began = time.perf_counter()
        rows += PARTS[name](scale)
        console.print(f"{name}: measured in {time.perf_counter() - began:.0f} s", style="dim", highlight=False)
    console.print(_table(rows))
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    console.print(f"{os.cpu_count()} cores, load {load}. Medians; in brackets the least and the greatest repetition.")


def _table(rows: list[Row]) -> Table:
    table = Table(title="Budgets", show_lines=True)
    for heading in ("what", "measured", "budget", "", "of what"):
        table.add_column(heading, overflow="fold")
    for row in rows:
        mark = {True: "yes", False: "NO", None: ""}[row.within]
        table.add_row(row.what, row.measured, row.budget, mark, row.note)
    return table


if __name__ == "__main__":
    typer.run(main)
