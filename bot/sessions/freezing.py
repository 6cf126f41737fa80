"""Freezing a session whose rules or texts broke. Never continues on a state that surprised its own code."""

from bot.sessions import clock
from bot.sessions.faults import BrokenSession
from bot.sessions.notes import dump_notes, load_notes
from bot.sessions.turn import Turn
from storage.records import LIVE, JournalEntry, Json, SessionRecord, Status

TOLD = "service-frozen-toast"
"""What the person is told whose command met the fault: nobody is blamed."""


def freeze(turn: Turn, broken: BrokenSession) -> None:
    """Mark the session frozen with the entry that could not be made, and tell the group in one calm sentence.

    Touches neither the game's state nor the narrator's view of it: either may be what broke.
    """
    record = turn.uow.lock_session(broken.session_id)
    if record is None or record.status not in LIVE or record.status is Status.FROZEN:
        return
    stop(turn, record, "broken", {"entry": dict(broken.entry)})
    turn.say_at(record, "service-frozen")


def stop(turn: Turn, record: SessionRecord, why: str, more: Json) -> None:
    """Let a session stand still, whatever is in its state; the journal says so, with this beside it."""
    clock.hold(record, clock.FROZEN, turn.now, turn.scale)
    notes = load_notes(record.extra)
    notes.alarms.clear()
    notes.why = why
    record.extra = dump_notes(notes)
    record.status = Status.FROZEN
    record.due_at = record.due_token = None
    record.version += 1
    entry = {"kind": "freeze", **more}
    turn.uow.append_journal(JournalEntry(session_id=record.id, step=record.version, at=record.game_time, entry=entry))
    turn.uow.save_session(record)
    turn.uow.look_at_mutes(record.id, turn.now)
