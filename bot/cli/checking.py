"""`narratore verify` and `narratore replay`: a game's proof checked, a stored journal played again."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bot.narration.bundles import Bundles
from bot.sessions.codec import Codec
from bot.sessions.notes import load_notes
from bot.sessions.replaying import Mismatch, replay
from bot.sessions.verify import verify_file
from games.core.fairness import Seal
from games.core.ids import GameKey
from games.core.spec import GameSpec
from storage.engine import Database
from storage.records import JournalEntry, Json, SessionRecord
from storage.unit import UnitOfWork

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """What the database keeps of one session."""

    record: SessionRecord
    journal: tuple[JournalEntry, ...]
    secret: bytes
    seats: int


def stored(uow: UnitOfWork, session_id: str) -> Stored | None:
    """The session with this id; None if there is none."""
    record = uow.session(session_id)
    if record is None:
        return None
    return Stored(
        record=record,
        journal=tuple(uow.journal(session_id)),
        secret=uow.seal(session_id),
        seats=len({seat.seat for seat in uow.seats(session_id)}),
    )


async def replay_session(db: Database, session_id: str, specs: dict[GameKey, GameSpec], console: Console) -> bool:
    """Play the stored journal again and say where it ends or breaks; whether it fits the stored state."""
    found = await db.transact(lambda uow: stored(uow, session_id))
    if found is None:
        console.print(f"no session {session_id} in this database", style="red")
        return False
    notes = load_notes(found.record.extra)
    console.print(_summary(found))
    if notes.deal_step is None:
        console.print("the cards were never dealt: there is nothing to play again")
        return True
    spec = specs[GameKey(found.record.game)]
    codec = Codec(specs)
    seed = Seal(found.secret).seed(session_id, notes.entropy)
    steps = [_entry(entry) for entry in found.journal if entry.step >= notes.deal_step]
    try:
        played = replay(spec, codec.options(spec, found.record.options), found.seats, seed, steps)
    except Mismatch as mismatch:
        console.print(f"step {mismatch.step} cannot be made again: {mismatch.why}", style="red")
        return False
    same = found.record.state is None or codec.dump(spec, played.state) == found.record.state
    outcome = spec.game.outcome(played.state)
    console.print(f"{played.steps} steps, {len(played.draws)} draws, outcome: {outcome.key if outcome else 'none yet'}")
    console.print(
        "the stored state is the same" if same else "the stored state is another one", style="" if same else "red"
    )
    return same


def _entry(entry: JournalEntry) -> Json:
    return {"step": entry.step, "at": entry.at.isoformat(), **entry.entry}


def _summary(found: Stored) -> Table:
    """The journal's kinds of steps; no move is shown, since roles could be read from it."""
    table = Table("status", "game", "rules", "seats", "steps")
    record = found.record
    table.add_row(
        record.status.value, record.game, str(record.rules_version), str(found.seats), str(len(found.journal))
    )
    return table
