"""What became of a send. Knows nothing of Telegram's errors: the outlet translates them."""

from dataclasses import dataclass
from typing import Protocol

from storage.records import Claim


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    """Delivered, or already so ("not modified")."""

    message_id: int | None = None
    value: int | None = None
    """What a die shows."""
    poll: str | None = None
    """The id of a poll."""
    powerless: bool = False
    """The bot lacks the right that this, or a part of it, needs."""
    adrift: bool = False
    """The topic is no more: this has gone to the general one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Later:
    """Not now. `seconds` is what the server demanded (flood), else None: the courier's growing pause."""

    why: str
    seconds: float | None = None
    flood: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """The chat has another id; nothing was delivered."""

    chat_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Barred:
    """The bot is there and may not write for now."""

    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Gone:
    """Blocked, never started, deactivated, kicked, deleted: nobody is reached there."""

    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Broken:
    """Refused as malformed: our fault and never a player's."""

    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unpolled:
    """The chat takes no poll, or not this one: what it asks has to be asked otherwise. Nothing was delivered."""

    why: str


Verdict = Sent | Later | Moved | Barred | Gone | Broken | Unpolled


class Outlet(Protocol):
    """The way out to Telegram."""

    async def send(self, claim: Claim) -> Verdict:
        """Try once. Never raises for anything that Telegram or the network does."""
        ...


class Consequences(Protocol):
    """What the sessions are told of deliveries. Each call is its own transaction, idempotent."""

    async def opened(self, session_id: str) -> None:
        """Nothing that opens the session's phase is outstanding any more: its clock may run."""
        ...

    async def barred(self, chat_id: int, topic: int | None, why: str) -> None:
        """The group cannot be written to: its clocks stand, the host is told in private."""
        ...

    async def writable(self, chat_id: int, topic: int | None) -> None:
        """A send to a barred group went through again."""
        ...

    async def adrift(self, chat_id: int, topic: int) -> None:
        """A topic of the group is no more; what was meant for it has gone to the general one."""
        ...

    async def flooded(self, chat_id: int, seconds: float) -> None:
        """A group cannot be written to for so many seconds: its clocks stand so long."""
        ...

    async def gone(self, chat_id: int, why: str) -> None:
        """A person (chat_id > 0) has become unreachable, or a group (< 0) is lost."""
        ...

    async def moved(self, old: int, new: int) -> None:
        """A group has become a supergroup. Lanes, sessions, settings move once."""
        ...

    async def threw(self, session_id: str, throw: int, value: int) -> None:
        """A die of the seal shows this value."""
        ...

    async def polled(self, round_id: str, number: int, poll_id: str) -> None:
        """The poll that asks this question of a round of the quiz is there, under this id."""
        ...

    async def unpolled(self, round_id: str, number: int, why: str) -> None:
        """That question cannot be asked by a poll."""
        ...

    async def handled(self, claim: Claim, *, done: bool) -> None:
        """Somebody was kept from writing, that was lifted, or something pinned; not `done`: the bot has no such right."""
        ...

    async def broken(self, claim: Claim, why: str) -> None:
        """An item was refused as malformed twice and set aside."""
        ...
