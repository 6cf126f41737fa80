"""What every command is: somebody asks something somewhere. The commands themselves are `commands.py`'s."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Who:
    """The person who acts, as Telegram tells it."""

    user_id: int
    name: str
    """First and last name, as they are: may be empty, may hold anything."""
    username: str | None = None
    language: str | None = None
    anonymous: bool = False
    """An anonymous administrator of the group, who has no seat and no private chat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Where:
    """The chat in which it happens."""

    chat_id: int
    topic: int | None = None
    """Only for a message in a forum topic; None in General and in reply chains."""
    kind: str = "private"
    """"private", "group", "supergroup" or "channel"."""
    title: str = ""
    username: str = ""
    """A public group's name in links, without "@"; else empty."""
    topic_title: str = ""
    """What the topic is called, where Telegram tells it with the message."""
    message_id: int | None = None
    """The message that carries the command or the pressed button."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What all commands have."""

    key: str
    who: Who
    where: Where
    at: datetime | None = None
    """When Telegram received it; None where it does not say (a press)."""
    press: bool = False
    """A button was pressed: the receipt becomes a toast. Otherwise a refusal is answered by a message."""
