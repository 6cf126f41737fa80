"""Seer: each night sees what one living neighbour seems to be. Source: rules page, 2.2 and 2.4, 3."""

from collections.abc import Iterator, Mapping

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Learn
from games.village.events import SeerSaw
from games.village.roles._kit import SEER_KEY, Beat, Night, NightPower, Role, Team, Trait, others_alive


def look(night: Night, actor: Seat, target: Seat) -> Iterator[Effect]:
    """What the target seems to be; of two faces one is drawn at each look."""
    faces = night.player(target).card.seen_as
    seen = faces[0] if len(faces) == 1 else night.decide("traitor_seen_as", actor)
    yield Learn(SeerSaw(to=actor, about=target, role=RoleKey(seen)))


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """7, less 1 for each Lycan and 2 for each Wolf Man dealt."""
    return 7 - dealt.get(RoleKey("lycan"), 0) - 2 * dealt.get(RoleKey("wolf_man"), 0)


SEER = Role(
    key=SEER_KEY,
    emoji="👳",
    team=Team.VILLAGE,
    strength=strength,
    conversion=40,
    sensed="seer",
    traits=frozenset({Trait.SEES}),
    night=NightPower(beat=Beat.SEER, act=look, ask="village-ask-seer", targets=others_alive, visits=False),
)
