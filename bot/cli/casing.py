"""`narratore cases`: acceptance cases of The Village, read from a file of tables and played through its rules."""

from pathlib import Path

from rich.console import Console

from games.village.caseread import read
from games.village.cases import play


def play_file(path: Path, console: Console) -> bool:
    """Play every case of the file, and print what came of each; whether there was one and all passed.

    Raises OSError, or UnicodeDecodeError for a file that is no text.
    """
    book = read(path.read_text(encoding="utf-8"))
    failed = 0
    for case in book.cases:
        verdict = play(case)
        failed += not verdict.passed
        mark = "[green]✓[/]" if verdict.passed else "[red]✗[/]"
        console.print(f"{mark} ", end="")
        console.print(f"{case.id} {case.title}", markup=False, highlight=False)
        if not verdict.passed:
            for line in (*verdict.differences, *(f"({line})" for line in verdict.found)):
                console.print(f"    {line}", markup=False, highlight=False)
    console.print(
        f"{len(book.cases) - failed} passed, {failed} failed, {book.passed_over} rows passed over", highlight=False
    )
    return bool(book.cases) and not failed
