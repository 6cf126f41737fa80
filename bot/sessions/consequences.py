"""What deliveries do to the sessions: delivery's `Consequences`, each in one idempotent transaction."""

from collections.abc import Callable
from datetime import timedelta

from bot.sessions import clock, handing, rollcall
from bot.sessions.absence import all_asked_in_private, lost, tell_untold
from bot.sessions.quiz import daily
from bot.sessions.session import Session
from bot.sessions.starting import deal, threw
from bot.sessions.turn import Turn
from storage.records import Act, Claim, Status


def opened(turn: Turn, session_id: str) -> None:
    """The phase's opening has been delivered, or given up: the clock runs."""
    session = turn.load(session_id)
    if session is None or session.status is not Status.RUNNING or clock.OPENING not in session.record.holds:
        return
    if turn.uow.opens_outstanding(session_id):
        return
    clock.release(session.record, clock.OPENING, turn.now, turn.scale)
    session.notes.alarms.pop(clock.OPENING, None)
    tell_untold(turn, session)
    turn.save(session)


def barred(turn: Turn, chat_id: int, topic: int | None) -> None:
    """The group cannot be written to: its clocks stand, the host is told in private."""

    def stop(session: Session) -> None:
        if clock.hold(session.record, clock.BARRED, turn.now, turn.scale):
            rollcall.excuse(turn, session)
            turn.save(session)
            title = turn.title_of(chat_id)
            turn.whisper(session.record.opener, "service-barred", session_id=session.id, group=title)

    _each(turn, chat_id, topic, stop)


def flooded(turn: Turn, chat_id: int, seconds: float) -> None:
    """Telegram lets nothing into the group for so long: its clocks stand, and run again by themselves afterwards."""
    until = turn.now + timedelta(seconds=seconds)

    def stop(session: Session) -> None:
        clock.hold(session.record, clock.FLOODED, turn.now, turn.scale)
        rollcall.excuse(turn, session)
        session.notes.alarms[clock.FLOODED] = max(until, session.notes.alarms.get(clock.FLOODED, until))
        turn.save(session)

    _each(turn, chat_id, None, stop, every_topic=True)


def writable(turn: Turn, chat_id: int, topic: int | None) -> None:
    """The group can be written to again: the clocks go on."""

    def go_on(session: Session) -> None:
        if clock.release(session.record, clock.BARRED, turn.now, turn.scale):
            turn.save(session)

    _each(turn, chat_id, topic, go_on)


def gone(turn: Turn, chat_id: int, *, delivering: bool) -> None:
    """A person cannot be written to any more, or a group is lost.

    `delivering`: a message found it out. Who is written to between two openings depends on the cards (a wolf whose
    companion chooses, a mayor at dawn), so the group is told at the next opening that asks everybody in private.
    """
    if chat_id < 0:
        lose_group(turn, chat_id)
        return
    if not turn.uow.set_reachable(chat_id, False):
        return
    handing.lost(turn, chat_id)
    for session_id in turn.uow.live_sessions_of(chat_id):
        session = turn.load(session_id)
        row = None if session is None else session.seat_of(chat_id)
        if session is None or row is None or session.notes.practice.on:
            continue
        if session.status is Status.LOBBY:
            turn.show_lobby(session)
            turn.save(session)
        elif delivering and session.status is Status.RUNNING and not _opening_asks_all(session):
            session.notes.untold.append(row.seat)
            turn.save(session)
        elif session.status in (Status.RUNNING, Status.DRAWING):
            lost(turn, session, row)


def _opening_asks_all(session: Session) -> bool:
    """Whether a phase is just being opened in which everybody is asked in private: what fails now fails for any card."""
    return clock.OPENING in session.record.holds and all_asked_in_private(session)


def lose_group(turn: Turn, chat_id: int) -> None:
    """The bot is out of the group, or the group is no more: its games stand, its lobbies are closed."""

    def stand(session: Session) -> None:
        if session.status is Status.LOBBY:
            session.record.status, session.notes.why = Status.CLOSED, "lost"
        elif clock.hold(session.record, clock.FROZEN, turn.now, turn.scale):
            session.notes.alarms.clear()
            session.notes.why = "lost"
            session.record.status = Status.FROZEN
            turn.uow.look_at_mutes(session.id, turn.now)
            for row in session.people:
                if row.user_id is not None:
                    turn.whisper(row.user_id, "service-group-lost", group=turn.title_of(chat_id))
        turn.save(session)

    _each(turn, chat_id, None, stand, every_topic=True)
    daily.lost(turn, chat_id)


def moved(turn: Turn, old: int, new: int) -> None:
    """A group has become a supergroup: everything of it moves, once."""
    turn.uow.move_group(old, new)


def threw_die(turn: Turn, session_id: str, throw: int, value: int) -> None:
    """A die of the seal shows this value."""
    session = turn.load(session_id)
    if session is not None:
        threw(turn, session, throw, value)


def broken(turn: Turn, claim: Claim) -> None:
    """An item was set aside: a die that cannot be thrown is done without; the rest is repaired by the screens."""
    session = None if claim.item.session_id is None else turn.load(claim.item.session_id)
    if session is None:
        return
    if claim.item.act is Act.DICE and session.status is Status.DRAWING:
        deal(turn, session)
    elif session.status is Status.RUNNING:
        # Somebody has not seen what he should have: our fault, and nobody is absent for it.
        rollcall.excuse(turn, session)
        turn.save(session)


def _each(
    turn: Turn, chat_id: int, topic: int | None, act: Callable[[Session], None], *, every_topic: bool = False
) -> None:
    for session_id in turn.uow.live_sessions_in(chat_id):
        session = turn.load(session_id)
        if session is not None and (every_topic or session.record.topic == topic):
            act(session)
