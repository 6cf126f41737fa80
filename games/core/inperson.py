"""What a game offers to a person who narrates it in person, with cards on a table. Values and hooks; knows no game.

The shell puts it into words by naming rules: see `Draw`, `InPerson`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from games.core.ids import RoleKey
from games.core.rng import Rng


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """Something that chance decides: one line of the sheet, or an event that is drawn by itself.

    Its message is `<game>-random-<event>`, or `<game>-random-<event>-<case>`, with `role` and `number`; each face is an
    attribute of it, and so is `find`, words under which people look for it. One without faces has the attribute `hint`.
    """

    event: str
    """The name by which the rules know it."""
    case: str = ""
    """Tells apart lines of one event that are worded differently."""
    role: RoleKey
    """Whose draw it is, or whom it is about."""
    number: int = 0
    """Which of several: how many wolves come, whose turn it is, how many graves; 0 where there is but one."""
    faces: tuple[tuple[str, int], ...] = ()
    """What may come of it, with weights; empty: one of candidates that only the table knows."""
    section: str = ""
    """The heading on the sheet under which it stands: `<game>-sheet-<section>`; "" if it is not on the sheet."""
    also: tuple[RoleKey, ...] = ()
    """Other roles under whose name it is found."""
    needs: tuple[tuple[RoleKey, ...], ...] = ()
    """It can happen only if of each of these one is in play."""

    @property
    def id(self) -> str:
        """Its name among all draws of its game."""
        number = str(self.number) if self.number else ""
        return ".".join(part for part in (self.event, self.case, self.role, number) if part)

    @property
    def text(self) -> str:
        """The end of its message's key: `<game>-random-<text>`."""
        return f"{self.event}-{self.case}" if self.case else self.event

    @property
    def weight(self) -> int:
        """All its faces' weights together."""
        return sum(weight for _, weight in self.faces)

    def drawn(self, rng: Rng) -> str:
        """One of its faces, as likely as it weighs."""
        number, ends = rng.below(self.weight), accumulate(weight for _, weight in self.faces)
        return next(face for (face, _), end in zip(self.faces, ends, strict=True) if number < end)

    def possible(self, absent: frozenset[RoleKey]) -> bool:
        """Whether it can happen where these roles are not in play."""
        return all(not absent.issuperset(some) for some in self.needs)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card of a list that a person has put together: a role, or one made up, of this strength for a side."""

    role: RoleKey | None = None
    """None: made up."""
    strength: int = 0
    against: bool = False
    """Whether it is against the village."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Balance:
    """How a list of cards is balanced."""

    village: int
    enemies: int
    allowed: int
    """The largest difference of a balanced list."""
    playable: bool
    """Whether there is a game in it, balanced or not."""
    flag: bool
    """Whether a card is in it of which the table is told beforehand (the 120)."""

    @property
    def difference(self) -> int:
        """How far apart the sides are."""
        return abs(self.village - self.enemies)

    @property
    def balanced(self) -> bool:
        """Whether that is near enough."""
        return self.difference <= self.allowed


@dataclass(frozen=True, slots=True, kw_only=True)
class InPerson:
    """One game's aids. Further names of a role are the message `<game>-alias-<role>`, a mode is `<game>-mode-<mode>`."""

    sheet: tuple[Draw, ...]
    """What a narrator draws each night, in order."""
    others: tuple[Draw, ...]
    """What is drawn by itself, when it is needed."""
    graves: Callable[[int, int, int], Sequence[Draw]]
    """(graves, enemy visitors, friendly visitors) -> what is drawn for them."""
    groups: Mapping[str, tuple[RoleKey, ...]]
    """The roles that a table may leave out, by page."""
    sizes: range
    """How many may play."""
    modes: tuple[str, ...]
    """Ways of dealing, the usual one first."""
    deal: Callable[[int, frozenset[RoleKey], str, Rng], Sequence[RoleKey] | None]
    """(players, roles left out, mode, generator) -> the card of each player, in order; None if there is no such deal."""
    lifts: Callable[[int, frozenset[RoleKey], str], Sequence[RoleKey]]
    """(players, roles left out, mode) -> where there is no deal: roles with which, put back, there is one; maybe none."""
    weigh: Callable[[Sequence[RoleKey], Sequence[int], Sequence[int]], Balance]
    """(cards, strengths of the village's made-up cards, strengths of those against it) -> how that is balanced."""
    handed: Mapping[RoleKey, RoleKey] = field(default_factory=dict)
    """Roles whose holder is handed another role's card."""

    @property
    def draws(self) -> tuple[Draw, ...]:
        """Everything that can be drawn."""
        return (*self.sheet, *self.others)
