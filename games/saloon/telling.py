"""Accusation or plea, the answer, the questions that follow, and what comes of it. Source: rules page, Turn."""

from dataclasses import replace

from games.core.game import Moment
from games.core.ids import Seat
from games.saloon import endings, turns
from games.saloon.clock import opened
from games.saloon.events import CameSafe, QuestionAsked, QuestionPassed, StoryTold
from games.saloon.state import Ask, Note, Relief, Reply, Scene, State, Tell, Turn, joined, turn

QUESTIONS, WITH_EXTRAS = 2, 3
"""How many questions follow at most, and how many with those of the characters that were named."""


def begin(state: State, scene: Scene, moment: Moment) -> Turn:
    """Whoever is questioned tells; the others will ask, clockwise from the drawer's left."""
    others = (player.seat for player in state.from_left_of(scene.drawer))
    circle = tuple(seat for seat in others if seat not in (scene.drawer, scene.speaker))
    return turn(opened(turns.noted(state, scene), Tell(scene=replace(scene, circle=circle)), moment))


def told(state: State, also: Seat | None, moment: Moment) -> Turn:
    """The answer or plea has been told; with the house rule, `also` was named in it and may ask as well."""
    scene = state.in_phase(Tell).scene
    if also is not None and also not in scene.extras:
        scene = replace(scene, extras=(*scene.extras, also))
    return joined(turn(state, StoryTold(speaker=scene.speaker)), question(state, scene, moment))


def question(state: State, scene: Scene, moment: Moment) -> Turn:
    """Offer the next question: to the next in the circle, then to those who have an extra one; else the scene is over."""
    if scene.circle and len(scene.asked) < QUESTIONS:
        rest = replace(scene, circle=scene.circle[1:])
        return turn(opened(state, Ask(scene=rest, asker=scene.circle[0]), moment))
    extras = tuple(seat for seat in scene.extras if seat not in scene.asked)
    if extras and len(scene.asked) < WITH_EXTRAS:
        rest = replace(scene, circle=(), extras=extras[1:])
        return turn(opened(state, Ask(scene=rest, asker=extras[0], extra=True), moment))
    return over(state, scene, moment)


def ask(state: State, moment: Moment) -> Turn:
    """A question is asked: it is to be answered."""
    now = state.in_phase(Ask)
    scene = replace(now.scene, asked=(*now.scene.asked, now.asker))
    asked = turn(state, QuestionAsked(asker=now.asker))
    return joined(asked, turn(opened(state, Reply(scene=scene, asker=now.asker), moment)))


def forgo(state: State, moment: Moment) -> Turn:
    """No question from this player."""
    now = state.in_phase(Ask)
    return joined(turn(state, QuestionPassed(asker=now.asker)), question(state, now.scene, moment))


def replied(state: State, moment: Moment) -> Turn:
    """The question has been answered."""
    scene = state.in_phase(Reply).scene
    return joined(turn(state, StoryTold(speaker=scene.speaker)), question(state, scene, moment))


def over(state: State, scene: Scene, moment: Moment) -> Turn:
    """The scene is over: the Condemned's end, a drawer who is safe, or the next draw."""
    if not state.player(state.condemned).hand:
        return endings.judge(state, moment)
    drawer = state.player(scene.drawer)
    if drawer.safe and not drawer.left:
        note = Note(kind="safe", deal=state.deal, teller=drawer.figure, seat=drawer.seat)
        relieved = opened(state.noting(note), Relief(seat=drawer.seat), moment)
        return turn(relieved, CameSafe(seat=drawer.seat))
    return turns.go_on(state, moment)
