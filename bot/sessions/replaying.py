"""Playing a journal again: the same options, seed and steps give the same game. Pure; knows specs, no game by name."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.sessions.drawn import drawn
from games.core.game import Leave, Moment, Move, Refused, Step, play
from games.core.ids import PromptId, Seat, TextId
from games.core.rng import Draws, SeededRng
from games.core.spec import GameSpec

OUTSIDE = frozenset(
    {
        "extend",
        "skip",
        "pause",
        "resume",
        "halt",
        "lower",
        "substitute",
        "stop",
        "freeze",
        "thaw",
        "door",
        "guest",
        "handover",
        "host",
    }
)
"""Steps after the deal that change no rules' state: the clock's and the service's own."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One draw: in which step, from which stream, below which number, and what came."""

    step: int
    stream: str
    below: int
    value: int


class Witness(Draws):
    """A generator that writes down what is drawn from another one."""

    def __init__(self, source: SeededRng, step: int, stream: str, drawn: list[Drawn]) -> None:
        """Draw from `source`, and note each draw in `drawn`."""
        self._source, self._step, self._stream, self._drawn = source, step, stream, drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, noted."""
        value = self._source.below(n)
        self._drawn.append(Drawn(self._step, self._stream, n, value))
        return value

    def stream(self, label: str) -> "Witness":
        """A stream of the source's, noted under its label."""
        path = f"{self._stream}/{label}" if self._stream else label
        return Witness(self._source.stream(label), self._step, path, self._drawn)


class Mismatch(Exception):
    """A step that the rules do not make as the journal tells it."""

    def __init__(self, step: int, why: str) -> None:
        """Remember where and why: "refused", "deadline", "kind", "drawn"."""
        super().__init__(f"step {step}: {why}")
        self.step = step
        self.why = why


@dataclass(slots=True)
class Replay:
    """A game that has been played again, as far as it went."""

    state: Any = field(default=None, repr=False)
    dealt: Any = field(default=None, repr=False)
    """The state right after the deal."""
    draws: list[Drawn] = field(default_factory=list, repr=False)
    steps: int = 0


def _drawn_right(spec: GameSpec, state: Any, entry: Mapping[str, Any], seed: bytes, number: int) -> bool:
    """Whether a move that chance has made for somebody absent is the one that the seed gives."""
    seat = Seat(int(entry["seat"]))
    asked = next((one for one in spec.game.prompts(state, seat) if one.id == entry["prompt"]), None)
    return asked is not None and drawn(asked, seat, seed, number) == entry.get("pick")


def replay(spec: GameSpec, options: Any, seats: int, seed: bytes, steps: Iterable[Mapping[str, Any]]) -> Replay:
    """Play the steps (each with `step`, `at`, `kind` and what belongs to it). Raises Mismatch at the first bad one."""
    played = Replay()
    for entry in steps:
        number = int(entry["step"])
        rng = Witness(SeededRng.for_step(seed, number), number, "", played.draws)
        moment = Moment(step=number, now=datetime.fromisoformat(str(entry["at"])), rng=rng)
        if entry["kind"] in OUTSIDE:
            continue
        try:
            if played.state is None and entry["kind"] == "deal":
                made = spec.game.setup(seats, options, moment)
            else:
                if entry.get("drawn") and not _drawn_right(spec, played.state, entry, seed, number):
                    raise Mismatch(number, "drawn")
                made = _make(spec, played.state, entry, moment)
        except Refused as refused:
            raise Mismatch(number, "refused") from refused
        played.state = made.state
        played.steps += 1
        if entry["kind"] == "deal":
            played.dealt = made.state
    return played


def _make(spec: GameSpec, state: Any, entry: Mapping[str, Any], moment: Moment) -> Step[Any, Any]:
    make = _KINDS.get(str(entry["kind"]))
    if make is None or state is None:
        raise Mismatch(moment.step, "kind")
    return make(spec, state, entry, moment)


def _move(spec: GameSpec, state: Any, entry: Mapping[str, Any], moment: Moment) -> Step[Any, Any]:
    text = entry.get("text")
    move = Move(
        seat=Seat(int(entry["seat"])),
        prompt=PromptId(str(entry["prompt"])),
        pick=entry.get("pick"),
        text=None if text is None else TextId(int(text)),
    )
    return play(spec.game, state, move, moment)


def _ring(spec: GameSpec, state: Any, entry: Mapping[str, Any], moment: Moment) -> Step[Any, Any]:
    deadline = spec.game.deadline(state)
    if deadline is None or deadline.token != entry["token"]:
        raise Mismatch(moment.step, "deadline")
    return spec.game.expire(state, deadline, moment)


def _leave(spec: GameSpec, state: Any, entry: Mapping[str, Any], moment: Moment) -> Step[Any, Any]:
    return spec.game.leave(state, Seat(int(entry["seat"])), Leave(entry["why"]), moment)


def _excuse(spec: GameSpec, state: Any, entry: Mapping[str, Any], moment: Moment) -> Step[Any, Any]:  # noqa: ARG001 - a kind has its shape
    return Step(spec.excuse(state))


def _pardon(spec: GameSpec, state: Any, entry: Mapping[str, Any], moment: Moment) -> Step[Any, Any]:  # noqa: ARG001 - a kind has its shape
    return Step(spec.pardon(state, Seat(int(entry["seat"]))))


_Make = Callable[[GameSpec, Any, Mapping[str, Any], Moment], Step[Any, Any]]
_KINDS: Mapping[str, _Make] = {"move": _move, "ring": _ring, "leave": _leave, "excuse": _excuse, "pardon": _pardon}
