"""Waiting in a test for something that announces itself to nobody."""

import asyncio
from collections.abc import Callable


async def until(happened: Callable[[], object]) -> None:
    """Let everything else go on until this is true; the test's own time limit ends it otherwise."""
    while not happened():  # noqa: ASYNC110 - a list that grows and a clock moved by hand have no event to wait for
        await asyncio.sleep(0)
