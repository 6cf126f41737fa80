"""Who has died, and what the table is shown of it. Knows deaths and options, no rule.

The manner of a death is told where the role is: else it would tell the role (rules page, 5.3, 1).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.ids import Seat
from games.village.events import (
    DawnBroke,
    DiedOfSorrow,
    DroppedDead,
    FoundDead,
    NightPassed,
    NobodyDied,
    RoleShown,
    TeamShown,
    VillageEvent,
    YouDied,
)
from games.village.options import Options
from games.village.roles import BY_KEY
from games.village.roles._kit import Team
from games.village.state import Death, Village
from games.village.words import Cause

_TEAMS: Final = {Team.VILLAGE: "village", Team.WOLVES: "wolves", Team.CULT: "cult"}


SEEN: Final[frozenset[Cause]] = frozenset({"lynched", "afk", "left", "shot-by-gunner"})
"""Deaths of which everybody sees the manner, whatever is hidden."""


def hidden(options: Options) -> bool:
    """Whether the dead keep their roles to themselves, and with them how they died."""
    return options.reveal_on_death != "role"


def dawn(village: Village, since: int, told: Sequence[VillageEvent], *, untold: bool = False) -> Iterator[VillageEvent]:
    """Everybody who has died since there were so many deaths; then, to each, that he has; a word to who has heard none.

    `told` is what the night has told: everybody hears something, so that no phone tells who had something to hear.
    `untold`: nobody is told how they died, whatever is shown of their roles. Where that is so the dead are named by
    seat: the order in which they died would tell who has killed whom.
    """
    number, silent = village.round, untold or hidden(village.options)
    dead = sorted(village.deaths[since:], key=lambda death: death.seat) if silent else village.deaths[since:]
    if dead:
        yield DawnBroke(night=number, deaths=len(dead))
    else:
        yield NobodyDied(night=number)
    for death in dead:
        yield FoundDead(night=number, seat=death.seat, cause="hidden" if silent else death.cause)
        yield from card(village.options, death)
    yield from (YouDied(to=death.seat, cause=death.cause) for death in dead)
    heard = {seat for event in told for seat in event.audience.seats}
    yield from (NightPassed(to=seat, night=number) for seat in village.living_seats if seat not in heard)


def by_day(options: Options, deaths: Sequence[Death]) -> Iterator[VillageEvent]:
    """One death that the caller has told, and those that followed from it."""
    for death in deaths:
        if death.cause == "sorrow" and death.by is not None:
            yield DroppedDead(seat=death.seat) if hidden(options) else DiedOfSorrow(seat=death.seat, lover=death.by)
        yield from last(options, death)


def last(options: Options, death: Death) -> Iterator[VillageEvent]:
    """The card of somebody whose death has been told, and the word to himself."""
    yield from card(options, death)
    yield YouDied(to=death.seat, cause=death.cause)


def card(options: Options, death: Death) -> Iterator[VillageEvent]:
    """What is shown of a dead player's role."""
    if options.reveal_on_death == "role":
        yield RoleShown(seat=death.seat, role=death.role)
    elif options.reveal_on_death == "team":
        yield TeamShown(seat=death.seat, team=team(death))


def team(death: Death) -> str:
    """The word for a dead player's team: "village", "wolves", "cult" or "other"."""
    return _TEAMS.get(BY_KEY[death.role].team, "other")


def dead_of(village: Village, seat: Seat) -> Death | None:
    """The death of a player, if he has died."""
    return next((death for death in village.deaths if death.seat == seat), None)
