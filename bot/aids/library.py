"""The aids of the first game that has any, with its names and its texts. Built when first needed; knows no game by name."""

from collections.abc import Mapping
from functools import cached_property

from bot.aids.asking import Reader
from bot.aids.encyclopedia import Encyclopedia
from bot.aids.index import Index
from bot.aids.telling import Teller
from bot.narration.bundles import Bundles
from games.core.ids import GameKey, RoleKey
from games.core.inperson import InPerson
from games.core.spec import GameSpec


class Shelf:
    """One game's."""

    def __init__(self, bundles: Bundles, spec: GameSpec, aids: InPerson) -> None:
        """Of this game, which has these aids."""
        self.game, self.aids = spec.key, aids
        self._bundles, self._roles = bundles, spec.roles

    @cached_property
    def index(self) -> Index:
        """Its roles and events by name."""
        return Index(self._bundles, self.game, self.aids, self._roles)

    def teller(self, locale: str) -> Teller:
        """Its voice in this language."""
        return Teller(self._bundles, locale, self.game, self.aids)

    @cached_property
    def pages(self) -> Mapping[str, tuple[RoleKey, ...]]:
        """The roles on which any line of the sheet depends, by page."""
        wanted = {role for draw in self.aids.sheet for some in draw.needs for role in some}
        found = {group: tuple(role for role in roles if role in wanted) for group, roles in self.aids.groups.items()}
        return {group: roles for group, roles in found.items() if roles}


class Library:
    """What is at hand for people who narrate in person."""

    def __init__(self, bundles: Bundles, specs: Mapping[GameKey, GameSpec]) -> None:
        """Of these games."""
        self._bundles = bundles
        shelves = (Shelf(bundles, spec, spec.random) for spec in specs.values() if spec.random is not None)
        self.shelf: Shelf | None = next(shelves, None)
        """None: no game here has any, and only numbers, names and coins are drawn."""
        self.encyclopedia = Encyclopedia(bundles, specs)

    @cached_property
    def reader(self) -> Reader:
        """Reads what is to be drawn."""
        return Reader(self._bundles, None if self.shelf is None else self.shelf.index)
