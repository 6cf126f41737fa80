"""Many live games in one process: memory, cost of a press, and a restart. Each is measured in a process of its own.

One game is dealt and played into its first night over the Bot API; its record, seats and state are then stored again under
other ids. The copies have no screens yet, so mending queues all of them anew: more than after a restart that was real.
"""

import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, median
from typing import TypeVar

import psutil

from bot.playground.puppets import Person
from storage.engine import Database
from storage.records import SessionRecord
from storage.unit import UnitOfWork
from tests.bench.hall import Hall
from tests.bench.rows import Row, Scale
from tests.kit.party import prompt_of

SEATS = 6
SMALL = 100
"""What many are compared with, and how many of them are pressed at."""
_BATCH = 500
_MIB = 2**20
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is asked something, and the data of its buttons in a copy."""

    seat: int
    data: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Copies:
    """What the other processes have to know of the database."""

    folder: Path
    now: datetime
    due: datetime
    asked: tuple[Asked, ...]
    count: int


def _name(number: int) -> str:
    return f"copia{number:05d}"


def _user(number: int, seat: int) -> int:
    return 5_000_000_000 + 100 * number + seat


def prepare(folder: Path, count: int) -> Copies:
    """A database with so many live games."""
    return asyncio.run(_prepare(folder, count))


async def _prepare(folder: Path, count: int) -> Copies:
    hall = Hall(folder)
    await hall.opens()
    group, people = await hall.table("Piazza", SEATS)
    await hall.until_phase(group, "n1")
    record = await hall.session(group)
    asked = []
    for seat, person in enumerate(people, start=1):
        for message in person.hears():
            if prompt_of(message):
                data = tuple(b["callback_data"] for b in message.buttons if "callback_data" in b)
                asked.append(Asked(seat, data))
    seal = await hall.bot.db.transact(lambda uow: uow.seal(record.id))
    assert record.due_at is not None
    assert asked, "nobody is asked anything"
    for first in range(0, count, _BATCH):
        numbers = range(first, min(first + _BATCH, count))
        await hall.bot.db.transact(lambda uow, numbers=numbers: _copy(uow, record, numbers, seal, hall.clock.now()))  # type: ignore[misc]
    copies = Copies(folder, hall.clock.now(), record.due_at, tuple(asked), count)
    await hall.bot.service.beat(hall.clock.now())
    await hall.closes()
    return copies


def _copy(uow: UnitOfWork, record: SessionRecord, numbers: Sequence[int], seal: bytes, now: datetime) -> None:
    seats = uow.seats(record.id)
    originals = [str(seat.user_id) for seat in seats]
    for number in numbers:
        extra = json.dumps(dict(record.extra))
        for seat, user in zip(seats, originals, strict=True):
            extra = extra.replace(user, str(_user(number, seat.seat)))
        copy = replace(
            record,
            id=_name(number),
            chat_id=-1_003_000_000_000 - number,
            topic=None,
            opener=_user(number, 1),
            extra=json.loads(extra),
        )
        uow.add_session(copy)
        uow.put_seal(copy.id, seal)
        for seat in seats:
            user_id = _user(number, seat.seat)
            uow.meet(user_id, f"Anna {seat.seat}", None, "it")
            uow.set_reachable(user_id, True)
            uow.add_seat(replace(seat, session_id=copy.id, user_id=user_id, joined_at=now))


@dataclass(frozen=True, slots=True)
class Pressed:
    """Milliseconds of CPU a press, the share that changed its game, and memory before and after, in MiB."""

    cpu_ms: tuple[float, ...]
    accepted: int
    began_mib: float
    mib: float


def press(copies: Copies) -> Pressed:
    """Press in a hundred of the games, each question twice, the second time measured; with all games mended and live."""
    return asyncio.run(_press(copies))


def _rss() -> float:
    return float(psutil.Process().memory_info().rss) / _MIB


async def _press(copies: Copies) -> Pressed:
    began = _rss()
    hall = Hall(copies.folder)
    hall.clock.move_to(copies.now + timedelta(seconds=1))
    chosen = range(0, copies.count, max(1, copies.count // SMALL))[:SMALL]
    await _open_without_pump(hall)
    while await hall.bot.service.mend(500):
        pass
    pressers = [(n, asked, _presser(hall, n, asked.seat)) for n in chosen for asked in copies.asked]
    while await hall.bot.poller.poll_once():
        pass
    spent, before = [], {n: await _version(hall, n) for n in chosen}
    for turn in (0, 1):
        for number, asked, person in pressers:
            data = _data(asked.data[turn % len(asked.data)], number)
            person.forges(data, person.chat.messages[min(person.chat.messages)])
            start = time.process_time()
            await hall.bot.poller.poll_once()
            if turn:
                spent.append(1000 * (time.process_time() - start))
    changed = [await _version(hall, n) - before[n] for n in chosen]
    await hall.bot.stop()
    return Pressed(tuple(spent), sum(changed), began, _rss())


async def _version(hall: Hall, number: int) -> int:
    return (await hall.session_by_id(_name(number))).version


def _presser(hall: Hall, number: int, seat: int) -> Person:
    person = hall.world.person(f"Anna {seat}", user_id=_user(number, seat), started=True)
    person.starts()
    return person


def _data(data: str, number: int) -> str:
    parts = data.split(".")
    return ".".join((parts[0], _name(number), *parts[2:]))


async def _open_without_pump(hall: Hall) -> None:
    """Start the bot and deliver nothing: the copies' groups are not in this world."""
    hall.settle = _nothing  # type: ignore[method-assign]
    await hall.opens()


