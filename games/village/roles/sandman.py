"""Sandman: one night without anybody. Source: rules page, 2.4, 22, and 5.7."""

from games.core.ids import RoleKey
from games.village.roles._kit import DayPower, Role, Team

SANDMAN = Role(
    key=RoleKey("sandman"),
    emoji="💤",
    team=Team.VILLAGE,
    strength=3,
    conversion=60,
    day=DayPower(ask="village-ask-sandman", name="sleep"),
)
