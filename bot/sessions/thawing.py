"""A frozen table goes on: after its group is found again, or after whoever looks after the bot has mended what broke. Names no game."""

from datetime import timedelta

from bot.sessions import clock
from bot.sessions.faults import guarded
from bot.sessions.notes import DICE, load_lobby
from bot.sessions.practice import waiting
from bot.sessions.quiet import rest
from bot.sessions.session import Session
from bot.sessions.steps import repair
from bot.sessions.terms import GRACE, OPENING_LIMIT
from bot.sessions.turn import Turn
from storage.records import Status

_FLOOD = timedelta(minutes=1)


def thaw(turn: Turn, session: Session, told: str) -> None:
    """Set a frozen table going where it stood, with half a minute at least, and say so with this message. Saves.

    Raises BrokenSession if what broke still breaks: nothing has changed then.
    """
    record, notes = session.record, session.notes
    with guarded(session.id, {"kind": "thaw"}):
        if notes.deal_step is None and record.state is not None:
            session.lobby, record.status = load_lobby(record.state), Status.LOBBY
        elif notes.deal_step is None:
            record.status, notes.alarms[DICE] = Status.DRAWING, turn.now
        else:
            record.status = Status.RUNNING
            session.state = turn.kit.codec.load(session.spec, record.state or {}, record.rules_version)
    clock.release(record, clock.FROZEN, turn.now, turn.scale)
    # Freezing has silenced the service's own wake-ups: without them these would hold the clock for ever.
    if clock.OPENING in record.holds:
        notes.alarms[clock.OPENING] = turn.now + OPENING_LIMIT
    if clock.FLOODED in record.holds:
        notes.alarms[clock.FLOODED] = turn.now + _FLOOD
    notes.why = ""
    turn.journal(session, {"kind": "thaw"})
    turn.say_group(session, told)
    if session.state is not None:
        _give_time(turn, session)
        rest(turn, session)
        repair(turn, session)
        waiting.follow(turn, session)
    elif session.lobby is not None:
        turn.show_lobby(session)
    turn.save(session)


def _give_time(turn: Turn, session: Session) -> None:
    """What is left of the phase is enough to find one's way back."""
    deadline = session.spec.game.deadline(session.state)
    if deadline is None:
        return
    left = (deadline.closes - turn.game_now(session)).total_seconds()
    if left < GRACE:
        clock.set_back(session.record, GRACE - max(left, 0.0), turn.now, turn.scale)
