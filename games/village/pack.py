"""The pack's step: who is wanted, who goes, what becomes of victim and visitor. Source: rules page, 6.2, 4."""

from collections.abc import Sequence

from games.core.ballots import leaders, tally
from games.core.ids import Seat
from games.village.effects import Kill, Learn, Mark
from games.village.events import DiggerSpotted, VictimInfected, VictimProtected
from games.village.fold import fold
from games.village.roles._kit import Arrival, Trait, told_missed
from games.village.scratch import Tonight
from games.village.visiting import Deadly, can_kill, met


def hunt(night: Tonight) -> None:
    """One victim, two under rage. Whoever is bitten into the pack tonight hunts from the next night on."""
    hunters = [seat for seat in night.powers if night.has(seat, Trait.PACK)]
    for nth, victim in enumerate(_victims(night, hunters), start=1):
        attackers = _sober(night, hunters)
        if not attackers:
            return
        night.pack_is_out = True
        _attack(night, attackers, victim, nth)
        _spot(night, attackers, nth)


def _sober(night: Tonight, hunters: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in hunters if night.player(seat).alive and not night.player(seat).drunk]


def _victims(night: Tonight, hunters: Sequence[Seat]) -> list[Seat]:
    """The most wanted first choice; with rage the most wanted second choice among the others. Ties are drawn."""
    plans = [night.plans[seat] for seat in hunters if seat in night.plans and night.player(seat).alive]
    wanted = leaders(tally((plan.first, 1) for plan in plans if plan.first is not None))
    if not wanted:
        return []
    first = night.pick("wolf_tie", None, wanted)
    if not night.village.raging:
        return [first]
    then = leaders(tally((plan.second, 1) for plan in plans if plan.second is not None and plan.second != first))
    return [first, night.pick("wolf_tie", None, then, nth=2)] if then else [first]


def _attack(night: Tonight, attackers: Sequence[Seat], victim: Seat, nth: int) -> None:
    """6.2, 4: 2 to 5."""
    visitor = attackers[0]
    if can_kill(night, victim):
        visitor = night.pick("visiting_wolf", None, attackers, nth)
    outcome = met(night, visitor, victim, nth)
    if isinstance(outcome, Deadly):
        fold(night, (Kill(visitor, outcome.cause, victim),))
    elif isinstance(outcome, Arrival):
        fold(night, (told_missed(tuple(attackers), victim, outcome),))
    elif night.is_guarded(victim):
        night.saved.add(victim)
        night.tell(VictimProtected(to=tuple(attackers), about=victim))
    else:
        _bite(night, attackers, visitor, victim, nth)


def _bite(night: Tonight, attackers: Sequence[Seat], visitor: Seat, victim: Seat, nth: int) -> None:
    """What the victim's role makes of it; else infected, else what it does instead of being eaten, else eaten."""
    card = night.player(victim).card
    if card.when_attacked is not None:
        done = tuple(card.when_attacked(night, victim, attackers))
        if done:
            fold(night, done)
            return
    if _infected(night, attackers, victim, nth):
        night.bitten.append(victim)
        fold(night, (Mark(victim, "infected"), Learn(VictimInfected(to=night.members(Trait.WOLF), about=victim))))
        return
    if card.when_eaten is not None:
        done = tuple(card.when_eaten(night, victim, attackers))
        if done:
            fold(night, done)
            return
    fold(night, night.powers[visitor].act(night, visitor, victim))


def _infected(night: Tonight, attackers: Sequence[Seat], victim: Seat, nth: int) -> bool:
    """An Alpha's draw, if he himself voted for this victim, with either choice (option `alpha_must_vote`)."""
    for seat in attackers:
        if not night.has(seat, Trait.INFECTS):
            continue
        plan = night.plans.get(seat)
        voted = plan is not None and victim in (plan.first, plan.second)
        if (voted or not night.options.alpha_must_vote) and night.decide("alpha_infects", seat, nth=nth) == "yes":
            return True
    return False


def _spot(night: Tonight, attackers: Sequence[Seat], nth: int) -> None:
    """6.2, 4, 6: after each attack the wolves, drunk or not, may come upon a Digger."""
    for digger, odds in night.digging():
        alive = tuple(seat for seat in attackers if night.player(seat).alive)
        if alive and night.decide("wolves_spot_gd", digger, odds=odds, nth=nth) == "spotted":
            fold(night, (Kill(digger, "spotted-by-wolves", alive[0]), Learn(DiggerSpotted(to=alive, about=digger))))
