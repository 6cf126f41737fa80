"""Serial Killer: kills alone, at home too. Source: rules page, 2.4, 39, and 6.2, 5."""

from collections.abc import Iterator

from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Kill, Learn, Save
from games.village.events import LegGaveWay, VictimProtected
from games.village.roles._kit import Beat, Night, NightPower, Role, Team, Trait, others_alive


def strike(night: Night, actor: Seat, target: Seat) -> Iterator[Effect]:
    """The victim dies, unless guarded; a hurt leg may lead to another one. Out, a Harlot cannot be guarded from him."""
    victim = target
    if night.limps(actor) and night.decide("sk_stumble", actor) == "random":
        others = tuple(seat for seat in night.living() if seat != actor)
        victim = night.pick("sk_random_victim", actor, others)
        yield Learn(LegGaveWay(to=actor, about=victim))
    beyond_help = night.has(victim, Trait.PREY) and night.is_out(victim)
    if night.is_guarded(victim) and not beyond_help:
        yield Save(victim)
        yield Learn(VictimProtected(to=(actor,), about=victim))
    else:
        yield Kill(victim, "killed", actor)


SERIAL_KILLER = Role(
    key=RoleKey("serial_killer"),
    emoji="🔪",
    team=Team.KILLER,
    strength=15,
    conversion=None,
    traits=frozenset({Trait.KILLER, Trait.ENEMY, Trait.ENEMY_SIDE}),
    night=NightPower(beat=Beat.KILLER, act=strike, ask="village-ask-serial-killer", targets=others_alive),
)
