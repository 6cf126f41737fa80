"""Traitor: plays for the wolves, turns into one once there is none. Source: rules page, 2.4, 8."""

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait

TRAITOR = Role(
    key=RoleKey("traitor"),
    emoji="🖕",
    team=Team.VILLAGE,
    strength=0,
    traits=frozenset({Trait.TURNCOAT}),
    seen=("wolf", "villager"),
)
