"""Drawing a hand of cards that passes. Knows pile and checks, no seats. Source: rules page, 4.2 and 4.3.

Whether a table can be dealt at all is asked far more often than one is dealt, by people who are still choosing roles:
`look` tries it once with numbers that are always the same, and remembers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from games.core.ids import RoleKey
from games.core.rng import Draws, Rng
from games.village import checks, even
from games.village.checks import Scale
from games.village.options import DealMode, Options
from games.village.pile import Recipe, drawn, once_each, pile, recipe

ATTEMPTS: Final = 500
"""Hands that are drawn before a table is given up."""
GLANCE: Final = 100
"""After so many a large table is given up already if it is hopeless: if all hands are far from passing."""
_FAR = 5
"""How many standard deviations are far: 400 more attempts would not bring a hand from there but once in thousands."""
_LARGE = 12
"""From so many players on hands differ smoothly enough for that to be judged, and cost enough for it to matter."""

SCALES: Final[dict[DealMode, Scale | None]] = {
    "balanced": checks.DECLARED,
    "even": checks.fitted(even.STRENGTHS, even.HANDICAPS, even.DIFFERENCES),
    "chaos": None,
}
"""What the sides are weighed with; None: not at all."""


class Terms(NamedTuple):
    """What of the options bears on the cards."""

    mode: DealMode
    excluded: frozenset[RoleKey]
    killers_together: bool


class Hand(NamedTuple):
    """Cards for so many players, in no order that means anything, and what they were drawn from."""

    cards: Sequence[RoleKey]
    pile: tuple[RoleKey, ...]
    """Each role once, in the order of the index."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What a table's fixed attempts came to."""

    hand: Hand | None
    """The first one that passed."""
    lean: float = 0
    """Where none did: above 0 the village is too strong, else its enemies are."""


class FixedNumbers(Draws):
    """Numbers that are always the same and good for nothing secret: quick, where hands are counted and not dealt."""

    __slots__ = ("_state",)

    def __init__(self, number: int) -> None:
        """Start the sequence with this number."""
        self._state = number

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1, of a linear congruential sequence (Knuth's multiplier)."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 32) * n >> 32

    def stream(self, label: str) -> "FixedNumbers":
        """Other numbers, the same for the same label."""
        return FixedNumbers(self._state + int.from_bytes(label.encode(), "big"))


def terms_of(options: Options) -> Terms:
    """What of these options bears on the cards."""
    return Terms(options.deal_mode, frozenset(options.excluded), options.killers_together)


def first_passing(seats: int, terms: Terms, scale: Scale | None, rng: Rng) -> Hand | None:
    """The first hand that passes on this scale; None if 500 do not. Source: rules page, 4.3."""
    made = recipe(seats, terms.excluded)
    attempts = (_attempt(made, terms, scale, rng) for _ in range(ATTEMPTS))
    return next((tried.hand for tried in attempts if tried.passes), None)


@lru_cache(maxsize=4096)
def look(seats: int, terms: Terms) -> Look:
    """Whether a hand passes, tried with fixed numbers. A table without one costs some milliseconds, the first time."""
    made, scale, rng = recipe(seats, terms.excluded), SCALES[terms.mode], FixedNumbers(seats)
    leans: list[int] = []
    for number in range(1, ATTEMPTS + 1):
        tried = _attempt(made, terms, scale, rng)
        if tried.passes:
            return Look(hand=tried.hand)
        if tried.lean is not None:
            leans.append(tried.lean)
        if number == GLANCE and seats >= _LARGE and _hopeless(leans, scale, seats):
            break
    return Look(hand=None, lean=fmean(leans) if leans else -1)


class _Tried(NamedTuple):
    """One attempt."""

    cards: list[RoleKey]
    pile: list[RoleKey]
    passes: bool
    lean: int | None = None
    """The village's strength less the enemies', if it has come to that."""

    @property
    def hand(self) -> Hand:
        """What there is to deal."""
        return Hand(tuple(self.cards), once_each(self.pile))


def _attempt(made: Recipe, terms: Terms, scale: Scale | None, rng: Rng) -> _Tried:
    """Shuffle a pile, take a hand, repair it, look at it."""
    seats = made.seats
    heap = pile(made, rng)
    cards = drawn(heap, seats, rng)
    checks.repair(cards, made, rng)
    dealt = checks.counted(cards)
    if not checks.playable(dealt, seats, killers_together=terms.killers_together):
        return _Tried(cards, heap, passes=False)
    if scale is None:
        return _Tried(cards, heap, passes=True)
    village, enemies = scale.weigh(dealt, seats)
    lean = village - enemies
    return _Tried(cards, heap, abs(lean) <= scale.allowed(seats) and checks.quiet(dealt, seats), lean)


def _hopeless(leans: Sequence[int], scale: Scale | None, seats: int) -> bool:
    """Whether nothing is to be expected of more attempts after these."""
    if scale is None or not leans:
        return True
    return abs(fmean(leans)) - scale.allowed(seats) > _FAR * pstdev(leans)
