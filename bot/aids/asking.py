"""What `/random` is asked for: read from free text, in any language. Pure and total; what cannot be read is `Unclear`.

Source: rules page, 8.2 and 8.3.
"""

import re
from dataclasses import dataclass
from typing import Final

from bot.aids.index import Index, folded, words
from bot.narration.bundles import Bundles
from bot.narration.names import line
from games.core.inperson import Draw

LARGEST: Final = 1_000_000
MOST: Final = 100
"""So many numbers at once."""
MOST_NAMES: Final = 200
NAME: Final = 48
"""Graphemes of something that is drawn among others."""

_NUMBER = r"(\d{1,3}(?:[.,']\d{3})+|\d{1,9})"
_RANGE = re.compile(rf"{_NUMBER}\s*(?:-|–|—|\.\.\.?|…|→)\s*{_NUMBER}")
_BETWEEN = re.compile(rf"(?:da|from|tra|between)\s+{_NUMBER}\s+(?:a|to|e|and)\s+{_NUMBER}", re.IGNORECASE)
_ONE = re.compile(_NUMBER)
_SEVERAL = re.compile(rf"{_NUMBER}\s+(?:(?:di|su|of)\s+)?(\S.*)", re.IGNORECASE | re.DOTALL)
_DIGITS_ONLY = re.compile(r"[-+\d\s.,'–—…/]+")
_TOO_LONG = re.compile(r"\d{8,}")
_SEPARATORS = re.compile(r"[\n,;]+")


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that a narrator needs for a night."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Which events there are, with their odds; nothing is drawn."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """So many different numbers from `low` to `high`."""

    count: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Names:
    """So many of these."""

    count: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coin:
    """Heads or tails."""


@dataclass(frozen=True, slots=True)
class Events:
    """These events; `name` is what they were called."""

    name: str
    draws: tuple[Draw, ...]


@dataclass(frozen=True, slots=True)
class Unclear:
    """Nothing that can be drawn; the message says why, with an example."""

    why: str = "aids-unclear"


Plain = Numbers | Names | Coin
"""What anybody may see drawn."""
Ask = Sheet | Catalogue | Plain | Events | Unclear


class Reader:
    """Reads what people ask for, with the names of one game (None: there is no game that has any)."""

    def __init__(self, bundles: Bundles, index: Index | None) -> None:
        """Read the words that are neither names nor numbers from the texts."""
        self._index = index
        self._coin, self._all = words(bundles, "aids-words-coin"), words(bundles, "aids-words-all")

    def read(self, text: str) -> Ask:
        """What this text asks for."""
        said = text.strip()
        if not said:
            return Sheet()
        if said == "?" or folded(said) in self._all:
            return Catalogue()
        return self._event(said) or self.plain(said)

    def plain(self, text: str) -> Plain | Unclear:
        """The same where no game is meant."""
        said = text.strip()
        if folded(said) in self._coin:
            return Coin()
        numbers = _numbers(said)
        if numbers is not None:
            return numbers
        return _names(said)

    def _event(self, said: str) -> Events | Unclear | None:
        draws = None if self._index is None or said[0].isdecimal() else self._index.draws(said)
        if draws is None or self._index is None:
            return None
        if not self._index.fits(said):
            return Unclear("aids-unclear-number")
        return Events(line(said, NAME), draws)


def _value(digits: str) -> int:
    return int(re.sub(r"\D", "", digits))


def _numbers(said: str) -> Numbers | Unclear | None:
    """One number or several of a range; None if this is about something else."""
    several = _SEVERAL.fullmatch(said)
    count = _value(several[1]) if several is not None else 1
    ends = _ends(said) or (_ends(several[2]) if several is not None else None)
    if ends is None:
        if _TOO_LONG.search(said) and not _SEPARATORS.search(said) and _DIGITS_ONLY.fullmatch(said):
            return Unclear("aids-unclear-range")
        single = _DIGITS_ONLY.fullmatch(said) and len(re.findall(r"\d+", said)) < 3 and not _SEPARATORS.search(said)
        return Unclear() if single else None
    if _ends(said) is not None:
        count = 1
    low, high = sorted(ends)
    if not 1 <= low <= high <= LARGEST:
        return Unclear("aids-unclear-range")
    if not 1 <= count <= min(MOST, high - low + 1):
        return Unclear("aids-unclear-count")
    return Numbers(count, low, high)


def _ends(said: str) -> tuple[int, int] | None:
    between = _RANGE.fullmatch(said) or _BETWEEN.fullmatch(said)
    if between is not None:
        return _value(between[1]), _value(between[2])
    one = _ONE.fullmatch(said)
    if one is None:
        return None
    # "From 1 to 0" is nothing to be put in order.
    return (1, _value(one[1])) if _value(one[1]) else (0, 0)


def _names(said: str) -> Names | Unclear:
    """Some of a list: of words, or of whatever commas or lines part. A number before several says how many."""
    parted = _SEPARATORS.split(said) if _SEPARATORS.search(said) else said.split()
    count, first = 1, _SEVERAL.fullmatch(parted[0].strip())
    if len(parted) > 2 and parted[0].isdecimal() and not all(part.strip().isdecimal() for part in parted):
        count, parted = int(parted[0]), parted[1:]
    elif first is not None and not all(part.strip()[:1].isdecimal() for part in parted):
        count, parted = _value(first[1]), [first[2], *parted[1:]]
    names = tuple(name for part in parted if (name := line(part, NAME)))
    if len(names) < 2:
        return Unclear()
    if len(names) > MOST_NAMES or not 1 <= count <= len(names):
        return Unclear("aids-unclear-names")
    return Names(count, names)
