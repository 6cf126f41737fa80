"""The dead are kept from writing while the game goes on, where the group wants it. Knows no game by name.

Only who is out before everybody's eyes (`GameSpec.living`), and after the message that says so: the item waits its turn in
the group's own queue. Whoever is kept from writing has a row, which goes once that has been lifted and not before: at the
end, at leaving, at a stop, or by the sweep, whatever happened to the process. Telegram itself lifts it after a day.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.sessions.commands import MuteRing
from bot.sessions.people import called
from bot.sessions.receipts import Accepted, Ignored, Receipt
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import LIVE, Act, Claim, MuteRecord, OutboxItem, Status
from storage.unit import UnitOfWork

LASTS: Final = timedelta(hours=24)
"""After so long Telegram lifts it by itself; a game that goes on renews it before."""
RENEWED: Final = timedelta(hours=6)
"""So long before that."""
AGAIN: Final = timedelta(hours=1)
"""So often lifting is tried where it did not succeed, or nobody said that it had."""
MUTE, PIN = "mute", "pin"
"""In `Notes.powerless`."""
_SLOT: Final = "mute:"


def follow(turn: Turn, session: Session) -> None:
    """Keep from writing who is out of the game now, and nobody else. The caller saves."""
    chat_id = session.record.chat_id
    if chat_id > 0:
        return
    on = turn.settings(chat_id).mute and MUTE not in session.notes.powerless
    if not on and session.status is Status.RUNNING and not turn.uow.mutes_of(session.id):
        return
    wanted = _out(turn, session) if on else set()
    now = {mute.user_id: mute for mute in turn.uow.mutes_of(session.id)}
    for user_id in sorted(wanted - {user_id for user_id, mute in now.items() if not mute.lifting}):
        _silence(turn, session, user_id)
    for user_id in sorted(now.keys() - wanted):
        if not now[user_id].lifting:
            _lift(turn, now[user_id])


def _out(turn: Turn, session: Session) -> set[int]:
    """The people who are out before everybody's eyes, and play at no other table of this group."""
    if session.status is not Status.RUNNING or session.spec.living is None or session.state is None:
        return set()
    out = {row.user_id for row in session.people if row.user_id is not None and not session.in_play(row.seat)}
    there = set(turn.uow.live_sessions_in(session.record.chat_id)) - {session.id} if out else set()
    return {user_id for user_id in out if not there & set(turn.uow.live_sessions_of(user_id))}


def _silence(turn: Turn, session: Session, user_id: int, was: MuteRecord | None = None) -> None:
    record = session.record
    until = (turn.now + LASTS).replace(microsecond=0)
    payload = {"user": user_id, "until": int(until.timestamp())}
    if was is not None:
        payload["was"] = int(was.until.timestamp())
    slot = f"{_SLOT}{user_id}"
    turn.enqueue([OutboxItem(chat_id=record.chat_id, topic=record.topic, act=Act.MUTE, slot=slot, payload=payload)])
    turn.uow.save_mute(
        MuteRecord(chat_id=record.chat_id, user_id=user_id, session_id=session.id, until=until, look_at=until - RENEWED)
    )


def _lift(turn: Turn, mute: MuteRecord) -> None:
    payload = {"user": mute.user_id, "until": int(mute.until.timestamp())}
    slot = f"{_SLOT}{mute.user_id}"
    turn.enqueue([OutboxItem(chat_id=mute.chat_id, act=Act.UNMUTE, slot=slot, payload=payload)])
    turn.uow.save_mute(replace(mute, lifting=True, look_at=turn.now + AGAIN))


def _forget(turn: Turn, mute: MuteRecord) -> None:
    turn.uow.drop_mute(mute.chat_id, mute.user_id)
    turn.uow.forget_slot(mute.chat_id, f"{_SLOT}{mute.user_id}")


# The sweep


def due(uow: UnitOfWork, now: datetime, limit: int) -> list[MuteRing]:
    """The people whom somebody has to look at."""
    return [MuteRing(session_id=str(chat), token=user) for chat, user in uow.due_mutes(now, limit)]


def ring(turn: Turn, command: MuteRing) -> Receipt:
    """Lift what outlived its game, renew what would run out before its end."""
    mute = turn.uow.mute_of(int(command.session_id), command.token)
    if mute is None or mute.look_at > turn.now:
        return Ignored(why="nothing to lift")
    record = turn.uow.session(mute.session_id)
    session = turn.load(mute.session_id) if record is not None and record.status is Status.RUNNING else None
    if session is not None and not mute.lifting and mute.user_id in _out(turn, session):
        _silence(turn, session, mute.user_id, was=mute)
    elif turn.now >= mute.until:
        _forget(turn, mute)
    else:
        _lift(turn, mute)
    return Accepted()


# What came of it


def handled(turn: Turn, claim: Claim, *, done: bool) -> None:
    """Something that needs a right has been tried; `done`: the bot has it."""
    item = claim.item
    if item.act is Act.UNMUTE:
        _lifted(turn, turn.uow.mute_of(item.chat_id, int(item.payload["user"])), done=done)
        return
    if done:
        return
    mute = turn.uow.mute_of(item.chat_id, int(item.payload["user"])) if item.act is Act.MUTE else None
    if mute is not None:
        _forget(turn, mute)
    session_id = item.session_id if mute is None else mute.session_id
    session = None if session_id is None else turn.load(session_id)
    what = PIN if mute is None else MUTE
    if session is None or session.status not in LIVE or what in session.notes.powerless:
        return
    session.notes.powerless.append(what)
    turn.say_group(session, f"settings-powerless-{what}")
    turn.save(session)


def _lifted(turn: Turn, mute: MuteRecord | None, *, done: bool) -> None:
    if mute is None or not mute.lifting:
        return
    if done:
        _forget(turn, mute)
        return
    turn.uow.save_mute(replace(mute, tries=mute.tries + 1, look_at=turn.now + AGAIN))
    if not mute.tries:
        turn.say_in(mute.chat_id, "settings-mute-stuck", name=called(turn.uow.person(mute.user_id)))
