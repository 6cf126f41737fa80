"""Pacifist: one day without a lynch. Source: rules page, 2.4, 25."""

from games.core.ids import RoleKey
from games.village.roles._kit import DayPower, Role, Team

PACIFIST = Role(
    key=RoleKey("pacifist"),
    emoji="☮️",
    team=Team.VILLAGE,
    strength=3,
    conversion=80,
    day=DayPower(ask="village-ask-pacifist", name="peace", times=frozenset({"day", "dusk"})),
)
