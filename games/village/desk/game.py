"""The desk as a Game: its one seat is the narrator's, who alone is asked. No rule of The Village is written here."""

from collections.abc import Callable, Mapping, Sequence

from games.core.desk.events import DeskEvent, GameEnded
from games.core.desk.game import NARRATOR, DeskGame, turned
from games.core.desk.pieces import Screen
from games.core.game import Line, Moment, Move, Outcome, Reason, Refused, Step
from games.core.ids import GameKey, PromptId, RoleKey, Seat, TextId
from games.core.inperson import Card
from games.core.spec import Heard
from games.village import chronicle
from games.village.desk import answers, cards
from games.village.desk.heard import heard
from games.village.desk.pieces import LINE
from games.village.desk.position import Position
from games.village.desk.screens import screen
from games.village.desk.state import Desk
from games.village.desk.terms import Terms
from games.village.desk.timing import CLOCK
from games.village.pile import TABLE_SIZE
from games.village.state import Over

DeskStep = Step[Desk, DeskEvent]


class VillageDesk(DeskGame[Desk]):
    """The Village played in a room."""

    key = GameKey("village-desk")
    rules_version = 1
    timed = LINE + "clock"
    clock = CLOCK

    def setup(self, seats: int, options: Terms, moment: Moment) -> DeskStep:  # noqa: ARG002 - the protocol
        """An empty desk; the terms can still be changed on it."""
        return Step(Desk(usual=options))

    def screen(self, state: Desk) -> Screen:
        """The page that is open, or the stage's own screen."""
        return screen(state.position, state.page)

    def spoken(self, state: Desk, shown: Screen) -> tuple[str, ...]:
        """Other calls and voters than those on the screen, the sheet of chance, and how many play."""
        if state.position.stage == "table":
            return (*(button.pick for button in shown.buttons), *cards.spoken(state.position))
        if state.position.village is None:
            return (*(f"n-{count}" for count in TABLE_SIZE), *cards.spoken(state.position))
        said = answers.spoken(state.position) if shown.words else ()
        return (*said, "sheet", "board")

    def prompt_id(self, state: Desk) -> PromptId:
        """The message on which the screen stands."""
        return prompt_id(state)

    def apply(self, state: Desk, move: Move, moment: Moment) -> DeskStep:
        """Carry out a legal move; `games.core.game.play` has checked it."""
        if move.pick is None:
            raise Refused(Reason.NOT_OFFERED)
        after = answers.answered(state, move.pick, move.text, moment)
        if move.pick == "undo":
            after = turned(state, after, fresh=prompt_id(after) != prompt_id(state))
        if after.countdown is not None and after.position.stage != state.position.stage:
            after = after.same(countdown=None, rung=after.countdown.token)
        phase = None if after.position.village is None else after.position.village.phase
        if after.position.stage == "over" and isinstance(phase, Over):
            return Step(after, (GameEnded(result=phase.result, winners=phase.winners),))
        return Step(after)

    def outcome(self, state: Desk) -> Outcome | None:
        """The result once the narrator has announced it."""
        if state.closed:
            return Outcome(key="nobody")
        if not state.entries or state.position.stage != "over":
            return None
        phase = state.position.the_village().in_phase(Over)
        return Outcome(key=phase.result)


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


def heard_at(state: Desk, seat: Seat, text: str) -> Sequence[Heard]:
    """What the narrator's words pick."""
    return heard(state.position, prompt_id(state), text) if seat == NARRATOR else ()


def listed_at(state: Desk, seat: Seat) -> Callable[[Sequence[Card]], Sequence[Heard]] | None:
    """What a list of cards picks that the narrator pastes."""
    return cards.listed(state.position, prompt_id(state)) if seat == NARRATOR else None


def named(state: Desk) -> Mapping[RoleKey, tuple[TextId, int]]:
    """Where the names of made-up cards are written."""
    return cards.named(state.position)


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
