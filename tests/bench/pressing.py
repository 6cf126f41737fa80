"""CPU per button press: a bare echo bot, this bot on SQLite and on PostgreSQL, and two replicas, in turns in one run."""

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean, median
from typing import Any

from sqlalchemy.engine import URL
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import Application, CallbackQueryHandler

from bot.clock import ManualClock
from bot.delivery.courier import Courier
from bot.delivery.pacing import Pacing
from bot.gateway.outlet import TelegramOutlet
from bot.main import build
from bot.narratore import Narratore
from bot.playground.limits import Limits
from bot.playground.puppets import Stage
from games.core.rng import SeededRng
from tests.bench.hall import Hall, presses
from tests.bench.outside import Outside
from tests.bench.rows import Row, Scale, spread
from tests.bench.servers import fresh, postgres

IN_IT = (
    "accepted presses: fetch, step, commit, answer, every message that follows, over HTTP; without the server's own CPU"
)


async def _echoed(update: Update, _context: Any) -> None:
    query = update.callback_query
    assert query is not None
    assert query.message is not None
    await query.answer()
    await query.get_bot().send_message(query.message.chat.id, f"You pressed {query.data}")


async def echo(count: int) -> list[float]:
    """CPU seconds a press of a bot of the library that answers the press and sends one message."""
    world = Stage(clock=ManualClock(), rng=SeededRng(b"echo").stream("world"), limits=Limits.unpaced())
    with Outside(world) as outside:
        return await _echo(world, outside, count)


async def _echo(world: Stage, outside: Outside, count: int) -> list[float]:
    app = Application.builder().token(world.token).base_url(f"{outside.url}/bot").updater(None).build()
    app.add_handler(CallbackQueryHandler(_echoed))
    await app.initialize()
    person = world.person("Anna", started=True)
    buttons = [[InlineKeyboardButton(f"Button {row}", callback_data=f"button.{row}")] for row in range(8)]
    await app.bot.send_message(person.id, "Press", reply_markup=InlineKeyboardMarkup(buttons))
    board, offset, spent = person.last, 0, []
    for number in range(count):
        person.presses(data=f"button.{number % 8}", message=board)
        began = outside.rest_cpu()
        for update in await app.bot.get_updates(offset=offset, timeout=0):
            offset = update.update_id + 1
            await app.process_update(update)
        spent.append(outside.rest_cpu() - began)
    await app.shutdown()
    return spent


async def ours(count: int, url: str | None, *, replicas: int = 1) -> list[float]:
    """CPU seconds a press of this bot in live games, of one process or of several in turn."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), url)
        with Outside(hall.world) as outside:
            hall.speaks_to(outside)
            await hall.opens()
            others = [await _replica(hall, number) for number in range(1, replicas)]
            spent = await presses(hall, count, bots=[hall.bot, *others])
            for other in others:
                await other.bot.shutdown()
                await other.db.close()
            await hall.closes()
    return spent


async def _replica(hall: Hall, number: int) -> Narratore:
    """Another whole bot on the same database, under a name of its own; updates come to each in turn, as from a webhook."""
    bot = await build(hall.settings, clock=hall.clock, request=hall.connection())
    pacing = Pacing(overall_per_s=0, group_per_min=0, chat_per_s=0)
    courier = Courier(bot.db, TelegramOutlet(bot.bot), bot.service, hall.clock, pacing=pacing, by=f"replica-{number}")
    bot.courier = courier
    bot.poller._offset = None
    return replace(bot, courier=courier)


async def _all(scale: Scale, server: URL) -> dict[str, list[list[float]]]:
    found: dict[str, list[list[float]]] = {"echo": [], "sqlite": [], "postgres": [], "replicas": []}
    await echo(20)
    for _ in range(scale.repetitions):
        found["echo"].append(await echo(scale.presses))
        found["sqlite"].append(await ours(scale.presses, None))
        found["postgres"].append(await ours(scale.presses, await fresh(server)))
        found["replicas"].append(await ours(scale.presses, await fresh(server), replicas=2))
    return found


def _ms(repetitions: Sequence[Sequence[float]]) -> list[float]:
    return [1000 * fmean(times) for times in repetitions]


def run(scale: Scale) -> list[Row]:
    """The rows."""
    with postgres() as server:
        found = asyncio.run(_all(scale, server))
    ms = {name: _ms(times) for name, times in found.items()}
    typical = {name: 1000 * median(time for times in found[name] for time in times) for name in found}
    middle = {name: median(values) for name, values in ms.items()}
    size = f"{scale.repetitions} x {scale.presses} presses"
    rows = [
        Row(what="press: echo bot", measured=f"{spread(ms['echo'])} ms CPU", note=f"{size}; answers, sends one message")
    ]
    for name, label, most in (("sqlite", "SQLite", 1.0), ("postgres", "PostgreSQL, client", 1.3)):
        ratio = middle[name] / middle["echo"]
        rows.append(
            Row(
                what=f"press: {label}",
                measured=f"{spread(ms[name])} ms CPU, {ratio:.2f} x echo; median press {typical[name]:.2f} ms",
                budget=f"<= {most} x echo",
                within=ratio <= most,
                note=f"10 seats; {IN_IT}",
            )
        )
    rows.append(
        Row(
            what="press: 2 replicas, PostgreSQL",
            measured=f"{spread(ms['replicas'])} ms CPU, {middle['replicas'] / middle['postgres']:.2f} x one",
            note="two bots in one process, taking turns: CPU, not throughput",
        )
    )
    return rows
