"""Somebody leaves the table: what is awaited of him is skipped, his cards go to the others. Source: rules page, Leaving."""

from dataclasses import replace

from games.core.game import Moment
from games.core.ids import Seat
from games.saloon import deal, endings, telling, turns
from games.saloon.cards import faces_of, in_order, without_pairs
from games.saloon.clock import opened
from games.saloon.events import DealtAnew, FreedByLeaving, GazeFell, PairsLaid, PlayerLeft, SaloonEvent
from games.saloon.state import (
    AFTERWARDS,
    NOBODY,
    Ask,
    Blank,
    Departure,
    Encore,
    Farewell,
    Player,
    Relief,
    Reply,
    Scene,
    Smoke,
    Start,
    State,
    Tell,
    Turn,
    joined,
    turn,
)


def leave(state: State, seat: Seat, why: str, moment: Moment) -> Turn:
    """Carry on without this player, who is still at the table."""
    player = state.player(seat)
    phase = state.phase
    dealt_out = 0 if player.safe or isinstance(phase, (*AFTERWARDS, Start)) or _hit(state) else len(player.hand)
    told = turn(
        state.with_player(replace(player, left=True)),
        PlayerLeft(seat=seat, figure=player.figure, why=why, cards=dealt_out),
    )
    if not told.state.present:
        return joined(told, endings.finish(told.state, "alone"))
    if isinstance(phase, Start):
        return joined(told, _while_looking(told.state, phase, seat, moment))
    if isinstance(phase, AFTERWARDS) or _hit(state):
        return joined(told, _afterwards(_laid_aside(told.state, seat), seat, moment))
    if player.safe:
        return joined(told, _resumed(told.state, seat, moment, reopened=False))
    return joined(told, _out_of_the_round(told.state, player, moment))


def _hit(state: State) -> bool:
    """Whether the duel has been decided, and only its story is still told."""
    return isinstance(state.phase, Smoke) and state.phase.hit


def _while_looking(state: State, start: Start, seat: Seat, moment: Moment) -> Turn:
    """Nothing has happened yet: all cards are dealt anew, if there are enough players for it."""
    if len(state.present) < endings.FEWEST:
        return endings.finish(state, "alone")
    cast, casting = (tuple(other for other in seats if other != seat) for seats in (start.cast, start.casting))
    told = turn(replace(state, emptied=NOBODY), DealtAnew(players=len(state.present)))
    return joined(told, deal.hands_out(told.state, cast, casting, moment))


def _laid_aside(state: State, seat: Seat) -> State:
    """The same with this seat's cards among the discards: the deal is over, and they matter to nobody."""
    player = state.player(seat)
    return replace(state, discards=(*state.discards, *player.hand)).with_player(replace(player, hand=()))


def _afterwards(state: State, seat: Seat, moment: Moment) -> Turn:
    """After the end of a deal."""
    match state.phase:
        case Smoke(shooter=shooter) if shooter == seat:
            return endings.shot_told(state, moment)
        case Farewell(seat=speaker) | Departure(seat=speaker) if speaker == seat:
            return endings.on(state, moment)
        case Encore() as now:
            yes, no = (tuple(voter for voter in votes if voter != seat) for votes in (now.yes, now.no))
            return endings.decided(replace(state, phase=replace(now, yes=yes, no=no)), moment)
        case _:
            return turn(state)


def _out_of_the_round(state: State, player: Player, moment: Moment) -> Turn:
    """His number cards go to the others still in the round, and the joker on, if it has nobody any more.

    With one player left in the round all cards have paired, and nobody holds any.
    """
    told = _passed_on(state.with_player(replace(player, left=True, hand=())), player, moment)
    if sum(1 for other in told.state.playing if other.hand) < 2:
        return joined(told, endings.forsaken(told.state, moment))
    told = joined(told, _joker_passed_on(told.state))
    return joined(told, _resumed(told.state, player.seat, moment, reopened=True))


def _passed_on(state: State, player: Player, moment: Moment) -> Turn:
    """The cards dealt out one by one from his left; pairs go, and who has no number card left is safe."""
    others = [other for other in state.from_left_of(player.seat) if not other.safe]
    told = turn(replace(state, chain=None))
    cards = moment.rng.stream("passed-on").shuffled(player.hand)
    for number, other in enumerate(others):
        stay, gone = without_pairs(in_order((*other.hand, *cards[number :: len(others)])))
        free = not stay and other.seat != state.condemned
        after = told.state.with_player(replace(other, hand=stay, safe=free))
        after = replace(after, discards=(*after.discards, *gone))
        events: list[SaloonEvent] = []
        if gone:
            events.append(PairsLaid(seat=other.seat, pairs=len(gone) // 2, cards=faces_of(gone), left=len(stay)))
        if free:
            events.append(FreedByLeaving(seat=other.seat))
        told = joined(told, turn(after, *events))
    return told


def _joker_passed_on(state: State) -> Turn:
    """The joker goes to whoever holds most number cards, if its holder has left or holds none."""
    if not state.condemned:
        return turn(state)
    holder = state.player(state.condemned)
    if not holder.left and holder.hand:
        return turn(state)
    told = turn(state)
    if not holder.left:
        told = turn(state.with_player(replace(holder, safe=True)), FreedByLeaving(seat=holder.seat))
    seat, shown = deal.most_cards(told.state)
    after = replace(told.state, condemned=seat, last=seat)
    return joined(told, turn(after, *shown, GazeFell(seat=seat, figure=after.player(seat).figure)))


# The phase goes on


def _resumed(state: State, gone: Seat, moment: Moment, *, reopened: bool) -> Turn:
    """What the phase makes of it. `reopened`: hands have changed, so that its question is asked anew."""
    match state.phase:
        case Blank(scene=scene) if gone in (scene.drawer, scene.speaker):
            return telling.over(state, scene, moment)
        case Tell(scene=scene) | Ask(scene=scene) | Reply(scene=scene) if gone == scene.speaker:
            return telling.over(state, scene, moment)
        case Ask(scene=scene, asker=asker) if gone == asker:
            return telling.question(state, _without(scene, gone), moment)
        case Blank(scene=scene) | Tell(scene=scene) | Ask(scene=scene) | Reply(scene=scene) as now:
            after = replace(state, phase=replace(now, scene=_without(scene, gone)))
            return turn(opened(after, after.phase, moment) if reopened else after)
        case Relief(seat=seat) as now if seat != gone:
            return turn(opened(state, now, moment) if reopened else state)
        case _ if reopened and not state.condemned:
            return deal.condemn(state, moment)
        case Relief():
            return turns.go_on(state, moment)
        case _:
            return turns.go_on(state, moment) if reopened else turn(state)


def _without(scene: Scene, gone: Seat) -> Scene:
    """The scene in which this player has no question any more."""
    circle, extras = (tuple(seat for seat in seats if seat != gone) for seats in (scene.circle, scene.extras))
    return replace(scene, circle=circle, extras=extras)
