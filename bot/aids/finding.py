"""Roles by the names that people give them, over several games at once; and the names that come nearest. Knows no game."""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property
from typing import Final

from bot.aids.index import Index, folded, words
from bot.narration.bundles import Bundles
from games.core.ids import GameKey, RoleKey
from games.core.spec import GameSpec

NEAR: Final = 5
"""So many names are offered at most where none is meant clearly."""
_LIKE: Final = 0.55
"""How alike a name must be to be offered (0 to 1)."""


@dataclass(frozen=True, slots=True)
class Place:
    """A role of a game."""

    game: GameKey
    role: RoleKey


class Finder:
    """The names of all roles of these games, in every language at once."""

    def __init__(self, bundles: Bundles, specs: Mapping[GameKey, GameSpec]) -> None:
        """Names are read from the texts when they are first needed."""
        self._bundles, self._specs = bundles, specs

    def find(self, text: str) -> tuple[Place, ...]:
        """What is called so, one role a game at most; an article before the name does not matter."""
        said = self._bare(text)
        found = ((game, index.role(said)) for game, index in self._indexes.items())
        return tuple(Place(game, role) for game, role in found if role is not None)

    def near(self, text: str, most: int = NEAR) -> tuple[Place, ...]:
        """The roles whose names come nearest, the nearest first; none where nothing is like it."""
        said = folded(self._bare(text))
        matcher, likely = SequenceMatcher(b=said, autojunk=False), dict[Place, float]()
        for name, place in self._names:
            matcher.set_seq1(name)
            like = 1.0 if said and said in name.split() else matcher.ratio()
            if like >= max(_LIKE, likely.get(place, 0.0)):
                likely[place] = like
        return tuple(sorted(likely, key=lambda place: -likely[place])[:most])

    def _bare(self, text: str) -> str:
        """The text without an article in front."""
        said = folded(text).split()
        return " ".join(said[1:] if len(said) > 1 and said[0] in self._articles else said)

    @cached_property
    def _articles(self) -> frozenset[str]:
        return words(self._bundles, "book-words-articles")

    @cached_property
    def _indexes(self) -> Mapping[GameKey, Index]:
        return {game: Index(self._bundles, game, spec.random, spec.roles) for game, spec in self._specs.items()}

    @cached_property
    def _names(self) -> tuple[tuple[str, Place], ...]:
        return tuple(
            (name, Place(game, role))
            for game, index in self._indexes.items()
            for role in self._specs[game].roles
            for name in sorted(index.names_of(role))
        )
