"""A town by the clock on the wall, with the bot as a process of its own under Telegram's real limits."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.clock import SystemClock
from bot.playground.server import LocalServer, app
from games.core.ids import GameKey
from storage.engine import Database
from tests.soak.town import KINDS, Town
from tests.soak.victim import Victim

_LOOK_S = 0.02
_GRAIN_S = 0.05
_RATES = {"RATE_OVERALL_PER_S": "30", "RATE_GROUP_PER_MIN": "20", "RATE_CHAT_PER_S": "1"}


class WalledTown(Town):
    """Calls take as long as they take; nobody is killed here."""

    def __init__(self, folder: Path, seed: str, *, haste: float = 1.0, kinds: Sequence[GameKey] = KINDS) -> None:
        """`haste` is the people's alone."""
        super().__init__(folder, seed, SystemClock(), grain_s=_GRAIN_S, haste=haste, kinds=kinds)

    @asynccontextmanager
    async def open(self) -> AsyncIterator["WalledTown"]:
        """Start server and bot; stop them at the end, cleanly."""
        self._db = Database.open(self.database_url)
        try:
            async with LocalServer(app(self.world, page=None)) as server:
                victim = Victim(self.world, server.url, self.database_url, self.folder, scale=1.0, **_RATES)
                try:
                    await victim.starts()
                    yield self
                    if status := await victim.stops():
                        self.tally.blame(f"asked to stop, the bot ended with status {status}")
                    for line in victim.complaints():
                        self.tally.blame(f"logged: {line[:300]}")
                finally:
                    victim.is_no_more()
        finally:
            await self._db.close()

    async def lets_pass(self, seconds: float) -> None:
        """So much time passes; people act, and look at their screens."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            self.agenda.run()
            self.read_news()
            self.watch.look()
            await asyncio.sleep(_LOOK_S)
