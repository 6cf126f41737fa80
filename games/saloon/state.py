"""What is true of a game in course: players and hands, the phase, the chain of jokers, what has been told.

Values only. Nothing here may be printed with a card in it: the representations show the phase, or nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeVar

from games.core.game import Step
from games.core.ids import Figure, RoleKey, Seat
from games.core.timer import Timer
from games.saloon.cards import Card
from games.saloon.events import SaloonEvent
from games.saloon.figures import Form
from games.saloon.options import Options

NOBODY: Final = Seat(0)
"""No seat."""

Part = Literal["accusation", "plea"]
Result = Literal["death", "nobody", "alone", "silence"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One seat."""

    seat: Seat
    figure: Figure
    hand: tuple[Card, ...] = field(default=(), repr=False)
    """Number cards, from high to low; the joker is where `State.condemned` says."""
    safe: bool = False
    """Whether Death has let go of this player's character in this deal."""
    left: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """One line of the chronicle."""

    kind: Literal["deal", "accusation", "plea", "lonely-plea", "safe", "judged", "shot", "vanished", "round", "fled"]
    deal: int
    teller: Figure | None = None
    seat: Seat = NOBODY
    """Whose character it is."""
    about: Figure | None = None
    """Who is accused."""
    named: Figure | None = None
    """Who is named in the blank."""
    value: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chain:
    """Jokers drawn one after the other. Source: rules page, Ends, 1."""

    start: Seat
    """From whom the first one was drawn."""
    had: tuple[Seat, ...]
    """Who has drawn it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One accusation or plea with the questions that follow."""

    kind: Part
    drawer: Seat
    speaker: Seat
    """Who is questioned: the Condemned, or the drawer himself."""
    card: Card
    mate: Card | None = None
    """With which the card made a pair, in an accusation."""
    figure: Figure | None = None
    """Who was named in the blank; None where there is none."""
    circle: tuple[Seat, ...] = ()
    """Who may still ask, in order."""
    extras: tuple[Seat, ...] = ()
    """Who has one question beyond the two, if he has not asked."""
    asked: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Start:
    """Everybody looks over his cards, and chooses how his new character is spoken of."""

    kind: Literal["start"] = "start"
    cast: tuple[Seat, ...] = ()
    """Who has a new character."""
    casting: tuple[Seat, ...] = ()
    """Who has still to say how it is spoken of."""
    looking: tuple[Seat, ...] = ()
    """Who has still to look over his cards."""
    kept: tuple[Card, ...] = ()
    """Which card of three is kept, where somebody has said so."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Swap:
    """Whoever had emptied his hand chooses with whom he exchanges hands."""

    kind: Literal["swap"] = "swap"
    seat: Seat
    among: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Draw:
    """A card is to be drawn from the Condemned."""

    kind: Literal["draw"] = "draw"
    drawer: Seat
    layout: tuple[Card, ...]
    """The Condemned's cards as they lie, joker included."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Blank:
    """The drawer says whose character is meant."""

    kind: Literal["blank"] = "blank"
    scene: Scene
    page: Literal["players", "others"] = "players"
    form: Form = "f"
    """In which form secondary characters are offered."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Tell:
    """The accused answers, or the drawer pleads."""

    kind: Literal["tell"] = "tell"
    scene: Scene


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Ask:
    """Somebody may ask."""

    kind: Literal["ask"] = "ask"
    scene: Scene
    asker: Seat
    extra: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Reply:
    """A question is answered."""

    kind: Literal["reply"] = "reply"
    scene: Scene
    asker: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Relief:
    """Somebody is safe, and tells how he knows."""

    kind: Literal["relief"] = "relief"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Duel:
    """Two cards lie face down, and one is to be chosen."""

    kind: Literal["duel"] = "duel"
    shooter: Seat
    layout: tuple[Card, ...]
    shot: int = 1


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Smoke:
    """The shooter tells his hit or miss."""

    kind: Literal["smoke"] = "smoke"
    shooter: Seat
    target: Seat
    hit: bool
    shot: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Farewell:
    """Somebody takes his leave, and Death takes him along."""

    kind: Literal["farewell"] = "farewell"
    seat: Seat
    shot: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Departure:
    """Death leaves with nobody, and the holder of the joker tells how."""

    kind: Literal["departure"] = "departure"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Vignettes:
    """Whoever likes tells what has become of his character."""

    kind: Literal["vignettes"] = "vignettes"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Encore:
    """The table says whether it goes on."""

    kind: Literal["encore"] = "encore"
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()
    anew: bool = False
    """Whether nothing had been told, so that it is the same night that begins again."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Over:
    """The end."""

    kind: Literal["over"] = "over"
    result: Result


