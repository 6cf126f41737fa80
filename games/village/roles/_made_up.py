"""Cards that a narrator has made up: no power, a side. What else they do is the narrator's to say. Rules page, 4.5 and 9.

They are in no pile and in no deal of the bot's. One for the village is a villager of another name; one against it keeps the
village from winning, counts with the wolves when wolves are counted, and wins with them, but bites with nobody and is nobody's
companion.
"""

from typing import Final

from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait

MOST: Final = 35
"""So many at a table: everybody's card may be one."""
AGAINST: Final = frozenset({Trait.ENEMY, Trait.ENEMY_SIDE, Trait.SIDES})


def made_up(number: int, *, against: bool) -> RoleKey:
    """The card that is the so manieth made-up one of its table."""
    return RoleKey(f"own_{'c' if against else 'b'}{number}")


def _role(number: int, *, against: bool) -> Role:
    """Its strength is the table's own: none is declared."""
    return Role(
        key=made_up(number, against=against),
        emoji="✨",
        team=Team.WOLVES if against else Team.VILLAGE,
        strength=0,
        conversion=0 if against else 100,
        traits=AGAINST if against else frozenset(),
    )


MADE_UP: Final[tuple[Role, ...]] = tuple(
    _role(number, against=against) for against in (False, True) for number in range(1, MOST + 1)
)
