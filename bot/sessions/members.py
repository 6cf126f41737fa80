"""What only Telegram knows of a group's people. Asked before a transaction, never inside one."""

from typing import Protocol


class Members(Protocol):
    """Implemented by the gateway; a stub in tests."""

    async def is_admin(self, chat_id: int, user_id: int) -> bool:
        """Whether the person administers the group; False where Telegram does not answer."""
        ...

    async def is_member(self, chat_id: int, user_id: int) -> bool | None:
        """Whether the person is in the group; None where Telegram does not answer."""
        ...
