"""Nobody's questions keep a table waiting: the bot answers so often a minute in one chat, and then for a while not at all."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.sessions import commands as c
from bot.sessions.manners import IN_A_GROUP, IN_PRIVATE, WINDOW, Deed, Manners
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
        assert manners.may(Deed.ANSWER, chat, NOON)
        manners.done([(Deed.ANSWER, chat)], NOON)
    assert not manners.may(Deed.ANSWER, chat, NOON + WINDOW - timedelta(seconds=1))
    assert manners.may(Deed.ANSWER, chat, NOON + WINDOW)
    assert manners.may(Deed.ANSWER, chat - 1, NOON)


def test_answers_of_the_same_transaction_count() -> None:
    assert Manners().may(Deed.ANSWER, GROUP, NOON, IN_A_GROUP - 1)
    assert not Manners().may(Deed.ANSWER, GROUP, NOON, IN_A_GROUP)


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


async def test_whoever_opens_a_rematch_again_and_again_calls_nobody_twice_in_private(evening: Evening) -> None:
    """A call is one tap in private; whoever closes the table and calls anew speaks to the group alone."""
    session_id = await evening.game(5)
    await evening.does(1, c.Stop, confirmed=True)
    await evening.deliver()
    before = len(evening.post)
    for _ in range(3):
        opened = await evening.does(1, c.Rematch, session_id=session_id, press=True)
        session_id = getattr(opened, "session_id", None) or session_id
        for number in range(2, 6):
            await evening.does(number, c.TakeSeat)
        await evening.does(1, c.Begin)
        await evening.does(1, c.Stop, confirmed=True)
        await evening.deliver()
    calls = [
        item for item in evening.post[before:] if any(b.get("data", "").endswith("lobby.join") for b in item.buttons)
    ]
    assert [item.chat_id for item in calls if item.chat_id > 0] == [PEOPLE + number for number in range(2, 6)]
    evening.clock.advance(601)
    await evening.does(1, c.Rematch, session_id=session_id, press=True)
    assert len([item for item in await evening.deliver() if item.chat_id > 0]) == 4


async def test_whoever_opens_and_closes_tables_without_end_is_asked_to_wait(evening: Evening) -> None:
    """Each board is a message: they would fill the group's minute as questions would."""
    for _ in range(50):
        await evening.does(7, c.OpenLobby)
        await evening.does(7, c.Stop)
    sent = [item for item in await evening.deliver() if item.chat_id == GROUP]
    assert len(sent) <= 30
    evening.clock.advance(301)
    await evening.does(7, c.OpenLobby)
    assert await evening.db.transact(lambda uow: uow.live_session_at(GROUP, None)) is not None


async def test_a_person_who_asks_without_pause_is_told_once_that_the_bot_needs_a_breath(evening: Evening) -> None:
    await evening.starts(3)
    for _ in range(40):
        await evening.does(3, c.AskPage, evening.private(3), page="help")
    await evening.deliver()
    assert evening.heard(PEOPLE + 3).count("Un attimo di respiro") == 1
    evening.clock.advance(61)
    await evening.does(3, c.AskPage, evening.private(3), page="help")
    assert "respiro" not in (await evening.deliver())[-1].text
