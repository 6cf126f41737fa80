"""Thief: wants to be somebody else. Source: rules page, 2.4, 42."""

from collections.abc import Iterator

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Learn, Swap
from games.village.events import TheftFailed
from games.village.roles._kit import (
    VILLAGER_KEY,
    Arrival,
    Beat,
    Night,
    NightPower,
    Role,
    Team,
    Trait,
    others_alive,
)

KEY = RoleKey("thief")


def steal(night: Night, actor: Seat, host: Seat) -> Iterator[Effect]:
    """Every night, one time in two, and never from a Cultist; the robbed is the Thief now."""
    if not night.has(host, Trait.CULTIST) and night.decide("thief", actor) == "steals":
        yield Swap(actor, host, leaves=KEY)
    else:
        yield Learn(TheftFailed(to=actor, about=host))


def steal_for_good(night: Night, actor: Seat, host: Seat) -> Iterator[Effect]:
    """On the first night only, always, from anybody; the robbed is a Villager now."""
    yield Swap(actor, host, leaves=VILLAGER_KEY)


def missed(night: Night, actor: Seat, host: Seat, how: Arrival) -> Iterator[Effect]:
    """Nothing to take."""
    yield Learn(TheftFailed(to=actor, about=host))


THIEF = Role(
    key=KEY,
    emoji="😈",
    team=Team.NONE,
    strength=0,
    conversion=0,
    traits=frozenset({Trait.STEALS, Trait.UNSETTLING, Trait.LONER, Trait.ENEMY_SIDE}),
    night=NightPower(beat=Beat.THIEF, act=steal, missed=missed, ask="village-ask-thief", targets=others_alive),
    first_night=NightPower(
        beat=Beat.THIEF,
        act=steal_for_good,
        missed=missed,
        ask="village-ask-thief-once",
        targets=others_alive,
        mandatory=True,
        first_only=True,
        frozen=True,
    ),
)
