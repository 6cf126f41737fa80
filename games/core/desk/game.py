"""What every desk answers in the same way: one screen for the narrator, a countdown, a desk that is cleared."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, Generic, TypeVar

from games.core.desk.events import DeskCleared, DeskEvent, TimeRanOut
from games.core.desk.notebook import Notebook
from games.core.desk.pieces import Screen, yes
from games.core.desk.timing import BIG, Clock
from games.core.game import Deadline, Detail, Kind, Leave, Line, Moment, Outcome, Prompt, Step
from games.core.ids import PromptId, Seat

NARRATOR: Final = Seat(0)
"""The one seat of a desk's session; the players in the room begin at 1 and have none."""
WORDS: Final = 1200
"""The longest text that is read: thirty-five names, one a line."""

_MADE: Final = "prompt"
"""Where a state keeps its screen once it has been made: weighing a large table is slow, and a step asks for it more than once."""

N = TypeVar("N", bound=Notebook[Any, Any])


class DeskGame(ABC, Generic[N]):
    """The desk as a Game, but for what its own game says: screens, answers, outcome."""

    table_size = range(1, 2)
    timed: str
    """The key of the countdown's line: `left` (span), `held` ("yes", "no")."""
    clock: Clock
    """Its pages."""

    @abstractmethod
    def screen(self, state: N) -> Screen:
        """What is on the desk."""

    @abstractmethod
    def spoken(self, state: N, shown: Screen) -> tuple[str, ...]:
        """What may be picked by words that no button says."""

    @abstractmethod
    def prompt_id(self, state: N) -> PromptId:
        """The message on which the screen stands: another one for each part of an evening."""

    @abstractmethod
    def outcome(self, state: N) -> Outcome | None:
        """The result once the narrator has announced it, or cleared the desk."""

    def prompts(self, state: N, seat: Seat) -> Sequence[Prompt]:
        """The one screen of the narrator."""
        if seat != NARRATOR or self.outcome(state) is not None:
            return ()
        made: Prompt | None = state.__dict__.get(_MADE)
        if made is None:
            made = state.__dict__[_MADE] = self._prompt(state)
        return (made,)

    def _prompt(self, state: N) -> Prompt:
        shown = self._shown(state)
        return Prompt(
            id=self.prompt_id(state),
            ask=shown.ask,
            options=tuple(button.pick for button in shown.buttons if not button.barred),
            barred=tuple((button.pick, button.barred) for button in shown.buttons if button.barred),
            # Whatever is typed is for the desk: what it does not understand here it says so.
            words=WORDS,
            standing=True,
            details=shown.details,
            lines=(*shown.lines, *self._clock(state)),
            seats=False,
            labels=tuple((button.pick, button.label) for button in shown.buttons),
            ticked=tuple(button.pick for button in shown.buttons if button.ticked),
            tools=tuple(button.pick for button in shown.buttons if button.tool),
            spoken=self.spoken(state, shown),
            turn=state.turn,
        )

    def expire(self, state: N, deadline: Deadline, moment: Moment) -> Step[N, DeskEvent]:
        """The countdown is shown anew, or rings; time decides nothing at the desk."""
        now = state.countdown
        if now is None or now.held or now.token != deadline.token:
            return Step(state)
        if moment.now < now.closes:
            return Step(state.same(countdown=now.ticked(moment.now)))
        return Step(state.same(countdown=None, rung=now.token), (TimeRanOut(),))

    def leave(self, state: N, seat: Seat, why: Leave, moment: Moment) -> Step[N, DeskEvent]:  # noqa: ARG002 - the protocol
        """The narrator clears the desk."""
        if seat != NARRATOR or self.outcome(state) is not None:
            return Step(state)
        return Step(replace(state, closed=True), (DeskCleared(),))

    def deadline(self, state: N) -> Deadline | None:
        """The countdown's; only the narrator moves the game on."""
        return None if state.countdown is None or state.closed else state.countdown.deadline

    def view(self, state: N, viewer: Seat | None) -> Any:
        """The narrator may know everything."""
        return state.position if viewer == NARRATOR else None

    def _shown(self, state: N) -> Screen:
        """The screen; while a countdown is set, with the way to its large figures, or these alone."""
        now = state.countdown
        if now is not None and state.page == BIG:
            return self.clock.big(now)
        shown = self.screen(state)
        # The way to the large figures stands on the stage's own screens only: pages lead back there.
        return (
            shown if now is None or state.page else replace(shown, buttons=(*shown.buttons, self.clock.buttons.do(BIG)))
        )

    def _clock(self, state: N) -> tuple[Line, ...]:
        now = state.countdown
        if now is None or state.page == BIG:
            return ()
        return (Line(self.timed, (Detail("left", Kind.SPAN, now.left), yes("held", true=now.held))),)


def turned(before: N, after: N, *, fresh: bool) -> N:
    """A step back that leads to another message shows it as a new one."""
    return replace(after, turned=before.turned + 1) if fresh else after
