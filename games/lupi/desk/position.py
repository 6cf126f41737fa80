"""Where the game stands at the desk: never stored, always what the entries make of it. Values only."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final, Literal

from games.core.game import Moment
from games.core.ids import RoleKey, Seat, TextId
from games.core.rng import SeededRng
from games.lupi.desk.entries import Manner, Pointed
from games.lupi.desk.terms import Terms
from games.lupi.events import LupiEvent
from games.lupi.state import Over, State

Stage = Literal[
    "table",
    "terms",
    "hand",
    "dealt",
    "call",
    "answer",
    "dawn",
    "day",
    "vote",
    "named",
    "speech",
    "second",
    "verdict",
    "end",
    "over",
]
"""What the desk shows: see `screens`."""

NO_LUCK: Final = "00" * 32
USUAL: Final = Terms()
_NEVER: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""Phases at the desk last as long as the moderator lets them: the rules' own timers never run out."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Position:
    """Everything that follows from the entries so far."""

    stage: Stage = "table"
    terms: Terms = USUAL
    count: int = 0
    names: TextId | None = None
    roles: tuple[RoleKey, ...] = ()
    """The cards in seat order, once they are all known."""
    holders: tuple[Seat, ...] = ()
    """Of a deal made on the table: who holds the cards asked for so far."""
    luck: str = NO_LUCK
    by_hand: bool = False
    game: State | None = None
    calls: tuple[Pointed, ...] = ()
    """What this night's calls have brought, in order."""
    split: bool = False
    """Whether each wolf's choice is told tonight."""
    day: int = 0
    """Number of the last day that has dawned."""
    manner: Manner = "voters"
    """How the present count is entered."""
    hands: tuple[tuple[Seat, int], ...] = ()
    """Votes for each, entered as totals."""
    aloud: tuple[LupiEvent, ...] = ()
    """What is to be read out now."""

    def but(self, **fields: Any) -> "Position":
        """The same with these fields."""
        return replace(self, **fields)

    def the_game(self) -> State:
        """The game. Raises LookupError before the cards are handed out."""
        if self.game is None:
            raise LookupError("no cards have been handed out")
        return self.game

    @property
    def ended(self) -> bool:
        """Whether the game is decided."""
        return self.game is not None and isinstance(self.game.phase, Over)

    @property
    def moment(self) -> Moment:
        """With what chance the present night and its day are decided: undoing and telling again draws the same."""
        number = 0 if self.game is None else self.game.round
        return Moment(step=number, now=_NEVER, rng=SeededRng.for_step(bytes.fromhex(self.luck), number))
