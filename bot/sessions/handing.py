"""Cards taken by link: they leave all in one go at the deal, and change without a sound. Knows no game by name.

What a message says is the card and nothing else. A card that is swapped is an edit of the message that holds it: no
telephone rings, shines or shakes, so nobody can tell from outside whose card has changed, nor when.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.narration import tokens
from bot.narration.facts import Voice
from bot.sessions import chairs, deskpages
from bot.sessions.past import set_aside
from bot.sessions.people import called
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.game import Line
from games.core.ids import Seat
from storage.records import Act, GuestRecord, OutboxItem

PLACE = "place"
"""The slot of the message that says where one sits, until the cards come."""
CARD = "card."
"""Slots of the messages that hold the cards, one for each deal."""


def follow(turn: Turn, session: Session) -> None:
    """After a step at a desk: hand out what has been dealt, hand over what has been swapped. The caller saves."""
    notes = session.notes.desk
    if notes.page.startswith(deskpages.NAMING):
        # The narrator has gone on: what is written next is for the desk again.
        deskpages.turn_to(turn, session, "menu")
    if session.spec.held is None or session.state is None:
        return
    guests = turn.uow.guests(session.id)
    if not session.spec.held(session.state):
        notes.recalled = notes.handed > 0
        _fit(turn, session, guests)
        return
    if notes.door:
        notes.last_door, notes.door = notes.door, ""
        deskpages.refresh(turn, session)
    if guests:
        _hand(turn, session, guests)
    notes.recalled = False


def show_card(turn: Turn, session: Session, guest: GuestRecord) -> None:
    """Show the card, or the place, once more as a new message."""
    if session.state is None or session.spec.held is None:
        return
    cards = session.spec.held(session.state)
    held = Seat(guest.seat) in cards and session.notes.desk.handed > 0
    old = _set_aside(turn, session, guest.user_id, _slot(session) if held else PLACE)
    if held:
        turn.enqueue(_cards(turn, session, [guest]))
    else:
        show_place(turn, session, guest)
    turn.enqueue(old)


def _set_aside(turn: Turn, session: Session, user_id: int, slot: str) -> list[OutboxItem]:
    """Let what is shown there next be a new message; what the old one, if it has arrived, says from then on."""
    shown = turn.screen(session).get((user_id, slot))
    if shown is None:
        return []
    text = turn.kit.bundles.text(turn.locale_of(turn.uow.person(user_id)), "desk-card-below")
    return set_aside(turn, session, [shown], text)


def show_place(turn: Turn, session: Session, guest: GuestRecord) -> None:
    """Say where the person sits; the same message as long as the cards have not come."""
    person = turn.uow.person(guest.user_id)
    locale = turn.locale_of(person)
    named = chairs.named(session)
    place = chairs.place(turn, session, guest.seat) if named else str(guest.seat)
    up = {
        "text": turn.label(locale, "desk-button-get-up"),
        "data": tokens.encode(session.id, tokens.SEAT, "up"),
    }
    text = turn.kit.bundles.text(locale, "desk-place", place=place)
    turn.enqueue([_shown(session, guest.user_id, PLACE, text, keyboard=[[up]])])


def say_place(turn: Turn, session: Session, user_id: int, key: str) -> None:
    """Say on the message that says where somebody sits what has become of that; its button goes."""
    locale = turn.locale_of(turn.uow.person(user_id))
    turn.enqueue([_shown(session, user_id, PLACE, turn.kit.bundles.text(locale, key), done=True)])


def void_card(turn: Turn, session: Session, user_id: int) -> None:
    """The card that was taken by link counts no longer: its message says so instead."""
    locale = turn.locale_of(turn.uow.person(user_id))
    turn.enqueue([_shown(session, user_id, _slot(session), turn.kit.bundles.text(locale, "desk-card-void"), done=True)])


def dismiss(turn: Turn, session: Session) -> None:
    """The table is closed before its end: whoever still waits is told, and who took a card by link is kept no longer."""
    if not chairs.takes_links(session):
        return
    guests = turn.uow.guests(session.id)
    if not session.notes.desk.handed:
        for guest in guests:
            say_place(turn, session, guest.user_id, "desk-place-over")
    turn.uow.set_guests(session.id, ())


def lost(turn: Turn, user_id: int) -> None:
    """Somebody cannot be written to any more: whoever narrates is told, and hands over a card of paper."""
    for session_id in turn.uow.guest_at(user_id):
        session = turn.load(session_id)
        guest = None if session is None else chairs.guest_of(turn, session, user_id)
        if session is None or guest is None:
            continue
        if chairs.begun(session):
            tell_lost(turn, session, guest)
        deskpages.refresh(turn, session)
        turn.save(session)


def found(turn: Turn, user_id: int) -> None:
    """Somebody can be written to again: the narrator's page says so."""
    for session_id in turn.uow.guest_at(user_id):
        session = turn.load(session_id)
        if session is not None:
            deskpages.refresh(turn, session)
            turn.save(session)


