"""What a role may bring about: a closed set. A role yields these, the ledger and the night carry them out.

Each is a wish of one actor at one instant; what comes of a wish (a lover's sorrow, a cub's rage) is the engine's.
"""

from dataclasses import dataclass
from typing import Literal

from games.core.ids import RoleKey, Seat
from games.village.events import VillageEvent
from games.village.words import Cause, Reason

Marked = Literal["frozen", "doused", "infected", "drunk"]
"""What can be marked on a person."""
Spent = Literal["potion", "shield"]
"""What can be used up, or filled again, of a role."""


@dataclass(frozen=True, slots=True)
class Guard:
    """Tonight this player is guarded by that one; fixed at nightfall, lost if the guard is frozen."""

    ward: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Save:
    """A guarded player has been saved tonight."""

    ward: Seat
    fire: bool = False


@dataclass(frozen=True, slots=True)
class Kill:
    """A player dies, of this cause, by that player where there is one."""

    seat: Seat
    cause: Cause
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Burn:
    """These players burn together, and with them their houses for the rest of the night."""

    seats: tuple[Seat, ...]
    by: Seat


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark is put on a person, or taken away."""

    seat: Seat
    mark: Marked
    on: bool = True


@dataclass(frozen=True, slots=True)
class Become:
    """A player takes a role, with its powers renewed."""

    seat: Seat
    role: RoleKey
    reason: Reason


@dataclass(frozen=True, slots=True)
class Swap:
    """A thief takes the role of another, with all that belongs to it; the other becomes this one."""

    thief: Seat
    robbed: Seat
    leaves: RoleKey


@dataclass(frozen=True, slots=True)
class Spend:
    """Something of a role is used up, or there again."""

    seat: Seat
    what: Spent
    left: bool = False


@dataclass(frozen=True, slots=True)
class Follow:
    """A player takes another for a model."""

    seat: Seat
    model: Seat


@dataclass(frozen=True, slots=True)
class Link:
    """Two players are lovers from now on."""

    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True)
class Enrage:
    """The pack has two victims on its next night."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A player may take somebody with him: the final shot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Recall:
    """An Augur will not be told this role again."""

    seat: Seat
    role: RoleKey


@dataclass(frozen=True, slots=True)
class Learn:
    """Something is told."""

    event: VillageEvent


Effect = Guard | Save | Kill | Burn | Mark | Become | Swap | Spend | Follow | Link | Recall | Learn
"""What a power may bring about by night."""

Aftermath = Enrage | Aim
"""What a death may bring about, by night or by day."""
