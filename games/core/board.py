"""A game's board as everybody at the table sees it: what its picture is made from, and the same in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.core.game import Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """The board at one moment. Nothing of it is secret."""

    drawing: str
    """Which of the shell's drawings shows it."""
    data: Mapping[str, Any]
    """What the drawing is made from: plain values, mappings and tuples; a `Line` stands for its words in the reader's language."""
    caption: Line
    """Below the picture, and above the words."""
    lines: tuple[Line, ...]
    """All of it in words, for whoever cannot or will not look at a picture."""
    page: str
    """When this changes the group gets a new picture, at most once in several turns; at most 20 bytes of [a-z0-9.]."""
    state: str
    """When this changes the last picture is brought up to date: once a turn, not with every move."""
