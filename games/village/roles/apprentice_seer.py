"""Apprentice Seer: takes over once no Seer is alive. Source: rules page, 2.4, 11."""

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait

APPRENTICE_SEER = Role(
    key=RoleKey("apprentice_seer"), emoji="🙇", team=Team.VILLAGE, strength=6, traits=frozenset({Trait.LEARNS})
)
