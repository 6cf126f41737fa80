"""The campaign: debates between bordering offices, and what becomes of an office without pawns.

Source: rules page, Turn, 3 to 5, and "What the bot must do well" for what time decides.
"""

from dataclasses import replace

from games.core.game import Moment
from games.core.ids import Seat
from games.propaganda import proposals
from games.propaganda.board import House
from games.propaganda.durations import DURATIONS, warnings
from games.propaganda.endings import by_majority, majority
from games.propaganda.events import (
    Confronted,
    OfficeDismantled,
    OfficeEmptied,
    OfficeOccupied,
    OfficeSpared,
)
from games.propaganda.opening import name_of
from games.propaganda.state import (
    NOBODY,
    NOWHERE,
    Confrontation,
    Done,
    Emptied,
    Office,
    State,
    Turn,
    done,
    in_phase,
    joined,
)
from games.propaganda.turns import end_turn, moved

_CARDS = 2
"""A debate needs so many cards, in deck and discards together (rules page, Turn, 4)."""
_LEAST = 15
"""Seconds that a turn has at least when it goes on after the winner in defence has chosen."""


def debates(state: State, seat: Seat) -> tuple[tuple[Office, Office], ...]:
    """The debates that the list may begin now, the same two offices once more first; none without cards for one."""
    if state.pile.left < _CARDS:
        return ()
    last = None if state.last is None else (state.last.origin, state.last.target)
    return tuple(sorted(state.pairs(seat), key=lambda pair: (pair[0].house, pair[1].house) != last))


def confront(state: State, origin: House, target: House, moment: Moment) -> Done:
    """Both draw; the higher number takes a pawn of the other's office, or may choose what becomes of it if it is the last."""
    turn, rng = in_phase(state, Turn), moment.rng.stream("debate")
    attack, pile = state.pile.drawn(rng.stream("attack"))
    defence, pile = pile.drawn(rng.stream("defence"))
    pile = pile.with_discards((attack, defence))
    won = attack > defence
    loser = state.office(target if won else origin)
    winner = turn.seat if won else state.office(target).owner
    told = Confronted(
        attacker=name_of(state, turn.seat),
        defender=name_of(state, state.office(target).owner),
        origin=origin,
        target=target,
        promise=state.office(target).promise,
        attack=attack,
        defence=defence,
        taunt=proposals.taunt(attack, target),
        reply=proposals.reply(defence, target),
        winner="attacker" if won else "defender",
        left=loser.pawns - 1,
    )
    met = Confrontation(
        origin=origin,
        target=target,
        attack=attack,
        defence=defence,
        attacking=turn.seat,
        defending=state.office(target).owner,
        won=won,
    )
    state = moved(replace(state, pile=pile, busy=True, last=met), stage="campaign", aim=NOWHERE, won=turn.won or won)
    if loser.pawns > 1:
        return joined(done(captured(state, loser), told), _went_on(captured(state, loser), moment))
    return joined(done(state, told), _emptied(state, loser, winner, moment))


def captured(state: State, office: Office) -> State:
    """The office with a pawn less, which its owner may recover."""
    state = state.with_office(replace(office, pawns=office.pawns - 1))
    if office.owner == NOBODY:
        return state
    owner = state.player(office.owner)
    return state.with_player(replace(owner, lost=owner.lost + 1))


def _emptied(state: State, office: Office, winner: Seat, moment: Moment) -> Done:
    """The winner is asked; the Undecided never occupy."""
    turn = in_phase(state, Turn)
    left = state.timer.left(moment.now)
    state = replace(state, phase=Emptied(turn=turn, left=left, house=office.house, winner=winner))
    if winner == NOBODY:
        return dismantle(state, moment)
    if winner != turn.seat:
        length = DURATIONS[state.options.pace].answer
        name = f"r{state.round}.t{turn.seat}.d{turn.moves}"
        timer = state.timer.opened(name, moment.now, length, warnings(state.options.pace, length))
        state = replace(state, timer=timer)
    return done(state, OfficeEmptied(seat=winner, house=office.house))


def sources(state: State, emptied: Emptied) -> tuple[Office, ...]:
    """The winner's bordering offices that can give up a pawn: an office is never abandoned."""
    mine = (office for office in state.borders(emptied.house) if office.owner == emptied.winner)
    return tuple(office for office in mine if office.pawns > 1)


def occupy(state: State, origin: House, moment: Moment) -> Done:
    """A pawn of the winner's moves in from there, and takes the promise over."""
    emptied = in_phase(state, Emptied)
    office, source = state.office(emptied.house), state.office(origin)
    name = name_of(state, emptied.winner)
    state = captured(state, office)
    state = state.with_office(replace(source, pawns=source.pawns - 1))
    state = state.with_office(replace(office, owner=emptied.winner, pawns=1))
    state = state.marked("occupied", name, office.house)
    told = OfficeOccupied(name=name, house=office.house, origin=origin, promise=office.promise)
    return _chosen(done(state, told), emptied, moment)


def dismantle(state: State, moment: Moment) -> Done:
    """The office is off the board, and its card on the discards."""
    emptied = in_phase(state, Emptied)
    office, name = state.office(emptied.house), name_of(state, emptied.winner)
    state = captured(state, office).without_office(office.house).marked("dismantled", name, office.house)
    told = OfficeDismantled(house=office.house, active=len(state.offices), majority=majority(state))
    return _chosen(done(state, told), emptied, moment)


def spare(state: State, moment: Moment) -> Done:
    """The last pawn stays."""
    emptied = in_phase(state, Emptied)
    told = OfficeSpared(name=name_of(state, emptied.winner), house=emptied.house)
    return _chosen(done(state, told), emptied, moment)


def unsaid(state: State, moment: Moment) -> Done:
    """What becomes of it if the winner says nothing: occupied from the highest bordering stack, else dismantled."""
    found = sources(state, in_phase(state, Emptied))
    if not found:
        return dismantle(state, moment)
    return occupy(state, max(found, key=lambda office: (office.pawns, -office.house)).house, moment)


def _chosen(so_far: Done, emptied: Emptied, moment: Moment) -> Done:
    """The majority is looked at, and the turn goes on."""
    state = so_far.state
    won = by_majority(state)
    if won is not None:
        return joined(so_far, won)
    return joined(so_far, resume(state, emptied, moment))


def looked_around(state: State) -> State:
    """Somebody has left in the middle of a turn: who attacks chooses anew if the chosen office borders nobody any more."""
    turn = in_phase(state, Turn)
    stuck = turn.aim and not state.rivals(turn.aim)
    return replace(state, phase=replace(turn, aim=NOWHERE)) if stuck else state


def resume(state: State, emptied: Emptied, moment: Moment) -> Done:
    """Back to the turn, with the time that it still had where the winner in defence was asked."""
    state = replace(state, phase=emptied.turn)
    if emptied.winner not in (emptied.turn.seat, NOBODY):
        left = max(emptied.left, _LEAST)
        name = f"r{state.round}.t{emptied.turn.seat}.m{emptied.turn.moves}"
        timer = state.timer.opened(name, moment.now, left, warnings(state.options.pace, left))
        state = replace(state, timer=timer)
    return _went_on(state, moment)


def _went_on(state: State, moment: Moment) -> Done:
    """After a debate: another one, or the end of the turn where none can be held."""
    return done(state) if debates(state, in_phase(state, Turn).seat) else end_turn(state, moment)
