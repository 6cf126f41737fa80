"""The night: the only resolver. Beat by beat, what the actors yield is folded into the night (rules page, 6.1 and 6.2)."""

from collections.abc import Callable
from typing import Final

from games.core.ballots import leaders, tally
from games.core.ids import Seat
from games.village import changes, pack
from games.village.chance import Chance
from games.village.effects import Kill
from games.village.events import CultLost, Infected
from games.village.fold import fold, go
from games.village.questions import usable
from games.village.roles._kit import Beat, NightPower, Trait
from games.village.scratch import Tonight
from games.village.state import Pick, Player, Turn, Village


def resolve(village: Village, chance: Chance) -> Turn:
    """The night from the last choice to dawn: private results, deaths, changes. Nothing is told in public."""
    night = Tonight(village, chance)
    _collect(night)
    for beat in Beat:
        _BEATS.get(beat, _by_power)(night, beat)
    night.tell(*(Infected(to=seat) for seat in night.bitten if night.player(seat).alive))
    return night.turn()


def _collect(night: Tonight) -> None:
    """N0.5 and 6: whose power can be used, what was chosen, what is missing and has to be; who digs, who is guarded."""
    for player in night.village.living:
        power = usable(night.village, player)
        if power is not None:
            night.powers[player.seat] = power
            night.actors.setdefault(power.beat, []).append(player.seat)
            if power.targets is not None:
                _plan(night, player)
        if player.has(Trait.DIGS):
            dead = night.village.unburied(player)
            if dead:
                night.graves[player.seat] = dead
    for player in night.village.living:
        early = player.card.night.early if player.card.night else None
        if early is not None:
            plan = night.plans.get(player.seat)
            fold(night, early(night, player.seat, plan.first if plan and plan.first else player.seat))


def _plan(night: Tonight, player: Player) -> None:
    """The choice of a player who had one, as far as it still stands; a missing one is drawn where it is mandatory."""
    seat = player.seat
    pick = night.picks.get(seat) or Pick(seat=seat)
    first, second = _standing(night, pick.first), _standing(night, pick.second)
    power = night.powers[seat]
    if power.mandatory and power.targets is not None:
        targets = power.targets(night.village, player)
        if first is None:
            first = night.pick("missing_choice", seat, targets)
        if power.pair and (second is None or second == first):
            others = tuple(target for target in targets if target != first)
            second = night.pick("missing_choice", seat, others, nth=2)
    if first is not None or pick.spark:
        night.plans[seat] = Pick(seat=seat, first=first, second=second, spark=pick.spark)


def _standing(night: Tonight, target: Seat | None) -> Seat | None:
    return target if target is not None and night.player(target).alive else None


def _by_power(night: Tonight, beat: Beat) -> None:
    """Everybody whose power has this beat: in the order in which they came to hold the role, then by number."""
    actors = night.actors.get(beat, [])
    if len(actors) > 1:
        actors.sort(key=lambda seat: (night.player(seat).since, seat))
    for seat in actors:
        _act(night, seat, night.powers[seat])


def _act(night: Tonight, seat: Seat, power: NightPower) -> None:
    """One actor's step: nothing if he is frozen, dead, or has another role by now (rules page, 6.1)."""
    player, plan = night.player(seat), night.plans.get(seat)
    if power is not player.card.night and power is not player.card.first_night:
        return
    if player.frozen and not power.frozen:
        return
    if power.targets is not None and plan is None:
        return
    target = seat if plan is None or plan.first is None else plan.first
    if not player.alive:
        if power.beyond is not None and not _sorrowful(night, seat):
            fold(night, power.beyond(night, seat, target))
    elif power.visits and not (plan is not None and plan.spark):
        go(night, seat, target, power)
    else:
        fold(night, power.act(night, seat, target))


def _sorrowful(night: Tonight, seat: Seat) -> bool:
    return any(death.seat == seat and death.cause == "sorrow" for death in night.deaths[night.dusk :])


def _dig(night: Tonight, beat: Beat) -> None:  # noqa: ARG001 - a step
    """The graves are dug; whoever dies tonight is for the next ones."""
    for seat in night.graves:
        night.set(seat, dug=night.dusk)


def _hunt(night: Tonight, beat: Beat) -> None:  # noqa: ARG001 - a step
    """The pack's victims."""
    pack.hunt(night)


def _stab(night: Tonight, beat: Beat) -> None:
    """The Serial Killer; on his way he may come upon a Digger."""
    _by_power(night, beat)
    for seat in night.actors.get(beat, ()):
        if night.is_out(seat):
            _spot(night, seat)


def _spot(night: Tonight, killer: Seat) -> None:
    for digger, odds in night.digging():
        if night.decide("sk_spots_gd", digger, odds=odds) == "spotted":
            fold(night, (Kill(digger, "spotted-by-killer", killer),))


def _court(night: Tonight, beat: Beat) -> None:
    """The cult votes, and sends its newest member."""
    cult = [s for s in night.members(Trait.CULTIST) if not night.player(s).frozen]
    plans = (night.plans.get(seat) for seat in cult if seat in night.powers and night.powers[seat].beat is beat)
    wanted = leaders(tally((plan.first, 1) for plan in plans if plan is not None and plan.first is not None))
    if wanted:
        host = night.pick("cult_tie", None, wanted)
        newest = max(night.player(seat).since for seat in cult)
        visitor = night.pick("cult_visitor", None, [s for s in cult if night.player(s).since == newest])
        go(night, visitor, host, night.powers[visitor])
        left = night.members(Trait.CULTIST)
        if left and not night.player(visitor).alive:
            night.tell(CultLost(to=left, about=visitor))


def _change(night: Tonight, beat: Beat) -> None:  # noqa: ARG001 - a step
    """What the deaths of the night make of the living."""
    changes.settle(night)


_BEATS: Final[dict[Beat, Callable[[Tonight, Beat], None]]] = {
    Beat.GRAVES: _dig,
    Beat.PACK: _hunt,
    Beat.KILLER: _stab,
    Beat.CULT: _court,
    Beat.CHANGES: _change,
}
"""Beats that are more than everybody's own power."""
