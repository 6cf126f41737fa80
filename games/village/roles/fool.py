"""Fool: takes himself for the Seer; what he sees belongs to anybody. Source: rules page, 2.2 and 2.4, 14."""

from collections.abc import Iterator

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Learn
from games.village.events import SeerSaw
from games.village.roles._kit import Beat, Night, NightPower, Role, Team, Trait, others_alive


def imagine(night: Night, actor: Seat, target: Seat) -> Iterator[Effect]:
    """The role of somebody alive who is drawn, told as the target's."""
    seers = night.members(Trait.SEES)
    candidates = tuple(seat for seat in night.living() if seat != actor and seat not in seers)
    if candidates:
        drawn = night.pick("fool_draw", actor, candidates)
        yield Learn(SeerSaw(to=actor, about=target, role=night.player(drawn).card.fooled_as))


FOOL = Role(
    key=RoleKey("fool"),
    emoji="🃏",
    team=Team.VILLAGE,
    strength=3,
    told="seer",
    night=NightPower(beat=Beat.FOOL, act=imagine, ask="village-ask-seer", targets=others_alive, visits=False),
)
