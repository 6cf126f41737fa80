"""The games, listed by hand: greppable, typed, in the order of the menu."""

from games.core.spec import GameSpec
from games.lupi.desk.spec import LUPI_DESK
from games.lupi.spec import LUPI
from games.propaganda.spec import PROPAGANDA
from games.saloon.spec import SALOON
from games.village.desk.spec import VILLAGE_DESK
from games.village.spec import VILLAGE

GAMES: tuple[GameSpec, ...] = (VILLAGE, LUPI, SALOON, PROPAGANDA)
DESKS: tuple[GameSpec, ...] = (VILLAGE_DESK, LUPI_DESK)
"""Games narrated by a person in a room: in no group's menu."""


def game(key: str) -> GameSpec:
    """The game with this key. Raises LookupError that lists the games there are."""
    for spec in GAMES:
        if spec.key == key:
            return spec
    raise LookupError(f"there is no game {key!r}; there are: {', '.join(spec.key for spec in GAMES)}")
