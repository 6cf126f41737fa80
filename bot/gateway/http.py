"""The program's own HTTP server: answers until it is told to stop, and leaves signals to whoever runs it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette


class QuietServer(uvicorn.Server):
    """A server that does not take the process's signals: whoever runs it has its own way of stopping."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take none."""
        yield


async def serve(application: Starlette, host: str, port: int) -> None:
    """Answer on this address until cancelled; requests that are being answered are answered to the end."""
    config = uvicorn.Config(
        application, host=host, port=port, log_config=None, access_log=False, timeout_graceful_shutdown=5
    )
    server = QuietServer(config)
    task = asyncio.ensure_future(server.serve())
    try:
        await asyncio.shield(task)
    finally:
        server.should_exit = True
        await task
