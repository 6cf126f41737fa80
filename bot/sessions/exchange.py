"""One sitter for another in a seat of a running game. Knows no game by name; who may ask for it is `standins.py`'s."""

from dataclasses import replace

from bot.players.names import name_for
from bot.sessions.notes import leaver
from bot.sessions.practice.shelf import put_away
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.ids import Seat
from storage.records import SeatRecord


def seat_computer(turn: Turn, session: Session, row: SeatRecord) -> None:
    """Let a computer player sit in this seat, and tell the group. The caller mends the screens and saves."""
    taken = {seat.computer for seat in session.seats if seat.computer is not None}
    name, before = name_for(session.id, row.seat, taken), turn.name_at(session, row.seat)
    sitter = SeatRecord(session_id=session.id, seat=row.seat, user_id=None, computer=name, joined_at=turn.now)
    take_over(turn, session, row, sitter)
    turn.say_group(session, "service-substituted", name=before, substitute=turn.name_at(session, row.seat))


def take_over(turn: Turn, session: Session, row: SeatRecord, sitter: SeatRecord) -> None:
    """Put the sitter into the row's seat, under a name that the table can tell from the others. The caller saves."""
    if sitter.user_id is not None:
        put_away(turn, sitter.user_id)
    turn.uow.end_seat(session.id, row.seat, turn.now)
    session.seats = [sitter if seat.seat == row.seat else seat for seat in session.seats]
    sitter = replace(sitter, name=turn.names_to_fix(session).get(row.seat))
    session.seats = [sitter if seat.seat == row.seat else seat for seat in session.seats]
    turn.uow.add_seat(sitter)
    notes = session.notes
    notes.alarms.pop(leaver(row.seat), None)
    notes.out.pop(str(row.seat), None)
    notes.leaving.pop(str(row.seat), None)
    for seats in (notes.missed, notes.given, notes.answered):
        if row.seat in seats:
            seats.remove(row.seat)
    turn.journal(session, {"kind": "substitute", "seat": row.seat})
    after = session.spec.pardon(session.state, Seat(row.seat))
    if after is not session.state:
        session.state = after
        turn.journal(session, {"kind": "pardon", "seat": row.seat})
