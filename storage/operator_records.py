"""The values of the operators' tables and of what they look at. No SQL; nothing here can hold a card or a choice."""

from dataclasses import dataclass, field
from datetime import datetime

from storage.records import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplicaRecord:
    """A process that serves."""

    name: str
    version: str
    started_at: datetime
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultRecord:
    """How often something of ours went wrong."""

    action: str
    session_id: str
    times: int
    last_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class UseRecord:
    """One use of the operators' commands."""

    user_id: int
    at: datetime
    deed: str
    what: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BanRecord:
    """Somebody, or a group, that the bot does not serve."""

    chat_id: int
    banned_by: int
    at: datetime
    reason: str = ""
    name: str = field(default="", repr=False)
    told: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BroadcastRecord:
    """Something that an operator tells everybody who agreed to hear it."""

    id: int
    user_id: int
    audience: str
    """"groups", "people" or "all"."""
    texts: Json = field(repr=False)
    """Language to text, HTML of Telegram's kind."""
    state: str
    """"draft", "running", "stopped" or "done"."""
    at: datetime
    next_at: datetime | None = None
    reached: int | None = None
    queued: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRecord:
    """What the table of a session may be told of by anybody: nothing of its state."""

    id: str
    chat_id: int
    game: str
    status: str
    holds: frozenset[str]
    wall_time: datetime
    game_time: datetime
    extra: Json = field(repr=False)
    title: str = field(default="", repr=False)
    seats: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LaneRecord:
    """A group's queue."""

    chat_id: int
    title: str = field(repr=False)
    items: int
    oldest: datetime
    held: bool
    barred: bool
    free_at: datetime | None
    failures: int


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueRecord:
    """All that waits to be sent."""

    chats: int
    items: int
    oldest: datetime | None
    aside: int
    """Refused as malformed, and set aside."""