Phase = (
    Start
    | Swap
    | Draw
    | Blank
    | Tell
    | Ask
    | Reply
    | Relief
    | Duel
    | Smoke
    | Farewell
    | Departure
    | Vignettes
    | Encore
    | Over
)
P = TypeVar("P", Start, Swap, Draw, Blank, Tell, Ask, Reply, Relief, Duel, Smoke, Encore)
AFTERWARDS = (Farewell, Departure, Vignettes, Encore, Over)
"""Phases in which the deal has come to its end: no card matters any more."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class State:
    """A whole game."""

    options: Options
    players: tuple[Player, ...]
    """In seat order: the player of seat n is the one at n - 1."""
    drawn: tuple[RoleKey, ...]
    """The characters that were drawn at first, in seat order."""
    phase: Phase
    timer: Timer
    deal: int = 0
    count: int = 0
    """Number of the present phase."""
    condemned: Seat = NOBODY
    """Who holds the jokers; 0 before the first gaze."""
    last: Seat = NOBODY
    """From whose left the next drawer is looked for."""
    emptied: Seat = NOBODY
    """Who emptied his hand while it was dealt, and begins; 0: nobody."""
    discards: tuple[Card, ...] = ()
    chain: Chain | None = None
    spoken: bool = False
    """Whether anything has been told since the deal."""
    result: Result = "nobody"
    """How the last deal ended."""
    victim: Seat = NOBODY
    """Whose character died in this deal."""
    dead: tuple[RoleKey, ...] = ()
    notes: tuple[Note, ...] = ()
    silent: int = 0
    """Phases in a row that time has closed."""

    def __repr__(self) -> str:
        """Phase only: a state must be safe to appear in a traceback."""
        return f"State(phase={self.timer.phase!r})"

    def player(self, seat: Seat) -> Player:
        """The player of this seat. Raises LookupError if there is no such seat."""
        if not 1 <= seat <= len(self.players):
            raise LookupError(f"there is no seat {seat} at a table of {len(self.players)}")
        return self.players[seat - 1]

    @property
    def present(self) -> tuple[Player, ...]:
        """Who is at the table, safe ones too, in seat order."""
        return tuple(player for player in self.players if not player.left)

    @property
    def playing(self) -> tuple[Player, ...]:
        """Who is still in the round, in seat order."""
        return tuple(player for player in self.present if not player.safe)

    def from_left_of(self, seat: Seat) -> tuple[Player, ...]:
        """Those at the table in seat order, beginning on the left of this seat, which comes last if it is among them."""
        return tuple([p for p in self.present if p.seat > seat] + [p for p in self.present if p.seat <= seat])

    def with_player(self, player: Player) -> "State":
        """The same with this player in place of the one on his seat."""
        return self.with_players((player,))

    def with_players(self, changed: Iterable[Player]) -> "State":
        """The same with these players in place of those on their seats."""
        by_seat = {player.seat: player for player in changed}
        return replace(self, players=tuple(by_seat.get(player.seat, player) for player in self.players))

    def in_phase(self, kind: type[P]) -> P:
        """The phase, known to be of this kind. Raises TypeError where a rule is used out of its phase."""
        if not isinstance(self.phase, kind):
            raise TypeError(f"the phase is {self.phase.kind}, not {kind.__name__}")
        return self.phase

    def noting(self, note: Note) -> "State":
        """The same with one more line of the chronicle."""
        return replace(self, notes=(*self.notes, note))


Turn = Step[State, SaloonEvent]
"""A new state and what happened on the way."""


def turn(state: State, *events: SaloonEvent) -> Turn:
    """A step with these events."""
    return Step(state, events)


def joined(first: Turn, second: Turn) -> Turn:
    """Two steps as one: the events of both, the state of the second."""
    return Step(second.state, first.events + second.events)
