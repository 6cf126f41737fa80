"""A slow game rests in its group's night. Knows game time and the group's zone, no game by name."""

from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.sessions import clock
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import Status


def rest(turn: Turn, session: Session) -> None:
    """Stop or release the clock as the hour demands, and look again when that changes. The caller saves."""
    notes, record = session.notes, session.record
    if record.status is not Status.RUNNING or not is_slow(turn, session):
        notes.alarms.pop(clock.QUIET, None)
        return
    hours = quiet_hours(turn, session.record.chat_id)
    if hours.at(turn.now):
        clock.hold(record, clock.QUIET, turn.now, turn.scale)
    else:
        clock.release(record, clock.QUIET, turn.now, turn.scale)
    notes.alarms[clock.QUIET] = hours.edge(turn.now)


def is_slow(turn: Turn, session: Session) -> bool:
    """Whether the game is one of days, not of an evening: its lobby stays open for hours."""
    return session.spec.joining(session.options) * turn.scale >= clock.SLOW


def quiet_hours(turn: Turn, chat_id: int) -> clock.Quiet:
    """The hours in which this group sleeps."""
    settings, terms = turn.settings(chat_id), turn.kit.terms
    start = terms.quiet_from if settings.quiet_from is None else settings.quiet_from
    end = terms.quiet_until if settings.quiet_until is None else settings.quiet_until
    return clock.Quiet(zone=zone_of(turn, chat_id), start=start, end=end)


def zone_of(turn: Turn, chat_id: int) -> str:
    """The group's time zone; one that nobody knows is the operator's default."""
    zone = turn.settings(chat_id).timezone or turn.kit.terms.timezone
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError):
        return turn.kit.terms.timezone
    return zone
