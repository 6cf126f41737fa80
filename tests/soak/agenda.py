"""What people mean to do, and when: the other half of the simulation beside the bot's own deadlines."""

import heapq
import itertools
import math
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.clock import Clock

GRAIN_S = 0.5
"""People act on a grid of half seconds, so that those who act together are served together."""


class Agenda:
    """Acts in the order of their times."""

    def __init__(self, clock: Clock, *, grain_s: float = GRAIN_S) -> None:
        self._clock = clock
        self._grain_s = grain_s
        self._order = itertools.count()
        self._acts: list[tuple[datetime, int, Callable[[], None]]] = []

    def after(self, seconds: float, act: Callable[[], None]) -> None:
        """Do this so many seconds from now."""
        if self._grain_s:
            seconds = max(1, math.ceil(seconds / self._grain_s)) * self._grain_s
        heapq.heappush(self._acts, (self._clock.now() + timedelta(seconds=seconds), next(self._order), act))

    def next(self) -> datetime | None:
        """When the next act is due; None if nobody means to do anything."""
        return self._acts[0][0] if self._acts else None

    def run(self) -> int:
        """Do everything whose time has come; how many acts that were."""
        done = 0
        while self._acts and self._acts[0][0] <= self._clock.now():
            heapq.heappop(self._acts)[2]()
            done += 1
        return done
