"""Polling: each update parsed alone, confirmed only when settled, in order where it matters."""

import asyncio

import pytest
from telegram.error import Conflict, NetworkError

from bot.gateway.order import InOrder, keys_of
from bot.gateway.poller import Poller
from bot.gateway.readers import ALLOWED_UPDATES
from bot.sessions.receipts import Accepted
from tests.gateway import raw
from tests.gateway.desk import bench
from tests.gateway.scripted import Answer, ok, refused


def sent(number, text="/via", **more):
    return {"update_id": number, "message": raw.message(text, **more)}


BROKEN = {"update_id": 2, "message": raw.message(None, poll={"id": "1"})}


def offsets(made):
    return [call.params.get("offset") for call in made.line.named("getUpdates")]


async def polling(db, *script, does=None):
    made = await bench(db, *script, does=does)
    made.line.otherwise = ok([])
    return made, Poller(made.bot, made.desk, made.clock)


async def test_the_kinds_of_updates_are_named(db):
    """Pitfall 37."""
    made, poller = await polling(db, ok([]))
    assert await poller.poll_once() == 0
    (call,) = made.line.calls
    assert call.params["allowed_updates"] == list(ALLOWED_UPDATES)
    assert call.params["timeout"] == 0
    assert "offset" not in call.params


async def test_what_is_settled_is_confirmed_by_the_next_fetch(db):
    made, poller = await polling(db, ok([sent(7), sent(8)]))
    assert await poller.poll_once() == 2
    await poller.poll_once()
    assert offsets(made) == [None, 9]


async def test_an_update_that_cannot_be_parsed_does_not_stop_the_others(db):
    made, poller = await polling(db, ok([sent(1), BROKEN, sent(3)]))
    assert await poller.poll_once() == 3
    assert [command.key for command in made.service.seen] == ["u:1", "u:3"]
    await poller.poll_once()
    assert offsets(made) == [None, 4]


async def test_an_update_whose_step_failed_is_not_confirmed_and_comes_again(db):
    failing = {"u:2"}

    def does(command):
        if command.key in failing:
            raise ValueError("a bug")
        return Accepted()

    other, last = sent(2, chat=raw.PRIVATE, user=raw.BRUNO), sent(3)
    made, poller = await polling(db, ok([sent(1), other, last]), ok([other, last]), does=does)
    assert await poller.poll_once() == 2
    failing.clear()
    assert await poller.poll_once() == 1
    await poller.poll_once()
    assert offsets(made) == [None, 2, 4]
    assert [command.key for command in made.service.seen] == ["u:1", "u:2", "u:3", "u:2"]


async def test_an_update_that_fails_again_and_again_is_passed_over_at_last(db):
    def does(command):
        raise ValueError("a bug")

    made, poller = await polling(db, *[ok([sent(1)])] * 5, does=does)
    for _ in range(6):
        await poller.poll_once()
    assert len(made.service.seen) == 5
    assert offsets(made)[-1] == 2


async def test_while_the_database_is_away_no_update_is_passed_over(db):
    def does(command):
        raise ConnectionError("no database")

    there = [False] * 20 + [True]

    async def alive():
        return there.pop(0)

    made, _ = await polling(db, *[ok([sent(1)])] * 21, does=does)
    poller = Poller(made.bot, made.desk, made.clock, alive=alive)
    for _ in range(20):
        assert await poller.poll_once() == 0
    made.service.does = lambda command: Accepted()
    assert await poller.poll_once() == 1
    await made.alerts.drained()


async def test_updates_of_one_chat_keep_their_order_while_another_chat_goes_on(db):
    gate = asyncio.Event()
    order = []

    async def does(command):
        if command.key == "u:1":
            await gate.wait()
        order.append(command.key)
        return Accepted()

    other = {"id": -1_001_777_777_777, "type": "supergroup", "title": "altrove"}
    batch = ok([sent(1), sent(2, user=raw.BRUNO), sent(3, chat=other, user={**raw.BRUNO, "id": 5_000_000_009})])
    _made, poller = await polling(db, batch, does=does)
    pending = asyncio.ensure_future(poller.poll_once())
    for _ in range(50):
        await asyncio.sleep(0)
    assert order == ["u:3"]
    gate.set()
    assert await pending == 3
    assert order == ["u:3", "u:1", "u:2"]


async def test_one_person_in_two_chats_keeps_the_order_too(db):
    gate = asyncio.Event()
    order = []

    async def does(command):
        if command.key == "u:1":
            await gate.wait()
        order.append(command.key)
        return Accepted()

    _made, poller = await polling(db, ok([sent(1), sent(2, "ciao", chat=raw.PRIVATE)]), does=does)
    pending = asyncio.ensure_future(poller.poll_once())
    for _ in range(50):
        await asyncio.sleep(0)
    gate.set()
    await pending
    assert order == ["u:1", "u:2"]


