"""The card that each player holds in the hand, as the game's own words deal it. Source: rules page, 9.2 and 9.4.

A changed role is a swapped card: one that waits for the night's call is handed over when that night is called, one that
the night itself has brought when the slips have been given back. Until then the old card is in the hand.
"""

from collections.abc import Mapping
from typing import Final

from games.core.desk.facts import facts
from games.core.game import Line
from games.core.ids import RoleKey, Seat
from games.village import dealing
from games.village.desk.lines import ALOUD
from games.village.desk.position import Position
from games.village.desk.resolve import changed
from games.village.desk.state import Desk
from games.village.events import CardAmended, CardDealt, RoleTaken
from games.village.state import Player

_TELLING: Final = frozenset({"slips", "found"})
"""Screens whose private facts are being told: they have been once the screen is left."""


def held(state: Desk) -> Mapping[Seat, tuple[Line, ...]]:
    """The card of each player; nothing before they are handed out."""
    position = state.position
    village = position.village
    if village is None:
        return {}
    return {
        player.seat: tuple(
            Line(ALOUD + event.kind, facts(event))
            for event in dealing.told_to(village, player.but(role=in_hand(position, player)))
            if isinstance(event, (CardDealt, CardAmended))
        )
        for player in village.players
    }


def in_hand(position: Position, player: Player) -> RoleKey:
    """The role on the card that the player holds: not yet the one for which it is still to be swapped."""
    mine = [change for change in position.the_village().changes if change.seat == player.seat]
    waiting = sum(1 for event in _waiting(position) if event.to == player.seat)
    return mine[-waiting].old if 0 < waiting <= len(mine) else player.role


def _waiting(position: Position) -> tuple[RoleTaken, ...]:
    """The changes of role of which nobody has been told yet."""
    due = [event for event in position.due if isinstance(event, RoleTaken)]
    if position.stage == "call":
        due = []
    elif position.stage == "slept" and position.reduced:
        called = changed(position)
        due = [event for event in due if event.to not in called]
    news = position.news if position.stage in _TELLING else ()
    return (*due, *(event for event in news if isinstance(event, RoleTaken)))
