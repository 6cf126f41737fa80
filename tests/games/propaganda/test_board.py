"""The board's geometry: the worked cases of the rules page, and what must hold everywhere."""

import pytest

from games.propaganda.board import HOUSES, House, around, beside, clusters, house_at, neighbours, reach, ring, spoke


def borders(one: int, other: int, *stars: int, diagonals: bool = False) -> bool:
    """Whether seats on these two houses border each other: asked from both sides, which must agree."""
    there = House(other) in neighbours(House(one), map(House, stars), diagonals=diagonals)
    back = House(one) in neighbours(House(other), map(House, stars), diagonals=diagonals)
    assert there == back
    return there


@pytest.mark.parametrize(
    ("house", "near"),
    [(1, {2, 6, 86}), (5, {4, 10, 90}), (90, {89, 5, 85}), (48, {47, 49, 43, 53})],
)
def test_case_1_a_house_borders_those_that_share_a_side(house, near):
    assert beside(House(house)) == near
    assert neighbours(House(house)) == near


def test_case_3_a_star_ties_its_diagonal_neighbours_together():
    assert (spoke(House(18)), ring(House(18))) == (3, 2)
    assert (spoke(House(12)), ring(House(12))) == (2, 1)
    assert (spoke(House(24)), ring(House(24))) == (4, 3)
    assert not borders(12, 24)
    assert borders(12, 24, 18)


def test_case_10_the_last_ring_of_a_spoke_is_far_from_the_first_of_the_next():
    assert not borders(5, 6)
    assert borders(5, 90)
    assert borders(1, 86)
    assert not borders(1, 87)
    assert borders(1, 87, diagonals=True)
    assert borders(1, 87, 2)


def test_case_11_two_stars_on_a_diagonal_make_one_cluster():
    assert borders(1, 19, 7, 13)
    assert not borders(1, 19, 7)
    assert not borders(1, 19, 13)


def test_case_12_two_clusters_that_touch_one_seat_stay_two():
    assert clusters(map(House, (7, 19))) == ({7}, {19})
    assert borders(1, 13, 7, 19)
    assert borders(13, 25, 7, 19)
    assert not borders(1, 25, 7, 19)


def test_case_13_a_seat_on_a_star_borders_all_that_the_star_ties():
    assert all(borders(18, near, 18) for near in around(House(18)))
    assert borders(18, 12, 18)
    assert borders(18, 24, 18)
    assert not borders(18, 12)


def test_the_numbers_run_inwards_along_each_spoke():
    assert [house_at(spoke(house), ring(house)) for house in HOUSES] == list(HOUSES)
    assert {ring(House(five)) for five in range(5, 91, 5)} == {4}
    assert house_at(18, 0) == 1
    assert house_at(-1, 4) == 90


def test_bordering_is_mutual_and_never_with_oneself():
    for near in (beside, around):
        assert all(house in near(other) for house in HOUSES for other in near(house))
        assert all(house not in near(house) for house in HOUSES)
    assert sorted({len(beside(house)) for house in HOUSES}) == [3, 4]
    assert sorted({len(around(house)) for house in HOUSES}) == [5, 8]


def test_a_cluster_goes_round_the_board_and_is_counted_once():
    circle = frozenset(house_at(at, 2) for at in range(18))
    assert clusters(circle) == (circle,)
    assert reach(circle) == {house for house in HOUSES if 1 <= ring(house) <= 3}


def test_without_stars_there_is_no_cluster():
    assert clusters(()) == ()
    assert neighbours(House(33), ()) == beside(House(33))
