"""What a desk keeps: everything that the narrator has told it. Where the game stands follows from that, and is not stored."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from games.core.desk.countdown import Countdown, handled
from games.core.desk.timing import BIG

E = TypeVar("E")
P = TypeVar("P")


@dataclass(frozen=True, kw_only=True, repr=False)
class Notebook(ABC, Generic[E, P]):
    """One evening at a desk, with entries E that make a position P. Not slotted: the position is worked out once.

    A desk's own class declares `entries` anew with its own kinds, by which they are stored.
    """

    entries: tuple[E, ...] = ()
    page: str = ""
    """What is shown instead of the stage's own screen."""
    turned: int = 0
    """How often undoing has led back to a screen that had its own message: it is shown as a new one."""
    countdown: Countdown | None = None
    rung: int = 0
    """The last countdown's token: no two have the same."""
    closed: bool = False
    """Whether the narrator has cleared the desk before the end."""

    def __repr__(self) -> str:
        """How many entries, and nothing of what they say."""
        return f"{type(self).__name__}(entries={len(self.entries)})"

    @property
    def turn(self) -> str:
        """Which screen this is: another one after each entry and on each page. The same one comes back by undoing alone."""
        page = sum(map(ord, self.page)) % 26
        return f"{len(self.entries)}{chr(ord('a') + page) if self.page else ''}"

    @abstractmethod
    def begun(self) -> P:
        """Where it stands before anything has been told."""

    @abstractmethod
    def step(self, position: P, entry: E) -> P:
        """Where it stands after one more entry. Raises whatever a rule raises for what it does not allow."""

    @cached_property
    def position(self) -> P:
        """Where the game stands: the fold of the entries."""
        position = self.begun()
        for entry in self.entries:
            position = self.step(position, entry)
        return position

    def told(self, *more: E) -> Self:
        """The desk with these entries more."""
        position = self.position
        for entry in more:
            position = self.step(position, entry)
        made = replace(self, entries=(*self.entries, *more), page="")
        made.__dict__["position"] = position
        return made

    def undone(self) -> Self:
        """The desk without its last entry."""
        return replace(self, entries=self.entries[:-1], page="")

    def opened(self, page: str) -> Self:
        """The desk with this page open."""
        if page == self.page:
            return self
        return self.same(page=page)

    def same(self, **fields: Any) -> Self:
        """The desk with other fields than its entries: the game stands where it stood."""
        made = replace(self, **fields)
        made.__dict__["position"] = self.position
        return made

    def counting(self, what: str, now: datetime) -> Self:
        """The desk with its countdown set, held, running again, or put away, as `countdown.handled` says."""
        running, rung = handled(self.countdown, self.rung, what, now)
        page = BIG if self.page == BIG and running is not None else ""
        return self.same(countdown=running, rung=rung, page=page)
