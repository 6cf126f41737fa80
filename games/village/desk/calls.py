"""The call of the night: everybody alive, by number, and who is asked what. Knows no text and no chance.

Companions decide together when the last of them is called. Source: rules page, 9.3.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from games.core.ids import Seat
from games.village.desk.position import Position
from games.village.questions import Question, question
from games.village.roles._kit import Beat, Trait
from games.village.state import Pick, Village

WOLVES: Final = "wolves"
CULT: Final = "cult"
_TEAMS: Final = {WOLVES: (Trait.WOLF, Beat.PACK), CULT: (Trait.CULTIST, Beat.CULT)}
"""A team's choice in common: who opens the eyes together, and the beat of what they choose."""
MEET: Final = (Trait.WOLF, Trait.CULTIST, Trait.MASON)
"""Who open their eyes together at the last one's call."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One question of the call; without one the player is called all the same."""

    name: str
    """The seat's number, or the team."""
    at: Seat
    """Whose call it is."""
    asked: Question | None = None


def units(village: Village) -> Iterator[Unit]:
    """The call, in order."""
    last = {team: max(village.members(trait), default=None) for team, (trait, _) in _TEAMS.items()}
    for player in village.living:
        ours = [team for team, seat in last.items() if seat == player.seat]
        common = [found for team in ours if (found := _common(village, team, player.seat)) is not None]
        yield from common
        own = question(village, player)
        if own is not None and not own.power.shared:
            yield Unit(name=str(player.seat), at=player.seat, asked=own)
        elif not common:
            yield Unit(name=str(player.seat), at=player.seat)


def _common(village: Village, team: str, at: Seat) -> Unit | None:
    deciding = choosers(village, team)
    if not deciding:
        return None
    return Unit(name=team, at=at, asked=question(village, village.player(deciding[-1])))


def choosers(village: Village, unit: str) -> tuple[Seat, ...]:
    """Whose choice a unit is: one player's, or that of all of a team who can act tonight."""
    if unit not in _TEAMS:
        return (Seat(int(unit)),)
    trait, beat = _TEAMS[unit]
    return tuple(
        seat
        for seat in village.members(trait)
        if (asked := question(village, village.player(seat))) is not None and asked.power.beat is beat
    )


def together(village: Village, at: Seat) -> tuple[Seat, ...]:
    """Who else opens the eyes at this call."""
    player = village.player(at)
    for trait in MEET:
        mates = village.members(trait)
        if player.has(trait) and len(mates) > 1 and mates[-1] == at:
            return tuple(seat for seat in mates if seat != at)
    return ()


def waiting(position: Position) -> Unit | None:
    """The unit that is called now; None if everybody has been."""
    done = {told.unit for told in position.calls}
    return next((unit for unit in units(position.the_village()) if unit.name not in done), None)


def half(position: Position) -> Unit | None:
    """The unit of which a second choice is still to be told."""
    if not position.calls:
        return None
    told = position.calls[-1]
    answered = {name for name, _ in position.seconds}
    if told.first is None or told.unit in answered:
        return None
    unit = next((unit for unit in units(position.the_village()) if unit.name == told.unit), None)
    if unit is None or unit.asked is None or not (unit.asked.pair or unit.asked.second):
        return None
    return unit


def picks(position: Position) -> tuple[Pick, ...]:
    """What the calls come to for the night's rules."""
    village, seconds = position.the_village(), dict(position.seconds)
    found: dict[Seat, Pick] = {}
    for told in position.calls:
        if told.first is not None or told.spark:
            for seat in choosers(village, told.unit):
                found[seat] = Pick(seat=seat, first=told.first, second=seconds.get(told.unit), spark=told.spark)
    return tuple(found.values())
