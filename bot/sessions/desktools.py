"""The buttons of the page beside a desk's screen. Whoever narrates presses them, and nobody else. Knows no game by name."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.narration.names import Markup, escape
from bot.pictures.drawing import order
from bot.pictures.drawing import payload as picture
from bot.pictures.qr import QR, QrData
from bot.sessions import chairs, deskpages, guests, handover, kept, screens
from bot.sessions.commands import UseDesk
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.receipts import Accepted, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from bot.sessions.words import tell_players
from storage.records import Act, GuestRecord, OutboxItem, Status


def use_desk(turn: Turn, command: UseDesk) -> Receipt:
    """One of these buttons. Raises Refusal."""
    session = turn.load(command.session_id)
    if session is None or session.status is not Status.RUNNING or session.spec.desk is None:
        raise Refusal("service-old-game")
    row = session.seat_of(command.who.user_id)
    if row is None or command.who.anonymous:
        raise Refusal("service-not-at-this-table", alert=True)
    name, _, rest = command.pick.partition("-")
    deed = _DEEDS.get(name)
    if deed is None:
        raise Refusal("service-stale-button")
    page = deed(turn, session, rest)
    if page is not None:
        _show(turn, command, session, page)
    session.notes.host_seen = turn.now
    turn.save(session)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-noted"))


def _show(turn: Turn, command: UseDesk, session: Session, page: str) -> None:
    """The page where its button was pressed, or as a new message where another message's was."""
    message = command.where.message_id
    slot = None if message is None else turn.uow.message_slot(command.where.chat_id, message)
    there = slot is not None and slot.session_id == session.id and slot.slot == session.notes.desk.slot
    if there and session.notes.desk.slot:
        deskpages.turn_to(turn, session, page)
    else:
        deskpages.open_page(turn, session, page)


Deeds = Callable[[Turn, Session, str], str | None]
"""(turn, session, what stands after the dash) -> the page to show; None: the page is put away."""


# The door


