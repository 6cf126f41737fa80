"""Grave Digger: out at night for the dead, and a danger to whoever comes by. Source: rules page, 2.4, 29."""

from typing import TYPE_CHECKING

from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey
from games.village.roles._kit import Role, Team, Trait

if TYPE_CHECKING:
    from games.village.state import Player, Village


LINE_GRAVES = "village-line-graves"
"""Has `graves` (number) and `dead` (seats)."""


def note(village: "Village", player: "Player") -> Line | None:
    """For whom he digs tonight; with nobody to bury he stays at home."""
    dead = village.unburied(player)
    if not dead:
        return None
    return Line(LINE_GRAVES, (Detail("graves", Kind.NUMBER, len(dead)), Detail("dead", Kind.SEATS, dead)))


GRAVE_DIGGER = Role(
    key=RoleKey("grave_digger"),
    emoji="☠️",
    team=Team.VILLAGE,
    strength=5,
    conversion=30,
    traits=frozenset({Trait.DIGS}),
    note=note,
)
