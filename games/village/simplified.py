"""The cards of the simplified version, which everybody knows. Knows counts, no chance. Source: rules page, 10."""

from functools import lru_cache
from typing import Final

from games.core.ids import RoleKey
from games.village.pile import MASON, once_each
from games.village.roles._kit import SEER_KEY, VILLAGER_KEY, WOLF_KEY

_LYCAN: Final = RoleKey("lycan")
_LYCAN_FROM = 15
_JOINING: Final[tuple[tuple[int, RoleKey], ...]] = (
    (5, SEER_KEY),
    (6, RoleKey("guardian_angel")),
    (8, RoleKey("hunter")),
    (9, MASON),
    (9, MASON),
    (10, RoleKey("mayor")),
    (11, RoleKey("tanner")),
    (12, RoleKey("prince")),
    (13, RoleKey("cursed")),
    (14, RoleKey("wolf_man")),
)
"""From how many players on each card is in the game."""


@lru_cache(maxsize=256)
def cards(seats: int, excluded: frozenset[RoleKey]) -> tuple[RoleKey, ...]:
    """The cards for so many players; a role that is left out is a Wolf if it was one, else a Villager."""
    wolves = 1 if seats <= 7 else 2 if seats <= 14 else min(seats // 5, 5)
    pack = [WOLF_KEY] * wolves
    if seats >= _LYCAN_FROM and _LYCAN not in excluded:
        pack[-1] = _LYCAN
    others = [key for least, key in _JOINING if seats >= least and key not in excluded]
    return (*pack, *others, *[VILLAGER_KEY] * (seats - wolves - len(others)))


def counts(seats: int, excluded: frozenset[RoleKey]) -> dict[RoleKey, int]:
    """How many of each role, in the order of the index."""
    dealt = cards(seats, excluded)
    return {key: dealt.count(key) for key in once_each(dealt)}
