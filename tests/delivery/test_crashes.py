"""A process that dies at any moment loses no message, and repeats one at most in each chat."""

import asyncio
import itertools

import pytest

from storage.records import Act, OutboxItem
from storage.settling import Fate, Settlement, settle
from tests.delivery.conftest import ANNA, GROUP, alone, show
from tests.kit.waiting import until


class Dead(BaseException):
    """The process is no more."""


class Reaper:
    """Lets `life` calls pass and then kills at the next: before it, or after it has had its effect."""

    def __init__(self, life):
        self.life = life

    def __call__(self, method):
        async def watched(*args):
            self._tick()
            result = await method(*args)
            self._tick()
            return result

        return watched

    def _tick(self):
        self.life -= 1
        if self.life < 0:
            raise Dead


class Watched:
    """Anything whose coroutine methods may be the last thing that happens."""

    def __init__(self, inner, reaper):
        self._inner, self._reaper = inner, reaper

    def __getattr__(self, name):
        found = getattr(self._inner, name)
        return self._reaper(found) if asyncio.iscoroutinefunction(found) else found


async def evening_with_a_crash(office, chat, life):
    """Queue, deliver until death, start again under the same name; whether it came to dying at all."""
    await office.queue(
        show(chat, "board", "board"),
        alone(chat, "one"),
        OutboxItem(chat_id=chat, session_id="aaaaaaaa", act=Act.DICE, payload={"throw": 0}),
        alone(chat, "two", opens=True),
        alone(chat, "three"),
    )
    reaper = Reaper(life)
    doomed = type(office.courier)(
        Watched(office.db, reaper),
        Watched(office.outlet, reaper),
        Watched(office.consequences, reaper),
        office.clock,
        pacing=office.courier._pacing,
        by="me",
    )
    died = False
    try:
        for _ in range(6):
            await doomed.run_once()
            office.clock.advance(1)
    except Dead:
        died = True
    office.courier = office.another_courier("me", overall_per_s=0)
    await office.courier.recover()
    await office.deliver()
    return died


async def test_death_between_any_two_steps_loses_nothing_and_repeats_one_at_most(office):
    deaths = 0
    for life in itertools.count():
        chat = ANNA + life
        office.consequences.told.clear()
        died = await evening_with_a_crash(office, chat, life)
        texts = office.texts(chat)
        assert [text for text, _ in itertools.groupby(texts)] == ["board", "one", "dice", "two", "three"], life
        assert len(texts) <= 6, life
        assert ("threw", "aaaaaaaa", 0, 4) in office.told, life
        if not died:
            break
        deaths += 1
    assert deaths > 20


async def test_a_message_in_doubt_is_repeated_by_another_courier_once_the_lease_is_over(office):
    lost = asyncio.get_running_loop().create_future()
    office.outlet.answers(ANNA, lambda claim: lost)
    await office.queue(alone(ANNA, "one"), alone(ANNA, "two"))
    dying = asyncio.create_task(office.another_courier("dying").run_once())
    await until(lambda: office.outlet.calls)
    dying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await dying
    assert await office.courier.run_once() == 0
    assert await office.deliver() == 60
    assert office.texts() == ["one", "one", "two"]


async def test_a_courier_frees_its_own_leases_and_nobody_elses(office):
    lost = asyncio.get_running_loop().create_future()
    office.outlet.answers(ANNA, lambda claim: lost)
    await office.queue(alone(ANNA, "one"))
    dying = asyncio.create_task(office.another_courier("dying").run_once())
    await until(lambda: office.outlet.calls)
    dying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await dying
    assert await office.another_courier("other").recover() == 0
    assert await office.another_courier("dying").recover() == 1
    assert await office.deliver() == 0
    assert office.texts() == ["one", "one"]


async def test_a_settlement_after_the_lease_was_lost_changes_nothing(office):
    await office.queue(alone(ANNA, "one"), alone(ANNA, "two"))
    late = []

    async def outlet_of_the_slow_one(claim):
        late.append(claim)
        raise Dead

    slow = office.another_courier("slow")
    slow._outlet = type("Outlet", (), {"send": staticmethod(outlet_of_the_slow_one)})()
    with pytest.raises(Dead):
        await slow.run_once()
    await office.deliver()
    assert office.texts() == ["one", "two"]
    await office.queue(alone(ANNA, "three"))
    now = office.clock.now()
    settlement = Settlement(claim=late[0], fate=Fate.DELIVERED, message_id=1)
    await office.db.transact(lambda uow: settle(uow, [settlement], now, office.courier._pacing))
    await office.deliver()
    assert office.texts() == ["one", "two", "three"]


async def test_a_courier_that_is_stopped_settles_what_is_out(office):
    await office.queue(alone(ANNA, "one"), alone(GROUP, "two"))
    running = asyncio.create_task(office.courier.run())
    await until(lambda: len(office.outlet.calls) == 2)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert await office.courier.next_time() is None
    assert office.texts() == ["one", "two"]


async def test_a_running_courier_sends_what_is_queued_without_being_told(office):
    running = asyncio.create_task(office.courier.run())
    await until(office.clock.next_wake)
    await office.queue(alone(ANNA, "now"))
    while not office.outlet.calls:
        office.clock.advance(0.01)
        await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert office.texts() == ["now"]
    assert (office.outlet.times(ANNA)[0] - office.clock.now()).total_seconds() <= 0


async def test_a_database_that_fails_for_a_while_stops_no_courier(office):
    failed = 0

    async def fall(work):
        nonlocal failed
        failed += 1
        raise ConnectionError("the database is away")

    running = asyncio.create_task(office.courier.run())
    await until(office.clock.next_wake)
    await office.queue(alone(ANNA, "one"), alone(ANNA, "two"))
    real, office.db.transact = office.db.transact, fall
    while failed < 3:
        office.clock.advance(1)
        await asyncio.sleep(0)
    office.db.transact = real
    while len(office.outlet.calls) < 2:
        office.clock.advance(1)
        await asyncio.sleep(0)
        assert not running.done()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert office.texts() == ["one", "two"]
