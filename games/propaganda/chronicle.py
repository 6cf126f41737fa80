"""The campaign in a few lines, for its end: which offices changed hands, fell or were founded, and who went."""

from collections.abc import Sequence
from typing import Final

from games.core.game import Detail, Kind, Line
from games.propaganda.state import Mark, Marked, State

LINES: Final[dict[Marked, str]] = {
    "occupied": "propaganda-line-occupied",
    "dismantled": "propaganda-line-dismantled",
    "founded": "propaganda-line-founded",
    "out": "propaganda-line-out",
    "left": "propaganda-line-left",
    "star": "propaganda-line-star",
}
"""Each has `round` and `name`; those of offices and stars `house`, the founded one `cards` too."""
QUIET: Final = "propaganda-line-quiet"
TEXTS: Final = (*LINES.values(), QUIET)


def chronicle(state: State) -> Sequence[Line]:
    """One line for each mark, in order."""
    return tuple(map(_line, state.marks)) or (Line(QUIET),)


def _line(mark: Mark) -> Line:
    details = [Detail("round", Kind.NUMBER, mark.round), Detail("name", Kind.PHRASE, mark.name)]
    if mark.house:
        details.append(Detail("house", Kind.NUMBER, mark.house))
    if mark.cards:
        details.append(Detail("cards", Kind.KEY, mark.cards))
    return Line(LINES[mark.what], tuple(details))
