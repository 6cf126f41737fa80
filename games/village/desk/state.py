"""A desk: what the narrator has told it, and which page lies open. Everything else follows (`position`)."""

from dataclasses import dataclass, replace

from games.core.desk.notebook import Notebook
from games.village.desk.entries import Entry, HandTold
from games.village.desk.fold import step
from games.village.desk.position import USUAL, Position
from games.village.desk.terms import Terms


@dataclass(frozen=True, kw_only=True, repr=False)
class Desk(Notebook[Entry, Position]):
    """A whole game at the desk."""

    usual: Terms = USUAL
    """The terms with which it was laid out: those of the narrator's last game."""
    entries: tuple[Entry, ...] = ()

    def begun(self) -> Position:
        """An empty desk with the usual terms."""
        return Position(terms=self.usual)

    def undone(self) -> "Desk":
        """Without its last entry; a pasted list goes as a whole."""
        kept = self.entries
        while kept and isinstance(kept[-1], HandTold) and kept[-1].listed:
            kept = kept[:-1]
        return replace(self, entries=kept[:-1], page="")

    def step(self, position: Position, entry: Entry) -> Position:
        """One more entry."""
        return step(position, entry)
