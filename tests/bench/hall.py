"""A live game whose presses come one by one, on any database, so that each can be measured. No limits on calls here."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from telegram.request import BaseRequest

from bot.main import LOCALES
from bot.narration.bundles import Bundles
from bot.narratore import Narratore
from bot.playground.limits import Limits
from bot.playground.model import Message
from bot.playground.puppets import Group, Person
from tests.bench.outside import Outside
from tests.kit.party import Party, prompt_of

UNPACED: dict[str, Any] = {
    f"rate_{what}": 0 for what in ("overall_per_s", "group_per_min", "chat_per_s", "person_per_s")
}
NOTED = Bundles(LOCALES).plain("it", "service-noted")
LATER_S = 2.0
"""So long after a press whatever waits to melt into one edit has left."""


class Hall(Party):
    """A party on a given database, whose people press one at a time."""

    def __init__(self, folder: Path, url: str | None = None, *, seed: str = "moon") -> None:
        """Prepare; `url` is a migrated database, a new SQLite file if there is none."""
        super().__init__(folder, seed=seed, limits=Limits.unpaced(), **UNPACED)
        self.outside: Outside | None = None
        if url is not None:
            self.settings = self.settings.model_copy(update={"database_url": url})
        self._pressed: set[tuple[int, int, int, str]] = set()

    def speaks_to(self, outside: Outside) -> None:
        """Let the bot, not opened yet, reach the world over HTTP, with the library's own connections."""
        self.outside = outside
        self.settings = self.settings.model_copy(update={"telegram_api_url": outside.url})

    def connection(self) -> BaseRequest | None:
        """Over HTTP if so told."""
        return None if self.outside is not None else super().connection()

    def cpu(self) -> float:
        """CPU seconds so far, those of a server beside not counted."""
        return time.process_time() if self.outside is None else self.outside.rest_cpu()

    async def table(self, title: str, seats: int) -> tuple[Group, list[Person]]:
        """A game of so many, dealt."""
        people = self.people(seats)
        group = self.world.group(title, *people)
        await self.settle()
        await self.begins(group, people)
        return group, people

    def question(self, group: Group, people: Sequence[Person]) -> tuple[Person, Message, list[str]] | None:
        """The next question that nobody has answered: whose, where, and the data of its buttons."""
        for person in people:
            for message in person.hears()[-8:] + group.reads()[-8:]:
                prompt = prompt_of(message)
                if prompt is None or (person.id, message.chat.id, message.id, prompt) in self._pressed:
                    continue
                self._pressed.add((person.id, message.chat.id, message.id, prompt))
                return person, message, [b["callback_data"] for b in message.buttons if "callback_data" in b]
        return None

    async def delivered(self, bot: Narratore) -> float:
        """CPU seconds of sending all that may leave now; whether there is anything is asked outside the measure."""
        spent = 0.0
        while (at := await bot.courier.next_time()) is not None and at <= self.clock.now():
            began = self.cpu()
            await bot.courier.run_once()
            spent += self.cpu() - began
        return spent

    async def press(self, bot: Narratore, person: Person, message: Message, options: Sequence[str]) -> float | None:
        """Press a button drawn among these; CPU seconds until it is answered and all that follows has been delivered.

        None if the press was refused: that is less work, and not what is asked here.
        """
        draw = self.rng.stream(f"{person.id}:{message.chat.id}:{message.id}")
        query = person.presses(data=draw.choice(options), message=message)
        began = self.cpu()
        await bot.poller.poll_once()
        spent = self.cpu() - began + await self.delivered(bot)
        self.clock.advance(LATER_S)
        spent += await self.delivered(bot)
        return spent if query.answer is not None and query.answer.text == NOTED else None


async def presses(hall: Hall, count: int, *, bots: Sequence[Narratore], seats: int = 10) -> list[float]:
    """CPU seconds of so many presses in live games; the bots take turns. What time does is done outside the measure."""
    spent: list[float] = []
    table = 0
    while len(spent) < count:
        table += 1
        group, people = await hall.table(f"Piazza {table}", seats)
        while len(spent) < count and await hall.live(group):
            asked = hall.question(group, people)
            if asked is None:
                due = await hall.bot.next_time()
                assert due is not None, "nothing is due"
                await hall.pass_time(max(0.001, (due - hall.clock.now()).total_seconds()))
                continue
            took = await hall.press(bots[len(spent) % len(bots)], *asked)
            if took is not None:
                spent.append(took)
    return spent
