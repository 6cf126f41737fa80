"""Telegram's limits on texts and keyboards: what is too long becomes several. Knows nothing of games.

Lengths are UTF-16 units of what is seen, tags and entities not counted, as Telegram counts after parsing.
"""

import json
import re
from collections.abc import Iterator, Sequence

from bot.narration.names import COSTLIEST, cut, plain

LONGEST_TEXT = 4096
MOST_ENTITIES = 100
"""Further ones would be ignored by Telegram: such a part loses its tags."""
MOST_BUTTONS = 40
"""Options on one page of a keyboard."""
HEAVIEST_KEYBOARD = 10_000
"""Bytes of a keyboard as JSON."""

SHORT, SHORT_ABREAST = 3, 6
"""Labels of so many characters at most are numbers or the like: up to so many of them stand on one row, rows evenly long."""

Button = dict[str, str]
"""{"text", "data"} or {"text", "url"}."""
Rows = list[list[Button]]

_PIECE = re.compile(r"<[^>]*>|&[^;\s]{1,10};|\n|\s|[^<&\s]+|.", re.DOTALL)
_TAG = re.compile(r"<(/?)([a-z-]+)([^>]*)>")


def units(text: str) -> int:
    """Length in UTF-16 units."""
    return len(text) + sum(1 for char in text if ord(char) > 0xFFFF)


def seen_length(markup: str) -> int:
    """How long Telegram finds this mark-up: UTF-16 units after parsing."""
    return units(plain(markup))


def entities(markup: str) -> int:
    """How many entities the mark-up makes: one a pair of tags."""
    return sum(1 for tag in _TAG.finditer(markup) if not tag[1])


def parts(markup: str, longest: int = LONGEST_TEXT) -> list[str]:
    """The text in order, in parts that Telegram takes: tags balanced in each, cut between lines or words if possible."""
    text = _untagged_if_crowded(markup)
    if seen_length(text) <= longest:
        return [text]
    return [_untagged_if_crowded(part) for part in _split(text, longest)]


def _untagged_if_crowded(markup: str) -> str:
    return _TAG.sub("", markup) if entities(markup) > MOST_ENTITIES else markup


class _Part:
    """A part being filled: the mark-up, its seen length, and the last place where it may be cut."""

    def __init__(self, opened: Sequence[str]) -> None:
        """Begin with the tags that the part before left open."""
        self.text = "".join(opened)
        self.length = 0
        self.open = list(opened)
        self.filled = False

    def add(self, piece: str) -> None:
        """Append a piece; a tag opens or closes."""
        tag = _TAG.fullmatch(piece)
        if tag is None:
            self.length += units(plain(piece))
            self.filled = self.filled or not piece.isspace()
        elif tag[1]:
            self.open.pop()
        else:
            self.open.append(piece)
        self.text += piece

    def closed(self) -> str:
        """The part with its open tags closed."""
        ends = (f"</{found[2]}>" for found in map(_TAG.fullmatch, reversed(self.open)) if found)
        return self.text.rstrip() + "".join(ends)


def _split(markup: str, longest: int) -> Iterator[str]:
    """Fill parts line by line; a line that is too long alone goes word by word, a word cluster by cluster."""
    part = _Part(())
    for line in re.split(r"(\n)", markup):
        pieces = _PIECE.findall(line)
        whole = sum(units(plain(piece)) for piece in pieces if not _TAG.fullmatch(piece))
        if part.filled and part.length + whole > longest and whole <= longest:
            yield part.closed()
            part = _Part(part.open)
        for piece in _small(pieces, longest):
            if part.length + _weight(piece) > longest:
                if part.filled:
                    yield part.closed()
                part = _Part(part.open)
            if part.filled or not piece.isspace():
                part.add(piece)
    if part.filled:
        yield part.closed()


def _weight(piece: str) -> int:
    return 0 if _TAG.fullmatch(piece) else units(plain(piece))


def _small(pieces: Sequence[str], longest: int) -> Iterator[str]:
    """The pieces, words longer than a whole part cut up."""
    for piece in pieces:
        if _weight(piece) <= longest:
            yield piece
            continue
        half = max(longest // 2, 1)
        for start in range(0, len(piece), half):
            yield piece[start : start + half]


def rows(buttons: Sequence[Button]) -> Rows:
    """The buttons of one page in rows: few and long names get more room, numbers less."""
    wide = max((len(button["text"]) for button in buttons), default=0)
    if wide <= SHORT:
        lines = max(1, -(-len(buttons) // SHORT_ABREAST))
        across = max(1, -(-len(buttons) // lines))
    else:
        across = 1 if len(buttons) <= 4 or (wide > 18 and len(buttons) <= 8) else 2 if len(buttons) <= 20 else 3
    return [list(buttons[at : at + across]) for at in range(0, len(buttons), across)]


def lightened(keyboard: Rows) -> Rows:
    """The keyboard, its labels shortened as far as Telegram's limit on the whole demands."""
    cost = COSTLIEST
    while weight_of(keyboard) >= HEAVIEST_KEYBOARD and cost > 8:
        cost -= 10
        keyboard = [[{**button, "text": cut(button["text"], 24, cost)} for button in row] for row in keyboard]
    return keyboard


def weight_of(keyboard: Rows) -> int:
    """Bytes of the keyboard as JSON, every character outside ASCII as an escape."""
    shape = [[{"text": b["text"], "callback_data": b.get("data", b.get("url", ""))} for b in row] for row in keyboard]
    return len(json.dumps({"inline_keyboard": shape}))


def page_count(options: int) -> int:
    """How many pages so many options fill."""
    return max(1, -(-options // MOST_BUTTONS))
