"""Detective: learns one exact role a day, and may be noticed. Source: rules page, 2.4, 10."""

from games.core.ids import RoleKey
from games.village.roles._kit import DayPower, Role, Team

DETECTIVE = Role(
    key=RoleKey("detective"),
    emoji="🕵",
    team=Team.VILLAGE,
    strength=6,
    conversion=70,
    day=DayPower(ask="village-ask-detective", name="investigate", target=True, once=False),
)
