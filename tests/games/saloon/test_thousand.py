"""A thousand evenings played at random: at every step each of the forty cards is in one place, and every end comes about."""

import pytest

from games.saloon.cards import DECK, value_of
from games.saloon.spec import SALOON
from games.saloon.state import Over, Start, State
from tests.contract.walks import Table, all_options

HUNDREDS = 10
ENDS = {"judged", "shot", "vanished", "round", "fled"}
"""The chronicle's words for them."""


def check(state: State) -> None:
    """Nothing lost, nothing twice, no pair in a hand once pairs have been laid down, the joker with somebody at the table."""
    cards = [*state.discards, *(card for player in state.players for card in player.hand)]
    assert len(cards) == len(DECK)
    assert set(cards) == set(DECK)
    if isinstance(state.phase, Start | Over) or not state.condemned:
        return
    assert not any(player.hand for player in state.players if player.left)
    for player in state.players:
        assert len({value_of(card) for card in player.hand}) == len(player.hand)


@pytest.mark.parametrize("hundred", range(HUNDREDS))
def test_a_hundred_random_evenings_lose_no_card_and_come_to_every_end(hundred: int) -> None:
    options, ends = all_options(SALOON), set()
    for number in range(100 * hundred, 100 * (hundred + 1)):
        table = Table(spec=SALOON, size=3 + number % 3, options=options[number % len(options)], seed=number)
        for point in table.steps():
            check(point.after)
        ends |= {note.kind for note in point.after.notes}
    assert ends >= ENDS
