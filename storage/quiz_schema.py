"""The tables of the quiz: rounds, who answered what, and what each person remembers. Knows no query and no game."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, text
from sqlalchemy.orm import Mapped, mapped_column

from storage.schema import Base

_OPEN, _DUE = "ended_at IS NULL", "due_at IS NOT NULL"


class QuizRound(Base):
    """One round of questions, from its opening to its end. At most one of a kind is open in a chat."""

    __tablename__ = "quiz_rounds"
    __table_args__ = (
        Index(
            "one_open_round_a_chat",
            "chat_id",
            "kind",
            unique=True,
            sqlite_where=text(_OPEN),
            postgresql_where=text(_OPEN),
        ),
        Index("quiz_rounds_due", "due_at", sqlite_where=text(_DUE), postgresql_where=text(_DUE)),
        Index("quiz_rounds_by_age", "at"),
    )

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    chat_id: Mapped[int]
    topic: Mapped[int]
    kind: Mapped[str] = mapped_column(String(16))
    opener: Mapped[int]
    """0 once that person is forgotten, or where nobody opened it."""
    game: Mapped[str]
    state: Mapped[dict[str, Any]]
    due_at: Mapped[datetime | None]
    token: Mapped[int]
    at: Mapped[datetime]
    ended_at: Mapped[datetime | None]


def _round_key(*, primary: bool = True) -> Any:
    """A column that names a round and goes when it goes."""
    return mapped_column(String(16), ForeignKey("quiz_rounds.id", ondelete="CASCADE"), primary_key=primary)


class QuizPoll(Base):
    """Which question of which round a poll of Telegram's asks; one that was sent twice has two."""

    __tablename__ = "quiz_polls"
    __table_args__ = (Index("polls_of_a_round", "round_id"),)

    poll_id: Mapped[str] = mapped_column(String(64), primary_key=True)
    round_id: Mapped[str] = _round_key(primary=False)
    number: Mapped[int]


class QuizEarly(Base):
    """A vote that came before we knew whose poll it is: it counts once that is known."""

    __tablename__ = "quiz_early"

    poll_id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    pick: Mapped[int]
    at: Mapped[datetime]


class QuizPlayer(Base):
    """Somebody who takes part in a group's round."""

    __tablename__ = "quiz_players"

    round_id: Mapped[str] = _round_key()
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    joined_at: Mapped[datetime]
    left_at: Mapped[datetime | None]


class QuizVote(Base):
    """What somebody answered to a question of a group's round; the first answer stands."""

    __tablename__ = "quiz_votes"

    round_id: Mapped[str] = _round_key()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    correct: Mapped[bool]
    points: Mapped[int]
    at: Mapped[datetime]


class QuizCard(Base):
    """What a person remembers of one question."""

    __tablename__ = "quiz_cards"

    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    question: Mapped[str] = mapped_column(String(64), primary_key=True)
    due_at: Mapped[datetime]
    seen_at: Mapped[datetime]
    memory: Mapped[dict[str, Any]]
    rights: Mapped[int]
    wrongs: Mapped[int]
    missed: Mapped[bool]
    """Whether the last answer was wrong."""


class QuizLearner(Base):
    """How a person learns: of which game, since how many days in a row."""

    __tablename__ = "quiz_learners"

    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    game: Mapped[str | None]
    timezone: Mapped[str | None]
    streak: Mapped[int]
    best: Mapped[int]
    last_day: Mapped[str | None]
    """The last day on which something was answered, as the person's calendar has it."""


class QuizAlarm(Base):
    """Once a day: a person is reminded, a group is asked a question."""

    __tablename__ = "quiz_alarms"
    __table_args__ = (Index("quiz_alarms_by_time", "next_at"),)

    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    topic: Mapped[int]
    hour: Mapped[int]
    timezone: Mapped[str]
    next_at: Mapped[datetime]
    asked: Mapped[list[Any]]
    """The latest questions that a group was asked."""
