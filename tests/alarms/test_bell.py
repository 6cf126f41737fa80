"""The bell."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.alarms.bell import Bell
from bot.clock import SystemClock
from bot.sessions import commands as c
from bot.sessions.commands import Ring
from bot.sessions.receipts import Accepted, Receipt
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import Evening


async def test_a_sweep_rings_what_is_due_and_nothing_twice(database: Database) -> None:
    evening = Evening(database)
    session_id = await evening.lobby(5)
    bell = Bell(evening.service, database, evening.clock)
    assert await bell.sweep() == 0
    evening.clock.advance(180)
    assert await bell.sweep() > 0
    assert (await evening.record(session_id)).status is Status.RUNNING
    assert await bell.sweep() == 0


async def test_a_whole_game_of_computer_players_needs_the_bell_alone(database: Database) -> None:
    evening = Evening(database)
    session_id = await evening.lobby(1)
    await evening.does(1, c.FillSeats)
    bell = Bell(evening.service, database, evening.clock)
    for _ in range(5000):
        await evening.deliver()
        await bell.sweep()
        if (await evening.record(session_id)).status is Status.OVER:
            break
        due = await evening.service.next_due()
        assert due is not None
        evening.clock.move_to(due)
    assert (await evening.record(session_id)).status is Status.OVER


async def test_the_bell_gives_a_sign_of_life_every_few_seconds(database: Database) -> None:
    evening = Evening(database)
    bell = Bell(evening.service, database, evening.clock)
    await bell.sweep()
    first = await database.transact(lambda uow: uow.last_heartbeat())
    evening.clock.advance(2)
    await bell.sweep()
    assert await database.transact(lambda uow: uow.last_heartbeat()) == first
    evening.clock.advance(4)
    await bell.sweep()
    assert await database.transact(lambda uow: uow.last_heartbeat()) == evening.clock.now()


class Stubborn:
    """Tables that fail the first time, and note what is rung."""

    def __init__(self) -> None:
        self.rounds = 0
        self.rung = asyncio.Event()

    async def due(self, now: datetime, limit: int = 200) -> list[Ring]:
        self.rounds += 1
        if self.rounds == 1:
            raise OSError("the database is away")
        return [] if self.rung.is_set() else [Ring(session_id="abc", token=1)]

    async def ring(self, command: Ring) -> Receipt:
        self.rung.set()
        return Accepted()

    async def next_due(self) -> datetime | None:
        return None

    async def move_computers(self, now: datetime) -> int:
        return 0

    async def beat(self, now: datetime) -> None:
        pass

    async def wake(self, now: datetime) -> int:
        return 0

    async def mend(self, limit: int = 100) -> int:
        return 0


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_the_scheduler_goes_on_after_a_round_that_failed(database: Database) -> None:
    tables = Stubborn()
    bell = Bell(tables, database, SystemClock())
    bell.start()
    async with asyncio.timeout(30):
        await tables.rung.wait()
    bell.stop()
    assert tables.rounds >= 2


class Slow(Stubborn):
    """Tables whose first round never ends by itself."""

    async def due(self, now: datetime, limit: int = 200) -> list[Ring]:
        """Say that somebody asks, and nothing else."""
        self.rung.set()
        await asyncio.Event().wait()
        return []


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_stop_in_the_middle_of_a_round_is_no_error(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    tables = Slow()
    bell = Bell(tables, database, SystemClock())
    bell.start()
    await tables.rung.wait()
    bell.stop()
    for _ in range(5):
        await asyncio.sleep(0)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


LATE = timedelta(hours=1)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("job", ["tick", "aim", "clean"])
async def test_a_round_that_is_an_hour_late_is_made_and_not_skipped(
    database: Database, job: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pitfall 65: the scheduler's own grace is one second; whatever blocked the loop, no job relies on it."""
    made, rounds = asyncio.Event(), Due()
    monkeypatch.setattr(database, "transact", lambda work: _noted(made))
    bell = Bell(rounds, database, SystemClock(), every_s=1000)
    bell.start()
    if job == "aim":
        rounds.at = SystemClock().now() + timedelta(seconds=500)
        await bell._tick()
    else:
        rounds.rung = made
    scheduler = bell._scheduler
    assert scheduler is not None
    assert all(one.misfire_grace_time is None and one.coalesce for one in scheduler.get_jobs())
    rounds.rung = made
    scheduler.modify_job(job, next_run_time=datetime.now(UTC) - LATE)
    async with asyncio.timeout(30):
        await made.wait()
    bell.stop()


class Due(Stubborn):
    """Tables of which one will be due."""

    at: datetime | None = None

    async def due(self, now: datetime, limit: int = 200) -> list[Ring]:
        """Say that somebody asks, and nothing else."""
        self.rung.set()
        return []

    async def next_due(self) -> datetime | None:
        return self.at


async def _noted(made: asyncio.Event) -> None:
    made.set()
