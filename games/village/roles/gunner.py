"""Gunner: two bullets, one a day, and everybody sees who fires. Source: rules page, 2.4, 7."""

from games.core.ids import RoleKey
from games.village.roles._kit import DayPower, Role, Team, Trait

GUNNER = Role(
    key=RoleKey("gunner"),
    emoji="🔫",
    team=Team.VILLAGE,
    strength=6,
    traits=frozenset({Trait.ARMED, Trait.PUNISHED}),
    bullets=2,
    day=DayPower(ask="village-ask-gunner", name="shoot", target=True, once=False),
)
