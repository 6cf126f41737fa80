"""A desk: what the narrator has told it, and which page lies open. Everything else follows (`position`)."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from games.village.desk.countdown import Countdown
from games.village.desk.entries import Entry
from games.village.desk.fold import folded, step
from games.village.desk.position import USUAL, Position
from games.village.desk.terms import Terms


@dataclass(frozen=True, kw_only=True, repr=False)
class Desk:
    """A whole game at the desk. Not slotted: its position is worked out once."""

    usual: Terms = USUAL
    """The terms with which it was laid out: those of the narrator's last game."""
    entries: tuple[Entry, ...] = ()
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
        return f"Desk(entries={len(self.entries)})"

    @cached_property
    def position(self) -> Position:
        """Where the game stands: the fold of the entries."""
        return folded(self.entries, self.usual)

    def told(self, *more: Entry) -> "Desk":
        """The desk with these entries more."""
        position = self.position
        for entry in more:
            position = step(position, entry)
        made = replace(self, entries=(*self.entries, *more), page="")
        made.__dict__["position"] = position
        return made

    def undone(self) -> "Desk":
        """The desk without its last entry."""
        return replace(self, entries=self.entries[:-1], page="")

    def opened(self, page: str) -> "Desk":
        """The desk with this page open."""
        if page == self.page:
            return self
        return self.same(page=page)

    def same(self, **fields: Any) -> "Desk":
        """The desk with other fields than its entries: the game stands where it stood."""
        made = replace(self, **fields)
        made.__dict__["position"] = self.position
        return made
