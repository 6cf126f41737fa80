"""From the shuffled cards to the first gaze: hands, pairs, a deal that is repeated, hands exchanged, the Condemned.

Source: rules page, Deal, and Continuing after an end.
"""

from collections.abc import Sequence
from dataclasses import replace

from games.core.game import Moment
from games.core.ids import Figure, RoleKey, Seat
from games.core.rng import Rng
from games.core.timer import Timer
from games.saloon import turns
from games.saloon.cards import DECK, Card, dealt, face_of, faces_of, lowest, without_pairs
from games.saloon.clock import opened
from games.saloon.durations import DURATIONS
from games.saloon.events import (
    CharacterShown,
    GazeFell,
    HandEmptied,
    HandsSwapped,
    LowestShown,
    NightBegunAgain,
    PairsLaid,
    SaloonEvent,
    SaloonOpened,
    YearPassed,
)
from games.saloon.figures import COURT, FORMS, drawn, unused
from games.saloon.options import Options
from games.saloon.state import NOBODY, Note, Player, Start, State, Swap, Turn, joined, turn

TABLE_SIZE = range(3, 6)
"""How many may play."""


def seated(seats: int, options: Options, moment: Moment) -> State:
    """Characters drawn for so many players, no card dealt yet."""
    rng = moment.rng.stream("cast")
    roles = rng.shuffled(COURT)[:seats]
    players = tuple(
        Player(seat=Seat(number), figure=Figure(role=role, form=rng.choice(FORMS)))
        for number, role in enumerate(roles, start=1)
    )
    timer = Timer(token=0, phase="", closes=moment.now)
    return State(options=options, players=players, drawn=roles, phase=Start(), timer=timer)


def first(state: State, moment: Moment) -> Turn:
    """The first deal: every character is new."""
    look = DURATIONS[state.options.pace].look
    told = turn(state, SaloonOpened(players=len(state.players), length_span=look))
    cast = tuple(player.seat for player in state.present)
    return joined(told, hands_out(replace(state, deal=1), cast, cast, moment))


def again(state: State, anew: bool, moment: Moment) -> Turn:
    """A year and a day later, or the same night anew: whoever's character has died gets another one."""
    look = DURATIONS[state.options.pace].look
    deal = state.deal + 1
    opening: SaloonEvent = NightBegunAgain(length_span=look) if anew else YearPassed(deal=deal, length_span=look)
    reborn = _recast(state, moment.rng.stream("cast"))
    cast = (state.victim,) if reborn is not state else ()
    next_year = replace(reborn, deal=deal, emptied=NOBODY, victim=NOBODY)
    return joined(turn(state, opening), hands_out(next_year, cast, cast, moment))


def _recast(state: State, rng: Rng) -> State:
    """The same with a new character for whoever's character has died and who is still at the table."""
    if not state.victim or state.player(state.victim).left:
        return state
    figure = drawn(free_cards(state), rng)
    return state.with_player(replace(state.player(state.victim), figure=figure))


def free_cards(state: State) -> tuple[RoleKey, ...]:
    """The court cards that may be drawn or chosen now: those of the living, and of who has left, are taken."""
    living = (player for player in state.players if player.seat != state.victim)
    return unused((player.figure.role for player in living), state.dead)


def hands_out(state: State, cast: Sequence[Seat], casting: Sequence[Seat], moment: Moment) -> Turn:
    """Deal all forty cards, again and again until nobody's hand is all pairs; then everybody looks over his own."""
    rng, told = moment.rng.stream("deal"), turn(state)
    while True:
        given, emptied = _given(told.state, rng)
        if not emptied:
            break
        unlucky = rng.choice(emptied)
        told = joined(told, turn(replace(told.state, emptied=unlucky), HandEmptied(seat=unlucky)))
    looking = tuple(player.seat for player in given.present)
    start = Start(cast=tuple(cast), casting=tuple(casting), looking=looking)
    return turn(opened(given, start, moment), *told.events)


def _given(state: State, rng: Rng) -> tuple[State, list[Seat]]:
    """(the forty cards dealt from a drawn seat, who would have nothing left once the pairs have gone)."""
    present = state.present
    hands = dealt(rng.shuffled(DECK), len(present), rng.below(len(present)))
    given = [replace(player, hand=hand, safe=False) for player, hand in zip(present, hands, strict=True)]
    cleared = replace(state, condemned=NOBODY, discards=(), chain=None, spoken=False)
    gone = tuple(replace(player, hand=()) for player in state.players if player.left)
    return cleared.with_players((*given, *gone)), [p.seat for p in given if not without_pairs(p.hand)[0]]


