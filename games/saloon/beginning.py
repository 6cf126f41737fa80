"""Answers before the first draw: characters, and cards looked over. Knows no card of anybody else."""

from dataclasses import replace

from games.core.game import Moment
from games.core.ids import RoleKey, Seat, TextId
from games.saloon import deal, keys
from games.saloon.cards import code_of, triples
from games.saloon.figures import FORMS
from games.saloon.state import Start, State, Turn, turn


def name(state: State, seat: Seat, text: TextId) -> Turn:
    """The character has this name."""
    player = state.player(seat)
    return turn(state.with_player(replace(player, figure=replace(player.figure, name=text))))


def answer(state: State, seat: Seat, pick: str, moment: Moment) -> Turn:
    """A character's form, a card that is kept, or "these are my cards"; with the last answer the cards are laid down."""
    start = state.in_phase(Start)
    if pick == keys.OK:
        looked = replace(start, looking=tuple(other for other in start.looking if other != seat))
        return _closed(replace(state, phase=looked), moment)
    card = next((card for group in triples(state.player(seat).hand) for card in group if code_of(card) == pick), None)
    if card is not None:
        group = next(group for group in triples(state.player(seat).hand) if card in group)
        kept = (*(other for other in start.kept if other not in group), card)
        changed = kept if card not in start.kept else start.kept
        return turn(state if changed == start.kept else replace(state, phase=replace(start, kept=changed)))
    return _cast(state, start, seat, pick, moment)


def _cast(state: State, start: Start, seat: Seat, pick: str, moment: Moment) -> Turn:
    role, _, letter = pick.rpartition("-")
    form = next(form for form in FORMS if form == letter)
    player = state.player(seat)
    cast = state.with_player(replace(player, figure=replace(player.figure, role=RoleKey(role), form=form)))
    casting = tuple(other for other in start.casting if other != seat)
    return _closed(replace(cast, phase=replace(start, casting=casting)), moment)


def _closed(state: State, moment: Moment) -> Turn:
    """Go on if nobody has anything to look over any more."""
    start = state.in_phase(Start)
    return turn(state) if start.casting or start.looking else deal.close(state, moment)
