"""A newer item of a slot takes the place of the unsent older one; boards may wait so that their edits melt into one."""

import asyncio

from bot.delivery.verdicts import Later, Sent
from tests.delivery.conftest import ANNA, GROUP, alone, say, show, strip
from tests.kit.waiting import until


async def test_a_newer_item_replaces_the_unsent_one_and_keeps_its_own_later_place(office):
    await office.queue(show(GROUP, "board", "v1"), alone(GROUP, "story"), show(GROUP, "board", "v2"))
    await office.deliver()
    assert office.texts() == ["story", "v2"]


async def test_across_transactions_as_within_one(office):
    for version in ("v1", "v2", "v3"):
        await office.queue(show(GROUP, "board", version), alone(GROUP, f"after {version}"))
    await office.deliver()
    assert office.texts() == ["after v1", "after v2", "v3", "after v3"]


async def test_the_same_slot_of_another_session_or_chat_is_left_alone(office):
    await office.queue(
        show(GROUP, "board", "a"),
        show(ANNA, "board", "b"),
        show(GROUP, "board", "c", session_id="bbbbbbbb"),
    )
    await office.queue(show(GROUP, "board", "d"))
    await office.deliver()
    assert sorted(office.texts()) == ["b", "c", "d"]


async def test_what_is_being_sent_is_not_replaced_any_more(office):
    answer = asyncio.get_running_loop().create_future()
    office.outlet.answers(GROUP, lambda claim: answer)
    await office.queue(show(GROUP, "board", "v1"))
    sending = asyncio.create_task(office.courier.run_once())
    await until(lambda: office.outlet.calls)
    await office.queue(show(GROUP, "board", "v2"))
    answer.set_result(Sent(message_id=55))
    await sending
    await office.deliver()
    assert [(call.text, call.claim.message_id) for call in office.outlet.calls] == [("v1", None), ("v2", 55)]


async def test_a_question_withdrawn_before_it_was_sent_is_never_sent(office):
    office.outlet.answers(ANNA, Later(why="network"))
    await office.queue(alone(ANNA, "first"))
    await office.courier.run_once()
    await office.queue(show(ANNA, "prompt:1:vote", "whom?"))
    await office.queue(strip(ANNA, "prompt:1:vote"), alone(ANNA, "last"))
    await office.deliver()
    assert office.texts() == ["first", "first", "last"]


async def test_a_question_withdrawn_while_it_is_being_sent_loses_its_buttons(office):
    answer = asyncio.get_running_loop().create_future()
    office.outlet.answers(ANNA, lambda claim: answer)
    await office.queue(show(ANNA, "prompt:1:vote", "whom?"))
    sending = asyncio.create_task(office.courier.run_once())
    await until(lambda: office.outlet.calls)
    await office.queue(strip(ANNA, "prompt:1:vote"))
    answer.set_result(Sent(message_id=9))
    await sending
    await office.deliver()
    assert [(call.text, call.claim.message_id) for call in office.outlet.calls] == [("whom?", None), ("strip", 9)]


async def test_stripping_what_was_never_sent_costs_no_call(office):
    await office.queue(strip(ANNA, "prompt:1:vote"))
    assert await office.deliver() == 0
    assert office.outlet.calls == []
    assert await office.courier.next_time() is None


async def test_a_board_that_waits_is_passed_over_and_sent_in_its_time(office):
    await office.queue(show(GROUP, "board", "tally", rank=2, delay=15), alone(GROUP, "story"))
    assert await office.deliver() == 15
    assert office.texts() == ["story", "tally"]


async def test_edits_within_the_delay_melt_into_one(office):
    for vote in range(10):
        await office.queue(show(GROUP, "board", f"{vote} votes", rank=2, delay=15))
        await office.deliver(until_idle=False)
        office.clock.advance(1)
    await office.deliver()
    assert office.texts() == ["9 votes"]


async def test_the_result_does_not_wait_behind_queued_edits(office):
    await office.queue(show(GROUP, "board", "tally", rank=2, delay=15))
    await office.queue(say(GROUP, "verdict"))
    await office.deliver(until_idle=False)
    assert office.texts() == ["verdict"]


async def test_35_votes_one_a_second_leave_few_edits_and_the_verdict_at_once(office):
    await office.queue(show(GROUP, "board", "0"))
    for vote in range(35):
        await office.queue(show(GROUP, "board", str(vote + 1), rank=2, delay=0 if vote % 15 == 0 else 15 - vote % 15))
        await office.deliver(until_idle=False)
        office.clock.advance(1)
    await office.queue(strip(GROUP, "board"), say(GROUP, "verdict"))
    await office.deliver()
    texts = office.texts()
    assert texts[-1] == "verdict"
    assert len(texts) <= 8
    assert (office.outlet.times(GROUP)[-1] - office.clock.now()).total_seconds() == 0
