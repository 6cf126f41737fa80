"""The stream of all that happens, for pages that watch. Knows the world as a source of events and nothing of HTTP."""

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Protocol

from bot.playground.errors import Json
from bot.playground.world import Listener

_BACKLOG = 5000


class Source(Protocol):
    """Whatever things happen in: a world, or the window on one."""

    listeners: list[Listener]


class EventStream:
    """Hands every event of the world to every watcher; a watcher that falls behind is told to look at everything anew."""

    def __init__(self, source: Source) -> None:
        """Listen from now on."""
        self._watchers: set[asyncio.Queue[Json]] = set()
        source.listeners.append(self._happened)

    def __len__(self) -> int:
        """How many watch."""
        return len(self._watchers)

    async def watch(self) -> AsyncGenerator[Json, None]:
        """Events as {"event": kind, "data": JSON text}, from the moment of the first `hello`."""
        queue: asyncio.Queue[Json] = asyncio.Queue(_BACKLOG)
        self._watchers.add(queue)
        try:
            yield {"event": "hello", "data": "{}"}
            while True:
                yield await queue.get()
        finally:
            self._watchers.discard(queue)

    def _happened(self, kind: str, payload: Json) -> None:
        if not self._watchers:
            return
        item = {"event": kind, "data": json.dumps(payload, ensure_ascii=False)}
        for queue in self._watchers:
            if queue.full():
                while not queue.empty():
                    queue.get_nowait()
                queue.put_nowait({"event": "reset", "data": "{}"})
            else:
                queue.put_nowait(item)
