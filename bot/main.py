"""The composition root: every real thing is chosen here, once, and a reader can see all of them.

`build` puts the bot together; `Narratore` runs it, or lets it be driven step by step by a clock that is not the wall's.
"""

import asyncio
import base64
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.applications import Starlette
from telegram.error import InvalidToken, TelegramError
from telegram.request import BaseRequest

from bot.alarms.bell import Bell
from bot.clock import Clock, SystemClock
from bot.delivery.courier import Courier
from bot.delivery.pacing import Pacing
from bot.gateway import commands, webhook
from bot.gateway.alerts import Alerts
from bot.gateway.client import Client
from bot.gateway.handlers import Desk
from bot.gateway.http import serve
from bot.gateway.languages import Languages
from bot.gateway.members import TelegramMembers
from bot.gateway.outlet import TelegramOutlet
from bot.gateway.poller import Poller
from bot.gateway.readers import ALLOWED_UPDATES
from bot.gateway.single import SingleInstance
from bot.gateway.words import Me
from bot.metrics import Metrics
from bot.narration.bundles import Bundles
from bot.narration.narrator import Narrator
from bot.sessions.service import SessionService
from bot.sessions.terms import Terms
from bot.settings import Settings
from games.core.ids import GameKey
from games.core.spec import GameSpec
from games.registry import GAMES
from storage.engine import Database
from storage.records import OutboxItem

LOCALES = Path(__file__).parent.parent / "locales"

_log = structlog.get_logger(__name__)

_LONGEST_PAUSE_S = 60.0
_PATIENCE_S = 5.0
_STALE = timedelta(seconds=90)
"""A poller that has heard nothing for so long, long polls included, is not ready."""
_BEATEN = timedelta(seconds=30)
_ROUNDS = 1000
"""A pump that is never quiet has a fault; it says so instead of going round for ever."""
_UNLUCKY = 20
"""So many fetches in a row may fail while the bot is driven step by step."""


class NeverQuiet(Exception):
    """However often the bot was driven, something still happened without time passing."""


def new_id() -> str:
    """A session's id: eight characters of base 32."""
    return base64.b32encode(secrets.token_bytes(5)).decode().lower()


def new_secret() -> bytes:
    """The secret of a seal, from the operating system."""
    return secrets.token_bytes(32)


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
    metrics: Metrics
    specs: Mapping[GameKey, GameSpec]

    # Step by step

    async def start(self) -> None:
        """Take up what the last process left: give back the time in which nobody served, mend the screens."""
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
        await self.poller.confirm()
        await self.bot.shutdown()
        await self.db.close()

    async def register(self) -> int:
        """Tell Telegram the menus of commands, name and descriptions; how many calls failed."""
        return await commands.register(
            self.bot,
            self.bundles,
            default=self.settings.default_language,
            locales=self.bundles.locales,
            games=list(self.specs),
        )

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
        await _patiently(self._set_door, self.clock)

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
        waiting = asyncio.ensure_future(until.wait())
        _log.info("main.serving", bot=self.bot.username, parts=sorted(loops), games=sorted(self.specs))
        try:
            done, _ = await asyncio.wait({waiting, *loops.values()}, return_when=asyncio.FIRST_COMPLETED)
            for task in done - {waiting}:
                task.result()
        finally:
            _log.info("main.stopping")
            # First nothing new comes in, then nothing more falls due, then the last messages leave.
            self.bell.stop()
            for name in ("http", "poller", "courier"):
                if name in loops:
                    await _cancelled(loops[name])
            await _cancelled(menus)
            await _cancelled(waiting)
            await self.alerts.drained()

    def app(self, loops: Mapping[str, "asyncio.Future[None]"]) -> Starlette:
        """What the program answers over HTTP; the webhook only where one is configured."""
        url, secret = self.settings.webhook_url, self.settings.webhook_secret
        return webhook.app(
            ready=lambda: self.ready(loops),
            alive=lambda: _answers(self.db),
            measure=self.measure,
            metrics=self.metrics,
            desk=self.desk if url is not None else None,
            path=urlsplit(url).path or "/" if url is not None else "/",
            secret=None if secret is None else secret.get_secret_value(),
        )

    async def ready(self, loops: Mapping[str, "asyncio.Future[None]"]) -> Mapping[str, bool]:
        """Which parts are alive: the database answers, the loops turn, the bell has beaten lately."""
        now, database, beat = self.clock.now(), await _answers(self.db), None
        if database:
            beat = await self.db.transact(lambda uow: uow.last_heartbeat())
        parts = {"database": database, "bell": beat is not None and now - beat < _BEATEN}
        parts |= {name: not loop.done() for name, loop in loops.items() if name != "http"}
        if "poller" in loops:
            seen = self.poller.last_seen
            parts["poller"] = parts["poller"] and seen is not None and now - seen < _STALE
        return parts

    async def measure(self) -> None:
        """Bring the gauges up to date: what waits, and what is live."""
        unsent, live = await self.db.transact(lambda uow: (uow.unsent_by_chat(), uow.count_live()))
        self.metrics.lanes("private", {chat: count for chat, count in unsent.items() if chat > 0})
        self.metrics.lanes("group", {chat: count for chat, count in unsent.items() if chat < 0})
        self.metrics.live_games(live)


