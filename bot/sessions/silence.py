"""Who lets a question wait that the whole table sees asked. Pure; of what is asked in secret nothing shows here."""

from typing import Any

from bot.sessions.session import Session
from games.core.game import Place, Prompt
from games.core.ids import Seat
from storage.records import SeatRecord


def late(session: Session) -> list[SeatRecord]:
    """The people who have not answered a question that the whole table sees them asked."""
    return [row for row in session.people if any(p.chosen is None for p in asked(session, session.state, row))]


def covered(session: Session) -> bool:
    """Whether nobody may know who has answered the question that the whole table sees asked, only how many."""
    return any(p.covered for row in session.people for p in asked(session, session.state, row))


def note_missed(session: Session, before: Any, mover: int | None) -> None:
    """A phase is over, and `before` was its last state: who has let its public question pass, and who has not.

    `mover` is the seat whose answer has closed it; None if its time was over.
    """
    missed = set(session.notes.missed)
    for row in session.people:
        questions = asked(session, before, row)
        if row.seat != mover and any(prompt.chosen is None for prompt in questions):
            if not session.notes.excused:
                missed.add(row.seat)
        elif questions:
            missed.discard(row.seat)
    session.notes.missed = sorted(missed)


def asked(session: Session, state: Any, row: SeatRecord) -> list[Prompt]:
    """What this seat is asked in this state before the whole table, standing offers left out."""
    if state is None:
        return []
    prompts = session.spec.game.prompts(state, Seat(row.seat))
    return [prompt for prompt in prompts if prompt.place is Place.TABLE and not prompt.standing]
