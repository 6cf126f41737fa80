"""Writing SVG: elements as strings, numbers short, text escaped. Pure."""

from collections.abc import Iterable
from typing import Literal
from xml.sax.saxutils import escape as _escape
from xml.sax.saxutils import quoteattr

from bot.pictures.lettering import FAMILY, Weight, fitted

Anchor = Literal["start", "middle", "end"]


def number(value: float) -> str:
    """A length with at most two decimals, and none that say nothing."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def _value(value: float | str) -> str:
    return value if isinstance(value, str) else number(value)


def element(tag: str, *inside: str, **attributes: float | str | None) -> str:
    """An element; `stroke_width` becomes `stroke-width`, an attribute that is None is left out."""
    written = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{written}/>"


def group(inside: Iterable[str], **attributes: float | str | None) -> str:
    """Elements that share attributes."""
    return element("g", "\n".join(["", *inside, ""]), **attributes)


def text(
    content: str,
    x: float,
    y: float,
    *,
    size: float,
    fill: str,
    weight: Weight = 400,
    anchor: Anchor = "start",
    room: float | None = None,
    **attributes: float | str | None,
) -> str:
    """A line of text on the baseline y, cut where it is wider than its room."""
    line = fitted(content, size, float("inf") if room is None else room, weight)
    return element(
        "text",
        _escape(line),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        font_weight=None if weight == 400 else weight,
        text_anchor=None if anchor == "start" else anchor,
        **attributes,
    )


def page(width: float, height: float, background: str, *inside: str) -> str:
    """A whole picture; lengths are pixels of the PNG."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(width)} {number(height)}" font-family="{FAMILY}">'
    )
    return "\n".join([head, element("rect", width=width, height=height, fill=background), *inside, "</svg>"])
