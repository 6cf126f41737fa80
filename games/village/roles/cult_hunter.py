"""Cult Hunter: a Cultist found at home dies, and so does one who knocks at his door. Source: rules page, 2.4, 12."""

from collections.abc import Iterator, Mapping

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Kill, Learn
from games.village.events import AlreadyDead, CultistHunted, CultistSlain, NotCultist
from games.village.roles._kit import Arrival, Beat, Night, NightPower, Role, Team, Trait, others_alive


def hunt(night: Night, actor: Seat, host: Seat) -> Iterator[Effect]:
    """Whoever is a Cultist by now."""
    if night.has(host, Trait.CULTIST):
        yield Kill(host, "hunted", actor)
        yield Learn(CultistHunted(to=actor, about=host))
    else:
        yield Learn(NotCultist(to=actor, about=host))


def missed(night: Night, actor: Seat, host: Seat, how: Arrival) -> Iterator[Effect]:
    """An empty house tells him no more than an honest one."""
    if how is Arrival.DEAD:
        yield Learn(AlreadyDead(to=(actor,), about=host))
    else:
        yield Learn(NotCultist(to=actor, about=host))


def knocked(night: Night, host: Seat, visitor: Seat) -> Iterator[Effect]:
    """The cult has come to the wrong door, even if he is frozen or out."""
    yield Kill(visitor, "hunted", host)
    yield Learn(CultistSlain(to=host, about=visitor, left=len(night.members(Trait.CULTIST, visitor))))


def strength(dealt: Mapping[RoleKey, int], players: int) -> int:
    """7 where there is somebody to hunt, else 1."""
    return 7 if RoleKey("cultist") in dealt else 1


CULT_HUNTER = Role(
    key=RoleKey("cult_hunter"),
    emoji="💂",
    team=Team.VILLAGE,
    strength=strength,
    conversion=None,
    traits=frozenset({Trait.HUNTS_CULT}),
    night=NightPower(
        beat=Beat.CULT_HUNTER, act=hunt, missed=missed, ask="village-ask-cult-hunter", targets=others_alive
    ),
    when_courted=knocked,
)
