"""The twins of The Village: two others who live have changed roles, with all that belongs to a role.

Written against the rules page (4.7 and 5.8), not against the view: what a seat may know is said here a second time.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from games.core.ids import Seat
from games.village import day, questions
from games.village.roles._kit import Trait
from games.village.state import Day, DayPick, Dusk, Night, Over, Pick, Player, Shot, Village

BELONGINGS = ("role", "since", "model", "bullets", "used", "shield", "potion", "dug", "told", "stumbled", "precult")
"""What goes with a role; everything else is the person's."""
CIRCLES = (Trait.WOLF, Trait.CULTIST, Trait.MASON)
KNOWS = ((Trait.BEHOLDS, Trait.SEES), (Trait.SEES, Trait.BEHOLDS))


def twins(state: Village, seat: Seat) -> Iterator[Village]:
    """Worlds in which two seats whose roles this one does not know have changed roles."""
    viewer = state.player(seat)
    if isinstance(state.phase, Over) or any(change.seat == seat for change in state.changes):
        return  # who has been somebody else may have known others
    strangers = [player for player in state.living if player.seat != seat and _strange(state, viewer, player)]
    for a, b in combinations(strangers, 2):
        if a.role != b.role and not _half_chosen(state, a) and not _half_chosen(state, b):
            yield _exchanged(state, a, b)


def _strange(state: Village, viewer: Player, other: Player) -> bool:
    """Whether the viewer has been told nothing of the other's role."""
    if other.used or other.bullets < other.card.bullets:
        return False  # the whole village has seen that power
    if any(change.seat == other.seat and change.reason == "elder-killed" for change in state.changes):
        return False
    if any(learnt.seat == viewer.seat and learnt.about == other.seat for learnt in state.learnt):
        return False
    if any(viewer.has(circle) and other.has(circle) for circle in CIRCLES):
        return False
    if viewer.has(Trait.WOLF) and (other.has(Trait.ELDER) or other.card.key == "detective"):
        return False  # the wolves may have met the one, and caught the other
    return not any(viewer.has(mine) and other.has(theirs) for mine, theirs in KNOWS)


def _half_chosen(state: Village, player: Player) -> bool:
    """Whether tonight's second choice of this player is still open: then the other could not have made it."""
    night = state.phase
    if not isinstance(night, Night):
        return False
    pick = next((pick for pick in night.picks if pick.seat == player.seat), None)
    asked = questions.question(state, player)
    if pick is None or asked is None or not (asked.pair or asked.second):
        return False
    return pick.first is not None and pick.second is None and not pick.passed


def _exchanged(state: Village, a: Player, b: Player) -> Village:
    """The same world with the roles exchanged, and with secret choices that could have been made in it."""
    swap = {a.seat: b.seat, b.seat: a.seat}
    world = state.with_player(replace(a, **{name: getattr(b, name) for name in BELONGINGS}))
    world = world.with_player(replace(b, **{name: getattr(a, name) for name in BELONGINGS}))
    world = replace(world, learnt=tuple(replace(one, seat=swap.get(one.seat, one.seat)) for one in state.learnt))
    match world.phase:
        case Night() as night:
            picks = tuple(_possible(world, pick) for pick in night.picks)
            return world.with_phase(replace(night, picks=picks))
        case Day() as open_day:
            picks_by_day = tuple(pick for old in open_day.picks for pick in _by_day(world, old))
            return world.with_phase(replace(open_day, picks=picks_by_day))
        case Dusk() | Shot() as later:
            return world.with_phase(replace(later, notes=tuple(n for n in later.notes if n.seat not in swap)))
        case _:
            return world


def _possible(world: Village, pick: Pick) -> Pick:
    """The same seat has answered; who chose what his role may not choose has chosen something else."""
    asked = questions.question(world, world.player(pick.seat))
    if asked is None:
        return pick if pick.dream else Pick(seat=pick.seat, dream="a")
    if pick.dream or (pick.spark and not asked.spark):
        pick = Pick(seat=pick.seat)
    if pick.spark or (pick.first is None and not asked.power.mandatory):
        return pick
    first = pick.first if pick.first in asked.targets else next(iter(asked.targets), None)
    if not (asked.pair or asked.second):
        return Pick(seat=pick.seat, first=first)
    others = [target for target in asked.targets if target != first]
    second = pick.second if pick.second in others else next(iter(others), None)
    return Pick(seat=pick.seat, first=first, second=second, passed=second is None)


def _by_day(world: Village, pick: DayPick) -> Iterator[DayPick]:
    """A choice for the end of the day, by whoever may choose in this world."""
    power = day.offered(world.player(pick.seat), "day")
    if power is None:
        yield replace(pick, power="notes")
    elif power.name in ("investigate", "shoot"):
        yield replace(pick, power=power.name)
