"""Reading a picture: what is written on it and where, and that all of it lies inside."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree as ET

from bot.pictures.drawing import Drawing, order, svg_of
from bot.pictures.lettering import CAP, DESCENT, Weight, width
from bot.pictures.themes import ThemeName

_SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Written:
    """A line of text with the box that it fills."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    weight: Weight
    fill: str


def drawn(drawing: Drawing[Any], data: Any, theme: ThemeName = "light") -> str:
    """The SVG, by the way that an order takes."""
    return svg_of(drawing, order(drawing, data, theme))


def tree(svg: str) -> ET.Element:
    """The picture as elements; it is well-formed, or this raises."""
    return ET.fromstring(svg)


def size_of(svg: str) -> tuple[float, float]:
    """Width and height in pixels."""
    root = tree(svg)
    return float(root.attrib["width"]), float(root.attrib["height"])


def written(svg: str) -> list[Written]:
    """Every line of text, in the order of drawing."""
    return [_box(node) for node in tree(svg).iter(f"{_SVG}text")]


def words(svg: str) -> list[str]:
    """The same without their places."""
    return [line.text for line in written(svg)]


def outside(svg: str) -> list[Written]:
    """The lines of text that do not lie wholly on the picture: there should be none."""
    wide, high = size_of(svg)
    return [line for line in written(svg) if line.left < 0 or line.top < 0 or line.right > wide or line.bottom > high]


def shapes(svg: str, fill: str) -> int:
    """How many elements are filled with this colour, their own or their group's; text not counted."""
    return sum(1 for node, colour in _filled(tree(svg), "none") if colour == fill and node.tag != f"{_SVG}text")


def _filled(node: ET.Element, inherited: str) -> Iterator[tuple[ET.Element, str]]:
    fill = node.attrib.get("fill", inherited)
    if node.tag not in (f"{_SVG}g", f"{_SVG}svg"):
        yield node, fill
    for child in node:
        yield from _filled(child, fill)


def _box(node: ET.Element) -> Written:
    text, size = node.text or "", float(node.attrib["font-size"])
    weight: Weight = 700 if node.attrib.get("font-weight") == "700" else 400
    wide = width(text, size, weight)
    x, y = float(node.attrib["x"]), float(node.attrib["y"])
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[node.attrib.get("text-anchor", "start")]
    return Written(text, left, y - size * CAP, left + wide, y + size * DESCENT, weight, node.attrib["fill"])
