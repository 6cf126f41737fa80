"""The composition root: every real thing is chosen here, once, and a reader can see all of them.

How the bot then runs is `narratore.py`'s.
"""

import base64
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from telegram.request import BaseRequest

from bot.alarms.bell import EVERY_S, Bell
from bot.clock import Clock, SystemClock
from bot.delivery.courier import Courier
from bot.delivery.pacing import Pacing
from bot.gateway import commands
from bot.gateway.alerts import Alerts
from bot.gateway.client import Client
from bot.gateway.desk import Desk
from bot.gateway.floods import Patience
from bot.gateway.languages import Languages
from bot.gateway.members import TelegramMembers
from bot.gateway.operatormenus import OperatorMenus
from bot.gateway.outlet import TelegramOutlet
from bot.gateway.poller import Poller
from bot.gateway.words import Me
from bot.logs import Faults
from bot.metrics import Metrics
from bot.narration import tokens
from bot.narration.bundles import Bundles
from bot.narration.narrator import Narrator
from bot.narratore import Narratore, answers, patiently
from bot.pictures.raster import png_apart
from bot.pictures.studio import Studio
from bot.sessions.service import SessionService
from bot.sessions.terms import Terms
from bot.settings import Settings
from games.core.ids import GameKey
from games.core.spec import GameSpec
from games.registry import DESKS, GAMES
from storage.engine import Database
from storage.records import OutboxItem
from storage.unit import UnitOfWork

LOCALES = Path(__file__).parent.parent / "locales"


def new_id() -> str:
    """A session's id: eight characters of base 32."""
    return base64.b32encode(secrets.token_bytes(5)).decode().lower()


def new_secret() -> bytes:
    """The secret of a seal, from the operating system."""
    return secrets.token_bytes(32)


async def build(
    settings: Settings,
    *,
    clock: Clock | None = None,
    request: BaseRequest | None = None,
    draw_secret: Callable[[], bytes] = new_secret,
    session_id: Callable[[], str] = new_id,
    games: Sequence[GameSpec] = GAMES,
    desks: Sequence[GameSpec] = DESKS,
    dice: bool = True,
    raster: Callable[[str], bytes] = png_apart,
    look_every_s: float = EVERY_S,
) -> Narratore:
    """Put the bot together and ask Telegram who it is. Raises InvalidToken; waits out a network that is down.

    `request` replaces both connections; `raster` makes a PNG of an SVG; `look_every_s` is how often, by the wall, it looks for
    what is due: a clock that runs faster wants it more often.
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
        await patiently(bot.initialize, clock)
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
    alerts = Alerts(_operators(db, bundles, settings, clock), clock)
    faults = Faults(told=metrics.failed)
    name = instance_name(db, settings)
    menus = OperatorMenus(
        bot,
        bundles,
        db,
        operators=settings.operators,
        default=settings.default_language,
        locales=bundles.locales,
        games=list(specs),
    )
    patience = Patience(settings.rate_person_per_s)
    service = SessionService(
        db=db,
        specs=specs,
        desks={spec.key: spec for spec in desks},
        narrator=narrator,
        bundles=bundles,
        clock=clock,
        terms=Terms(
            time_scale=settings.time_scale,
            default_locale=settings.default_language,
            bot_username=bot.username,
            bot_id=bot.id,
            operators=frozenset(settings.operators),
            dice=dice,
        ),
        members=members,
        draw_secret=draw_secret,
        new_id=session_id,
        report=alerts.report,
        replica=name,
        faults=faults,
        floods=patience.worst,
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
        patience=patience,
        menus=menus,
    )
    pacing = Pacing(
        overall_per_s=settings.rate_overall_per_s,
        group_per_min=settings.rate_group_per_min,
        chat_per_s=settings.rate_chat_per_s,
    )
    outlet = TelegramOutlet(bot, Studio(raster=raster))
    return Narratore(
        settings=settings,
        clock=clock,
        db=db,
        bot=bot,
        bundles=bundles,
        service=service,
        desk=desk,
        poller=Poller(bot, desk, clock, alive=lambda: answers(db)),
        courier=Courier(db, outlet, service, clock, pacing=pacing, by=name),
        bell=Bell(service, db, clock, every_s=look_every_s),
        alerts=alerts,
        faults=faults,
        menus=menus,
        metrics=metrics,
        specs=specs,
    )


def instance_name(db: Database, settings: Settings) -> str:
    """The name under which this process sends.

    With SQLite, or while it polls, there is one process, and its successor under the same name takes over at once what a dead
    one held; replicas on a server, behind a webhook, must not share one.
    """
    replicated = settings.webhook_url is not None and db.dialect != "sqlite"
    return f"{socket.gethostname()}-{os.getpid()}" if replicated else "only"


def _operators(
    db: Database, bundles: Bundles, settings: Settings, clock: Clock
) -> Callable[[str, int], Awaitable[None]]:
    """How operators are told: through the outbox, like everything that leaves."""
    narrator = Narrator(bundles)

    async def tell(kind: str, times: int) -> None:
        now = clock.now()

        def work(uow: UnitOfWork) -> None:
            people = uow.people(list(settings.operators))
            items: list[OutboxItem] = []
            for operator in settings.operators:
                person = people.get(operator)
                wished = None if person is None else person.locale or (person.language or "").split("-")[0].lower()
                locale = wished if wished in bundles.locales else settings.default_language
                button = {
                    "text": bundles.plain(locale, "operator-button-faults"),
                    "data": tokens.encode(tokens.SERVICE, f"{tokens.OPERATOR}.faults", "0"),
                }
                items.append(
                    narrator.say(
                        locale, "operator-error", chat_id=operator, kind=kind, times=times, keyboard=[[button]]
                    )
                )
            uow.enqueue(items, now)

        await db.transact(work)

    return tell
