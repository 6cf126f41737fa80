"""The tables of whoever looks after the bot: who serves, what went wrong, who was kept out, what was said to everybody. No query."""

from datetime import datetime
from typing import Any

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from storage.schema import Base
from storage.types import Serial


class Replica(Base):
    """A process that serves. It goes when it stops; one that was killed is swept."""

    __tablename__ = "replicas"

    name: Mapped[str] = mapped_column(String(128), primary_key=True)
    version: Mapped[str]
    started_at: Mapped[datetime]
    at: Mapped[datetime]
    """When it was heard of last."""


class Fault(Base):
    """Faults of the program's own: one row for each action, session and hour."""

    __tablename__ = "faults"
    __table_args__ = (Index("faults_by_age", "hour"),)

    hour: Mapped[datetime] = mapped_column(primary_key=True)
    action: Mapped[str] = mapped_column(String(64), primary_key=True)
    session_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    """'' where it belonged to none."""
    times: Mapped[int]
    last_at: Mapped[datetime]


class OperatorUse(Base):
    """One use of the operators' commands."""

    __tablename__ = "operator_uses"
    __table_args__ = (Index("operator_uses_by_age", "at"),)

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    user_id: Mapped[int]
    at: Mapped[datetime]
    deed: Mapped[str] = mapped_column(String(32))
    what: Mapped[str]
    """To what it was done: a session, a chat, a number; empty for a page that was looked at."""


class Ban(Base):
    """A person (> 0) or a group (< 0) that the bot does not serve."""

    __tablename__ = "bans"
    __table_args__ = (Index("bans_by_age", "at"),)

    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    banned_by: Mapped[int]
    at: Mapped[datetime]
    reason: Mapped[str]
    name: Mapped[str]
    """As it was called when it was banned, for the list."""
    told: Mapped[bool]
    """Whether the one line was said."""


class Switch(Base):
    """A state of the whole service: all replicas read it, and it outlives them."""

    __tablename__ = "switches"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[dict[str, Any]]


class Broadcast(Base):
    """Something that an operator tells everybody who agreed to hear it."""

    __tablename__ = "broadcasts"
    __table_args__ = (Index("broadcasts_by_state", "state"),)

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    user_id: Mapped[int]
    """Whose it is."""
    audience: Mapped[str] = mapped_column(String(16))
    texts: Mapped[dict[str, Any]]
    state: Mapped[str] = mapped_column(String(16))
    at: Mapped[datetime]
    next_at: Mapped[datetime | None]
    """When the next few are queued; NULL while it does not run."""
    reached: Mapped[int | None]
    """The last chat that was looked at; chats go by their ids."""
    queued: Mapped[int]
    total: Mapped[int]
    """How many had agreed when it began."""


class BroadcastWait(Base):
    """A chat that was passed over because a game goes on there, or somebody plays."""

    __tablename__ = "broadcast_waits"

    broadcast_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
