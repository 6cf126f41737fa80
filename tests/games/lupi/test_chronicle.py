"""The evening in a few lines, told at its end."""

from games.lupi.chronicle import chronicle
from tests.kit.rules import Village, a_game


def lines(village: Village) -> list[tuple[object, ...]]:
    return [(line.key, *(detail.value for detail in line.details)) for line in chronicle(village.state)]


def test_every_death_is_one_line_in_its_order_and_leavers_in_a_row_share_one() -> None:
    village = a_game("wolf wolf seer bodyguard judge mayor villager villager", vote_style="together")
    village.answers(1, 7)
    village.until("d1.vote")
    village.votes({1: 3})
    village.until("n2")
    village.leaves(8)
    village.leaves(6)
    assert lines(village) == [
        ("lupi-line-devoured", 1, 7),
        ("lupi-line-lynched", 1, 3),
        ("lupi-line-left", 2, (8, 6), 2),
    ]


def test_an_evening_without_a_death_says_so() -> None:
    assert lines(a_game("wolf villager villager villager")) == [("lupi-line-nobody-died",)]
