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

LOWER = "lower"
"""How a card is lowered, before a mark that is another one after each lowering."""
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
    if command.how.startswith(LOWER):
        return _lower(turn, session, row, command.how.removeprefix(LOWER))
    if command.how == "unnamed" and command.where.kind == "private":
        return _raise(turn, session, None)
    return _raise(turn, session, row)


def _raise(turn: Turn, session: Session, row: SeatRecord | None) -> Receipt:
    """Without a name each press is one card, as nothing may say whose it is; there are no more of them than people."""
    notes = session.notes
    first = not notes.unnamed
    if row.seat in notes.raised if row is not None else notes.unnamed >= _nameless(session):
        return Ignored(why="raised already", toast=Toast(key="service-halt-toast"))
    if row is None:
        notes.unnamed += 1
    else:
        notes.raised.append(row.seat)
    clock.hold(session.record, clock.HALTED, turn.now, turn.scale)
    turn.journal(session, {"kind": "halt"})
    if row is not None or first:
        # That there is a second one without a name shows once the first is lowered: the fewer raise it, the more it would tell.
        _tell(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-halt-toast"))


def _nameless(session: Session) -> int:
    """How many people may have raised it without a name."""
    return sum(1 for row in session.people if row.seat not in session.notes.raised)


def _lower(turn: Turn, session: Session, row: SeatRecord, lowered: str) -> Receipt:
    """One's own card, else one without a name, which anybody may lower; `lowered` is how many were when the button came."""
    notes = session.notes
    if row.seat in notes.raised:
        notes.raised.remove(row.seat)
    elif notes.unnamed:
        if lowered != _mark(session):
            # A second tap must not lower the card of somebody else.
            raise Refusal("service-stale-button")
        notes.unnamed -= 1
    elif session.halted:
        raise Refusal("service-halt-others", alert=True)
    else:
        raise Refusal("service-stale-button")
    notes.lowered += 1
    settle(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-halt-down-toast"))


def _mark(session: Session) -> str:
    """Part of the lowering button: another one after each lowering."""
    return f"-{session.notes.lowered}" if session.notes.lowered else ""


def settle(turn: Turn, session: Session) -> None:
    """A card has been lowered: the clock runs if it was the last, else the table is told whose are up. The caller saves."""
    notes = session.notes
    turn.journal(session, {"kind": "lower"})
    if notes.raised or notes.unnamed:
        _tell(turn, session, "service-halt-still")
        return
    notes.lowered = 0
    clock.release(session.record, clock.HALTED, turn.now, turn.scale)
    slot = notes.notices.pop(SLOT, None)
    if slot is not None:
        turn.strip(session, slot)
    turn.say_group(session, "service-halt-down")


def gone(turn: Turn, session: Session, seat: int) -> None:
    """Somebody has left: the card that was raised in this seat's name counts as lowered. The caller saves.

    Nobody knows whose one without a name is: it stays, but there are no more of them than people.
    """
    notes = session.notes
    before = len(notes.raised), notes.unnamed
    if seat in notes.raised:
        notes.raised.remove(seat)
    notes.unnamed = min(notes.unnamed, _nameless(session))
    if before != (len(notes.raised), notes.unnamed):
        notes.lowered += 1
        settle(turn, session)


def say_again(turn: Turn, session: Session) -> None:
    """The button that lowers the card, once more at the end of a talk that may have been long. The card is up. The caller saves."""
    _tell(turn, session)


def _tell(turn: Turn, session: Session, key: str = "service-halt-up") -> None:
    """Say in the group that the card is up, each time in a new message with the button that lowers it."""
    notes = session.notes
    old = notes.notices.pop(SLOT, None)
    if old is not None:
        turn.strip(session, old)
    button = {
        "text": turn.label(session.record.locale, "service-button-lower"),
        "data": tokens.encode(session.id, tokens.HALT, f"{LOWER}{_mark(session)}"),
    }
    names = turn.names(session, notes.raised) if notes.raised else ""
    place = f"{SLOT}.{int(turn.now.timestamp())}"
    whose = "both" if names and notes.unnamed else "named" if names else "unnamed"
    notes.notices[SLOT] = turn.show_group(
        session, place, key, keyboard=[[button]], names=names, count=len(notes.raised), whose=whose
    )
