"""Mason: knows the other Masons. Source: rules page, 2.4, 15."""

from collections.abc import Mapping

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """Alone hardly more than a Villager; together the more the better, each."""
    masons = dealt.get(RoleKey("mason"), 0)
    return masons + 3 if masons > 1 else 1


MASON = Role(key=RoleKey("mason"), emoji="👷", team=Team.VILLAGE, strength=strength, traits=frozenset({Trait.MASON}))
