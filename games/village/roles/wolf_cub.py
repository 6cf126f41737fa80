"""Wolf Cub: whoever kills him meets a furious pack. Source: rules page, 2.4, 35."""

from collections.abc import Iterator, Mapping

from games.core.ids import RoleKey, Seat
from games.village.effects import Aftermath, Enrage
from games.village.roles._kit import PACK_HUNT, PACK_TRAITS, Role, Team, at_home_wolf
from games.village.words import Cause

_MATES = tuple(
    RoleKey(key)
    for key in ("alpha_wolf", "wolf", "lycan", "snow_wolf", "wild_child", "doppelganger", "cursed", "traitor")
)


def enrage(cub: Seat, cause: Cause, simplified: bool) -> Iterator[Aftermath]:
    """Two victims on the pack's next night."""
    yield Enrage()


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """More where somebody may be left to avenge him."""
    return 12 if any(key in dealt for key in _MATES) else 10


WOLF_CUB = Role(
    key=RoleKey("wolf_cub"),
    emoji="🐶",
    team=Team.WOLVES,
    strength=strength,
    conversion=None,
    seen=("wolf",),
    sensed="wolf",
    fooled="wolf",
    traits=PACK_TRAITS,
    night=PACK_HUNT,
    when_courted=at_home_wolf,
    when_dead=enrage,
)
