"""The playground as a demo: a house in which one scene is played after the other, each with a world, a bot and a game in course.

Some people with phones and some computer players sit at the table; whoever opens the page plays the phones.
"""

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import structlog
from pydantic import SecretStr

from bot.clock import Clock, SystemClock
from bot.main import build
from bot.narration.bundles import Bundles
from bot.narratore import Narratore
from bot.playground.errors import Impossible, Json
from bot.playground.limits import Limits
from bot.playground.puppets import Group, Person, Stage
from bot.playground.scenes import SPEEDS, Pace, Scene, set_table
from bot.playground.server import LOCAL, LocalServer, app, local
from bot.playground.tempo import Tempo
from bot.playground.window import Window
from bot.sessions.commands import FillSeats, Where, Who
from bot.settings import Settings
from games.core.rng import SeededRng
from games.core.spec import GameSpec

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
_LOOK_S = 0.05
_PATIENCE_S = 60.0
_NOBODY, _PAUSED = "nobody looks yet", "paused"
_log = structlog.get_logger(__name__)


class Demo:
    """A house: it shows one scene at a time, and the page's menu changes it."""

    def __init__(
        self,
        settings: Settings,
        *,
        games: Sequence[GameSpec],
        bundles: Bundles,
        scene: Scene | None = None,
        wall: Clock | None = None,
    ) -> None:
        """Prepare a house with this scene, or with none until the menu has chosen one of these games."""
        self._settings = settings
        self._games = {str(spec.key): spec for spec in games if spec.policy is not None}
        self._bundles = bundles
        self._wall = wall or SystemClock()
        self._clock = Tempo(self._wall)
        self._first = scene
        self._scene: Scene | None = None
        self._number = 0
        self._state = "none"
        self._narratore: Narratore | None = None
        self._changing: asyncio.Task[None] | None = None
        self._url = ""
        self._visited = False
        self.window = Window(self._world("empty"))

    async def run(
        self, until: asyncio.Event, *, opened: Callable[[str], None], host: str = "127.0.0.1", port: int = 0
    ) -> None:
        """Serve until the event is set; `opened` is told the page's address, once the first scene is in course."""
        hosts = (*LOCAL, "[::1]") if local(host) else ("*",)
        async with LocalServer(app(self.window.world, hosts=hosts, backstage=self), host=host, port=port) as server:
            self._url = server.url
            stopping = asyncio.ensure_future(until.wait())
            try:
                if self._first is not None:
                    self._change(self._first)
                await self._until_set(stopping)
                if not stopping.done():
                    opened(server.url)
                    await stopping
            finally:
                stopping.cancel()
                await self._ended()

    # What the page's menu does

    def describe(self) -> Json:
        """The scene and its state, whose hands are the visitor's, the clock, and the games that can be chosen."""
        return {
            "scene": None if self._scene is None else self._scene.model_dump(),
            "number": self._number,
            "state": self._state,
            "you": next((user.id for user in self.window.world.users.values() if not user.is_bot), None),
            "clock": {
                "now": self._clock.now().isoformat(),
                "rate": self._clock.rate,
                "paused": _PAUSED in self._clock.holds,
                "standing": bool(self._clock.holds),
            },
            "speeds": list(SPEEDS),
            "games": [
                {
                    "key": key,
                    "names": {locale: self._bundles.plain(locale, f"{key}-name") for locale in self._bundles.locales},
                    "seats": [spec.game.table_size[0], spec.game.table_size[-1]],
                }
                for key, spec in self._games.items()
            ],
        }

    def visited(self) -> None:
        """A page has been opened: a scene that waited for the first one goes on."""
        self._visited = True
        if _NOBODY in self._clock.holds:
            self._clock.release(_NOBODY)
            self._told()

    def play(self, raw: bytes) -> Json:
        """Change to another scene; the answer comes before the table is set."""
        scene = Scene.model_validate_json(raw)
        spec = self._games.get(scene.game)
        if spec is None:
            raise Impossible(f"there is no game {scene.game} that computer players know")
        sizes = spec.game.table_size
        if scene.seats not in sizes:
            raise Impossible(f"{scene.game} is played by {sizes[0]} to {sizes[-1]}")
        self._change(scene)
        return self.describe()

    async def pace(self, raw: bytes) -> Json:
        """Change the speed, stop the clock or let it run, or set it forward to whatever is due next."""
        pace = Pace.model_validate_json(raw)
        if pace.speed is not None:
            self._clock.run_at(pace.speed)
        if pace.paused is not None:
            (self._clock.hold if pace.paused else self._clock.release)(_PAUSED)
        if pace.skip and self._narratore is not None:
            due = await self._narratore.next_time()
            if due is not None:
                # The time in between was not a standstill, for which the bot would give it back.
                await self._narratore.service.beat(due)
                self._clock.set_forward(due)
                await self._narratore.bell.sweep()
        self._told()
        return self.describe()

    # One scene after the other

    def _change(self, scene: Scene) -> None:
        before, self._scene, self._state = self._changing, scene, "setting"
        self._number += 1
        self._changing = asyncio.ensure_future(self._perform(scene, before))
        self._told()

    async def _perform(self, scene: Scene, before: "asyncio.Task[None] | None") -> None:
        """Play a scene until it is told to end; what goes wrong is said on the page too."""
        await _stopped(before)
        try:
            await self._play(scene)
        except Exception as error:
            _log.error("playground.scene", error=type(error).__name__)
            self._state = "failed"
            self._told()
            raise

    async def _play(self, scene: Scene) -> None:
        rng = SeededRng(scene.seed.encode())
        # The table is set at once, whatever the speed of the scene.
        self._clock = Tempo(self._wall, rate=SPEEDS[-1])
        world = self._world(scene.seed)
        self.window.show(world)
        stop = asyncio.Event()
        with tempfile.TemporaryDirectory(prefix="narratore-") as folder:
            narratore = self._narratore = await self._bot(scene, rng, Path(folder))
            serving = asyncio.ensure_future(narratore.run(stop))
            setting = asyncio.ensure_future(set_table(world, scene, self._until, self._fill))
            try:
                await asyncio.wait({setting, serving}, return_when=asyncio.FIRST_COMPLETED)
                if not serving.done():
                    await setting
                    self._clock.run_at(scene.speed)
                    self._state = "playing"
                    if not self._visited:
                        self._clock.hold(_NOBODY)
                    self._told()
                await serving
            finally:
                setting.cancel()
                stop.set()
                self._narratore = None
                await asyncio.gather(serving, setting, return_exceptions=True)

    def _world(self, seed: str) -> Stage:
        # Limits on the number of messages would be in the time of a clock that may stand: a scene has none, on either side.
        world = Stage(
            clock=self._clock,
            rng=SeededRng(seed.encode()).stream("world"),
            limits=Limits.unpaced(),
            keep_calls=1000,
        )
        world.updates.clock = self._wall
        return world

    async def _bot(self, scene: Scene, rng: SeededRng, folder: Path) -> Narratore:
        settings = self._settings.model_copy(
            update={
                "telegram_token": SecretStr(self.window.world.token),
                "telegram_api_url": self._url,
                "database_url": f"sqlite:///{folder}/playground.db",
                "default_language": scene.language,
                "listen": None,
                "webhook_url": None,
                "rate_overall_per_s": 0.0,
                "rate_group_per_min": 0.0,
                "rate_chat_per_s": 0.0,
                "rate_person_per_s": 0.0,
            }
        )
        secrets, ids = rng.stream("secrets"), rng.stream("ids")
        return await build(
            settings,
            clock=self._clock,
            draw_secret=lambda: bytes(secrets.below(256) for _ in range(32)),
            session_id=lambda: "".join(ids.choice(_ALPHABET) for _ in range(8)),
            look_every_s=0.5,
        )

    async def _fill(self, person: Person, group: Group, session_id: str, seats: int) -> None:
        if self._narratore is not None:
            await self._narratore.service.handle(
                FillSeats(
                    key=f"playground:{session_id}",
                    who=Who(user_id=person.id, name=person.name, language=person.user.language_code),
                    where=Where(chat_id=group.id, kind="supergroup", title=group.chat.title or ""),
                    press=True,
                    session_id=session_id,
                    seats=seats,
                )
            )

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Wait for the bot to do something. Raises TimeoutError if it does not."""
        waited = 0.0
        while not condition():
            if waited > _PATIENCE_S:
                raise TimeoutError("the bot of the playground does not answer")
            await self._wall.sleep(_LOOK_S)
            waited += _LOOK_S

    async def _until_set(self, stopping: "asyncio.Task[Any]") -> None:
        """Come back once the first scene is in course, or there is none; raises what it raised."""
        while self._state == "setting" and not stopping.done():
            if self._changing is not None and self._changing.done():
                await self._changing
                return
            await self._wall.sleep(_LOOK_S)

    async def _ended(self) -> None:
        changing, self._changing = self._changing, None
        await _stopped(changing)

    def _told(self) -> None:
        self.window.tell("house", self.describe)


async def _stopped(task: "asyncio.Task[None] | None") -> None:
    """End a scene, however far it has come; what went wrong in it has been said."""
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
