"""`narratore run`, `narratore migrate` and `narratore copy`: the bot until a signal comes. Knows signals; what runs is main's business."""

import asyncio
import signal

import structlog
from pydantic import ValidationError
from rich.console import Console
from rich.progress import Progress

from bot.gateway.single import SingleInstance, lock_path
from bot.main import build
from bot.settings import Settings
from storage import copying
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


async def copy(settings: Settings, target_url: str, console: Console) -> int:
    """Copy the settings' SQLite database into an empty PostgreSQL one; how many rows. Raises AnotherRuns, and what `copying.copy` does."""
    try:
        target = Database.open(Settings(database_url=target_url).database_url)
    except ValidationError as error:
        raise ValueError("that is no address of a database") from error
    source = Database.open(settings.database_url)
    try:
        with SingleInstance(lock_path(settings.database_url)), Progress(console=console, transient=True) as progress:
            task = progress.add_task("copying", total=len(copying.tables()))

            def told(name: str, rows: int) -> None:
                progress.update(task, advance=1, description=f"{name}: {rows}")

            return await copying.copy(source, target, told)
    finally:
        await source.close()
        await target.close()


async def migrate(settings: Settings) -> None:
    """Bring the database to the newest form."""
    db = Database.open(settings.database_url)
    try:
        await db.migrate()
    finally:
        await db.close()
