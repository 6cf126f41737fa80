"""What a game tells of its roles and rules to whoever looks them up: facts for pages and questions. Values and hooks.

Knows no game and no texts. The facts come from the declarations that the rules play by, or from playing them: nothing
here is written down a second time.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from games.core.ids import RoleKey
from games.core.inperson import Draw


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Mark:
    """One thing that an encounter does to one of the two. Its message is `<game>-mark-<who>-<what>`."""

    who: str
    """"guest" who comes, "host" who is found, "both"; "none" where nothing happens."""
    what: str
    role: RoleKey | None = None
    """What he holds from now on, where he changes his card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class End:
    """One way in which an encounter may end; no marks: nothing happens."""

    marks: tuple[Mark, ...]
    odds: Fraction


@dataclass(frozen=True, slots=True, kw_only=True)
class Encounter:
    """What comes of one role's visit to another's house."""

    guest: RoleKey
    host: RoleKey
    out: bool = False
    """Whether the host was out."""
    anyway: bool = True
    """Whether it ends the same where the host is out and where he is at home."""
    ends: tuple[End, ...]
    """All of them, the likeliest first; their odds make 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What one who looks takes a role for, with the odds of each.

    A face is a role's key, or a word of the game's own (`<game>-seen-<word>`).
    """

    by: RoleKey
    faces: tuple[tuple[str, Fraction], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What a role may become, and why: `<game>-turns-<why>`; None where it depends."""

    why: str
    role: RoleKey | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lore:
    """One role."""

    role: RoleKey
    team: str
    """`<game>-side-<team>`."""
    nights: str
    """When it acts by night: `<game>-nights-<nights>`; "" never."""
    days: str
    """When it acts by day: `<game>-days-<days>`; "" never."""
    looks: tuple[Look, ...]
    draws: tuple[Draw, ...]
    """What else chance decides about it: what no encounter says."""
    place: int
    """Which step of the night is its own, from 1; 0 for none."""
    early: bool = False
    """Whether something of it counts from nightfall on."""
    visits: tuple[Encounter, ...] = ()
    """Its own visits: first what comes of an ordinary one, then those that end otherwise."""
    visited: tuple[Encounter, ...] = ()
    """Visits that it receives and that end otherwise than at an ordinary house."""
    wins: frozenset[str]
    """The results with which its holder wins, love aside."""
    dead: bool
    """Whether he wins with them dead as well."""
    turns: tuple[Turn, ...] = ()
    strength: tuple[int, int] | None = None
    """The least and the most that it is usually worth in a deal; None where deals are not weighed."""
    least: int
    """With how many players it may be dealt."""
    numbers: Mapping[str, int]
    """Further figures that its texts may use."""
    rules: tuple[str, ...] = ()
    """Options of the table that may change it."""


def untold(role: RoleKey) -> Lore:
    """Of a game without roles there is nothing to tell. Raises KeyError."""
    raise KeyError(role)


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """One game's roles and rules, to be looked up."""

    shelves: Mapping[str, tuple[RoleKey, ...]] = field(default_factory=dict)
    """The roles by page: `<game>-shelf-<shelf>`. None in a game without roles."""
    lore: Callable[[RoleKey], Lore] = untold
    """What is told of a role; of every one that stands on a shelf."""
    steps: tuple[tuple[RoleKey, ...], ...] = ()
    """Who acts in each step of the night, in its order."""
    chapters: tuple[str, ...]
    """The rules in short: `<game>-rules-<chapter>` with its attribute `title`."""
    chapter: Callable[[Any], str]
    """(state) -> the chapter of the present phase, of which the whole table knows."""
    numbers: Mapping[str, Any]
    """What the chapters' variables are worth by default; names that end in `_span` are seconds."""
