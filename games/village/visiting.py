"""Who comes to whose house, and what becomes of it: the table of rules page 6.3, first match decides.

Conditions are on traits, so that no role is named here and no role repeats a line.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from games.core.ids import Seat
from games.village.chance import grave_odds
from games.village.roles._kit import Arrival, Team, Trait
from games.village.state import Player
from games.village.words import Cause

if TYPE_CHECKING:
    from games.village.scratch import Tonight


class Door(Enum):
    """What the door does, where the visitor comes to no harm."""

    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Deadly:
    """The visitor dies of the visit."""

    cause: Cause


Met = Door | Arrival | Deadly

_OPEN = Door.OPEN
_KILLED = Deadly("visited-killer")


@dataclass(frozen=True, slots=True)
class Case:
    """One visit."""

    night: "Tonight"
    visitor: Player
    host: Player
    nth: int
    """Which of the visitor's visits tonight: the pack may make two."""

    @property
    def burning(self) -> bool:
        """Whether the host's house is on fire."""
        return self.host.seat in self.night.burning

    @property
    def out(self) -> bool:
        """Whether the host is out."""
        return self.night.is_out(self.host.seat)

    @property
    def saved(self) -> bool:
        """Whether the host has been saved tonight."""
        return self.host.seat in self.night.saved

    @property
    def digging(self) -> bool:
        """Whether the host is out for the dead."""
        return self.host.alive and self.host.seat in self.night.graves

    @property
    def stealing_for_good(self) -> bool:
        """Whether the visitor is a Thief of the first night."""
        return self.visitor.has(Trait.STEALS) and self.night.options.thief_mode == "first_night"

    def comes(self, trait: Trait) -> bool:
        """Whether the visitor has the trait."""
        return self.visitor.has(trait)

    def meets(self, trait: Trait) -> bool:
        """Whether the host has the trait."""
        return self.host.has(trait)


def _at_the_killers(case: Case) -> Met:
    if case.comes(Trait.WOLF) and case.out:
        outcome = case.night.decide("wolf_vs_sk", case.visitor.seat, nth=case.nth)
        return _OPEN if outcome == "wolf_wins" else _KILLED
    return _KILLED


def _watching_a_wolf(case: Case) -> Met:
    if case.saved or case.night.options.simplified or case.night.decide("ga_on_wolf", case.visitor.seat) == "safe":
        return _OPEN
    return Deadly("guarded-wolf")


def _at_the_graves(case: Case) -> Met:
    if case.comes(Trait.KILLER):
        case.night.stumble(case.visitor.seat)
        return _OPEN
    if case.comes(Trait.WATCHES) and case.saved:
        return _OPEN
    graves = len(case.night.graves[case.host.seat])
    odds = grave_odds(graves, half=case.visitor.team is Team.VILLAGE)
    if case.night.decide("grave_fall", case.visitor.seat, odds=odds, nth=case.nth) == "falls":
        return Deadly("fell")
    return _OPEN if case.comes(Trait.FIRE) else Arrival.ABSENT


Then = Callable[[Case], Met]

TABLE: Final[tuple[tuple[int, Callable[[Case], bool], Met | Then], ...]] = (
    (1, lambda c: not c.host.alive and not c.burning, Arrival.DEAD),
    (2, lambda c: c.comes(Trait.KILLER) and c.host.alive and not c.meets(Trait.DIGS), _OPEN),
    (3, lambda c: c.burning, lambda c: Arrival.DEAD if c.comes(Trait.KILLER) else Deadly("burned-visiting")),
    (4, lambda c: c.meets(Trait.KILLER), _at_the_killers),
    (5, lambda c: c.stealing_for_good, _OPEN),
    (6, lambda c: c.comes(Trait.SNOW), _OPEN),
    (7, lambda c: c.meets(Trait.WOLF) and c.comes(Trait.PREY), Deadly("visited-wolf")),
    (8, lambda c: c.meets(Trait.WOLF) and c.comes(Trait.WATCHES), _watching_a_wolf),
    (9, lambda c: c.meets(Trait.WOLF) and c.comes(Trait.STEALS), Arrival.FAILS),
    (10, lambda c: c.digging, _at_the_graves),
    (11, lambda c: c.comes(Trait.FIRE), _OPEN),
    (12, lambda c: c.meets(Trait.ROAMS) and not c.meets(Trait.SCENTED) and c.out, Arrival.ABSENT),
    (13, lambda c: c.meets(Trait.SCENTED) and c.out and not c.comes(Trait.PACK), Arrival.ABSENT),
    (14, lambda c: True, _OPEN),
)
"""(line of the page, condition, what comes of it)."""


def met(night: "Tonight", visitor: Seat, host: Seat, nth: int = 1) -> Met:
    """What the visitor meets. Draws what the line says, changes nothing but a hurt leg."""
    case = Case(night, night.player(visitor), night.player(host), nth)
    then = next(then for _, applies, then in TABLE if applies(case))
    return then(case) if callable(then) else then


def can_kill(night: "Tonight", host: Seat) -> bool:
    """Whether a visit to this house may cost a wolf its life: only then it matters which one goes."""
    player = night.player(host)
    if host in night.burning:
        return True
    return player.alive and (player.has(Trait.KILLER) or host in night.graves)
