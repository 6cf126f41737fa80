"""Clumsy Guy: his vote may slip. Source: rules page, 2.4, 20."""

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait

CLUMSY_GUY = Role(
    key=RoleKey("clumsy_guy"), emoji="🤕", team=Team.VILLAGE, strength=-1, traits=frozenset({Trait.CLUMSY})
)
