"""The board: ninety houses, whose seats they are and how strong, the stars and what they tie together, the last confrontation."""

from math import ceil
from typing import Final

from bot.pictures import marks
from bot.pictures.drawing import Drawing
from bot.pictures.lettering import CAP
from bot.pictures.propaganda import wheel
from bot.pictures.propaganda.data import BoardData, Clash, look
from bot.pictures.propaganda.legend import MARGIN, ROW, corners, line
from bot.pictures.propaganda.wheel import Place
from bot.pictures.svg import element, group, page, text
from bot.pictures.themes import Theme
from games.propaganda.board import HOUSES, House, around, beside, clusters, reach, ring, spoke

_WIDTH: Final = 1080
_LEGEND: Final = 1050
"""Where the legend begins: with three rows the picture is 1280 high, and Telegram does not make it smaller."""
_NUMBERS: Final = (26, 26, 26, 25, 23)
"""The sizes of houses' numbers, by ring."""
_DOTS: Final = "0.1 14"


def draw(data: BoardData, theme: Theme) -> str:
    """The houses, then whatever lies on them from below upwards, then the legend."""
    return page(
        _WIDTH,
        _LEGEND + ceil(len(data.parties) / 2) * ROW + MARGIN - 8,
        theme.page,
        _houses(data, theme),
        _links(data, theme),
        _stars(data, theme),
        "" if data.clash is None else _clash(data.clash, theme),
        _numbers(data, theme),
        _tokens(data, theme),
        "" if data.clash is None else _crossed(data.clash, theme),
        _middle(data, theme),
        corners(data, theme),
        *(line(data, at, _LEGEND, theme) for at in range(len(data.parties))),
    )


def _houses(data: BoardData, theme: Theme) -> str:
    empty = [
        element(
            "path", d=wheel.outline(house), fill=theme.panel_alt if (spoke(house) + ring(house)) % 2 else theme.panel
        )
        for house in HOUSES
    ]
    held = []
    for seat in sorted(data.seats, key=lambda seat: seat.house):
        colour, _ = look(data, seat.party, theme)
        house = House(seat.house)
        held.append(element("path", d=wheel.outline(house), fill=colour, fill_opacity=0.2))
        held.append(element("path", d=wheel.outline(house, 3), fill="none", stroke=colour, stroke_width=4))
    return group([group(empty, stroke=theme.line, stroke_width=1.5), *held])


def _numbers(data: BoardData, theme: Theme) -> str:
    """Every house's number, with a halo where a band of stars might run below it."""
    held = {seat.house for seat in data.seats}
    numbers = []
    for house in HOUSES:
        x, y = wheel.label(house)
        size, strong = _NUMBERS[ring(house)], house in held
        numbers.append(
            text(
                str(house),
                round(x, 2),
                round(y + size * CAP / 2, 2),
                size=size,
                weight=700 if strong else 400,
                fill=theme.ink if strong else theme.faint,
                anchor="middle",
            )
        )
    return group(numbers, stroke=theme.panel, stroke_width=7, stroke_linejoin="round", paint_order="stroke")


def _links(data: BoardData, theme: Theme) -> str:
    """A band along each cluster of stars; from it a dotted line to every seat that it ties to another one, where it ends."""
    held = {House(seat.house) for seat in data.seats}
    bands: list[str] = []
    threads: list[str] = []
    for cluster in clusters(map(House, data.stars)):
        for star in sorted(cluster):
            bands += [_straight(star, near) for near in sorted(around(star) & cluster) if near > star]
        tied = reach(cluster) & held
        if len(tied) > 1:
            threads += [_straight(_nearest(seat, around(seat) & cluster), seat) for seat in sorted(tied - cluster)]
    return group(
        [
            group(bands, stroke=theme.gold_edge, stroke_width=13),
            group(threads, stroke=theme.gold_edge, stroke_width=12, stroke_dasharray=_DOTS),
            group(bands, stroke=theme.gold, stroke_width=9),
            group(threads, stroke=theme.gold, stroke_width=9, stroke_dasharray=_DOTS),
        ],
        stroke_linecap="round",
    )


def _straight(one: House, other: House) -> str:
    return element("path", d=f"M{wheel.said(wheel.heart(one))}L{wheel.said(wheel.heart(other))}")


def _nearest(house: House, others: frozenset[House]) -> House:
    """The one that can be reached straight, if there is one: bands across a corner look longer than they are."""
    return min(sorted(others), key=lambda other: wheel.apart(wheel.heart(house), wheel.heart(other)))


