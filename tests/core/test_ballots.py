"""Counting votes: tallies, leaders, and the nominees of a first vote."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.ballots import first_two, leaders, tally

VOTES = st.lists(st.tuples(st.sampled_from("ABCDE"), st.integers(1, 2)), max_size=12)


@given(votes=VOTES)
def test_no_vote_is_lost_and_none_is_added(votes: list[tuple[str, int]]) -> None:
    assert sum(tally(votes).values()) == sum(weight for _, weight in votes)


@given(votes=VOTES)
def test_candidates_keep_the_order_in_which_they_first_got_a_vote(votes: list[tuple[str, int]]) -> None:
    assert list(tally(votes)) == list(dict.fromkeys(candidate for candidate, _ in votes))


@given(votes=VOTES)
def test_leaders_are_those_that_nobody_beats(votes: list[tuple[str, int]]) -> None:
    counted = tally(votes)
    assert set(leaders(counted)) == {c for c in counted if all(counted[c] >= other for other in counted.values())}


def test_nobody_leads_where_nobody_has_a_vote() -> None:
    assert leaders({}) == ()
    assert leaders({"A": 0}) == ()
    assert first_two({}) == ()


@given(votes=VOTES)
def test_whoever_is_not_nominated_has_fewer_votes_than_every_nominee(votes: list[tuple[str, int]]) -> None:
    counted = tally(votes)
    nominees = first_two(counted)
    for candidate in set(counted) - set(nominees):
        assert all(counted[candidate] < counted[nominee] for nominee in nominees)


@pytest.mark.parametrize(
    ("counted", "nominees"),
    [
        ({"A": 4, "B": 2, "C": 2, "D": 1}, "ABC"),
        ({"A": 3, "B": 3, "C": 3, "D": 1}, "ABC"),
        ({"A": 6}, "A"),
        ({"A": 3, "B": 3, "C": 2}, "AB"),
        ({"A": 2, "B": 2, "C": 1, "D": 1}, "AB"),
        ({"A": 1, "B": 1, "C": 1, "D": 1}, "ABCD"),
        ({"A": 4, "B": 3, "C": 3}, "ABC"),
        ({"A": 4, "B": 3, "C": 2}, "AB"),
    ],
)
def test_nominees_are_the_tied_first_or_the_first_with_all_tied_for_second(
    counted: dict[str, int], nominees: str
) -> None:
    assert set(first_two(counted)) == set(nominees)
