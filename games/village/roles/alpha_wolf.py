"""Alpha Wolf: now and then a victim he voted for is infected instead of eaten. Source: rules page, 2.4, 32."""

from games.core.ids import RoleKey
from games.village.roles._kit import PACK_HUNT, PACK_TRAITS, Role, Team, Trait, at_home_wolf

ALPHA_WOLF = Role(
    key=RoleKey("alpha_wolf"),
    emoji="⚡️",
    team=Team.WOLVES,
    strength=12,
    conversion=None,
    seen=("wolf",),
    sensed="wolf",
    fooled="wolf",
    traits=PACK_TRAITS | {Trait.INFECTS},
    night=PACK_HUNT,
    when_courted=at_home_wolf,
)
