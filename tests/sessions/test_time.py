"""Rings, more time, pause, openings, quiet hours, standstill."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Receipt, Rejected
from bot.sessions.terms import Terms
from storage.engine import Database
from storage.records import Status
from tests.kit.evening import GROUP, PEOPLE, Evening


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


def refused(receipt: Receipt, key: str) -> None:
    assert isinstance(receipt, Rejected), receipt
    assert receipt.toast.key == key


async def left(evening: Evening, session_id: str) -> float:
    """Wall seconds until something is due."""
    due = (await evening.record(session_id)).due_at
    assert due is not None
    return (due - evening.clock.now()).total_seconds()


async def phase(evening: Evening, session_id: str) -> str:
    return str((await evening.record(session_id)).extra["phase"])


async def test_a_ring_that_comes_early_late_or_twice_does_its_work_once(evening: Evening) -> None:
    session_id = await evening.game(5)
    due = (await evening.record(session_id)).due_at
    assert due is not None
    token = (await evening.record(session_id)).due_token
    assert token is not None
    ring = c.Ring(session_id=session_id, token=token)
    assert isinstance(await evening.service.ring(ring), Ignored)
    evening.clock.move_to(due)
    assert isinstance(await evening.service.ring(c.Ring(session_id=session_id, token=token + 7)), Ignored)
    assert isinstance(await evening.service.ring(ring), Accepted)
    assert isinstance(await evening.service.ring(ring), Ignored)
    rings = [entry for entry in await evening.journal(session_id) if entry["kind"] == "ring"]
    assert len(rings) == 1


async def test_an_old_games_ring_leaves_the_new_lobby_alone(evening: Evening) -> None:
    old = await evening.game(5)
    record = await evening.record(old)
    await evening.does(1, c.Stop, session_id=old, confirmed=True)
    new = await evening.lobby(5)
    evening.clock.advance(100)
    await evening.service.ring(c.Ring(session_id=old, token=record.due_token or 0))
    assert (await evening.record(new)).status is Status.LOBBY


async def test_a_deadline_that_is_hours_late_still_happens_once(evening: Evening) -> None:
    session_id = await evening.game(5)
    evening.clock.advance(3)
    night = await phase(evening, session_id)
    evening.clock.advance(7200)
    await evening.pump()
    assert await phase(evening, session_id) != night


async def test_the_time_of_a_phase_starts_once_its_opening_has_arrived(evening: Evening) -> None:
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    record = await evening.record(session_id)
    assert record.holds == {"opening"}
    evening.clock.advance(50)
    await evening.deliver()
    record = await evening.record(session_id)
    assert record.holds == frozenset()
    assert record.game_time == record.wall_time - timedelta(seconds=50)
    assert await left(evening, session_id) == 60


async def test_an_opening_that_never_arrives_holds_the_clock_for_two_minutes_at_most(evening: Evening) -> None:
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    evening.clock.advance(119)
    assert await evening.service.due(evening.clock.now()) == []
    evening.clock.advance(1)
    for ring in await evening.service.due(evening.clock.now()):
        await evening.service.ring(ring)
    assert (await evening.record(session_id)).holds == frozenset()


async def test_more_time_sets_the_deadline_back_for_each_player_once_and_three_times_in_all(evening: Evening) -> None:
    session_id = await evening.game(5)
    before = await left(evening, session_id)
    assert isinstance(await evening.does(2, c.Extend), Accepted)
    assert await left(evening, session_id) == before + 60
    refused(await evening.does(2, c.Extend), "service-extended-once")
    refused(await evening.does(9, c.Extend), "service-players-only")
    assert isinstance(await evening.does(1, c.Extend), Accepted)
    assert isinstance(await evening.does(1, c.Extend), Accepted)
    refused(await evening.does(1, c.Extend), "service-extended-enough")
    refused(await evening.does(3, c.Extend), "service-extended-enough")
    await evening.passes(before + 180 + 40)
    assert await phase(evening, session_id) != "n1"
    assert isinstance(await evening.does(2, c.Extend), Accepted)


async def test_a_lobby_too_can_be_given_time(evening: Evening) -> None:
    session_id = await evening.lobby(3)
    before = (await evening.record(session_id)).state
    assert isinstance(await evening.does(2, c.Extend), Accepted)
    refused(await evening.does(2, c.Extend), "service-extended-once")
    after = (await evening.record(session_id)).state
    assert before is not None
    assert after is not None
    given = datetime.fromisoformat(after["closes"]) - datetime.fromisoformat(before["closes"])
    assert given == timedelta(seconds=60)


async def test_a_pause_stops_the_clock_and_refuses_answers_until_it_goes_on(evening: Evening) -> None:
    session_id = await evening.game(5)
    evening.clock.advance(10)
    before = await left(evening, session_id)
    refused(await evening.does(2, c.Pause), "service-host-only")
    assert isinstance(await evening.does(1, c.Pause), Accepted)
    refused(await evening.does(1, c.Pause), "service-paused-already")
    assert (await evening.record(session_id)).due_at is None
    refused(await evening.presses(2, session_id, "n1.sleep", "1"), "service-paused-toast")
    await evening.does(2, c.AskStatus)
    await evening.deliver()
    assert "/riprendi@narratore_bot" in evening.post[-1].text
    await evening.passes(5000)
    assert isinstance(await evening.does(1, c.Resume), Accepted)
    refused(await evening.does(1, c.Resume), "service-not-paused")
    assert await left(evening, session_id) == before


async def test_computer_players_rest_while_the_clock_stands(evening: Evening) -> None:
    session_id = await evening.lobby(1)
    await evening.does(1, c.FillSeats)
    await evening.does(1, c.Begin)
    await evening.deliver()
    await evening.does(1, c.Pause)
    version = (await evening.record(session_id)).version
    await evening.passes(600)
    assert (await evening.record(session_id)).version == version
    await evening.does(1, c.Resume)
    await evening.passes(89)
    assert (await evening.record(session_id)).version > version + 3


async def test_game_time_runs_as_fast_as_the_operator_says(database: Database) -> None:
    evening = Evening(database, terms=Terms(bot_username="narratore_bot", dice=False, time_scale=0.01))
    session_id = await evening.game(5)
    assert await left(evening, session_id) == pytest.approx(0.6)
    await evening.passes(1)
    assert await phase(evening, session_id) != "n1"


async def slow_game(evening: Evening, at: datetime) -> str:
    evening.clock.move_to(at)
    session_id = await evening.lobby(5)
    await evening.does(1, c.SetOption, session_id=session_id, field="pace", value="slow", press=True)
    await evening.does(1, c.Begin)
    await evening.deliver()
    return session_id


async def test_a_slow_game_rests_in_the_groups_night(evening: Evening) -> None:
    session_id = await slow_game(evening, datetime(2026, 1, 7, 20, 0, tzinfo=UTC))
    await evening.passes(2 * 3600 + 60)
    record = await evening.record(session_id)
    assert record.holds == {"quiet"}
    assert (record.game_time - datetime(2026, 1, 7, 20, 0, tzinfo=UTC)) == timedelta(hours=2)
    await evening.passes(9 * 3600)
    assert (await evening.record(session_id)).holds == frozenset()


async def test_a_slow_game_that_begins_at_night_waits_for_the_morning(evening: Evening) -> None:
    session_id = await slow_game(evening, datetime(2026, 1, 7, 23, 30, tzinfo=UTC))
    record = await evening.record(session_id)
    assert "quiet" in record.holds
    assert record.due_at == datetime(2026, 1, 8, 7, 0, tzinfo=UTC)


async def test_a_game_of_an_evening_knows_no_quiet_hours(evening: Evening) -> None:
    evening.clock.move_to(datetime(2026, 1, 7, 23, 30, tzinfo=UTC))
    session_id = await evening.game(5)
    assert (await evening.record(session_id)).holds == frozenset()


async def test_time_in_which_nobody_served_does_not_count_and_the_group_hears_one_line(evening: Evening) -> None:
    session_id = await evening.game(5)
    evening.clock.advance(40)
    await evening.service.beat(evening.clock.now())
    evening.clock.advance(3 * 86400)
    evening.restarted()
    before = len(evening.post)
    await evening.service.wake(evening.clock.now())
    await evening.service.wake(evening.clock.now())
    await evening.deliver()
    assert await phase(evening, session_id) == "n1"
    assert await left(evening, session_id) == pytest.approx(20)
    told = [item.text for item in evening.post[before:] if item.chat_id == GROUP]
    assert len(told) == 1
    assert "3 giorni" in told[0]


async def test_after_a_standstill_at_least_half_a_minute_is_left(evening: Evening) -> None:
    session_id = await evening.game(5)
    await evening.passes(88)
    await evening.service.beat(evening.clock.now())
    evening.clock.advance(1200)
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    assert await left(evening, session_id) == pytest.approx(30)


async def test_a_short_restart_costs_nobody_anything_and_says_nothing(evening: Evening) -> None:
    session_id = await evening.game(5)
    evening.clock.advance(10)
    await evening.service.beat(evening.clock.now())
    evening.clock.advance(8)
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    assert await left(evening, session_id) == pytest.approx(42)
    assert await evening.deliver() == []


async def test_five_restarts_in_a_night_make_one_dawn(evening: Evening) -> None:
    session_id = await evening.game(5)
    for _ in range(5):
        evening.clock.advance(20)
        await evening.service.beat(evening.clock.now())
        evening.restarted()
        await evening.service.wake(evening.clock.now())
        await evening.pump()
    rings = [entry for entry in await evening.journal(session_id) if entry["kind"] == "ring"]
    assert len({entry["token"] for entry in rings}) == len(rings)


async def test_votes_pressed_while_nobody_served_still_count(evening: Evening) -> None:
    session_id = await evening.game(5)
    await evening.service.beat(evening.clock.now())
    evening.clock.advance(1200)
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    entries = len(await evening.journal(session_id))
    for number in range(1, 6):
        for prompt in ("n1.wolf", "n1.seer", "n1.sleep"):
            await evening.presses(number, session_id, prompt, str(number % 5 + 1))
    assert len(await evening.journal(session_id)) == entries + 5
    assert PEOPLE


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_many_tables_are_mended_by_and_by_and_each_at_its_first_touch(evening: Evening) -> None:
    tables = []
    for number in range(104):
        where = c.Where(chat_id=-5000 - number, kind="group", title="Borgo")
        opened = await evening.does(1000 + number, c.OpenLobby, where)
        assert isinstance(opened, Accepted)
        tables.append(str(opened.session_id))
    await evening.service.beat(evening.clock.now())
    evening.clock.advance(7200)
    evening.restarted()
    assert await evening.service.wake(evening.clock.now()) == 104
    last = tables[-1]
    where = c.Where(chat_id=-5000 - 103, kind="group", title="Borgo")
    assert isinstance(await evening.does(2000, c.TakeSeat, where), Accepted)
    assert await left(evening, last) == pytest.approx(120)
    for ring in await evening.service.due(evening.clock.now()):
        await evening.service.ring(ring)
    assert await evening.service.mend() <= 3
    for table in tables:
        assert (await evening.record(table)).status is Status.LOBBY
        assert await left(evening, table) > 0
