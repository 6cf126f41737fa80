"""Grave Digger: out at night for the dead, and a danger to whoever comes by. Source: rules page, 2.4, 29."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.core.ids import RoleKey
from games.village.effects import Learn
from games.village.events import GravesDug
from games.village.roles._kit import Role, Team, Trait

if TYPE_CHECKING:
    from games.village.state import Player, Village


def dig(village: "Village", player: "Player") -> Iterator[Learn]:
    """Told at nightfall for whom; with nobody to bury he stays at home."""
    dead = village.unburied(player)
    if dead:
        yield Learn(GravesDug(to=player.seat, graves=len(dead), dead=dead))


GRAVE_DIGGER = Role(
    key=RoleKey("grave_digger"),
    emoji="☠️",
    team=Team.VILLAGE,
    strength=5,
    conversion=30,
    traits=frozenset({Trait.DIGS}),
    nightfall=dig,
)
