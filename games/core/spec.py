"""A game paired with the types that its shell needs to store and to show it, without importing the game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, get_args

from games.core.absence import Absence
from games.core.board import Board
from games.core.fates import Fate, Feat
from games.core.game import Game, Line, Move, Prompt
from games.core.ids import GameKey, PromptId, RoleKey, Seat, TextId
from games.core.inperson import Card, InPerson
from games.core.lore import Book
from games.core.quiz import Bank
from games.core.rng import Rng


class Policy(Protocol):
    """How a computer player decides: from what its seat may see, and nothing else."""

    def __call__(self, view: Any, prompts: Sequence[Prompt], seat: Seat, rng: Rng) -> Sequence[Move]:
        """The moves to make now, at most one for each prompt; empty to wait."""
        ...


@dataclass(frozen=True, slots=True)
class Heard:
    """One answer that was said in words."""

    prompt: PromptId
    pick: str
    kept: bool = False
    """Whether the words themselves belong to the answer (names), beyond what they pick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSpec:
    """One entry of `games.registry`."""

    game: Game[Any, Any, Any, Any]
    state: type
    options: type
    """A frozen dataclass; each field's `metadata` has `choices` (values in order). Its row in the lobby is the Fluent
    message `<game>-option-<field>`, each choice `<game>-option-<field>-<choice>`. Further entries of `metadata`:
    `section` puts it on a page of its own with its like (`<game>-section-<section>`); `counts` lists roles of which it
    holds the numbers; `toggles` maps groups (`<game>-option-<field>-group-<group>`) to roles of which it holds a sorted
    tuple (`-some` says how many); `preset` marks a shortcut that sets others: see there;
    `unless` maps other options to values with which this one does nothing and is not shown."""
    event: Any
    """The union of the event classes, each with `kind: Literal[...]`."""
    asks: tuple[str, ...]
    """Every Fluent key that a prompt or one of its lines may use."""
    refusals: tuple[str, ...] = ()
    """The game's own refusal keys."""
    asked: frozenset[type] = frozenset()
    """Event classes that say no more than the question in the group, or the board, which they open: never told as a line."""
    tallied: frozenset[type] = frozenset()
    """Event classes that a standing question in the group shows below it: told as a line only once it is gone."""
    roles: tuple[RoleKey, ...] = ()
    policy: Policy | None = None
    says: Callable[[Any, Prompt, str | None, Collection[Seat]], Line | None] | None = None
    """(a seat's view, one of its prompts, its pick or None, the seats of people) -> what a computer player there says in
    the group before it picks that, or with None instead of picking; None: nothing. Of what all have read, nothing else."""
    sayings: tuple[str, ...] = ()
    """Every Fluent key that such a line may have."""
    deferred: frozenset[str] = frozenset()
    """Keys of questions to everybody that computer players do not answer before a person at the table has; they may say something."""
    fits: Callable[[int, Any], str | None] | None = None
    """(seats, options) -> None, or the key of `refusal-<key>`: why this table cannot be dealt."""
    lifts: Callable[[int, Any], Sequence[RoleKey]] | None = None
    """(seats, options) -> roles that are left out and, put back, make a table fit that does not: few, or none."""
    preset: Callable[[Any], Any] | None = None
    """(options, an option marked `preset` just set) -> the options with all that it sets."""
    gaps: Callable[[Any], Sequence[int]] | None = None
    """(options) -> the numbers of players, of those the game allows, to whom they cannot be dealt."""
    joining: Callable[[Any], int] = field(default=lambda options: 180)
    """Seconds of game time that a lobby with these options stays open."""
    extension: Callable[[Any], int] = field(default=lambda options: 60)
    """Seconds of game time that one /ancora gives."""
    grace: Callable[[Any], int] = field(default=lambda options: 60)
    """Seconds of game time within which somebody who has left the group may come back to the seat."""
    keepsake: bool = False
    """Whether the chronicle is given to the group as a file, too, at the end."""
    halts: bool = False
    """Whether a card lies on the table by which anybody there may stop everything at any moment, with a name or without."""
    patient: bool = False
    """Whether one player at a time is awaited, and no deadline presses him: then the others alone decide, once he has
    been reminded, to go on without his answer or without him."""
    deck: Callable[[int, Any], Mapping[RoleKey, int]] | None = None
    """(seats, options) -> the cards that will be dealt, where the group may know them."""
    absent: Callable[[Any], frozenset[Seat]] = field(default=lambda state: frozenset())
    """Seats that the group's absence rule now falls on."""
    absence: Callable[[Any], Absence] | None = None
    """(options) -> what the group wants done about them; None: the game knows no absences."""
    missed: Callable[[Any], Mapping[Seat, int]] = field(default=lambda state: {})
    """(state) -> how many votes or turns in a row each seat has let pass, those who are out included."""
    excuse: Callable[[Any], Any] = field(default=lambda state: state)
    """(state) -> the state in which the vote or turn that stands, if one does, will count against nobody."""
    pardon: Callable[[Any, Seat], Any] = field(default=lambda state, seat: state)
    """(state, seat) -> the state in which the seat has let nothing pass: somebody else sits there now."""
    warns: bool = False
    """Whether the rules themselves tell a seat in private that it has let a vote pass."""
    living: Callable[[Any], frozenset[Seat]] | None = None
    """(state) -> the seats still in the game, where the whole table knows them."""
    cards: Callable[[Any], Mapping[Seat, RoleKey]] = field(default=lambda state: {})
    """(state) -> each seat's card, for the results and the proof; asked only once a game has ended."""
    own: Callable[[Any], RoleKey | None] | None = None
    """(a seat's view) -> the card that the seat believes to hold, where the book advises whoever holds it."""
    reminder: Callable[[Any, Seat], Sequence[Any]] = field(default=lambda state, seat: ())
    """(state, seat) -> the events that tell the seat alone, once more, what it holds."""
    posted: Callable[[Any], Sequence[Line]] = field(default=lambda state: ())
    """(state) -> what the whole table has been told and may look up as long as the game lasts, as lines of its status."""
    board: Callable[[Any], Board | None] | None = None
    """(state) -> the board that everybody sees, for games that have one; None while there is nothing to see yet."""
    phrases: tuple[str, ...] = ()
    """Every Fluent key that a phrase of the game may use; it may have `$part`."""
    chronicle: Callable[[Any], Sequence[Line]] = field(default=lambda state: ())
    """(state) -> what happened, in order, as lines under the game's end; asked only once a game has ended."""
    lasted: Callable[[Any], Line | None] = field(default=lambda state: None)
    """(state) -> how long it has lasted, as the game counts that; its message is `<game>-lasted`."""
    fates: Callable[[Any], Mapping[Seat, Fate]] = field(default=lambda state: {})
    """(state) -> what became of each seat, for figures; asked only once a game has ended."""
    feats: tuple[Feat, ...] = ()
    """What of a finished game earns a trophy."""
    contested: bool = True
    """Whether it can be won: else it counts for nobody's wins and for no ranking."""
    sealed: Callable[[PromptId], bool] = field(default=lambda prompt: False)
    """Prompts whose answers stay secret after the end too: ballots of which only the outcome is public."""
    random: InPerson | None = field(default=None, hash=False)
    """What it offers to a person who narrates it in person."""
    book: Book | None = field(default=None, hash=False)
    """What it tells of its roles and rules to whoever looks them up."""
    quiz: Bank | None = None
    """The questions by which people learn it."""
    hides: Callable[[Any], bool] = field(default=lambda options: False)
    """(options) -> whether cards stay hidden after the end: then the seal is never opened, for it would tell the deal."""
    desk: GameKey | None = None
    """For a table at which one person narrates in private what others play in a room: the game that they play. Its roles
    have that game's messages. It has no lobby and no dice; the person's seat is 0, the players have none."""
    heard: Callable[[Any, Seat, str], Sequence["Heard"]] | None = None
    """(state, seat, words) -> what the seat's words pick, in order; nothing if they say nothing that is asked."""
    called: Callable[[Any], Mapping[Seat, tuple[TextId, int] | None]] | None = None
    """(state) -> the players who have no seat in the session: which text names each, and in which of its lines,
    empty ones not counted; None: no text does."""
    held: Callable[[Any], Mapping[Seat, Sequence[Line]]] | None = None
    """(state) -> the card that each of those players holds in the hand, in the words in which it is dealt online, and no
    more than a card says; nothing until the cards are handed out. A card that is swapped counts from the moment at which
    the new one is handed over. Where it is there, players may take their cards by link."""
    listed: Callable[[Any, Seat], Callable[[Sequence[Card]], Sequence["Heard"]] | None] | None = None
    """(state, seat) -> what a pasted list of cards picks there, in the order of the seats; None where none is asked for.
    The hook may raise `Refused` with the key of `refusal-<key>`."""
    named: Callable[[Any], Mapping[RoleKey, tuple[TextId, int]]] = field(default=lambda state: {})
    """(state) -> cards that a text has made up: which text, and which of those that it makes up. Their grammar is that
    of the message `<game>-role-own`."""
    usual: Callable[[Any], Any] | None = None
    """(state) -> the options with which the same person's next desk is laid out."""
    upgrade: Callable[[Mapping[str, Any], int], Mapping[str, Any]] | None = None
    """(stored state, its rules_version) -> a state of the present version."""

    @property
    def key(self) -> GameKey:
        """The game's key."""
        return self.game.key

    @property
    def cards_of(self) -> GameKey:
        """The game under whose key its roles' messages lie."""
        return self.desk or self.key

    @property
    def events(self) -> tuple[type, ...]:
        """The event classes, for walks over them."""
        return get_args(self.event)
