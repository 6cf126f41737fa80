"""Where ordered pictures are made: one after the other, beside the loop, and each only once. Knows no Telegram."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

import structlog

from bot.pictures.drawing import Drawing, Order, svg_of
from bot.pictures.raster import NotDrawn, png_apart
from bot.pictures.registry import DRAWINGS

_log = structlog.get_logger(__name__)

_KEPT: Final = 24
"""Pictures in memory: a picture goes to several chats, or is asked for again, within moments or not at all."""
_AT_ONCE: Final = 2
"""Pictures that are drawn at the same time: drawing is a processor's work."""


class Studio:
    """Draws orders. `raster` makes a PNG of an SVG, in a thread that may wait; it raises NotDrawn."""

    def __init__(
        self,
        drawings: Mapping[str, Drawing[Any]] = DRAWINGS,
        *,
        raster: Callable[[str], bytes] = png_apart,
    ) -> None:
        """Know these drawings; nothing is drawn before it is asked for."""
        self._drawings = drawings
        self._raster = raster
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._made: dict[str, bytes] = {}
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def png(self, order: Order) -> bytes:
        """The picture. Orders of one fingerprint are drawn once. Raises NotDrawn, whatever went wrong; it is logged."""
        key = order.fingerprint
        if key in self._made:
            # the latest used stays longest
            self._made[key] = made = self._made.pop(key)
            return made
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._draw(order))
            making.add_done_callback(lambda done: self._landed(key, done))
        # whoever gives up waiting takes the picture from nobody else
        return await asyncio.shield(making)

    def _landed(self, key: str, done: "asyncio.Task[bytes]") -> None:
        del self._making[key]
        if not done.cancelled():
            # looked at even if everybody has given up waiting: it was logged
            done.exception()

    async def _draw(self, order: Order) -> bytes:
        try:
            async with self._room:
                made = await asyncio.to_thread(self._paint, order)
        except Exception as error:
            # whatever a drawing stumbled over, there is a text that says the same
            _log.error("pictures.not-drawn", kind=order.drawing, error=type(error).__name__)
            raise NotDrawn(order.drawing) from error
        self._made[order.fingerprint] = made
        while len(self._made) > _KEPT:
            del self._made[next(iter(self._made))]
        return made

    def _paint(self, order: Order) -> bytes:
        return self._raster(svg_of(self._drawings[order.drawing], order))
