"""The deck of ninety: suits, mirrored numbers, combinations, and the pile that everybody draws from.

Rules page, "Cards" and "Turn", 2. A card is its number, 1 to 90, which is a house too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations as choose
from typing import Final, Literal

from games.core.rng import Rng
from games.propaganda.board import HOUSES, House

Suit = Literal["hearts", "diamonds", "clubs", "spades"]

SUITS: Final[tuple[Suit, ...]] = ("hearts", "diamonds", "clubs", "spades")
"""The printed suits are not known: they run in this order from number to number (rules page, Cards: decision)."""
MOST_KEPT: Final = 7
"""Nobody keeps more cards than this (rules page, Turn, 6: decision)."""
Cards = tuple[House, ...]


def suit(card: House) -> Suit:
    """The suit of a card."""
    return SUITS[(card - 1) % len(SUITS)]


def mirror(card: House) -> House | None:
    """The number with its two figures the other way round, one figure read with a nought; None if that is no other card."""
    turned = int(f"{card:02}"[::-1])
    return House(turned) if turned != card and turned in HOUSES else None


def is_combination(cards: Iterable[House]) -> bool:
    """Whether exactly these cards found a seat: three of one suit, one of each suit, or two mirrored numbers."""
    found = tuple(cards)
    suits = {suit(card) for card in found}
    if len(found) == 2:
        return mirror(found[0]) == found[1]
    return len(suits) == (1 if len(found) == 3 else 4) if len(found) in (3, 4) else False


def combinations(hand: Iterable[House]) -> tuple[Cards, ...]:
    """Everything that can be played of a hand, the fewest cards first, each in ascending order."""
    cards = sorted(hand)
    return tuple(found for size in (2, 3, 4) for found in choose(cards, size) if is_combination(found))


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """What can be drawn: the deck, face down, and the discards that become the next one."""

    deck: Cards = field(repr=False)
    """The next card is the last."""
    discards: Cards = ()

    @property
    def left(self) -> int:
        """How many cards can still be drawn."""
        return len(self.deck) + len(self.discards)

    def drawn(self, rng: Rng) -> tuple[House, "Pile"]:
        """The next card, and the pile without it; an empty deck is made anew of the discards. Raises ValueError if both are empty."""
        if self.deck:
            return self.deck[-1], replace(self, deck=self.deck[:-1])
        if not self.discards:
            raise ValueError("there is no card left")
        deck = rng.shuffled(sorted(self.discards))
        return deck[-1], Pile(deck=deck[:-1])

    def with_discards(self, cards: Sequence[House]) -> "Pile":
        """The pile with these cards laid on the discards."""
        return replace(self, discards=(*self.discards, *cards))
