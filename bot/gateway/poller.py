"""Polling: fetch, hand each update to the desk, confirm what is settled. Knows no game and no database.

The offset moves past an update only when its step has committed or was refused, or when it cannot be read at all;
so a kill at any moment leaves the rest to the server, which sends it again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

import structlog
from telegram.error import Conflict, RetryAfter, TelegramError

from bot.clock import Clock
from bot.gateway.client import Client
from bot.gateway.desk import Desk, Settled
from bot.gateway.order import InOrder, keys_of
from bot.gateway.readers import ALLOWED_UPDATES
from bot.gateway.troubles import seconds_of

_log = structlog.get_logger(__name__)

_BATCH = 100
_SIDE_BY_SIDE = 32
_LONG_POLL_S = 25
_FIRST_PAUSE_S = 1.0
_LONGEST_PAUSE_S = 60.0
_FAREWELL_S = 5.0
"""So long a poller that is stopped waits for the steps that have begun: the database closes after it."""
_TRIES = 5
"""So often an update whose step raised is tried before it is passed over: recorded each time, never for ever."""


class Poller:
    """One consumer of getUpdates."""

    def __init__(
        self, bot: Client, desk: Desk, clock: Clock, *, alive: Callable[[], Awaitable[bool]] | None = None
    ) -> None:
        """Fetch with this bot, for this desk; `alive` tells whether the database answers at all."""
        self._bot = bot
        self._desk = desk
        self._clock = clock
        self._offset: int | None = None
        self._settled: set[int] = set()
        self._failures: dict[int, int] = {}
        self._alive = alive
        self._order = InOrder(_SIDE_BY_SIDE)
        self._pause_s = 0.0
        self.last_seen: datetime | None = None
        """When the server last answered."""

    async def poll_once(self, timeout_s: int = 0) -> int:
        """Fetch one batch and settle it; the number of updates settled now. Raises TelegramError."""
        batch = await self._bot.fetch_updates(
            offset=self._offset, timeout_s=timeout_s, limit=_BATCH, kinds=ALLOWED_UPDATES
        )
        self.last_seen = self._clock.now()
        numbers = [number_of(raw) for raw in batch]
        work = {
            number: self._order.submit(keys_of(raw), lambda raw=raw: self._settle(raw))  # type: ignore[misc]
            for number, raw in zip(numbers, batch, strict=True)
            if number not in self._settled
        }
        if work:
            await self._ended(list(work.values()))
        for number, task in work.items():
            if task.result():
                self._settled.add(number)
        settled = sum(number in self._settled for number in work)
        for number in numbers:
            if number not in self._settled:
                break
            self._offset = number + 1
        if self._offset is not None:
            self._settled = {number for number in self._settled if number >= self._offset}
        return settled

    async def _ended(self, steps: Sequence["asyncio.Task[bool]"]) -> None:
        """Wait for all of these. At a stop what has begun may end, shortly; the server sends the rest again."""
        try:
            await asyncio.wait(steps)
        except asyncio.CancelledError:
            _, late = await asyncio.wait(steps, timeout=_FAREWELL_S)
            for step in late:
                step.cancel()
            await asyncio.gather(*steps, return_exceptions=True)
            raise

    async def confirm(self) -> None:
        """At a stop: let the server forget what is settled. Where that fails it sends it again, which does no harm."""
        if self._offset is None:
            return
        try:
            await self._bot.fetch_updates(offset=self._offset, timeout_s=0, limit=1, kinds=ALLOWED_UPDATES)
        except TelegramError as error:
            _log.info("poller.not-confirmed", error=type(error).__name__)

    async def _settle(self, raw: Mapping[str, Any]) -> bool:
        """Whether the offset may move past this update."""
        number = number_of(raw)
        if await self._desk.take(raw) is not Settled.FAILED:
            self._failures.pop(number, None)
            return True
        if self._alive is not None and not await self._alive():
            # No fault of the update's: it waits as long as the database is away.
            self._failures.setdefault(number, 0)
            return False
        failures = self._failures[number] = self._failures.get(number, 0) + 1
        if failures < _TRIES:
            return False
        _log.error("poller.passed-over", update=number, tries=failures)
        del self._failures[number]
        return True

    async def run(self) -> None:
        """Poll until cancelled; errors are logged and waited out, longer each time."""
        # The first fetch waits for nothing: it tells at once whether the server is there.
        wait_s = 0
        while True:
            try:
                got = await self.poll_once(wait_s)
                wait_s = _LONG_POLL_S
            except TelegramError as error:
                await self._clock.sleep(self._pause_after(error))
                continue
            if self._failures and not got:
                self._pause_s = min(max(_FIRST_PAUSE_S, self._pause_s * 2), _LONGEST_PAUSE_S)
                await self._clock.sleep(self._pause_s)
            else:
                self._pause_s = 0.0

    def _pause_after(self, error: TelegramError) -> float:
        self._pause_s = min(max(_FIRST_PAUSE_S, self._pause_s * 2), _LONGEST_PAUSE_S)
        if isinstance(error, Conflict):
            _log.error(
                "poller.conflict",
                hint="another process polls with this token, or a webhook is still set",
                pause_s=self._pause_s,
                error=str(error),
            )
        else:
            _log.warning("poller.trouble", error=type(error).__name__, what=str(error)[:200], pause_s=self._pause_s)
        return max(self._pause_s, seconds_of(error)) if isinstance(error, RetryAfter) else self._pause_s


def number_of(raw: Mapping[str, Any]) -> int:
    """An update's number."""
    return int(raw["update_id"])
