"""Repairs of a hand of cards, and what must be true of it. Knows sides and strengths, no chance but the repairs' own.

Source: rules page, 4.3.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.core.ids import RoleKey
from games.core.rng import Rng
from games.village.pile import APPRENTICE, CULT_HUNTER, PACK, SNOW_WOLF, Recipe
from games.village.roles import BY_KEY, ROLES
from games.village.roles._kit import CULTIST_KEY, SEER_KEY, Trait

ENEMIES: Final = frozenset(role.key for role in ROLES if Trait.ENEMY_SIDE in role.traits)
"""The enemy side of a deal; all others are the village's."""

_FOLLOWERS: Final = frozenset(map(RoleKey, ("sorcerer", "traitor"))) | {SNOW_WOLF}
"""Roles that need a pack."""
_HARMLESS: Final = frozenset(map(RoleKey, ("sorcerer", "tanner", "thief")))
"""Enemies that no village need fear by themselves."""
_KILLERS: Final = tuple(map(RoleKey, ("serial_killer", "arsonist")))
_BLACKSMITH: Final = RoleKey("blacksmith")
_LOUD: Final = tuple(map(RoleKey, ("blacksmith", "mayor", "pacifist", "gunner", "sandman", "troublemaker")))
"""Roles that take the day into their own hands."""
_UPSETTING: Final = tuple(map(RoleKey, ("troublemaker", "sandman")))
"""Roles that upset a whole night or a whole dusk; with wolves as the only killers the Blacksmith too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """What a deal's sides are weighed with."""

    weigh: Callable[[Mapping[RoleKey, int], int], tuple[int, int]]
    """(the dealt roles by key, players) -> what the village's cards are worth, and what its enemies' are."""
    allowed: Callable[[int], int]
    """(players) -> how far apart they may be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """How a list of cards is balanced."""

    village: int
    enemies: int
    allowed: int
    """The largest difference of a balanced deal."""

    @property
    def difference(self) -> int:
        """How far apart the sides are."""
        return abs(self.village - self.enemies)

    @property
    def balanced(self) -> bool:
        """Whether that is near enough."""
        return self.difference <= self.allowed


def strengths(roles: Sequence[RoleKey]) -> Weights:
    """Both sides' strength for any list of cards, one made by hand included. Source: rules page, 2.1 and 4.3, 4."""
    village, enemies = weighed(counted(roles), len(roles))
    return Weights(village=village, enemies=enemies, allowed=allowed(len(roles)))


def weighed(dealt: Mapping[RoleKey, int], players: int) -> tuple[int, int]:
    """The strengths that the roles declare, added up for the village and for its enemies."""
    village = enemies = 0
    for key, count in dealt.items():
        strength = BY_KEY[key].strength
        worth = count * (strength if isinstance(strength, int) else strength(dealt, players))
        if key in ENEMIES:
            enemies += worth
        else:
            village += worth
    return village, enemies


def allowed(players: int) -> int:
    """How far apart the sides of a balanced deal may be."""
    return players // 4 + 1


DECLARED: Final = Scale(weigh=weighed, allowed=allowed)
"""The strengths of the rules page."""


def fitted(strengths: Mapping[RoleKey, int], handicaps: Mapping[int, int], differences: Mapping[int, int]) -> Scale:
    """A scale of one number for each role, what the village has to make up for by itself, and what is allowed.

    Handicaps and differences are those of each number of players.
    """

    def weigh(dealt: Mapping[RoleKey, int], players: int) -> tuple[int, int]:
        village, enemies = -handicaps[players], 0
        for key, count in dealt.items():
            if key in ENEMIES:
                enemies += count * strengths[key]
            else:
                village += count * strengths[key]
        return village, enemies

    return Scale(weigh=weigh, allowed=differences.__getitem__)


def counted(roles: Sequence[RoleKey]) -> dict[RoleKey, int]:
    """How many of each role there are; no zeros."""
    dealt: dict[RoleKey, int] = {}
    for key in roles:
        dealt[key] = dealt.get(key, 0) + 1
    return dealt


def repair(hand: list[RoleKey], made: Recipe, rng: Rng) -> None:
    """Give those who cannot be alone what they need. Source: rules page, 4.3, repairs 1 to 3.

    "The first in the shuffled order" is drawn: the cards come in no order.
    """
    held = set(hand)
    if not held.isdisjoint(_FOLLOWERS) and held.isdisjoint(PACK):
        follower = rng.choice([key for key in hand if key in _FOLLOWERS])
        hand[hand.index(follower)] = rng.choice(made.pack)
    if made.hunter and CULTIST_KEY in held and CULT_HUNTER not in held:
        villagers = [key for key in hand if key not in ENEMIES]
        if villagers:
            hand[hand.index(rng.choice(villagers))] = CULT_HUNTER
    if APPRENTICE in hand and SEER_KEY not in hand:
        hand[hand.index(APPRENTICE)] = SEER_KEY


def playable(dealt: Mapping[RoleKey, int], players: int, *, killers_together: bool) -> bool:
    """Whether there is a game in it, balanced or not. Source: rules page, 4.3, checks 1 to 3."""
    enemies = sum(count for key, count in dealt.items() if key in ENEMIES)
    if 2 * enemies >= players:
        return False
    if not killers_together and all(key in dealt for key in _KILLERS):
        return False
    return any(key in ENEMIES and key not in _HARMLESS for key in dealt)


def quiet(dealt: Mapping[RoleKey, int], players: int) -> bool:
    """Whether days and nights are not upset by too many. Source: rules page, 4.3, checks 5 and 6."""
    if 3 * sum(dealt.get(key, 0) for key in _LOUD) > players:
        return False
    upsetting = sum(dealt.get(key, 0) for key in _UPSETTING)
    if CULTIST_KEY not in dealt and not any(key in dealt for key in _KILLERS):
        upsetting += dealt.get(_BLACKSMITH, 0)
    return 4 * upsetting <= players
