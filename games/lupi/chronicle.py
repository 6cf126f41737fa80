"""The evening in a few lines, for its end: who died when, and how. Knows the deaths, no texts."""

from collections.abc import Sequence

from games.core.game import Detail, Kind, Line
from games.lupi.state import Cause, State

LINE_DEVOURED = "lupi-line-devoured"
LINE_LYNCHED = "lupi-line-lynched"
LINE_LEFT = "lupi-line-left"
"""Each has `round` (number) and `seat` (seat)."""
LINE_NOBODY_DIED = "lupi-line-nobody-died"

LINES = (LINE_DEVOURED, LINE_LYNCHED, LINE_LEFT, LINE_NOBODY_DIED)

_BY_CAUSE: dict[Cause, str] = {"devoured": LINE_DEVOURED, "lynched": LINE_LYNCHED, "left": LINE_LEFT}


def chronicle(state: State) -> Sequence[Line]:
    """One line a death, in order."""
    if not state.deaths:
        return (Line(LINE_NOBODY_DIED),)
    return tuple(
        Line(
            _BY_CAUSE[death.cause],
            (Detail("round", Kind.NUMBER, death.round), Detail("seat", Kind.SEAT, death.seat)),
        )
        for death in state.deaths
    )
