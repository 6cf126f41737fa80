"""A fair: tables of every kind side by side, each in the middle of something, and strangers who mean harm."""

import json
import random
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, Table, select

from bot.clock import Clock
from bot.playground.limits import Limits
from bot.playground.model import User
from bot.playground.puppets import Group, Person
from bot.playground.updates import UpdateQueue
from storage.schema import Base
from storage.unit import UnitOfWork
from tests.kit.party import Party
from tests.soak.forger import Forger, Json
from tests.soak.watch import Watch

_PAYLOAD = re.compile(r"\?start=([A-Za-z0-9_-]+)")
_OF_CHATS, _OF_PEOPLE, _OF_SESSIONS = ("chat_id",), ("user_id",), ("session_id",)
_TIMED = {"outbox", "inbox", "lanes", "budget", "heartbeat", "heartbeats"}
"""Tables that hold no state of anybody's: post, and what keeps its order."""
TYPED = frozenset({"saloon"})
"""Games whose questions are not all answered by buttons: nobody at the fair types."""
KEPT = 4000
"""So many real updates are remembered, to be bent."""
GAMES = ("lupi", "villaggio", "saloon", "propaganda")


class Tapped(UpdateQueue):
    """The server's queue, with a copy of what has gone through it."""

    def __init__(self, clock: Clock, copies: list[Json]) -> None:
        super().__init__(clock)
        self._copies = copies

    def push(self, kind: str, payload: Json) -> bool:
        """As the queue does."""
        if len(self._copies) < KEPT:
            self._copies.append(json.loads(json.dumps({kind: payload})))
        return super().push(kind, payload)


