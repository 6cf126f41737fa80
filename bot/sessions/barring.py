"""Whom the bot does not serve: one polite line, then silence; a group reads one line, and the bot leaves. Knows no game.

What a banned person may still ask for is what is kept of him, and that it be erased. Who administers the bot is never banned.
"""

from dataclasses import replace
from typing import Final

from bot.sessions import commands as c
from bot.sessions import guests
from bot.sessions.ending import close
from bot.sessions.manners import Deed
from bot.sessions.quiz import daily
from bot.sessions.receipts import Ignored, Receipt, Toast
from bot.sessions.seating import leave_lobby
from bot.sessions.steps import conclude, leave
from bot.sessions.tables import tables_of
from bot.sessions.turn import Turn
from games.core.game import Leave
from games.core.ids import Seat
from storage.operator_records import BanRecord
from storage.records import Act, OutboxItem, Status

HEARD: Final[tuple[type[c.Command], ...]] = (
    c.BotWentOut,
    c.ReachabilityChanged,
    c.MemberLeft,
    c.TopicChanged,
    c.GroupMoved,
    c.ForgetMe,
    c.AskData,
)
"""What Telegram reports is true of everybody, and what is kept of a person stays that person's."""
_BARRED: Final = Ignored(why="banned")


def kept_out(turn: Turn, command: c.Command) -> Receipt | None:
    """What is answered to somebody, or in a group, that the bot does not serve; None for everybody else."""
    if isinstance(command, HEARD) or (isinstance(command, c.AskPage) and command.page == "privacy"):
        return None
    who, where = command.who, command.where
    bans = turn.uow.bans_among([who.user_id, where.chat_id])
    if not bans:
        return None
    group = bans.get(where.chat_id) if where.chat_id < 0 else None
    if group is not None:
        if isinstance(command, c.BotCameIn) or turn.may(Deed.PROOF, where.chat_id):
            _walk_out(turn, group)
        return _BARRED
    ban = bans.get(who.user_id)
    if ban is None or who.anonymous or who.user_id in turn.kit.terms.operators:
        return None
    return _BARRED if ban.told else _tell(turn, command, ban)


def _tell(turn: Turn, command: c.Command, ban: BanRecord) -> Receipt:
    """The one line, where nobody else reads it."""
    if command.press:
        turn.uow.save_ban(replace(ban, told=True))
        return replace(_BARRED, toast=Toast(key="ban-told-toast", alert=True))
    if command.where.kind == "private" and not isinstance(command, c.AskInline | c.AnswerPoll):
        turn.uow.save_ban(replace(ban, told=True))
        turn.reply(command, "ban-told")
    elif turn.reachable(command.who.user_id):
        turn.uow.save_ban(replace(ban, told=True))
        turn.whisper(command.who.user_id, "ban-told")
    return _BARRED


def put_out(turn: Turn, command: c.Command) -> int:
    """Take whoever gives this command out of every table, as if by his own leaving; out of how many.

    The table reads what it reads of anybody who leaves. Where the dice are being thrown the seat stays, and is an absent one.
    """
    left, user_id = 0, command.who.user_id
    for known in tables_of(turn, user_id):
        session = turn.load(known.id)
        row = None if session is None else session.seat_of(user_id)
        if session is None or row is None or session.status in (Status.DRAWING, Status.FROZEN):
            continue
        left += 1
        if session.notes.practice.on and session.status is Status.RUNNING:
            close(turn, session, "stopped", "practice-stopped")
            continue
        if session.status is Status.LOBBY:
            leave_lobby(turn, session, row)
        else:
            leave(turn, session, Seat(row.seat), Leave.RESIGNED)
        if session.record.opener == user_id:
            session.record.opener = 0
        if session.state is not None:
            conclude(turn, session)
        elif session.status is Status.LOBBY:
            turn.save(session)
    guests.leave_all(turn, command)
    return left


def close_group(turn: Turn, ban: BanRecord) -> int:
    """Close every table of a group, say the one line, and leave; how many tables."""
    closed = 0
    for session_id in turn.uow.live_sessions_in(ban.chat_id):
        session = turn.load(session_id)
        if session is not None:
            turn.journal(session, {"kind": "stop"})
            close(turn, session, "stopped", "service-lobby-stopped" if session.lobby else "service-stopped")
            closed += 1
    daily.lost(turn, ban.chat_id)
    group = turn.uow.group(ban.chat_id)
    if group is not None and group.present:
        _walk_out(turn, ban)
        turn.uow.save_group(replace(group, present=False))
    return closed


def _walk_out(turn: Turn, ban: BanRecord) -> None:
    turn.say_in(ban.chat_id, "ban-group-told")
    turn.uow.save_ban(replace(ban, told=True))
    turn.enqueue([OutboxItem(chat_id=ban.chat_id, act=Act.LEAVE)])
