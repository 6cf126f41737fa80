"""The playground as a demo: a world over HTTP, the real bot pointed at it, and a game in course for a visitor to take part in.

Some people with phones and some computer players sit at the table; whoever opens the page plays the phones.
"""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from pydantic import SecretStr

from bot.clock import Clock, SystemClock
from bot.main import build
from bot.narratore import Narratore
from bot.playground.limits import Limits
from bot.playground.model import Message
from bot.playground.puppets import Group, Person, Stage
from bot.playground.server import LocalServer, app
from bot.settings import Settings
from games.core.rng import SeededRng

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
_PEOPLE = {
    "it": ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Ivo", "Luca", "Marta"),
    "en": ("Alice", "Ben", "Clara", "Dan", "Ella", "Frank", "Grace", "Harry", "Lucy", "Max"),
}
_GROUPS = {"it": "Il borgo", "en": "The village"}
_LOOK_S = 0.05
_PATIENCE_S = 30.0


class Demo:
    """A world, a bot and a table."""

    def __init__(self, settings: Settings, *, game: str, seats: int, seed: str, pace: float) -> None:
        """Prepare a game with so many seats, `pace` times as fast as usual."""
        self._settings = settings
        self._game = game
        self._seats = seats
        self._pace = pace
        self._locale = settings.default_language
        self._clock: Clock = SystemClock()
        self._rng = SeededRng(seed.encode())
        # A game that runs faster than usual would only wait for Telegram's limits on the number of messages.
        limits = Limits() if pace <= 1 else Limits.unpaced()
        self._world = Stage(clock=self._clock, rng=self._rng.stream("world"), limits=limits, keep_calls=1000)

    async def run(self, until: asyncio.Event, *, port: int, opened: Callable[[str], None]) -> None:
        """Serve until the event is set; `opened` is told the page's address once a game is in course."""
        with tempfile.TemporaryDirectory(prefix="narratore-") as folder:
            async with LocalServer(app(self._world), port=port) as server:
                narratore = await self._bot(server.url, Path(folder))
                serving = asyncio.ensure_future(narratore.run(until))
                setting = asyncio.ensure_future(self._set_the_table())
                try:
                    # Whoever stops the demo while the table is being set need not wait for the table.
                    await asyncio.wait({setting, serving}, return_when=asyncio.FIRST_COMPLETED)
                    if not serving.done():
                        await setting
                        opened(server.url)
                    await serving
                finally:
                    setting.cancel()
                    until.set()
                    await serving

    async def _bot(self, url: str, folder: Path) -> Narratore:
        unpaced = {"rate_overall_per_s": 0.0, "rate_group_per_min": 0.0, "rate_chat_per_s": 0.0}
        settings = self._settings.model_copy(
            update={
                "telegram_token": SecretStr(self._world.token),
                "telegram_api_url": url,
                "database_url": f"sqlite:///{folder}/playground.db",
                "time_scale": 1 / self._pace,
                **(unpaced if self._pace > 1 else {}),
            }
        )
        secrets, ids = self._rng.stream("secrets"), self._rng.stream("ids")
        return await build(
            settings,
            draw_secret=lambda: bytes(secrets.below(256) for _ in range(32)),
            session_id=lambda: "".join(_letter(ids) for _ in range(8)),
        )

    async def _set_the_table(self) -> None:
        """People sit down, computer players fill up, the first person begins.

        The page is open meanwhile: a visitor who turns the board's page, begins or closes the table has it from there on.
        """
        world, count = self._world, max(1, self._seats - 4)
        names = _PEOPLE[self._locale]
        people = [
            world.person(names[number % len(names)], last_name=_nth(number, len(names)), language_code=self._locale)
            for number in range(count)
        ]
        group = world.group(_GROUPS[self._locale], *people, owner=people[0])
        for person in people:
            person.starts()
        await self._until(lambda: all(person.hears() for person in people))
        bot = world.bot.username
        people[0].says(f"/{self._game}@{bot}", group)
        lobby = await self._lobby(group, "lobby.fill" if self._seats > count else "lobby.go")
        if self._seats > count:
            if not self._presses(people[0], lobby, "lobby.fill"):
                return
            await self._until(lambda: not _offers(lobby, "lobby.fill"))
        if not all(self._presses(person, lobby, "lobby.join") for person in people[1:]):
            return
        await self._until(lambda: not _offers(lobby, "lobby.go") or all(person.name in lobby.text for person in people))
        if self._presses(people[0], lobby, "lobby.go"):
            await self._until(lambda: not _offers(lobby, "lobby.go"))

    @staticmethod
    def _presses(person: Person, lobby: Message, option: str) -> bool:
        """Press the board's button, if it is there; whoever has pressed Start before is seated by that of a seat."""
        data = next((data for data in _datas(lobby) if option in data), None)
        if data is not None:
            person.presses(data=data, message=lobby)
        return data is not None

    async def _lobby(self, group: Group, option: str) -> Message:
        found: list[Message] = []

        def look() -> bool:
            found[:] = [message for message in group.reads() if _offers(message, option)]
            return bool(found)

        await self._until(look)
        return found[-1]

    async def _until(self, condition: Callable[[], bool]) -> None:
        """Wait for the bot to do something. Raises TimeoutError if it does not."""
        waited = 0.0
        while not condition():
            if waited > _PATIENCE_S:
                raise TimeoutError("the bot of the playground does not answer")
            await self._clock.sleep(_LOOK_S)
            waited += _LOOK_S


def _letter(rng: SeededRng) -> str:
    """One letter of a session's id."""
    return rng.choice(_ALPHABET)


def _nth(number: int, names: int) -> str | None:
    """A surname that tells people of one name apart."""
    return None if number < names else f"{number // names + 1}"


def _datas(message: Message) -> list[str]:
    return [button["callback_data"] for button in message.buttons if "callback_data" in button]


def _offers(message: Message, option: str) -> bool:
    return any(option in data for data in _datas(message))
