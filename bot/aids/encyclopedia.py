"""The roles and rules of all games that have a book: pages, finding, which page leads where. Knows no game by name."""

from collections.abc import Mapping
from functools import cached_property

from bot.aids.finding import Finder
from bot.aids.rolepages import RolePages
from bot.aids.rulepages import RulePages
from bot.narration.bundles import Bundles
from games.core.ids import GameKey, RoleKey
from games.core.lore import Book
from games.core.spec import GameSpec

NIGHT, DAY, IDLE = "night", "day", "sleepers"
"""The pages of those who act by night, by day, and not at all."""


class Volume:
    """One game's."""

    def __init__(self, bundles: Bundles, spec: GameSpec, book: Book) -> None:
        """Of this game, which has this book."""
        self._bundles, self.spec, self.book = bundles, spec, book
        self._roles: dict[str, RolePages] = {}
        self._rules: dict[str, RulePages] = {}

    def roles(self, locale: str) -> RolePages:
        """Its roles' pages in this language."""
        return self._roles.setdefault(locale, RolePages(self._bundles, locale, self.spec, self.book))

    def rules(self, locale: str) -> RulePages:
        """Its rules' chapters in this language."""
        return self._rules.setdefault(locale, RulePages(self._bundles, locale, self.spec, self.book))

    def shelf_of(self, role: RoleKey) -> str:
        """The page on which the role stands."""
        return next(shelf for shelf, roles in self.book.shelves.items() if role in roles)

    @cached_property
    def times(self) -> Mapping[str, tuple[RoleKey, ...]]:
        """The roles by when they act; pages without a role are left out."""
        lores = [self.book.lore(role) for role in self.spec.roles]
        found = {
            NIGHT: tuple(lore.role for lore in lores if lore.nights),
            DAY: tuple(lore.role for lore in lores if lore.days),
            IDLE: tuple(lore.role for lore in lores if not lore.nights and not lore.days),
        }
        return {time: roles for time, roles in found.items() if roles}


class Encyclopedia:
    """All volumes, in the order of the games."""

    def __init__(self, bundles: Bundles, specs: Mapping[GameKey, GameSpec]) -> None:
        """Of those of these games that have a book."""
        self.volumes: Mapping[GameKey, Volume] = {
            key: Volume(bundles, spec, spec.book) for key, spec in specs.items() if spec.book is not None
        }
        self.cast: Mapping[GameKey, Volume] = {key: one for key, one in self.volumes.items() if one.book.shelves}
        """Those whose roles are told of."""
        self.finder = Finder(bundles, {key: volume.spec for key, volume in self.cast.items()})
