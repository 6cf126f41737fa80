"""The toy's twins: two others have changed cards."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from games.core.ids import Seat
from tests.contract.toy import ToyState


def twins(state: ToyState, seat: Seat) -> Iterator[ToyState]:
    """Worlds with the cards of two other seats exchanged."""
    others = [number for number in range(1, len(state.cards) + 1) if number != seat]
    for a, b in combinations(others, 2):
        cards = list(state.cards)
        cards[a - 1], cards[b - 1] = cards[b - 1], cards[a - 1]
        if state.winners is None:
            yield replace(state, cards=tuple(cards))
