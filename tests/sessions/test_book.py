"""Roles and rules looked up at a table without Telegram: where they are shown, in whose language, and who is not written to."""

from dataclasses import replace

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Rejected
from storage.engine import Database
from tests.kit.evening import GROUP, PEOPLE, Evening


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """SQLite alone: what is looked up does not depend on where it is stored."""
    return sqlite_url


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def test_with_one_game_the_pages_begin_at_that_game(evening: Evening) -> None:
    await evening.does(1, c.AskBook, evening.private(1), what="roles")
    await evening.does(1, c.AskBook, evening.private(1), what="rules")
    await evening.deliver()
    first, second = (item for item in evening.post if item.payload.get("keyboard"))
    assert {button["data"].split(".")[-1] for button in first.buttons} >= {"s-humans", "s-wolves", "chapters"}
    assert "c-night" in {button["data"].split(".")[-1] for button in second.buttons}


async def test_a_game_in_one_topic_keeps_roles_private_in_every_topic(evening: Evening) -> None:
    await evening.game()
    evening.post.clear()
    await evening.does(2, c.AskBook, evening.group(topic=7), what="roles", text="lupo")
    await evening.deliver()
    assert "divorare" not in evening.heard(GROUP)
    assert "divorare" in evening.heard(PEOPLE + 2)


async def test_an_anonymous_administrator_is_shown_where_to_read_and_nobody_is_written_to(evening: Evening) -> None:
    await evening.game()
    evening.post.clear()
    who = replace(evening.who(1), anonymous=True)
    assert isinstance(await evening.does(1, c.AskBook, who=who, what="roles", text="lupo"), Accepted)
    await evening.deliver()
    assert [item.chat_id for item in evening.post] == [GROUP]
    assert evening.post[0].buttons[0]["url"].endswith("look-all-roles")


async def test_a_page_speaks_the_language_of_its_chat(evening: Evening) -> None:
    await evening.does(1, c.SetLanguage, evening.private(1), locale="en")
    await evening.does(1, c.AskBook, evening.private(1), what="roles", text="guardia")
    await evening.does(1, c.AskBook, what="roles", text="bodyguard")
    await evening.deliver()
    assert "Watches over one door" in evening.heard(PEOPLE + 1)
    assert "veglia su una porta" in evening.heard(GROUP)


async def test_pages_of_nobody_and_of_nothing(evening: Evening) -> None:
    where = replace(evening.group(), message_id=5)
    turned = {"press": True, "game": "lupi"}
    assert isinstance(await evening.does(1, c.TurnBook, where, page="r-seer", owner=0, **turned), Accepted)
    assert isinstance(await evening.does(1, c.TurnBook, where, page="r-seer", owner=PEOPLE + 2, **turned), Rejected)
    assert isinstance(await evening.does(1, c.TurnBook, where, page="r-nobody", owner=0, **turned), Rejected)
    lost = await evening.does(1, c.AskBook, evening.private(1), what="", game="chess", page="r-king")
    assert isinstance(lost, Accepted)
    (edit, page) = await evening.deliver()
    assert (edit.act, edit.payload["message"]) == ("show", 5)
    assert page.buttons


async def test_whoever_asks_too_often_is_not_answered(evening: Evening) -> None:
    receipts = [await evening.does(1, c.AskBook, what="rules") for _ in range(8)]
    assert sum(isinstance(receipt, Ignored) for receipt in receipts) == 2
