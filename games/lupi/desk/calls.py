"""The calls of the night: in which order, who answers, and whom he may point at. Knows no text and no chance.

Figures whose holders are all dead are called all the same. Source: rules page, With a person as the moderator.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.core.game import Prompt
from games.core.ids import RoleKey, Seat
from games.lupi.desk.pieces import GUARDED, OWN_PACK, OWN_SELF
from games.lupi.desk.position import Position
from games.lupi.game import Lupi
from games.lupi.roles import BODYGUARD, JUDGE, SEER, WOLF
from games.lupi.state import Player, State

ORDER: Final = (WOLF, BODYGUARD, JUDGE, SEER)
PACK: Final = "wolves"
"""The call of a pack that agrees; each wolf's own is "w" and the seat's number."""
GAME: Final = Lupi()


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One choice that is asked for."""

    name: str
    """"wolves", "w" and a number, a number, or the role's key where nobody living holds the card."""
    role: RoleKey
    choosers: tuple[Seat, ...] = ()
    """Whose choice it is; nobody's where the card is called for the look of it."""
    first: bool = True
    """Whether eyes open with this one, …"""
    last: bool = True
    """… and whether they close after it."""


def units(position: Position) -> tuple[Unit, ...]:
    """The calls of this night, in order."""
    game = position.the_game()
    return tuple(unit for role in ORDER for unit in _units(position, game, role))


def _units(position: Position, game: State, role: RoleKey) -> Iterator[Unit]:
    holders = tuple(player.seat for player in game.living if player.role == role)
    if role == WOLF and not position.split:
        yield Unit(name=PACK, role=role, choosers=holders)
    elif holders:
        mark = "w" if role == WOLF else ""
        for seat in holders:
            yield Unit(
                name=f"{mark}{seat}", role=role, choosers=(seat,), first=seat == holders[0], last=seat == holders[-1]
            )
    elif role in position.roles or any(player.role == role for player in game.players):
        yield Unit(name=str(role), role=role)


def waiting(position: Position) -> Unit | None:
    """The unit that is called now; None if all have been."""
    done = {told.unit for told in position.calls}
    return next((unit for unit in units(position) if unit.name not in done), None)


def named(position: Position, name: str) -> Unit | None:
    """The unit of this name."""
    return next((unit for unit in units(position) if unit.name == name), None)


def question(game: State, unit: Unit) -> Prompt | None:
    """What the bot would ask whose choice it is; None where nobody is there to be asked."""
    return GAME.prompts(game, unit.choosers[0])[0] if unit.choosers else None


def targets(game: State, unit: Unit) -> Sequence[tuple[Seat, str]]:
    """Everybody alive, each with why he may not be pointed at, or ""."""
    asked = question(game, unit)
    return tuple((player.seat, "" if asked is None else _barred(asked, unit, player)) for player in game.living)


def _barred(asked: Prompt, unit: Unit, player: Player) -> str:
    option = str(player.seat)
    if option in asked.options:
        return ""
    if option in dict(asked.barred):
        return GUARDED
    return OWN_PACK if unit.role == WOLF else OWN_SELF


def unit_of(position: Position, seat: Seat) -> str:
    """Under which name of a call this player answers; a name that there is not, if he is not called."""
    return next((unit.name for unit in units(position) if seat in unit.choosers), str(seat))
