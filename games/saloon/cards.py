"""The forty cards and the joker: values, suits, pairs. Knows no seat and no phase.

Source: rules page, The deck in play, and Deal, 2.
"""

from collections.abc import Iterable
from typing import Final, NewType

Card = NewType("Card", str)
"""Value and suit: "10♦"; or the joker."""

JOKER: Final = Card("🃏")
"""The black joker, whose holder is the Condemned. It is never among a hand's number cards."""
VALUES: Final = ("A", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""From high to low."""
SUITS: Final = ("♥", "♦", "♣", "♠")
"""From high to low."""
DECK: Final = tuple(Card(value + suit) for suit in SUITS for value in VALUES)
"""All forty."""

_WORDS: Final = dict(
    zip(VALUES, ("ace", "ten", "nine", "eight", "seven", "six", "five", "four", "three", "two"), strict=True)
)
_LETTERS: Final = dict(zip(SUITS, "hdcs", strict=True))
_RED_AND_BLACK: Final = "\N{VARIATION SELECTOR-16}"
"""Asks a phone for the suit's sign in its colour."""


def value_of(card: Card) -> str:
    """Its value: "10" of "10♦"."""
    return card[:-1]


def word_of(card: Card) -> str:
    """The word that texts select its prompt by: "ten"."""
    return _WORDS[value_of(card)]


def code_of(card: Card) -> str:
    """The card as an option of a question: "10d"."""
    return value_of(card).lower() + _LETTERS[card[-1]]


def face_of(card: Card) -> str:
    """The card as people read it."""
    return card if card == JOKER else card + _RED_AND_BLACK


def faces_of(cards: Iterable[Card]) -> str:
    """Several cards as people read them."""
    return " ".join(face_of(card) for card in cards)


def height(card: Card) -> tuple[int, int]:
    """Sorts cards from high to low: by value, then by suit."""
    return VALUES.index(value_of(card)), SUITS.index(card[-1])


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards from high to low."""
    return tuple(sorted(cards, key=height))


def lowest(cards: Iterable[Card]) -> Card:
    """The lowest card, by value and then by suit."""
    return max(cards, key=height)


def mate_in(hand: Iterable[Card], card: Card) -> Card | None:
    """The card of the hand with which this one makes a pair."""
    return next((held for held in hand if value_of(held) == value_of(card)), None)


def triples(hand: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
    """Where there is something to choose: three of one value, from high to low."""
    cards = in_order(hand)
    groups = [tuple(card for card in cards if value_of(card) == value) for value in VALUES]
    return tuple(group for group in groups if len(group) == 3)


def without_pairs(hand: Iterable[Card], kept: Iterable[Card] = ()) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """(what stays, the pairs that go), both from high to low; of three the one that is `kept`, or else the highest suit."""
    cards, wanted, stay = in_order(hand), frozenset(kept), []
    for value in VALUES:
        group = [card for card in cards if value_of(card) == value]
        if len(group) % 2:
            stay.append(next((card for card in group if card in wanted), group[0]))
    return tuple(stay), tuple(card for card in cards if card not in stay)


def dealt(cards: Iterable[Card], hands: int, first: int) -> list[tuple[Card, ...]]:
    """So many hands, dealt one by one from the hand of this index."""
    found: list[list[Card]] = [[] for _ in range(hands)]
    for number, card in enumerate(cards):
        found[(first + number) % hands].append(card)
    return [in_order(hand) for hand in found]
