"""What the apps show of the bot: menus of commands per scope and language, its descriptions.

Knows the table of words and the texts; registers, and never stops a start: a menu is a comfort.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import structlog
from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import TelegramError

from bot.gateway.words import WORDS, Menu

_log = structlog.get_logger(__name__)

_SCOPES: Mapping[Menu, type[BotCommandScope]] = {
    Menu.PRIVATE: BotCommandScopeAllPrivateChats,
    Menu.GROUP: BotCommandScopeAllGroupChats,
    Menu.ADMINS: BotCommandScopeAllChatAdministrators,
}
DESCRIPTION, SHORT_DESCRIPTION, COMMAND = 512, 120, 256
"""Telegram's limits, in characters."""
_GAMES_AFTER = "play"
"""The games' own commands follow this one in the menus."""


class Texts(Protocol):
    """The part of the narration's bundles that menus need."""

    def plain(self, locale: str, key: str, /, *, limit: int) -> str:
        """A message without mark-up, of so many characters at most."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class List:
    """One list of commands as the server is told: for a scope, and a language (None: all others)."""

    menu: Menu
    language: str | None
    commands: tuple[tuple[str, str], ...]
    """(name, description)."""


def game_words(texts: Texts, locales: Sequence[str], games: Sequence[str]) -> dict[str, str]:
    """Command word -> game, in every language: the key itself, and the languages' own words."""
    words = {game: game for game in games}
    for locale in locales:
        for game in games:
            words[texts.plain(locale, f"command-word-{game}", limit=32)] = game
    return words


def lists(texts: Texts, *, default: str, locales: Sequence[str], games: Sequence[str]) -> Iterator[List]:
    """Every list to register: the default language for apps in any other, then each language's own."""
    for menu in Menu:
        for language in (None, *locales):
            locale = default if language is None else language
            yield List(menu=menu, language=language, commands=tuple(_commands(texts, menu, locale, games)))


def _commands(texts: Texts, menu: Menu, locale: str, games: Sequence[str]) -> Iterator[tuple[str, str]]:
    for word in WORDS:
        if menu in word.menus:
            yield word.named(locale), texts.plain(locale, f"command-{word.key}", limit=COMMAND)
            if word.key == _GAMES_AFTER:
                for game in games:
                    name = texts.plain(locale, f"command-word-{game}", limit=32)
                    yield name, texts.plain(locale, f"command-game-{game}", limit=COMMAND)


async def register(bot: Bot, texts: Texts, *, default: str, locales: Sequence[str], games: Sequence[str]) -> int:
    """Tell the server all of it; the number of calls that failed, each of which is logged and left alone."""
    calls: list[tuple[str, Callable[[], Awaitable[object]]]] = []
    for one in lists(texts, default=default, locales=locales, games=games):
        calls.append((f"commands.{one.menu.value}.{one.language or 'default'}", _menu_call(bot, one)))
    for language in (None, *locales):
        calls.extend(_profile_calls(bot, texts, language, default if language is None else language))
    failed = 0
    for what, call in calls:
        try:
            await call()
        except TelegramError as error:
            failed += 1
            _log.warning("commands.not-registered", what=what, error=str(error))
    return failed


def _menu_call(bot: Bot, one: List) -> Callable[[], Awaitable[object]]:
    commands = [BotCommand(name, description) for name, description in one.commands]
    return lambda: bot.set_my_commands(commands, scope=_SCOPES[one.menu](), language_code=one.language)  # type: ignore[call-arg]


def _profile_calls(
    bot: Bot, texts: Texts, language: str | None, locale: str
) -> Iterator[tuple[str, Callable[[], Awaitable[object]]]]:
    suffix = language or "default"
    # The name is whatever its owner has told BotFather.
    long = texts.plain(locale, "bot-description", limit=DESCRIPTION)
    short = texts.plain(locale, "bot-short-description", limit=SHORT_DESCRIPTION)
    yield f"description.{suffix}", lambda: bot.set_my_description(long, language_code=language)
    yield f"short-description.{suffix}", lambda: bot.set_my_short_description(short, language_code=language)
