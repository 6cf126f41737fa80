"""The twins of Lupi e contadini: two others have changed roles, with all that hangs on a role.

Written against the rules page, not against the view: what a seat may know is said here a second time.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from games.core.ids import Seat
from games.lupi.game import Lupi
from games.lupi.state import Night, Over, Pick, Player, Sighting, State


def twins(state: State, seat: Seat) -> Iterator[State]:
    """Worlds in which two seats whose roles this one does not know have changed roles."""
    if isinstance(state.phase, Over):
        return
    viewer = state.player(seat)
    others = [player for player in state.players if player.seat != seat]
    for a, b in combinations(others, 2):
        if a.role != b.role and _unknown(state, viewer, a, b):
            yield _exchanged(state, a, b)


def _unknown(state: State, viewer: Player, a: Player, b: Player) -> bool:
    """Whether nothing that the viewer was told tells the two worlds apart."""
    if a.sash or b.sash or _shown(state, a) or _shown(state, b):
        return False
    if a.wolf == b.wolf:
        return not (viewer.wolf and a.wolf)
    if viewer.wolf or not (a.alive and b.alive):
        return False  # a wolf knows the pack; a ghost of the other faction would have changed the counts of the living
    seen = {sighting.about for sighting in state.sightings if sighting.seer == viewer.seat}
    return not seen & {a.seat, b.seat}


def _shown(state: State, player: Player) -> bool:
    causes = {death.seat: death.cause for death in state.deaths}
    return state.options.reveal_roles and causes.get(player.seat) in ("devoured", "lynched")


def _exchanged(state: State, a: Player, b: Player) -> State:
    """The same world with the two roles exchanged, and with secret choices that could have been made in it."""
    swap = {a.seat: b.seat, b.seat: a.seat}

    def moved(pick: Pick) -> Pick:
        return replace(pick, seat=swap.get(pick.seat, pick.seat))

    world = state.with_player(replace(a, role=b.role)).with_player(replace(b, role=a.role))
    world = replace(
        world,
        guards=tuple(moved(pick) for pick in state.guards),
        shields=tuple(moved(pick) for pick in state.shields),
        sightings=tuple(_seen(world, sighting, swap) for sighting in state.sightings),
    )
    return _night(world, swap) if isinstance(world.phase, Night) else world


def _seen(world: State, sighting: Sighting, swap: dict[Seat, Seat]) -> Sighting:
    """A sighting by whoever is the seer in this world; nobody looks at himself."""
    seer = swap.get(sighting.seer, sighting.seer)
    about = swap.get(sighting.about, sighting.about) if seer == sighting.about else sighting.about
    return replace(sighting, seer=seer, about=about, wolf=world.player(about).wolf)


def _night(world: State, swap: dict[Seat, Seat]) -> State:
    """The same seats have answered; who chose what his role may not choose has chosen something else."""
    night = world.phase
    assert isinstance(night, Night)
    talkers = tuple(replace(talker, seat=swap.get(talker.seat, talker.seat)) for talker in night.talkers)
    unasked = replace(world, phase=replace(night, picks=(), talkers=talkers))
    picks = []
    for pick in night.picks:
        (question,) = (prompt for prompt in Lupi().prompts(unasked, pick.seat) if not prompt.standing)
        legal = str(pick.target) in question.options
        picks.append(pick if legal else replace(pick, target=Seat(int(question.options[0]))))
    return replace(world, phase=replace(night, picks=tuple(picks), talkers=talkers))
