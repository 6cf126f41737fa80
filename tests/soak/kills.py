"""The kill runs: the bot as a process of its own, killed with -9 at any moment while people play.

In the end (`autopsy`) nothing that was answered may be lost, each deadline was handled once, and no chat has seen more than
one message again for each kill.
"""

import asyncio
import itertools
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import structlog

from bot.clock import SystemClock
from bot.playground.limits import Limits
from bot.playground.model import Message
from bot.playground.puppets import Stage
from bot.playground.server import LocalServer, app
from games.core.ids import GameKey
from games.core.rng import SeededRng
from storage.engine import Database
from storage.records import SessionRecord, Status
from tests.bench.servers import fresh, postgres
from tests.soak import ledger, proofs
from tests.soak.agenda import Agenda
from tests.soak.autopsy import Autopsy
from tests.soak.crowd import Crowd
from tests.soak.habits import TAME
from tests.soak.town import KINDS, Progress, Tally
from tests.soak.victim import Victim

_log = structlog.get_logger(__name__)

TABLES = 4
SCALE = 0.02
MOMENTS = ("lobby", "drawing", "night", "talk", "vote", "speech", "second", "shot")
"""When to kill: as a table comes to such a point of its evening."""
_WANTED = 4
"""Of these the ones in which there have been the fewest kills."""
_WHENEVER = 0.2
"""So often at no particular moment."""
HABITS = replace(TAME, twice=0.1, changes_mind=0.15, stale=0.05)
_ALIKE = {"call": "vote", "runoff": "second", "day": "talk", "dusk": "vote"}
_GLANCE_S = 0.005
_LOOK_S = 0.02
_WAIT_S = 5.0
"""Nobody waits longer for such a moment."""
_LATE_S = (60.0, 200.0)
"""Game seconds that pass before a late restart: deadlines have gone by."""
_DEAL_S = 240.0
"""Real seconds in which the last games end, all told."""
_DRAIN_S = 15.0


class Table:
    """One group; game after game, and the ids of those that were played."""

    def __init__(self, crowd: Crowd, database: Database) -> None:
        self.crowd, self._database = crowd, database
        self.sessions: list[str] = []

    async def plays(self, wanted: Callable[[], bool]) -> None:
        """Play until nobody wants another game; after each one somebody asks for the proof."""
        while wanted():
            self.crowd.comes_back()
            self.crowd.opens()
            session = await self._finished()
            self.sessions.append(session)
            record = await self.record(session)
            if record is not None and record.status is Status.OVER and not proofs.stays_shut(record):
                await self._proof(session)
            await self.quiet()

    async def _finished(self) -> str:
        while True:
            session = self.crowd.session
            if session is not None and session not in self.sessions:
                record = await self.record(session)
                if record is not None and record.status in (Status.OVER, Status.CLOSED):
                    return session
            await asyncio.sleep(0.1)

    async def _proof(self, session: str) -> None:
        name = f"narratore-{session}.json"
        files = self.crowd.group.world.files
        self.crowd.asks_for_proof()
        while not any(file.name == name for file in files.values()):  # noqa: ASYNC110 (another process acts)
            await asyncio.sleep(0.05)

    async def quiet(self) -> None:
        """Wait until nothing is left to be sent here."""
        chats = [self.crowd.group.id, *(person.id for person in self.crowd.people)]
        while await self._database.transact(lambda uow: sum(ledger.unsent(uow, chat) for chat in chats)):  # noqa: ASYNC110
            await asyncio.sleep(0.1)

    async def record(self, session: str) -> SessionRecord | None:
        """A session's row."""
        return await self._database.transact(lambda uow: uow.session(session))