async def _nothing() -> None:
    return


@dataclass(frozen=True, slots=True)
class Restarted:
    """Seconds until the first answer and until everything had rung; how often each deadline was rung; memory in MiB."""

    first_s: float
    all_s: float
    rung: tuple[int, ...]
    mib: float


def restart(copies: Copies) -> Restarted:
    """Start with every game's deadline a second overdue, a press waiting."""
    return asyncio.run(_restart(copies))


async def _restart(copies: Copies) -> Restarted:
    hall = Hall(copies.folder)
    now = copies.due + timedelta(seconds=1)
    hall.clock.move_to(now)
    asked = copies.asked[0]
    person = _presser(hall, copies.count - 1, asked.seat)
    query = person.forges(_data(asked.data[0], copies.count - 1), person.chat.messages[min(person.chat.messages)])
    began = time.perf_counter()
    before = await _died_just_now(hall, now)
    began += before
    await _open_without_pump(hall)
    bell = asyncio.ensure_future(_ring_all(hall))
    await hall.bot.poller.poll_once()
    first = time.perf_counter() - began
    assert query.answered, "the press has not been answered"
    await bell
    took = time.perf_counter() - began
    journals = [await _rings(hall, number) for number in range(copies.count)]
    await hall.bot.stop()
    return Restarted(first, took, tuple(journals), _rss())


async def _died_just_now(hall: Hall, now: datetime) -> float:
    """Note that the tables were served until a moment ago, so that no time is given back; how long noting took."""
    began = time.perf_counter()
    db = Database.open(hall.settings.database_url)
    await db.transact(lambda uow: uow.heartbeat(now - timedelta(seconds=2)))
    await db.close()
    return time.perf_counter() - began


async def _ring_all(hall: Hall) -> None:
    """Sweep until nothing is due."""
    while await hall.bot.bell.sweep():
        pass


async def _rings(hall: Hall, number: int) -> int:
    entries = await hall.bot.db.transact(lambda uow: uow.journal(_name(number)))
    return sum(entry.entry.get("kind") == "ring" for entry in entries)


def _alone(job: Callable[..., T], *args: object) -> T:
    """In a new process."""
    with ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn")) as pool:
        return pool.submit(job, *args).result()


def run(scale: Scale) -> list[Row]:
    """The rows."""
    count = scale.sessions
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        small = _alone(press, _alone(prepare, Path(few), SMALL))
        copies = _alone(prepare, Path(many), count)
        big = _alone(press, copies)
        again = _alone(restart, copies)
    low, high = median(small.cpu_ms), median(big.cpu_ms)
    once = sum(rung == 1 for rung in again.rung)
    return [
        Row(
            what=f"{count} live sessions: memory",
            measured=f"{big.mib:.0f} MiB resident ({small.mib:.0f} at {SMALL}; {big.began_mib:.0f} before the bot)",
            budget="< 250 MiB at 10,000",
            within=big.mib < 250,
            note="SQLite; every table mended, the playground's world included",
        ),
        Row(
            what=f"{count} live sessions: a press",
            measured=f"{high:.2f} ms CPU against {low:.2f} at {SMALL}, {high / low:.2f} x (means {fmean(big.cpu_ms):.2f}, {fmean(small.cpu_ms):.2f})",
            budget="<= 1.10 x",
            within=high <= 1.1 * low,
            note=f"medians of {len(big.cpu_ms)} second presses, fetch to answer, no delivery; {big.accepted} and {small.accepted} steps stored",
        ),
        Row(
            what=f"restart with {count}: first answer",
            measured=f"{again.first_s:.2f} s",
            budget="<= 3 s",
            within=again.first_s <= 3,
            note="wall time from building the bot, imports done; all deadlines overdue, the bell ringing meanwhile",
        ),
        Row(
            what=f"restart with {count}: deadlines",
            measured=f"{once} of {len(again.rung)} rung once, in {again.all_s:.1f} s; most {max(again.rung)}",
            budget="each once",
            within=once == len(again.rung),
            note=f"no screens stored, so all are queued anew; {again.mib:.0f} MiB at the end",
        ),
    ]
