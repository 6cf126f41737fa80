"""The pictures' own typeface: how wide a text is, what of it can be drawn, and where to cut it. Pure but for reading the font.

Widths come from the font files that the rasteriser gets, so they agree with what is drawn; kerning is left out, which
makes a text at most a little narrower than it is said to be here.
"""

import struct
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

import regex

Weight = Literal[400, 700]

FAMILY: Final = "Inter"
FONTS: Final[dict[Weight, Path]] = {
    400: Path(__file__).parent / "fonts" / "Inter-Regular.otf",
    700: Path(__file__).parent / "fonts" / "Inter-Bold.otf",
}
CAP: Final = 0.727
"""How high a capital or a figure stands, of the size."""
DESCENT: Final = 0.24
"""How far a letter reaches below its line, of the size."""
_GRAPHEME = regex.compile(r"\X")


@dataclass(frozen=True, slots=True)
class _Font:
    """What has to be known of a font file. Lengths are in its own units."""

    per_em: int
    glyphs: dict[int, int]
    """Code point to glyph."""
    advances: tuple[int, ...]
    """By glyph; the last one stands for all that follow."""

    def advance(self, character: str) -> int:
        """How far the pen moves. Of a character that the font lacks: nothing."""
        glyph = self.glyphs.get(ord(character))
        return 0 if glyph is None else self.advances[min(glyph, len(self.advances) - 1)]


@cache
def _font(weight: Weight) -> _Font:
    """Read the tables `head`, `hhea`, `hmtx` and `cmap` (its format 12) of an OpenType file."""
    data = FONTS[weight].read_bytes()
    tables = {}
    for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", data, at)
        tables[tag] = offset
    (per_em,) = struct.unpack_from(">H", data, tables[b"head"] + 18)
    (count,) = struct.unpack_from(">H", data, tables[b"hhea"] + 34)
    advances = struct.unpack_from(">" + "Hh" * count, data, tables[b"hmtx"])[::2]
    return _Font(per_em=per_em, glyphs=_glyphs(data, tables[b"cmap"]), advances=advances)


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """Code points of the full Unicode subtable (platform 3, encoding 10), with their glyphs."""
    found: dict[int, int] = {}
    for at in range(cmap + 4, cmap + 4 + 8 * struct.unpack_from(">H", data, cmap + 2)[0], 8):
        platform, encoding, offset = struct.unpack_from(">HHL", data, at)
        if (platform, encoding) != (3, 10):
            continue
        (groups,) = struct.unpack_from(">L", data, cmap + offset + 12)
        for group in range(groups):
            first, last, glyph = struct.unpack_from(">LLL", data, cmap + offset + 16 + 12 * group)
            found.update(zip(range(first, last + 1), range(glyph, glyph + last - first + 1), strict=True))
    return found


def drawable(text: str) -> str:
    """The text on one line without what the font cannot draw (an emoji, another script): may be nothing at all."""
    glyphs = _font(400).glyphs
    kept = (
        grapheme
        for grapheme in _GRAPHEME.findall(" ".join(text.split()))
        if all(ord(part) in glyphs for part in grapheme)
    )
    return " ".join("".join(kept).split())


def width(text: str, size: float, weight: Weight = 400) -> float:
    """How wide the text is at this size."""
    font = _font(weight)
    return sum(font.advance(character) for character in text) * size / font.per_em


def fitted(text: str, size: float, room: float, weight: Weight = 400) -> str:
    """What can be drawn of the text, cut with an ellipsis between two graphemes where it does not fit into the room."""
    text = drawable(text)
    if width(text, size, weight) <= room:
        return text
    graphemes = _GRAPHEME.findall(text)
    while graphemes and width("".join(graphemes).rstrip() + "…", size, weight) > room:
        graphemes.pop()
    return "".join(graphemes).rstrip() + "…" if graphemes else ""


def wrapped(text: str, size: float, room: float, lines: int, weight: Weight = 400) -> list[str]:
    """The text on as many lines as it needs, `lines` at most; what is too long is cut."""
    words, out = drawable(text).split(), list[str]()
    while words and len(out) < lines - 1:
        count = 1
        while count < len(words) and width(" ".join(words[: count + 1]), size, weight) <= room:
            count += 1
        if width(words[0], size, weight) > room:
            break
        out.append(" ".join(words[:count]))
        words = words[count:]
    if words:
        out.append(fitted(" ".join(words), size, room, weight))
    return out
