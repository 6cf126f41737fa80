"""How a practice game goes on: one thing after the other, at a pace that can be followed. Its clock moves by jumps.

Secret answers of the computer players fall together, once the person has given his own: nobody sees them. What
everybody sees comes one by one. When all has been answered, or the person says so, game time jumps to what is due.
"""

from datetime import timedelta

from bot.sessions import clock, computers
from bot.sessions.commands import UsePractice
from bot.sessions.ending import close
from bot.sessions.faults import Refusal
from bot.sessions.practice import waiting
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.steps import advance, conclude
from bot.sessions.turn import Turn
from games.core.game import Deadline, Place
from storage.records import Status

PATIENCE = timedelta(days=7)
"""So long a practice game waits for its person before it is put away."""
_LATER = 2.0
"""Seconds after which the game looks again whether what was told has arrived."""
_WARNINGS = 20
"""So many deadlines of one phase at most are passed in one jump."""


def use_practice(turn: Turn, command: UsePractice) -> Receipt:
    """A button below the message that says what is waited for."""
    session = turn.load(command.session_id)
    if session is None or session.status is not Status.RUNNING or not session.notes.practice.on:
        raise Refusal("service-old-game")
    if command.who.user_id != session.record.opener:
        raise Refusal("service-not-at-this-table", alert=True)
    notes = session.notes.practice
    if command.pick == "on":
        # The same button stands under the next message too: one press goes on once.
        if not waiting.awaited(session) or not waiting.stands(turn, session, command.where.message_id):
            raise Refusal("service-stale-button")
        notes.passed = waiting.mark(session)
        waiting.follow(turn, session)
    else:
        notes.hints = command.pick == "hints"
        waiting.show_again(turn, session)
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-noted"))


def beat(turn: Turn, session: Session) -> None:
    """The next thing that happens, if anything may: a move of a computer player, else a jump to what is due. The caller saves."""
    if session.status is not Status.RUNNING:
        return
    notes, alarms = session.notes.practice, session.notes.alarms
    if clock.OPENING in session.record.holds:
        alarms[clock.PRACTICE] = turn.now + timedelta(seconds=_LATER * turn.scale)
        return
    waits = waiting.awaited(session)
    if _moved(turn, session, secret=not waits):
        return
    if not waits:
        _jump(turn, session)
        return
    since = notes.since or turn.now
    if turn.now - since >= PATIENCE:
        close(turn, session, "expired", "practice-put-away")
        return
    notes.rests = waiting.mark(session)
    alarms[clock.PRACTICE] = since + PATIENCE


def _moved(turn: Turn, session: Session, *, secret: bool) -> bool:
    """Let computer players answer: in secret as many as would, in public one. Whether anybody did."""
    moved = False
    while secret and session.status is Status.RUNNING and computers.answer_one(turn, session, Place.WHISPER):
        moved = True
    return moved or (session.status is Status.RUNNING and computers.answer_one(turn, session, Place.TABLE))


def _jump(turn: Turn, session: Session) -> None:
    """What time would do next happens now; warnings on the way are passed over in silence."""
    phase = session.notes.phase
    for _ in range(_WARNINGS):
        deadline = session.spec.game.deadline(session.state)
        if deadline is None:
            break
        warning = deadline.at < deadline.closes
        _expire(turn, session, deadline, hushed=warning)
        if not warning or session.notes.phase != phase:
            break
    conclude(turn, session)


def _expire(turn: Turn, session: Session, deadline: Deadline, *, hushed: bool) -> None:
    session.record.game_time = max(session.record.game_time, deadline.at)
    entry = {"kind": "ring", "token": deadline.token}
    advance(turn, session, lambda game, state, moment: game.expire(state, deadline, moment), entry, hushed=hushed)
