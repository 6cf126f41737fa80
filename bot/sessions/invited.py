"""Somebody has followed a link to a table of a group without being in it. Knows no game by name.

What is played is played in the group, so its tables are its members': an outsider is told how to get in, and has the seat
as soon as he or she is there.
"""

from bot.narration import tokens
from bot.sessions import lobby as rules
from bot.sessions.commands import TakeSeat
from bot.sessions.people import HANDLE
from bot.sessions.receipts import Receipt, Rejected, Toast
from bot.sessions.session import Session
from bot.sessions.turn import Turn


def wait_outside(turn: Turn, session: Session, command: TakeSeat) -> Receipt:
    """The lobby notes who would like to sit down, and the person hears how to come into the group."""
    session.lobby = rules.knock(session.the_lobby(), command.who.user_id)
    turn.save(session)
    return stay_outside(turn, session, command)


def stay_outside(turn: Turn, session: Session, command: TakeSeat) -> Receipt:
    """How to come into the group: by its address if it is public, else by whoever sent the link."""
    chat_id = session.record.chat_id
    group = turn.uow.group(chat_id)
    handle = "" if group is None else str(group.settings.get(HANDLE) or "")
    key = "service-not-a-member" if handle else "service-not-a-member-private"
    title = turn.title_of(chat_id)
    if not command.press:
        locale = turn.chat_locale(command.where)
        open_it = {
            "text": turn.label(locale, "service-button-open-group", group=title),
            "url": f"https://t.me/{handle}",
        }
        sit = {
            "text": turn.label(locale, "service-button-join"),
            "data": tokens.encode(session.id, tokens.LOBBY, "join"),
        }
        turn.reply(command, key, keyboard=[[open_it], [sit]] if handle else [[sit]], group=title)
    return Rejected(toast=Toast(key=key, args={"group": title}, alert=True))
