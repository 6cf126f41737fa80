"""Ten tables of thirty-five begin in the same second: the bot's whole budget at once (pitfall 28)."""

import tempfile
from collections import deque
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from bot.playground.model import Call
from bot.playground.puppets import Person
from games.core.ids import GameKey
from games.registry import game
from storage.records import Status
from tests.soak.crowd import Crowd, picks
from tests.soak.habits import TAME
from tests.soak.jumps import JumpingTown
from tests.soak.town import KINDS, Progress, Tally, Town
from tests.soak.walled import WalledTown

SEATS = 35
_MOST = timedelta(minutes=5)
_COUNTED = ("sendMessage", "sendDice", "sendDocument", "editMessageText", "editMessageReplyMarkup")


class Meter:
    """How many calls a second there were, in any second, and when the last one came."""

    def __init__(self) -> None:
        self.most = self.count = 0
        self.last: datetime | None = None
        self._window: deque[datetime] = deque()

    def take(self, calls: Iterable[Call]) -> None:
        """Count these, in order."""
        for call in calls:
            if call.method in _COUNTED and call.ok:
                self.count += 1
                self.last = call.at
                self._window.append(call.at)
                while (call.at - self._window[0]).total_seconds() >= 1.0:
                    self._window.popleft()
                self.most = max(self.most, len(self._window))


def settle(town: Town, games: int, seats: int) -> list[Crowd]:
    """So many full tables, everybody reachable."""
    crowds = []
    for number in range(games):
        crowd = town.settles(seats, locale=("it", "en")[number % 2], habits=TAME, waits=True)
        for person in crowd.people:
            if not person.user.started:
                person.starts()
        crowds.append(crowd)
    return crowds


class Rush:
    """The ten beginnings, and what is asked of them."""

    def __init__(self, town: Town, games: int, seats: int) -> None:
        self.town, self.seats = town, seats
        self.crowds = settle(town, games, seats)
        self.meter = Meter()
        town.watch.others.append(self.meter.take)
        self.begun: datetime | None = None
        self.asked: set[int] = set()
        self.early: set[str] = set()
        self.opened: dict[str, datetime] = {}

    def open_lobbies(self) -> None:
        """Each host opens a table, everybody sits down."""
        for crowd in self.crowds:
            crowd.after(self.town.rng.uniform(1, 30), crowd.opens)

    async def ready(self) -> bool:
        """Whether everybody sits."""
        for crowd in self.crowds:
            session = crowd.session or ""
            if await self.town.db.transact(lambda uow, session=session: len(uow.seats(session))) < self.seats:  # type: ignore[misc]
                return False
        return True

    def go(self) -> None:
        """Ten hosts press at once."""
        self.begun = self.town.clock.now()
        self.meter.count = 0
        for crowd in self.crowds:
            crowd.goes_now()

    async def look(self) -> None:
        """No night's clock may run before all its letters have arrived."""
        for crowd in self.crowds:
            self.asked |= {person.id for person in crowd.people if person.id not in self.asked and asked(person)}
            record = await self.town.record(crowd.session or "")
            if record is None or record.status is not Status.RUNNING or crowd.session in self.opened:
                continue
            if "opening" in record.holds or record.extra.get("phase") != "n1":
                continue
            self.opened[str(crowd.session)] = self.town.clock.now()
            if not all(person.id in self.asked for person in crowd.people):
                self.early.add(str(crowd.session))

    def done(self) -> bool:
        """Whether all nights run."""
        return len(self.opened) == len(self.crowds)

    def sums_up(self, tally: Tally) -> None:
        """What came of it."""
        tally.games, tally.seats = len(self.crowds), self.seats * len(self.crowds)
        assert self.begun is not None
        last = max(self.opened.values(), default=self.begun)
        took = (last - self.begun).total_seconds()
        tally.extra |= {
            "most calls in a second": self.meter.most, "calls": self.meter.count, "all nights open after s": round(took, 1),
            "the limit alone s": round(self.meter.count / 30, 1),
        }  # fmt: skip
        for session in sorted(self.early):
            tally.blame(f"{session}: the night began before everybody had been asked")
        for crowd in self.crowds:
            self.town.check_answers(crowd)
        if not self.done():
            tally.blame(f"only {len(self.opened)} of {len(self.crowds)} nights began")


async def rush(
    games: int, seed: str, progress: Progress, *, seats: int = SEATS, kinds: Sequence[GameKey] = KINDS
) -> Tally:
    """In time that jumps, under a gate that lets exactly thirty calls pass in any second."""
    kinds = [kind for kind in kinds if seats in game(kind).game.table_size]
    with tempfile.TemporaryDirectory(prefix="narratore-soak-") as folder:
        town = JumpingTown(Path(folder), seed, kinds=kinds)
        async with town.open():
            crush = Rush(town, games, seats)
            await town.lets_pass(40)
            crush.open_lobbies()
            while not await crush.ready():
                await town.lets_pass(10)
            await town.lets_pass(15)
            crush.go()
            end = town.clock.now() + _MOST
            while not crush.done() and town.clock.now() < end:
                await town.step()
                await crush.look()
                progress(len(crush.opened))
            town.sums_up()
            crush.sums_up(town.tally)
        return town.tally


async def rush_by_the_clock(
    games: int, seed: str, progress: Progress, *, seats: int = SEATS, kinds: Sequence[GameKey] = KINDS
) -> Tally:
    """The same by the clock on the wall, with a process of its own: calls take as long as they take."""
    kinds = [kind for kind in kinds if seats in game(kind).game.table_size]
    with tempfile.TemporaryDirectory(prefix="narratore-soak-") as folder:
        town = WalledTown(Path(folder), seed, haste=2.0, kinds=kinds)
        async with town.open():
            crush = Rush(town, games, seats)
            await town.lets_pass(30)
            crush.open_lobbies()
            while not await crush.ready():
                await town.lets_pass(2)
            await town.lets_pass(10)
            crush.go()
            end = town.clock.now() + _MOST
            while not crush.done() and town.clock.now() < end:
                await town.lets_pass(0.1)
                await crush.look()
                progress(len(crush.opened))
        town.sums_up()
        crush.sums_up(town.tally)
        return town.tally


def asked(person: Person) -> bool:
    """Whether a question of the night stands on this person's screen."""
    return any(".n1." in data for message in person.hears() for data in picks(message))
