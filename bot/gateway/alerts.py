"""What operators are told of our own errors: at most once a minute for each kind. Knows no session.

A report that cannot be made is logged and forgotten: reporting must never be one more thing that fails.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import structlog

from bot.clock import Clock

_log = structlog.get_logger(__name__)

_EVERY = timedelta(minutes=1)


class Alerts:
    """Reports, thinned out."""

    def __init__(self, tell: Callable[[str, int], Awaitable[None]], clock: Clock) -> None:
        """Tell the operators by `tell(kind, how often since the last report)`."""
        self._tell = tell
        self._clock = clock
        self._told: dict[str, datetime] = {}
        self._unsaid: dict[str, int] = {}
        self._going_out: set[asyncio.Task[None]] = set()

    def report(self, kind: str) -> None:
        """Something of this kind went wrong. Returns at once: the report goes out beside."""
        now = self._clock.now()
        times = self._unsaid.get(kind, 0) + 1
        last = self._told.get(kind)
        if last is not None and now - last < _EVERY:
            self._unsaid[kind] = times
            return
        self._told[kind] = now
        self._unsaid.pop(kind, None)
        task = asyncio.ensure_future(self._try(kind, times))
        self._going_out.add(task)
        task.add_done_callback(self._going_out.discard)

    async def drained(self) -> None:
        """Wait until every report has gone out or failed."""
        while self._going_out:
            await asyncio.wait(set(self._going_out))

    async def _try(self, kind: str, times: int) -> None:
        try:
            await self._tell(kind, times)
        except Exception:  # noqa: BLE001 (whatever it is: it is logged, and that is all)
            _log.exception("alerts.not-told", kind=kind)
