"""Wolf: hunts with the pack. Source: rules page, 2.4, 31."""

from games.village.roles._kit import PACK_HUNT, PACK_TRAITS, WOLF_KEY, Role, Team, at_home_wolf

WOLF = Role(
    key=WOLF_KEY,
    emoji="🐺",
    team=Team.WOLVES,
    strength=10,
    conversion=None,
    sensed="wolf",
    traits=PACK_TRAITS,
    night=PACK_HUNT,
    when_courted=at_home_wolf,
)
