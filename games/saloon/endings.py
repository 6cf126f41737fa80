"""How a deal ends: the joker's round, the Condemned's last card, the duel; and how the table goes on, or does not.

Source: rules page, Ends.
"""

from dataclasses import replace

from games.core.game import Moment
from games.core.ids import Seat
from games.saloon import deal, turns
from games.saloon.cards import JOKER, Card, mate_in
from games.saloon.clock import counted, opened
from games.saloon.events import (
    DeathChose,
    DeathLeft,
    DeathVanished,
    DuelBegan,
    NobodyHeldCards,
    ShotFired,
    StoryEnded,
)
from games.saloon.state import (
    AFTERWARDS,
    Departure,
    Duel,
    Encore,
    Farewell,
    Note,
    Over,
    Relief,
    Result,
    Smoke,
    State,
    Turn,
    Vignettes,
    joined,
    turn,
)

SHOTS = 2
"""Each of the two has one good shot."""
FEWEST = 3
"""With fewer at the table nothing is dealt any more."""


# The joker's round


def depart(state: State, moment: Moment) -> Turn:
    """End 1: Death leaves with nobody; where nothing has been told, the cards may be dealt again at once."""
    left = replace(state, result="nobody")
    told = turn(left, DeathLeft(seat=state.condemned))
    if not state.spoken:
        return joined(told, encore(left, moment, anew=True))
    holder = state.player(state.condemned)
    note = Note(kind="round", deal=state.deal, teller=holder.figure, seat=holder.seat)
    return turn(opened(left.noting(note), Departure(seat=holder.seat), moment), *told.events)


def forsaken(state: State, moment: Moment) -> Turn:
    """Somebody has left and nobody holds a number card any more: Death leaves with nobody."""
    left = replace(state, result="nobody").noting(Note(kind="fled", deal=state.deal))
    return turn(opened(left, Vignettes(), moment), NobodyHeldCards())


# The Condemned's last card


def judge(state: State, moment: Moment) -> Turn:
    """End 2: only the joker is left in the Condemned's hand."""
    return _dies(state, state.condemned, False, moment)


def _dies(state: State, seat: Seat, shot: bool, moment: Moment) -> Turn:
    figure = state.player(seat).figure
    note = Note(kind="shot" if shot else "judged", deal=state.deal, teller=figure, seat=seat)
    dead = replace(state, result="death", victim=seat, dead=(*state.dead, figure.role)).noting(note)
    told = turn(dead, DeathChose(seat=seat, shot=shot))
    if state.player(seat).left:
        return joined(told, _after_farewell(dead, shot, moment))
    return joined(told, turn(opened(dead, Farewell(seat=seat, shot=shot), moment)))


# The duel


def duel(state: State, moment: Moment) -> Turn:
    """End 3: the one who is not the Condemned shoots first."""
    shooter = next(player for player in state.playing if player.seat != state.condemned)
    target = state.player(state.condemned)
    began = DuelBegan(one=target.seat, figure=target.figure, other=shooter.seat, rival=shooter.figure)
    return joined(turn(state, began), _aim(state, shooter.seat, 1, moment))


def _aim(state: State, shooter: Seat, shot: int, moment: Moment) -> Turn:
    layout = turns.layout(state, moment)
    return turn(opened(state, Duel(shooter=shooter, layout=layout, shot=shot), moment))


def fire(state: State, card: Card, moment: Moment) -> Turn:
    """The shooter turns this card: a hit, or a miss with which the roles are exchanged."""
    now = state.in_phase(Duel)
    target, shooter = state.player(state.condemned), state.player(now.shooter)
    hit = card != JOKER
    smoke = Smoke(shooter=shooter.seat, target=target.seat, hit=hit, shot=now.shot)
    after = state if hit else replace(state, condemned=shooter.seat, last=shooter.seat)
    if hit:
        pair = tuple(held for held in (mate_in(shooter.hand, card), card) if held is not None)
        after = replace(state, discards=(*state.discards, *pair), spoken=True)
        after = after.with_players((replace(shooter, hand=(), safe=True), replace(target, hand=())))
    return turn(opened(after, smoke, moment), ShotFired(shooter=shooter.seat, hit=hit))


def shot_told(state: State, moment: Moment) -> Turn:
    """The shot has been told: whoever was hit dies, whoever was missed shoots, or Death is seen to have gone."""
    now = state.in_phase(Smoke)
    if now.hit:
        return _dies(state, now.target, True, moment)
    if now.shot < SHOTS:
        return _aim(state, now.target, now.shot + 1, moment)
    gone = replace(state, result="nobody").noting(Note(kind="vanished", deal=state.deal))
    return joined(turn(gone, DeathVanished()), encore(gone, moment))


# What comes after


def on(state: State, moment: Moment) -> Turn:
    """Somebody says "go on"."""
    match state.phase:
        case Relief():
            return turns.go_on(state, moment)
        case Farewell(shot=shot):
            return _after_farewell(state, shot, moment)
        case Departure():
            return turn(opened(state, Vignettes(), moment))
        case _:
            return encore(state, moment)


def _after_farewell(state: State, shot: bool, moment: Moment) -> Turn:
    """A duel has no vignettes."""
    return encore(state, moment) if shot else turn(opened(state, Vignettes(), moment))


def encore(state: State, moment: Moment, *, anew: bool = False) -> Turn:
    """Ask whether the table goes on, if there are enough for it."""
    if len(state.present) < FEWEST:
        return finish(state, "alone")
    return turn(opened(state, Encore(anew=anew), moment))


def vote(state: State, seat: Seat, yes: bool, moment: Moment) -> Turn:
    """One says whether to go on; it is decided once more than half want to, or cannot want to any more."""
    now = state.in_phase(Encore)
    if seat in (now.yes if yes else now.no):
        return turn(state)
    rest = replace(now, yes=_without(now.yes, seat), no=_without(now.no, seat))
    cast = replace(rest, yes=(*rest.yes, seat)) if yes else replace(rest, no=(*rest.no, seat))
    return decided(replace(state, phase=cast), moment)


def decided(state: State, moment: Moment) -> Turn:
    """Go on, or end, if that is decided."""
    now = state.in_phase(Encore)
    if len(state.present) < FEWEST:
        return finish(state, "alone")
    if len(now.yes) >= counted(state):
        return deal.again(state, now.anew, moment)
    if len(state.present) - len(now.no) < counted(state):
        return finish(state, "enough")
    return turn(state)


def _without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != gone)


def finish(state: State, why: str) -> Turn:
    """The evening is over."""
    results: dict[str, Result] = {"alone": "alone", "silence": "silence"}
    result = state.result if isinstance(state.phase, AFTERWARDS) else results.get(why, state.result)
    return turn(replace(state, phase=Over(result=result)), StoryEnded(why=why))
