"""The life of the group: the bot comes and goes, people leave and return, a group becomes a supergroup."""

from dataclasses import replace

from bot.narration import tokens
from bot.sessions import calls
from bot.sessions.absence import departed, tell_back
from bot.sessions.commands import BotCameIn, BotWentOut, GroupMoved, MemberCame, MemberLeft, ReachabilityChanged
from bot.sessions.consequences import gone, lose_group, moved
from bot.sessions.notes import leaver
from bot.sessions.people import MET_IN
from bot.sessions.quiz import daily
from bot.sessions.receipts import Accepted, Ignored, Receipt
from bot.sessions.reception import within_reach
from bot.sessions.seating import come_in, leave_lobby
from bot.sessions.thawing import thaw
from bot.sessions.turn import Turn
from storage.records import Status


def bot_came_in(turn: Turn, command: BotCameIn) -> Receipt:
    """Introduce oneself in three lines with one button; games that stood since the bot was gone go on.

    Until the group has chosen a language it is spoken to in that of whoever let the bot in, if the bot speaks it.
    """
    group = turn.group(command.where)
    spoken = (command.who.language or "").split("-")[0].lower()
    settings = {**group.settings, MET_IN: spoken} if spoken in turn.kit.bundles.locales else group.settings
    if not group.present or settings != group.settings:
        group = replace(group, present=True, settings=settings)
        turn.uow.save_group(group)
    locale = turn.group_locale(group)
    for session_id in turn.uow.live_sessions_in(command.where.chat_id):
        session = turn.load(session_id)
        if session is not None and session.status is Status.FROZEN and session.notes.why == "lost":
            thaw(turn, session, "service-group-found")
            return Accepted(session_id=session.id)
    keys = list(turn.kit.codec.specs)
    button = {"text": turn.label(locale, "introduction-play"), "data": tokens.encode("-", "play", keys[0])}
    turn.reply(command, "introduction", keyboard=[[button]])
    return Accepted()


def bot_went_out(turn: Turn, command: BotWentOut) -> Receipt:
    """The bot is out: its lobbies here are closed, its games stand."""
    group = turn.uow.group(command.where.chat_id)
    if group is not None and group.present:
        turn.uow.save_group(replace(group, present=False))
    lose_group(turn, command.where.chat_id)
    return Accepted()


def reachability_changed(turn: Turn, command: ReachabilityChanged) -> Receipt:
    """A person has blocked or unblocked the bot."""
    turn.person(command.who)
    if not command.reachable:
        gone(turn, command.who.user_id, delivering=False)
        return Accepted()
    if turn.uow.set_reachable(command.who.user_id, True):
        within_reach(turn, command.who.user_id)
    return Accepted()


def member_left(turn: Turn, command: MemberLeft) -> Receipt:
    """Somebody has left the group: out of the lobby at once, out of a game after a while of grace."""
    done: Receipt = Ignored(why="not at a table here")
    daily.member_left(turn, command.where.chat_id, command.user_id)
    calls.left(turn, command.where, command.user_id)
    for session_id in turn.uow.live_sessions_in(command.where.chat_id):
        session = turn.load(session_id)
        row = None if session is None else session.seat_of(command.user_id)
        if session is None or row is None:
            continue
        if session.status is Status.LOBBY:
            leave_lobby(turn, session, row)
            done = Accepted(session_id=session.id)
        elif session.status in (Status.RUNNING, Status.DRAWING) and departed(turn, session, row):
            turn.save(session)
            done = Accepted(session_id=session.id)
    return done


def member_came(turn: Turn, command: MemberCame) -> Receipt:
    """Somebody is (back) in the group: within the grace the seat is kept."""
    daily.member_came(turn, command.where.chat_id, command.user_id)
    for session_id in turn.uow.live_sessions_in(command.where.chat_id):
        session = turn.load(session_id)
        row = None if session is None else session.seat_of(command.user_id)
        if session is not None and row is not None and session.notes.alarms.pop(leaver(row.seat), None) is not None:
            tell_back(turn, session, row)
            turn.save(session)
            return Accepted(session_id=session.id)
        waits = session is not None and session.lobby is not None and command.user_id in session.lobby.knocked
        if session is not None and waits and come_in(turn, session, command.user_id):
            return Accepted(session_id=session.id)
    return Ignored(why="not at a table here")


def group_moved(turn: Turn, command: GroupMoved) -> Receipt:
    """Two service messages announce it, in any order: the second finds nothing to move."""
    moved(turn, command.old, command.new)
    return Accepted()