class Slaughter:
    """One world, one database, one victim."""

    def __init__(
        self, database_url: str, folder: Path, seed: str, *, scale: float, kinds: Sequence[GameKey] = KINDS
    ) -> None:
        self._url, self._folder, self._scale = database_url, folder, scale
        self._database = Database.open(database_url)
        self.rng = random.Random(seed)
        self._kinds = itertools.cycle(kinds)
        self.world = Stage(clock=SystemClock(), rng=SeededRng(seed.encode()), limits=Limits.unpaced())
        self.agenda = Agenda(self.world.clock, grain_s=0)
        self.tally = Tally()
        self.killed_in: Counter[str] = Counter()
        self._news: list[tuple[Message, bool]] = []
        self._places: dict[int, Crowd] = {}
        self._drawn = 0

    async def runs(self, kills: int, tables: int, report: Progress) -> Tally:
        """Kill so often while so many tables play, then let the last games end, and compare everything."""
        database = self._database
        try:
            await database.migrate()
            await database.transact(ledger.open_books)
            async with LocalServer(app(self.world, page=None)) as server:
                victim = Victim(self.world, server.url, self._url, self._folder, scale=self._scale)
                try:
                    await victim.starts()
                    self.world.listeners.append(self._hear)
                    places = [Table(self._crowd(number), database) for number in range(tables)]
                    await self._play(victim, places, kills, report)
                    if status := await victim.stops():
                        self.tally.blame(f"the last stop ended with status {status}")
                finally:
                    victim.is_no_more()
            autopsy = Autopsy(self.tally, self.world, database, victim, self._folder)
            await autopsy.all_of_it()
            for table in places:
                await autopsy.table(table.crowd, table.sessions)
            self.tally.extra |= {"kills": len(victim.kills), **self.killed_in}
        finally:
            await database.close()
        return self.tally

    def _crowd(self, number: int) -> Crowd:
        locale = ("it", "en")[number % 2]
        people = [
            self.world.person(f"{name}{number}", language_code=locale, started=True)
            for name in ("Anna", "Bruno", "Clara", "Dino", "Elsa", "Fabio", "Gaia", "Hugo", "Ivo")[
                : self.rng.randint(5, 9)
            ]
        ]
        for person in people:
            person.starts()
        group = self.world.group(f"Borgo {number}", *people[1:], owner=people[0])
        crowd = Crowd(
            group, people, self.agenda, random.Random(self.rng.random()),
            games=self._kinds, locale=locale, habits=HABITS, haste=1 / self._scale, pace="fast",
        )  # fmt: skip
        self._places |= dict.fromkeys((group.id, *(person.id for person in people)), crowd)
        return crowd

    # Play

    async def _play(self, victim: Victim, places: list[Table], kills: int, report: Progress) -> None:
        living = asyncio.create_task(self._live(victim))
        playing = [asyncio.create_task(table.plays(lambda: len(victim.kills) < kills)) for table in places]
        try:
            while len(victim.kills) < kills:
                await self._kill(victim, places)
                report(len(victim.kills))
            async with asyncio.timeout(_DEAL_S):
                await asyncio.gather(*playing)
            await self._drained()
        except TimeoutError:
            for table in places:
                session = table.crowd.session
                if session is not None and session not in table.sessions:
                    self.tally.blame(f"does not end: {await table.record(session)}")
        finally:
            for task in (living, *playing):
                task.cancel()
            with suppress(asyncio.CancelledError):
                await living

    async def _live(self, victim: Victim) -> None:
        while True:
            victim.look()
            self.agenda.run()
            news, self._news = self._news, []
            for message, edited in news:
                self._places[message.chat.id].notice(message, edited=edited)
            await asyncio.sleep(_GLANCE_S)

    async def _drained(self) -> None:
        """Wait until the last press has been fetched and settled, and what it has queued is sent."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_DRAIN_S):
                while len(self.world.updates) or await self._unsent():  # noqa: ASYNC110 (another process acts)
                    await asyncio.sleep(_LOOK_S)
        if left := len(self.world.updates):
            self.tally.blame(f"{left} updates were never settled")

    async def _unsent(self) -> int:
        """How many messages of these tables still wait; those that nobody can be sent count too."""
        return await self._database.transact(lambda uow: sum(ledger.unsent(uow, chat) for chat in self._places))

    async def _kill(self, victim: Victim, places: list[Table]) -> None:
        moment = "whenever"
        if self.rng.random() >= _WHENEVER:
            rarest = sorted(MOMENTS, key=lambda each: (self.killed_in[each], self.rng.random()))
            with suppress(TimeoutError):
                async with asyncio.timeout(_WAIT_S):
                    moment = await self._comes(rarest[:_WANTED], places)
        await asyncio.sleep(self.rng.choice((0.0, self.rng.uniform(0, 0.03), self.rng.uniform(0, 0.6))))
        await victim.is_killed()
        self.killed_in[moment] += 1
        if self.rng.random() < 0.4:
            await asyncio.sleep(self.rng.uniform(*_LATE_S) * self._scale)
        await victim.rises()

    async def _comes(self, wanted: list[str], places: list[Table]) -> str:
        """Wait until a table comes to one of these moments; to which."""
        drawn, before = self._drawn, await self._moments(places)
        while True:
            await asyncio.sleep(_LOOK_S)
            if "drawing" in wanted and self._drawn > drawn:
                return "drawing"
            now = await self._moments(places)
            for earlier, there in zip(before, now, strict=True):
                if there != earlier and there in wanted:
                    return there
            before = now

    async def _moments(self, places: list[Table]) -> list[str]:
        """Where in its evening each table is."""
        sessions = [table.crowd.session or "" for table in places]
        return await self._database.transact(lambda uow: [moment_of(uow.session(session)) for session in sessions])

    def _hear(self, kind: str, payload: Any) -> None:
        if kind not in ("message", "edited") or payload["from"]["id"] != self.world.bot.id:
            return
        message = self.world.chats[payload["chat"]["id"]].messages.get(payload["message_id"])
        if message is None or message.chat.id not in self._places:
            return
        self._news.append((message, kind == "edited"))
        self._drawn += "dice" in message.content


def moment_of(record: SessionRecord | None) -> str:
    """Which moment of an evening this is: the lobby, else the kind of its phase; nothing where there is no game."""
    if record is None or record.status not in (Status.LOBBY, Status.RUNNING):
        return ""
    if record.status is Status.LOBBY:
        return "lobby"
    phase = str(record.extra.get("phase", ""))
    first, *rest = phase.split(".")
    word = "shot" if "shot" in rest else "night" if first.startswith("n") else rest[0] if rest else ""
    return _ALIKE.get(word, word)


async def slaughter(
    kills: int,
    seed: str,
    report: Progress,
    *,
    database_url: str,
    folder: Path,
    tables: int = TABLES,
    scale: float = SCALE,
    kinds: Sequence[GameKey] = KINDS,
) -> Tally:
    """So many kills over one empty database. The folder is for files of the run's own."""
    return await Slaughter(database_url, folder, seed, scale=scale, kinds=kinds).runs(kills, tables, report)


async def kills(count: int, seed: str, report: Progress, *, kinds: Sequence[GameKey] = KINDS) -> Tally:
    """So many kills, on SQLite. `report` is told how many there have been."""
    folder = _folder()
    url = f"sqlite:///{folder}/kills.db"
    return _cleared(folder, await slaughter(count, seed, report, database_url=url, folder=folder, kinds=kinds))


async def kills_on_postgres(count: int, seed: str, report: Progress, *, kinds: Sequence[GameKey] = KINDS) -> Tally:
    """The same on PostgreSQL; the server is stopped in any case, an interruption included."""
    folder = _folder()
    with postgres() as server:
        url = await fresh(server, "narratore_soak")
        return _cleared(folder, await slaughter(count, seed, report, database_url=url, folder=folder, kinds=kinds))


def _folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="narratore-kills-"))


def _cleared(folder: Path, tally: Tally) -> Tally:
    """Remove what the run has left, unless something was wrong; after an exception it stays, too."""
    if tally.violations:
        _log.error("soak.kept", folder=str(folder))
    else:
        shutil.rmtree(folder)
    return tally
