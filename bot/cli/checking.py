"""`narratore verify` and `narratore replay`: a game's proof checked, a stored journal played again."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from bot.narration.bundles import Bundles
from bot.sessions.codec import Codec
from bot.sessions.rerun import Rerun, rerun
from bot.sessions.verify import verify_file
from games.core.ids import GameKey
from games.core.spec import GameSpec
from storage.engine import Database

_MARKS = {"passed": "[green]✓[/]", "failed": "[red]✗[/]", "skipped": "[yellow]–[/]"}


def verify(path: Path, bundles: Bundles, locale: str, console: Console) -> bool:
    """Print every finding about the proof in this file; whether nothing failed. Raises OSError."""
    report = verify_file(path)
    for finding in report.findings:
        key = f"verify-{finding.check}-{finding.verdict}"
        sentence = bundles.plain(locale, key, limit=400, step=finding.step or 0, detail=finding.detail)
        console.print(f"{_MARKS[finding.verdict]} ", end="")
        console.print(sentence, markup=False, highlight=False)
    return report.fair


async def replay_session(db: Database, session_id: str, specs: dict[GameKey, GameSpec], console: Console) -> bool:
    """Play the stored journal again and say where it ends or breaks; whether it fits the stored state."""
    codec = Codec(specs)
    found = await db.transact(lambda uow: rerun(uow, codec, session_id))
    if found is None:
        console.print(f"no session {session_id} in this database", style="red")
        return False
    console.print(_summary(found))
    if found.verdict == "undealt":
        console.print("the cards were never dealt: there is nothing to play again")
        return True
    if found.verdict == "alien":
        console.print(f"this program does not know rules {found.why} of this game", style="red")
        return False
    if found.played is None:
        where = f"step {found.step}" if found.step else "a step"
        console.print(f"{where} cannot be made again: {found.why}", style="red")
        return False
    outcome = codec.spec(found.record.game).game.outcome(found.played.state)
    played = found.played
    console.print(f"{played.steps} steps, {len(played.draws)} draws, outcome: {outcome.key if outcome else 'none yet'}")
    same = found.verdict == "same"
    console.print(
        "the stored state is the same" if same else "the stored state is another one", style="" if same else "red"
    )
    return same


def _summary(found: Rerun) -> Table:
    """The journal's kinds of steps; no move is shown, since roles could be read from it."""
    table = Table("status", "game", "rules", "seats", "steps")
    record = found.record
    table.add_row(record.status.value, record.game, str(record.rules_version), str(found.seats), str(found.journal))
    return table