def _stars(data: BoardData, theme: Theme) -> str:
    """A star below a seat shows its points around the seat's mark."""
    held = {seat.house for seat in data.seats}
    return group(
        [
            marks.star(*wheel.heart(House(star)), (38 if ring(House(star)) == 4 else 44) if star in held else 26)
            for star in sorted(data.stars)
        ],
        fill=theme.gold,
        stroke=theme.gold_edge,
        stroke_width=3,
    )


def _tokens(data: BoardData, theme: Theme) -> str:
    tokens = []
    for seat in sorted(data.seats, key=lambda seat: seat.house):
        fill, ink = look(data, seat.party, theme)
        x, y = wheel.heart(House(seat.house))
        radius = wheel.TOKENS[ring(House(seat.house))]
        tokens.append(
            marks.token(
                *(seat.party, x, y, radius, seat.pawns),
                fill=fill,
                ink=ink,
                edge=theme.panel,
                hollow=data.parties[seat.party].undecided,
            )
        )
    return group(tokens)


def _clash(clash: Clash, theme: Theme) -> str:
    """Both houses outlined, and an arrow from the attacker's to the other: across their border, or along a bow if they are far."""
    one, other = House(clash.attacker), House(clash.attacked)
    edges = [element("path", d=wheel.outline(house, 2), stroke_width=7) for house in (one, other)]
    start, end = wheel.heart(one), wheel.heart(other)
    if other in beside(one):
        arrow = ""
    elif other in around(one):
        middle = wheel.towards(start, end, wheel.apart(start, end) / 2 + 14)
        arrow = _arrow(start, middle, 30, theme)
    else:
        control = wheel.elbow(start, end, 0.16)
        tip, tail = wheel.towards(end, control, 32), wheel.towards(start, control, 20)
        bow = f"M{wheel.said(tail)}Q{wheel.said(control)} {wheel.said(wheel.towards(end, control, 52))}"
        arrow = group(
            [
                element("path", d=bow, stroke=theme.page, stroke_width=15),
                element("path", d=bow, stroke_width=9),
                _arrow(control, tip, 32, theme),
            ]
        )
    return group([*edges, arrow], stroke=theme.accent, fill="none", stroke_linecap="round")


def _crossed(clash: Clash, theme: Theme) -> str:
    """The arrow across a common border, above the marks: there is not the room for it everywhere."""
    one, other = House(clash.attacker), House(clash.attacked)
    return _arrow(*wheel.crossing(one, other, 15), 30, theme) if other in beside(one) else ""


def _arrow(start: Place, tip: Place, size: float, theme: Theme) -> str:
    """The head of an arrow that comes from `start`."""
    back = wheel.towards(tip, start, size)
    dx, dy = (tip[0] - back[0]) * 0.58, (tip[1] - back[1]) * 0.58
    return marks.polygon(
        [tip, (back[0] - dy, back[1] + dx), (back[0] + dy, back[1] - dx)],
        fill=theme.accent,
        stroke=theme.page,
        stroke_width=4,
        paint_order="stroke",
    )


def _middle(data: BoardData, theme: Theme) -> str:
    """Whose turn it is, or who has won."""
    cx, cy = wheel.CENTRE
    parts = [
        element("circle", cx=cx, cy=cy, r=wheel.EDGES[-1], fill=theme.page, stroke=theme.line, stroke_width=2),
    ]
    shown = data.winners or (() if data.turn is None else (data.turn,))
    if shown and not data.winners:
        parts.append(element("circle", cx=cx, cy=cy, r=97, fill="none", stroke=theme.accent, stroke_width=8))
    radius, step = (
        (54.0, 0.0) if len(shown) == 1 else (min(32.0, 90.0 / max(1, len(shown))), 190.0 / max(1, len(shown)))
    )
    for at, party in enumerate(shown):
        fill, _ = look(data, party, theme)
        x = cx + (at - (len(shown) - 1) / 2) * step
        parts.append(marks.mark(party, x, cy + (28 if data.winners else 0), radius, fill=fill, edge=theme.page))
    if data.winners:
        parts.append(marks.crown(cx, cy - 64, 38, fill=theme.gold, stroke=theme.gold_edge, stroke_width=3))
    return group(parts)


PROPAGANDA: Final = Drawing("propaganda", BoardData, draw)
