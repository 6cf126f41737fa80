"""A table without Telegram: people give commands, a postman empties the outbox, a hand moves the clock.

For tests of the session service. `Evening.post` holds all that was sent, in order; `screens` what each slot shows.
"""

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import delete, select, update

from bot.clock import ManualClock
from bot.narration.bundles import Bundles
from bot.narration.narrator import Narrator
from bot.sessions import commands as c
from bot.sessions.members import Standing
from bot.sessions.receipts import Receipt
from bot.sessions.service import SessionService
from bot.sessions.terms import Terms
from games.core.spec import GameSpec
from games.lupi.spec import LUPI
from storage.base import table
from storage.engine import Database
from storage.records import SessionRecord
from storage.schema import Outbox, Slot
from storage.unit import UnitOfWork

LOCALES = Path(__file__).resolve().parents[2] / "locales"
GROUP = -1_002_999_999_999
PEOPLE = 7_999_000_000
BUNDLES = Bundles(LOCALES)
_OUTBOX, _SLOTS = table(Outbox), table(Slot)


@dataclass
class Crowd:
    """Who administers and who belongs, as Telegram would say."""

    admins: set[int] = field(default_factory=set)
    strangers: set[int] = field(default_factory=set)
    powers: set[str] = field(default_factory=set)
    silent: bool = False
    """Telegram does not answer."""
    asked: int = 0

    async def is_admin(self, chat_id: int, user_id: int) -> bool:
        """Whether the person was named an administrator."""
        self.asked += 1
        return user_id in self.admins

    async def is_member(self, chat_id: int, user_id: int) -> bool | None:
        """Everybody belongs but the strangers."""
        self.asked += 1
        return user_id not in self.strangers

    async def standing(self, chat_id: int, user_id: int) -> Standing | None:
        """Both, and what the bot may do."""
        self.asked += 1
        return None if self.silent else Standing(admin=user_id in self.admins, powers=frozenset(self.powers))


@dataclass
class Sent:
    """One delivered item."""

    chat_id: int
    topic: int | None
    act: str
    slot: str | None
    session_id: str
    payload: dict[str, Any]
    message_id: int

    @property
    def text(self) -> str:
        """What it says."""
        return str(self.payload.get("text", ""))

    @property
    def buttons(self) -> list[dict[str, str]]:
        """Its buttons in one row."""
        return [button for row in self.payload.get("keyboard", []) for button in row]


