"""Whether the detective's phase has to be held, and whether the night: from what the table knows, and nothing else.

Source: rules page, 5.5, 5.7 and 9.6.
"""

from typing import Final, Literal

from games.core.ids import RoleKey
from games.village.desk.position import Position
from games.village.questions import usable
from games.village.roles._kit import Trait
from games.village.state import Village

DETECTIVE: Final = RoleKey("detective")
DOUBLE: Final = RoleKey("doppelganger")
CHILD: Final = RoleKey("wild_child")
MARKABLE: Final = (DETECTIVE, DOUBLE, CHILD)
"""Roles that the narrator can mark as certainly out of the game."""

Advice = Literal["full", "reduced", "skip"]


def possible(position: Position, role: RoleKey) -> bool:
    """Whether the table cannot be certain that nobody holds this role: it is not left out, shown dead, or marked."""
    village = position.the_village()
    if role in position.terms.excluded or role in position.certain:
        return False
    seen = position.terms.reveal_on_death == "role"
    return not (seen and any(death.role == role for death in village.deaths))


def held(position: Position) -> bool:
    """Whether the detective's phase is held: not where everybody is certain that there is no Detective."""
    village = position.the_village()
    if DETECTIVE in position.terms.excluded or DETECTIVE in position.certain:
        return False
    if possible(position, DETECTIVE):
        return True
    return village.flag and possible(position, DOUBLE)


def advice(position: Position) -> Advice:
    """What to do with the night that falls."""
    village = position.the_village()
    if not (village.sleep or (village.silver and not _astir(village))):
        return "full"
    died = len(village.deaths) > position.morning
    return "reduced" if died and village.flag and called(position) else "skip"


def called(position: Position) -> tuple[RoleKey, ...]:
    """Who is called in a night that is held for changes of role only."""
    return tuple(role for role in (DOUBLE, CHILD) if possible(position, role))


def _astir(village: Village) -> bool:
    """Whether anybody but the wolves has something to do by night."""
    for player in village.living:
        if player.has(Trait.WOLF):
            continue
        power = usable(village, player)
        brews = player.card.night is not None and player.card.night.ready is not None
        digs = player.has(Trait.DIGS) and bool(village.unburied(player))
        if (power is not None and not power.first_only) or brews or digs:
            return True
    return False
