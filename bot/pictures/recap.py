"""A game that is over: who sat there, with which card, who won and who was gone by then."""

from dataclasses import dataclass
from typing import Final

from bot.pictures.drawing import Drawing
from bot.pictures.lettering import CAP, width, wrapped
from bot.pictures.marks import star
from bot.pictures.svg import element, group, page, text
from bot.pictures.themes import Theme

_WIDTH: Final = 1080
_MARGIN: Final = 56
_TITLE: Final = 56
_NAME: Final = 34
_CARD: Final = 28
_ROW: Final = 72
_GAP: Final = 20
_MARK: Final = 54
_NARROW: Final = 400
"""In a narrower panel letters are smaller."""
ONE_COLUMN: Final = 10
TWO_COLUMNS: Final = 24
"""More seats stand in three columns, in smaller letters: a taller picture would be shrunk by the apps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecapSeat:
    """One seat; `card` is "" where there is none to show."""

    name: str
    card: str = ""
    won: bool = False
    alive: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RecapData:
    """The seats in order, under the game's name and how long it took; `note` is a line below."""

    title: str
    told: str
    seats: tuple[RecapSeat, ...]
    note: str = ""


def draw(data: RecapData, theme: Theme) -> str:
    """A panel a seat: a star for winners, a dot for the others; paler for those who did not see the end."""
    count = len(data.seats)
    columns = 1 if count <= ONE_COLUMN else 2 if count <= TWO_COLUMNS else 3
    rows = -(-len(data.seats) // columns)
    titles = wrapped(data.title, _TITLE, _WIDTH - 2 * _MARGIN, 2, 700)
    told = wrapped(data.told, 34, _WIDTH - 2 * _MARGIN, 1)
    top = _MARGIN + 68 * len(titles) + (56 if told else 0)
    end = top + (_ROW + _GAP) * rows
    notes = wrapped(data.note, 28, _WIDTH - 2 * _MARGIN, 2)
    broad = (_WIDTH - 2 * _MARGIN - _GAP * (columns - 1)) / columns
    return page(
        _WIDTH,
        end + 40 * len(notes) + _MARGIN - _GAP,
        theme.page,
        *(
            text(line, _MARGIN, _MARGIN + _TITLE * CAP + 68 * at, size=_TITLE, weight=700, fill=theme.ink)
            for at, line in enumerate(titles)
        ),
        *(
            text(line, _MARGIN, _MARGIN + 68 * len(titles) + 34 * CAP, size=34, fill=theme.faint)
            for line in told
        ),
        *(
            _seat(seat, _MARGIN + (broad + _GAP) * (at // rows), top + (_ROW + _GAP) * (at % rows), broad, theme)
            for at, seat in enumerate(data.seats)
        ),
        *(
            text(line, _MARGIN, end + 12 + 40 * at + 28 * CAP, size=28, fill=theme.faint)
            for at, line in enumerate(notes)
        ),
    )  # fmt: skip


def _seat(seat: RecapSeat, x: float, y: float, broad: float, theme: Theme) -> str:
    middle, ink = y + _ROW / 2, theme.ink if seat.alive else theme.faint
    room = broad - _MARK - 28
    name_size, card_size = (_NAME, _CARD) if broad > _NARROW else (_NAME * 0.8, _CARD * 0.8)
    card = min(width(seat.card, card_size), room * 0.55)
    base = middle + name_size * CAP / 2
    parts = [
        element(
            "rect", x=x, y=y, width=broad, height=_ROW, rx=14, stroke=theme.line, stroke_width=2,
            fill=theme.panel if seat.alive else theme.panel_alt,
        ),
        text(seat.name, x + _MARK, base, size=name_size, weight=700, fill=ink, room=room - card - (16 if card else 0)),
    ]  # fmt: skip
    if seat.won:
        parts.append(star(x + 30, middle, 17, fill=theme.gold, stroke=theme.gold_edge, stroke_width=2))
    else:
        parts.append(element("circle", cx=x + 30, cy=middle, r=7, fill=theme.faint if seat.alive else theme.line))
    if seat.card:
        parts.append(
            text(seat.card, x + broad - 20, base, size=card_size, fill=theme.faint, anchor="end", room=room * 0.55)
        )
    return group(parts)


RECAP: Final = Drawing("recap", RecapData, draw)
