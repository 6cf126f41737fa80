"""Wild Child: one of the village as long as the model lives, a wolf afterwards. Source: rules page, 2.4, 13."""

from games.core.ids import RoleKey
from games.village.roles._kit import Beat, NightPower, Role, Team, Trait, follow, others_alive

WILD_CHILD = Role(
    key=RoleKey("wild_child"),
    emoji="👶",
    team=Team.VILLAGE,
    strength=1,
    traits=frozenset({Trait.UNSETTLING, Trait.MODEL_WOLF}),
    night=NightPower(
        beat=Beat.NIGHTFALL,
        act=follow,
        ask="village-ask-wild-child",
        targets=others_alive,
        mandatory=True,
        first_only=True,
        visits=False,
    ),
)