class Evening:
    """One service over one database."""

    def __init__(
        self,
        db: Database,
        *,
        specs: Iterable[GameSpec] = (LUPI,),
        desks: Iterable[GameSpec] = (),
        terms: Terms | None = None,
        nth: int = 0,
    ) -> None:
        """Begin on the evening of the clock's default start; `nth` tells several over one database apart."""
        self.db = db
        self.clock = ManualClock()
        self.crowd = Crowd()
        self.terms = terms or Terms(bot_username="narratore_bot", dice=False)
        self.reports: list[str] = []
        self.post: list[Sent] = []
        self._keys = itertools.count(10_000 * nth + 1)
        self._messages = itertools.count(1000)
        self._ids = itertools.count(100 * nth + 1)
        self.secrets = itertools.count(1)
        self.specs = {spec.key: spec for spec in specs}
        self.desks = {spec.key: spec for spec in desks}
        self.service = self.restarted()

    def restarted(self) -> SessionService:
        """The same program started again over the same database."""
        self.service = SessionService(
            db=self.db,
            specs=self.specs,
            desks=self.desks,
            narrator=Narrator(BUNDLES),
            bundles=BUNDLES,
            clock=self.clock,
            terms=self.terms,
            members=self.crowd,
            draw_secret=lambda: next(self.secrets).to_bytes(32, "big"),
            new_id=lambda: f"{next(self._ids):08d}",
            report=self.reports.append,
        )
        return self.service

    # People

    @staticmethod
    def who(number: int) -> c.Who:
        """The person with this number."""
        return c.Who(user_id=PEOPLE + number, name=f"Persona {number}", language="it")

    def group(self, topic: int | None = None) -> c.Where:
        """The group."""
        return c.Where(chat_id=GROUP, topic=topic, kind="supergroup", title="Il <b>borgo</b>")

    def private(self, number: int) -> c.Where:
        """The person's chat with the bot."""
        return c.Where(chat_id=PEOPLE + number)

    def key(self) -> str:
        """An update's identity, new each time."""
        return f"u:{next(self._keys)}"

    async def does(
        self, number: int, command: Callable[..., c.Command], where: c.Where | None = None, **args: Any
    ) -> Receipt:
        """The person gives a command, in the group unless told otherwise."""
        base = {"key": self.key(), "who": self.who(number), "where": where or self.group(), "at": self.clock.now()}
        return await self.service.handle(command(**{**base, **args}))

    async def presses(self, number: int, session_id: str, prompt: str, pick: str) -> Receipt:
        """The person presses a button of a prompt."""
        return await self.does(
            number, c.SubmitMove, session_id=session_id, prompt=prompt, pick=pick, press=True, at=None
        )

    async def starts(self, number: int, payload: str = "") -> Receipt:
        """The person presses Start in private."""
        return await self.does(number, c.Greet, self.private(number), payload=payload)

    async def lobby(self, people: int, *, reachable: bool = True) -> str:
        """A lobby of the first game, opened by person 1, with so many people."""
        if reachable:
            for number in range(1, people + 1):
                await self.starts(number)
        opened = await self.does(1, c.OpenLobby)
        session_id = getattr(opened, "session_id", None)
        assert session_id is not None, opened
        for number in range(2, people + 1):
            await self.does(number, c.TakeSeat)
        return str(session_id)

    async def game(self, people: int = 5) -> str:
        """A game in its first night, its opening delivered."""
        session_id = await self.lobby(people)
        await self.does(1, c.Begin)
        await self.deliver()
        return session_id

    # Post and time

    async def deliver(self) -> list[Sent]:
        """The postman: everything queued is delivered, in order, and the service hears what opened."""

        def take(uow: UnitOfWork) -> list[Sent]:
            rows = uow.rows(select(_OUTBOX).order_by(_OUTBOX.c.id))
            sent = []
            for row in rows:
                number = next(self._messages)
                sent.append(
                    Sent(row.chat_id, row.topic or None, row.act, row.slot, row.session_id, row.payload, number)
                )
                if row.slot is not None and row.act == "show":
                    uow.run(
                        update(_SLOTS)
                        .where(_SLOTS.c.session_id == row.session_id, _SLOTS.c.chat_id == row.chat_id,
                               _SLOTS.c.slot == row.slot, _SLOTS.c.message_id.is_(None))
                        .values(message_id=number)
                    )  # fmt: skip
            uow.run(delete(_OUTBOX))
            return sent

        sent = await self.db.transact(take)
        self.post += sent
        for session_id in {item.session_id for item in sent if item.session_id}:
            await self.service.opened(session_id)
        return sent

    async def pump(self) -> None:
        """Everything that happens without time passing."""
        while True:
            happened = len(await self.deliver())
            for ring in await self.service.due(self.clock.now()):
                await self.service.ring(ring)
                happened += 1
            happened += await self.service.move_computers(self.clock.now())
            if not happened:
                return

    async def passes(self, seconds: float) -> None:
        """Time passes, and all that falls due happens at its time."""
        await self.pump()
        until = self.clock.now().timestamp() + seconds
        while (due := await self.service.next_due()) is not None and due.timestamp() <= until:
            self.clock.move_to(due)
            await self.pump()
        self.clock.advance(until - self.clock.now().timestamp())
        await self.pump()

    async def until_over(self, session_id: str, most_seconds: float = 40_000) -> SessionRecord:
        """Play on until the session has ended."""
        end = self.clock.now().timestamp() + most_seconds
        await self.pump()
        while (record := await self.record(session_id)).status.value not in ("over", "closed"):
            due = await self.service.next_due()
            assert due is not None, f"stuck: {record}"
            assert due.timestamp() < end, f"endless: {record}"
            self.clock.move_to(due)
            await self.pump()
        await self.pump()
        return record

    async def record(self, session_id: str) -> SessionRecord:
        """The session's row."""
        record = await self.db.transact(lambda uow: uow.session(session_id))
        assert record is not None
        return record

    async def journal(self, session_id: str) -> list[dict[str, Any]]:
        """The session's steps."""
        entries = await self.db.transact(lambda uow: uow.journal(session_id))
        return [dict(entry.entry) for entry in entries]

    def heard(self, chat_id: int = GROUP) -> str:
        """All that was said in a chat, in one text."""
        return "\n".join(item.text for item in self.post if item.chat_id == chat_id)

    def at(self, **change: Any) -> Terms:
        """Other terms, from the next restart on."""
        self.terms = replace(self.terms, **change)
        return self.terms


def noon(clock: ManualClock) -> datetime:
    """The clock's time."""
    return clock.now()
