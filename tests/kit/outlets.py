"""An outlet and consequences that remember what they were asked. For tests of delivery and of whoever uses it."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.clock import Clock
from bot.delivery.verdicts import Sent, Verdict
from storage.records import Act, Claim

Answer = Verdict | Callable[[Claim], Verdict] | Callable[[Claim], Awaitable[Verdict]]


@dataclass(frozen=True, slots=True)
class Call:
    """One call that the outlet was asked for."""

    at: datetime
    claim: Claim

    @property
    def chat_id(self) -> int:
        """Where to."""
        return self.claim.item.chat_id

    @property
    def text(self) -> str:
        """What; the act's name where there is no text."""
        return str(self.claim.item.payload.get("text", self.claim.item.act.value))


class RecordingOutlet:
    """Delivers everything with growing message ids, unless told otherwise; `calls` is what it was asked, in order."""

    def __init__(self, clock: Clock) -> None:
        """Note the times of this clock."""
        self._clock = clock
        self._answers: dict[int, deque[Answer]] = defaultdict(deque)
        self._message_id = 100
        self.calls: list[Call] = []

    def answers(self, chat_id: int, *answers: Answer) -> None:
        """The next calls to this chat are answered so (a verdict, or a function of the claim); then all goes well again."""
        self._answers[chat_id].extend(answers)

    async def send(self, claim: Claim) -> Verdict:
        """Answer as told."""
        self.calls.append(Call(self._clock.now(), claim))
        scripted = self._answers[claim.item.chat_id]
        if scripted:
            answer: Any = scripted.popleft()
            if callable(answer):
                answer = answer(claim)
            if isinstance(answer, Awaitable):
                answer = await answer
            verdict: Verdict = answer
            return verdict
        await asyncio.sleep(0)
        if claim.message_id is not None:
            return Sent(message_id=claim.message_id)
        self._message_id += 1
        return Sent(message_id=self._message_id, value=4 if claim.item.act is Act.DICE else None)

    def texts(self, chat_id: int | None = None) -> list[str]:
        """What was asked for, in order: of one chat or of all."""
        return [call.text for call in self.calls if chat_id is None or call.chat_id == chat_id]

    def times(self, chat_id: int) -> list[datetime]:
        """When calls to this chat were made."""
        return [call.at for call in self.calls if call.chat_id == chat_id]


class RecordedConsequences:
    """Remembers what the sessions were told, as tuples that begin with the name."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.told: list[tuple[Any, ...]] = []

    async def opened(self, session_id: str) -> None:
        """Remember it; so do the others."""
        self.told.append(("opened", session_id))

    async def flooded(self, chat_id: int, seconds: float) -> None:
        """Note it."""
        self.told.append(("flooded", chat_id, seconds))

    async def barred(self, chat_id: int, topic: int | None, why: str) -> None:
        """Remember it."""
        self.told.append(("barred", chat_id, topic, why))

    async def adrift(self, chat_id: int, topic: int) -> None:
        """Note it."""
        self.told.append(("adrift", chat_id, topic))

    async def writable(self, chat_id: int, topic: int | None) -> None:
        """Remember it."""
        self.told.append(("writable", chat_id, topic))

    async def gone(self, chat_id: int, why: str) -> None:
        """Remember it."""
        self.told.append(("gone", chat_id, why))

    async def moved(self, old: int, new: int) -> None:
        """Remember it."""
        self.told.append(("moved", old, new))

    async def threw(self, session_id: str, throw: int, value: int) -> None:
        """Remember it."""
        self.told.append(("threw", session_id, throw, value))

    async def polled(self, round_id: str, number: int, poll_id: str) -> None:
        """Remember it."""
        self.told.append(("polled", round_id, number, poll_id))

    async def unpolled(self, round_id: str, number: int, why: str) -> None:
        """Remember it."""
        self.told.append(("unpolled", round_id, number, why))

    async def broken(self, claim: Claim, why: str) -> None:
        """Remember it."""
        self.told.append(("broken", claim.item.payload.get("text"), why))

    async def handled(self, claim: Claim, *, done: bool) -> None:
        """Remember it."""
        self.told.append(("handled", claim.item.act.value, done))
