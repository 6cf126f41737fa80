"""Morte nel saloon as a Game: which rule answers which call. The rules are in the modules named after what they are about."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.core.game import Deadline, Leave, Moment, Move, Outcome, Prompt, Reason, Refused
from games.core.ids import Figure, GameKey, Seat, TextId
from games.saloon import asking, beginning, deal, endings, keys, leaving, telling, turns
from games.saloon.clock import STAGES, awaited, opened
from games.saloon.events import StepSkipped, StillAwaited, StillUndecided
from games.saloon.figures import FORMS
from games.saloon.options import Options
from games.saloon.state import (
    Ask,
    Blank,
    Draw,
    Duel,
    Encore,
    Over,
    Reply,
    Start,
    State,
    Swap,
    Tell,
    Turn,
    joined,
    turn,
)
from games.saloon.view import View, view

SILENCE_MOST: Final = 6
"""After so many phases in a row that only time has closed the evening is over."""


class Saloon:
    """The rules of Morte nel saloon with the bot as table, dealer and prompter."""

    key = GameKey("saloon")
    rules_version = 1
    table_size = deal.TABLE_SIZE

    def setup(self, seats: int, options: Options, moment: Moment) -> Turn:
        """Draw the characters and deal. Raises Refused where there are too few or too many for it."""
        flaw = fits(seats, options)
        if flaw is not None:
            raise Refused(Reason.NOT_OFFERED, flaw)
        return deal.first(deal.seated(seats, options, moment), moment)

    def prompts(self, state: State, seat: Seat) -> Sequence[Prompt]:
        """The seat's questions; none for who has left, nor after the end."""
        player = state.player(seat)
        if player.left or isinstance(state.phase, Over):
            return ()
        return tuple(asking.prompts(state, player))

    def apply(self, state: State, move: Move, moment: Moment) -> Turn:
        """Carry out a legal move; `games.core.game.play` has checked it."""
        heard = state if state.silent == 0 else replace(state, silent=0)
        if move.text is not None:
            return _said(heard, move.seat, move.text, moment)
        return _picked(heard, move, str(move.pick), moment)

    def expire(self, state: State, deadline: Deadline, moment: Moment) -> Turn:
        """Remind, or go on without whoever has not answered."""
        if isinstance(state.phase, Over) or deadline.token != state.timer.token:
            return turn(state)
        if state.timer.warnings and moment.now < state.timer.ends:
            return _reminded(state, moment)
        if state.silent + 1 >= SILENCE_MOST:
            return endings.finish(state, "silence")
        return _passed_over(replace(state, silent=state.silent + 1), moment)

    def leave(self, state: State, seat: Seat, why: Leave, moment: Moment) -> Turn:
        """Carry on without the seat."""
        if isinstance(state.phase, Over) or state.player(seat).left:
            return turn(state)
        return leaving.leave(state, seat, why.value, moment)

    def deadline(self, state: State) -> Deadline | None:
        """The next reminder or close; None after the end."""
        return None if isinstance(state.phase, Over) else state.timer.deadline

    def outcome(self, state: State) -> Outcome | None:
        """How the last deal ended. Nobody wins."""
        return Outcome(key=state.phase.result) if isinstance(state.phase, Over) else None

    def view(self, state: State, viewer: Seat | None) -> View:
        """What this seat may know; None is the table."""
        return view(state, viewer)


def fits(seats: int, _options: Options) -> str | None:
    """None if so many may play, else why not."""
    if seats in deal.TABLE_SIZE:
        return None
    return keys.TOO_FEW if seats < deal.TABLE_SIZE.start else keys.TOO_MANY


def _said(state: State, seat: Seat, text: TextId, moment: Moment) -> Turn:
    """A text: a character's name, or somebody in a player's own words."""
    if isinstance(state.phase, Start):
        return beginning.name(state, seat, text)
    return turns.name_in_words(state, text, moment)


def _picked(state: State, move: Move, pick: str, moment: Moment) -> Turn:
    match state.phase:
        case Start():
            return beginning.answer(state, move.seat, pick, moment)
        case Swap(seat=seat):
            return deal.swap(state, seat, Seat(int(pick)), moment)
        case Draw(layout=layout):
            return turns.draw(state, layout[int(pick) - 1], moment)
        case Duel(layout=layout):
            return endings.fire(state, layout[int(pick) - 1], moment)
        case Blank() as blank:
            return _named(state, blank, pick, moment)
        case Tell():
            also = Seat(int(pick.removeprefix(keys.OF))) if pick.startswith(keys.OF) else None
            return telling.told(state, also, moment)
        case Ask():
            return telling.ask(state, moment) if pick == keys.ASK else telling.forgo(state, moment)
        case Reply():
            return telling.replied(state, moment)
        case Encore():
            return endings.vote(state, move.seat, pick == keys.YES, moment)
        case phase:
            return endings.on(state, moment) if isinstance(phase, STAGES) else endings.shot_told(state, moment)


def _named(state: State, blank: Blank, pick: str, moment: Moment) -> Turn:
    """Another page of characters, or the one that is meant."""
    if pick == keys.OTHERS:
        return turn(replace(state, phase=replace(blank, page="others")))
    if pick == keys.PLAYERS:
        return turn(replace(state, phase=replace(blank, page="players")))
    for form in FORMS:
        if pick == form:
            return turn(replace(state, phase=replace(blank, form=form)))
    if pick.isdigit():
        return turns.name_player(state, Seat(int(pick)), moment)
    if pick.startswith(keys.GONE):
        return turns.name_other(state, state.player(Seat(int(pick.removeprefix(keys.GONE)))).figure, moment)
    role = next(role for role in turns.secondary(state) if role == pick)
    return turns.name_other(state, Figure(role=role, form=blank.form), moment)


def _reminded(state: State, moment: Moment) -> Turn:
    """Another reminder; the first one is the shell's, with a way to go on for the others."""
    if isinstance(state.phase, Encore):
        voted = {*state.phase.yes, *state.phase.no}
        silent = tuple(player.seat for player in state.present if player.seat not in voted)
        return turn(replace(state, timer=state.timer.warned(moment.now)), StillUndecided(seats=silent))
    first = len(state.timer.warnings) == len(opened(state, state.phase, moment).timer.warnings)
    seat = awaited(state)
    events = () if first or seat is None else (StillAwaited(seat=seat, step=state.phase.kind),)
    return turn(replace(state, timer=state.timer.warned(moment.now)), *events)


def _passed_over(state: State, moment: Moment) -> Turn:
    """What whoever was awaited has not done is done for him (rules page, What the bot must do well)."""
    seat = awaited(state)
    told = turn(state) if seat is None else turn(state, StepSkipped(seat=seat, step=state.phase.kind))
    rng = moment.rng.stream("skipped")
    match state.phase:
        case Start():
            return deal.close(state, moment)
        case Swap(seat=first, among=among):
            after = deal.swap(state, first, rng.choice(among), moment)
        case Draw(layout=layout):
            after = turns.draw(state, rng.choice(layout), moment)
        case Duel(layout=layout):
            after = endings.fire(state, rng.choice(layout), moment)
        case Blank():
            after = turns.name_by_chance(state, moment)
        case Tell():
            after = telling.told(state, None, moment)
        case Ask():
            after = telling.forgo(state, moment)
        case Reply():
            after = telling.replied(state, moment)
        case Encore():
            after = endings.finish(state, "enough")
        case phase:
            after = endings.on(state, moment) if isinstance(phase, STAGES) else endings.shot_told(state, moment)
    return joined(told, after)
