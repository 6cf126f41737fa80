"""What the desk shows: for each stage a text, its lines and its buttons. Decides nothing. Source: rules page, 9."""

from collections.abc import Callable, Mapping
from typing import Final

from games.core.desk.pieces import Screen
from games.village.desk import at_dusk, before, by_day, by_night, marks, timing
from games.village.desk.position import Position


def screen(position: Position, page: str) -> Screen:
    """The page that is open, or the stage's own screen."""
    name, _, rest = page.partition("-")
    if name in _PAGES:
        return _PAGES[name](position, rest)
    return _STAGES[position.stage](position)


_STAGES: Final[Mapping[str, Callable[[Position], Screen]]] = {
    "table": before.table,
    "terms": before.terms,
    "hand": before.hand,
    "dealt": before.dealt,
    "call": by_night.call,
    "slips": by_night.slips,
    "dawn": by_night.read("dawn"),
    "slept": by_night.slept,
    "shot": by_night.shot,
    "fired": by_night.read("fired"),
    "day": by_day.day,
    "search": by_day.search,
    "found": by_day.found,
    "shooting": by_night.read("shooting"),
    "dusk": at_dusk.dusk,
    "verdict": by_night.read("verdict"),
    "nightfall": at_dusk.nightfall,
    "end": at_dusk.end,
}
_PAGES: Final[Mapping[str, Callable[[Position, str], Screen]]] = {
    "g": before.group,
    "rules": before.rules,
    "swap": before.swap,
    "slip": by_night.slip_page,
    "given": by_night.given,
    "why": by_night.why,
    "sheet": by_night.sheet,
    "board": at_dusk.board,
    "hold": by_day.hold,
    "gun": by_day.gun,
    "certain": by_day.certain,
    "clock": timing.clock,
    "fix": at_dusk.fix,
    "mark": marks.page,
}
"""Pages by the part of their name before the dash."""
