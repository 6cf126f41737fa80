"""Lycan: a wolf whom the Seer takes for a Villager. Source: rules page, 2.4, 33."""

from games.core.ids import RoleKey
from games.village.roles._kit import PACK_HUNT, PACK_TRAITS, Role, Team, at_home_wolf

LYCAN = Role(
    key=RoleKey("lycan"),
    emoji="🐺🌝",
    team=Team.WOLVES,
    strength=10,
    conversion=None,
    seen=("villager",),
    fooled="wolf",
    traits=PACK_TRAITS,
    night=PACK_HUNT,
    when_courted=at_home_wolf,
)
