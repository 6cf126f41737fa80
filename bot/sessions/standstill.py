"""After a start: the time in which nobody served a table does not count, and its screens are mended.

Each table is mended when it is first touched, or by and by: ten thousand tables must not hold up the first answer.
"""

from datetime import datetime

from bot.sessions import clock, rollcall
from bot.sessions.notes import DICE
from bot.sessions.quiet import rest
from bot.sessions.session import Session
from bot.sessions.steps import repair
from bot.sessions.terms import DICE_WAIT, GRACE, STANDSTILL, STANDSTILL_TOLD
from bot.sessions.turn import Turn
from storage.records import LIVE, Status


def mend(turn: Turn, session: Session, served: datetime) -> None:
    """Give back the time since `served` if it was long, tell the group once if it was very long, mend the screens."""
    if session.status not in LIVE or session.status is Status.FROZEN:
        return
    gap = turn.now - max(served, session.record.wall_time)
    if gap > STANDSTILL:
        _give_back(turn, session, served)
        if gap > STANDSTILL_TOLD and _waited(session):
            turn.say_group(session, "service-back", span=turn.span(session.record.locale, gap.total_seconds()))
    if session.status is Status.LOBBY:
        turn.show_lobby(session)
    elif session.status is Status.RUNNING:
        rest(turn, session)
        repair(turn, session)
    turn.save(session)


def _waited(session: Session) -> bool:
    """Whether anybody waited for time to pass: not at a desk without a countdown, and not in a practice game, which waits itself."""
    if session.state is None or session.spec.desk is None:
        return not session.notes.practice.on
    return session.spec.game.deadline(session.state) is not None


def _give_back(turn: Turn, session: Session, served: datetime) -> None:
    record, notes = session.record, session.notes
    gap = turn.now - max(served, record.wall_time)
    clock.forgive(record, served, turn.now, turn.scale)
    rollcall.excuse(turn, session)
    for name in notes.alarms:
        # The service's own waits did not count either; a die that is still out gets its whole time again.
        notes.alarms[name] = turn.now + DICE_WAIT if name == DICE else notes.alarms[name] + gap
    notes.alarms.pop(clock.QUIET, None)
    if session.state is None:
        return
    deadline = session.spec.game.deadline(session.state)
    if deadline is not None and not record.holds:
        left = (deadline.closes - turn.game_now(session)).total_seconds()
        if left < GRACE:
            clock.set_back(record, GRACE - max(left, 0.0), turn.now, turn.scale)
