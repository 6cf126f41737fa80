"""The evening in a few lines, for its end: who died when, and how. Knows the deaths, no texts."""

from collections.abc import Sequence
from itertools import groupby

from games.core.game import Detail, Kind, Line
from games.lupi.state import Cause, State

LINE_DEVOURED = "lupi-line-devoured"
LINE_LYNCHED = "lupi-line-lynched"
LINE_LEFT = "lupi-line-left"
"""Each has `round` (number) and `seat` (seat); those who left one after the other are `seats`, with their `count`."""
LINE_NOBODY_DIED = "lupi-line-nobody-died"

LINES = (LINE_DEVOURED, LINE_LYNCHED, LINE_LEFT, LINE_NOBODY_DIED)

_BY_CAUSE: dict[Cause, str] = {"devoured": LINE_DEVOURED, "lynched": LINE_LYNCHED, "left": LINE_LEFT}


def chronicle(state: State) -> Sequence[Line]:
    """One line a death, in order; one for those who left in a row."""
    if not state.deaths:
        return (Line(LINE_NOBODY_DIED),)
    lines = []
    for (cause, number), run in groupby(state.deaths, key=lambda death: (death.cause, death.round)):
        seats = tuple(death.seat for death in run)
        when = Detail("round", Kind.NUMBER, number)
        if cause == "left":
            lines.append(
                Line(LINE_LEFT, (when, Detail("seats", Kind.SEATS, seats), Detail("count", Kind.NUMBER, len(seats))))
            )
        else:
            lines += [Line(_BY_CAUSE[cause], (when, Detail("seat", Kind.SEAT, seat))) for seat in seats]
    return tuple(lines)
