"""Numbers, names and coins come out as they should: each as likely as the others, none twice."""

from collections import Counter

import pytest

from bot.aids.asking import Coin, Names, Numbers
from bot.aids.drawing import draw_plain
from games.core.rng import SeededRng


def test_one_of_one_is_one():
    """M08; and M05: of three living players one is left for the wrong vote."""
    assert draw_plain(Numbers(1, 1, 1), SeededRng(b"moon")) == ("1",)


@pytest.mark.parametrize(
    ("ask", "faces"),
    [
        (Numbers(1, 5, 14), [str(number) for number in range(5, 15)]),
        (Names(1, ("Anna", "Bruno", "Carla")), ["Anna", "Bruno", "Carla"]),
        (Coin(), ["heads", "tails"]),
    ],
)
def test_everything_is_as_likely_as_anything_else(ask, faces):
    rng, each = SeededRng(b"moon"), 20_000 / len(faces)
    counted = Counter(draw_plain(ask, rng)[0] for _ in range(20_000))
    assert set(counted) == set(faces)
    assert sum((count - each) ** 2 / each for count in counted.values()) < 27.88


def test_several_are_different_and_every_order_of_them_comes():
    rng = SeededRng(b"moon")
    orders = Counter(draw_plain(Numbers(2, 1, 3), rng) for _ in range(6_000))
    assert len(orders) == 6
    assert all("".join(order) in ("12", "13", "21", "23", "31", "32") for order in orders)
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.52


def test_all_of_a_range_is_a_shuffle_of_it():
    drawn = draw_plain(Numbers(100, 1, 100), SeededRng(b"moon"))
    assert sorted(map(int, drawn)) == list(range(1, 101))


def test_the_widest_range_is_drawn_from_without_being_laid_out():
    drawn = draw_plain(Numbers(100, 1, 1_000_000), SeededRng(b"moon"))
    assert len(set(drawn)) == 100
    assert all(1 <= int(number) <= 1_000_000 for number in drawn)


def test_who_stands_twice_on_a_list_may_be_drawn_twice():
    assert sorted(draw_plain(Names(3, ("Anna", "Anna", "Bruno")), SeededRng(b"moon"))) == ["Anna", "Anna", "Bruno"]
