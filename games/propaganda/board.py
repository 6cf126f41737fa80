"""The board: ninety houses on eighteen spokes and five rings, and what borders what. Knows no seats and no players.

Rules page, "Board" and "Turn", 3. A house is its number, 1 to 90.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final, NewType

House = NewType("House", int)
"""A house of the board, 1 to 90, as the Smorfia counts."""

SPOKES: Final = 18
RINGS: Final = 5
HOUSES: Final = tuple(House(number) for number in range(1, SPOKES * RINGS + 1))


def spoke(house: House) -> int:
    """The spoke that the house lies on: 0 to 17, counter-clockwise."""
    return (house - 1) // RINGS


def ring(house: House) -> int:
    """The ring that the house lies on: 0 the outermost, 4 the innermost."""
    return (house - 1) % RINGS


def house_at(spoke: int, ring: int) -> House:
    """The house of this spoke, which is taken modulo 18, and ring."""
    return House(spoke % SPOKES * RINGS + ring + 1)


@cache
def beside(house: House) -> frozenset[House]:
    """The houses that share a side with this one: three at the two edges, else four."""
    return frozenset(near for near in around(house) if spoke(near) == spoke(house) or ring(near) == ring(house))


@cache
def around(house: House) -> frozenset[House]:
    """The houses that share a side or a corner with this one: five at the two edges, else eight."""
    here, level = spoke(house), ring(house)
    rings = range(max(0, level - 1), min(RINGS, level + 2))
    return frozenset(house_at(here + step, at) for step in (-1, 0, 1) for at in rings) - {house}


def clusters(stars: Iterable[House]) -> tuple[frozenset[House], ...]:
    """The stars as clusters: those on neighbouring houses, diagonals included, hang together. In the order of their lowest."""
    loose, found = set(stars), []
    while loose:
        edge = {min(loose)}
        cluster: set[House] = set()
        while edge:
            cluster |= edge
            edge = {near for star in edge for near in around(star)} & loose - cluster
        loose -= cluster
        found.append(frozenset(cluster))
    return tuple(found)


def reach(cluster: frozenset[House]) -> frozenset[House]:
    """The houses on a cluster and next to it, diagonals included: seats on any two of them border each other."""
    return cluster.union(*(around(star) for star in cluster))


def neighbours(house: House, stars: Iterable[House] = (), *, diagonals: bool = False) -> frozenset[House]:
    """All houses that a seat here borders: by side, by a corner where `diagonals` says so, by the stars.

    A seat carries no link on: what borders a neighbour does not for that border this house.
    """
    return _neighbours(house, tuple(stars), diagonals)


@lru_cache(maxsize=4096)
def _neighbours(house: House, stars: tuple[House, ...], diagonals: bool) -> frozenset[House]:
    near = around(house) if diagonals else beside(house)
    return near.union(*(houses for houses in _reaches(stars) if house in houses)) - {house}


@lru_cache(maxsize=256)
def _reaches(stars: tuple[House, ...]) -> tuple[frozenset[House], ...]:
    return tuple(reach(cluster) for cluster in clusters(stars))


@lru_cache(maxsize=512)
def bordering(
    houses: tuple[House, ...], stars: tuple[House, ...], *, diagonals: bool
) -> Mapping[House, tuple[int, ...]]:
    """For each of these houses, those of them that it borders, by their places among them."""
    found = {}
    for house in houses:
        near = neighbours(house, stars, diagonals=diagonals)
        found[house] = tuple(at for at, other in enumerate(houses) if other in near)
    return found