@pytest.mark.parametrize("trouble", [Answer(b"<html>502</html>", 502), Answer(b"", 200), Answer(raises=OSError("x"))])
async def test_trouble_is_waited_out_longer_each_time_and_polling_goes_on(db, trouble):
    """Pitfall 30."""
    made, poller = await polling(db, trouble, trouble, trouble, ok([sent(1)]))
    running = asyncio.ensure_future(poller.run())
    pauses = await _pauses(made.clock, 3)
    await _until(lambda: made.service.seen)
    running.cancel()
    assert pauses == [1.0, 2.0, 4.0]


async def test_a_second_consumer_is_told_clearly_and_waited_out(db):
    """Pitfall 58."""
    conflict = refused(409, "Conflict: terminated by other getUpdates request; make sure that only one runs")
    made, poller = await polling(db, conflict, ok([sent(1)]))
    running = asyncio.ensure_future(poller.run())
    assert await _pauses(made.clock, 1) == [1.0]
    await _until(lambda: made.service.seen)
    running.cancel()


async def test_a_flood_of_fetching_is_waited_out_as_long_as_demanded(db):
    made, poller = await polling(db, refused(429, "Too Many Requests", retry_after=30), ok([sent(1)]))
    running = asyncio.ensure_future(poller.run())
    assert await _pauses(made.clock, 1) == [30.0]
    await _until(lambda: made.service.seen)
    running.cancel()


async def test_errors_of_fetching_are_the_callers_when_it_polls_by_hand(db):
    _made, poller = await polling(db, refused(409, "Conflict"), Answer(b"", 502))
    with pytest.raises(Conflict):
        await poller.poll_once()
    with pytest.raises(NetworkError):
        await poller.poll_once()


async def test_at_a_stop_what_is_settled_is_confirmed(db):
    """Pitfall 57: a clean stop leaves nothing to be sent twice."""
    made, poller = await polling(db, ok([sent(7)]))
    await poller.poll_once()
    await poller.confirm()
    assert offsets(made) == [None, 8]
    assert made.line.calls[-1].params["limit"] == 1


@pytest.mark.parametrize(
    ("update", "keys"),
    [
        (sent(1), {("person", raw.ANNA_ID), ("chat", raw.GROUP_ID)}),
        ({"update_id": 1, "callback_query": {"id": "1", "from": raw.BRUNO}}, {("person", raw.BRUNO_ID)}),
        ({"update_id": 1, "poll": {"id": "1"}}, set()),
        ({"update_id": 1, "poll_answer": {"poll_id": "1", "user": raw.BRUNO}}, {("person", raw.BRUNO_ID)}),
        ({"update_id": 1, "message": {"chat": {"id": []}, "from": "x"}}, set()),
        ({"update_id": 1, "message": None}, set()),
    ],
)
def test_the_keys_of_an_update_are_its_person_and_its_chat(update, keys):
    assert set(keys_of(update)) == keys


async def test_jobs_beyond_the_limit_wait_for_room():
    running, most = 0, 0

    async def job():
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1

    order = InOrder(3)
    await asyncio.gather(*(order.submit([number], job) for number in range(20)))
    assert most == 3


async def test_a_job_that_fails_does_not_stop_those_behind_it():
    async def fails():
        raise ValueError("x")

    async def works():
        return 7

    order = InOrder(3)
    first, second = order.submit(["a"], fails), order.submit(["a"], works)
    assert await second == 7
    assert isinstance(first.exception(), ValueError)


async def _pauses(clock, count):
    """The next pauses asked of the clock, each let pass; a toast's patience is no pause."""
    found = []
    while len(found) < count:
        for _ in range(50):
            await asyncio.sleep(0)
        wake = clock.next_wake()
        assert wake is not None
        found.append((wake - clock.now()).total_seconds())
        clock.move_to(wake)
    return found


async def _until(condition):
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came")


async def test_a_stop_waits_for_the_step_that_has_begun(db):
    begun, may_end = asyncio.Event(), asyncio.Event()
    ended = []

    async def step(command):
        begun.set()
        await may_end.wait()
        ended.append(command.key)
        return Accepted()

    _made, poller = await polling(db, ok([sent(1)]), does=step)
    running = asyncio.ensure_future(poller.run())
    await begun.wait()
    running.cancel()
    await asyncio.sleep(0)
    assert not running.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert ended == ["u:1"]