def tell_lost(turn: Turn, session: Session, guest: GuestRecord) -> None:
    """Tell whoever narrates that this player needs a card of paper."""
    place, name = chairs.place(turn, session, guest.seat), chairs.person_at(turn, guest)
    turn.whisper(session.record.chat_id, "desk-guest-lost", session_id=session.id, place=place, name=name)


def _fit(turn: Turn, session: Session, guests: list[GuestRecord]) -> None:
    """Whoever sits beyond the places that the desk was told of has none any more."""
    told = chairs.told(session)
    if told and any(guest.seat > told for guest in guests):
        turn.uow.set_guests(session.id, [guest for guest in guests if guest.seat <= told])
        for guest in guests:
            if guest.seat > told:
                say_place(turn, session, guest.user_id, "desk-place-none")
    elif not told and not guests and not session.notes.desk.slot:
        return
    deskpages.refresh(turn, session)


def _hand(turn: Turn, session: Session, guests: list[GuestRecord]) -> None:
    notes, screen, cards = session.notes.desk, turn.screen(session), _held(session)
    slot = _slot(session)
    other = [
        guest
        for guest in guests
        if (shown := screen.get((guest.user_id, slot))) is None or shown.fingerprint != _mark(cards, guest)
    ]
    if not other:
        return
    if notes.handed and not notes.recalled:
        # Where the message is gone another one is sent: that must make no sound either.
        items = _cards(turn, session, other)
        turn.enqueue([replace(item, payload={**item.payload, "silent": True}) for item in items])
        return
    if notes.handed:
        for guest in guests:
            void_card(turn, session, guest.user_id)
    notes.handed += 1
    for guest in guests:
        say_place(turn, session, guest.user_id, "desk-place-dealt")
        if not turn.reachable(guest.user_id):
            tell_lost(turn, session, guest)
    turn.enqueue(_cards(turn, session, guests))
    deskpages.refresh(turn, session)


def _slot(session: Session) -> str:
    return f"{CARD}{session.notes.desk.handed}"


def _held(session: Session) -> Mapping[Seat, Sequence[Line]]:
    return {} if session.spec.held is None else session.spec.held(session.state)


def _mark(cards: Mapping[Seat, Sequence[Line]], guest: GuestRecord) -> str:
    """Which card that is, whatever the language in which it is told."""
    return _digest(repr((guest.seat, tuple(cards.get(Seat(guest.seat), ())))))


def _cards(turn: Turn, session: Session, guests: Sequence[GuestRecord]) -> list[OutboxItem]:
    """Each one's card in the person's language, as the game deals it online."""
    cards, table = _held(session), turn.table(session)
    people = turn.uow.people([guest.user_id for guest in guests])
    voices: dict[str, Voice] = {}
    found = []
    for guest in guests:
        person = people.get(guest.user_id)
        locale = turn.locale_of(person)
        voice = voices.setdefault(locale, Voice(turn.kit.bundles, table, locale))
        lines = cards.get(Seat(guest.seat), ())
        said = [voice.text(line.key, you=called(person), **voice.details(line.details)) for line in lines]
        text = "\n\n".join(part.strip() for part in (voice.text("desk-card", place=guest.seat), *said))
        item = _shown(session, guest.user_id, _slot(session), text, protect=turn.kit.terms.protect)
        found.append(replace(item, fingerprint=_mark(cards, guest)))
    return found


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _shown(
    session: Session,
    user_id: int,
    slot: str,
    text: str,
    *,
    keyboard: list[list[dict[str, str]]] | None = None,
    protect: bool = False,
    done: bool = False,
) -> OutboxItem:
    """A message in a slot of the person's; one that is done with is never looked at again."""
    payload: dict[str, object] = {"text": text, **({"protect": True} if protect else {})}
    if keyboard:
        payload["keyboard"] = keyboard
    mark = None if done else _digest(text)
    return OutboxItem(
        chat_id=user_id, session_id=session.id, rank=0, slot=slot, fingerprint=mark, act=Act.SHOW, payload=payload
    )
