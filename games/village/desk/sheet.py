"""The sheet of a night: what chance decides at the desk, and what of it has been asked so far.

An outcome is known by the round, the event, whose it is and which of several: looking early, undoing or entering in
another order never changes it (rules page, 8.2). Drawn again, the whole round has another seed; a ruling of the
narrator's stands above both.
"""

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.core.ids import RoleKey, Seat
from games.village.chance import HUNTER_VS_CULT, OUTCOMES, EventName, Odds, SeededChance
from games.village.inperson import SHEET
from games.village.pile import PACK, SNOW_WOLF
from games.village.roles._kit import SEER_KEY
from games.village.state import Village

Key = tuple[str, int, int]
"""(event, of or 0, nth)."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Drawn:
    """One draw that a rule has asked for."""

    round: int
    event: str
    of: int
    """0: nobody's."""
    nth: int
    outcome: str
    seats: bool
    """Whether the outcome is the number of a player."""
    ruled: bool
    """Whether the narrator has decided it."""
    phase: str = ""
    """In which phase it was asked for."""
    shown: int = 0
    """On the sheet: how many wolves come, which victim, which vote; 0 where there is but one."""


OTHER: Final[Mapping[tuple[str, str], str]] = {
    **{(event, faces[0]): faces[1] for event, (faces, _) in OUTCOMES.items()},
    **{(event, faces[1]): faces[0] for event, (faces, _) in OUTCOMES.items()},
    **{
        ("hunter_vs_cult", face): HUNTER_VS_CULT[(at + 1) % len(HUNTER_VS_CULT)][0]
        for at, (face, _) in enumerate(HUNTER_VS_CULT)
    },
}
"""What an outcome becomes when the narrator turns it over."""
ROLE_DRAWS: Final = frozenset({"augur_draw"})
"""Events whose outcome is a role."""


class SheetChance:
    """Outcomes of one round; keeps those that were asked for, in order."""

    def __init__(self, luck: str, round_number: int, *, again: int = 0, ruled: Mapping[Key, str] | None = None) -> None:
        """The round's draws, drawn anew so many times, but for what the narrator has ruled."""
        self._round = round_number
        self._source = SeededChance(luck_of(luck, round_number, again), round_number)
        self._ruled = ruled or {}
        self.drawn: list[Drawn] = []

    def outcome(
        self,
        event: EventName,
        *,
        of: Seat | None = None,
        among: Sequence[str] = (),
        odds: Odds | None = None,
        nth: int = 1,
    ) -> str:
        """As `Chance` says."""
        came = self._source.outcome(event, of=of, among=among, odds=odds, nth=nth)
        wanted = self._ruled.get((event, of or 0, nth))
        if wanted is not None and (wanted in among if among else (event, wanted) in OTHER):
            came = wanted
        one = self.noted(event, of, nth, came, seats=bool(among) and event not in ROLE_DRAWS and event != "clumsy_pick")
        if one not in self.drawn:
            self.drawn.append(one)
        return came

    def noted(
        self, event: str, of: Seat | None, nth: int, outcome: str, *, seats: bool = False, shown: int = 0
    ) -> Drawn:
        """How an outcome is kept."""
        return Drawn(
            round=self._round,
            event=event,
            of=of or 0,
            nth=nth,
            outcome=outcome,
            seats=seats,
            ruled=(event, of or 0, nth) in self._ruled,
            shown=shown,
        )


_COUNTED: Final = frozenset({"alpha_infects", "clumsy"})
"""Events that may be drawn several times in one round for one player; the Hunter's odds go by the wolves that come."""
_HOLDERS: Final[Mapping[tuple[str, str], tuple[RoleKey, ...]]] = {
    ("wolf_vs_sk", ""): PACK,
    ("wolf_vs_sk", "snow"): (SNOW_WOLF,),
    ("snow_vs_hunter", ""): (SNOW_WOLF,),
    ("traitor_seen_as", ""): (SEER_KEY,),
}
"""Whose draw an event is, by event and case, where it is not that of the role under which the sheet lists it."""


def looked_up(chance: SheetChance, village: Village) -> tuple[Drawn, ...]:
    """The sheet of this round: every line of `/random` for those who live, as it will come if it is needed."""
    held = frozenset(player.role for player in village.living)
    found: list[Drawn] = []
    for draw in SHEET:
        if not all(held.intersection(some) for some in draw.needs):
            continue
        (_, first), *others = draw.faces
        odds = (first, first + sum(weight for _, weight in others))
        for player in village.living:
            if player.role in _HOLDERS.get((draw.event, draw.case), (draw.role,)):
                nth = draw.number if draw.event in _COUNTED else 1
                event: Any = draw.event
                came = chance.outcome(event, of=player.seat, odds=odds, nth=nth)
                found.append(chance.noted(event, player.seat, nth, came, shown=draw.number))
    return tuple(found)


def luck_of(luck: str, round_number: int, again: int) -> str:
    """The seed of a round that has been drawn anew so many times."""
    if not again:
        return luck
    return hmac.digest(bytes.fromhex(luck), f"again.{round_number}.{again}".encode(), "sha256").hex()
