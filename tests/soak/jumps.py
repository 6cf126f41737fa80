"""A town in time that jumps from one event to the next, with the bot in the same process, over HTTP."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

from pydantic import SecretStr
from telegram.error import NetworkError
from telegram.request import RequestData

from bot.clock import ManualClock
from bot.gateway.connection import Connection
from bot.gateway.patience import LONGEST_S
from bot.main import build
from bot.narratore import Narratore
from bot.playground.server import LocalServer, app
from bot.settings import Settings
from games.core.ids import GameKey
from tests.soak import ledger
from tests.soak.table import Table
from tests.soak.town import KINDS, Town

_STEP = timedelta(milliseconds=1)
_BREATH_S = 1.5
"""Real seconds without any call under way after which the bot is taken to wait for its clock: a busy machine is slow, too."""
_PAUSE = timedelta(seconds=LONGEST_S)
"""No call past the queue waits for longer; what sleeps for more is a timer that nobody waits for."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


class Impatient(Connection):
    """The bot's own connection, which gives a lost answer up after a fraction of a second of the real clock."""

    def __init__(self, patience_s: float, given_up: set[tuple[int, str]]) -> None:
        """`given_up` gets chat and content of what was: on a busy machine also of calls that nobody lost."""
        super().__init__(128)
        self._patience_s, self._given_up = patience_s, given_up
        self.under_way = 0

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *args: Any, **kwargs: Any
    ) -> tuple[int, bytes]:
        """As it does, in less time."""
        kwargs["read_timeout"] = self._patience_s
        self.under_way += 1
        try:
            return await super().do_request(url, method, request_data, *args, **kwargs)
        except NetworkError:
            said = request_data.parameters if request_data is not None else {}
            for name in ledger.SENDING.values():
                if name in said and "chat_id" in said:
                    self._given_up.add((int(str(said["chat_id"])), str(said[name])))
            raise
        finally:
            self.under_way -= 1


class JumpingTown(Town):
    """The bot is driven step by step; between two events no time passes at all."""

    def __init__(
        self, folder: Path, seed: str, *, weather: bool = False, kinds: Sequence[GameKey] = KINDS, **settings: Any
    ) -> None:
        """`settings` are the bot's own."""
        self.hand = ManualClock()
        super().__init__(folder, seed, self.hand, weather=weather, kinds=kinds)
        self._request = Impatient(0.25 if weather else 20.0, self.given_up)
        self._settings = {
            "telegram_token": SecretStr(self.world.token),
            "database_url": self.database_url,
            "rate_person_per_s": 0,
            **settings,
        }
        self._bot: Narratore | None = None

    @property
    def bot(self) -> Narratore:
        """The bot, once the town is open."""
        assert self._bot is not None, "the town is not open"
        return self._bot

    @asynccontextmanager
    async def open(self) -> AsyncIterator["JumpingTown"]:
        """Start server and bot; close them at the end."""
        async with LocalServer(app(self.world, page=None)) as server:
            secrets, ids = self.dice.stream("secrets"), self.dice.stream("ids")
            self._bot = await build(
                Settings(**self._settings, telegram_api_url=server.url),
                clock=self.clock,
                request=self._request,
                draw_secret=lambda: bytes(secrets.below(256) for _ in range(32)),
                session_id=lambda: "".join(ids.choice(_LETTERS) for _ in range(8)),
            )
            self._db = self._bot.db
            try:
                await self.db.transact(ledger.open_books)
                await self._bot.start()
                yield self
            finally:
                await self._bot.stop()

    async def step(self) -> None:
        """Move to the next thing that anybody does, and let everything happen that follows at once."""
        times = [time for time in (self.agenda.next(), await self.bot.next_time()) if time is not None]
        if not times:
            raise RuntimeError("nobody means to do anything, and nothing is due")
        self.hand.move_to(max(min(times), self.clock.now() + _STEP))
        self.agenda.run()
        await self._pumps()
        self.read_news()
        self.watch.look()

    async def _pumps(self) -> None:
        """Let everything happen; where the bot itself waits for its clock, since a call past the queue met a 429, it moves on."""
        pumping = asyncio.ensure_future(self.bot.pump())
        while not (await asyncio.wait({pumping}, timeout=_BREATH_S))[0]:
            wake = self.hand.next_wake()
            if wake is not None and not self._request.under_way and wake - self.clock.now() <= _PAUSE:
                self.hand.move_to(wake)
        await pumping

    async def lets_pass(self, seconds: float) -> None:
        """So much time passes, with everything that happens in it."""
        end = self.clock.now() + timedelta(seconds=seconds)
        self.agenda.after(seconds, lambda: None)
        while self.clock.now() < end:
            await self.step()

    async def runs(
        self, tables: list[Table], follows: Callable[[Table], Table | None], progress: Callable[[], None]
    ) -> None:
        """Go on until all tables are idle; one that becomes so is followed by what `follows` says."""
        begun = self.clock.now()
        self.glance()
        while not all(table.idle for table in tables):
            self.glances = False
            await self.step()
            for place, table in enumerate(tables):
                await table.goes_on()
                if table.idle:
                    tables[place] = follows(table) or table
            progress()
        self.tally.hours = (self.clock.now() - begun) / timedelta(hours=1)
        self.sums_up()
