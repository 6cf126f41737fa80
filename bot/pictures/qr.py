"""A QR code with the link's name below: to be read off one screen by another telephone. Always dark on light, as scanners want it."""

from dataclasses import dataclass
from typing import Final

import segno

from bot.pictures.drawing import Drawing
from bot.pictures.lettering import wrapped
from bot.pictures.svg import element, group, page, text
from bot.pictures.themes import LIGHT, Theme

_WIDTH: Final = 1080
_MARGIN: Final = 60
_QUIET: Final = 4
"""Light modules around the code that the standard asks for."""
_LINE: Final = 56


@dataclass(frozen=True, slots=True, kw_only=True)
class QrData:
    """A link, and what a person calls it. Without a name the code stands alone."""

    link: str
    name: str = ""


def draw(data: QrData, theme: Theme) -> str:
    """The code on a light card; each module a whole number of pixels, so that its edges are sharp."""
    rows = [list(row) for row in segno.make(data.link, error="m", micro=False).matrix]
    module = (_WIDTH - 2 * _MARGIN) // (len(rows) + 2 * _QUIET)
    card = module * (len(rows) + 2 * _QUIET)
    left, top = (_WIDTH - card) // 2, _MARGIN
    dark = "".join(
        f"M{left + module * (x + _QUIET)} {top + module * (y + _QUIET)}h{module * run}v{module}h-{module * run}z"
        for y, row in enumerate(rows)
        for x, run in _runs(row)
    )
    names = wrapped(data.name, 44, _WIDTH - 2 * _MARGIN, 2, 700)
    below = top + card + 26 + _LINE * len(names) if names else top + card
    return page(
        _WIDTH,
        below + _MARGIN,
        theme.page,
        element(
            "rect", x=left, y=top, width=card, height=card, rx=28, fill=LIGHT.panel, stroke=theme.line, stroke_width=2
        ),
        element("path", d=dark, fill=LIGHT.ink, shape_rendering="crispEdges"),
        group(
            text(
                line,
                _WIDTH / 2,
                top + card + 26 + _LINE * (at + 1) - 12,
                size=44,
                weight=700,
                fill=theme.ink,
                anchor="middle",
            )
            for at, line in enumerate(names)
        ),
    )


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many follow each other."""
    runs: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if not dark:
            continue
        if runs and sum(runs[-1]) == x:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((x, 1))
    return runs


QR: Final = Drawing("qr", QrData, draw)