def _link(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    if not chairs.takes_links(session):
        raise Refusal("service-stale-button")
    if not chairs.begun(session) and not session.notes.desk.door:
        session.notes.desk.door = guests.new_key(turn)
        turn.journal(session, {"kind": "door", "open": True})
    return "door"


def _door(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    return "door"


def _shut(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    if session.notes.desk.door:
        session.notes.desk.door = ""
        turn.journal(session, {"kind": "door", "open": False})
    return "door"


def _renewed(turn: Turn, session: Session, rest: str) -> str:
    """Another link in the place of the one that this button stood under; sent twice, it takes no second one's place."""
    if session.notes.desk.door and rest in ("", session.notes.desk.door[-deskpages.MARK :]):
        session.notes.desk.door = guests.new_key(turn)
    return "door"


def _qr(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    if not session.notes.desk.door:
        raise Refusal("service-stale-button")
    if turn.may(Deed.PAGE, session.record.chat_id):
        link = deskpages.door_link(turn, session)
        locale = deskpages.narrators_locale(turn, session)
        text = turn.kit.bundles.text(locale, "desk-qr", link=Markup(escape(link)))
        wanted = order(QR, QrData(link=link, name=turn.label(locale, "desk-qr-name")))
        chat = session.record.chat_id
        # A second picture is a new message: the old slot goes, so that nothing is edited far above.
        for slot in turn.uow.slots_in(session.id, chat):
            if slot.slot == handover.PICTURE and slot.message_id is not None:
                turn.uow.rename_slot(slot, f"{handover.PICTURE}.{slot.message_id}")
        item = OutboxItem(
            chat_id=chat, session_id=session.id, rank=0, slot=handover.PICTURE, fingerprint=handover.PICTURE,
            act=Act.PICTURE, payload=picture(wanted, caption=text, text=text),
        )  # fmt: skip
        turn.enqueue([item])
    return "door"


def _paper(turn: Turn, session: Session, rest: str) -> str:
    """One more who plays with a card of paper; a second press of one button says nothing new."""
    places = chairs.chairs(session, turn.uow.guests(session.id))
    if not chairs.told(session) and rest == str(places) and places < chairs.largest(turn, session):
        session.notes.desk.chairs = places + 1
    return "door"


def _full(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    """All have come: the desk is told their names, in the order of the places."""
    if chairs.told(session):
        return "door"
    there = turn.uow.guests(session.id)
    if chairs.chairs(session, there) < chairs.least(turn, session):
        raise Refusal("desk-too-few", alert=True, min=chairs.least(turn, session))
    tell_players(turn, session, session.seats[0].seat, "\n".join(_names(turn, session, there)))
    # What comes next is on the desk's own screen, and a picture may lie between.
    screens.show_anew(turn, session)
    return "door"


def _names(turn: Turn, session: Session, there: list[GuestRecord]) -> list[str]:
    """The names of those who have come, in the order of the places; a mark where somebody plays with a card of paper."""
    paper = turn.label(deskpages.narrators_locale(turn, session), "desk-paper")
    by_seat = {guest.seat: str(chairs.person_at(turn, guest)) for guest in there}
    return [by_seat.get(seat, paper) for seat in range(1, chairs.chairs(session, there) + 1)]


# Those who have come


def _seat(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    return f"seat-{rest}"


def _to(turn: Turn, session: Session, rest: str) -> str:
    """This person sits there from now on; whoever sat there changes places with the person."""
    number, _, user = rest.partition("-")
    there = turn.uow.guests(session.id)
    mine = next((guest for guest in there if str(guest.user_id) == user), None)
    if chairs.begun(session) or mine is None or not number.isdigit():
        raise Refusal("service-stale-button")
    seat = int(number)
    if not 1 <= seat <= chairs.chairs(session, there):
        raise Refusal("service-stale-button")
    if seat != mine.seat:
        turn.journal(session, {"kind": "guest", "seat": mine.seat, "to": seat})
        moved = [_moved(guest, mine, seat) for guest in there]
        # Names that were taken from those who came go with them; those that the narrator has written stay where they are.
        theirs = chairs.told(session) > 0 and kept.names_of(turn, session) == _names(turn, session, there)
        guests.arrange(turn, session, moved)
        if theirs:
            tell_players(turn, session, session.seats[0].seat, "\n".join(_names(turn, session, moved)))
    return f"seat-{user}"


def _moved(guest: GuestRecord, mine: GuestRecord, seat: int) -> GuestRecord:
    if guest.user_id == mine.user_id:
        return replace(guest, seat=seat)
    return replace(guest, seat=mine.seat) if guest.seat == seat else guest


def _out(turn: Turn, session: Session, rest: str) -> str:
    found = next((guest for guest in turn.uow.guests(session.id) if str(guest.user_id) == rest), None)
    if found is not None:
        guests.get_up(turn, session, found, "desk-place-removed")
    return "door"


# Kept tables


def _tables(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    return "tables"


def _table(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    return f"table-{rest}"


def _name(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    return f"name-{rest}"


def _keep(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    return f"table-{kept.keep(turn, session).id}"


def _over(turn: Turn, session: Session, rest: str) -> str:
    return f"table-{kept.keep(turn, session, rest).id}"


def _drop(turn: Turn, session: Session, rest: str) -> str:
    turn.uow.drop_table(session.record.chat_id, rest)
    return "tables"


# The handing over, and the page itself


def _hand(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    return "hand"


def _hand_link(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    notes = session.notes.desk
    # A link that has just been passed on must not die of a press that the app sends twice.
    if not notes.handing or notes.handing_until is None or notes.handing_until <= turn.now:
        notes.handing, notes.handing_until = guests.new_key(turn), turn.now + handover.LASTS
    return "hand"


def _hand_off(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    notes = session.notes.desk
    notes.handing, notes.handing_until = "", None
    return "hand"


def _menu(turn: Turn, session: Session, rest: str) -> str:  # noqa: ARG001 - a deed
    return "menu"


def _close(turn: Turn, session: Session, rest: str) -> None:  # noqa: ARG001 - a deed
    deskpages.close_page(turn, session)
    screens.show_anew(turn, session)


_DEEDS: Mapping[str, Deeds] = {
    "menu": _menu,
    "link": _link,
    "door": _door,
    "shut": _shut,
    "newlink": _renewed,
    "qr": _qr,
    "paper": _paper,
    "full": _full,
    "seat": _seat,
    "to": _to,
    "out": _out,
    "tables": _tables,
    "table": _table,
    "name": _name,
    "keep": _keep,
    "over": _over,
    "drop": _drop,
    "hand": _hand,
    "handlink": _hand_link,
    "handoff": _hand_off,
    "close": _close,
}
"""By what stands before the first dash of a button's option."""
