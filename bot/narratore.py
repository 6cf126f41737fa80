"""The whole bot, running: by itself, or driven step by step by a clock that is not the wall's. Chooses nothing real."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.applications import Starlette
from telegram.error import InvalidToken, TelegramError

from bot.alarms.bell import Bell
from bot.clock import Clock
from bot.delivery.courier import Courier
from bot.gateway import commands, webhook
from bot.gateway.alerts import Alerts
from bot.gateway.client import Client
from bot.gateway.desk import Desk
from bot.gateway.http import serve
from bot.gateway.operatormenus import OperatorMenus
from bot.gateway.poller import Poller
from bot.gateway.readers import ALLOWED_UPDATES
from bot.gateway.single import SingleInstance, lock_path
from bot.logs import Faults
from bot.metrics import Metrics
from bot.narration.bundles import Bundles
from bot.sessions.operators import maintenance
from bot.sessions.service import SessionService
from bot.settings import Settings
from games.core.ids import GameKey
from games.core.spec import GameSpec
from storage.engine import Database
from storage.operators import SILENT

_log = structlog.get_logger(__name__)

_LONGEST_PAUSE_S = 60.0
_PATIENCE_S = 5.0
_STALE = timedelta(seconds=90)
"""A poller that has heard nothing for so long, long polls included, is not ready."""
_BEATEN = timedelta(seconds=30)
_ROUNDS = 1000
"""A pump that is never quiet has a fault; it says so instead of going round for ever."""
_LOOK_S = 5.0
_UNLUCKY = 20
"""So many fetches in a row may fail while the bot is driven step by step."""


class NeverQuiet(Exception):
    """However often the bot was driven, something still happened without time passing."""


def _nothing() -> None:
    """Nothing is watched yet."""


@dataclass(slots=True, kw_only=True)
class Narratore:
    """The whole bot, put together."""

    settings: Settings
    clock: Clock
    db: Database
    bot: Client
    bundles: Bundles
    service: SessionService
    desk: Desk
    poller: Poller
    courier: Courier
    bell: Bell
    alerts: Alerts
    faults: Faults
    menus: OperatorMenus
    metrics: Metrics
    specs: Mapping[GameKey, GameSpec]
    unwatch: Callable[[], None] = _nothing
    """Ends the counting of what is logged as an error."""

    # Step by step

    async def start(self) -> None:
        """Take up what the last process left: give back the time in which nobody served, mend the screens."""
        self.unwatch = self.faults.watch()
        await self.courier.recover()
        await self.service.wake(self.clock.now())

    async def pump(self) -> bool:
        """Let everything happen that can happen without time passing; whether anything did. Raises NeverQuiet."""
        for turn in range(_ROUNDS):
            happened = await self._fetch() + await self.bell.sweep() + await self.courier.run_once()
            await self.alerts.drained()
            if not happened:
                return turn > 0
        raise NeverQuiet(f"after {_ROUNDS} rounds")

    async def next_time(self) -> datetime | None:
        """When something will happen by itself: a deadline, or a chat that may be written to again."""
        times = (await self.service.next_due(), await self.courier.next_time())
        return min((time for time in times if time is not None), default=None)

    async def stop(self) -> None:
        """Close everything; what is not sent or not due yet stays in the database."""
        self.unwatch()
        await self.poller.confirm()
        await self.bot.shutdown()
        try:
            await self.service.farewell()
        except Exception:  # noqa: BLE001 (a database that is away: the row is swept in time)
            _log.exception("main.stopped-with-error")
        await self.db.close()

    async def register(self) -> int:
        """Tell Telegram the menus of commands, name and descriptions; how many calls failed."""
        failed = await commands.register(
            self.bot,
            self.bundles,
            default=self.settings.default_language,
            locales=self.bundles.locales,
            games=list(self.specs),
        )
        return failed + await self.menus.bring_up_to_date()

    async def _fetch(self) -> int:
        for _ in range(_UNLUCKY):
            try:
                return await self.poller.poll_once()
            except TelegramError as error:
                _log.info("main.not-fetched", error=type(error).__name__)
        return 0

    # By itself

    async def run(self, until: asyncio.Event) -> None:
        """Serve until the event is set, then stop cleanly. Raises what a loop raises, and AnotherRuns."""
        lock = None if self.settings.webhook_url else lock_path(self.settings.database_url)
        try:
            with SingleInstance(lock):
                await self.start()
                await self._choose_door()
                await self._serve(until)
        finally:
            await self.stop()

    async def _choose_door(self) -> None:
        """Set the webhook where one is configured, else remove one that is still set: polling excludes it."""
        await patiently(self._set_door, self.clock)

    async def _set_door(self) -> None:
        webhook_url, secret = self.settings.webhook_url, self.settings.webhook_secret
        if webhook_url is not None and secret is not None:
            await self.bot.set_webhook(
                webhook_url, secret_token=secret.get_secret_value(), allowed_updates=list(ALLOWED_UPDATES)
            )
            _log.info("main.webhook-set", host=urlsplit(webhook_url).hostname)
        elif (await self.bot.get_webhook_info()).url:
            await self.bot.delete_webhook()
            _log.warning("main.webhook-removed", hint="this process is configured for polling")

    async def _serve(self, until: asyncio.Event) -> None:
        loops = {"courier": asyncio.ensure_future(self.courier.run())}
        if self.settings.webhook_url is None:
            loops["poller"] = asyncio.ensure_future(self.poller.run())
        if self.settings.listen is not None:
            host, port = self.settings.listen
            loops["http"] = asyncio.ensure_future(serve(self.app(loops), host, port))
        self.bell.start()
        menus = asyncio.ensure_future(self.register())
        prepared = asyncio.ensure_future(asyncio.to_thread(self.service.prepare))
        waiting = asyncio.ensure_future(until.wait())
        loops["maintenance"] = asyncio.ensure_future(self._until_drained(until))
        _log.info("main.serving", bot=self.bot.username, parts=sorted(loops), games=sorted(self.specs))
        try:
            done, _ = await asyncio.wait({waiting, *loops.values()}, return_when=asyncio.FIRST_COMPLETED)
            for task in done - {waiting}:
                task.result()
        finally:
            _log.info("main.stopping")
            # First nothing new comes in, then nothing more falls due, then the last messages leave.
            self.bell.stop()
            for name in ("maintenance", "http", "poller", "courier"):
                if name in loops:
                    await _cancelled(loops[name])
            await _cancelled(menus)
            await _cancelled(prepared)
            await _cancelled(waiting)
            await self.alerts.drained()

    async def _until_drained(self, until: asyncio.Event) -> None:
        """Ask now and then whether maintenance wants this process to stop, and stop it then."""
        while True:
            await self.clock.sleep(_LOOK_S)
            try:
                drained = await self.service.may_stop()
            except Exception as error:  # noqa: BLE001 (a database that is away is seen to elsewhere)
                _log.info("main.not-asked", error=type(error).__name__)
                continue
            if drained and not until.is_set():
                _log.info("main.drained")
                until.set()

    def app(self, loops: Mapping[str, "asyncio.Future[None]"]) -> Starlette:
        """What the program answers over HTTP; the webhook only where one is configured."""
        url, secret = self.settings.webhook_url, self.settings.webhook_secret
        return webhook.app(
            ready=lambda: self.ready(loops),
            alive=lambda: answers(self.db),
            measure=self.measure,
            metrics=self.metrics,
            desk=self.desk if url is not None else None,
            path=urlsplit(url).path or "/" if url is not None else "/",
            secret=None if secret is None else secret.get_secret_value(),
        )

    async def ready(self, loops: Mapping[str, "asyncio.Future[None]"]) -> Mapping[str, bool]:
        """Which parts are alive: the database answers, the loops turn, the bell has beaten lately."""
        now, database, beat = self.clock.now(), await answers(self.db), None
        if database:
            beat = await self.db.transact(lambda uow: uow.last_heartbeat())
        parts = {"database": database, "bell": beat is not None and now - beat < _BEATEN}
        parts |= {name: not loop.done() for name, loop in loops.items() if name not in ("http", "maintenance")}
        if "poller" in loops:
            seen = self.poller.last_seen
            parts["poller"] = parts["poller"] and seen is not None and now - seen < _STALE
        return parts

    async def measure(self) -> None:
        """Bring the gauges up to date: what waits, and what is live."""
        now = self.clock.now()
        unsent, live, resting, replicas, oldest = await self.db.transact(
            lambda uow: (
                uow.unsent_by_chat(),
                uow.count_live(),
                uow.switch(maintenance.NAME) is not None,
                sum(1 for one in uow.replicas() if now - one.at <= SILENT),
                {kind: uow.queue((), kind=kind).oldest for kind in ("private", "group")},
            )
        )
        self.metrics.lanes("private", {chat: count for chat, count in unsent.items() if chat > 0})
        self.metrics.lanes("group", {chat: count for chat, count in unsent.items() if chat < 0})
        self.metrics.live_games(live)
        self.metrics.service(replicas=replicas, maintenance=resting)
        for kind, since in oldest.items():
            self.metrics.oldest(kind, 0.0 if since is None else (now - since).total_seconds())


async def answers(db: Database) -> bool:
    """Whether the database answers."""
    try:
        await asyncio.wait_for(db.transact(lambda uow: uow.last_heartbeat()), _PATIENCE_S)
    except Exception as error:  # noqa: BLE001 (whatever it says, this is the answer)
        _log.error("main.database-unreachable", error=type(error).__name__)
        return False
    return True


async def patiently(call: Callable[[], Awaitable[object]], clock: Clock) -> None:
    """Call until Telegram answers, with growing pauses. Raises InvalidToken: waiting would not help there."""
    pause = 1.0
    while True:
        try:
            await call()
        except InvalidToken:
            raise
        except TelegramError as error:
            _log.warning("main.telegram-unreachable", error=type(error).__name__, what=error.message, pause_s=pause)
            await clock.sleep(pause)
            pause = min(pause * 2, _LONGEST_PAUSE_S)
        else:
            return


async def _cancelled(task: "asyncio.Future[Any]") -> None:
    """Cancel a task and wait for its end; its own errors were seen elsewhere or are logged here."""
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        return
    except Exception:  # noqa: BLE001 (a part that fails while it stops must not keep the others from stopping)
        _log.exception("main.stopped-with-error")
