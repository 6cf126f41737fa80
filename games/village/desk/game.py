"""The desk as a Game: its one seat is the narrator's, who alone is asked. No rule of The Village is written here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from games.core.game import (
    TABLE,
    Audience,
    Deadline,
    Detail,
    Kind,
    Leave,
    Line,
    Moment,
    Move,
    Outcome,
    Prompt,
    Reason,
    Refused,
    Step,
)
from games.core.ids import GameKey, PromptId, Seat, TextId
from games.core.spec import Heard
from games.village import chronicle
from games.village.desk import answers
from games.village.desk.heard import heard
from games.village.desk.pieces import LINE, WORDS
from games.village.desk.position import Position
from games.village.desk.screens import screen
from games.village.desk.state import Desk
from games.village.desk.terms import Terms
from games.village.state import Over

NARRATOR: Final = Seat(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """The game in the room has ended: who has won. The chronicle follows."""

    kind: Literal["game-ended"] = "game-ended"
    result: str
    winners: tuple[Seat, ...]

    @property
    def audience(self) -> Audience:
        """The narrator's chat, which is the desk's table."""
        return TABLE


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskCleared:
    """The narrator has cleared the desk before the end."""

    kind: Literal["desk-cleared"] = "desk-cleared"

    @property
    def audience(self) -> Audience:
        """The narrator's chat."""
        return TABLE


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeRanOut:
    """The countdown that the narrator has set is over."""

    kind: Literal["time-ran-out"] = "time-ran-out"

    @property
    def audience(self) -> Audience:
        """The narrator's chat."""
        return TABLE


DeskEvent = GameEnded | DeskCleared | TimeRanOut
DeskStep = Step[Desk, DeskEvent]


class VillageDesk:
    """The Village played in a room."""

    key = GameKey("village-desk")
    rules_version = 1
    table_size = range(1, 2)

    def setup(self, seats: int, options: Terms, moment: Moment) -> DeskStep:  # noqa: ARG002 - the protocol
        """An empty desk; the terms can still be changed on it."""
        return Step(Desk(usual=options))

    def prompts(self, state: Desk, seat: Seat) -> Sequence[Prompt]:
        """The one screen of the narrator."""
        if seat != NARRATOR or self.outcome(state) is not None:
            return ()
        return (_prompt(state),)

    def apply(self, state: Desk, move: Move, moment: Moment) -> DeskStep:
        """Carry out a legal move; `games.core.game.play` has checked it."""
        if move.pick is None:
            raise Refused(Reason.NOT_OFFERED)
        after = answers.answered(state, move.pick, move.text, moment)
        if move.pick == "undo" and prompt_id(after) != prompt_id(state):
            after = replace(after, turned=state.turned + 1)
        if after.countdown is not None and after.position.stage != state.position.stage:
            after = after.same(countdown=None, rung=after.countdown.token)
        phase = None if after.position.village is None else after.position.village.phase
        if after.position.stage == "over" and isinstance(phase, Over):
            return Step(after, (GameEnded(result=phase.result, winners=phase.winners),))
        return Step(after)

    def expire(self, state: Desk, deadline: Deadline, moment: Moment) -> DeskStep:
        """The countdown is shown anew, or rings; time decides nothing at the desk."""
        now = state.countdown
        if now is None or now.held or now.token != deadline.token:
            return Step(state)
        if moment.now < now.closes:
            return Step(state.same(countdown=now.ticked(moment.now)))
        return Step(state.same(countdown=None, rung=now.token), (TimeRanOut(),))

    def leave(self, state: Desk, seat: Seat, why: Leave, moment: Moment) -> DeskStep:  # noqa: ARG002 - the protocol
        """The narrator clears the desk."""
        if seat != NARRATOR or self.outcome(state) is not None:
            return Step(state)
        return Step(replace(state, closed=True), (DeskCleared(),))

    def deadline(self, state: Desk) -> Deadline | None:
        """The countdown's; only the narrator moves the game on."""
        return None if state.countdown is None or state.closed else state.countdown.deadline

    def outcome(self, state: Desk) -> Outcome | None:
        """The result once the narrator has announced it."""
        if state.closed:
            return Outcome(key="nobody")
        if not state.entries or state.position.stage != "over":
            return None
        phase = state.position.the_village().in_phase(Over)
        return Outcome(key=phase.result)

    def view(self, state: Desk, viewer: Seat | None) -> Position | None:
        """The narrator may know everything."""
        return state.position if viewer == NARRATOR else None


def prompt_id(desk: Desk) -> PromptId:
    """The message on which the screen stands: another one for each part of an evening."""
    position = desk.position
    name = _part(position)
    return PromptId(f"{name}.u{desk.turned}" if desk.turned else name)


def _part(position: Position) -> str:
    village, second = position.village, ".2" if position.second else ""
    if village is None:
        return "t0.desk"
    match position.stage:
        case "call" | "slips":
            return f"n{village.round}.{position.stage}"
        case "dawn" | "slept":
            return f"n{village.round}.dawn"
        case "shot" | "fired":
            return f"d{village.round}.shot.{len(village.deaths)}.{len(village.shots)}"
        case "dusk" | "verdict":
            return f"d{village.round}.{position.stage}{second}"
        case "nightfall" | "end" | "over":
            return f"d{village.round}.{position.stage}"
        case _:
            return f"d{village.round}.day"


def _prompt(desk: Desk) -> Prompt:
    shown = screen(desk.position, desk.page)
    spoken = answers.spoken(desk.position) if shown.words else ()
    if desk.position.village is not None:
        spoken += ("sheet",)
    if desk.position.stage == "table":
        spoken = tuple(button.pick for button in shown.buttons)
    return Prompt(
        id=prompt_id(desk),
        ask=shown.ask,
        options=tuple(button.pick for button in shown.buttons if not button.barred),
        barred=tuple((button.pick, button.barred) for button in shown.buttons if button.barred),
        # Whatever is typed is for the desk: what it does not understand here it says so.
        words=WORDS,
        standing=True,
        details=shown.details,
        lines=(*shown.lines, *_clock(desk)),
        seats=False,
        labels=tuple((button.pick, button.label) for button in shown.buttons),
        ticked=tuple(button.pick for button in shown.buttons if button.ticked),
        tools=tuple(button.pick for button in shown.buttons if button.tool),
        spoken=spoken,
    )


def _clock(desk: Desk) -> tuple[Line, ...]:
    now = desk.countdown
    if now is None:
        return ()
    held = Detail("held", Kind.KEY, "yes" if now.held else "no")
    return (Line(LINE + "clock", (Detail("left", Kind.SPAN, now.left), held)),)


def heard_at(state: Desk, seat: Seat, text: str) -> Sequence[Heard]:
    """What the narrator's words pick."""
    return heard(state.position, prompt_id(state), text) if seat == NARRATOR else ()


def called(state: Desk) -> dict[Seat, tuple[TextId, int] | None]:
    """The players in the room, with where their names are written."""
    names = state.position.names
    return {
        Seat(number): None if names is None else (names, number - 1) for number in range(1, state.position.count + 1)
    }


def usual(state: Desk) -> Terms:
    """The terms with which the narrator begins the next time."""
    return state.position.terms


def told_at_the_end(state: Desk) -> Sequence[Line]:
    """What happened, as for a game of the bot's own."""
    village = state.position.village
    return () if village is None else chronicle.chronicle(village)