class Fair:
    """Everything that people can have with the bot, and whoever would like to have it of them."""

    def __init__(self, folder: Path, seed: str, *, strangers: int = 200) -> None:
        """Nobody is there yet."""
        self.rng = random.Random(seed)
        self.party = Party(folder, seed=seed, limits=Limits.unpaced(), **UNPACED)
        self.world = self.party.world
        self.forger = Forger(self.rng)
        self.blames: list[str] = []
        self.watch = Watch(self.world, self.blames.append, weather=True)
        self.strangers: list[Person] = []
        self.victims: list[Person] = []
        self.groups: list[Group] = []
        self.played: list[tuple[Group, list[Person]]] = []
        self._strangers = strangers
        self.world.listeners.append(self._hear)
        self.world.updates = Tapped(self.party.clock, self.forger.real)

    async def opens(self, *, games: Sequence[str] = GAMES, size: int = 7, steps: int = 14) -> None:
        """Open all tables and let them come to the middle of something."""
        party = self.party
        await party.opens()
        for number, word in enumerate(games):
            people = party.people(size)
            group = self._group(f"Borgo {word} <&>", people)
            await party.settle()
            await party.begins(group, people, word=f"/{word}")
            await party.plays_for(group, people, steps=steps + number)
            if word not in TYPED:
                self.played.append((group, people))
        await self._over()
        await self._beside()
        self.strangers = [self.world.person(f"Mallory {n}", username=f"mallory{n}") for n in range(self._strangers)]
        for person in self.strangers[::2]:
            person.starts()
        await party.settle()
        await party.pass_time(1)
        self.watch.look()

    async def _over(self) -> None:
        """A game that has ended, with all that hangs on its end."""
        people = self.party.people(5)
        group = self._group("Fine", people)
        await self.party.settle()
        await self.party.begins(group, people, word="/lupi")
        await self.party.plays_on(group, people)
        people[0].says("/verifica@NarratoreBot", group)
        people[0].says("/storia")
        people[0].says("/classifica@NarratoreBot", group)
        await self.party.pass_time(60)

    async def _beside(self) -> None:
        """A lobby, a desk with an open door, practice, a duel, draws, settings, wishes."""
        party = self.party
        host, guest, learner, drawer, owner, one, two, idle = party.people(8)
        self._group("Atrio", [host, idle])
        table = self._group("Sfida", [one, two])
        home = self._group("Casa", [owner])
        await party.settle()
        host.says("/lupi@NarratoreBot", self.groups[-3])
        guest.says("/narra villaggio")
        learner.says("/pratica lupi 6")
        drawer.says("/random 3 da 1 a 90")
        drawer.says("/genera 8")
        drawer.says("/becchino")
        drawer.says("/imieidati")
        drawer.says("/statistiche")
        one.says("/quiz@NarratoreBot", table)
        idle.says("/quiz")
        idle.says("/dimenticami")
        idle.says("/ruoli")
        owner.says("/impostazioni@NarratoreBot", home)
        owner.says("/avvisami@NarratoreBot", home)
        await party.pass_time(30)
        owner.starts(f"set_{-home.id}")
        learner.presses(data=_first(learner))
        guest.presses(data=next(d for d in _data(guest) if d.endswith(".link")))
        await party.pass_time(5)
        two.presses("Ci sto", message=table.last)
        one.presses("Cominciamo", message=table.last)
        await party.pass_time(5)
        drawer.asks_inline("moneta")
        await party.pass_time(5)

    def _group(self, title: str, people: Sequence[Person]) -> Group:
        group = self.world.group(title, *people, owner=people[0], bot="admin")
        self.groups.append(group)
        self.victims += people
        return group

    # What the strangers get to know

    def _hear(self, kind: str, payload: object) -> None:
        if kind not in ("message", "edited") or not isinstance(payload, dict):
            return
        if payload["from"]["id"] != self.world.bot.id:
            return
        known = set(self.forger.tokens)
        for row in payload.get("reply_markup", {}).get("inline_keyboard", ()):
            for button in row:
                data = button.get("callback_data")
                if data and data not in known:
                    self.forger.tokens.append(data)
                self.forger.payloads += _PAYLOAD.findall(button.get("url", ""))
        # The links of desks and chairs are for those who are given them: what a stranger has of them is their shape.
        found = [one for one in _PAYLOAD.findall(json.dumps(payload)) if not one.startswith(("seat_", "desk_"))]
        self.forger.payloads += found
        self.forger.tokens = self.forger.tokens[-3000:]
        self.forger.payloads = [p for p in self.forger.payloads[-500:] if not p.startswith(("seat_", "desk_"))]

    def anybody(self) -> User:
        """One of the strangers."""
        return self.rng.choice(self.strangers).user

    # What must stay as it is

    async def holdings(self) -> dict[str, frozenset[str]]:
        """Each table's rows that belong to the victims: their sessions, their groups, themselves."""
        return await self.party.bot.db.transact(self._holdings)

    def _holdings(self, uow: UnitOfWork) -> dict[str, frozenset[str]]:
        people = {person.id for person in self.victims}
        chats = people | {group.id for group in self.groups}
        metadata: MetaData = Base.metadata
        sessions = {row.id for row in uow.rows(select(metadata.tables["sessions"])) if row.chat_id in chats}
        rounds = {row.id for row in uow.rows(select(metadata.tables["quiz_rounds"])) if row.chat_id in chats}
        found = {}
        for table in metadata.sorted_tables:
            if table.name not in _TIMED:
                found[table.name] = frozenset(self._rows(uow, table, (people, chats, sessions | rounds)))
        return found

    @staticmethod
    def _rows(uow: UnitOfWork, table: Table, whose: tuple[set[int], set[int], set[str]]) -> Iterable[str]:
        people, chats, ids = whose
        for row in uow.rows(select(table)):
            of = row._mapping
            names = {of.get("session_id"), of.get("round_id"), of.get("id")}
            if of.get("chat_id") in chats or of.get("user_id") in people or names & ids:
                yield repr(tuple(_of_theirs(value, people) for value in row))


def _of_theirs(value: Any, people: set[int]) -> Any:
    """A lobby without the strangers who have knocked at its door by its link: that is their own doing, and harms nobody."""
    if isinstance(value, dict) and "knocked" in value:
        return {**value, "knocked": [user_id for user_id in value["knocked"] if user_id in people]}
    return value


UNPACED = {f"rate_{what}": 0 for what in ("overall_per_s", "group_per_min", "chat_per_s", "person_per_s")}


def _data(person: Person) -> list[str]:
    return [str(b["callback_data"]) for m in reversed(person.hears()) for b in m.buttons if "callback_data" in b]


def _first(person: Person) -> str:
    return _data(person)[0]
