"""Which cards a table gets, and whether it can be dealt. Knows options, no phase. Source: rules page, 4 and 10.

What `fits` is always dealt, and what does not never is: a deal is drawn from the game's chance, 500 times at most, but
whether there is one is looked up (`attempts.look`), for the lobby asks again and again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.core.game import Reason, Refused
from games.core.ids import RoleKey
from games.core.rng import Rng
from games.village import simplified
from games.village.attempts import SCALES, Hand, Terms, first_passing, look, terms_of
from games.village.checks import ENEMIES
from games.village.options import Options
from games.village.pile import TABLE_SIZE, once_each
from games.village.roles import BY_KEY, ROLES
from games.village.roles._kit import Trait

TOO_FEW: Final = "village-too-few"
TOO_MANY: Final = "village-too-many"
WEAK_VILLAGE: Final = "village-weak-village"
WEAK_ENEMIES: Final = "village-weak-enemies"
REFUSALS: Final = (TOO_FEW, TOO_MANY, WEAK_VILLAGE, WEAK_ENEMIES)
"""Why a table cannot be dealt."""

_FEW = 8
"""So many roles can be named to a table that asks what to put back."""
_UNSETTLING = frozenset(role.key for role in ROLES if Trait.UNSETTLING in role.traits)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Deal:
    """The cards on the table. Never printed: they are the game's secret."""

    roles: tuple[RoleKey, ...]
    """In seat order."""
    pile: tuple[RoleKey, ...]
    """The roles that they were drawn from, each once, in the order of the index: what an Augur may be told."""

    @property
    def flag(self) -> bool:
        """The 120 (rules page, 4.6)."""
        return flag(self.roles)


def flag(roles: Sequence[RoleKey]) -> bool:
    """Whether a role is dealt that may make its holder, or somebody else, another one (rules page, 4.6)."""
    return not _UNSETTLING.isdisjoint(roles)


def deal(seats: int, options: Options, rng: Rng) -> Deal:
    """A card for each seat; `rng` is the stream "deal". Raises Refused exactly where `fits` has a reason.

    Where 500 attempts do not bring one of the rare hands that pass, the one that `fits` has seen is dealt.
    """
    hand = _hand(seats, options, rng) if seats in TABLE_SIZE else None
    if hand is None:
        raise Refused(Reason.NOT_OFFERED, fits(seats, options))
    return Deal(roles=rng.shuffled(hand.cards), pile=hand.pile)


def _hand(seats: int, options: Options, rng: Rng) -> Hand | None:
    terms = terms_of(options)
    if options.simplified:
        cards = simplified.cards(seats, terms.excluded)
        return Hand(cards, once_each(cards))
    known = look(seats, terms).hand
    return None if known is None else first_passing(seats, terms, SCALES[terms.mode], rng) or known


def fits(seats: int, options: Options) -> str | None:
    """None if this table can be dealt, else the key of the reason. Depends on nothing but its arguments.

    What fits is always dealt. Remembered: a table without a deal costs a hundredth of a second, once, others far less.
    """
    if seats not in TABLE_SIZE:
        return TOO_FEW if seats < TABLE_SIZE.start else TOO_MANY
    return None if options.simplified else _flaw(seats, terms_of(options))


def gaps(options: Options) -> Sequence[int]:
    """The sizes of table for which `fits` has a reason; costs what they cost, once."""
    return [seats for seats in TABLE_SIZE if fits(seats, options) is not None]


def lifts(seats: int, options: Options) -> Sequence[RoleKey]:
    """Left-out roles with which, put back, this table fits: the strongest of the weaker side, as few as will do.

    Where they do not, the strongest of both sides. Eight at most; none if the table fits, or if eight are too few.
    """
    flaw = fits(seats, options)
    return _lifts(seats, terms_of(options), flaw == WEAK_ENEMIES) if flaw in (WEAK_VILLAGE, WEAK_ENEMIES) else ()


def deck(seats: int, options: Options) -> dict[RoleKey, int]:
    """The cards that will be dealt where everybody may know them: in the simplified version; else nothing."""
    return simplified.counts(seats, terms_of(options).excluded) if options.simplified else {}


def _flaw(seats: int, terms: Terms) -> str | None:
    seen = look(seats, terms)
    if seen.hand is not None:
        return None
    return WEAK_ENEMIES if seen.lean > 0 else WEAK_VILLAGE


@lru_cache(maxsize=256)
def _lifts(seats: int, terms: Terms, enemies: bool) -> tuple[RoleKey, ...]:
    ranked = sorted(terms.excluded, key=lambda key: (-_worth(key, seats), key))
    side = [key for key in ranked if (key in ENEMIES) == enemies]
    proposals = (found[:count] for found in (side, ranked) for count in range(1, min(len(found), _FEW) + 1))
    fitting = (
        proposal
        for proposal in proposals
        if _flaw(seats, terms._replace(excluded=terms.excluded.difference(proposal))) is None
    )
    return tuple(next(fitting, ()))


def _worth(key: RoleKey, seats: int) -> int:
    """What a role is worth by itself."""
    strength = BY_KEY[key].strength
    return strength if isinstance(strength, int) else strength({key: 1}, seats)