async def build(
    settings: Settings,
    *,
    clock: Clock | None = None,
    request: BaseRequest | None = None,
    draw_secret: Callable[[], bytes] = new_secret,
    session_id: Callable[[], str] = new_id,
    games: Sequence[GameSpec] = GAMES,
    dice: bool = True,
) -> Narratore:
    """Put the bot together and ask Telegram who it is. Raises InvalidToken; waits out a network that is down.

    `request` replaces both connections.
    """
    if settings.telegram_token is None:
        raise ValueError("a bot needs TELEGRAM_TOKEN")
    clock = clock or SystemClock()
    metrics = Metrics()
    specs: dict[GameKey, GameSpec] = {spec.key: spec for spec in games}
    bundles = Bundles(LOCALES, default=settings.default_language)
    narrator = Narrator(bundles)
    db = Database.open(settings.database_url)
    bot = Client(
        settings.telegram_token.get_secret_value(),
        api_url=settings.telegram_api_url,
        request=request,
        updates_request=request,
        metrics=metrics,
    )
    try:
        if db.dialect == "sqlite":
            await db.migrate()
        await _patiently(bot.initialize, clock)
    except BaseException:
        await bot.shutdown()
        await db.close()
        raise
    me = Me(
        user_id=bot.id,
        username=bot.username,
        games=commands.game_words(bundles, bundles.locales, list(specs)),
        locales=frozenset(bundles.locales),
    )
    members = TelegramMembers(bot, clock)
    alerts = Alerts(_operators(db, narrator, settings, clock), clock)
    service = SessionService(
        db=db,
        specs=specs,
        narrator=narrator,
        bundles=bundles,
        clock=clock,
        terms=Terms(
            time_scale=settings.time_scale,
            default_locale=settings.default_language,
            bot_username=bot.username,
            dice=dice,
        ),
        members=members,
        draw_secret=draw_secret,
        new_id=session_id,
        report=alerts.report,
    )
    desk = Desk(
        service=service,
        texts=bundles,
        bot=bot,
        me=me,
        languages=Languages(db, clock, locales=bundles.locales, default=settings.default_language),
        members=members,
        alerts=alerts,
        metrics=metrics,
        clock=clock,
    )
    pacing = Pacing(
        overall_per_s=settings.rate_overall_per_s,
        group_per_min=settings.rate_group_per_min,
        chat_per_s=settings.rate_chat_per_s,
    )
    return Narratore(
        settings=settings,
        clock=clock,
        db=db,
        bot=bot,
        bundles=bundles,
        service=service,
        desk=desk,
        poller=Poller(bot, desk, clock, alive=lambda: _answers(db)),
        courier=Courier(db, TelegramOutlet(bot), service, clock, pacing=pacing, by=instance_name(db)),
        bell=Bell(service, db, clock),
        alerts=alerts,
        metrics=metrics,
        specs=specs,
    )


def lock_path(database_url: str) -> Path | None:
    """The lock file beside a SQLite database; None where the database is on a server or in memory."""
    parts = urlsplit(database_url)
    if not parts.scheme.startswith("sqlite") or parts.path in ("", "/", "/:memory:"):
        return None
    return Path(parts.path[1:] + ".lock")


def instance_name(db: Database) -> str:
    """The name under which this process sends.

    With SQLite there is one process, and its successor under the same name takes over at once what a dead one held; replicas
    on a server must not share one.
    """
    return "only" if db.dialect == "sqlite" else f"{socket.gethostname()}-{os.getpid()}"


async def _answers(db: Database) -> bool:
    """Whether the database answers."""
    try:
        await asyncio.wait_for(db.transact(lambda uow: uow.last_heartbeat()), _PATIENCE_S)
    except Exception as error:  # noqa: BLE001 (whatever it says, this is the answer)
        _log.error("main.database-unreachable", error=type(error).__name__)
        return False
    return True


async def _patiently(call: Callable[[], Awaitable[object]], clock: Clock) -> None:
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


def _operators(
    db: Database, narrator: Narrator, settings: Settings, clock: Clock
) -> Callable[[str, int], Awaitable[None]]:
    """How operators are told: through the outbox, like everything that leaves."""

    async def tell(kind: str, times: int) -> None:
        locale = settings.default_language
        items: list[OutboxItem] = [
            narrator.say(locale, "operator-error", chat_id=operator, kind=kind, times=times)
            for operator in settings.operators
        ]
        now = clock.now()
        await db.transact(lambda uow: uow.enqueue(items, now))

    return tell


async def _cancelled(task: "asyncio.Future[Any]") -> None:
    """Cancel a task and wait for its end; its own errors were seen elsewhere or are logged here."""
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        return
    except Exception:  # noqa: BLE001 (a part that fails while it stops must not keep the others from stopping)
        _log.exception("main.stopped-with-error")
