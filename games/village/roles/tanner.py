"""Tanner: wants to be lynched, and wins then and only then. Source: rules page, 2.4, 38."""

from collections.abc import Mapping

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """The more voters, the more danger."""
    return players // 2


TANNER = Role(
    key=RoleKey("tanner"),
    emoji="👺",
    team=Team.TANNER,
    strength=strength,
    traits=frozenset({Trait.LONER, Trait.ENEMY_SIDE, Trait.LYNCH_WINS}),
)
