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
    """Worlds that differ in what this seat has not seen: the deck, then hands, or all that others prepare."""
    phase, deck = state.phase, state.pile.deck
    if isinstance(phase, Over):
        return
    if isinstance(phase, Opening):
        yield from _drafts(state, phase, seat)
    others = [player for player in state.players if player.seat != seat and player.hand]
    if len(deck) > _TOP + 1:
        world = _laid(state, (*reversed(deck[:-_TOP]), *deck[-_TOP:]))
        for player in others[:1]:
            lowest = world.pile.deck[0]
            world = _exchanged(_laid(world, (player.hand[0], *world.pile.deck[1:])), player, player.hand[0], lowest)
        yield world
    for a, b in list(combinations(others, 2))[:1]:
        world = _exchanged(state, a, a.hand[0], b.hand[-1])
        yield _exchanged(world, b, b.hand[-1], a.hand[0])


def _laid(state: State, deck: tuple[House, ...]) -> State:
    return replace(state, pile=replace(state.pile, deck=deck))


def _exchanged(state: State, player: Player, away: House, new: House) -> State:
    hand = tuple(sorted(new if card == away else card for card in player.hand))
    return state.with_player(replace(player, hand=hand))


def _drafts(state: State, phase: Opening, seat: Seat) -> Iterator[State]:
    """The others have drawn other cards, and have chosen as many things, but other ones."""
    drafts = tuple(draft if draft.seat == seat else _other(state, draft) for draft in phase.drafts)
    if drafts != phase.drafts:
        yield replace(state, phase=Opening(drafts=drafts))


def _other(state: State, draft: Draft) -> Draft:
    told = Phrase(key="propaganda-promise-1", part="propaganda-symbol-1-a")
    houses = {house: other.house for house, other in zip(_houses(state, draft), state.of(draft.seat)[1:], strict=False)}
    return replace(
        draft,
        card=House(draft.card % 90 + 1),
        name=None if draft.name is None else Phrase(key="propaganda-undecided"),
        promises=tuple((house, told) for house, _ in draft.promises),
        placed=tuple(houses.get(house, house) for house in draft.placed),
    )


def _houses(state: State, draft: Draft) -> list[House]:
    return [office.house for office in state.of(draft.seat)]
