"""`narratore run` and `narratore migrate`: the bot until a signal comes. Knows signals; what runs is main's business."""

import asyncio
import signal

import structlog

from bot.main import build
from bot.settings import Settings
from storage.engine import Database

_log = structlog.get_logger(__name__)


def stop_at_signals() -> asyncio.Event:
    """An event that is set by the first SIGINT or SIGTERM; a second SIGINT ends the process as usual."""
    until, loop = asyncio.Event(), asyncio.get_running_loop()

    def stop(number: signal.Signals) -> None:
        _log.info("process.signal", signal=number.name)
        until.set()
        loop.remove_signal_handler(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop, number)
    return until


async def run(settings: Settings) -> None:
    """Serve Telegram until a signal comes."""
    until = stop_at_signals()
    building = asyncio.ensure_future(build(settings))
    waiting = asyncio.ensure_future(until.wait())
    await asyncio.wait({building, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if not building.done():
        building.cancel()
        await asyncio.gather(building, return_exceptions=True)
        return
    waiting.cancel()
    narratore = await building
    await narratore.run(until)


async def migrate(settings: Settings) -> None:
    """Bring the database to the newest form."""
    db = Database.open(settings.database_url)
    try:
        await db.migrate()
    finally:
        await db.close()
