"""A desk: what the moderator has told it, and which page lies open. Everything else follows (`position`)."""

from dataclasses import dataclass

from games.core.desk.notebook import Notebook
from games.lupi.desk.entries import Entry
from games.lupi.desk.fold import step
from games.lupi.desk.position import USUAL, Position
from games.lupi.desk.terms import Terms


@dataclass(frozen=True, kw_only=True, repr=False)
class Desk(Notebook[Entry, Position]):
    """A whole game at the desk."""

    usual: Terms = USUAL
    """The terms with which it was laid out: those of the moderator's last game."""
    entries: tuple[Entry, ...] = ()

    def begun(self) -> Position:
        """An empty desk with the usual terms."""
        return Position(terms=self.usual)

    def step(self, position: Position, entry: Entry) -> Position:
        """One more entry."""
        return step(position, entry)
