"""The card that stops everything: any player raises it, by name or, from the private chat, without one. Knows no game by name.

While it is up the clock stands, and only the card itself, status, leaving and the end of the game are answered. The journal
says that it was raised, never by whom.
"""

from bot.narration import tokens
from bot.sessions import clock
from bot.sessions import commands as c
from bot.sessions.faults import Refusal
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import SeatRecord, Status

SLOT = "halted"
"""The notice that says that the card is up."""


def halt(turn: Turn, command: c.Halt) -> Receipt:
    """Raise the card or lower it. A repeated press changes nothing."""
    session = turn.load(command.session_id)
    if session is None or session.status is not Status.RUNNING or not session.spec.halts:
        raise Refusal("service-old-game")
    row = session.seat_of(command.who.user_id)
    if row is None or command.who.anonymous:
        raise Refusal("service-not-at-this-table", alert=True)
    if command.how == "lower":
        return _lower(turn, session, row)
    if command.how == "unnamed" and command.where.kind == "private":
        return _raise(turn, session, None)
    return _raise(turn, session, row)


def _raise(turn: Turn, session: Session, row: SeatRecord | None) -> Receipt:
    notes = session.notes
    if notes.unnamed if row is None else row.seat in notes.raised:
        return Ignored(why="raised already", toast=Toast(key="service-halt-toast"))
    if row is None:
        notes.unnamed = True
    else:
        notes.raised.append(row.seat)
    clock.hold(session.record, clock.HALTED, turn.now, turn.scale)
    turn.journal(session, {"kind": "halt"})
    _tell(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-halt-toast"))


def _lower(turn: Turn, session: Session, row: SeatRecord) -> Receipt:
    """One's own card, else the one without a name, which anybody may lower."""
    notes = session.notes
    if row.seat in notes.raised:
        notes.raised.remove(row.seat)
    elif notes.unnamed:
        notes.unnamed = False
    elif session.halted:
        raise Refusal("service-halt-others", alert=True)
    else:
        raise Refusal("service-stale-button")
    settle(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-halt-down-toast"))


def settle(turn: Turn, session: Session) -> None:
    """A card has been lowered: the clock runs if it was the last, else the table is told whose are up. The caller saves."""
    notes = session.notes
    if notes.raised or notes.unnamed:
        turn.journal(session, {"kind": "lower"})
        _tell(turn, session)
        return
    clock.release(session.record, clock.HALTED, turn.now, turn.scale)
    turn.journal(session, {"kind": "lower"})
    slot = notes.notices.pop(SLOT, None)
    if slot is not None:
        turn.strip(session, slot)
    turn.say_group(session, "service-halt-down")


def gone(turn: Turn, session: Session, seat: int) -> None:
    """Somebody has left: the card that was raised in this seat's name counts as lowered. The caller saves."""
    if seat in session.notes.raised:
        session.notes.raised.remove(seat)
        settle(turn, session)


def say_again(turn: Turn, session: Session) -> None:
    """The button that lowers the card, once more at the end of a talk that may have been long. The card is up. The caller saves."""
    _tell(turn, session)


def _tell(turn: Turn, session: Session) -> None:
    """Say in the group that the card is up, each time in a new message with the button that lowers it."""
    notes = session.notes
    old = notes.notices.pop(SLOT, None)
    if old is not None:
        turn.strip(session, old)
    button = {
        "text": turn.label(session.record.locale, "service-button-lower"),
        "data": tokens.encode(session.id, tokens.HALT, "lower"),
    }
    names = turn.names(session, notes.raised) if notes.raised else ""
    place = f"{SLOT}.{int(turn.now.timestamp())}"
    whose = "both" if names and notes.unnamed else "named" if names else "unnamed"
    notes.notices[SLOT] = turn.show_group(
        session, place, "service-halt-up", keyboard=[[button]], names=names, count=len(notes.raised), whose=whose
    )
