"""Troublemaker: one day with two lynches. Source: rules page, 2.4, 27."""

from games.core.ids import RoleKey
from games.village.roles._kit import DayPower, Role, Team

TROUBLEMAKER = Role(
    key=RoleKey("troublemaker"),
    emoji="🤯",
    team=Team.VILLAGE,
    strength=5,
    day=DayPower(ask="village-ask-troublemaker", name="trouble"),
)
