"""Cupid: two arrows on the first night. Source: rules page, 2.4, 16."""

from collections.abc import Iterator

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Learn, Link
from games.village.events import CoupleNamed, LoverNamed
from games.village.roles._kit import Beat, Night, NightPower, Role, Team, Trait, anybody_alive


def aim(night: Night, actor: Seat, first: Seat) -> Iterator[Effect]:
    """Two players love each other from now on."""
    second = night.second(actor)
    yield Link(first, second)
    yield Learn(CoupleNamed(to=actor, lovers=(first, second)))
    yield Learn(LoverNamed(to=first, lover=second))
    yield Learn(LoverNamed(to=second, lover=first))


CUPID = Role(
    key=RoleKey("cupid"),
    emoji="🏹",
    team=Team.VILLAGE,
    strength=2,
    traits=frozenset({Trait.UNSETTLING}),
    night=NightPower(
        beat=Beat.NIGHTFALL,
        act=aim,
        ask="village-ask-cupid",
        targets=anybody_alive,
        pair=True,
        mandatory=True,
        first_only=True,
        visits=False,
    ),
)
