"""Arsonist: kerosene night by night, until the spark. Source: rules page, 2.4, 40, and 6.2, 3."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.core.ids import RoleKey, Seat
from games.village.effects import Burn, Effect, Learn, Mark, Save
from games.village.events import HousesDoused
from games.village.roles._kit import Beat, Night, NightPower, Role, Team, Trait

if TYPE_CHECKING:
    from games.village.state import Player, Village


def dousable(village: "Village", player: "Player") -> tuple[Seat, ...]:
    """Anybody else who is not doused yet."""
    return tuple(other.seat for other in village.living if other.seat != player.seat and not other.doused)


def act(night: Night, actor: Seat, target: Seat) -> Iterator[Effect]:
    """The spark, or one more house."""
    if night.sparked(actor):
        yield from ignite(night, actor)
    else:
        yield Mark(target, "doused")
    doused = tuple(seat for seat in night.living() if night.player(seat).doused and not night.has(seat, Trait.FIRE))
    yield Learn(HousesDoused(to=actor, doused=doused))


def ignite(night: Night, actor: Seat) -> Iterator[Effect]:
    """Every doused house burns but for the guarded ones; fire does nothing to who lives by it."""
    doused = [seat for seat in night.living() if night.player(seat).doused and not night.has(seat, Trait.FIRE)]
    for seat in doused:
        if night.is_guarded(seat):
            yield Save(seat, fire=True)
    yield Burn(tuple(seat for seat in doused if not night.is_guarded(seat)), actor)


ARSONIST = Role(
    key=RoleKey("arsonist"),
    emoji="🔥",
    team=Team.ARSONIST,
    strength=8,
    conversion=0,
    traits=frozenset({Trait.FIRE, Trait.ENEMY, Trait.ENEMY_SIDE}),
    night=NightPower(beat=Beat.FIRE, act=act, ask="village-ask-arsonist", targets=dousable, spark=True, frozen=True),
)
