"""All tables. Knows no query and no game.

Ids of chats and people have up to 52 bits, so every one of them is a BIGINT. A topic of 0 stands for "no topic" and a session
of '' for "no session": unlike NULL they take part in keys and joins. The migrations say the same; a test compares them.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, ForeignKey, Index, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from storage.records import LIVE_VALUES
from storage.types import Document, Instant, Serial

_LIVE = "status IN ({})".format(", ".join(f"'{value}'" for value in LIVE_VALUES))


class Base(DeclarativeBase):
    """What the tables have in common: how Python's types are stored."""

    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy's own way of declaring it
        datetime: Instant(),
        int: BigInteger(),
        str: Text(),
        dict[str, Any]: Document,
        list[Any]: Document,
    }


class Session(Base):
    """One table, from lobby to end. At most one that is live at each chat and topic."""

    __tablename__ = "sessions"
    __table_args__ = (
        Index(
            "one_live_session_a_place",
            "chat_id",
            "topic",
            unique=True,
            sqlite_where=text(_LIVE),
            postgresql_where=text(_LIVE),
        ),
        Index("sessions_by_place", "chat_id", "topic", "nth"),
        Index(
            "sessions_due",
            "due_at",
            sqlite_where=text("due_at IS NOT NULL"),
            postgresql_where=text("due_at IS NOT NULL"),
        ),
    )

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    chat_id: Mapped[int]
    topic: Mapped[int]
    nth: Mapped[int]
    """The how-manieth of its place: what "the last one here" means."""
    game: Mapped[str]
    opener: Mapped[int]
    locale: Mapped[str]
    options: Mapped[dict[str, Any]]
    rules_version: Mapped[int]
    status: Mapped[str] = mapped_column(String(16))
    version: Mapped[int]
    state: Mapped[dict[str, Any] | None]
    game_time: Mapped[datetime]
    wall_time: Mapped[datetime]
    holds: Mapped[list[Any]]
    due_at: Mapped[datetime | None]
    due_token: Mapped[int | None]
    extra: Mapped[dict[str, Any]]


def _session_key(*, primary: bool = False) -> Any:
    """A column that names a session and goes when it goes."""
    return mapped_column(String(16), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=primary)


class Seal(Base):
    """The secret behind a session's commitment."""

    __tablename__ = "seals"

    session_id: Mapped[str] = _session_key(primary=True)
    secret: Mapped[bytes]


class Seat(Base):
    """Who sits where since when; a substitute is a new row."""

    __tablename__ = "seats"
    __table_args__ = (
        Index(
            "one_sitter_a_seat",
            "session_id",
            "seat",
            unique=True,
            sqlite_where=text("left_at IS NULL"),
            postgresql_where=text("left_at IS NULL"),
        ),
        Index("seats_of_a_person", "user_id"),
    )

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    session_id: Mapped[str] = _session_key()
    seat: Mapped[int]
    user_id: Mapped[int | None]
    computer: Mapped[str | None]
    name: Mapped[str | None]
    """As it is shown since the deal: nobody's renaming changes what the others read in mid-game."""
    joined_at: Mapped[datetime]
    left_at: Mapped[datetime | None]


class JournalStep(Base):
    """One step of a session. The key is the alarm if two steps ever ran side by side."""

    __tablename__ = "journal"

    session_id: Mapped[str] = _session_key(primary=True)
    step: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime]
    entry: Mapped[dict[str, Any]]


class Words(Base):
    """Text that a person wrote into a game, kept apart from the journal so that it can be erased."""

    __tablename__ = "words"
    __table_args__ = (Index("words_of_a_session", "session_id"), Index("words_of_a_person", "user_id"))

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    session_id: Mapped[str] = _session_key()
    step: Mapped[int]
    seat: Mapped[int]
    user_id: Mapped[int | None]
    """Who wrote it: others may have sat there before and after. Empty for a computer player."""
    text: Mapped[str]


class Inbox(Base):
    """Updates that have had their effect, with what was answered."""

    __tablename__ = "inbox"
    __table_args__ = (Index("inbox_by_age", "at"),)

    key: Mapped[str] = mapped_column(String(80), primary_key=True)
    receipt: Mapped[dict[str, Any]]
    at: Mapped[datetime]


class Lane(Base):
    """A chat that is or was written to. Whoever changes rows of its queue holds its row lock first.

    `next_at` is when a courier should look: NULL if there is nothing to send, and while a courier holds the lane
    (`lease_by`) the end of that lease.
    """

    __tablename__ = "lanes"
    __table_args__ = (
        Index(
            "lanes_by_time",
            "next_at",
            sqlite_where=text("next_at IS NOT NULL"),
            postgresql_where=text("next_at IS NOT NULL"),
        ),
    )

    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    rank: Mapped[int]
    """The most urgent rank in the queue."""
    next_at: Mapped[datetime | None]
    free_at: Mapped[datetime | None]
    """Not before this time by pacing, flood or a growing pause; NULL is at once."""
    lease_by: Mapped[str | None]
    in_flight: Mapped[int | None]
    """First outbox row of the claim that is out."""
    calls: Mapped[list[Any]]
    """What the pacer remembers of this chat."""
    failures: Mapped[int]
    """How many times in a row a send came to nothing."""
    barred: Mapped[dict[str, Any]]
    """Topic to Unix time of the next try, for those that cannot be written to."""
    held: Mapped[bool]
    """Nobody is reached there: the queue waits until somebody releases it."""


