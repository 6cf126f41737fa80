"""What only Telegram knows of a group's people. Asked before a transaction, never inside one."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How things are in a group at this moment."""

    admin: bool
    """Whether the person administers it."""
    powers: frozenset[str]
    """The bot's own rights there, as Telegram calls them; none while it is a plain member."""


class Members(Protocol):
    """Implemented by the gateway; a stub in tests."""

    async def is_admin(self, chat_id: int, user_id: int) -> bool:
        """Whether the person administers the group; False where Telegram does not answer."""
        ...

    async def is_member(self, chat_id: int, user_id: int) -> bool | None:
        """Whether the person is in the group; None where Telegram does not answer."""
        ...

    async def standing(self, chat_id: int, user_id: int) -> Standing | None:
        """The same asked anew, with the bot's own rights; None where Telegram does not answer."""
        ...
