"""The dead are silenced after the group has heard of it, and always freed again: at the end, at a stop, by the sweep."""

from dataclasses import replace
from typing import Any

import pytest

from bot.sessions import commands as c
from games.core.game import Deadline, Moment, Step
from games.lupi.game import Lupi
from games.lupi.spec import LUPI
from storage.engine import Database
from storage.records import Act, Claim, MuteRecord, OutboxItem, Status
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent

ADMIN = 1


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str:
    """One database is enough, but for what it is asked of time."""
    kind = getattr(request, "param", "sqlite")
    url: str = request.getfixturevalue("sqlite_url" if kind == "sqlite" else "postgres_url")
    return url


@pytest.fixture
async def evening(database: Database) -> Evening:
    evening = Evening(database)
    evening.crowd.admins = {PEOPLE + ADMIN}
    evening.crowd.powers = {"can_restrict_members"}
    await evening.starts(ADMIN)
    await evening.does(ADMIN, c.AskSettings)
    await sets(evening, "true")
    return evening


async def sets(evening: Evening, pick: str) -> None:
    where = c.Where(chat_id=PEOPLE + ADMIN, message_id=77)
    await evening.does(ADMIN, c.PressSettings, where, chat_id=GROUP, field="mute", pick=pick, press=True)


async def silenced(evening: Evening) -> list[MuteRecord]:
    def read(uow: Any) -> list[MuteRecord]:
        return [m for chat, user in uow.due_mutes(evening.clock.now().replace(year=2999), 99)
                if (m := uow.mute_of(chat, user)) is not None]  # fmt: skip

    found: list[MuteRecord] = await evening.db.transact(read)
    return found


async def until_somebody_is_out(evening: Evening) -> str:
    """Play a game in which nobody answers anything until one is out, before everybody's eyes."""
    session_id = await evening.game(7)
    for _ in range(200):
        if await silenced(evening):
            return session_id
        due = await evening.service.next_due()
        assert due is not None
        evening.clock.move_to(due)
        for ring in await evening.service.due(due):
            await evening.service.ring(ring)
        if (await evening.record(session_id)).status is not Status.RUNNING:
            break
        await kills(evening, session_id)
    raise AssertionError("nobody died")


async def kills(evening: Evening, session_id: str) -> None:
    """Everybody answers whatever is asked with the first button that names somebody."""
    await evening.deliver()
    for item in list(evening.post):
        if item.session_id == session_id and item.chat_id > 0 and (item.slot or "").startswith("prompt:"):
            for button in item.buttons:
                _, _, prompt = button["data"].split(".", 2)
                prompt, _, pick = prompt.rpartition(".")
                if pick.isdigit():
                    await evening.presses(item.chat_id - PEOPLE, session_id, prompt, pick)
                    break
    evening.post.clear()


def acts(evening: Evening, *kinds: str) -> list[Sent]:
    return [item for item in evening.post if item.act in kinds]


async def reported(evening: Evening, sent: Sent, *, done: bool) -> None:
    """The courier tells what came of it."""
    item = OutboxItem(chat_id=sent.chat_id, act=Act(sent.act), slot=sent.slot, payload=sent.payload)
    claim = Claim(row_ids=(1,), item=item, message_id=None, attempts=0, lease_by="x")
    await evening.service.handled(claim, done=done)


async def test_whoever_falls_is_silenced_after_the_news_and_freed_when_the_game_is_stopped(evening: Evening) -> None:
    session_id = await until_somebody_is_out(evening)
    (mute,) = await silenced(evening)
    await evening.deliver()
    said = [item.act for item in evening.post if item.chat_id == GROUP]
    assert said.index("say" if "say" in said else "show") < said.index("mute")
    evening.post.clear()
    await evening.does(ADMIN, c.Stop, session_id=session_id, confirmed=True)
    await evening.deliver()
    (lift,) = acts(evening, "unmute")
    assert lift.payload["user"] == mute.user_id
    assert (await silenced(evening))[0].lifting
    await reported(evening, lift, done=True)
    assert await silenced(evening) == []
    slots = await evening.db.transact(lambda uow: uow.slots_in("", GROUP))
    assert slots == []


