"""A game as text: its entries and what each told to whom. Written by `record.py`, replayed by the test.

Head lines say which game, table and seed; then `#step time entry`, each followed by its events, indented, after whom
they are told to (`all`, or seats). What is replayed are the entries: a transcript does not depend on who played.
"""

import re
from collections.abc import Iterator
from dataclasses import fields
from datetime import datetime, timedelta
from typing import Any

from pydantic import TypeAdapter

from games import registry
from games.core.game import Deadline, Leave, Move, Step, play
from games.core.ids import PromptId, Seat, TextId
from games.core.spec import GameSpec
from tests.kit.rules import EVENING, a_moment

_ENTRY = re.compile(r"#(?P<number>\d+) \+(?P<seconds>\d+)s (?P<what>.*)")
_MOVE = re.compile(r"(?P<seat>\d+): (?P<prompt>\S+) (?P<sign>=|text) (?P<answer>\S+)")
_LEAVE = re.compile(r"(?P<seat>\d+) leaves: (?P<why>\w+)")
_TIME = re.compile(r"time: (?P<phase>\S+)")


class Transcript:
    """A game in the writing: each entry is carried out and noted with what it told."""

    def __init__(self, spec: GameSpec, seats: int, options: Any, seed: str) -> None:
        """Write the head and deal."""
        self.spec, self.seed = spec, seed
        written: str = TypeAdapter(spec.options).dump_json(options).decode()
        self.lines = [
            f"game: {spec.key} {spec.game.rules_version}",
            f"seats: {seats}",
            f"options: {written}",
            f"seed: {seed}",
        ]
        self.number, self.now = 1, EVENING
        self.state: Any = None
        self._note("setup", spec.game.setup(seats, options, a_moment(1, EVENING, seed=seed)))

    def move(self, move: Move, now: datetime) -> None:
        """Somebody answers. Raises Refused as the game does, and then nothing is noted."""
        step = play(self.spec.game, self.state, move, a_moment(self.number + 1, now, seed=self.seed))
        answer = f"= {move.pick}" if move.text is None else f"text {move.text}"
        self._next(now, f"{move.seat}: {move.prompt} {answer}", step)

    def leave(self, seat: Seat, why: Leave, now: datetime) -> None:
        """Somebody leaves."""
        step = self.spec.game.leave(self.state, seat, why, a_moment(self.number + 1, now, seed=self.seed))
        self._next(now, f"{seat} leaves: {why.value}", step)

    def ring(self, now: datetime) -> None:
        """Time does what is due."""
        deadline = self.due()
        step = self.spec.game.expire(self.state, deadline, a_moment(self.number + 1, now, seed=self.seed))
        self._next(now, f"time: {deadline.phase}", step)

    def due(self) -> Deadline:
        """The next deadline of a game that has not ended."""
        deadline = self.spec.game.deadline(self.state)
        assert deadline is not None, "the game is over"
        return deadline

    def text(self) -> str:
        """The transcript so far."""
        return "\n".join((*self.lines, ""))

    def _next(self, now: datetime, what: str, step: Step[Any, Any]) -> None:
        self.number, self.now = self.number + 1, now
        self._note(what, step)

    def _note(self, what: str, step: Step[Any, Any]) -> None:
        self.state = step.state
        since = round((self.now - EVENING).total_seconds())
        self.lines.append(f"#{self.number} +{since}s {what}")
        self.lines.extend(f"    {line}" for line in map(told, step.events))
        outcome = self.spec.game.outcome(step.state)
        if outcome is not None:
            self.lines.append(f"end: {outcome.key} {_seats(outcome.winners)}".rstrip())


def told(event: Any) -> str:
    """An event as one line: to whom, what."""
    to = "all" if event.audience.table else _seats(event.audience.seats)
    parts = [part.name for part in fields(event) if part.name not in ("kind", "to")]
    facts = " ".join(f"{name}={_value(getattr(event, name))}" for name in parts)
    return f"{to:<4} {type(event).__name__} {facts}".rstrip()


def _value(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _seats(seats: frozenset[Seat]) -> str:
    return ",".join(map(str, sorted(seats)))


def replayed(text: str) -> str:
    """The transcript that the same entries give today. Raises ValueError for a line that is no entry."""
    head = dict(line.split(": ", 1) for line in text.splitlines()[:4])
    spec = registry.game(head["game"].split()[0])
    options = TypeAdapter(spec.options).validate_json(head["options"])
    transcript = Transcript(spec, int(head["seats"]), options, head["seed"])
    for seconds, what in _entries(text):
        _carry_out(transcript, what, EVENING + timedelta(seconds=seconds))
    return transcript.text()


def _entries(text: str) -> Iterator[tuple[int, str]]:
    for line in text.splitlines():
        found = _ENTRY.fullmatch(line)
        if found and found["what"] != "setup":
            yield int(found["seconds"]), found["what"]


def _carry_out(transcript: Transcript, what: str, now: datetime) -> None:
    if found := _MOVE.fullmatch(what):
        words = found["sign"] == "text"
        transcript.move(
            Move(
                seat=Seat(int(found["seat"])),
                prompt=PromptId(found["prompt"]),
                pick=None if words else found["answer"],
                text=TextId(int(found["answer"])) if words else None,
            ),
            now,
        )
    elif found := _LEAVE.fullmatch(what):
        transcript.leave(Seat(int(found["seat"])), Leave(found["why"]), now)
    elif _TIME.fullmatch(what):
        transcript.ring(now)
    else:
        raise ValueError(f"{what!r} is no entry of a transcript")
