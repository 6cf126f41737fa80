"""Within a chat everything leaves in the order in which it was queued; chats do not wait for one another."""

import asyncio
import itertools

import pytest

from bot.delivery.verdicts import Later, Sent
from storage.engine import Database
from tests.delivery.conftest import ANNA, BRUNO, GROUP, OTHER_GROUP, Office, alone, say, show, strip
from tests.kit.waiting import until


async def test_messages_of_a_chat_leave_in_order_whatever_their_rank(office):
    await office.queue(alone(GROUP, "one", rank=2), alone(GROUP, "two", rank=0), alone(GROUP, "three", rank=1))
    await office.deliver()
    assert office.texts(GROUP) == ["one", "two", "three"]


async def test_what_is_queued_later_leaves_later(office):
    for number in range(5):
        await office.queue(alone(GROUP, str(number)), alone(ANNA, str(number)))
    await office.deliver()
    assert office.texts(GROUP) == office.texts(ANNA) == list("01234")


async def test_a_message_that_fails_keeps_its_place(office):
    office.outlet.answers(GROUP, Later(why="network"), Later(why="network"))
    await office.queue(alone(GROUP, "one"), alone(GROUP, "two"))
    await office.deliver()
    assert office.texts(GROUP) == ["one", "one", "one", "two"]


async def test_pauses_after_failures_grow_and_then_begin_anew(office):
    office.outlet.answers(GROUP, *[Later(why="502")] * 4, Sent(message_id=1), Later(why="502"))
    await office.queue(alone(GROUP, "one"), alone(GROUP, "two"))
    await office.deliver()
    times = office.outlet.times(GROUP)
    pauses = [(after - before).total_seconds() for before, after in itertools.pairwise(times)]
    assert pauses == [1, 2, 4, 8, 0, 1]


async def test_a_chat_whose_send_hangs_does_not_stop_the_others(office):
    never = asyncio.get_running_loop().create_future()
    office.outlet.answers(GROUP, lambda claim: never)
    await office.queue(alone(GROUP, "hangs"), alone(ANNA, "goes"), alone(ANNA, "too"))
    running = asyncio.create_task(office.courier.run())
    for _ in range(4000):  # a busy machine needs more turns
        office.clock.advance(0.05)
        await office.db.transact(lambda uow: None)  # lets the courier's own transaction pass
        if len(office.texts(ANNA)) == 2:
            break
    running.cancel()
    never.set_result(Sent(message_id=1))
    await asyncio.gather(running, return_exceptions=True)
    assert office.texts(ANNA) == ["goes", "too"]


async def test_a_send_that_never_returns_is_given_up_and_tried_again(office):
    never = asyncio.get_running_loop().create_future()
    office.outlet.answers(ANNA, lambda claim: never)
    await office.queue(alone(ANNA, "hangs"))
    sending = asyncio.create_task(office.courier.run_once())
    await until(lambda: office.clock.next_wake() and office.outlet.calls)
    office.clock.move_to(office.clock.next_wake())
    assert await sending == 1
    await office.deliver()
    assert office.texts(ANNA) == ["hangs", "hangs"]


async def test_urgent_chats_come_first_where_the_bot_wide_budget_is_short(office):
    office.courier = office.another_courier("slow", overall_per_s=1)
    await office.queue(
        alone(GROUP, "board", rank=2), alone(OTHER_GROUP, "story", rank=1), alone(ANNA, "whisper", rank=0)
    )
    await office.deliver()
    assert office.texts() == ["whisper", "story", "board"]


@pytest.fixture(params=["sqlite-2", "postgresql-2", "postgresql-5"])
async def replicas(request):
    kind, count = request.param.split("-")
    url = request.getfixturevalue(f"{'sqlite' if kind == 'sqlite' else 'postgres'}_url")
    databases = [Database.open(url) for _ in range(int(count))]
    yield databases
    for opened in databases:
        await opened.close()


async def test_several_couriers_deliver_once_each_and_in_order_of_each_chat(replicas):
    office = Office(replicas[0])
    chats = [-number for number in range(1, 7)] + list(range(1, 7))
    expected = {chat: [f"{chat}:{number}" for number in range(8)] for chat in chats}
    for number in range(8):
        await office.queue(*(alone(chat, f"{chat}:{number}") for chat in chats))
    unlimited = {"overall_per_s": 0, "group_per_min": 0, "chat_per_s": 0}
    couriers = [office.another_courier(f"c{number}", db=db, **unlimited) for number, db in enumerate(replicas)]

    async def work(courier):
        delivered = 0
        while len(office.outlet.calls) < 96:
            delivered += await courier.run_once()
        return delivered

    shares = await asyncio.gather(*(work(courier) for courier in couriers))
    assert sum(shares) == 96
    assert {chat: office.texts(chat) for chat in chats} == expected


async def test_neighbouring_topics_of_one_chat_keep_their_order_too(office):
    await office.queue(say(GROUP, "a1", topic=7), say(GROUP, "b1", topic=8), say(GROUP, "a2", topic=7))
    await office.deliver()
    calls = [(call.claim.item.topic, call.text) for call in office.outlet.calls]
    assert calls == [(7, "a1\na2"), (8, "b1")]


async def test_what_a_person_is_told_reaches_another_person_no_later(office):
    office.outlet.answers(ANNA, Later(why="network"))
    await office.queue(alone(ANNA, "a"), alone(BRUNO, "b"))
    await office.courier.run_once()
    assert office.texts(BRUNO) == ["b"]


async def test_a_board_shown_again_is_edited_and_a_stripped_one_loses_its_buttons(office):
    await office.queue(show(GROUP, "board", "v1"))
    await office.deliver()
    message_id = (await office.screen("aaaaaaaa"))[GROUP, "board"].message_id
    await office.queue(show(GROUP, "board", "v2"))
    await office.deliver()
    await office.queue(strip(GROUP, "board"))
    await office.deliver()
    assert [call.claim.message_id for call in office.outlet.calls] == [None, message_id, message_id]
    assert office.texts() == ["v1", "v2", "strip"]
    assert (GROUP, "board") not in await office.screen("aaaaaaaa")
