"""Side by side where it may be, one after the other where it must: tasks that share a key keep their order.

Knows of an update, unparsed, whose it is and where it comes from: no more is needed to keep its order.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from bot.gateway.readers import ALLOWED_UPDATES

T = TypeVar("T")


class InOrder:
    """Runs jobs with bounded concurrency; a job starts once all earlier jobs that share a key with it have ended."""

    def __init__(self, at_most: int) -> None:
        """Allow so many jobs at once."""
        self._room = asyncio.Semaphore(at_most)
        self._last: dict[Hashable, asyncio.Task[object]] = {}

    def submit(self, keys: Iterable[Hashable], job: Callable[[], Awaitable[T]]) -> "asyncio.Task[T]":
        """Take the job in; the task ends with its result or its exception."""
        mine = frozenset(keys)
        before = {self._last[key] for key in mine if key in self._last}

        async def run() -> T:
            if before:
                await asyncio.wait(before)
            async with self._room:
                return await job()

        task = asyncio.ensure_future(run())
        for key in mine:
            self._last[key] = task
        task.add_done_callback(lambda done: self._forget(mine, done))
        return task

    def _forget(self, keys: Iterable[Hashable], done: "asyncio.Task[T]") -> None:
        for key in keys:
            if self._last.get(key) is done:
                del self._last[key]


def keys_of(raw: Mapping[str, Any]) -> Iterator[Hashable]:
    """The chat and the person of an update, unparsed: what keeps its order."""
    for kind in ALLOWED_UPDATES:
        body = raw.get(kind)
        if not isinstance(body, Mapping):
            continue
        message = body.get("message") if kind == "callback_query" else body
        chat = message.get("chat") if isinstance(message, Mapping) else None
        person = body.get("user") if kind == "poll_answer" else body.get("from")
        for name, whose in (("person", person), ("chat", chat)):
            if isinstance(whose, Mapping) and isinstance(whose.get("id"), int):
                yield name, whose["id"]
