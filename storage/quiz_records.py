"""The values of the quiz that go in and out of the tables. Knows no question, no game and no SQL.

What may hold the right answer to a question that is still open is left out of the representations.
"""

from dataclasses import dataclass, field
from datetime import datetime

from storage.records import Json


@dataclass(slots=True, kw_only=True)
class RoundRecord:
    """One round of questions, from its opening to its end."""

    id: str
    """As a session's; the messages of the round stand in slots under it."""
    chat_id: int
    topic: int | None = None
    kind: str
    """"solo" in private, "duel" or "daily" in a group: one of each may be open in a chat."""
    opener: int = 0
    game: str
    state: Json = field(repr=False)
    due_at: datetime | None = None
    """Wall time at which time does something."""
    token: int = 0
    """Grows whenever what is due becomes another thing."""
    at: datetime
    ended_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRecord:
    """Somebody who takes part in a group's round."""

    user_id: int
    name: str
    """As Telegram has it."""
    joined_at: datetime
    left_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteRecord:
    """What somebody answered in a group's round."""

    number: int
    user_id: int
    correct: bool
    points: int
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlyRecord:
    """A vote for a poll of which nobody knew yet what it asks."""

    user_id: int
    name: str
    pick: int
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRecord:
    """What a person remembers of one question."""

    user_id: int
    game: str
    question: str
    due_at: datetime
    seen_at: datetime
    memory: Json = field(repr=False)
    """The scheduler's own figures."""
    rights: int
    wrongs: int
    missed: bool
    """Whether the last answer was wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LearnerRecord:
    """How a person learns."""

    user_id: int
    game: str | None = None
    """Which game; None: the first that has questions."""
    timezone: str | None = None
    """None: the usual one."""
    streak: int = 0
    best: int = 0
    last_day: str | None = None
    """The last day on which something was answered, by the person's calendar (ISO)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AlarmRecord:
    """What happens once a day: a person is reminded, a group is asked a question."""

    chat_id: int
    topic: int | None = None
    hour: int
    timezone: str
    next_at: datetime
    asked: tuple[str, ...] = ()
    """The latest questions that a group was asked."""
