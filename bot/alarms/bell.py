"""The bell: APScheduler makes us look once a second; what is due lies in the database.

The scheduler is used in memory only. Losing all of its jobs costs one second of lateness: nothing is remembered here.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Protocol

import structlog
from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.date import DateTrigger
from apscheduler.triggers.interval import IntervalTrigger

from bot.clock import Clock
from bot.sessions.commands import Ring
from bot.sessions.receipts import Receipt
from bot.sessions.terms import STANDSTILL
from storage.engine import Database

EVERY_S = 1.0
BEAT_S = 5.0
"""A sign of life at least so often, so that a standstill can be told from a quiet hour."""
SWEEP_S = 3600.0
ROUNDS = 50
"""A sweep rings at most so many batches: what is left is rung a second later."""

_log = structlog.get_logger(__name__)


class Tables(Protocol):
    """The part of the session service that the bell needs."""

    async def due(self, now: datetime, limit: int = 200) -> list[Ring]:
        """The rings that are due."""
        ...

    async def ring(self, command: Ring) -> Receipt:
        """Do what is due at a table."""
        ...

    async def next_due(self) -> datetime | None:
        """When something is due next."""
        ...

    async def move_computers(self, now: datetime) -> int:
        """Let computer players move."""
        ...

    async def beat(self, now: datetime) -> None:
        """Note that somebody serves the tables."""
        ...

    async def wake(self, now: datetime) -> int:
        """Give back the time of a standstill."""
        ...

    async def mend(self, limit: int = 100) -> int:
        """Mend tables that nobody has touched since the start."""
        ...


class Bell:
    """Rings the tables whose time has come."""

    def __init__(self, service: Tables, db: Database, clock: Clock, *, every_s: float = EVERY_S) -> None:
        """Ring at this service, by this clock; `db` is swept of what is past its keeping. Looks so often by the wall."""
        self._service = service
        self._db = db
        self._clock = clock
        self._every_s = every_s
        self._scheduler: AsyncIOScheduler | None = None
        self._beaten: datetime | None = None
        self._ticked: datetime | None = None

    async def sweep(self) -> int:
        """One round: ring all that is due, let computer players move, give a sign of life. How much happened."""
        now, happened = self._clock.now(), await self._service.mend()
        for _ in range(ROUNDS):
            rings = await self._service.due(now)
            for ring in rings:
                await self._service.ring(ring)
            happened += len(rings)
            if not rings:
                break
        happened += await self._service.move_computers(now)
        if self._beaten is None or (now - self._beaten).total_seconds() >= BEAT_S:
            await self._service.beat(now)
            self._beaten = now
        return happened

    def start(self) -> None:
        """Look regularly from now on, on the running event loop."""
        scheduler = AsyncIOScheduler(timezone="UTC")
        shared = {"coalesce": True, "max_instances": 1, "misfire_grace_time": None}
        scheduler.add_job(self._tick, IntervalTrigger(seconds=self._every_s), id="tick", **shared)
        scheduler.add_job(self._clean, IntervalTrigger(seconds=SWEEP_S), id="clean", **shared)
        scheduler.start()
        self._scheduler = scheduler

    def stop(self) -> None:
        """Look no more. What is due stays in the database."""
        if self._scheduler is not None:
            self._scheduler.shutdown(wait=False)
            self._scheduler = None

    @contextmanager
    def _until_stopped(self) -> Iterator[None]:
        """A stop in the middle of this is no error; the scheduler would log it as one."""
        try:
            yield
        except asyncio.CancelledError:
            if self._scheduler is not None:
                raise

    async def _tick(self) -> None:
        """A round by the scheduler. Survives whatever happens: the next one is a second away."""
        now = self._clock.now()
        try:
            with self._until_stopped():
                if self._ticked is not None and now - self._ticked > STANDSTILL:
                    await self._service.wake(now)
                await self.sweep()
                await self._aim(now)
        except Exception:  # noqa: BLE001 (whatever fails, the next round must come)
            _log.exception("bell.tick")
        finally:
            self._ticked = self._clock.now()

    async def _aim(self, now: datetime) -> None:
        """Look once more exactly at the next deadline, if that is before the next round."""
        scheduler, due = self._scheduler, await self._service.next_due()
        if scheduler is None or due is None or not now < due < now + timedelta(seconds=self._every_s):
            return
        # A round that is still ringing must not swallow the next aim: rings are idempotent, so two may overlap.
        scheduler.add_job(
            self._sweep_once,
            DateTrigger(run_date=due),
            id="aim",
            replace_existing=True,
            misfire_grace_time=None,
            max_instances=2,
        )

    async def _sweep_once(self) -> None:
        try:
            with self._until_stopped():
                await self.sweep()
        except Exception:  # noqa: BLE001 (the round a second later does the same)
            _log.exception("bell.aim")

    async def _clean(self) -> None:
        """Delete what is past its keeping."""
        now = self._clock.now()
        try:
            with self._until_stopped():
                await self._db.transact(lambda uow: uow.sweep_old(now))
        except Exception:  # noqa: BLE001 (what was not deleted now is deleted in an hour)
            _log.exception("bell.clean")
