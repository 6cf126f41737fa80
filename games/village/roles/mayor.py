"""Mayor: once revealed, votes twice. Source: rules page, 2.4, 18."""

from games.core.ids import RoleKey
from games.village.roles._kit import DayPower, Role, Team, Trait

MAYOR = Role(
    key=RoleKey("mayor"),
    emoji="🎖",
    team=Team.VILLAGE,
    strength=4,
    traits=frozenset({Trait.DOUBLE}),
    day=DayPower(ask="village-ask-mayor", name="reveal", times=frozenset({"day", "dusk"})),
)
