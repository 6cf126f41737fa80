"""Wolf Man: a harmless neighbour whom the Seer takes for a wolf. Source: rules page, 2.4, 24."""

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team

WOLF_MAN = Role(key=RoleKey("wolf_man"), emoji="👱🌚", team=Team.VILLAGE, strength=1, seen=("wolf",))
