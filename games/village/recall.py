"""What people have learnt of roles, kept so that it can be told again. Knows events and the state, no rule."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from games.core.ids import Seat
from games.village.events import (
    AugurSaw,
    DetectiveSaw,
    HarlotSawCultist,
    HarlotSawNoWolf,
    Infected,
    LoverNamed,
    ModelNamed,
    NotCultist,
    OracleSaw,
    SeerSaw,
    SorcererSaw,
    SorcererSawNothing,
    VillageEvent,
)
from games.village.roles._kit import Trait
from games.village.state import Learnt, Village

_KINDS: Final[dict[str, Any]] = {
    "seer-saw": SeerSaw,
    "sorcerer-saw": SorcererSaw,
    "sorcerer-saw-nothing": SorcererSawNothing,
    "oracle-saw": OracleSaw,
    "augur-saw": AugurSaw,
    "harlot-saw-no-wolf": HarlotSawNoWolf,
    "harlot-saw-cultist": HarlotSawCultist,
    "not-cultist": NotCultist,
    "detective-saw": DetectiveSaw,
}
"""What is worth being told again, by `kind`."""


def kept(village: Village, told: Iterable[VillageEvent]) -> Village:
    """The village that remembers what of this somebody has learnt."""
    new: list[Learnt] = []
    for event in told:
        if event.kind in _KINDS:
            (seat,) = event.audience.seats
            about, role = getattr(event, "about", None), getattr(event, "role", None)
            new.append(Learnt(seat=seat, kind=event.kind, round=village.round, about=about, role=role))
    return village.but(learnt=(*village.learnt, *new)) if new else village


def again(village: Village, seat: Seat) -> Iterator[VillageEvent]:
    """What this seat has been told of itself and has learnt of others, once more."""
    player = village.player(seat)
    if player.lover is not None:
        yield LoverNamed(to=seat, lover=player.lover)
    if player.model is not None and (player.has(Trait.MODEL_WOLF) or player.has(Trait.MODEL_COPY)):
        yield ModelNamed(to=seat, model=player.model)
    if player.infected and player.alive:
        yield Infected(to=seat)
    for learnt in village.learnt:
        if learnt.seat == seat:
            facts = {"about": learnt.about, "role": learnt.role}
            yield _KINDS[learnt.kind](to=seat, **{name: fact for name, fact in facts.items() if fact is not None})
