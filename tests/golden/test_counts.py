"""How many legal lines of play there are from fixed deals, one and two moves deep: one integer each.

A rule that comes to offer one option more or less, to anybody, changes a number here.
"""

import pytest

from games.core.game import play
from games.core.ids import Seat
from tests.kit.rules import Village, a_game, a_moment

EIGHT = "wolf wolf seer bodyguard judge mayor villager villager"


def lines(village: Village, depth: int) -> int:
    """The number of sequences of so many offered moves."""

    def count(state: object, left: int) -> int:
        if left == 0:
            return 1
        seats = [Seat(number) for number in range(1, 1 + len(village.state.players))]
        moves = [(seat, prompt) for seat in seats for prompt in village.game.prompts(state, seat)]
        return sum(
            count(
                play(village.game, state, village.move(seat, prompt.id, option), a_moment(9, village.now)).state,
                left - 1,
            )
            for seat, prompt in moves
            for option in prompt.options
        )

    return count(village.state, depth)


def first_night() -> Village:
    return a_game(EIGHT)


def second_night() -> Village:
    village = a_game(EIGHT)
    village.answers(4, 5)
    village.until("n2")
    return village


def discussion() -> Village:
    village = a_game(EIGHT)
    village.until("d1.talk")
    return village


def called_in_turn() -> Village:
    village = a_game(EIGHT)
    village.until("d1.vote.1")
    return village


def together() -> Village:
    village = a_game(EIGHT, vote_style="together")
    village.until("d1.vote")
    return village


def second_vote() -> Village:
    village = together()
    village.votes({1: 3, 2: 3, 3: 1, 4: 1})
    village.until("d1.second")
    return village


@pytest.mark.parametrize(
    ("scene", "one", "two"),
    [
        # Two wolves with 6 preys each, seer 7, bodyguard and judge 8, three sleepers 7; a seer who looked is done.
        (first_night, 12 + 7 + 8 + 8 + 21, 7 * 49 + 49 * 56),
        # The bodyguard's seat 5 is closed to him.
        (second_night, 55, 7 * 48 + 48 * 55),
        # The sash alone, once.
        (discussion, 1, 0),
        # The called player has 7 others and "nobody", the mayor his sash; after a vote the next one is called.
        (called_in_turn, 8 + 1, 8 * 9 + 8),
        # Everybody has these 8, and may change.
        (together, 64 + 1, 64 * 65 + 64),
        # Six with two nominees and "nobody", two nominees with one less, the sash.
        (second_vote, 18 + 4 + 1, 22 * 23 + 22),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_the_number_of_legal_lines_is_known(scene: object, one: int, two: int) -> None:
    assert (lines(scene(), 1), lines(scene(), 2)) == (one, two)
