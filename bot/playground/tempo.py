"""A clock that runs as fast as it is told, stands while somebody holds it, and can be set forward. Knows nothing of what is timed by it."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

from bot.clock import Clock

NAP_S, LEAST_S = 0.25, 0.02
"""Whoever sleeps no longer than a nap waits for the machine and not for time to pass: naps are the wall's, also while this
clock stands, and none is so short that whoever takes one after the other keeps the machine busy."""


class Tempo:
    """A Clock over another one."""

    def __init__(self, wall: Clock, *, rate: float = 1.0) -> None:
        """Start with the wall's time, `rate` times as fast."""
        self._wall = wall
        self._since = self._shown = wall.now()
        self._rate = rate
        self._holds: set[str] = set()
        self._changed = asyncio.Event()

    @property
    def rate(self) -> float:
        """How many times as fast as the wall it runs where nobody holds it."""
        return self._rate

    @property
    def holds(self) -> frozenset[str]:
        """Why it stands; empty while it runs."""
        return frozenset(self._holds)

    def now(self) -> datetime:
        """The time that it shows; it never goes back."""
        if self._holds:
            return self._shown
        return self._shown + max(self._wall.now() - self._since, timedelta(0)) * self._rate

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds of this clock, however often its pace changes meanwhile."""
        if seconds <= NAP_S:
            await self._wall.sleep(max(seconds, LEAST_S))
            return
        until = self.now() + timedelta(seconds=seconds)
        while (left := (until - self.now()).total_seconds()) > 0:
            await self._rest(None if self._holds else left / self._rate)

    def run_at(self, rate: float) -> None:
        """Be so many times as fast as the wall from now on. Raises ValueError unless it is more than nothing."""
        if rate <= 0:
            raise ValueError("a clock that stands is held, not slow")
        self._turn()
        self._rate = rate

    def hold(self, why: str) -> None:
        """Stand, until this reason and all others are gone."""
        self._turn()
        self._holds.add(why)

    def release(self, why: str) -> None:
        """Take a reason away; it need not be there."""
        self._turn()
        self._holds.discard(why)

    def set_forward(self, when: datetime) -> None:
        """Show this time now, if it has not come yet; whoever slept until then wakes, also while the clock stands."""
        self._turn()
        self._shown = max(self._shown, when)

    def _turn(self) -> None:
        """Note what it shows, and let whoever sleeps reckon anew."""
        self._shown, self._since = self.now(), self._wall.now()
        self._changed.set()
        self._changed = asyncio.Event()

    async def _rest(self, most: float | None) -> None:
        """Sleep so long by the wall, or until the pace changes."""
        waits: set[asyncio.Future[Any]] = {asyncio.ensure_future(self._changed.wait())}
        if most is not None:
            waits.add(asyncio.ensure_future(self._wall.sleep(most)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
