"""Cultist: one soul a night, until all are the cult's. Source: rules page, 2.3 and 2.4, 37."""

from collections.abc import Iterator, Mapping

from games.core.ids import RoleKey, Seat
from games.village.effects import Become, Effect, Learn
from games.village.events import CultAttempted, CultRefused
from games.village.roles._kit import (
    CULTIST_KEY,
    HARD_TO_CONVERT,
    Arrival,
    Beat,
    Night,
    NightPower,
    Role,
    Team,
    Trait,
    not_with,
    told_missed,
)


def convert(night: Night, visitor: Seat, host: Seat) -> Iterator[Effect]:
    """The host resists, is converted, or deals with the visitor in a way of his own."""
    cult = night.members(Trait.CULTIST)
    if night.is_out(host) and (night.has(host, Trait.WOLF) or night.has(host, Trait.FIRE)):
        yield told_missed(cult, host, Arrival.ABSENT)
        return
    came = tuple(_received(night, visitor, host))
    yield from came
    if not came:
        yield Learn(CultRefused(to=cult, about=host))
        yield Learn(CultAttempted(to=host))


def _received(night: Night, visitor: Seat, host: Seat) -> Iterator[Effect]:
    card = night.player(host).card
    if card.when_courted is not None:
        yield from card.when_courted(night, host, visitor)
    elif card.conversion == 100 or (
        card.conversion and night.decide("cult_converts", host, odds=(card.conversion, 100)) == "yes"
    ):
        yield Become(host, CULTIST_KEY, "converted")


def missed(night: Night, visitor: Seat, host: Seat, how: Arrival) -> Iterator[Effect]:
    """The whole cult hears that nobody opened."""
    yield told_missed(night.members(Trait.CULTIST), host, how)


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """10, and 1 for each dealt role that is not hard to convert."""
    return 10 + sum(count for key, count in dealt.items() if key not in HARD_TO_CONVERT)


CULTIST = Role(
    key=CULTIST_KEY,
    emoji="👤",
    team=Team.CULT,
    strength=strength,
    conversion=None,
    traits=frozenset({Trait.CULTIST, Trait.ENEMY, Trait.ENEMY_SIDE}),
    night=NightPower(
        beat=Beat.CULT,
        act=convert,
        missed=missed,
        ask="village-ask-cultist",
        targets=not_with(Trait.CULTIST),
        shared=True,
    ),
)
