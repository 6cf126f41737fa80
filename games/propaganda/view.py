"""What a seat, or the table, may know: built field by field from the state, never by taking away."""

from dataclasses import dataclass

from games.core.ids import Phrase, Seat
from games.propaganda.board import House
from games.propaganda.cards import Cards
from games.propaganda.opening import draft_of, lists, name_of
from games.propaganda.state import NOBODY, Confrontation, Emptied, Founding, Opening, Reinforcing, State, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A list as everybody sees it."""

    seat: Seat
    """0: the Undecided."""
    name: Phrase
    offices: int
    pawns: int
    lost: int
    kept: int
    out: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """An office as everybody sees it."""

    house: House
    owner: Seat
    pawns: int
    promise: Phrase
    rivals: Cards
    """The houses of the offices that it may debate with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """What only this seat knows."""

    seat: Seat
    hand: Cards
    card: House | None
    """In the opening: the card that the name may be taken from."""
    placed: Cards
    """In the opening: where its reserve stands so far."""
    promised: Cards
    """In the opening: the houses whose promises it has chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one viewer may know of the game."""

    phase: str
    round: int
    rounds: int
    lists: tuple[Standing, ...]
    """In the order of the turns."""
    places: tuple[Place, ...]
    stars: Cards
    deck: int
    """Cards that can still be drawn."""
    turn_of: Seat | None
    won: bool
    """Whether a debate has been won in this turn by whose it is."""
    last: Confrontation | None
    you: Own | None


def view(state: State, viewer: Seat | None) -> View:
    """The game as this seat sees it."""
    return View(
        phase=state.phase.kind,
        round=state.round,
        rounds=state.rounds,
        lists=tuple(_standing(state, owner) for owner in (*state.order, *_without_player(state))),
        places=tuple(
            Place(
                house=office.house,
                owner=office.owner,
                pawns=office.pawns,
                promise=office.promise,
                rivals=tuple(rival.house for rival in state.rivals(office.house)),
            )
            for office in state.offices
        ),
        stars=state.stars,
        deck=state.pile.left,
        turn_of=turn_of(state),
        won=_won(state),
        last=state.last,
        you=None if viewer is None else _own(state, viewer),
    )


def turn_of(state: State) -> Seat | None:
    """Whose turn it is, where there are turns."""
    phase = state.phase
    if isinstance(phase, Founding | Reinforcing):
        return phase.queue[0]
    if isinstance(phase, Emptied):
        return phase.turn.seat
    return phase.seat if isinstance(phase, Turn) else None


def _won(state: State) -> bool:
    phase = state.phase.turn if isinstance(state.phase, Emptied) else state.phase
    return isinstance(phase, Turn) and phase.won


def _without_player(state: State) -> tuple[Seat, ...]:
    return tuple(owner for owner in lists(state) if owner == NOBODY)


def _standing(state: State, owner: Seat) -> Standing:
    player = None if owner == NOBODY else state.player(owner)
    return Standing(
        seat=owner,
        name=name_of(state, owner),
        offices=len(state.of(owner)),
        pawns=state.pawns(owner),
        lost=0 if player is None else player.lost,
        kept=0 if player is None else len(player.hand),
        out=player is not None and player.out,
    )


def _own(state: State, seat: Seat) -> Own:
    preparing = isinstance(state.phase, Opening) and not state.player(seat).out
    draft = draft_of(state, seat) if preparing else None
    return Own(
        seat=seat,
        hand=state.player(seat).hand,
        card=None if draft is None else draft.card,
        placed=() if draft is None else draft.placed,
        promised=() if draft is None else tuple(house for house, _ in draft.promises),
    )
