"""The pile that cards are drawn from. Knows which roles there are and how many of each, nothing of their strength.

Source: rules page, 4.2.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.core.ids import RoleKey
from games.core.rng import Rng
from games.village.roles import KEYS, ROLES
from games.village.roles._kit import CULTIST_KEY, SEER_KEY, VILLAGER_KEY, WOLF_KEY, Trait

TABLE_SIZE: Final = range(5, 36)
"""How many may play."""

WOLVES: Final = tuple(role.key for role in ROLES if Trait.WOLF in role.traits)
PACK: Final = tuple(role.key for role in ROLES if Trait.PACK in role.traits)
SNOW_WOLF: Final = RoleKey("snow_wolf")
APPRENTICE: Final = RoleKey("apprentice_seer")
CULT_HUNTER: Final = RoleKey("cult_hunter")
MASON: Final = RoleKey("mason")

_CULT_FROM = 11
"""The fewest players with whom there may be a cult, and its hunter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """What all piles of one table have in common; which wolves are in it is drawn for each."""

    seats: int
    cards: tuple[RoleKey, ...]
    """The pile but for its wolves."""
    wolves: int
    kinds: tuple[RoleKey, ...]
    """The wolves that may be in it."""
    pack: tuple[RoleKey, ...]
    """Those of them that belong to the pack."""
    hunter: bool
    """Whether a Cult Hunter may be called in against a cult."""


@lru_cache(maxsize=1024)
def recipe(seats: int, excluded: frozenset[RoleKey]) -> Recipe:
    """What the piles for so many players without these roles are made of. Source: rules page, 4.2, 1 to 5."""
    out = excluded | {APPRENTICE} if SEER_KEY in excluded else excluded
    wolves = min(5, max(1, seats // 5))
    counts = {key: 1 for key in KEYS if key not in WOLVES}
    counts[MASON] += 2
    counts[VILLAGER_KEY] += seats // 4
    if seats < _CULT_FROM:
        del counts[CULTIST_KEY], counts[CULT_HUNTER]
    else:
        counts[CULTIST_KEY] += 2
    cards = [key for key, count in counts.items() if key not in out for _ in range(count)]
    cards += [VILLAGER_KEY] * (seats - wolves - len(cards))
    return Recipe(
        seats=seats,
        cards=tuple(cards),
        wolves=wolves,
        kinds=tuple(key for key in WOLVES if key not in out),
        pack=tuple(key for key in PACK if key not in out),
        hunter=CULT_HUNTER not in out,
    )


def pile(made: Recipe, rng: Rng) -> list[RoleKey]:
    """One pile: the wolves drawn, each but the Wolf at most once, and everybody else."""
    kinds = list(made.kinds)
    wolves: list[RoleKey] = []
    for _ in range(made.wolves):
        kind = rng.choice(kinds)
        wolves.append(kind)
        if kind != WOLF_KEY:
            kinds.remove(kind)
    if wolves == [SNOW_WOLF]:
        wolves = [WOLF_KEY]
    return [*wolves, *made.cards]


def drawn(cards: list[RoleKey], count: int, rng: Rng) -> list[RoleKey]:
    """So many of the cards, every choice of them equally likely, in no order that means anything. Disorders `cards`."""
    left = len(cards)
    fewer = min(count, left - count)
    for top in range(fewer):
        pick = top + rng.below(left - top)
        cards[top], cards[pick] = cards[pick], cards[top]
    return cards[:count] if fewer == count else cards[fewer:]


def once_each(cards: Iterable[RoleKey]) -> tuple[RoleKey, ...]:
    """These roles, each once, in the order of the index."""
    held = set(cards)
    return tuple(key for key in KEYS if key in held)
