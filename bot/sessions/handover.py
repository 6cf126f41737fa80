"""A desk passes from one narrator to another, with all its history. Knows no game by name.

Whoever narrates makes a link that works once and for a short time; whoever opens it has to say yes. Then nothing of the
table is left on the old telephone: every message of the desk that is still known by its place is written over.
"""

from datetime import timedelta
from hmac import compare_digest
from typing import Any

from bot.narration import tokens
from bot.narration.tokens import Link
from bot.sessions import chairs, deskpages
from bot.sessions.commands import Command, Greet, TakeDesk, Where
from bot.sessions.faults import Refusal
from bot.sessions.people import called
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.steps import repair
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem, SeatRecord, SlotRecord, Status

LASTS = timedelta(minutes=10)
"""How long such a link works. Wall time: it is people who hurry."""
PICTURE = "qr"
"""The slot of the picture of the door's link: what it says cannot be written over, and leads to a card at most."""


def offered(turn: Turn, command: Greet, link: Link) -> Receipt:
    """Somebody has opened the link: ask whether he or she will really narrate, for the cards will lie open there."""
    session = _table(turn, command, link.session_id, link.key)
    row = session.seats[0]
    giver = called(None if row.user_id is None else turn.uow.person(row.user_id))
    locale = turn.chat_locale(command.where)
    game = turn.kit.bundles.text(locale, f"{session.spec.desk}-name")
    yes = {"text": turn.label(locale, "desk-button-take"), "data": tokens.encode(session.id, "take", link.key)}
    turn.reply(command, "desk-take-sure", keyboard=[[yes]], giver=giver, game=game)
    return Accepted(session_id=session.id)


def take_desk(turn: Turn, command: TakeDesk) -> Receipt:
    """The desk is the person's: the screen comes here, and the old one is wiped."""
    session = _table(turn, command, command.session_id, command.link)
    record, user_id = session.record, command.who.user_id
    row, person = session.seats[0], turn.person(command.who)
    before = record.chat_id
    turn.journal(session, {"kind": "handover"})
    _wipe(turn, session, before)
    turn.uow.end_seat(session.id, row.seat, turn.now)
    mine = SeatRecord(session_id=session.id, seat=row.seat, user_id=user_id, joined_at=turn.now)
    turn.uow.add_seat(mine)
    session.seats = [mine]
    turn.uow.move_session(record, user_id)
    record.opener, record.locale = user_id, turn.locale_of(person)
    notes = session.notes.desk
    notes.handing, notes.handing_until, notes.slot, notes.page = "", None, "", ""
    session.notes.host_seen = turn.now
    repair(turn, session)
    turn.save(session)
    turn.whisper(before, "desk-handed", name=called(person))
    return Accepted(session_id=session.id, version=record.version, toast=Toast(key="desk-taken"))


def _table(turn: Turn, command: Command, session_id: str, key: str) -> Session:
    """The running desk that this key hands to this person. Raises Refusal."""
    user_id = command.who.user_id
    session = turn.load(session_id)
    if session is None or session.status is not Status.RUNNING or command.who.anonymous:
        raise Refusal("desk-hand-gone", alert=command.press)
    notes = session.notes.desk
    until = notes.handing_until
    if not notes.handing or until is None or until <= turn.now or not compare_digest(notes.handing, key):
        raise Refusal("desk-hand-gone", alert=command.press)
    if session.seat_of(user_id) is not None:
        raise Refusal("desk-hand-own", alert=command.press)
    if chairs.guest_of(turn, session, user_id) is not None:
        raise Refusal("desk-hand-player", alert=command.press)
    there = turn.here(Where(chat_id=user_id))
    if there is not None and there.notes.practice.on:
        raise Refusal("practice-here", alert=command.press)
    if there is not None:
        raise Refusal("desk-hand-busy", alert=command.press)
    return session


def _wipe(turn: Turn, session: Session, chat_id: int) -> None:
    """Write over every message of the desk in this chat, what stood there last first."""
    text = turn.kit.bundles.text(deskpages.narrators_locale(turn, session), "desk-gone")

    def item(slot: SlotRecord) -> OutboxItem:
        place: dict[str, Any] = {"chat_id": chat_id, "session_id": session.id, "rank": 0, "slot": slot.slot}
        if slot.slot == PICTURE:
            return OutboxItem(act=Act.STRIP, **place)
        return OutboxItem(act=Act.SHOW, payload={"text": text}, **place)

    known = turn.uow.slots_in(session.id, chat_id)
    known.sort(key=lambda slot: (slot.fingerprint is None, -(slot.message_id or 0)))
    turn.enqueue([item(slot) for slot in known])
