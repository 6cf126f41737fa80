"""Where the game stands at the desk: never stored, always what the entries make of it. Values only."""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from games.core.ids import RoleKey, Seat, TextId
from games.village.desk.entries import Told
from games.village.desk.sheet import Drawn, Key, SheetChance
from games.village.desk.terms import Terms
from games.village.events import VillageEvent
from games.village.state import After, Village, Vote

Stage = Literal[
    "table",
    "terms",
    "hand",
    "dealt",
    "call",
    "slips",
    "dawn",
    "slept",
    "shot",
    "fired",
    "day",
    "search",
    "found",
    "shooting",
    "dusk",
    "verdict",
    "nightfall",
    "end",
    "over",
]
"""What the desk shows: see `screens`."""

NO_LUCK: Final = "00" * 32
USUAL: Final = Terms()


@dataclass(frozen=True, kw_only=True, repr=False)
class Position:
    """Everything that follows from the entries so far."""

    stage: Stage = "table"
    terms: Terms = USUAL
    count: int = 0
    names: TextId | None = None
    roles: tuple[RoleKey, ...] = ()
    pile: tuple[RoleKey, ...] = ()
    luck: str = NO_LUCK
    by_hand: bool = False
    strengths: tuple[tuple[RoleKey, int], ...] = ()
    """Made-up cards with their strengths, in the order in which they were told."""
    listing: TextId | None = None
    """The text with their names."""
    village: Village | None = None
    calls: tuple[Told, ...] = ()
    """What this night's calls have brought, in order; `seconds` beside it."""
    seconds: tuple[tuple[str, Seat | None], ...] = ()
    given: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What has been written on slips at this night's calls, by unit, where there is a single round."""
    base: Village | None = None
    """The village before what is on the screen was resolved: a ruling resolves it again."""
    since: int = 0
    """How many had died before it."""
    news: tuple[VillageEvent, ...] = ()
    """What it has told, public and private."""
    aloud: tuple[VillageEvent, ...] = ()
    """What is to be read out now."""
    due: tuple[VillageEvent, ...] = ()
    """What somebody is to be told at the next call, cards to be swapped included."""
    owed: tuple[VillageEvent, ...] = ()
    """The same before what is on the screen was resolved."""
    reduced: bool = False
    """Whether this night is held for changes of role only."""
    drawn: tuple[Drawn, ...] = ()
    """What chance has decided since nightfall."""
    again: tuple[tuple[int, int], ...] = ()
    """(round, how often it was drawn anew)."""
    ruled: tuple[tuple[int, Key, str], ...] = ()
    certain: tuple[RoleKey, ...] = ()
    after: After = "night"
    """What goes on after final shots."""
    second: bool = False
    """Whether this is the second vote of the day."""
    inquired: tuple[Seat, ...] = ()
    """Detectives who have signalled today."""
    searched: bool = False
    """Whether the detective's phase is over."""
    shown: tuple[Seat, ...] = ()
    """Who has shown a card today."""
    votes: tuple[Vote, ...] = ()
    unreadable: tuple[Seat, ...] = ()
    morning: int = 0
    """How many had died when this day began."""

    def but(self, **fields: Any) -> "Position":
        """The same with these fields."""
        return replace(self, **fields)

    def the_village(self) -> Village:
        """The village. Raises LookupError before the cards are handed out."""
        if self.village is None:
            raise LookupError("no cards have been handed out")
        return self.village

    def chance(self, round_number: int) -> SheetChance:
        """What decides in this round."""
        ruled = {key: outcome for number, key, outcome in self.ruled if number == round_number}
        return SheetChance(self.luck, round_number, again=dict(self.again).get(round_number, 0), ruled=ruled)
