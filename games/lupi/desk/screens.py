"""What the desk shows: for each stage a text, its lines and its buttons. Decides nothing."""

from collections.abc import Callable, Mapping
from typing import Final

from games.core.desk.pieces import Screen
from games.lupi.desk import before, by_day, by_night
from games.lupi.desk.position import Position


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
    "answer": by_night.answer,
    "dawn": by_night.dawn,
    "day": by_day.day,
    "vote": by_day.vote,
    "named": by_day.named,
    "speech": by_day.speech,
    "second": by_day.second,
    "verdict": by_day.verdict,
    "end": by_night.end,
}
_PAGES: Final[Mapping[str, Callable[[Position, str], Screen]]] = {
    "deck": before.deck,
    "rules": before.rules,
    "swap": before.swap,
    "of": by_day.hands,
    "hold": by_day.hold,
    "clock": by_day.clock,
    "board": by_night.board,
    "fix": by_day.fix,
}
"""Pages by the part of their name before the dash."""
