"""People who take their card by link at a narrator's desk: they come, choose a place, get up. Knows no game by name."""

from dataclasses import replace
from hmac import compare_digest

from bot.narration import paging, tokens
from bot.narration.tokens import Link
from bot.sessions import chairs, deskpages, handing
from bot.sessions.commands import Command, Greet, SitAtDesk
from bot.sessions.faults import Refusal
from bot.sessions.grammar import ask_once
from bot.sessions.receipts import Accepted, Ignored, Receipt, Toast
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import GuestRecord, Status


def arrive(turn: Turn, command: Greet, link: Link) -> Receipt:
    """Somebody has come by the link: a place in order, or, where the desk knows names, the choice of one's own."""
    session = _open_table(turn, link.session_id, link.key)
    user_id = command.who.user_id
    if session.seat_of(user_id) is not None:
        raise Refusal("desk-link-own")
    guests = turn.uow.guests(session.id)
    mine = next((guest for guest in guests if guest.user_id == user_id), None)
    if mine is not None:
        if turn.may_answer(user_id):
            handing.show_card(turn, session, mine)
        return Accepted(session_id=session.id)
    seat = _next(turn, session, guests)
    if chairs.named(session):
        _offer(turn, command, session, guests, link.key)
        return Accepted(session_id=session.id)
    _sit(turn, session, guests, user_id, seat)
    ask_once(turn, user_id)
    return Accepted(session_id=session.id, version=session.record.version)


def sit_at_desk(turn: Turn, command: SitAtDesk) -> Receipt:
    """A button of somebody who has come: the place that is one's own, or getting up."""
    user_id = command.who.user_id
    if command.pick == "up":
        session = turn.load(command.session_id)
        guest = None if session is None else chairs.guest_of(turn, session, user_id)
        if session is None or guest is None or session.status is not Status.RUNNING:
            raise Refusal("service-stale-button")
        get_up(turn, session, guest)
        return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-noted"))
    number, _, key = command.pick.partition("-")
    session = _open_table(turn, command.session_id, key)
    if session.seat_of(user_id) is not None:
        raise Refusal("desk-link-own")
    turn.person(command.who)
    guests = turn.uow.guests(session.id)
    if any(guest.user_id == user_id for guest in guests):
        return Ignored(why="seated already", toast=Toast(key="service-seated-already-toast"))
    if not number.isdigit() or int(number) not in chairs.free(session, guests):
        raise Refusal("desk-place-taken", alert=True)
    _sit(turn, session, guests, user_id, int(number))
    ask_once(turn, user_id)
    return Accepted(session_id=session.id, version=session.record.version, toast=Toast(key="service-joined-toast"))


def get_up(turn: Turn, session: Session, guest: GuestRecord, said: str = "desk-place-left") -> None:
    """Take the person off the list: the place is free again, or after the deal one with a card of paper. Saves."""
    guests = [other for other in turn.uow.guests(session.id) if other.user_id != guest.user_id]
    turn.journal(session, {"kind": "guest", "seat": guest.seat, "gone": True})
    if chairs.begun(session):
        handing.void_card(turn, session, guest.user_id)
        turn.uow.set_guests(session.id, guests)
        handing.tell_lost(turn, session, guest)
    else:
        handing.say_place(turn, session, guest.user_id, said)
        arrange(turn, session, guests if chairs.told(session) else _closed_up(session, guests, guest.seat))
    deskpages.refresh(turn, session)
    turn.save(session)


def sure(turn: Turn, command: Command) -> bool:
    """Ask whether a card that has been dealt is really to be given back; False where there is none, so that nothing is lost."""
    rows = []
    locale = turn.chat_locale(command.where)
    for session_id in turn.uow.guest_at(command.who.user_id):
        session = turn.peek(session_id)
        if session is not None and chairs.begun(session):
            up = turn.label(locale, "desk-button-get-up")
            rows.append([{"text": up, "data": tokens.encode(session_id, tokens.SEAT, "up")}])
    if rows:
        turn.reply(command, "desk-up-sure", keyboard=rows)
    return bool(rows)


