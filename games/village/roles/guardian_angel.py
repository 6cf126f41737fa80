"""Guardian Angel: watches over one neighbour a night, at some risk. Source: rules page, 2.4, 9."""

from collections.abc import Iterator, Mapping

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Guard, Learn, Mark
from games.village.events import GuardCleaned, GuardSaved, GuardSawNothing, WardSaved
from games.village.roles._kit import Arrival, Beat, Night, NightPower, Role, Team, Trait, others_alive, told_missed


def shield(night: Night, actor: Seat, ward: Seat) -> Iterator[Effect]:
    """The protection stands from nightfall on, whatever becomes of the Guardian Angel but ice."""
    if ward != actor:
        yield Guard(ward, actor)


def watch(night: Night, actor: Seat, ward: Seat) -> Iterator[Effect]:
    """What the night has shown: a save, kerosene to wash off, or nothing."""
    if night.is_saved(ward):
        yield from save(night, actor, ward)
    elif night.player(ward).doused:
        yield Mark(ward, "doused", on=False)
        yield Learn(GuardCleaned(to=actor, about=ward))
    else:
        yield Learn(GuardSawNothing(to=actor, about=ward))


def passed_by(night: Night, actor: Seat, ward: Seat, how: Arrival) -> Iterator[Effect]:
    """Nobody opens. A ward who is out is guarded all the same, and may have been saved out there."""
    yield told_missed((actor,), ward, how)
    if how is Arrival.ABSENT and night.is_saved(ward):
        yield from save(night, actor, ward)


def save(night: Night, actor: Seat, ward: Seat) -> Iterator[Effect]:
    """The news, and after a spark the kerosene is washed off too."""
    yield from news(night, actor, ward)
    if night.is_saved_from_fire(ward):
        yield Mark(ward, "doused", on=False)


def news(night: Night, actor: Seat, ward: Seat) -> Iterator[Effect]:
    """Of a save, which is told even by a Guardian Angel who has died meanwhile."""
    if night.is_saved(ward):
        yield Learn(GuardSaved(to=actor, about=ward))
        yield Learn(WardSaved(to=ward))


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """7, and 1 more where there is fire to protect from."""
    return 7 + (RoleKey("arsonist") in dealt)


GUARDIAN_ANGEL = Role(
    key=RoleKey("guardian_angel"),
    emoji="👼",
    team=Team.VILLAGE,
    strength=strength,
    conversion=60,
    traits=frozenset({Trait.ROAMS, Trait.SCENTED, Trait.WATCHES}),
    night=NightPower(
        beat=Beat.GUARD,
        act=watch,
        missed=passed_by,
        ask="village-ask-guardian-angel",
        targets=others_alive,
        early=shield,
        beyond=news,
    ),
)
