"""The bot as a process of its own that is killed without warning and started again. Knows no game and no table."""

import asyncio
import json
import os
import sys
from datetime import datetime
from pathlib import Path

from bot.playground.world import World
from bot.settings import Settings

_ROOT = Path(__file__).resolve().parents[2]
_OURS = [name.upper() for name in Settings.model_fields]
_READY_S = 120.0
_GLANCE_S = 0.005


class Victim:
    """`python -m bot run` against a playground. `dead` lists from when until when it could not answer."""

    def __init__(
        self, world: World, url: str, database_url: str, folder: Path, *, scale: float, **settings: str
    ) -> None:
        """Remember how to start it; `scale` multiplies the game's durations. `settings` by the names of the environment."""
        self._world = world
        self._log = folder / "bot.log"
        foreign = {name: value for name, value in os.environ.items() if name not in _OURS}
        self._environment = foreign | {
            "TELEGRAM_TOKEN": world.token,
            "TELEGRAM_API_URL": url,
            "DATABASE_URL": database_url,
            "TIME_SCALE": str(scale),
            "RATE_OVERALL_PER_S": "0",
            "RATE_GROUP_PER_MIN": "0",
            "RATE_CHAT_PER_S": "0",
            "RATE_PERSON_PER_S": "0",
            "LOG_FORMAT": "json",
            "PYTHONPATH": str(_ROOT),
            **settings,
        }
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None
        self.dead: list[tuple[datetime, datetime]] = []
        self.caught_up: list[datetime] = []
        """When it had settled, for the first time after each start, all that had been waiting."""
        self.kills: list[datetime] = []

    async def starts(self) -> None:
        """Start it, and wait until it asks for updates. Raises RuntimeError if it ends before, or never does."""
        # the folder has no `.env`, so that nothing but the environment is read
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", cwd=self._folder, env=self._environment, stdout=log, stderr=log
            )
        polled = self._polls()
        async with asyncio.timeout(_READY_S):
            while self._polls() == polled:
                if self._process.returncode is not None:
                    raise RuntimeError(f"the bot did not start: {self._log.read_text()[-600:]}")
                await asyncio.sleep(_GLANCE_S)

    async def is_killed(self) -> None:
        """SIGKILL, at this moment."""
        if self._process is None or self._process.returncode is not None:
            raise RuntimeError(f"the bot ended by itself: {self._log.read_text()[-600:]}")
        self.kills.append(self._world.clock.now())
        self._process.kill()
        await self._process.wait()

    async def rises(self) -> None:
        """Start it again after a kill."""
        await self.starts()
        self.dead.append((self.kills[-1], self._world.clock.now()))

    def look(self) -> None:
        """Note when nothing waits any more after a restart."""
        if len(self.caught_up) < len(self.dead) and not len(self._world.updates):
            self.caught_up += [self._world.clock.now()] * (len(self.dead) - len(self.caught_up))

    async def stops(self) -> int:
        """Ask it to stop; its exit status."""
        if self._process is None or self._process.returncode is not None:
            return 0
        self._process.terminate()
        try:
            async with asyncio.timeout(_READY_S):
                return await self._process.wait()
        except TimeoutError:
            self._process.kill()
            return await self._process.wait()

    def is_no_more(self) -> None:
        """At the latest now: nothing is left behind, whatever went wrong."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    def complaints(self) -> list[str]:
        """What it logged as an error, and every line that is no log at all."""
        found = []
        for line in self._log.read_text().splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                found.append(line)
                continue
            if entry.get("level") in ("error", "critical"):
                found.append(line)
        return found

    def _polls(self) -> int:
        return sum(count for name, count in self._world.tally.items() if name.startswith("getMe "))
