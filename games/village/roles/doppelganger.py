"""Doppelganger: becomes what the model was, once it dies. Source: rules page, 2.4, 41."""

from games.core.ids import RoleKey
from games.village.roles._kit import Beat, NightPower, Role, Team, Trait, follow, others_alive

DOPPELGANGER = Role(
    key=RoleKey("doppelganger"),
    emoji="🎭",
    team=Team.NONE,
    strength=2,
    conversion=0,
    traits=frozenset({Trait.UNSETTLING, Trait.MODEL_COPY, Trait.LONER}),
    night=NightPower(
        beat=Beat.NIGHTFALL,
        act=follow,
        ask="village-ask-doppelganger",
        targets=others_alive,
        mandatory=True,
        first_only=True,
        visits=False,
    ),
)
