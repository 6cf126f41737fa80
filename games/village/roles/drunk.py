"""Drunk: whoever eats him is drunk for the rest of the night and the next one. Source: rules page, 2.4, 2."""

from collections.abc import Iterator, Sequence

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Kill, Learn, Mark
from games.village.events import PackDrunk
from games.village.roles._kit import Night, Role, Team


def go_to_their_heads(night: Night, drunk: Seat, attackers: Sequence[Seat]) -> Iterator[Effect]:
    """He is eaten, and every wolf that took part feels it, whether or not it voted."""
    yield Kill(drunk, "eaten", attackers[0])
    for wolf in attackers:
        yield Mark(wolf, "drunk")
    yield Learn(PackDrunk(to=tuple(attackers), about=drunk))


DRUNK = Role(key=RoleKey("drunk"), emoji="🍻", team=Team.VILLAGE, strength=3, when_eaten=go_to_their_heads)
