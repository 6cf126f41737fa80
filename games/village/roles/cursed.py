"""Cursed: one of the village until the wolves bite him. Source: rules page, 2.4, 4."""

from collections.abc import Iterator, Mapping, Sequence

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect
from games.village.roles._kit import Night, Role, Team, turned_wolf


def turn(night: Night, cursed: Seat, attackers: Sequence[Seat]) -> Iterator[Effect]:
    """Nobody dies: the pack has grown."""
    yield turned_wolf(cursed)


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """1, less half the wolves dealt."""
    wolves = sum(dealt.get(RoleKey(key), 0) for key in ("wolf", "alpha_wolf", "wolf_cub", "lycan", "snow_wolf"))
    return 1 - wolves // 2


CURSED = Role(
    key=RoleKey("cursed"), emoji="😾", team=Team.VILLAGE, strength=strength, conversion=60, when_attacked=turn
)
