"""Villager: nothing but a vote. Source: rules page, 2.4, 1."""

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team

VILLAGER = Role(key=RoleKey("villager"), emoji="👱", team=Team.VILLAGE, strength=1)