def close(state: State, moment: Moment) -> Turn:
    """Everybody has looked: characters are shown, pairs are laid down, the Condemned is found."""
    start = state.in_phase(Start)
    settled = _settled(state, start, moment)
    shown = [CharacterShown(seat=seat, figure=settled.player(seat).figure) for seat in start.cast]
    told_of = bool(state.notes) and state.notes[-1].kind != "deal"
    heading = settled.noting(Note(kind="deal", deal=state.deal)) if told_of else settled
    told = joined(turn(heading, *shown), pairs_laid(heading, start.kept))
    return joined(told, condemn(told.state, moment))


def _settled(state: State, start: Start, moment: Moment) -> State:
    """The same with a card for those who had still to choose one, in case somebody was quicker with theirs."""
    rng = moment.rng.stream("settle")
    for seat in start.casting:
        figure = state.player(seat).figure
        if figure.role not in choosable(state, seat):
            other = replace(figure, role=rng.choice(choosable(state, seat)))
            state = state.with_player(replace(state.player(seat), figure=other))
    return state


def choosable(state: State, seat: Seat) -> tuple[RoleKey, ...]:
    """The court cards that this seat may choose: nobody's who has chosen, nor of those who were not asked."""
    casting = state.phase.casting if isinstance(state.phase, Start) else ()
    others = [player for player in state.players if player.seat != seat and player.seat not in casting]
    return unused((player.figure.role for player in others), state.dead)


def pairs_laid(state: State, kept: Sequence[Card] = ()) -> Turn:
    """Everybody discards his pairs, face up."""
    told = turn(state)
    for player in state.present:
        stay, gone = without_pairs(player.hand, kept)
        after = replace(told.state, discards=(*told.state.discards, *gone)).with_player(replace(player, hand=stay))
        laid = PairsLaid(seat=player.seat, pairs=len(gone) // 2, cards=faces_of(gone), left=len(stay))
        told = joined(told, turn(after, laid))
    return told


def condemn(state: State, moment: Moment) -> Turn:
    """Who begins as the Condemned (rules page, Deal, 3 and 4)."""
    own = state.player(state.emptied) if state.emptied else None
    if own is None or own.safe or own.left:
        return fullest(state, moment)
    others = [player for player in state.playing if player.seat != own.seat]
    most = max(len(player.hand) for player in others)
    if most <= len(own.hand):
        return gaze(state, own.seat, moment)
    among = tuple(player.seat for player in others if len(player.hand) == most)
    if len(among) > 1:
        return turn(opened(state, Swap(seat=own.seat, among=among), moment))
    return swap(state, own.seat, among[0], moment)


def swap(state: State, seat: Seat, other: Seat, moment: Moment) -> Turn:
    """The two exchange their number cards; the one who had emptied his hand is the Condemned."""
    one, two = state.player(seat), state.player(other)
    swapped = state.with_players((replace(one, hand=two.hand), replace(two, hand=one.hand)))
    return joined(turn(swapped, HandsSwapped(seat=seat, other=other)), gaze(swapped, seat, moment))


def fullest(state: State, moment: Moment) -> Turn:
    """Whoever holds most number cards; of several, the one with the lowest card of all."""
    seat, shown = most_cards(state)
    return joined(turn(state, *shown), gaze(state, seat, moment))


def most_cards(state: State) -> tuple[Seat, list[SaloonEvent]]:
    """(who holds most number cards in the round, what the tied show)."""
    most = max(len(player.hand) for player in state.playing)
    tied = {lowest(player.hand): player.seat for player in state.playing if len(player.hand) == most}
    shown: list[SaloonEvent] = [LowestShown(seat=seat, card=face_of(card)) for card, seat in tied.items()]
    return tied[lowest(tied)], shown if len(tied) > 1 else []


def gaze(state: State, seat: Seat, moment: Moment) -> Turn:
    """The jokers go to this player, and play goes on from his left."""
    fell = replace(state, condemned=seat, last=seat, chain=None)
    told = turn(fell, GazeFell(seat=seat, figure=state.player(seat).figure))
    return joined(told, turns.go_on(fell, moment))
