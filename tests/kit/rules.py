"""Builders and verbs for the rules: a scene is a game in course that a test plays by hand, with its own time and chance.

Knows the rules and no shell.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from games.core.game import Deadline, Game, Leave, Moment, Move, Prompt, Refused, Step, play
from games.core.ids import PromptId, RoleKey, Seat, TextId
from games.core.rng import Draws, Rng, SeededRng
from games.lupi.game import Lupi
from games.lupi.options import Options
from games.lupi.state import FirstVote, Player, State

EVENING = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)
"""When every scene begins."""

E = TypeVar("E")


class LoadedRng(Draws):
    """Loaded dice: the numbers that the test says, in order, whatever the stream; none may be missing."""

    def __init__(self, numbers: Iterable[int]) -> None:
        """Load these numbers."""
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        """The next loaded number. Raises AssertionError if there is none or it is too large."""
        assert self.numbers, f"one more number was drawn (below {n}) than the test has loaded"
        number = self.numbers.pop(0)
        assert 0 <= number < n, f"{number} was loaded where a number below {n} is drawn"
        return number

    def stream(self, label: str) -> "LoadedRng":
        """The same dice: the test says in which order they fall."""
        return self


def a_moment(step: int = 1, now: datetime = EVENING, *, seed: str = "moon", rng: Rng | None = None) -> Moment:
    """A moment with the generator of its step, or with this one."""
    return Moment(step=step, now=now, rng=rng or SeededRng.for_step(seed.encode(), step))


class Scene:
    """A game in course. Its verbs are moves and time; what was told is kept in order."""

    def __init__(self, game: Game[Any, Any, Any, Any], *, seed: str = "moon") -> None:
        """A scene of this game in which nothing has happened yet."""
        self.game = game
        self.seed = seed
        self.now = EVENING
        self.steps = 0
        self.events: list[Any] = []
        self.state: Any = None

    def moment(self, rng: Rng | None = None) -> Moment:
        """The moment of the next step."""
        self.steps += 1
        return a_moment(self.steps, self.now, seed=self.seed, rng=rng)

    def took(self, step: Step[Any, Any]) -> list[Any]:
        """Go on from this step; what it told."""
        self.state = step.state
        self.events.extend(step.events)
        return list(step.events)

    def move(self, seat: int, prompt: str, pick: str | int | None = None, *, text: int | None = None) -> Move:
        """A move by name."""
        return Move(
            seat=Seat(seat),
            prompt=PromptId(prompt),
            pick=None if pick is None else str(pick),
            text=None if text is None else TextId(text),
        )

    def does(self, seat: int, prompt: str, pick: str | int | None = None, *, text: int | None = None) -> list[Any]:
        """Make a move; what it told. Raises Refused and changes nothing if it may not be."""
        return self.took(play(self.game, self.state, self.move(seat, prompt, pick, text=text), self.moment()))

    def asked(self, seat: int) -> Sequence[Prompt]:
        """What the seat is asked now."""
        return self.game.prompts(self.state, Seat(seat))

    def question(self, seat: int) -> Prompt:
        """The one question that waits for this seat's answer."""
        (prompt,) = (prompt for prompt in self.asked(seat) if not prompt.standing)
        return prompt

    def answers(self, seat: int, pick: str | int) -> list[Any]:
        """Answer the seat's one question."""
        return self.does(seat, self.question(seat).id, pick)

    def refused(self, seat: int, prompt: str, pick: str | int | None = None, *, text: int | None = None) -> str:
        """The key of the refusal that this move meets; nothing has changed by it."""
        before = self.state
        try:
            self.does(seat, prompt, pick, text=text)
        except Refused as refused:
            assert self.state is before
            return refused.key
        raise AssertionError(f"seat {seat} was allowed {prompt} = {pick}")

    def due(self) -> Deadline:
        """The next deadline of a game that has one."""
        deadline = self.game.deadline(self.state)
        assert deadline is not None, "the game is over"
        return deadline

    def rings(self, rng: Rng | None = None) -> list[Any]:
        """Time moves to the next deadline; what happens then."""
        deadline = self.due()
        self.now = max(self.now, deadline.at)
        return self.took(self.game.expire(self.state, deadline, self.moment(rng)))

    def waits(self, seconds: float) -> list[Any]:
        """So many seconds pass, with every deadline in them; what happens meanwhile."""
        until = self.now + timedelta(seconds=seconds)
        seen: list[Any] = []
        while (deadline := self.game.deadline(self.state)) is not None and deadline.at <= until:
            seen += self.rings()
        self.now = until
        return seen

    def until(self, phase: str) -> list[Any]:
        """Time passes until the phase of this name opens; what happens meanwhile."""
        seen: list[Any] = []
        for _ in range(500):
            if self.due().phase == phase:
                return seen
            seen += self.rings()
        raise AssertionError(f"the phase {phase} never came")

    def closes(self) -> list[Any]:
        """Time passes until the present phase is over; what happens meanwhile."""
        phase, seen = self.due().phase, self.rings()
        while (deadline := self.game.deadline(self.state)) is not None and deadline.phase == phase:
            seen += self.rings()
        return seen

    def leaves(self, seat: int, why: Leave = Leave.RESIGNED) -> list[Any]:
        """The seat is given up; what that tells."""
        return self.took(self.game.leave(self.state, Seat(seat), why, self.moment()))

    def heard(self, kind: type[E]) -> list[E]:
        """All events of this class so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def told(self, seat: int) -> list[Any]:
        """All that this seat was told in private so far."""
        return [event for event in self.events if seat in event.audience.seats]


class Village(Scene):
    """A scene of Lupi e contadini."""

    state: State

    def alive(self) -> set[int]:
        """The living seats."""
        return {player.seat for player in self.state.living}

    def until_dawn(self, rng: Rng | None = None) -> list[Any]:
        """The night closes, with this chance if any; what happens."""
        night, seen = self.due().phase, []
        while (deadline := self.game.deadline(self.state)) is not None and deadline.phase == night:
            seen += self.rings(rng if deadline.at == self.state.timer.ends else None)
        return seen

    def votes(self, ballots: Mapping[int, int | str | None]) -> list[Any]:
        """Everybody votes as said in the open count (None or no entry: gives no answer); it stays open if it is common."""
        seen: list[Any] = []
        phase = self.state.phase
        if not isinstance(phase, FirstVote) or phase.style == "together":
            for seat, pick in ballots.items():
                seen += [] if pick is None else self.answers(seat, pick)
            return seen
        day = self.state.round
        while isinstance(phase := self.state.phase, FirstVote) and self.state.round == day:
            pick = ballots.get(phase.queue[0])
            seen += self.closes() if pick is None else self.answers(phase.queue[0], pick)
        return seen

    def to_the_second_vote(self) -> list[Any]:
        """The speeches pass."""
        return self.until(f"d{self.state.round}.second")


def a_game(roles: str, *, seed: str = "moon", **options: Any) -> Village:
    """Night 1 with these cards, in seat order: `a_game("wolf seer villager villager villager", pace="fast")`."""
    village = Village(Lupi(), seed=seed)
    players = tuple(Player(seat=Seat(number), role=RoleKey(role)) for number, role in enumerate(roles.split(), start=1))
    village.took(Lupi().seated(players, Options(**options), village.moment()))
    return village


def explain(value: object, indent: str = "") -> str:
    """A state in full, one field a line, secrets included: what its own representation must not show."""
    if is_dataclass(value) and not isinstance(value, type):
        inner = indent + "  "
        lines = (f"{inner}{part.name}: {explain(getattr(value, part.name), inner)}" for part in fields(value))
        return "\n".join((type(value).__name__, *lines))
    if isinstance(value, tuple) and any(is_dataclass(item) for item in value):
        return "".join(f"\n{indent}- {explain(item, indent + '  ')}" for item in value)
    return repr(value)
