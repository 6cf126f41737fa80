"""The state of a round, as values: what was asked, what stands, how it goes. Pure; stored as JSON by whoever keeps it."""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final, Literal

Way = Literal["poll", "buttons", "typed"]
"""How a question is asked."""
STARTS: Final = timedelta(seconds=90)
"""A duel that waits for people begins after so long."""
LOST: Final = timedelta(minutes=2)
"""A question that has not arrived after so long is looked at again."""
GRACE: Final = timedelta(seconds=2)
"""So much later than its time a question is closed: answers travel."""
PAUSE: Final = timedelta(seconds=4)
"""Between a question and the next one: time to read why."""
PATIENCE: Final = 5
"""So often a question that has not arrived is waited for."""
AFTERWARDS: Final = timedelta(seconds=5)
"""After a standstill a question stays open so long: answers that were given meanwhile are still on their way."""
ABSENT: Final = 2
"""Who has not answered so many questions in a row is not waited for."""
SECONDS: Final = 20
"""Time for a question of a duel."""
COUNTS: Final = (5, 10, 20)
"""Questions of a duel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Current:
    """The question that stands."""

    number: int
    """From 1."""
    key: str
    correct: int
    """Where the right answer is."""
    options: int
    way: Way
    opened_at: datetime | None = None
    """When it arrived; None while it is on its way, and where that does not matter."""
    tries: int = 0
    """How often something else was typed."""
    copy: int = 0
    """How often it was shown anew, further down."""
    waited: int = 0
    """How often it was looked for in vain."""

    @property
    def slot(self) -> str:
        """The slot of its message."""
        return f"q{self.number}.{self.copy}" if self.copy else f"q{self.number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Solo:
    """A person's round."""

    mode: str
    what: str = ""
    """The team or the level, where it is of one."""
    seed: str = ""
    asked: tuple[str, ...] = ()
    rights: int = 0
    missed: tuple[str, ...] = ()
    """What was answered wrongly or not at all."""
    current: Current | None = None
    of: int | None = None
    """How many questions there will be; None: no end is set."""
    buttons: bool = False
    """Polls are refused here: it is asked with buttons from now on."""

    def answered(self, *, right: bool) -> "Solo":
        """After the answer to the question that stands. Raises ValueError where none does."""
        if self.current is None:
            raise ValueError("no question stands")
        missed = self.missed if right else (*self.missed, self.current.key)
        return replace(self, rights=self.rights + right, missed=missed, current=None)


Stage = Literal["lobby", "asking", "pause"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """A group's round, or its question of the day."""

    seed: str = ""
    count: int = 10
    seconds: int = SECONDS
    stage: Stage = "lobby"
    asked: tuple[str, ...] = ()
    current: Current | None = None
    buttons: bool = False
    told_anonymous: bool = False
    """Whether the group has been told that anonymous votes do not count."""
    silent: dict[str, int] = field(default_factory=dict)
    """How many questions in a row each person has not answered, by user id."""
