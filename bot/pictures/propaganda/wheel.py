"""Where things lie on the round board: houses as pieces of rings, counter-clockwise from the top. Pure; lengths are pixels."""

from math import atan2, cos, hypot, pi, sin
from typing import Final

from bot.pictures.svg import number
from games.propaganda.board import SPOKES, House, ring, spoke

Place = tuple[float, float]

CENTRE: Final[Place] = (540.0, 522.0)
EDGES: Final = (510.0, 438.0, 364.0, 288.0, 212.0, 118.0)
"""The radii between the rings, from outside; the innermost houses are deeper, because they are narrow."""
TOKENS: Final = (28.0, 28.0, 28.0, 25.0, 23.0)
"""How large a seat's mark is, by ring."""
_STEP: Final = 2 * pi / SPOKES
_ASIDE: Final = 18.0
"""Where an arrow crosses the border between two rings: so far from the middle of the house, away from its number."""
_DEEP: Final = 51.0
"""And the border between two spokes: so far from the outer edge."""
_HEARTS: Final = ((38.0, 8.0), (39.0, 9.0), (42.0, 12.0), (45.0, 12.0), (61.0, 3.0))
"""Where a house's pawns stand, by ring: from its outer edge, and out of its middle."""
_LABELS: Final = ((22.0, 28.0), (21.0, 28.0), (20.0, 27.0), (19.0, 25.0), (18.0, 24.0))
"""Where its number stands: from its outer edge, and from the line to the next spoke."""


def _angle(at: float) -> float:
    """The direction of a spoke, or of a place between two: 0 is up, and it goes round to the left."""
    return -pi / 2 - at * _STEP


def point(at: float, radius: float) -> Place:
    """A place on the board."""
    return CENTRE[0] + radius * cos(_angle(at)), CENTRE[1] + radius * sin(_angle(at))


def heart(house: House) -> Place:
    """Where a seat's pawns stand, or a star: a little away from the number."""
    down, aside = _HEARTS[ring(house)]
    radius = EDGES[ring(house)] - down
    return point(spoke(house) - aside / (radius * _STEP), radius)


def label(house: House) -> Place:
    """The middle of a house's number: in the outer corner, towards the next spoke."""
    down, aside = _LABELS[ring(house)]
    radius = EDGES[ring(house)] - down
    return point(spoke(house) + 0.5 - aside / (radius * _STEP), radius)


def crossing(one: House, other: House, far: float) -> tuple[Place, Place]:
    """Two places on either side of the border that these two share, so far from it, beside the numbers of both houses."""
    if spoke(one) == spoke(other):
        radius = EDGES[max(ring(one), ring(other))]
        at = spoke(one) - _ASIDE / (radius * _STEP)
        out = far if ring(one) > ring(other) else -far
        return point(at, radius - out), point(at, radius + out)
    radius = EDGES[ring(one)] - _DEEP
    onwards = (spoke(other) - spoke(one)) % SPOKES == 1
    border, along = spoke(one) + (0.5 if onwards else -0.5), (far if onwards else -far) / (radius * _STEP)
    return point(border - along, radius), point(border + along, radius)


def outline(house: House, inset: float = 0.0) -> str:
    """The edge of a house as a path, `inset` within its lines."""
    outer, inner = EDGES[ring(house)] - inset, EDGES[ring(house) + 1] + inset
    half_out, half_in = 0.5 - inset / (outer * _STEP), 0.5 - inset / (inner * _STEP)
    here = spoke(house)
    return (
        f"M{said(point(here - half_out, outer))}A{number(outer)} {number(outer)} 0 0 0 {said(point(here + half_out, outer))}"
        f"L{said(point(here + half_in, inner))}A{number(inner)} {number(inner)} 0 0 1 {said(point(here - half_in, inner))}z"
    )


def apart(one: Place, other: Place) -> float:
    """How far two places are from each other."""
    return hypot(other[0] - one[0], other[1] - one[1])


def towards(place: Place, target: Place, far: float) -> Place:
    """The place so far from this one in the direction of that one."""
    direction = atan2(target[1] - place[1], target[0] - place[0])
    return place[0] + far * cos(direction), place[1] + far * sin(direction)


def elbow(start: Place, end: Place, bend: float) -> Place:
    """Where the control point of a bent line lies: beside the middle, by a share of the length."""
    return (
        (start[0] + end[0]) / 2 - (end[1] - start[1]) * bend,
        (start[1] + end[1]) / 2 + (end[0] - start[0]) * bend,
    )


def said(place: Place) -> str:
    """A place as a path has it."""
    return f"{number(round(place[0], 2))} {number(round(place[1], 2))}"
