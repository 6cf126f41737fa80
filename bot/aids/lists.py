"""Deals that are asked for and lists of roles that are pasted: read from free text. Pure and total.

Source: rules page, 4.5 and 8.4.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bot.aids.index import SHORTEST, Index, folded
from bot.narration.names import cleaned, cut
from games.core.ids import RoleKey
from games.core.inperson import Card

FEWEST: Final = 3
"""So many lines at least make a list of roles."""
MOST: Final = 60
"""Cards of a list."""
GRAVES: Final = range(1, 36)
VISITORS: Final = range(36)
_LONGEST = 40
_LONGEST_NAME = 24
"""Characters of a made-up card's name: it stands on buttons."""
_WORDY = 120
"""Characters of a line that names no card, whatever it says."""

_DEAL = re.compile(r"(\d{1,4})\b([^-–—]*)((?:[-–—].*)?)", re.DOTALL)
_DASH = re.compile(r"\s*(?:(?:^|\s)[-–—]|[,;\n])\s*")
_MADE_UP = re.compile(r"(.*\S)\s*[.:]\s*(-?\d{1,3})\s*([bc])\W*", re.IGNORECASE | re.DOTALL)
_LABEL = re.compile(r"^\W*(?:\d{1,2}\s*[.):\-–—]\s*)?")
_BRACKETS = re.compile(r"\([^)]*\)")
_COUNT_BEFORE = re.compile(r"(\d{1,2})\s*[x×]?\s+(\D.*)", re.DOTALL)
_COUNT_AFTER = re.compile(r"(\D.*?)\s*(?:[x×]\s*|\s)(\d{1,2})", re.DOTALL)
_PARTS = re.compile(r"\s*(?::|\s[-–—]\s|=|→)\s*")
_THREE = re.compile(r"(\d{1,3})\D+(\d{1,3})\D+(\d{1,3})")


@dataclass(frozen=True, slots=True)
class Deal:
    """A card for each of so many players, without these roles."""

    players: int
    out: frozenset[RoleKey] = frozenset()
    mode: str = ""
    """"" is the usual one."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """These words name no role."""

    words: tuple[str, ...]


@dataclass(slots=True)
class Listing:
    """Cards that somebody has put together."""

    order: list[Card] = field(default_factory=list)
    """The cards as they stand on the list."""
    unknown: list[str] = field(default_factory=list)

    @property
    def roles(self) -> list[RoleKey]:
        """Those that are roles."""
        return [card.role for card in self.order if card.role is not None]

    @property
    def village(self) -> list[int]:
        """Strengths of made-up cards of the village."""
        return [card.strength for card in self.order if card.role is None and not card.against]

    @property
    def enemies(self) -> list[int]:
        """The same against it."""
        return [card.strength for card in self.order if card.role is None and card.against]

    @property
    def cards(self) -> int:
        """How many there are."""
        return len(self.order)


def read_deal(text: str, index: Index) -> Deal | Unknown | None:
    """A number of players, perhaps a mode, and after dashes the roles to leave out; None if it is nothing like that."""
    found = _DEAL.fullmatch(text.strip())
    if found is None:
        return None
    mode = index.mode(found[2]) if folded(found[2]) else ""
    if mode is None:
        return None
    words = [word for word in _DASH.split(found[3]) if folded(word)]
    roles = [index.role(word) for word in words]
    unknown = tuple(_quoted(word) for word, role in zip(words, roles, strict=True) if role is None)
    return Unknown(unknown) if unknown else Deal(int(found[1]), frozenset(role for role in roles if role), mode)


def read_list(text: str, index: Index) -> Listing | None:
    """A list of roles, one a line or parted by commas; None if it is none: if hardly a line is a role."""
    listing, parted = Listing(), _parted(text)
    for entry in parted[: MOST + 1]:
        _add(listing, entry, index)
    if len(parted) < FEWEST or 2 * len(listing.unknown) > len(parted):
        return None
    return listing


def made_up_names(text: str) -> tuple[str, ...]:
    """The names of the made-up cards of a list, in order."""
    found = (_MADE_UP.fullmatch(entry) for entry in _parted(text)[: MOST + 1] if len(entry) <= _WORDY)
    return tuple(
        cut(cleaned(_PARTS.split(_LABEL.sub("", one[1]))[-1]), _LONGEST_NAME) for one in found if one is not None
    )


def _parted(text: str) -> list[str]:
    """One card a line, or parted by commas, without the numbers of the seats."""
    parted = [line for line in text.splitlines() if folded(line)]
    if len(parted) == 1:
        parted = [part for part in re.split(r"[,;]", text) if folded(part)]
    if [_leading(entry) for entry in parted] == list(range(1, len(parted) + 1)):
        # Numbered like the narrator's sheet: the third line is of player 3, not of three Wolves.
        return [entry.strip().lstrip("0123456789") for entry in parted]
    return parted


def read_graves(text: str) -> tuple[int, int, int] | None:
    """Graves, enemy visitors, friendly visitors; None for anything else."""
    found = _THREE.fullmatch(text.strip())
    if found is None:
        return None
    graves, enemies, friends = map(int, found.groups())
    return (graves, enemies, friends) if graves in GRAVES and enemies in VISITORS and friends in VISITORS else None


def _add(listing: Listing, entry: str, index: Index) -> None:
    if len(entry) > _WORDY:
        listing.unknown.append(_quoted(entry))
        return
    made_up = _MADE_UP.fullmatch(entry)
    if made_up is not None:
        listing.order.append(Card(strength=int(made_up[2]), against=made_up[3].lower() == "c"))
        return
    for count, name in _readings(_BRACKETS.sub("", entry)):
        role = index.role(name)
        if role is not None and 1 <= count <= MOST:
            listing.order += [Card(role=role)] * count
            return
    listing.unknown.append(_quoted(entry))


def _readings(entry: str) -> Iterator[tuple[int, str]]:
    """(how many, which role), the likeliest first: "3 Masons", "Mason x3", "1. Mason", "Laura: Mason"."""
    bare = _LABEL.sub("", entry, count=1).strip()
    for whole in (entry.strip(" \t-–—•*·"), bare):
        before, after = _COUNT_BEFORE.fullmatch(whole), _COUNT_AFTER.fullmatch(whole)
        if before is not None:
            yield int(before[1]), before[2]
        if after is not None:
            yield int(after[2]), after[1]
    yield 1, bare
    parts = _PARTS.split(bare)
    if len(parts) == 2:
        # Whoever is called like the beginning of a role has not become one.
        yield from ((1, part) for part in reversed(parts) if len(folded(part)) >= SHORTEST)


def _leading(entry: str) -> int | None:
    """The number that a line begins with."""
    found = re.match(r"\s*(\d{1,2})\b", entry)
    return None if found is None else int(found[1])


def _quoted(text: str) -> str:
    return cut(cleaned(text), _LONGEST)
