"""Augur: each night learns one role that is not in play. Source: rules page, 2.2 and 2.4, 30."""

from collections.abc import Iterator

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Learn, Recall
from games.village.events import AugurSaw, AugurSawNothing
from games.village.roles._kit import SEER_KEY, Beat, Night, NightPower, Role, Team, Trait

_APPRENTICE = RoleKey("apprentice_seer")


def read(night: Night, actor: Seat, target: Seat) -> Iterator[Effect]:
    """Of the deal's pile, what nobody alive and nobody of tonight's dead holds, and what was not told before."""
    known = set(night.player(actor).told)
    known.update(night.player(seat).role for seat in (*night.living(), *night.ghosts_tonight()))
    candidates = tuple(role for role in night.pile() if role not in known)
    if not candidates:
        yield Learn(AugurSawNothing(to=actor))
        return
    drawn = night.name("augur_draw", actor, candidates)
    yield Recall(actor, drawn)
    if drawn == SEER_KEY and night.members(Trait.LEARNS) and not night.members(Trait.SEES):
        yield Recall(actor, _APPRENTICE)
        yield Learn(AugurSaw(to=actor, role=_APPRENTICE))
    else:
        yield Learn(AugurSaw(to=actor, role=drawn))


AUGUR = Role(
    key=RoleKey("augur"),
    emoji="🦅",
    team=Team.VILLAGE,
    strength=5,
    conversion=40,
    night=NightPower(beat=Beat.AUGUR, act=read, visits=False),
)
