"""Menus, name and descriptions: within Telegram's limits, in every language, and never in the way of a start."""

import re

import pytest

from bot.gateway.commands import DESCRIPTION, SHORT_DESCRIPTION, game_words, lists, register
from bot.gateway.words import WORDS, Menu
from bot.main import LOCALES
from bot.narration.bundles import Bundles
from games.registry import GAMES
from tests.gateway.scripted import ok, refused, scripted_client

BUNDLES = Bundles(LOCALES)
GAME_KEYS = [spec.key for spec in GAMES]
ME = {"id": 7_000_000_001, "is_bot": True, "first_name": "Narratore", "username": "NarratoreBot"}


def all_lists():
    return list(lists(BUNDLES, default="it", locales=BUNDLES.locales, games=GAME_KEYS))


def test_there_is_a_list_for_each_scope_in_each_language_and_for_all_others():
    assert {(one.menu, one.language) for one in all_lists()} == {
        (menu, language) for menu in Menu for language in (None, "it", "en")
    }


def test_every_list_is_within_the_limits():
    """Pitfall 87."""
    for one in all_lists():
        names = [name for name, _ in one.commands]
        assert 1 <= len(names) <= 100
        assert len(set(names)) == len(names)
        for name, description in one.commands:
            assert re.fullmatch(r"[a-z0-9_]{1,32}", name)
            assert 1 <= len(description) <= 256
            assert "<" not in description


def test_every_list_is_in_its_own_language():
    by_place = {(one.menu, one.language): dict(one.commands) for one in all_lists()}
    assert "gioca" in by_place[Menu.GROUP, "it"]
    assert "lupi" in by_place[Menu.GROUP, "it"]
    assert "play" in by_place[Menu.GROUP, "en"]
    assert "wolves" in by_place[Menu.GROUP, "en"]
    assert by_place[Menu.GROUP, None] == by_place[Menu.GROUP, "it"]
    assert "gioca" not in by_place[Menu.PRIVATE, "it"]
    assert "dimenticami" in by_place[Menu.PRIVATE, "it"]


def test_administrators_see_what_the_group_sees_and_more():
    by_place = {(one.menu, one.language): set(one.commands) for one in all_lists()}
    for language in (None, "it", "en"):
        assert by_place[Menu.GROUP, language] < by_place[Menu.ADMINS, language]


def test_no_two_commands_share_a_name_and_no_game_takes_one():
    names = [name for word in WORDS for name in {word.it, word.en}]
    assert len(names) == len(set(names))
    assert not set(names) & set(game_words(BUNDLES, BUNDLES.locales, GAME_KEYS))


def test_a_games_words_open_it_in_every_language():
    words = game_words(BUNDLES, BUNDLES.locales, GAME_KEYS)
    assert words["lupi"] == words["wolves"] == "lupi"


@pytest.mark.parametrize("locale", BUNDLES.locales)
def test_the_descriptions_are_within_the_limits(locale):
    for key, limit in (
        ("bot-description", DESCRIPTION),
        ("bot-short-description", SHORT_DESCRIPTION),
    ):
        whole = BUNDLES.plain(locale, key, limit=10_000)
        assert 1 <= len(whole) <= limit


async def test_everything_is_told_to_the_server():
    bot, line = scripted_client(ok(ME), otherwise=ok(True))
    await bot.initialize()
    assert await register(bot, BUNDLES, default="it", locales=BUNDLES.locales, games=GAME_KEYS) == 0
    assert len(line.named("setMyCommands")) == 9
    assert len(line.named("setMyDescription")) == len(line.named("setMyShortDescription")) == 3
    assert line.named("setMyName") == [], "the name is its owner's"
    scopes = {call.params["scope"]["type"] for call in line.named("setMyCommands")}
    assert scopes == {"all_private_chats", "all_group_chats", "all_chat_administrators"}


async def test_a_refusal_is_counted_and_the_rest_goes_on():
    """Pitfall 87: a failure does not stop the start."""
    bot, line = scripted_client(ok(ME), refused(400, "Bad Request: BOT_COMMAND_INVALID"), otherwise=ok(True))
    await bot.initialize()
    assert await register(bot, BUNDLES, default="it", locales=BUNDLES.locales, games=GAME_KEYS) == 1
    assert len(line.named("setMyCommands")) == 9


def test_every_menu_lists_something():
    for menu in Menu:
        assert any(menu in word.menus for word in WORDS)
