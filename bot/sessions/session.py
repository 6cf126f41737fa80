"""One session as loaded within a transaction: its row, its notes, its game's values. Knows no game by name."""

from dataclasses import dataclass, field
from typing import Any

from bot.sessions import clock
from bot.sessions.lobby import Lobby
from bot.sessions.notes import Notes
from games.core.ids import Seat
from games.core.spec import GameSpec
from storage.records import SeatRecord, SessionRecord, Status


@dataclass(slots=True, kw_only=True)
class Session:
    """What the use cases work on; `Turn.save` writes it back."""

    record: SessionRecord
    notes: Notes
    spec: GameSpec
    options: Any
    seats: list[SeatRecord]
    lobby: Lobby | None = None
    """While it is a lobby."""
    state: Any = field(default=None, repr=False)
    """The game's state once the cards are dealt."""

    @property
    def id(self) -> str:
        """The session's id."""
        return self.record.id

    @property
    def status(self) -> Status:
        """Where it is in its life."""
        return self.record.status

    def the_lobby(self) -> Lobby:
        """The lobby. Raises ValueError if the session is none any more."""
        if self.lobby is None:
            raise ValueError(f"session {self.id} is no lobby any more")
        return self.lobby

    def seat_of(self, user_id: int) -> SeatRecord | None:
        """The person's seat, unless it has been given up."""
        return next((seat for seat in self.seats if seat.user_id == user_id and seat.seat not in self.notes.left), None)

    def seat(self, number: int) -> SeatRecord | None:
        """The seat with this number, unless it has been given up."""
        return next((seat for seat in self.seats if seat.seat == number and number not in self.notes.left), None)

    def in_play(self, number: int) -> bool:
        """Whether the seat still takes part: it has not been given up, nor become one that only looks on."""
        if number in self.notes.left:
            return False
        return self.state is None or self.spec.living is None or Seat(number) in self.spec.living(self.state)

    @property
    def halted(self) -> bool:
        """Whether somebody has raised the card that stops everything."""
        return clock.HALTED in self.record.holds

    @property
    def people(self) -> list[SeatRecord]:
        """The seats held by persons, in seat order."""
        return [seat for seat in self.seats if seat.user_id is not None and seat.seat not in self.notes.left]

    @property
    def computers(self) -> list[SeatRecord]:
        """The seats held by computer players, in seat order."""
        return [seat for seat in self.seats if seat.computer is not None and seat.seat not in self.notes.left]
