"""Forum topics come and go: what a table does when its topic is closed, reopened, renamed or no more. Knows no game.

A topic that was deleted has no update of its own: the first message that finds it gone tells (bot.delivery).
"""

from bot.narration import tokens
from bot.narration.names import line
from bot.sessions import clock
from bot.sessions.commands import Resume, TopicChanged, Where
from bot.sessions.ending import close
from bot.sessions.faults import Refusal
from bot.sessions.people import TITLE
from bot.sessions.places import called
from bot.sessions.receipts import Accepted, Ignored, Receipt
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import Status


def topic_changed(turn: Turn, command: TopicChanged) -> Receipt:
    """The topic of a table was renamed, closed or reopened."""
    session = None if command.where.topic is None else turn.here(command.where)
    if session is None:
        return Ignored(why="no table there")
    if command.name:
        session.notes.topic = line(command.name, TITLE)
    elif command.closed:
        _stand(turn, session)
    elif clock.release(session.record, clock.CLOSED, turn.now, turn.scale):
        turn.say_group(session, "service-topic-reopened")
        if session.lobby is not None:
            turn.show_lobby(session)
    turn.save(session)
    return Accepted(session_id=session.id)


def _stand(turn: Turn, session: Session) -> None:
    """Nobody can talk there: the clock stands, and whoever opened the table hears why, the topic may not take it."""
    if session.status is Status.FROZEN or not clock.hold(session.record, clock.CLOSED, turn.now, turn.scale):
        return
    title, table = turn.title_of(session.record.chat_id), called(turn, session, session.record.locale)
    turn.whisper(session.record.opener, "service-topic-closed", session_id=session.id, group=title, table=table)


def gone(turn: Turn, chat_id: int, topic: int) -> None:
    """The topic is no more: its table moves to the general one, or waits until that is free; a lobby gives way."""
    session = turn.here(Where(chat_id=chat_id, topic=topic))
    if session is None or session.notes.adrift:
        return
    if turn.uow.live_session_at(chat_id, None) is None:
        _move(turn, session)
        turn.say_group(session, "service-topic-gone")
        turn.uow.queue_without_topic(session.id)
        if session.lobby is not None:
            turn.show_lobby(session)
        turn.save(session)
        return
    session.notes.adrift = True
    if session.status is Status.LOBBY:
        close(turn, session, "lost", "service-topic-gone-lobby")
        return
    if session.status is Status.FROZEN:
        turn.save(session)
        return
    clock.hold(session.record, clock.PAUSED, turn.now, turn.scale)
    locale = session.record.locale
    button = {"text": turn.label(locale, "service-button-resume"), "data": tokens.encode(session.id, "resume", "yes")}
    game = called(turn, session, locale)
    turn.show_group(session, "pause", "service-topic-gone-waits", keyboard=[[button]], table=game)
    turn.save(session)


def find_a_place(turn: Turn, session: Session, command: Resume) -> None:
    """A table whose topic is no more goes on in the general one. Raises Refusal while another one is there."""
    if not session.notes.adrift:
        return
    if turn.uow.live_session_at(session.record.chat_id, None) is not None:
        raise Refusal("service-place-taken", alert=command.press)
    session.notes.adrift = False
    _move(turn, session)
    turn.uow.queue_without_topic(session.id)


def _move(turn: Turn, session: Session) -> None:
    turn.uow.move_session(session.record, session.record.chat_id)
    session.notes.topic = ""
    clock.release(session.record, clock.CLOSED, turn.now, turn.scale)
