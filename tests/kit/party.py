"""The whole bot over a whole Telegram of our own: the kit of the end-to-end tests.

Nothing is left out but the sockets: the library's calls go to the playground's world, which refuses what Telegram refuses;
the database is a file; time moves from one event to the next.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from pydantic import SecretStr
from telegram.request import BaseRequest

from bot.clock import ManualClock
from bot.main import build
from bot.narration.tokens import read_turn
from bot.narratore import Narratore
from bot.playground.inproc import LocalRequest
from bot.playground.limits import Limits
from bot.playground.model import Message
from bot.playground.puppets import Group, Person, Stage
from bot.sessions.codec import Codec
from bot.settings import Settings
from games.core.ids import GameKey, Seat
from games.core.rng import SeededRng
from storage.records import LIVE, SessionRecord, Status
from tests.kit.rasters import token_png

NAMES = (
    "Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Hugo", "Irene", "Luca", "Marta", "Nino", "Olga",
    "Piero", "Rita", "Sara", "Tito", "Ugo", "Vera", "Walter", "Zoe",
)  # fmt: skip
STEP = timedelta(milliseconds=1)
"""Time moves on by so much where something is due already but waits for something else."""


class Party:
    """A bot, a world, people, and a hand on the clock."""

    def __init__(self, folder: Path, *, seed: str = "moon", limits: Limits | None = None, **settings: Any) -> None:
        """Prepare; `opens` begins. `settings` are the bot's own. People press at one instant as often as they like."""
        self.clock = ManualClock()
        self.rng = SeededRng(seed.encode())
        self.world = Stage(clock=self.clock, rng=self.rng.stream("world"), limits=limits)
        self.settings = Settings(
            telegram_token=SecretStr(self.world.token),
            database_url=f"sqlite:///{folder}/party.db",
            **{"rate_person_per_s": 0, **settings},
        )
        self._secrets, self._ids = itertools.count(1), itertools.count(1)
        self._bot: Narratore | None = None
        self._answered: set[tuple[int, int, int, str]] = set()
        self.dice = True
        self.raster: Callable[[str], bytes] = token_png

    @property
    def bot(self) -> Narratore:
        """The bot, once it runs."""
        assert self._bot is not None, "the party has not been opened"
        return self._bot

    # The bot's life

    async def opens(self) -> "Party":
        """Start the bot."""
        self._bot = await build(
            self.settings,
            clock=self.clock,
            request=self.connection(),
            draw_secret=lambda: next(self._secrets).to_bytes(32, "big"),
            session_id=lambda: f"tavolo{next(self._ids):02d}",
            dice=self.dice,
            raster=self.raster,
        )
        await self.bot.start()
        await self.settle()
        return self

    def connection(self) -> BaseRequest | None:
        """How the bot's calls reach the world: without a socket."""
        return LocalRequest(self.world)

    async def closes(self) -> None:
        """Stop the bot cleanly."""
        if self._bot is not None:
            await self._bot.stop()
        self._bot = None

    async def dies(self) -> None:
        """Kill the bot: nothing is confirmed, nothing is said."""
        await self.bot.db.close()
        self._bot = None

    async def restarts(self, *, after: float = 0.0) -> None:
        """Kill the bot and start it again, so many seconds later."""
        await self.dies()
        self.clock.advance(after)
        await self.opens()

    # Time

    async def settle(self) -> None:
        """Let everything happen that can happen now."""
        await self.bot.pump()

    async def pass_time(self, seconds: float) -> None:
        """Let so many seconds pass, and everything in them happen at its time."""
        end = self.clock.now() + timedelta(seconds=seconds)
        await self.settle()
        while (due := await self.bot.next_time()) is not None and due <= end:
            await self._jump(due)
        self.clock.move_to(end)
        await self.settle()

    async def until(self, condition: Callable[[], Any], *, most: float = 4 * 3600) -> None:
        """Let time pass until the condition holds. Fails if it does not within so many seconds, or nothing is due."""
        end = self.clock.now() + timedelta(seconds=most)
        await self.settle()
        while not condition():
            due = await self.bot.next_time()
            assert due is not None, "nothing is due, and it has not come"
            assert due <= end, f"it has not come within {most} s"
            await self._jump(due)

    async def _jump(self, due: datetime) -> None:
        self.clock.move_to(max(due, self.clock.now() + STEP))
        await self.settle()

    # The table

    def people(self, count: int, **more: Any) -> list[Person]:
        """So many people who have just pressed Start; the bot hears of it when time is given to it."""
        people = self.strangers(count, **more)
        for person in people:
            person.starts()
        return people

    def strangers(self, count: int, **more: Any) -> list[Person]:
        """So many people whom the bot may not write to."""
        return [self.world.person(name, **more) for name in NAMES[:count]]

    async def session(self, group: Group) -> SessionRecord:
        """The newest session of the group."""
        found: list[SessionRecord] = await self.bot.db.transact(
            lambda uow: [
                record
                for number in range(1, 100)
                if (record := uow.session(f"tavolo{number:02d}")) is not None and record.chat_id == group.id
            ]
        )
        assert found, "no session here"
        return found[-1]

    async def session_by_id(self, session_id: str) -> SessionRecord:
        """The session with this id, wherever its group has gone."""
        record = await self.bot.db.transact(lambda uow: uow.session(session_id))
        assert record is not None
        return record

    async def phase(self, group: Group) -> str:
        """The phase of the group's game, as the rules name it: "n1", "d1.talk" …; empty before the deal."""
        return str((await self.session(group)).extra.get("phase", ""))

    async def until_phase(self, group: Group, start: str, *, most: float = 4 * 3600) -> str:
        """Let time pass, nobody answering, until a phase that begins like this."""
        end = self.clock.now() + timedelta(seconds=most)
        await self.settle()
        while not (phase := await self.phase(group)).startswith(start):
            due = await self.bot.next_time()
            assert due is not None, f"nothing is due; the game is in {phase!r}"
            assert due <= end, f"the game is still in {phase!r}"
            await self._jump(due)
        return phase

    async def live(self, group: Group) -> bool:
        """Whether a session is going on in the group."""
        return (await self.session(group)).status in LIVE

    async def takes_seats(self, group: Group, people: Sequence[Person], *, word: str = "/lupi") -> None:
        """The first opens a lobby, the others follow its link."""
        people[0].says(f"{word}@NarratoreBot", group)
        await self.settle()
        session = await self.session(group)
        for person in people[1:]:
            person.starts(f"join_{session.id}")
        await self.settle()

    async def begins(self, group: Group, people: Sequence[Person], *, word: str = "/lupi", go: str = "/via") -> None:
        """A lobby with these people, begun by the first; the cards are dealt and everybody has been asked."""
        await self.takes_seats(group, people, word=word)
        people[0].says(f"{go}@NarratoreBot", group)
        await self.settle()
        while (record := await self.session(group)).status in (Status.LOBBY, Status.DRAWING) or record.holds:
            await self.pass_time(1)

    async def cards(self, group: Group) -> dict[Seat, str]:
        """Who has which card, as only the database knows."""
        record = await self.session(group)
        spec = self.bot.specs[GameKey(record.game)]
        assert record.state is not None
        state = Codec(self.bot.specs).load(spec, record.state, record.rules_version)
        return {seat: str(card) for seat, card in spec.cards(state).items()}

    # Playing

    async def plays_on(self, group: Group, people: Sequence[Person], *, most: float = 24 * 3600) -> None:
        """Everybody answers whatever is asked, drawing among the buttons, until the game is over and told."""
        end = self.clock.now() + timedelta(seconds=most)
        while await self.live(group):
            assert self.clock.now() < end, "the game does not end"
            await self._turn(group, people)
        await self.pass_time(120)

    async def plays_for(self, group: Group, people: Sequence[Person], *, steps: int) -> None:
        """The same for so many turns at most: everybody answers, or time passes to the next event."""
        for _ in range(steps):
            if await self.live(group):
                await self._turn(group, people)

    async def _turn(self, group: Group, people: Sequence[Person]) -> None:
        if self._answer(group, people):
            await self.settle()
            return
        due = await self.bot.next_time()
        assert due is not None, "stuck"
        await self._jump(due)

    def _answer(self, group: Group, people: Sequence[Person]) -> int:
        """Each person presses one button of each question not answered yet; how many presses."""
        pressed = 0
        for person in people:
            asked = person.hears()[-8:] + (group.reads()[-8:] if person.standing(group).inside else [])
            for message in asked:
                prompt = prompt_of(message)
                if prompt is None or (person.id, message.chat.id, message.id, prompt) in self._answered:
                    continue
                self._answered.add((person.id, message.chat.id, message.id, prompt))
                options = [b["callback_data"] for b in message.buttons if "callback_data" in b]
                draw = self.rng.stream(f"{person.id}:{message.chat.id}:{message.id}:{prompt}")
                person.presses(data=draw.choice(options), message=message)
                pressed += 1
        return pressed


def pick_of(button: Mapping[str, Any]) -> str:
    """The option of a button with callback data, whichever of its message's screens it is for."""
    return read_turn(str(button.get("callback_data", "")).rpartition(".")[2])[0]


def prompt_of(message: Message) -> str | None:
    """The session and prompt that a message's buttons answer; None if it asks nothing of a game."""
    for button in message.buttons:
        parts = button.get("callback_data", "").split(".")
        if len(parts) >= 4 and parts[1] != "-" and parts[2][:1] in "nd" and parts[2][1:2].isdigit():
            return ".".join(parts[1:-1])
    return None
