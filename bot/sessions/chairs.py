"""Who sits where at a narrator's desk, as far as people take their cards by link. Reads only; knows no game by name."""

from bot.narration.names import Word
from bot.sessions.people import called
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from games.core.ids import Seat
from storage.records import GuestRecord

LARGEST = 40
"""So many people at most take their cards by link, where the game that is narrated is not to be had here."""


def takes_links(session: Session) -> bool:
    """Whether cards can be taken by link at this table."""
    return session.spec.desk is not None and session.spec.held is not None


def begun(session: Session) -> bool:
    """Whether the cards have been handed out."""
    return session.spec.held is not None and session.state is not None and bool(session.spec.held(session.state))


def told(session: Session) -> int:
    """How many players the desk has been told of; 0 before it has."""
    if session.spec.called is None or session.state is None:
        return 0
    return len(session.spec.called(session.state))


def named(session: Session) -> bool:
    """Whether the desk has been told their names."""
    if session.spec.called is None or session.state is None:
        return False
    return any(place is not None for place in session.spec.called(session.state).values())


def chairs(session: Session, guests: list[GuestRecord]) -> int:
    """How many places there are: as the desk was told, else as many as have come."""
    return told(session) or max([session.notes.desk.chairs, *(guest.seat for guest in guests)])


def largest(turn: Turn, session: Session) -> int:
    """How many may play."""
    game = None if session.spec.desk is None else turn.kit.codec.specs.get(session.spec.desk)
    return LARGEST if game is None else game.game.table_size[-1]


def least(turn: Turn, session: Session) -> int:
    """How many have to play."""
    game = None if session.spec.desk is None else turn.kit.codec.specs.get(session.spec.desk)
    return 1 if game is None else game.game.table_size[0]


def free(session: Session, guests: list[GuestRecord]) -> list[int]:
    """The places, of those that the desk was told of, which nobody has taken by link."""
    taken = {guest.seat for guest in guests}
    return [seat for seat in range(1, told(session) + 1) if seat not in taken]


def guest_of(turn: Turn, session: Session, user_id: int) -> GuestRecord | None:
    """The person's place, if cards are taken by link there."""
    return next((guest for guest in turn.uow.guests(session.id) if guest.user_id == user_id), None)


def person_at(turn: Turn, guest: GuestRecord) -> Word:
    """The name of whoever takes the card there, as the bot calls people; the number where nothing of it shows."""
    name = called(turn.uow.person(guest.user_id))
    return name or Word(str(guest.seat))


def place(turn: Turn, session: Session, seat: int) -> str:
    """How the narrator's screens call this place: by number, and by the name that the desk was told, if any."""
    sitter = turn.sitters(session).get(Seat(seat)) if told(session) else None
    return str(seat) if sitter is None else sitter.name
