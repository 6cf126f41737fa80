"""What the moderator tells the desk, one value for each thing: together they are the whole game. Values only."""

from dataclasses import dataclass
from typing import Literal

from games.core.ids import RoleKey, Seat, TextId

Manner = Literal["voters", "hands"]
"""How a vote is entered: who votes for whom, or how many hands are up for each."""


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
class DeckMade:
    """The deck, one number for each of `roles.ROLES`; None: the table of the rules page decides."""

    kind: Literal["deck-made"] = "deck-made"
    deck: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Dealt:
    """These cards were drawn, in seat order, with the luck of all that chance decides later."""

    kind: Literal["dealt"] = "dealt"
    roles: tuple[RoleKey, ...]
    luck: str


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class HandBegun:
    """The cards were dealt on the table: who holds which is told, card after card, villagers last and by themselves."""

    kind: Literal["hand-begun"] = "hand-begun"
    luck: str


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class HandTold:
    """This player holds the card that is asked for."""

    kind: Literal["hand-told"] = "hand-told"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Exchanged:
    """Two players' cards change places before they are handed out."""

    kind: Literal["exchanged"] = "exchanged"
    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Pointed:
    """Whom a called player, or the pack, has pointed at; None: at nobody. `unit` is a call's name."""

    kind: Literal["pointed"] = "pointed"
    unit: str
    target: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Split:
    """The wolves do not agree: each one's choice is told."""

    kind: Literal["split"] = "split"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Onward:
    """The screen has been read out: on to what follows."""

    kind: Literal["onward"] = "onward"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Entered:
    """How the votes of this count are entered."""

    kind: Literal["entered"] = "entered"
    manner: Manner


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Voted:
    """One player's vote; None: for nobody."""

    kind: Literal["voted"] = "voted"
    voter: Seat
    target: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Raised:
    """So many votes for this one, the mayor's counted as two once the sash is shown."""

    kind: Literal["raised"] = "raised"
    target: Seat
    votes: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Counted:
    """The votes are all there: count."""

    kind: Literal["counted"] = "counted"


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Sashed:
    """A mayor shows the sash."""

    kind: Literal["sashed"] = "sashed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Corrected:
    """What the moderator knows better: somebody holds another card, has gone home, or is alive after all."""

    kind: Literal["corrected"] = "corrected"
    seat: Seat
    role: RoleKey | None = None
    alive: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Confirmed:
    """The moderator has announced the end."""

    kind: Literal["confirmed"] = "confirmed"


Entry = (
    Seated
    | Termed
    | DeckMade
    | Dealt
    | HandBegun
    | HandTold
    | Exchanged
    | Pointed
    | Split
    | Onward
    | Entered
    | Voted
    | Raised
    | Counted
    | Sashed
    | Corrected
    | Confirmed
)
"""Everything that can be told."""
