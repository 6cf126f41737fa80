"""The rules of one game in short chapters. The figures are the game's own; knows no game by name."""

from collections.abc import Iterator
from dataclasses import Field, fields
from typing import Any

from bot.narration import tokens
from bot.narration.bundles import Bundles
from bot.narration.facts import spoken
from bot.narration.names import Markup
from bot.narration.optionpages import option_key
from games.core.ids import RoleKey
from games.core.lore import Book
from games.core.spec import GameSpec


class RulePages:
    """The chapters of one game's rules in one language."""

    def __init__(self, bundles: Bundles, locale: str, spec: GameSpec, book: Book) -> None:
        """Of this game, which has this book."""
        self._bundles, self._locale, self._spec, self._book = bundles, locale, spec, book

    def page(self, chapter: str) -> str:
        """A chapter under its title."""
        key = f"{self._spec.key}-rules-{chapter}"
        given: dict[str, Any] = {name: self._value(name, value) for name, value in self._book.numbers.items()}
        return f"<b>{self._text(f'{key}.title')}</b>\n\n{self._text(key, options=self._options(), **given)}"

    def title(self, chapter: str) -> str:
        """A chapter's name."""
        return self._bundles.plain(self._locale, f"{self._spec.key}-rules-{chapter}.title")

    def _text(self, key: str, **args: Any) -> str:
        return self._bundles.text(self._locale, key, **args)

    def _value(self, name: str, value: Any) -> Any:
        if name.endswith("_span"):
            return spoken(self._bundles, self._locale, value)
        if isinstance(value, tuple):
            return self._bundles.listing(self._locale, [self._role(key) for key in value])
        return value

    def _role(self, key: RoleKey) -> str:
        return self._bundles.plain(self._locale, f"{self._spec.key}-role-{key}")

    def _options(self) -> Markup:
        """Every option of a table: what it is if nobody touches it, and what else it may be."""
        return Markup("\n".join(self._option(field) for field in fields(self._spec.options)))

    def _option(self, field: Field[Any]) -> str:
        key = option_key(self._spec.key, field.name)
        others = ", ".join(self._others(key, field)) or "none"
        usual = self._text(f"{key}-{tokens.choice_key(field.default)}")
        return self._text("book-option", name=Markup(self._text(key)), usual=Markup(usual), others=Markup(others))

    def _others(self, key: str, field: Field[Any]) -> Iterator[str]:
        for choice in field.metadata["choices"]:
            if choice != field.default:
                yield self._text(f"{key}-{tokens.choice_key(choice)}")
