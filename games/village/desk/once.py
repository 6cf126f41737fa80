"""The night in a single round: what can be written at a call already, since nothing that is still to be called can change it.

An outcome is sure if it comes whatever those choose who have not been called yet: each of their choices is tried by itself,
then all of them upon each player, then mixed. Whoever dies all the same tonight reads nothing that matters any more.
Source: rules page, 9.3.
"""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, Final

from games.core.ids import Seat
from games.village.desk import calls
from games.village.desk.lines import UNWRITTEN
from games.village.desk.position import Position
from games.village.events import VillageEvent
from games.village.night import resolve
from games.village.questions import Question
from games.village.state import Night, Pick, Turn, Village

_MIXED: Final = 6
"""So many ways in which all choose different players."""
_STEP: Final = 5

Slip = tuple[Seat, VillageEvent]
"""Who reads it, and what."""


def sure(position: Position, unit: str) -> tuple[Slip, ...]:
    """What can be written on the slips of those who have their eyes open at this call, but for what was written before."""
    village = position.the_village()
    at = next(one.at for one in calls.units(village) if one.name == unit)
    endings = _endings(position)
    awake = (at, *calls.together(village, at))
    found = [slip for slip in left(position, next(endings)) if slip[0] in awake]
    # Nothing left to be sure of: the rest of the endings need not be worked out.
    while found and (turn := next(endings, None)) is not None:
        found = [slip for slip in found if slip[1] in turn.events or not turn.state.player(slip[0]).alive]
    return tuple(found)


def written(position: Position, unit: str) -> tuple[Slip, ...]:
    """What has been written at this unit's call."""
    lines = dict(position.given).get(unit, ())
    before = position.but(given=tuple(slip for slip in position.given if slip[0] != unit))
    return tuple(slip for slip in left(before, next(_endings(before))) if as_line(*slip) in lines)


def left(position: Position, turn: Turn) -> tuple[Slip, ...]:
    """What these events have to tell the living on slips, but for what has been written at this night's calls."""
    given = {line for _, written in position.given for line in written}
    return tuple(
        (seat, event)
        for event in turn.events
        if event.kind not in UNWRITTEN
        for seat in sorted(event.audience.seats)
        if turn.state.player(seat).alive and as_line(seat, event) not in given
    )


def as_line(seat: Seat, event: VillageEvent) -> str:
    """How an entry remembers that this was written."""
    told: Any = event
    facts = (str(getattr(event, field.name)) for field in fields(told) if field.name not in ("kind", "to"))
    return " ".join((str(seat), event.kind, *facts))


def waiting(slips: tuple[Slip, ...]) -> tuple[VillageEvent, ...]:
    """The same for the next call: each fact for those alone who have not read it."""
    readers: dict[VillageEvent, list[Seat]] = {}
    for seat, event in slips:
        readers.setdefault(event, []).append(seat)
    return tuple(_for(event, tuple(seats)) for event, seats in readers.items())


def _for(event: VillageEvent, seats: tuple[Seat, ...]) -> VillageEvent:
    told: Any = event
    return event if event.audience.seats == set(seats) else replace(told, to=seats)


# What the rest of the night may be


def _endings(position: Position) -> Iterator[Turn]:
    """The night resolved: as if nobody else chose, then in every way that is tried."""
    village, picked = position.the_village(), {pick.seat: pick for pick in calls.picks(position)}
    for choices in _choices(position):
        picks = picked | {pick.seat: pick for pick in choices}
        yield resolve(village.with_phase(Night(picks=tuple(picks.values()))), position.chance(village.round))


def _choices(position: Position) -> Iterator[tuple[Pick, ...]]:
    village, told = position.the_village(), {told.unit for told in position.calls}
    later = [(one.name, one.asked) for one in calls.units(village) if one.asked is not None and one.name not in told]
    every = [tuple(_of(village, name, asked)) for name, asked in later]
    yield ()
    for choices in every:
        yield from choices
    if len(every) > 1:
        for seat in village.living_seats:
            yield tuple(pick for choices in every for choice in choices for pick in choice if pick.first == seat)
        for turn in range(_MIXED):
            mixed = (choices[(at + _STEP * turn) % len(choices)] for at, choices in enumerate(every) if choices)
            yield tuple(pick for choice in mixed for pick in choice)


def _of(village: Village, unit: str, asked: Question) -> Iterator[tuple[Pick, ...]]:
    """Everything that this unit may choose; of a pair, each player with the next one."""
    seats, targets = calls.choosers(village, unit), asked.targets
    for at, target in enumerate(targets):
        second = targets[(at + 1) % len(targets)] if asked.pair or asked.second else None
        yield tuple(Pick(seat=seat, first=target, second=second) for seat in seats)
    if asked.spark:
        yield tuple(Pick(seat=seat, spark=True) for seat in seats)
