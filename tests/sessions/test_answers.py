"""Nobody speaks to a wall: whatever is typed in a group, in whatever state, something is to be seen of it."""

from datetime import timedelta

import pytest

from bot.gateway.words import WORDS, Me, Typed
from bot.sessions import commands as c
from bot.sessions.terms import Terms
from storage.engine import Database
from tests.kit.evening import GROUP, PEOPLE, Evening

ME = Me(user_id=1, username="narratore_bot", games={})
STATES = ("nothing", "lobby", "reaching", "short", "drawing", "night", "vote", "paused", "frozen", "over")
WHO = {"opener": 1, "player": 2, "bystander": 50, "stranger": 60}
"""Person numbers; the bot may not write to the stranger."""


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """SQLite alone: what is said does not depend on where it is stored."""
    return sqlite_url


@pytest.fixture
async def evening(database: Database) -> Evening:
    evening = Evening(database, terms=Terms(bot_username="narratore_bot", dice=True))
    await evening.starts(WHO["bystander"])
    return evening


async def scene(evening: Evening, state: str) -> None:
    """The group in this state; whatever was there before is over."""
    evening.clock.advance(3600)
    here = await evening.db.transact(lambda uow: uow.live_session_at(GROUP, None))
    if here is not None:
        await evening.does(1, c.Stop, who=c.Who(user_id=9, name="Group", anonymous=True), confirmed=True)
    if state == "nothing":
        return
    session_id = await evening.lobby(3 if state == "short" else 5)
    if state == "lobby":
        return
    if state == "short":
        await evening.passes(400)
        return
    if state == "reaching":
        await evening.does(7, c.TakeSeat)
    await evening.does(1, c.Begin)
    if state not in ("reaching", "drawing"):
        await evening.service.threw(session_id, 0, 1)
        await evening.service.threw(session_id, 1, 2)
        await evening.deliver()
    if state == "vote":
        while (phase := (await evening.record(session_id)).extra["phase"]) and not phase.startswith("d1.vote"):
            await evening.passes(20)
    elif state == "paused":
        await evening.does(1, c.Pause)
    elif state == "frozen":
        await evening.does(1, c.BotWentOut)
    elif state == "over":
        await evening.does(1, c.Stop, confirmed=True)
    evening.clock.advance(61)
    await evening.deliver()


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("state", STATES)
async def test_every_command_typed_in_a_group_shows_something(evening: Evening, state: str, who: str) -> None:
    number, silent = WHO[who], []
    for word in WORDS:
        await scene(evening, state)
        await evening.deliver()
        typed = Typed(
            key=evening.key(), who=evening.who(number), where=evening.group(), at=evening.clock.now(), rest="", me=ME
        )
        command = word.make(typed)
        assert command is not None
        before = len(evening.post)
        await evening.service.handle(command)
        evening.clock.advance(timedelta(seconds=5).total_seconds())
        await evening.deliver()
        if not [item for item in evening.post[before:] if item.chat_id in (GROUP, PEOPLE + number)]:
            silent.append(word.key)
    assert silent == []


async def test_a_command_that_names_the_bot_and_means_nothing_is_answered(evening: Evening) -> None:
    await evening.deliver()
    await evening.does(50, c.Unknown, what="command")
    assert [item.chat_id for item in await evening.deliver()] == [GROUP]


async def test_whoever_says_go_again_hears_who_is_still_waited_for(evening: Evening) -> None:
    """The first time everybody is told, with the button; the second is no silence."""
    await scene(evening, "reaching")
    await evening.deliver()
    await evening.does(1, c.Begin)
    (answer,) = [item for item in await evening.deliver() if item.act == "say"]
    assert "Persona 7" in answer.text
    assert "Persona 2" not in answer.text
