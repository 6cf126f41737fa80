"""A stored session played again, and compared with the state that is stored. Shows no state and no move; names no game."""

from dataclasses import dataclass, field
from typing import Literal

from bot.sessions.codec import Codec
from bot.sessions.faults import place_of
from bot.sessions.notes import load_notes
from bot.sessions.replaying import Mismatch, Replay, replay
from games.core.fairness import Seal
from storage.records import JournalEntry, Json, SessionRecord
from storage.unit import UnitOfWork

Verdict = Literal["same", "other", "broken", "undealt", "alien"]
"""The state is the stored one; another one; a step cannot be made again; nothing was dealt; it has other rules than this program."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rerun:
    """What came of it."""

    record: SessionRecord
    verdict: Verdict
    seats: int
    journal: int
    """Steps in the journal."""
    step: int = 0
    """The one that could not be made again."""
    why: str = ""
    played: Replay | None = field(default=None, repr=False)


def rerun(uow: UnitOfWork, codec: Codec, session_id: str) -> Rerun | None:
    """Play the session's journal again; None if there is no such session. Writes nothing, and raises nothing of the rules'."""
    record = uow.session(session_id)
    if record is None:
        return None
    notes, journal = load_notes(record.extra), uow.journal(session_id)
    seats = len({seat.seat for seat in uow.seats(session_id)})

    def found(verdict: Verdict, *, step: int = 0, why: str = "", played: Replay | None = None) -> Rerun:
        return Rerun(
            record=record, verdict=verdict, seats=seats, journal=len(journal), step=step, why=why, played=played
        )

    if notes.deal_step is None:
        return found("undealt")
    spec = codec.spec(record.game)
    if spec.game.rules_version != record.rules_version:
        return found("alien", why=str(record.rules_version))
    seed = Seal(uow.seal(session_id)).seed(session_id, notes.entropy)
    steps = [_entry(entry) for entry in journal if entry.step >= notes.deal_step]
    try:
        played = replay(spec, codec.options(spec, record.options), seats, seed, steps)
        same = record.state is None or codec.dump(spec, played.state) == record.state
    except Mismatch as mismatch:
        return found("broken", step=mismatch.step, why=mismatch.why)
    except Exception as error:  # noqa: BLE001 (whatever a rule raises is what was asked for; its words may quote a card)
        return found("broken", why=place_of(error))
    return found("same" if same else "other", played=played)


def _entry(entry: JournalEntry) -> Json:
    return {"step": entry.step, "at": entry.at.isoformat(), **entry.entry}
