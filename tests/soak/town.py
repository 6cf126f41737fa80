"""A town of groups around one bot: what all long runs share. How time goes on is the subclass's business."""

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import structlog

from bot.clock import Clock
from bot.playground.limits import Limits
from bot.playground.model import Message
from bot.playground.puppets import Stage
from games.core.ids import GameKey
from games.core.rng import SeededRng
from games.registry import GAMES
from storage.engine import Database
from storage.records import SessionRecord
from tests.soak.agenda import GRAIN_S, Agenda
from tests.soak.crowd import Crowd
from tests.soak.habits import NAMES, USUAL, Habits
from tests.soak.watch import Watch

_log = structlog.get_logger(__name__)

Progress = Callable[[int], None]
"""Told how much is done."""

KINDS: tuple[GameKey, ...] = tuple(spec.key for spec in GAMES)
"""The games that are played, unless somebody says which."""

_KEEP = 5000
"""Messages that a chat remembers: more than a bot may still want to edit."""
_STALL = {"fast": 6 * 3600.0, "normal": 8 * 3600.0, "slow": 60 * 24 * 3600.0}
"""A game that has not ended after so many seconds never will."""


@dataclass(slots=True)
class Tally:
    """What a part of the soak came to."""

    games: int = 0
    seats: int = 0
    presses: int = 0
    calls: int = 0
    hours: float = 0.0
    proofs: int = 0
    doubled: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)
    extra: dict[str, Any] = field(default_factory=dict)

    def blame(self, what: str) -> None:
        """A promise was broken: it is told at once, and kept for the end."""
        _log.error("soak.broken", what=what)
        self.violations.append(what)


class Town:
    """One world, one agenda, many tables."""

    calm_s = 180.0
    """After an end: so long until the last message has surely left."""
    glance_s = 900.0

    def __init__(
        self,
        folder: Path,
        seed: str,
        clock: Clock,
        *,
        limits: Limits | None = None,
        weather: bool = False,
        grain_s: float = GRAIN_S,
        haste: float = 1.0,
        kinds: Sequence[GameKey] = KINDS,
    ) -> None:
        """Nobody lives there yet; the games of these kinds are opened in turn. `haste` is how many times as fast as usual people act."""
        self.folder, self.clock, self.weather, self.haste = folder, clock, weather, haste
        self.kinds = itertools.cycle(kinds)
        self.dice = SeededRng(seed.encode())
        self.rng = random.Random(seed)
        self.world = Stage(clock=clock, rng=self.dice.stream("world"), limits=limits, keep_messages=_KEEP)
        self.world.listeners.append(self._hear)
        self.agenda = Agenda(clock, grain_s=grain_s)
        self.tally = Tally()
        self.watch = Watch(self.world, self.tally.blame, weather=weather)
        self.crowds: list[Crowd] = []
        self.given_up: set[tuple[int, str]] = set()
        """Chat and content of calls whose answer the bot did not get, as far as the town knows."""
        self.glances = True
        self.database_url = f"sqlite:///{folder}/soak.db"
        self._db: Database | None = None
        self._news: list[tuple[Message, bool]] = []
        self._homes: dict[int, Crowd] = {}

    @property
    def db(self) -> Database:
        """The bot's database."""
        assert self._db is not None, "the town is not open"
        return self._db

    def settles(
        self, people: int, *, locale: str, habits: Habits = USUAL, kind: str = "supergroup", **more: Any
    ) -> Crowd:
        """A new group with so many people who want to play. `more` are the crowd's."""
        rng = random.Random(self.rng.random())
        crowd = [
            self.world.person(rng.choice(NAMES), language_code=rng.choice((locale, locale, "de", None)))
            for _ in range(people)
        ]
        title = f"Borgo {len(self.crowds)} <&> {locale}"
        group = self.world.group(title, *crowd[1:], owner=crowd[0], kind=kind)
        for person in crowd:
            if rng.random() < 0.7:
                person.starts()
        table = Crowd(
            group, crowd, self.agenda, rng, games=self.kinds, locale=locale, habits=habits, haste=self.haste, **more
        )
        self.crowds.append(table)
        self._homes |= {group.id: table, **{person.id: table for person in crowd}}
        return table

    def stall_s(self, pace: str) -> float:
        """After how long a game of this pace counts as endless."""
        return _STALL[pace]

    def glance(self) -> None:
        """Now and then look at what no screen shows: tables that were closed without an end."""
        self.glances = True
        self.agenda.after(self.glance_s, self.glance)

    async def record(self, session_id: str) -> SessionRecord | None:
        """A session's row."""
        return await self.db.transact(lambda uow: uow.session(session_id))

    def check_answers(self, crowd: Crowd) -> None:
        """Every press of these people was answered, unless the weather has swallowed each answer."""
        for person, data, query in crowd.pressed:
            if query.answered:
                continue
            if self.watch.swallowed(query.id):
                self.tally.extra["unanswered"] = self.tally.extra.get("unanswered", 0) + 1
            else:
                self.tally.blame(f"{crowd.group.chat.title}: never answered: {data!r} of {person.id} at {query.at}")

    def sums_up(self) -> None:
        """Take over what the watch has seen."""
        self.tally.calls = self.watch.calls
        self.tally.presses = sum(crowd.presses for crowd in self.crowds)

    # What is on the screens

    def _hear(self, kind: str, payload: Any) -> None:
        if kind not in ("message", "edited") or payload["from"]["id"] != self.world.bot.id:
            return
        message = self.world.chats[payload["chat"]["id"]].messages.get(payload["message_id"])
        if message is not None and message.chat.id in self._homes:
            self._news.append((message, kind == "edited"))

    def read_news(self) -> None:
        """People look at their screens; not within the server's call, which must not fail for what they do."""
        news, self._news = self._news, []
        for message, edited in news:
            self._homes[message.chat.id].notice(message, edited=edited)


def sizes(rng: random.Random) -> Iterator[int]:
    """Numbers of people at a table: small ones more often, the largest now and then."""
    while True:
        yield rng.choice((rng.randint(5, 9), rng.randint(5, 16), rng.randint(5, 35)))
