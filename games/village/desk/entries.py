"""What the narrator tells the desk, one value for each thing: with the deal they are the whole game. Values only."""

from dataclasses import dataclass
from typing import Literal

from games.core.ids import RoleKey, Seat, TextId

Ending = Literal["full", "reduced", "skip"]
"""How a night is held: called, called for changes of role only, or skipped."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Seated:
    """So many play, with these names, one a line."""

    kind: Literal["seated"] = "seated"
    count: int
    names: TextId | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Termed:
    """A term of the table: a field of `terms.Terms`, and its value."""

    kind: Literal["termed"] = "termed"
    name: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Dealt:
    """These cards were drawn, in seat order, with the luck of all that chance decides later."""

    kind: Literal["dealt"] = "dealt"
    roles: tuple[RoleKey, ...]
    pile: tuple[RoleKey, ...]
    luck: str


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class HandBegun:
    """The cards were dealt on the table: they are told one by one, or as a list."""

    kind: Literal["hand-begun"] = "hand-begun"
    luck: str
    text: TextId | None = None
    """The list, where it makes up cards: their names are in it."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class HandTold:
    """The next player in order holds this card."""

    kind: Literal["hand-told"] = "hand-told"
    role: RoleKey
    strength: int | None = None
    """Of a made-up card."""
    listed: bool = False
    """Whether it stood on a list: a list is taken back as a whole."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Exchanged:
    """Two players' cards change places before they are handed out."""

    kind: Literal["exchanged"] = "exchanged"
    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Told:
    """What one call has brought: `unit` is a seat's number, "wolves" or "cult"; no target: nobody."""

    kind: Literal["told"] = "told"
    unit: str
    first: Seat | None = None
    spark: bool = False
    slip: tuple[str, ...] = ()
    """What was written at once, in a night of a single round: `once.as_line`."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class ToldSecond:
    """The second one of a call: another victim, or the other lover; none: nobody."""

    kind: Literal["told-second"] = "told-second"
    unit: str
    second: Seat | None = None
    slip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Onward:
    """The screen has been read out or written down: on to what follows."""

    kind: Literal["onward"] = "onward"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Deferred:
    """What could not be written at the only round waits for the next night's call."""

    kind: Literal["deferred"] = "deferred"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Fallen:
    """Night falls, to be called or skipped."""

    kind: Literal["fallen"] = "fallen"
    how: Ending = "full"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Fired:
    """A dead Hunter takes somebody along, or nobody."""

    kind: Literal["fired"] = "fired"
    target: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Used:
    """A power that everybody sees."""

    kind: Literal["used"] = "used"
    seat: Seat
    power: str


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Searched:
    """The Detective's phase has begun."""

    kind: Literal["searched"] = "searched"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Investigated:
    """The Detective has signalled a number, or none."""

    kind: Literal["investigated"] = "investigated"
    seat: Seat | None = None
    target: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Aimed:
    """The Gunner shoots."""

    kind: Literal["aimed"] = "aimed"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Voted:
    """A slip of the vote; without a target: for nobody, or one that nobody can read."""

    kind: Literal["voted"] = "voted"
    voter: Seat
    target: Seat | None = None
    unreadable: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Counted:
    """The slips are all there: count."""

    kind: Literal["counted"] = "counted"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Conceded:
    """The table has agreed that the cult has won."""

    kind: Literal["conceded"] = "conceded"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Ruled:
    """The narrator decides otherwise what chance has decided."""

    kind: Literal["ruled"] = "ruled"
    round: int
    event: str
    of: int
    nth: int
    outcome: str


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class DrawnAgain:
    """All that chance decides in this round is drawn anew."""

    kind: Literal["drawn-again"] = "drawn-again"
    round: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Certain:
    """Everybody at the table knows for certain that nobody holds this role any more."""

    kind: Literal["certain"] = "certain"
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Corrected:
    """What the narrator knows better: somebody holds another card, has gone home, or is alive after all."""

    kind: Literal["corrected"] = "corrected"
    seat: Seat
    role: RoleKey | None = None
    alive: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Marked:
    """What the narrator knows better of what clings to somebody: `mark` is one of `marks.MARKS`."""

    kind: Literal["marked"] = "marked"
    seat: Seat
    mark: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Confirmed:
    """The narrator has announced the end."""

    kind: Literal["confirmed"] = "confirmed"


Entry = (
    Seated
    | Termed
    | Dealt
    | HandBegun
    | HandTold
    | Exchanged
    | Told
    | ToldSecond
    | Onward
    | Deferred
    | Fallen
    | Fired
    | Used
    | Searched
    | Investigated
    | Aimed
    | Voted
    | Counted
    | Conceded
    | Ruled
    | DrawnAgain
    | Certain
    | Corrected
    | Marked
    | Confirmed
)
"""Everything that can be told."""
