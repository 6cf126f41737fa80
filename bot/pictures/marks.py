"""Shapes that stand for something: a party's mark, a star, a pawn, a card. Pure.

Emoji are in no font of ours, so what is no letter is drawn here. Each shape fits into a circle of radius `r` around (x, y).
"""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final

from bot.pictures.lettering import CAP
from bot.pictures.svg import element, group, number, text

Point = tuple[float, float]
Paint = float | str | None


def polygon(points: Sequence[Point], **paint: Paint) -> str:
    """A closed shape with these corners."""
    written = "M" + "L".join(f"{number(round(x, 2))} {number(round(y, 2))}" for x, y in points) + "z"
    return element("path", d=written, stroke_linejoin="round", **paint)


def ring_of(x: float, y: float, r: float, corners: int, *, turn: float = 0.0, dent: float = 1.0) -> list[Point]:
    """The corners of a regular shape, the first one at the top; between them, where `dent` is less than 1, inner ones."""
    steps = corners if dent == 1.0 else 2 * corners
    radii = (r,) if dent == 1.0 else (r, r * dent)
    angles = [turn - pi / 2 + 2 * pi * at / steps for at in range(steps)]
    return [
        (x + radii[at % len(radii)] * cos(angle), y + radii[at % len(radii)] * sin(angle))
        for at, angle in enumerate(angles)
    ]


def star(x: float, y: float, r: float, **paint: Paint) -> str:
    """A star with five points."""
    return polygon(ring_of(x, y, r, 5, dent=0.46), **paint)


def _circle(x: float, y: float, r: float, **paint: Paint) -> str:
    return element("circle", cx=round(x, 2), cy=round(y, 2), r=r * 0.94, **paint)


def _square(x: float, y: float, r: float, **paint: Paint) -> str:
    half = r * 0.84
    return element(
        "rect", x=round(x - half, 2), y=round(y - half, 2), width=2 * half, height=2 * half, rx=r * 0.14, **paint
    )


def _triangle(x: float, y: float, r: float, **paint: Paint) -> str:
    return polygon(ring_of(x, y + r * 0.18, r * 1.22, 3), **paint)


def _diamond(x: float, y: float, r: float, **paint: Paint) -> str:
    return polygon(ring_of(x, y, r * 1.14, 4), **paint)


def _hexagon(x: float, y: float, r: float, **paint: Paint) -> str:
    return polygon(ring_of(x, y, r * 1.02, 6, turn=pi / 6), **paint)


def _cross(x: float, y: float, r: float, **paint: Paint) -> str:
    arm, end = r * 0.52, r * 1.02
    corners = [(-arm, -end), (arm, -end), (arm, -arm), (end, -arm), (end, arm), (arm, arm)]
    corners += [(-px, -py) for px, py in corners]
    return polygon([(x + px, y + py) for px, py in corners], **paint)


SHAPES: Final[tuple[Callable[..., str], ...]] = (_circle, _square, _triangle, _diamond, _hexagon, _cross)
"""One a party, so that colours are never all that tells two apart."""
_HEARTS: Final = (0.0, 0.0, 0.2, 0.0, 0.0, 0.0)
"""How far below the middle a figure looks centred in each shape, of the radius."""
_FIGURES: Final = (1.3, 1.3, 1.12, 1.2, 1.3, 1.2)
"""How large a figure of one digit fits, of the radius."""


def mark(which: int, x: float, y: float, r: float, *, fill: str, edge: str, hollow: bool = False) -> str:
    """A party's shape. A hollow one is no player's: the outline alone, broken."""
    if hollow:
        return _circle(
            x,
            y,
            r * 0.96,
            fill=edge,
            stroke=fill,
            stroke_width=r * 0.16,
            stroke_dasharray=f"{number(r * 0.34)} {number(r * 0.2)}",
        )
    return SHAPES[which % len(SHAPES)](x, y, r, fill=fill, stroke=edge, stroke_width=r * 0.1)


def token(
    which: int, x: float, y: float, r: float, figure: int, *, fill: str, ink: str, edge: str, hollow: bool = False
) -> str:
    """A party's shape with a number in it."""
    at = which % len(SHAPES)
    size = r * (1.2 if hollow else _FIGURES[at]) * (1.0 if figure < 10 else 0.82)
    base = y + size * CAP / 2 + (0.0 if hollow else _HEARTS[at] * r)
    return mark(which, x, y, r, fill=fill, edge=edge, hollow=hollow) + text(
        str(figure),
        round(x, 2),
        round(base, 2),
        size=round(size, 1),
        weight=700,
        fill=fill if hollow else ink,
        anchor="middle",
    )


def pawn(x: float, y: float, r: float, **paint: Paint) -> str:
    """A pawn: a head on a skirt."""
    skirt = [(x - r * 0.26, y), (x + r * 0.26, y), (x + r * 0.72, y + r), (x - r * 0.72, y + r)]
    return group([element("circle", cx=x, cy=y - r * 0.5, r=r * 0.46), polygon(skirt)], **paint)


def seat(x: float, y: float, r: float, **paint: Paint) -> str:
    """An electoral seat: a house of the board, wider outside."""
    wide, low = r * 0.55, r * 0.8
    return polygon([(x - r, y - low), (x + r, y - low), (x + wide, y + low), (x - wide, y + low)], **paint)


def card(x: float, y: float, r: float, **paint: Paint) -> str:
    """A card from the back."""
    return element("rect", x=x - r * 0.68, y=y - r, width=r * 1.36, height=r * 2, rx=r * 0.25, **paint)


def crown(x: float, y: float, r: float, **paint: Paint) -> str:
    """A crown with three points."""
    corners = [(-1, -0.45), (-0.45, 0.1), (0, -0.8), (0.45, 0.1), (1, -0.45), (0.8, 0.75), (-0.8, 0.75)]
    return polygon([(x + r * px, y + r * py) for px, py in corners], **paint)
