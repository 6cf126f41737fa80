"""Wise Elder: survives the wolves once, and is missed by whoever of the village kills him. Source: rules page, 2.4, 26."""

from collections.abc import Iterator, Sequence

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Learn, Spend
from games.village.events import ElderSurvived, SurvivedWolves
from games.village.roles._kit import Night, Role, Team, Trait


def survive(night: Night, elder: Seat, attackers: Sequence[Seat]) -> Iterator[Effect]:
    """The shield breaks instead."""
    if night.player(elder).shield:
        yield Spend(elder, "shield")
        yield Learn(SurvivedWolves(to=elder))
        yield Learn(ElderSurvived(to=tuple(attackers), about=elder))


WISE_ELDER = Role(
    key=RoleKey("wise_elder"),
    emoji="📚",
    team=Team.VILLAGE,
    strength=3,
    conversion=30,
    traits=frozenset({Trait.ELDER}),
    shield=True,
    when_eaten=survive,
)
