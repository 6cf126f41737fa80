"""What is true of a game in course: players, phase, timer, and what later nights and days need to remember.

Values only; the rules that move from one to the next are in the modules named after the phases. Nothing here may be
printed with a role, a target or a name in it: the representations show phase and round, or nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Literal, TypeVar

from games.core.game import Step
from games.core.ids import RoleKey, Seat
from games.core.timer import Timer
from games.lupi.events import LupiEvent
from games.lupi.options import Options
from games.lupi.roles import MAYOR, WOLF

Cause = Literal["devoured", "lynched", "left"]
Result = Literal["humans", "wolves", "nobody"]
Style = Literal["round", "together"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One seat."""

    seat: Seat
    role: RoleKey = field(repr=False)
    alive: bool = True
    sash: bool = False
    """Whether this mayor has shown the sash."""
    missed: int = 0
    """First votes in a row that passed without an answer."""

    @property
    def wolf(self) -> bool:
        """Whether this is a wolf; everybody else is human."""
        return self.role == WOLF

    @property
    def weight(self) -> int:
        """What this player's vote counts."""
        return 2 if self.sash else 1

    @property
    def may_show_sash(self) -> bool:
        """Whether this is a living mayor who has not shown the sash yet."""
        return self.alive and self.role == MAYOR and not self.sash


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """A secret choice: who chose whom."""

    seat: Seat
    target: Seat = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """An open vote; None is "nobody"."""

    voter: Seat
    target: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Talker:
    """How often a wolf has talked this night, and when last."""

    seat: Seat = field(repr=False)
    count: int
    last: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Sighting:
    """What a seer has learnt."""

    night: int
    seer: Seat = field(repr=False)
    about: Seat = field(repr=False)
    wolf: bool = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Death:
    """One line of the chronicle: who became a ghost, how, and in which night or day."""

    seat: Seat
    cause: Cause
    round: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Night:
    """From nightfall to dawn."""

    kind: Literal["night"] = "night"
    picks: tuple[Pick, ...] = ()
    again: tuple[Seat, ...] = ()
    """Seats that were asked again since who they had chosen left; once for each time."""
    talkers: tuple[Talker, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Talk:
    """The discussion."""

    kind: Literal["talk"] = "talk"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class FirstVote:
    """The first vote of the day."""

    kind: Literal["first-vote"] = "first-vote"
    style: Style
    queue: tuple[Seat, ...] = ()
    """In `round`: the called player, then who is still to be called."""
    call: int = 0
    """In `round`: the number of the present call."""
    each: int = 0
    """In `round`: seconds for each call."""
    votes: tuple[Vote, ...] = ()
    answered: tuple[Seat, ...] = ()
    """Who has answered, even if the vote became void afterwards."""
    excused: bool = False
    """Whether it counts against nobody to let it pass: the bot was not there."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Defence:
    """The nominees' speeches."""

    kind: Literal["defence"] = "defence"
    nominees: tuple[Seat, ...]
    speaking: int = 0
    """Index of the speaker among the nominees."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class SecondVote:
    """The second vote, or the run-off among the tied."""

    kind: Literal["second-vote"] = "second-vote"
    nominees: tuple[Seat, ...]
    runoff: bool = False
    votes: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Over:
    """The end."""

    kind: Literal["over"] = "over"
    result: Result
    winners: tuple[Seat, ...] = ()


Phase = Night | Talk | FirstVote | Defence | SecondVote | Over


def word_of(phase: Phase) -> str:
    """The phase as messages about time and views name it: its kind, or which of two ways it is held."""
    match phase:
        case FirstVote(style="round"):
            return "call"
        case FirstVote():
            return "vote"
        case Defence():
            return "speech"
        case SecondVote(runoff=True):
            return "runoff"
        case SecondVote():
            return "second"
        case _:
            return phase.kind


P = TypeVar("P", Night, Talk, FirstVote, Defence, SecondVote, Over)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class State:
    """A whole game."""

    options: Options
    players: tuple[Player, ...]
    """In seat order: the player of seat n is the one at n - 1."""
    round: int
    """Number of the present night and of the day after it."""
    phase: Phase
    timer: Timer
    start: int = 0
    """Seat that the last first vote started from; 0 before the first dawn."""
    deaths: tuple[Death, ...] = ()
    sightings: tuple[Sighting, ...] = ()
    guards: tuple[Pick, ...] = ()
    """What each bodyguard chose in the last night that has ended."""
    shields: tuple[Pick, ...] = ()
    """What each judge chose in the last night that has ended: holds for the day after it."""
    stirred: bool = False
    """Whether anybody has answered anything since nightfall."""
    silent: int = 0
    """Nights with their days, in a row, in which nobody answered anything."""

    def __repr__(self) -> str:
        """Phase and round only: a state must be safe to appear in a traceback."""
        return f"State(phase={self.timer.phase!r}, round={self.round})"

    def player(self, seat: Seat) -> Player:
        """The player of this seat. Raises LookupError if there is no such seat."""
        if not 1 <= seat <= len(self.players):
            raise LookupError(f"there is no seat {seat} at a table of {len(self.players)}")
        return self.players[seat - 1]

    @property
    def living(self) -> tuple[Player, ...]:
        """Who is alive, in seat order."""
        return tuple(player for player in self.players if player.alive)

    @property
    def protected(self) -> frozenset[Seat]:
        """Who may not be lynched today."""
        return frozenset(pick.target for pick in self.shields)

    def from_left_of(self, seat: int) -> tuple[Seat, ...]:
        """The living in seat order, beginning after this seat and going round; 0 begins at seat 1."""
        living = [player.seat for player in self.living]
        return tuple([s for s in living if s > seat] + [s for s in living if s <= seat])

    def with_player(self, player: Player) -> "State":
        """The same with this player in place of the one on his seat."""
        players = tuple(player if other.seat == player.seat else other for other in self.players)
        return replace(self, players=players)

    def in_phase(self, kind: type[P]) -> P:
        """The phase, known to be of this kind. Raises TypeError where a rule is used out of its phase."""
        if not isinstance(self.phase, kind):
            raise TypeError(f"the phase is {self.phase.kind}, not {kind.__name__}")
        return self.phase


Turn = Step[State, LupiEvent]
"""A new state and what happened on the way."""


def turn(state: State, *events: LupiEvent) -> Turn:
    """A step with these events."""
    return Step(state, events)


def joined(first: Turn, second: Turn) -> Turn:
    """Two steps as one: the events of both, the state of the second."""
    return Step(second.state, first.events + second.events)


def without(seats: Iterable[Seat], *gone: Seat) -> tuple[Seat, ...]:
    """The seats but for those."""
    return tuple(seat for seat in seats if seat not in gone)
