"""Prince: the village does not hang him the first time. Source: rules page, 2.4, 19."""

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait

PRINCE = Role(key=RoleKey("prince"), emoji="👑", team=Team.VILLAGE, strength=3, traits=frozenset({Trait.SPARED}))
