"""A turn from its beginning to its end: recovery, combination, star, and who is next. Source: rules page, Turn.

The campaign itself, with its debates, is in `campaign.py`.
"""

from dataclasses import replace
from typing import Final

from games.core.game import Moment
from games.core.ids import Phrase, Seat
from games.propaganda import proposals
from games.propaganda.board import House
from games.propaganda.cards import MOST_KEPT, suit
from games.propaganda.durations import DURATIONS, warnings
from games.propaganda.endings import by_count, by_default, by_majority, fallen
from games.propaganda.events import (
    CardKept,
    CardTaken,
    HandFull,
    OfficeFounded,
    PawnRecovered,
    PropagandaEvent,
    RoundBegan,
    StarBought,
    StarWasted,
    TurnBegan,
    TurnPassed,
    TurnRanOut,
)
from games.propaganda.state import NOWHERE, Done, Office, State, Turn, done, in_phase, joined

OFFICES_A_PAWN: Final = 3
"""For every so many offices one captured pawn may come back (rules page, Turn, 1)."""
STAR_DRAWS: Final = 4
"""One card for a star, and three more where a star stands already (rules page, Turn, 3)."""


def begin_round(state: State, moment: Moment) -> Done:
    """A new round: one turn for each list in the race."""
    state = replace(state, round=state.round + 1, busy=False)
    told = RoundBegan(number=state.round, rounds=state.rounds, left=state.rounds - state.round + 1)
    first = next(seat for seat in state.order if not state.player(seat).out)
    return joined(done(state, told), begin_turn(state, first, moment))


