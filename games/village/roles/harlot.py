"""Harlot: spends her nights elsewhere, and learns from it. Source: rules page, 2.4, 5."""

from collections.abc import Iterator

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Kill, Learn
from games.village.events import HarlotCame, HarlotSawCultist, HarlotSawNoWolf, NobodyHome
from games.village.roles._kit import Arrival, Beat, Night, NightPower, Role, Team, Trait, others_alive


def visit(night: Night, actor: Seat, host: Seat) -> Iterator[Effect]:
    """No wolf, as far as she can tell; half the Cultists give themselves away."""
    if night.has(host, Trait.CULTIST) and night.decide("harlot_finds_cultist", actor) == "yes":
        yield Learn(HarlotSawCultist(to=actor, about=host))
    else:
        yield Learn(HarlotSawNoWolf(to=actor, about=host))
    yield Learn(HarlotCame(to=host))


def missed(night: Night, actor: Seat, host: Seat, how: Arrival) -> Iterator[Effect]:
    """She shares the end of a host who was eaten or stabbed at home; any other absence is an empty bed."""
    if how is Arrival.DEAD and night.victim(host):
        yield Kill(actor, "with-victim", host)
    else:
        yield Learn(NobodyHome(to=(actor,), about=host))


HARLOT = Role(
    key=RoleKey("harlot"),
    emoji="💋",
    team=Team.VILLAGE,
    strength=6,
    conversion=70,
    traits=frozenset({Trait.ROAMS, Trait.PREY}),
    night=NightPower(beat=Beat.HARLOT, act=visit, missed=missed, ask="village-ask-harlot", targets=others_alive),
)
