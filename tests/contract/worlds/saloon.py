"""The twins of Morte nel saloon: two others hold each other's card, or the Condemned's cards lie in another order.

Written against the rules page: the joker's owner is public, nothing else about hands is. A card that has been shown and was
kept is known all the same; a pair choice that was made is left alone.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from games.core.ids import Seat
from games.saloon.cards import Card, in_order, triples, value_of, without_pairs
from games.saloon.state import AFTERWARDS, Draw, Duel, Player, Smoke, Start, State


def twins(state: State, seat: Seat) -> Iterator[State]:
    """Worlds in which two cards that this seat has not seen have changed places."""
    phase = state.phase
    if isinstance(phase, Draw | Duel):
        yield replace(state, phase=replace(phase, layout=(*phase.layout[1:], phase.layout[0])))
    if isinstance(phase, AFTERWARDS) or (isinstance(phase, Smoke) and phase.hit):
        return
    others = [player for player in state.playing if player.seat != seat]
    for a, b in combinations(others, 2):
        if isinstance(phase, Start) and any(card in phase.kept for card in (*a.hand, *b.hand)):
            continue
        for one, other in _exchangeable(a, b):
            yield _laid_out(_exchanged(state, a, b, one, other), one, other)


def _exchangeable(a: Player, b: Player) -> Iterator[tuple[Card, Card]]:
    """Cards of different values whose exchange leaves as many cards in each hand once pairs have gone, and as many choices."""
    for one in a.hand[:4]:
        for other in b.hand[:4]:
            if value_of(one) != value_of(other) and _alike(a, one, other) and _alike(b, other, one):
                yield one, other


def _alike(player: Player, away: Card, new: Card) -> bool:
    hand = _with(player.hand, away, new)
    return len(without_pairs(hand)[0]) == len(without_pairs(player.hand)[0]) and len(triples(hand)) == len(
        triples(player.hand)
    )


def _with(hand: tuple[Card, ...], away: Card, new: Card) -> tuple[Card, ...]:
    return in_order(new if card == away else card for card in hand)


def _exchanged(state: State, a: Player, b: Player, one: Card, other: Card) -> State:
    return state.with_players((replace(a, hand=_with(a.hand, one, other)), replace(b, hand=_with(b.hand, other, one))))


def _laid_out(world: State, one: Card, other: Card) -> State:
    """What lies face down are the Condemned's cards of this world."""
    phase = world.phase
    if not isinstance(phase, Draw | Duel):
        return world
    hand = world.player(world.condemned).hand
    swap = {one: other, other: one}
    layout = tuple(swap[card] if card in swap and swap[card] in hand else card for card in phase.layout)
    return replace(world, phase=replace(phase, layout=layout))
