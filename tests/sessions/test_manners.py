"""Nobody's questions keep a table waiting: the bot answers so often a minute in one chat, and then for a while not at all."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.sessions import commands as c
from bot.sessions.manners import IN_A_GROUP, IN_PRIVATE, WINDOW, Manners
from storage.engine import Database
from tests.kit.evening import GROUP, PEOPLE, Evening

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """SQLite alone: what is said does not depend on where it is stored."""
    return sqlite_url


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


@pytest.mark.parametrize(("chat", "most"), [(GROUP, IN_A_GROUP), (PEOPLE, IN_PRIVATE)])
def test_a_chat_is_answered_so_often_and_a_window_later_anew(chat: int, most: int) -> None:
    manners = Manners()
    for _ in range(most):
        assert manners.may_answer(chat, NOON)
        manners.answered([chat], NOON)
    assert not manners.may_answer(chat, NOON + WINDOW - timedelta(seconds=1))
    assert manners.may_answer(chat, NOON + WINDOW)
    assert manners.may_answer(chat - 1, NOON)


def test_answers_of_the_same_transaction_count() -> None:
    assert Manners().may_answer(GROUP, NOON, IN_A_GROUP - 1)
    assert not Manners().may_answer(GROUP, NOON, IN_A_GROUP)


@pytest.mark.parametrize(
    ("command", "more"),
    [
        (c.AskStatus, {}),
        (c.AskPage, {"page": "help"}),
        (c.AskProof, {}),
        (c.OpenLobby, {}),
        (c.Stop, {}),
        (c.Unknown, {"what": "as-channel"}),
    ],
)
async def test_a_stranger_who_asks_a_hundred_times_is_answered_a_few_times(
    evening: Evening, command: type[c.Command], more: dict[str, str]
) -> None:
    await evening.game(5)
    before = len(evening.post)
    for _ in range(100):
        await evening.does(77, command, **more)
    await evening.deliver()
    assert len([item for item in evening.post[before:] if item.chat_id == GROUP]) == IN_A_GROUP


@pytest.mark.parametrize(
    ("command", "more"),
    [
        (c.AskStatus, {}),
        (c.AskRole, {}),
        (c.AskPage, {"page": "language"}),
        (c.Greet, {}),
        (c.SetGrammar, {"grammar": "f", "press": True}),
        (c.GiveUpSeat, {}),
        (c.SayWords, {"text": "ciao"}),
    ],
)
async def test_a_player_cannot_fill_the_own_queue_so_that_the_night_waits_for_its_question(
    evening: Evening, command: type[c.Command], more: dict[str, object]
) -> None:
    """A phase's clock stands until everybody has the question: who floods the own chat would hold up the table."""
    await evening.game(5)
    before = len(evening.post)
    for _ in range(100):
        await evening.does(2, command, evening.private(2), **more)
    await evening.deliver()
    mine = [item for item in evening.post[before:] if item.chat_id == PEOPLE + 2]
    assert 0 < len(mine) <= 3 * IN_PRIVATE


async def test_the_answers_of_one_chat_cost_another_none(evening: Evening) -> None:
    await evening.game(5)
    for _ in range(50):
        await evening.does(77, c.AskStatus)
    before = len(evening.post)
    await evening.does(3, c.AskRole)
    await evening.deliver()
    assert [item for item in evening.post[before:] if item.chat_id == PEOPLE + 3]
