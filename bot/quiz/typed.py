"""A role named in words: right, nearly right, or not. Case, accents, articles and small slips are forgiven. Knows no game.

Source: rules page, 9.9 (free-text answer; near misses get a hint).
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum
from typing import Final

from bot.aids.index import Index, folded
from games.core.ids import RoleKey

_ARTICLE: Final = re.compile(r"^(?:il|lo|la|l|i|gli|le|un|uno|una|the|an|a)\s+")
"""Of every language, before a name that has been folded ("l’augure" is "l augure" by then)."""
NEARLY: Final = 0.6
"""How alike a text and the right name must be for a hint (0 to 1)."""
_SHORTEST: Final = 4


class Verdict(Enum):
    """What a text is worth."""

    RIGHT = "right"
    NEAR = "near"
    """Not the name, but on the way to it: part of it, or much like it."""
    WRONG = "wrong"
    """Another role's name."""
    UNKNOWN = "unknown"
    """No role's name."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on a text."""

    verdict: Verdict
    role: RoleKey | None = None
    """Whose name it is, if it is any."""


class Judge:
    """Judges by the names that one game's roles have in every language."""

    def __init__(self, index: Index) -> None:
        """By this index."""
        self._index = index

    def judge(self, text: str, right: Collection[RoleKey]) -> Judged:
        """What the text is worth where these roles are right."""
        said = folded(text)
        bare = _ARTICLE.sub("", said)
        role = self._index.role(said) or self._index.role(bare)
        if role is not None and role in right:
            return Judged(Verdict.RIGHT, role)
        if any(_near(bare, name) for one in right for name in self._index.names_of(one)):
            return Judged(Verdict.NEAR, role)
        return Judged(Verdict.UNKNOWN if role is None else Verdict.WRONG, role)


def _near(said: str, name: str) -> bool:
    if len(said) < _SHORTEST:
        return False
    words = {word for word in said.split() if len(word) >= _SHORTEST}
    if words & set(name.split()):
        return True
    return SequenceMatcher(a=name, b=said, autojunk=False).ratio() >= NEARLY
