"""Beholder: knows who the Seer is. Source: rules page, 2.4, 6."""

from collections.abc import Mapping

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """Worth something with somebody to behold, and a little with a Fool to tell apart."""
    return 1 + 4 * (RoleKey("seer") in dealt) + (RoleKey("fool") in dealt)


BEHOLDER = Role(
    key=RoleKey("beholder"), emoji="👁", team=Team.VILLAGE, strength=strength, traits=frozenset({Trait.BEHOLDS})
)
