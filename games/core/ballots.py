"""Counting votes: tallies, leaders, ties. Shared by every game that votes; knows no game."""

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

H = TypeVar("H", bound=Hashable)


def tally(votes: Iterable[tuple[H, int]]) -> dict[H, int]:
    """Votes for each candidate, from (candidate, weight), in the order in which candidates first appear."""
    counted: dict[H, int] = {}
    for candidate, weight in votes:
        counted[candidate] = counted.get(candidate, 0) + weight
    return counted


def leaders(counted: Mapping[H, int]) -> tuple[H, ...]:
    """Everybody with the most votes; empty if nobody has any."""
    most = max(counted.values(), default=0)
    return tuple(candidate for candidate, votes in counted.items() if votes == most and votes > 0)


def first_two(counted: Mapping[H, int]) -> tuple[H, ...]:
    """The nominees: everybody tied for first if two or more are, else the first and all tied for second.

    Source: rules page of Lupi e contadini, Day, 4.
    """
    first = leaders(counted)
    if len(first) != 1:
        return first
    rest = {candidate: votes for candidate, votes in counted.items() if candidate not in first}
    return first + leaders(rest)
