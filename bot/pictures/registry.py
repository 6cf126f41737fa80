"""All drawings, listed by hand."""

from collections.abc import Mapping
from typing import Any, Final

from bot.pictures.bars import BARS
from bot.pictures.drawing import Drawing
from bot.pictures.propaganda import PROPAGANDA
from bot.pictures.qr import QR
from bot.pictures.recap import RECAP

DRAWINGS: Final[Mapping[str, Drawing[Any]]] = {drawing.name: drawing for drawing in (BARS, PROPAGANDA, QR, RECAP)}
