"""Who wants to be told, in private, when a table opens in a group. Names no game."""

from datetime import timedelta
from typing import Final

from bot.narration import paging, tokens
from bot.sessions.commands import AskCall, Where
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.reception import seen_in_private
from bot.sessions.session import Session
from bot.sessions.turn import Turn

PAUSE: Final = timedelta(hours=1)
"""Of one group nobody is told more often than this."""
MOST: Final = 400
"""So many are told of one table at most: those who have waited longest come first with the next one."""


def ask_call(turn: Turn, command: AskCall) -> Receipt:
    """In a group: call me from now on, or no longer. In private: where I am called, each with a button to stop it."""
    private = command.where.kind == "private"
    if private:
        seen_in_private(turn, command)
    chat_id = command.chat_id if private else command.where.chat_id
    if chat_id is None:
        return _list(turn, command)
    return _stop(turn, command, chat_id) if command.stop else _toggle(turn, command, chat_id)


def _toggle(turn: Turn, command: AskCall, chat_id: int) -> Receipt:
    who = command.who
    if who.anonymous:
        raise Refusal("service-anonymous")
    private = command.where.kind == "private"
    if not private and turn.uow.wishes_call(chat_id, who.user_id):
        return _stop(turn, command, chat_id)
    if not turn.reachable(who.user_id):
        raise Refusal("service-press-start", url=turn.start_link(tokens.call_payload(chat_id)))
    # A link can be forged: a stranger learns not even the group's title.
    if private and turn.is_member(chat_id, who.user_id) is not True:
        raise Refusal("service-unknown-link")
    turn.uow.wish_call(chat_id, who.user_id)
    if turn.may_answer(who.user_id):
        turn.whisper(who.user_id, "service-call-set", group=turn.title_of(chat_id))
    return Accepted(toast=Toast(key="service-noted"))


def _stop(turn: Turn, command: AskCall, chat_id: int) -> Receipt:
    if not turn.uow.drop_call(chat_id, command.who.user_id):
        return Ignored(why="not called", toast=Toast(key="service-call-stopped-toast"))
    if turn.may_answer(command.who.user_id):
        turn.whisper(command.who.user_id, "service-call-stopped", group=turn.title_of(chat_id))
    return Accepted(toast=Toast(key="service-call-stopped-toast"))


def _list(turn: Turn, command: AskCall) -> Receipt:
    locale = turn.chat_locale(command.where)
    groups = turn.uow.calls_of(command.who.user_id)
    keyboard = [
        [
            {
                "text": turn.label(locale, "service-button-uncall", group=turn.title_of(chat_id)),
                "data": tokens.encode("-", "uncall", str(-chat_id)),
            }
        ]
        for chat_id in groups[: paging.MOST_BUTTONS]
    ]
    turn.reply(command, "service-calls", keyboard=paging.lightened(keyboard), count=len(groups))
    return Accepted()


def call_together(turn: Turn, session: Session, *, but: tuple[int, ...]) -> None:
    """Tell those who want to know that a lobby has opened; not those who sit there or have been asked already."""
    chat_id = session.record.chat_id
    there = {row.user_id for row in session.people} | set(but) | {session.record.opener}
    told = []
    for user_id in turn.uow.to_call(chat_id, turn.now - PAUSE)[:MOST]:
        if (
            user_id in there
            or not turn.own_settings(user_id).calls
            or not turn.reachable(user_id)
            or not turn.may(Deed.CALL, user_id)
        ):
            continue
        locale = turn.locale_of(turn.uow.person(user_id))
        button = {"text": turn.label(locale, "service-button-join"), "data": tokens.encode(session.id, "lobby", "join")}
        turn.whisper(
            user_id,
            "service-called",
            session_id=session.id,
            # The board of the table they are called to goes first, and so does whatever is being played elsewhere.
            rank=2,
            keyboard=[[button]],
            group=turn.title_of(chat_id),
            game=turn.label(locale, f"{session.spec.key}-name"),
        )
        told.append(user_id)
    turn.uow.called(chat_id, told, turn.now)


def left(turn: Turn, where: Where, user_id: int) -> None:
    """Somebody has left the group: its tables are none of his business any more."""
    turn.uow.drop_call(where.chat_id, user_id)