@pytest.mark.parametrize("way", ["leaves", "switched off", "forgotten"])
async def test_one_is_free_at_once_who_leaves_or_where_it_is_switched_off(evening: Evening, way: str) -> None:
    session_id = await until_somebody_is_out(evening)
    (mute,) = await silenced(evening)
    number = mute.user_id - PEOPLE
    await evening.deliver()
    evening.post.clear()
    if way == "leaves":
        await evening.does(number, c.GiveUpSeat, session_id=session_id, confirmed=True)
    elif way == "switched off":
        await sets(evening, "false")
    else:
        await evening.does(number, c.ForgetMe, evening.private(number), confirmed=True)
    await evening.deliver()
    assert [item.payload["user"] for item in acts(evening, "unmute")] == [mute.user_id]


class Cracked(Lupi):
    """The game, when its clock has broken."""

    def expire(self, state: Any, deadline: Deadline, moment: Moment) -> Step[Any, Any]:
        """Break."""
        raise KeyError("a secret")


async def test_whoever_is_silent_is_free_again_when_the_game_freezes(evening: Evening) -> None:
    """Nobody concludes a frozen game: the sweep lifts what it has left behind, and the game's own state is not read."""
    session_id = await until_somebody_is_out(evening)
    (mute,) = await silenced(evening)
    evening.specs = {LUPI.key: replace(LUPI, game=Cracked())}
    evening.restarted()
    evening.post.clear()
    while (await evening.record(session_id)).status is Status.RUNNING:
        await evening.passes(30)
    assert (await evening.record(session_id)).status is Status.FROZEN
    (lift,) = acts(evening, "unmute")
    assert lift.payload["user"] == mute.user_id
    await reported(evening, lift, done=True)
    assert await silenced(evening) == []


@pytest.mark.parametrize("database_url", ["sqlite", "postgresql"], indirect=True)
async def test_the_sweep_frees_whom_a_dead_process_left_behind(evening: Evening) -> None:
    """The game is gone from the tables and nobody concluded it: the row alone is enough."""
    session_id = await until_somebody_is_out(evening)
    (mute,) = await silenced(evening)

    def lost(uow: Any) -> None:
        record = uow.lock_session(session_id)
        record.status, record.due_at, record.due_token = Status.CLOSED, None, None
        uow.save_session(record)
        uow.look_at_mutes(session_id, evening.clock.now())

    await evening.db.transact(lost)
    evening.restarted()
    await evening.pump()
    (lift,) = acts(evening, "unmute")
    assert lift.payload["user"] == mute.user_id
    await reported(evening, lift, done=False)
    await evening.deliver()
    assert "🔊" in evening.heard()
    evening.post.clear()
    await evening.passes(3700)
    assert len(acts(evening, "unmute")) == 1
    await evening.passes(25 * 3600)
    assert await silenced(evening) == []


async def test_a_game_that_lasts_renews_it_before_telegram_lifts_it(evening: Evening) -> None:
    session_id = await until_somebody_is_out(evening)
    (mute,) = await silenced(evening)
    await evening.does(ADMIN, c.Pause, session_id=session_id)
    await evening.deliver()
    evening.post.clear()
    await evening.passes(19 * 3600)
    (again,) = acts(evening, "mute")
    assert again.payload["was"] == int(mute.until.timestamp())
    assert again.payload["until"] > again.payload["was"]


async def test_without_the_right_the_group_is_told_once_and_nobody_is_silenced(evening: Evening) -> None:
    session_id = await until_somebody_is_out(evening)
    await evening.deliver()
    for sent in [*acts(evening, "mute"), *acts(evening, "mute")]:
        await reported(evening, sent, done=False)
    await evening.deliver()
    assert evening.heard().count("🔇") == 1
    assert await silenced(evening) == []
    assert (await evening.record(session_id)).status is Status.RUNNING


async def test_nobody_is_silenced_where_the_group_did_not_ask_for_it(evening: Evening) -> None:
    await sets(evening, "false")
    session_id = await evening.game(7)
    await evening.until_over(session_id)
    assert acts(evening, "mute", "unmute") == []
