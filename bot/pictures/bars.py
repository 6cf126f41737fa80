"""Figures as bars: one row a thing, its name, how much of how much. For the mastery of teams and for anybody's figures."""

from dataclasses import dataclass
from typing import Final

from bot.pictures.drawing import Drawing
from bot.pictures.lettering import CAP, width, wrapped
from bot.pictures.svg import element, group, page, text
from bot.pictures.themes import Theme

_WIDTH: Final = 1080
_MARGIN: Final = 56
_ROOM: Final = _WIDTH - 2 * _MARGIN
_ROW: Final = 96
_BAR: Final = 30
_NAME: Final = 34
_TITLE: Final = 52
MOST: Final = 12
"""More rows would be too small, or the picture too tall."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """One row. `said` is what stands at its end ("7 / 12", "58 %"), in the reader's language."""

    name: str
    value: float
    most: float
    said: str
    seen: float = 0.0
    """A paler part of the bar, counted from its beginning (met, not yet mastered); it shows where it is more than `value`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BarsData:
    """Rows, MOST at most, under a title; `note` is a line below. Rows may share a scale or each have its own."""

    title: str
    rows: tuple[Bar, ...]
    note: str = ""


def draw(data: BarsData, theme: Theme) -> str:
    """Every bar begins at the left edge; names above, figures at the right end of the names' line."""
    titles = wrapped(data.title, _TITLE, _ROOM, 2, 700)
    top = _MARGIN + 64 * len(titles) + (20 if titles else 0)
    rows = data.rows[:MOST]
    notes = wrapped(data.note, 30, _ROOM, 2)
    end = top + _ROW * len(rows)
    height = end + (42 * len(notes) + 10 if notes else 0) + _MARGIN - 24
    return page(
        _WIDTH,
        height,
        theme.page,
        *(
            text(line, _MARGIN, _MARGIN + _TITLE * CAP + 64 * at, size=_TITLE, weight=700, fill=theme.ink)
            for at, line in enumerate(titles)
        ),
        *(_row(bar, top + _ROW * at, theme.teams[at % len(theme.teams)], theme) for at, bar in enumerate(rows)),
        *(
            text(line, _MARGIN, end + 10 + 42 * at + 30 * CAP, size=30, fill=theme.faint)
            for at, line in enumerate(notes)
        ),
    )


def _row(bar: Bar, top: float, colour: str, theme: Theme) -> str:
    base, bar_top = top + _NAME * CAP, top + 40
    figure = width(bar.said, _NAME, 700)
    parts = [
        text(bar.name, _MARGIN, base, size=_NAME, fill=theme.ink, room=_ROOM - figure - 24),
        text(bar.said, _WIDTH - _MARGIN, base, size=_NAME, weight=700, fill=theme.ink, anchor="end", room=_ROOM),
        _strip(bar_top, 1.0, theme.panel_alt, stroke=theme.line, stroke_width=2),
    ]
    if _share(bar.seen, bar.most) > _share(bar.value, bar.most):
        parts.append(_strip(bar_top, _share(bar.seen, bar.most), colour, opacity=0.35))
    if _share(bar.value, bar.most) > 0:
        parts.append(_strip(bar_top, _share(bar.value, bar.most), colour))
    return group(parts)


def _share(value: float, most: float) -> float:
    return 0.0 if most <= 0 else min(1.0, max(0.0, value / most))


def _strip(top: float, share: float, colour: str, **more: float | str | None) -> str:
    """A rounded strip; a small share is at least round."""
    return element(
        "rect", x=_MARGIN, y=top, width=max(_BAR, _ROOM * share), height=_BAR, rx=_BAR / 2, fill=colour, **more
    )


BARS: Final = Drawing("bars", BarsData, draw)
