"""The only place that reads the wall clock. Everything else is given a Clock."""

import asyncio
import heapq
import itertools
from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """Wall time, and waiting for it."""

    def now(self) -> datetime:
        """The present, aware, UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds of this clock."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """The present, aware, UTC."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""
        await asyncio.sleep(max(0.0, seconds))


class ManualClock:
    """A clock that moves only when told: for tests, soaks and fast demos."""

    def __init__(self, start: datetime = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)) -> None:
        """Stand at `start`."""
        self._now = start
        self._order = itertools.count()
        self._sleepers: list[tuple[datetime, int, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        """The time to which it was last moved."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Come back once the clock has been moved so far; at once for nothing or less."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + timedelta(seconds=seconds), next(self._order), future))
        await future

    def next_wake(self) -> datetime | None:
        """When the first sleeper wants to be woken."""
        return self._sleepers[0][0] if self._sleepers else None

    def move_to(self, when: datetime) -> None:
        """Move forward (never back) and wake whoever slept until then."""
        self._now = max(self._now, when)
        while self._sleepers and self._sleepers[0][0] <= self._now:
            future = heapq.heappop(self._sleepers)[2]
            if not future.done():
                future.set_result(None)

    def advance(self, seconds: float) -> None:
        """Move forward by so many seconds."""
        self.move_to(self._now + timedelta(seconds=seconds))