class Outbox(Base):
    """What is still to be sent; a row goes when it has been delivered."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index("outbox_in_order", "chat_id", "topic", "id"),
        Index("outbox_of_a_session", "session_id"),
        {"sqlite_autoincrement": True},  # a number is never given twice, so a late settlement hits no other row
    )

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    chat_id: Mapped[int]
    topic: Mapped[int]
    session_id: Mapped[str] = mapped_column(String(16))
    rank: Mapped[int]
    slot: Mapped[str | None]
    act: Mapped[str] = mapped_column(String(16))
    payload: Mapped[dict[str, Any]]
    opens: Mapped[bool]
    ready_at: Mapped[datetime | None]
    queued_at: Mapped[datetime]
    attempts: Mapped[int]
    stage: Mapped[int]
    """0 as it is, 1 alone, 2 as plain text, 3 set aside as malformed."""


class Slot(Base):
    """What a slot of a screen shows."""

    __tablename__ = "slots"
    __table_args__ = (Index("slots_by_message", "chat_id", "message_id"),)

    session_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    slot: Mapped[str] = mapped_column(primary_key=True)
    message_id: Mapped[int | None]
    fingerprint: Mapped[str | None]


class Budget(Base):
    """The bot-wide sending budget: one row."""

    __tablename__ = "budget"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    grants: Mapped[list[Any]]
    """[Unix time, number of calls, whether they are out] of those that still count for the pacer."""
    wait_until: Mapped[datetime | None]
    """The whole bot was told to wait."""
    flood_at: Mapped[datetime | None]
    flood_chat: Mapped[int | None]


class Person(Base):
    """What is known of a person."""

    __tablename__ = "people"

    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    username: Mapped[str | None]
    language: Mapped[str | None]
    locale: Mapped[str | None]
    grammar: Mapped[str | None]
    reachable: Mapped[bool]
    extra: Mapped[dict[str, Any]]


class Draw(Base):
    """Something drawn for the asking, outside of games: what was asked, and what came of it once that is known."""

    __tablename__ = "draws"
    __table_args__ = (Index("draws_by_age", "at"), Index("draws_of_a_person", "user_id"))

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    user_id: Mapped[int]
    """Who asked."""
    asked: Mapped[dict[str, Any]]
    came: Mapped[dict[str, Any] | None]
    at: Mapped[datetime]


class Guest(Base):
    """Somebody who takes a card by link at a narrator's desk: the seat is the desk's, not one of the session's."""

    __tablename__ = "guests"
    __table_args__ = (Index("guests_of_a_person", "user_id"),)

    session_id: Mapped[str] = _session_key(primary=True)
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]


class CallWish(Base):
    """Somebody who wants to be told when a table opens in a group."""

    __tablename__ = "call_wishes"
    __table_args__ = (Index("call_wishes_of_a_person", "user_id"),)

    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    told_at: Mapped[datetime | None]
    """When a call was queued last."""


class KeptTable(Base):
    """A table that a narrator plays with again: names and terms under a title."""

    __tablename__ = "kept_tables"
    __table_args__ = (Index("kept_tables_of_a_person", "user_id"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    user_id: Mapped[int]
    game: Mapped[str]
    title: Mapped[str]
    count: Mapped[int]
    names: Mapped[str | None]
    """One a line, as they were written; NULL if only the number was told."""
    terms: Mapped[dict[str, Any]]
    at: Mapped[datetime]


class Group(Base):
    """What is known of a group."""

    __tablename__ = "groups"

    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    title: Mapped[str]
    kind: Mapped[str]
    locale: Mapped[str | None]
    timezone: Mapped[str | None]
    settings: Mapped[dict[str, Any]]
    present: Mapped[bool]


class SettingChange(Base):
    """Who changed what of a group's settings, and when; the newest few."""

    __tablename__ = "setting_changes"
    __table_args__ = (
        Index("setting_changes_of_a_group", "chat_id", "id"),
        Index("setting_changes_of_a_person", "user_id"),
    )

    id: Mapped[int] = mapped_column(Serial, primary_key=True)
    chat_id: Mapped[int]
    user_id: Mapped[int | None]
    """NULL for an anonymous administrator, or somebody who had himself erased."""
    at: Mapped[datetime]
    field: Mapped[str]
    value: Mapped[str]
    """As its button names it."""


class Mute(Base):
    """Somebody whom the bot keeps from writing in a group while a game lasts."""

    __tablename__ = "mutes"
    __table_args__ = (Index("mutes_by_time", "look_at"), Index("mutes_of_a_session", "session_id"))

    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    session_id: Mapped[str] = mapped_column(String(16))
    until: Mapped[datetime]
    """Telegram itself lifts it then, whatever becomes of the bot."""
    look_at: Mapped[datetime]
    """When the sweep looks at it again."""
    lifting: Mapped[bool]
    """Whether it is to be lifted; the row goes once it has been."""
    tries: Mapped[int]
    """How often lifting it was refused."""


class Heartbeat(Base):
    """When somebody last served the sessions: one row."""

    __tablename__ = "heartbeat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime]
