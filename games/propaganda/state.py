"""What is true of a game in course: lists, seats, stars, cards, whose turn it is. Values only.

In this package a *seat* is a place at the table, as everywhere; an electoral seat on the board is an *office*. Nothing
here may be printed with a card that somebody holds.
"""

from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeVar

from games.core.game import Step
from games.core.ids import Phrase, Seat
from games.core.timer import Timer
from games.propaganda.board import House, bordering
from games.propaganda.cards import Cards, Pile
from games.propaganda.events import PropagandaEvent
from games.propaganda.options import Options

PAWNS: Final = 12
"""What each list owns (rules page, Setup, 3)."""
NOWHERE: Final = House(0)
"""No house."""
NOBODY: Final = Seat(0)
"""The owner of the Undecided's offices: a list without a player (rules page, Setup, 4)."""

Result = Literal["majority", "last", "polls", "nobody"]
Stage = Literal["start", "campaign"]
"""Before the first debate, when there is a choice of what to do; after it."""
Marked = Literal["occupied", "dismantled", "founded", "out", "left", "star"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Office:
    """An electoral seat."""

    house: House
    owner: Seat
    pawns: int
    promise: Phrase


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One list."""

    seat: Seat
    name: Phrase
    lost: int = 0
    """Captured pawns, to be recovered."""
    hand: Cards = field(default=(), repr=False)
    out: bool = False
    spared: bool = False
    """Without an office, but with a combination in hand: one more turn (rules page, End, 2)."""
    missed: int = 0
    """Turns in a row that passed without a move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Confrontation:
    """The last one, for the board."""

    origin: House
    target: House
    attack: House
    defence: House
    attacking: Seat
    defending: Seat
    """As it was then: either office may have changed hands since."""
    won: bool
    """By the attacker."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """One line of the chronicle."""

    round: int
    what: Marked
    name: Phrase
    house: House = NOWHERE
    """0: none."""
    cards: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Draft:
    """What one list has prepared so far in the opening."""

    seat: Seat
    card: House
    """The card that the name may be taken from."""
    name: Phrase | None = None
    promises: tuple[tuple[House, Phrase], ...] = ()
    placed: Cards = ()
    """Where the reserve stands so far, a house for each pawn."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Opening:
    """Everybody at once and in private: names and, in the quick set-up, promises and reserves."""

    kind: Literal["opening"] = "opening"
    drafts: tuple[Draft, ...]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Founding:
    """The printed set-up: in turn each draws a card and opens an office there."""

    kind: Literal["founding"] = "founding"
    queue: tuple[Seat, ...]
    """Whose office it is, and whose come after it."""
    house: House


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Reinforcing:
    """The printed set-up: in turn each places one pawn of the reserve."""

    kind: Literal["reinforcing"] = "reinforcing"
    queue: tuple[Seat, ...]
    """Whose pawn it is, and whose come after it."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Turn:
    """One list's turn."""

    kind: Literal["turn"] = "turn"
    seat: Seat
    moves: int = 0
    """Of this turn: each question has a name of its own."""
    stage: Stage = "start"
    recover: int = 0
    """Pawns that may still come back."""
    played: Cards = ()
    """A combination that has been chosen, while house or promise are still to be."""
    site: House = NOWHERE
    """The house of its office, once that is chosen."""
    combined: bool = False
    """Whether a combination has been played, or declined."""
    aim: House = NOWHERE
    """The office that has been chosen to attack, while it is asked whom; 0: none."""
    won: bool = False
    """Whether this turn has been won a confrontation as the attacker."""
    moved: bool = False
    """Whether the player has done anything."""
    excused: bool = False
    """Whether it does not count against the player to let it pass: the bot was not there."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Emptied:
    """An office without pawns, and the winner who chooses what becomes of it (rules page, Turn, 5)."""

    kind: Literal["emptied"] = "emptied"
    turn: Turn
    """The turn that goes on afterwards."""
    left: int
    """Seconds that the turn still had."""
    house: House
    winner: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Over:
    """The game has ended."""

    kind: Literal["over"] = "over"
    result: Result
    winners: tuple[Seat, ...]


Phase = Opening | Founding | Reinforcing | Turn | Emptied | Over


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class State:
    """The whole game."""

    options: Options
    players: tuple[Player, ...]
    offices: tuple[Office, ...] = ()
    """In the order of their houses."""
    pile: Pile
    stars: tuple[House, ...] = ()
    order: tuple[Seat, ...]
    """Of the turns, the first player first."""
    round: int = 0
    busy: bool = False
    """Whether anything was done in this round that keeps the polls open."""
    last: Confrontation | None = None
    marks: tuple[Mark, ...] = ()
    phase: Phase
    timer: Timer

    def __repr__(self) -> str:
        return f"State(phase={self.phase.kind}, round={self.round})"

    def player(self, seat: Seat) -> Player:
        """The list of this seat."""
        return self.players[seat - 1]

    @property
    def running(self) -> tuple[Player, ...]:
        """The lists still in the race, in the order of their seats."""
        return tuple(player for player in self.players if not player.out)

    @property
    def rounds(self) -> int:
        """After so many rounds the polls close."""
        return self.options.rounds_for(len(self.players))

    def office(self, house: House) -> Office:
        """The office on this house. Raises LookupError if there is none."""
        for office in self.offices:
            if office.house == house:
                return office
        raise LookupError(f"no office on house {house}")

    def of(self, seat: Seat) -> tuple[Office, ...]:
        """The offices of this list, in the order of their houses."""
        return tuple(office for office in self.offices if office.owner == seat)

    def pawns(self, seat: Seat) -> int:
        """The list's pawns on the board."""
        return sum(office.pawns for office in self.of(seat))

    def borders(self, house: House) -> tuple[Office, ...]:
        """The other offices that this one borders, in the order of their houses."""
        houses = tuple(office.house for office in self.offices)
        near = bordering(houses, self.stars, diagonals=self.options.diagonals)[house]
        return tuple(self.offices[at] for at in near)

    def rivals(self, house: House) -> tuple[Office, ...]:
        """The bordering offices of other lists."""
        owner = self.office(house).owner
        return tuple(office for office in self.borders(house) if office.owner != owner)

    def pairs(self, seat: Seat) -> tuple[tuple[Office, Office], ...]:
        """Every debate that the list could begin: an office of its own and a bordering one of another list's."""
        return tuple((office, rival) for office in self.of(seat) for rival in self.rivals(office.house))

    def with_player(self, player: Player) -> "State":
        """The state with this list in place of its old value."""
        return replace(self, players=(*self.players[: player.seat - 1], player, *self.players[player.seat :]))

    def with_office(self, office: Office) -> "State":
        """The state with this office, in place of what stood there."""
        others = (old for old in self.offices if old.house != office.house)
        return replace(self, offices=tuple(sorted((*others, office), key=lambda each: each.house)))

    def without_office(self, house: House) -> "State":
        """The state with this office off the board and its card on the discards."""
        offices = tuple(office for office in self.offices if office.house != house)
        return replace(self, offices=offices, pile=self.pile.with_discards((house,)))

    def marked(self, what: Marked, name: Phrase, house: House = NOWHERE, cards: str = "") -> "State":
        """The state with one more line in its chronicle."""
        mark = Mark(round=self.round, what=what, name=name, house=house, cards=cards)
        return replace(self, marks=(*self.marks, mark))


Done = Step[State, PropagandaEvent]
P = TypeVar("P", Opening, Founding, Reinforcing, Turn, Emptied)


def done(state: State, *events: PropagandaEvent) -> Done:
    """A step that comes to this state."""
    return Step(state, events)


def joined(first: Done, then: Done) -> Done:
    """Two steps as one."""
    return Step(then.state, (*first.events, *then.events))


def in_phase(state: State, kind: type[P]) -> P:
    """The phase, which is of this kind. Raises TypeError if it is another."""
    if not isinstance(state.phase, kind):
        raise TypeError(f"the phase is {state.phase.kind}, not {kind.__name__}")
    return state.phase
