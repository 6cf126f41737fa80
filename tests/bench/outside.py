"""The server in a thread of its own: the bot speaks to it over HTTP, as it does to Telegram, and its CPU is not the bot's."""

import asyncio
import threading
import time
from types import TracebackType
from typing import Self

from bot.playground.server import LocalServer, app
from bot.playground.world import World


class Outside:
    """A world behind a socket, as a context manager. People act on the world while no call is under way."""

    def __init__(self, world: World) -> None:
        """Serve this world once the context is entered."""
        self._world = world
        self._ready, self._stop = threading.Event(), asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self.url = ""

    def __enter__(self) -> Self:
        """Answer from now on."""
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    def rest_cpu(self) -> float:
        """CPU seconds of this process but for the server's thread."""
        ident = self._thread.ident
        assert ident is not None
        return time.process_time() - time.clock_gettime(time.pthread_getcpuclockid(ident))

    def _serve(self) -> None:
        asyncio.run(self._answer())

    async def _answer(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with LocalServer(app(self._world, page=None)) as server:
            self.url = server.url
            self._ready.set()
            await self._stop.wait()
