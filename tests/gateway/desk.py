"""A desk with a service that does what the test says."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.clock import ManualClock
from bot.gateway.alerts import Alerts
from bot.gateway.client import Client
from bot.gateway.desk import Desk
from bot.gateway.languages import Languages
from bot.gateway.members import TelegramMembers
from bot.metrics import Metrics
from bot.sessions.commands import Command
from bot.sessions.receipts import Accepted, Receipt
from storage.engine import Database
from tests.gateway.raw import ME
from tests.gateway.scripted import Answer, Scripted, ok, scripted_client


@dataclass
class Service:
    """Remembers the commands; answers each with `does`."""

    does: Callable[[Command], Any] = lambda command: Accepted()
    seen: list[Command] = field(default_factory=list)

    async def handle(self, command: Command) -> Receipt:
        self.seen.append(command)
        answer = self.does(command)
        return await answer if hasattr(answer, "__await__") else answer


class Texts:
    """Says the language and the key."""

    def plain(self, locale: str, key: str, /, **args: Any) -> str:
        return f"{locale}:{key}:{','.join(f'{name}={value}' for name, value in args.items())}"


@dataclass
class Bench:
    """Everything a test of the desk touches."""

    desk: Desk
    service: Service
    bot: Client
    line: Scripted
    clock: ManualClock
    metrics: Metrics
    told: list[tuple[str, int]]
    alerts: Alerts
    members: TelegramMembers


async def bench(db: Database, *script: Answer, does: Callable[[Command], Any] | None = None) -> Bench:
    """A desk on a scripted line."""
    bot, line = scripted_client(*script, otherwise=ok(True))
    clock, service, metrics, told = ManualClock(), Service(), Metrics(), []
    if does is not None:
        service.does = does

    async def tell(kind: str, times: int) -> None:
        told.append((kind, times))

    alerts = Alerts(tell, clock)
    members = TelegramMembers(bot, clock)
    desk = Desk(
        service=service,
        texts=Texts(),
        bot=bot,
        me=ME,
        languages=Languages(db, clock, locales=("it", "en"), default="it"),
        members=members,
        alerts=alerts,
        metrics=metrics,
        clock=clock,
    )
    return Bench(desk, service, bot, line, clock, metrics, told, alerts, members)
