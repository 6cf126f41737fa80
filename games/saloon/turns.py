"""A turn: a card is drawn from the Condemned's hidden hand, and is a pair, a single card or the joker.

Source: rules page, Turn, and Ends, 1 and 3. What is told of it is in `telling.py`.
"""

from dataclasses import replace
from typing import Final

from games.core.game import Moment
from games.core.ids import Figure, RoleKey, Seat, TextId
from games.saloon import endings, telling
from games.saloon.cards import JOKER, Card, face_of, in_order, mate_in, value_of
from games.saloon.clock import opened
from games.saloon.events import CardKept, CharacterNamed, JokerDrawn, PairDrawn
from games.saloon.figures import COURT, FORMS, OTHERS, SOMEBODY
from games.saloon.state import Blank, Chain, Draw, Note, Scene, State, Turn, joined, turn

LONELY: Final = ("6", "4", "2")
"""Pleas without a blank."""


def go_on(state: State, moment: Moment) -> Turn:
    """The duel if only two are left with three cards; else the next player draws."""
    if len(state.playing) == 2 and sum(len(player.hand) for player in state.playing) == 2:
        return endings.duel(state, moment)
    drawer = next(
        player.seat for player in state.from_left_of(state.last) if not player.safe and player.seat != state.condemned
    )
    return turn(opened(state, Draw(drawer=drawer, layout=layout(state, moment)), moment))


def layout(state: State, moment: Moment) -> tuple[Card, ...]:
    """The Condemned's cards, joker included, shuffled."""
    return moment.rng.stream("layout").shuffled((*state.player(state.condemned).hand, JOKER))


def draw(state: State, card: Card, moment: Moment) -> Turn:
    """The drawer turns this card."""
    drawer = state.in_phase(Draw).drawer
    if card == JOKER:
        return _joker(state, drawer, moment)
    after, scene = _number(state, drawer, card)
    mate = mate_in(state.player(drawer).hand, card)
    shown = (
        CardKept(drawer=drawer, card=face_of(card))
        if mate is None
        else PairDrawn(drawer=drawer, card=face_of(card), mate=face_of(mate))
    )
    told = turn(after, shown)
    if scene.kind == "plea" and value_of(card) in LONELY:
        return joined(told, telling.begin(after, scene, moment))
    form = moment.rng.stream("form").choice(FORMS)
    return joined(told, turn(opened(after, Blank(scene=scene, form=form), moment)))


def _joker(state: State, drawer: Seat, moment: Moment) -> Turn:
    """Death's gaze goes on; once it is back in one unbroken chain that has met everybody, Death leaves."""
    had = state.chain or Chain(start=state.condemned, had=())
    chain = replace(had, had=(*had.had, drawer))
    after = replace(state, condemned=drawer, last=drawer, chain=chain)
    told = turn(after, JokerDrawn(drawer=drawer, figure=state.player(drawer).figure, before=state.condemned))
    everybody = {player.seat for player in state.playing} <= set(chain.had)
    if drawer == chain.start and everybody:
        return joined(told, endings.depart(after, moment))
    return joined(told, go_on(after, moment))


def _number(state: State, drawer: Seat, card: Card) -> tuple[State, Scene]:
    """The state once the card has gone where it belongs, and the scene that it opens."""
    giver, taker = state.player(state.condemned), state.player(drawer)
    left = replace(giver, hand=tuple(held for held in giver.hand if held != card))
    after = replace(state, last=drawer, chain=None, spoken=True).with_player(left)
    mate = mate_in(taker.hand, card)
    if mate is None:
        kept = after.with_player(replace(taker, hand=in_order((*taker.hand, card))))
        return kept, Scene(kind="plea", drawer=drawer, speaker=drawer, card=card)
    hand = tuple(held for held in taker.hand if held != mate)
    paired = after.with_player(replace(taker, hand=hand, safe=not hand))
    paired = replace(paired, discards=(*after.discards, mate, card))
    return paired, Scene(kind="accusation", drawer=drawer, speaker=state.condemned, card=card, mate=mate)


# The blank


def nameable(state: State, scene: Scene) -> tuple[Seat, ...]:
    """The players whose characters may be named: not the drawer's own, nor the accused's."""
    return tuple(player.seat for player in state.present if player.seat not in (scene.drawer, scene.speaker))


def gone(state: State) -> tuple[Seat, ...]:
    """Those who have left: their characters are secondary ones now."""
    return tuple(player.seat for player in state.players if player.left)


def secondary(state: State) -> tuple[RoleKey, ...]:
    """The characters whom nobody plays, and who have not died."""
    held = {player.figure.role for player in state.players} | set(state.dead)
    return (*(card for card in COURT if card not in held), *OTHERS)


def name_player(state: State, seat: Seat, moment: Moment) -> Turn:
    """The blank is this player's character: he has an extra question."""
    scene = state.in_phase(Blank).scene
    named = replace(scene, figure=state.player(seat).figure, extras=(seat,))
    return _named(state, named, moment)


def name_other(state: State, figure: Figure, moment: Moment) -> Turn:
    """The blank is a secondary character."""
    return _named(state, replace(state.in_phase(Blank).scene, figure=figure), moment)


def name_in_words(state: State, text: TextId, moment: Moment) -> Turn:
    """The blank is somebody in the drawer's own words."""
    return name_other(state, Figure(role=SOMEBODY, form=state.in_phase(Blank).form, name=text), moment)


def name_by_chance(state: State, moment: Moment) -> Turn:
    """The blank is a drawn secondary character."""
    rng = moment.rng.stream("default")
    return name_other(state, Figure(role=rng.choice(secondary(state)), form=rng.choice(FORMS)), moment)


def _named(state: State, scene: Scene, moment: Moment) -> Turn:
    figure = scene.figure
    told = turn(state) if figure is None else turn(state, CharacterNamed(drawer=scene.drawer, figure=figure))
    return joined(told, telling.begin(state, scene, moment))


def noted(state: State, scene: Scene) -> State:
    """The same with this scene in the chronicle."""
    lonely = scene.figure is None
    note = Note(
        kind="accusation" if scene.kind == "accusation" else "lonely-plea" if lonely else "plea",
        deal=state.deal,
        teller=state.player(scene.drawer).figure,
        seat=scene.drawer,
        about=state.player(scene.speaker).figure,
        named=scene.figure,
        value=scene.card,
    )
    return state.noting(note)
