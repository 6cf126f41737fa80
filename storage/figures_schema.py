"""The tables of what is kept of finished games. Knows no game."""

from datetime import datetime

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from storage.schema import Base


class Result(Base):
    """How a session ended for one seat; outlives the session."""

    __tablename__ = "results"
    __table_args__ = (
        Index("results_of_a_chat", "chat_id"),
        Index("results_of_a_person", "user_id"),
    )

    session_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    chat_id: Mapped[int]
    game: Mapped[str]
    user_id: Mapped[int | None]
    role: Mapped[str | None]
    """The card at the end, where the table has seen it."""
    team: Mapped[str | None]
    won: Mapped[bool]
    alive: Mapped[bool | None]
    """NULL where nobody has noted it."""
    left_early: Mapped[bool | None]
    outcome: Mapped[str]
    ended_at: Mapped[datetime]


class Trophy(Base):
    """Something that a person has earned by playing, once and for all."""

    __tablename__ = "trophies"

    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    trophy: Mapped[str] = mapped_column(String(48), primary_key=True)
    session_id: Mapped[str] = mapped_column(String(16))
    """The game with which it came; may be gone."""
    at: Mapped[datetime]


class Absence(Base):
    """What somebody has let pass in a game: the person's own to see, and nobody else's."""

    __tablename__ = "absences"

    user_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    session_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    """The game; may be gone."""
    chat_id: Mapped[int]
    game: Mapped[str]
    missed: Mapped[int]
    """Votes and turns."""
    lost: Mapped[bool]
    """Whether the seat was given up, or went to a computer player, for that."""
    at: Mapped[datetime]
    """Of the last one."""


class Season(Base):
    """A quarter of a year in which a group has played, until its end has been told."""

    __tablename__ = "seasons"
    __table_args__ = (Index("seasons_by_time", "look_at"),)

    chat_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    year: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    quarter: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    look_at: Mapped[datetime]
    """When its end is told, or put off."""
