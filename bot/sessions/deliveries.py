"""What deliveries tell the tables: the courier's `Consequences`, each one transaction. What follows is `consequences.py`'s."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from bot.sessions import consequences, muting, topics
from bot.sessions.gate import Gate
from bot.sessions.kit import Facts
from bot.sessions.quiz import answers
from bot.sessions.turn import Turn
from storage.records import Claim

T = TypeVar("T")
Report = Callable[[str], None]
"""(what failed): how the operators are alerted; the log has said why. Must not raise."""

_log = structlog.get_logger(__name__)


class Deliveries(ABC):
    """The part of the service's door at which deliveries knock."""

    _gate: Gate
    _report: Report

    async def opened(self, session_id: str) -> None:
        """Nothing that opens the session's phase is outstanding any more."""

        def open_it(turn: Turn) -> None:
            consequences.opened(turn, session_id)
            answers.opened(turn, session_id)

        await self._consequence(session_id, open_it)

    async def barred(self, chat_id: int, topic: int | None, why: str) -> None:
        """The group cannot be written to for now."""
        _log.warning("session.barred", chat=chat_id, why=why)
        await self._consequence(f"chat:{chat_id}", lambda turn: consequences.barred(turn, chat_id, topic))

    async def flooded(self, chat_id: int, seconds: float) -> None:
        """Telegram lets nothing into the group for so long."""
        _log.warning("session.flooded", chat=chat_id, seconds=seconds)
        await self._consequence(f"chat:{chat_id}", lambda turn: consequences.flooded(turn, chat_id, seconds))

    async def writable(self, chat_id: int, topic: int | None) -> None:
        """The group can be written to again."""
        await self._consequence(f"chat:{chat_id}", lambda turn: consequences.writable(turn, chat_id, topic))

    async def adrift(self, chat_id: int, topic: int) -> None:
        """A topic is no more."""
        await self._consequence(f"chat:{chat_id}", lambda turn: topics.gone(turn, chat_id, topic))

    async def gone(self, chat_id: int, why: str) -> None:
        """A person has become unreachable, or a group is lost."""
        _log.info("session.gone", kind="person" if chat_id > 0 else "group", why=why)
        await self._consequence(f"chat:{chat_id}", lambda turn: consequences.gone(turn, chat_id, delivering=True))

    async def moved(self, old: int, new: int) -> None:
        """A group has become a supergroup."""
        await self._consequence(f"chat:{old}", lambda turn: consequences.moved(turn, old, new))

    async def threw(self, session_id: str, throw: int, value: int) -> None:
        """A die of the seal shows this value."""
        await self._consequence(session_id, lambda turn: consequences.threw_die(turn, session_id, throw, value))

    async def polled(self, round_id: str, number: int, poll_id: str) -> None:
        """A poll of the quiz is there."""
        await self._consequence(round_id, lambda turn: answers.polled(turn, round_id, number, poll_id))

    async def unpolled(self, round_id: str, number: int, why: str) -> None:
        """A poll of the quiz was refused."""
        _log.info("session.unpolled", session=round_id, why=why)
        await self._consequence(round_id, lambda turn: answers.unpolled(turn, round_id, number))

    async def handled(self, claim: Claim, *, done: bool) -> None:
        """Something that needs a right was tried."""
        gate = claim.item.session_id or f"chat:{claim.item.chat_id}"
        await self._consequence(gate, lambda turn: muting.handled(turn, claim, done=done))

    async def broken(self, claim: Claim, why: str) -> None:
        """An item was refused as malformed twice and set aside: our fault, and the operators hear of it."""
        _log.error("session.item-refused", session=claim.item.session_id, act=claim.item.act.value, why=why)
        self._report("delivery")
        gate = claim.item.session_id or f"chat:{claim.item.chat_id}"
        await self._consequence(gate, lambda turn: consequences.broken(turn, claim))

    async def _consequence(self, gate: str, act: Callable[[Turn], None]) -> None:
        async with self._gate(gate):
            await self._asking(lambda facts: self._step(act, None, facts))

    @abstractmethod
    async def _asking(self, attempt: Callable[[Facts], Awaitable[T]]) -> T:
        """Try until nothing has to be asked of Telegram any more. Raises RuntimeError where that never comes."""

    @abstractmethod
    async def _step(self, act: Callable[[Turn], T], if_broken: T, facts: Facts | None = None) -> T:
        """One transaction without a command."""
