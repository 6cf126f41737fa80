"""What a drawing is, and an order for one: data, never bytes. Pure."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from pydantic import TypeAdapter

from bot.pictures.themes import THEMES, Theme, ThemeName

D = TypeVar("D")
Json = Mapping[str, Any]
CAPTION: Final = 1024
"""How many characters Telegram takes under a picture."""


@dataclass(frozen=True, slots=True)
class Drawing(Generic[D]):
    """A kind of picture: what it is made from, and how."""

    name: str
    data: type[D]
    """A frozen dataclass of plain values."""
    draw: Callable[[D, Theme], str]
    """Data to SVG: the same data always gives the same SVG."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """One picture that is wanted, as it travels through the outbox."""

    drawing: str
    data: Json
    theme: ThemeName = "light"

    @property
    def fingerprint(self) -> str:
        """The same for orders that look the same."""
        said = json.dumps([self.drawing, self.data, self.theme], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(said.encode()).hexdigest()[:32]


def order(drawing: Drawing[D], data: D, theme: ThemeName = "light") -> Order:
    """Order a picture of this kind."""
    return Order(drawing=drawing.name, data=_adapter(drawing.data).dump_python(data, mode="json"), theme=theme)


def payload(
    wanted: Order,
    *,
    caption: str,
    text: str,
    keyboard: Sequence[Sequence[Mapping[str, str]]] = (),
    protect: bool = False,
    silent: bool = False,
) -> Json:
    """What an item of act PICTURE carries. Caption (CAPTION at most) and text are HTML of Telegram's kind.

    The text stands in where the picture cannot be drawn or may not be sent, so it says by itself what there is to know.
    """
    return {
        "drawing": wanted.drawing,
        "data": wanted.data,
        "theme": wanted.theme,
        "caption": caption,
        "text": text,
        "keyboard": keyboard,
        "protect": protect,
        "silent": silent,
    }


def svg_of(drawing: Drawing[Any], wanted: Order) -> str:
    """Draw an order. Raises ValueError for data that are not the drawing's."""
    return drawing.draw(_adapter(drawing.data).validate_python(wanted.data), THEMES[wanted.theme])


def _adapter(data: type[Any]) -> TypeAdapter[Any]:
    """Made once a kind of data: making one takes longer than using it."""
    if data not in _ADAPTERS:
        _ADAPTERS[data] = TypeAdapter(data)
    return _ADAPTERS[data]


_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}
