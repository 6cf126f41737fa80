"""What a seat, or the table, may know: built field by field from the state, never by taking away."""

from dataclasses import dataclass
from datetime import datetime

from games.core.ids import Figure, Seat
from games.saloon.cards import Card
from games.saloon.clock import awaited
from games.saloon.state import Note, Over, Result, State


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A player as everybody sees him."""

    seat: Seat
    figure: Figure
    cards: int
    """Number cards in the hand: everybody sees how many there are."""
    safe: bool
    left: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """What only this seat knows."""

    seat: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game as one viewer may see it."""

    phase: str
    deal: int
    closes: datetime | None
    condemned: Seat | None
    """Who holds the jokers."""
    awaited: Seat | None
    players: tuple[Seen, ...]
    discards: tuple[Card, ...]
    """Face up, in order."""
    notes: tuple[Note, ...]
    """The chronicle."""
    result: Result | None = None
    you: Own | None = None


def view(state: State, viewer: Seat | None) -> View:
    """What this seat may know; None is what the table may know."""
    over = isinstance(state.phase, Over)
    return View(
        phase=state.phase.kind,
        deal=state.deal,
        closes=None if over else state.timer.closes,
        condemned=state.condemned or None,
        awaited=awaited(state),
        players=tuple(
            Seen(
                seat=player.seat,
                figure=player.figure,
                cards=len(player.hand),
                safe=player.safe,
                left=player.left,
            )
            for player in state.players
        ),
        discards=state.discards,
        notes=state.notes,
        result=state.phase.result if isinstance(state.phase, Over) else None,
        you=None if viewer is None else Own(seat=viewer, hand=state.player(viewer).hand),
    )
