"""Snow Wolf: hunts alone, and freezes instead of biting. Source: rules page, 2.4, 34."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Kill, Learn, Mark, Save
from games.village.events import FreezeBlocked, YouFroze
from games.village.roles._kit import Beat, Night, NightPower, Role, Team, Trait, at_home_wolf

if TYPE_CHECKING:
    from games.village.state import Player, Village


def freezable(village: "Village", player: "Player") -> tuple[Seat, ...]:
    """Nobody of the pack, and nobody who was frozen in the acting night before."""
    return tuple(
        other.seat
        for other in village.living
        if other.seat != player.seat and not other.thawed and not other.has(Trait.PACK)
    )


def freeze(night: Night, actor: Seat, host: Seat) -> Iterator[Effect]:
    """A guard stops it, a Hunter may shoot; fire does not mind ice, so the Arsonist is told nothing."""
    if night.is_guarded(host):
        yield Save(host)
        yield Learn(FreezeBlocked(to=actor, about=host))
    elif night.has(host, Trait.HUNTER) and night.decide("snow_vs_hunter", actor) == "shot":
        yield Kill(actor, "shot-by-hunter", host)
    else:
        yield Mark(host, "frozen")
        if not night.has(host, Trait.FIRE):
            yield Learn(YouFroze(to=host))


SNOW_WOLF = Role(
    key=RoleKey("snow_wolf"),
    emoji="🐺☃️",
    team=Team.WOLVES,
    strength=15,
    conversion=None,
    sensed="snow_wolf",
    traits=frozenset({Trait.WOLF, Trait.SNOW, Trait.ENEMY, Trait.ENEMY_SIDE}),
    night=NightPower(beat=Beat.SNOW_WOLF, act=freeze, ask="village-ask-snow-wolf", targets=freezable),
    when_courted=at_home_wolf,
)