def begin_turn(state: State, seat: Seat, moment: Moment) -> Done:
    """It is this list's turn."""
    player = state.player(seat)
    length = DURATIONS[state.options.pace].turn
    timer = state.timer.opened(f"r{state.round}.t{seat}", moment.now, length, warnings(state.options.pace, length))
    turn = Turn(seat=seat, recover=min(len(state.of(seat)) // OFFICES_A_PAWN, player.lost))
    return done(replace(state, phase=turn, timer=timer), TurnBegan(seat=seat, name=player.name))


def moved(state: State, **changes: object) -> State:
    """The state after one more move of the turn, with these fields of the turn changed."""
    turn = in_phase(state, Turn)
    return replace(state, phase=replace(turn, moves=turn.moves + 1, moved=True, **changes))  # type: ignore[arg-type]


# Recovery


def recover(state: State, house: House) -> Done:
    """One captured pawn comes back onto this office of its list."""
    turn = in_phase(state, Turn)
    player, office = state.player(turn.seat), state.office(house)
    state = state.with_player(replace(player, lost=player.lost - 1))
    state = state.with_office(replace(office, pawns=office.pawns + 1))
    told = PawnRecovered(name=player.name, house=house, pawns=office.pawns + 1)
    state = moved(state, recover=turn.recover - 1)
    # A combination that has been begun is worth nothing any more once every pawn is back.
    return done(state if player.lost > 1 else unplayed(state), told)


def unplayed(state: State) -> State:
    """The state with no combination begun."""
    return replace(state, phase=replace(in_phase(state, Turn), played=(), site=NOWHERE))


def recover_all(state: State) -> Done:
    """What was left unsaid: pawn by pawn where fewest stand, the lowest number of several."""
    so_far = done(state)
    while in_phase(so_far.state, Turn).recover:
        mine = so_far.state.of(in_phase(so_far.state, Turn).seat)
        house = min(mine, key=lambda office: (office.pawns, office.house)).house
        so_far = joined(so_far, recover(so_far.state, house))
    return so_far


# Combination


def may_combine(turn: Turn) -> bool:
    """Whether it is the time for a combination: once a turn, before the campaign."""
    return turn.stage == "start" and not turn.combined


def combine(state: State, promise: Phrase) -> Done:
    """Found an office on the chosen card's house with all the lost pawns; the other cards played are discarded."""
    turn = in_phase(state, Turn)
    player = state.player(turn.seat)
    played = " · ".join(map(str, turn.played))
    hand = tuple(card for card in player.hand if card not in turn.played)
    discards = [card for card in turn.played if card != turn.site]
    office = Office(house=turn.site, owner=turn.seat, pawns=player.lost, promise=promise)
    state = replace(state, busy=True, pile=state.pile.with_discards(discards)).with_office(office)
    state = state.with_player(replace(player, hand=hand, lost=0, spared=False))
    state = state.marked("founded", player.name, turn.site, played)
    told = OfficeFounded(name=player.name, cards=played, house=turn.site, pawns=office.pawns, promise=promise)
    state = moved(state, combined=True, recover=0, played=(), site=NOWHERE)
    so_far = done(state, told)
    won = by_majority(state)
    return so_far if won is None else joined(so_far, won)


# Star


def buy_star(state: State, moment: Moment) -> Done:
    """A drawn card says where the star goes; where one stands already, up to three more are drawn. It ends the turn."""
    turn = in_phase(state, Turn)
    name = state.player(turn.seat).name
    rng = moment.rng.stream("star")
    state = replace(state, busy=True)
    for _ in range(STAR_DRAWS):
        if not state.pile.left:
            break
        house, pile = state.pile.drawn(rng)
        state = replace(state, pile=pile.with_discards((house,)))
        if house not in state.stars:
            state = replace(state, stars=(*state.stars, house)).marked("star", name, house)
            told = StarBought(name=name, house=house, symbol=proposals.pictured(house))
            return joined(done(moved(state), told), end_turn(moved(state), moment))
    return joined(done(moved(state), StarWasted(name=name)), end_turn(moved(state), moment))


# The end


def end_turn(state: State, moment: Moment, *, ran_out: bool = False) -> Done:
    """The turn is over: a card for whoever has won a debate as the attacker, lists that fall, the next turn."""
    turn = in_phase(state, Turn)
    player = state.player(turn.seat)
    told: list[PropagandaEvent] = []
    if ran_out:
        told.append(TurnRanOut(name=player.name))
    elif not turn.won and not turn.moved:
        told.append(TurnPassed(name=player.name))
    idle = player.missed + (0 if turn.excused else 1)
    state = state.with_player(replace(player, missed=idle if ran_out and not turn.moved else 0))
    so_far = joined(done(state, *told), _card(state, turn, moment))
    return after(joined(so_far, fallen(so_far.state, turn.seat)), turn.seat, moment)


def _card(state: State, turn: Turn, moment: Moment) -> Done:
    """Rules page, Turn, 6: a card, hidden, unless the hand is full or none is left."""
    player = state.player(turn.seat)
    if not turn.won or not state.pile.left:
        return done(state)
    if len(player.hand) >= MOST_KEPT:
        return done(state, HandFull(name=player.name))
    card, pile = state.pile.drawn(moment.rng.stream("kept"))
    hand = tuple(sorted((*player.hand, card)))
    state = replace(state, pile=pile).with_player(replace(player, hand=hand))
    return done(
        state,
        CardTaken(name=player.name, kept=len(hand)),
        CardKept(to=turn.seat, card=card, suit=suit(card), symbol=proposals.pictured(card)),
    )


def after(so_far: Done, seat: Seat, moment: Moment) -> Done:
    """What comes after a turn of this seat: the end, the next list's turn, or the next round."""
    state = so_far.state
    over = by_default(state)
    if over is not None:
        return joined(so_far, over)
    place = state.order.index(seat)
    following = next((other for other in state.order[place + 1 :] if not state.player(other).out), None)
    if following is not None:
        return joined(so_far, begin_turn(state, following, moment))
    if state.round >= state.rounds or not state.busy:
        return joined(so_far, by_count(state, idle=state.round < state.rounds))
    return joined(so_far, begin_round(state, moment))
