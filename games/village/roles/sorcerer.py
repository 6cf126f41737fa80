"""Sorcerer: on the wolves' side, without being one; looks for them and for the Seer. Source: rules page, 2.4, 36."""

from collections.abc import Iterator

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Learn
from games.village.events import SorcererSaw, SorcererSawNothing
from games.village.roles._kit import Beat, Night, NightPower, Role, Team, Trait, others_alive


def sense(night: Night, actor: Seat, target: Seat) -> Iterator[Effect]:
    """A wolf, the Snow Wolf, the Seer, or none of them."""
    sensed = night.player(target).card.sensed
    if sensed is None:
        yield Learn(SorcererSawNothing(to=actor, about=target))
    else:
        yield Learn(SorcererSaw(to=actor, about=target, role=RoleKey(sensed)))


SORCERER = Role(
    key=RoleKey("sorcerer"),
    emoji="🔮",
    team=Team.WOLVES,
    strength=2,
    conversion=40,
    traits=frozenset({Trait.LONER, Trait.ENEMY_SIDE}),
    night=NightPower(beat=Beat.SORCERER, act=sense, ask="village-ask-sorcerer", targets=others_alive, visits=False),
)
