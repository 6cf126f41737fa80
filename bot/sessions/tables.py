"""Finding the table that somebody means. Reads only; knows sessions, no game by name."""

from bot.sessions.commands import Command
from bot.sessions.faults import Refusal
from bot.sessions.places import called
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import LIVE, Status


def tables_of(turn: Turn, user_id: int) -> list[Session]:
    """The live tables at which the person sits, unlocked: lock the one that is meant before changing it."""
    found = (turn.peek(session_id) for session_id in turn.uow.live_sessions_of(user_id))
    return [session for session in found if session is not None and session.seat_of(user_id) is not None]


def title_of(turn: Turn, session: Session, locale: str) -> str:
    """How a person's tables are told apart: by the group, or the desk; in a group with several by the game as well."""
    title = turn.title_of(session.record.chat_id)
    if title and len(turn.uow.live_sessions_in(session.record.chat_id)) > 1:
        return f"{title} · {called(turn, session, locale)}"
    return title or called(turn, session, locale)


def engaged_elsewhere(turn: Turn, user_id: int, here: str | None = None) -> Session | None:
    """Another live table that keeps the person from sitting down: one at a time is the rule, unless the person has set otherwise.

    A desk of one's own is none, nor is a practice game.
    """
    if turn.own_settings(user_id).several:
        return None
    tables = (
        session for session in tables_of(turn, user_id) if session.spec.desk is None and not session.notes.practice.on
    )
    return next((session for session in tables if session.id != here), None)


def the_lobby(turn: Turn, session_id: str | None, command: Command) -> Session:
    """The lobby with this id, or of the command's chat, locked. Raises Refusal if there is none, or none any more."""
    session = turn.find(session_id, command.where)
    if session is None and session_id is None:
        raise Refusal("service-in-group" if command.where.kind == "private" else "service-no-lobby")
    if session is None or session.status not in LIVE:
        raise Refusal("service-lobby-gone")
    if session.status is not Status.LOBBY:
        raise Refusal("service-begun-already")
    return session


def the_game(turn: Turn, session_id: str | None, command: Command) -> Session:
    """The live table with this id, or of the command's chat, locked. Raises Refusal if there is none."""
    session = turn.find(session_id, command.where)
    if session is None or session.status not in LIVE:
        if session_id is not None:
            raise Refusal("service-stale-button")
        raise Refusal("service-in-group" if command.where.kind == "private" else "service-no-game-here")
    return session
