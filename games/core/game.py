"""The protocol that every game keeps: prompts, moves, steps, deadlines, views.

A game is a value without state of its own; the state is an argument. It knows no clock, no chance but the
moment's, no names, no languages and no chat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from games.core.ids import GameKey, PromptId, Seat, TextId
from games.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Audience:
    """Who is told a fact: the whole table, or certain seats; without either it is for the journal alone."""

    table: bool = False
    seats: frozenset[Seat] = frozenset()


TABLE = Audience(table=True)
"""Everybody at the table, in public."""


def only(*seats: Seat) -> Audience:
    """These seats, each in private."""
    return Audience(seats=frozenset(seats))


class Event(Protocol):
    """A fact, named in the past tense, with one audience. Stored events carry `kind: Literal[...]`."""

    @property
    def audience(self) -> Audience:
        """Who is told."""
        ...


class Place(Enum):
    """Where a prompt is shown."""

    WHISPER = "whisper"
    """In the private chat of its seat."""
    TABLE = "table"
    """In the group. Prompts of several seats with one id share one message and one keyboard."""


class Kind(Enum):
    """What a fact in a prompt is, since seats, numbers and texts look alike at run time."""

    SEAT = "seat"
    SEATS = "seats"
    ROLE = "role"
    ROLES = "roles"
    FIGURE = "figure"
    """A character: see `games.core.ids.Figure`."""
    PHRASE = "phrase"
    """Words of a person's or of the game's own: see `games.core.ids.Phrase`."""
    NUMBER = "number"
    KEY = "key"
    """A word of the rules, used by Fluent selectors only: "wolf", "yes"."""
    TEXT = "text"
    SPAN = "span"
    """A number of seconds of game time, printed as a duration."""


@dataclass(frozen=True, slots=True)
class Detail:
    """One variable of a message: its name there, its kind, its value."""

    name: str
    kind: Kind
    value: Any


@dataclass(frozen=True, slots=True)
class Line:
    """One further line under a prompt: a tally, a companion's choice. The key is a Fluent message."""

    key: str
    details: tuple[Detail, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """A question to one seat. A move is legal exactly if it answers one of its seat's prompts."""

    id: PromptId
    ask: str
    """Fluent key of the question, e.g. "lupi-ask-seer"."""
    options: tuple[str, ...]
    """What may be picked: keys of at most 16 bytes of [a-z0-9-]; a seat is its number ("7"). None at all: a `note`."""
    barred: tuple[tuple[str, str], ...] = ()
    """(option, reason key): shown but closed; picking one is refused with `refusal-<reason>`."""
    words: int = 0
    """Above 0, a text of at most so many characters is an answer too."""
    standing: bool = False
    """May be answered any number of times or never; no phase waits for it."""
    covered: bool = False
    """Asked in public, answered under cover: while it stands the table may know how many have answered, not who."""
    place: Place = Place.WHISPER
    details: tuple[Detail, ...] = ()
    """Variables of the question."""
    lines: tuple[Line, ...] = ()
    """Printed under the question, and edited in place when they change."""
    chosen: str | None = None
    """What this seat has picked so far, where it may still be changed (marked on a whispered keyboard)."""
    seats: bool = True
    """Options that are numbers are seats, labelled with the players' names; else each option's label is
    the Fluent message `<ask>-<option>`. Options that are not numbers are always labelled that way."""
    labels: tuple[tuple[str, Line], ...] = ()
    """(option, line): buttons that say this line instead."""
    ticked: tuple[str, ...] = ()
    """Options that are marked besides `chosen`, where several are in force at once."""
    tools: tuple[str, ...] = ()
    """Options that stand on rows of their own, below all others."""
    spoken: tuple[str, ...] = ()
    """What may be picked by words only, as `GameSpec.heard` reads them: no button says it."""
    turn: str = ""
    """Which of the screens that one message shows in turn, at most 6 of [a-z0-9]: a button of an earlier one does nothing
    more, however often the app sends it. Empty where an answer that is given twice is given once anyway."""

    @property
    def note(self) -> bool:
        """Whether it asks nothing: a standing whisper of its own that is kept true, such as a hand of cards."""
        return not (self.options or self.barred or self.words or self.spoken)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """When and with what chance a step happens."""

    step: int
    """Number of this step in the session's journal."""
    now: datetime
    """Game time, aware, UTC."""
    rng: Rng
    """Good for this step only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """An answer to a prompt: a pick, or the number of a text."""

    seat: Seat
    prompt: PromptId
    pick: str | None = None
    text: TextId | None = None
    """With a pick: the words that said it, where the rules want to keep them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadline:
    """The next thing that time does. A warning is a deadline too."""

    token: int
    """Another number whenever the deadline is another one: a stale ring does nothing."""
    phase: str
    """The same while the phase lasts ("n1", "d2.talk"); when it changes, a phase has opened."""
    at: datetime
    """Game time."""
    closes: datetime
    """Game time at which the phase ends if nothing happens before: what "time left" counts to."""


class Leave(Enum):
    """Why a seat is given up."""

    RESIGNED = "resigned"
    ABSENT = "absent"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a game ended. `key` names the result ("humans", "wolves", "nobody"); winners may be empty."""

    key: str
    winners: frozenset[Seat] = frozenset()


class Reason(Enum):
    """Why a move is refused; `refusal-<value>` is the message, which never accuses."""

    STALE = "stale"
    """The seat has no such question: its time is over, or it never was this seat's."""
    NOT_OFFERED = "not-offered"
    """The question stands, the answer is not among its options."""
    BARRED = "barred"
    """The option is shown but closed; `Refused.key` says why."""
    OVER = "over"
    """The game has ended."""


class Refused(Exception):
    """The player may not do this. Nothing has changed; it is nobody's error."""

    def __init__(self, reason: Reason, key: str | None = None) -> None:
        """Remember the reason and, where the game says more, the key of `refusal-<key>`."""
        super().__init__(reason.value if key is None else f"{reason.value}: {key}")
        self.reason = reason
        self.key = key or reason.value


S = TypeVar("S")
E = TypeVar("E", bound=Event)
O_contra = TypeVar("O_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """The new state and what happened on the way, in order."""

    state: S
    events: tuple[E, ...] = ()


class Game(Protocol[S, E, O_contra, V_co]):
    """The rules of one game. Every method is a pure function of its arguments."""

    @property
    def key(self) -> GameKey:
        """The game's key."""
        ...

    @property
    def rules_version(self) -> int:
        """Grows with every change that makes an old state or journal mean something else."""
        ...

    @property
    def table_size(self) -> range:
        """How many may play."""
        ...

    def setup(self, seats: int, options: O_contra, moment: Moment) -> Step[S, E]:
        """Deal to seats 1 to `seats`. Raises Refused if the options do not fit the number."""
        ...

    def prompts(self, state: S, seat: Seat) -> Sequence[Prompt]:
        """What the seat is asked now, in a fixed order; empty for the dead and after the end."""
        ...

    def apply(self, state: S, move: Move, moment: Moment) -> Step[S, E]:
        """Carry out a legal move. Call `play` instead, which checks it first."""
        ...

    def expire(self, state: S, deadline: Deadline, moment: Moment) -> Step[S, E]:
        """Do what time does at this deadline; the same state and no events if it is no longer the one."""
        ...

    def leave(self, state: S, seat: Seat, why: Leave, moment: Moment) -> Step[S, E]:
        """Carry on without the seat; the same state if it has gone already or the game is over."""
        ...

    def deadline(self, state: S) -> Deadline | None:
        """The next thing that time does, or None if only people move the game on."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result once the game has ended."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V_co:
        """What this seat may know, built up from nothing; None is the table's public view."""
        ...


def play(game: Game[S, E, Any, Any], state: S, move: Move, moment: Moment) -> Step[S, E]:
    """Apply the move if one of the seat's prompts accepts it; else raise Refused.

    The one door to `apply`: buttons, computer players, tests and the service read the same list.
    """
    if game.outcome(state) is not None:
        raise Refused(Reason.OVER)
    asked = {prompt.id: prompt for prompt in game.prompts(state, move.seat)}
    prompt = asked.get(move.prompt)
    if prompt is None:
        raise Refused(Reason.STALE)
    if move.text is not None and move.pick is None:
        if prompt.words == 0:
            raise Refused(Reason.NOT_OFFERED)
        return game.apply(state, move, moment)
    if move.pick in (prompt.options if move.text is None else ()) or (prompt.words and move.pick in prompt.spoken):
        return game.apply(state, move, moment)
    for option, reason in prompt.barred:
        if option == move.pick:
            raise Refused(Reason.BARRED, reason)
    raise Refused(Reason.NOT_OFFERED)
