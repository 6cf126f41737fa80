"""The desk as a Game: its one seat is the moderator's, who alone is asked. No rule of Lupi e contadini is written here."""

from collections.abc import Sequence

from games.core.desk.events import DeskEvent, GameEnded
from games.core.desk.facts import facts
from games.core.desk.game import NARRATOR, DeskGame, turned
from games.core.desk.pieces import Screen, seat_of
from games.core.game import Line, Moment, Move, Outcome, Reason, Refused, Step
from games.core.ids import GameKey, PromptId, Seat, TextId
from games.core.spec import Heard
from games.lupi import chronicle
from games.lupi.deck import TABLE_SIZE
from games.lupi.desk import answers
from games.lupi.desk.heard import heard
from games.lupi.desk.pieces import CLOCK, LINE
from games.lupi.desk.position import Position
from games.lupi.desk.screens import screen
from games.lupi.desk.state import Desk
from games.lupi.desk.terms import Terms
from games.lupi.events import CardDealt
from games.lupi.state import Defence, Over, SecondVote, word_of

DeskStep = Step[Desk, DeskEvent]
CARD = "lupi-card-dealt"
"""A card in the words in which the bot deals it."""
NEXT = LINE + "next"
"""Who might moderate the next time: `seat`."""


class LupiDesk(DeskGame[Desk]):
    """Lupi e contadini played in a room."""

    key = GameKey("lupi-desk")
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
        """Other calls, voters and nominees than those on the screen, how many play, and who is who."""
        if state.position.game is None:
            return tuple(f"n-{count}" for count in TABLE_SIZE)
        said = answers.spoken(state.position) if shown.words else ()
        return (*said, "board")

    def prompt_id(self, state: Desk) -> PromptId:
        """The message on which the screen stands."""
        return prompt_id(state)

    def apply(self, state: Desk, move: Move, moment: Moment) -> DeskStep:
        """Carry out a legal move; `games.core.game.play` has checked it."""
        if move.pick is None:
            raise Refused(Reason.NOT_OFFERED)
        after = answers.answered(state, move.pick, move.text, moment)
        another = prompt_id(after) != prompt_id(state)
        if move.pick == "undo":
            after = turned(state, after, fresh=another)
        if another and after.countdown is not None:
            after = after.same(countdown=None, rung=after.countdown.token)
        phase = None if after.position.game is None else after.position.game.phase
        if after.position.stage == "over" and isinstance(phase, Over):
            return Step(after, (GameEnded(result=phase.result, winners=phase.winners),))
        return Step(after)

    def outcome(self, state: Desk) -> Outcome | None:
        """The result once the moderator has announced it."""
        if state.closed:
            return Outcome(key="nobody")
        if state.position.stage != "over":
            return None
        return Outcome(key=state.position.the_game().in_phase(Over).result)


def prompt_id(desk: Desk) -> PromptId:
    """The message on which the screen stands: another one for each part of an evening."""
    name = _part(desk.position)
    return PromptId(f"{name}.u{desk.turned}" if desk.turned else name)


def _part(position: Position) -> str:
    game, day = position.game, position.day
    if game is None:
        return "t0.desk"
    match position.stage:
        case "call" | "answer":
            return f"n{game.round}.call"
        case "speech":
            return f"d{day}.speech.{game.in_phase(Defence).speaking + 1}"
        case "second":
            return f"d{day}.{word_of(game.in_phase(SecondVote))}"
        case "end" | "over":
            return f"d{day}.end"
        case _:
            return f"d{day}.{position.stage}"


def heard_at(state: Desk, seat: Seat, text: str) -> Sequence[Heard]:
    """What the moderator's words pick."""
    return heard(state.position, prompt_id(state), text) if seat == NARRATOR else ()


def called(state: Desk) -> dict[Seat, tuple[TextId, int] | None]:
    """The players in the room, with where their names are written."""
    names = state.position.names
    return {
        Seat(number): None if names is None else (names, number - 1) for number in range(1, state.position.count + 1)
    }


def held(state: Desk) -> dict[Seat, tuple[Line, ...]]:
    """The card of each player, as the bot would deal it; nothing before they are handed out."""
    game = state.position.game
    players = () if game is None else game.players
    return {player.seat: (Line(CARD, facts(CardDealt(to=player.seat, role=player.role))),) for player in players}


def usual(state: Desk) -> Terms:
    """The terms with which the moderator begins the next time."""
    return state.position.terms


def told_at_the_end(state: Desk) -> Sequence[Line]:
    """What happened, as for a game of the bot's own; and who sits next to the moderator, whose turn it would be."""
    game = state.position.game
    if game is None:
        return ()
    return (*chronicle.chronicle(game), Line(NEXT, (seat_of("seat", Seat(1)),)))
