"""The twins of Propaganda: others keep other cards, the deck lies in another order, others prepare something else in the opening.

Written against the rules page: offices, pawns, stars and discards lie open, and how many cards somebody keeps. The two cards
on top stay where they are: a debate shows them at once.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from games.core.ids import Phrase, Seat
from games.propaganda.board import House
from games.propaganda.state import Draft, Opening, Over, Player, State

_TOP = 2


def twins(state: State, seat: Seat) -> Iterator[State]:
    """Worlds that differ in what this seat has not seen."""
    if isinstance(state.phase, Over):
        return
    if isinstance(state.phase, Opening):
        yield from _drafts(state, state.phase, seat)
    deck = state.pile.deck
    if len(deck) > _TOP + 1:
        yield _laid(state, (*reversed(deck[:-_TOP]), *deck[-_TOP:]))
    others = [player for player in state.players if player.seat != seat and player.hand]
    for player in others:
        if len(deck) > _TOP:
            yield _exchanged(_laid(state, (player.hand[0], *deck[1:])), player, player.hand[0], deck[0])
    for a, b in combinations(others, 2):
        world = _exchanged(state, a, a.hand[0], b.hand[-1])
        yield _exchanged(world, b, b.hand[-1], a.hand[0])


def _laid(state: State, deck: tuple[House, ...]) -> State:
    return replace(state, pile=replace(state.pile, deck=deck))


def _exchanged(state: State, player: Player, away: House, new: House) -> State:
    hand = tuple(sorted(new if card == away else card for card in player.hand))
    return state.with_player(replace(player, hand=hand))


def _drafts(state: State, phase: Opening, seat: Seat) -> Iterator[State]:
    """Others have drawn other cards, and have chosen as many things, but other ones."""
    others = [draft for draft in phase.drafts if draft.seat != seat]
    for draft in others:
        yield _with(state, phase, replace(draft, card=House(draft.card % 90 + 1)))
        if draft.name is not None:
            yield _with(state, phase, replace(draft, name=Phrase(key="propaganda-undecided")))
        if draft.promises:
            (house, _), *rest = draft.promises
            told = Phrase(key="propaganda-promise-1", part="propaganda-symbol-1-a")
            yield _with(state, phase, replace(draft, promises=((house, told), *rest)))
        if draft.placed:
            house = next(office.house for office in state.of(draft.seat) if office.house != draft.placed[0])
            yield _with(state, phase, replace(draft, placed=(house, *draft.placed[1:])))


def _with(state: State, phase: Opening, draft: Draft) -> State:
    drafts = tuple(draft if old.seat == draft.seat else old for old in phase.drafts)
    return replace(state, phase=Opening(drafts=drafts))
