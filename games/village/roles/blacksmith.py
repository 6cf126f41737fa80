"""Blacksmith: one night without wolves. Source: rules page, 2.4, 21."""

from games.core.ids import RoleKey
from games.village.roles._kit import DayPower, Role, Team

BLACKSMITH = Role(
    key=RoleKey("blacksmith"),
    emoji="⚒",
    team=Team.VILLAGE,
    strength=5,
    conversion=75,
    day=DayPower(ask="village-ask-blacksmith", name="silver"),
)