def leave_all(turn: Turn, command: Command) -> bool:
    """Get up from every table at which the person takes a card by link; False if there is none."""
    found = False
    for session_id in turn.uow.guest_at(command.who.user_id):
        session = turn.load(session_id)
        guest = None if session is None else chairs.guest_of(turn, session, command.who.user_id)
        if session is not None and guest is not None:
            get_up(turn, session, guest)
            found = True
    return found


def show_cards(turn: Turn, user_id: int) -> bool:
    """Show the person every card taken by link, once more; False if there is none."""
    found = False
    for session_id in turn.uow.guest_at(user_id):
        session = turn.load(session_id)
        guest = None if session is None else chairs.guest_of(turn, session, user_id)
        if session is not None and guest is not None:
            found = True
            if turn.may_answer(user_id):
                handing.show_card(turn, session, guest)
    return found


def welcome_back(turn: Turn, session: Session, guests: list[GuestRecord]) -> None:
    """Those who took their cards by link at the last game sit where they sat; each may get up. The caller has saved nothing."""
    session.notes.desk.door = new_key(turn)
    for guest in guests:
        turn.journal(session, {"kind": "guest", "seat": guest.seat})
    arrange(turn, session, [guest for guest in guests if guest.seat <= chairs.told(session)])
    deskpages.open_page(turn, session, "door")
    turn.save(session)


def new_key(turn: Turn) -> str:
    """A key for a link, which nobody can guess."""
    return turn.kit.draw_secret().hex()[-20:]


def arrange(turn: Turn, session: Session, guests: list[GuestRecord]) -> None:
    """Let these sit as they are told here; whoever sits elsewhere than before reads where. The caller saves."""
    before = {guest.user_id: guest.seat for guest in turn.uow.guests(session.id)}
    turn.uow.set_guests(session.id, guests)
    for guest in guests:
        if before.get(guest.user_id) != guest.seat:
            handing.show_place(turn, session, guest)


def _open_table(turn: Turn, session_id: str, key: str) -> Session:
    """The desk whose door this key opens. Raises Refusal."""
    session = turn.load(session_id)
    if session is None or session.status is not Status.RUNNING:
        raise Refusal("desk-link-gone")
    door, last = session.notes.desk.door, session.notes.desk.last_door
    if last and chairs.begun(session) and compare_digest(last, key):
        raise Refusal("desk-link-late", alert=True)
    if not door or not compare_digest(door, key) or chairs.begun(session):
        raise Refusal("desk-link-gone")
    return session


def _next(turn: Turn, session: Session, guests: list[GuestRecord]) -> int:
    """The first place in order. Raises Refusal if there is none."""
    if chairs.told(session):
        free = chairs.free(session, guests)
        if not free:
            raise Refusal("desk-full")
        return free[0]
    seat = chairs.chairs(session, guests) + 1
    if seat > chairs.largest(turn, session):
        raise Refusal("desk-full")
    return seat


def _sit(turn: Turn, session: Session, guests: list[GuestRecord], user_id: int, seat: int) -> None:
    guest = GuestRecord(session_id=session.id, user_id=user_id, seat=seat)
    turn.journal(session, {"kind": "guest", "seat": seat})
    session.notes.desk.chairs = max(session.notes.desk.chairs, seat)
    arrange(turn, session, [*guests, guest])
    deskpages.refresh(turn, session, delay=deskpages.MELT)
    turn.save(session)


def _closed_up(session: Session, guests: list[GuestRecord], seat: int) -> list[GuestRecord]:
    """The others in order, without a gap where this one sat."""
    session.notes.desk.chairs = max(0, session.notes.desk.chairs - 1)
    return [replace(guest, seat=guest.seat - 1) if guest.seat > seat else guest for guest in guests]


def _offer(turn: Turn, command: Greet, session: Session, guests: list[GuestRecord], key: str) -> None:
    """Ask who the person is, of those whom the desk was told of and nobody has taken."""
    keyboard = [
        [{"text": chairs.place(turn, session, seat), "data": tokens.encode(session.id, tokens.SEAT, f"{seat}-{key}")}]
        for seat in chairs.free(session, guests)
    ]
    turn.reply(command, "desk-who", keyboard=paging.lightened(keyboard))
