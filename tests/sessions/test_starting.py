"""From lobby to first night: reachability, dice, deal."""

import asyncio

import pytest

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Rejected
from bot.sessions.terms import Terms
from storage.engine import Database
from storage.records import Act, Claim, OutboxItem, Status
from tests.kit.evening import GROUP, PEOPLE, Evening


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


def with_dice(database: Database) -> Evening:
    return Evening(database, terms=Terms(bot_username="narratore_bot", dice=True))


async def four_and_a_mute(evening: Evening) -> str:
    session_id = await evening.lobby(4)
    await evening.does(5, c.TakeSeat)
    await evening.deliver()
    return session_id


async def test_nobody_is_dealt_a_card_before_everybody_can_be_written_to(evening: Evening) -> None:
    session_id = await four_and_a_mute(evening)
    await evening.does(1, c.Begin)
    await evening.deliver()
    assert (await evening.record(session_id)).status is Status.LOBBY
    notice = next(item for item in reversed(evening.post) if item.chat_id == GROUP and item.slot != "lobby")
    assert "Persona 5" in notice.text
    assert notice.buttons[0]["url"].endswith(f"join_{session_id}")
    before = len(evening.post)
    await evening.starts(5, f"join_{session_id}")
    await evening.deliver()
    assert (await evening.record(session_id)).status is Status.RUNNING
    whispered = [item for item in evening.post[before:] if item.slot and item.slot.startswith("prompt:")]
    assert sorted(item.chat_id - PEOPLE for item in whispered) == [1, 2, 3, 4, 5]


async def test_the_host_may_start_without_who_cannot_be_written_to(evening: Evening) -> None:
    session_id = await evening.lobby(5)
    await evening.does(6, c.TakeSeat)
    await evening.does(1, c.Begin)
    await evening.deliver()
    notice = next(item for item in reversed(evening.post) if item.slot and item.slot.startswith("reach"))
    _, _, prompt, seat = notice.buttons[1]["data"].split(".")
    assert prompt == "remove"
    await evening.does(1, c.RemoveSeat, session_id=session_id, seat=int(seat), press=True)
    assert (await evening.record(session_id)).status is Status.RUNNING


async def test_the_countdown_too_waits_for_who_cannot_be_written_to(evening: Evening) -> None:
    session_id = await four_and_a_mute(evening)
    await evening.passes(200)
    assert (await evening.record(session_id)).status is Status.LOBBY
    assert "Persona 5" in evening.heard()
    await evening.passes(700)
    assert (await evening.record(session_id)).status is Status.CLOSED


async def test_too_few_people_are_told_how_many_it_takes(evening: Evening) -> None:
    await evening.lobby(3)
    receipt = await evening.does(1, c.Begin)
    assert isinstance(receipt, Rejected)
    assert (receipt.toast.args["count"], receipt.toast.args["min"]) == (3, 5)
    await evening.deliver()
    assert "siete in 3" in evening.heard()


async def test_only_the_host_starts(evening: Evening) -> None:
    session_id = await evening.lobby(5)
    for number in (2, 9):
        receipt = await evening.does(number, c.Begin, session_id=session_id, press=True)
        assert isinstance(receipt, Rejected)
    evening.crowd.admins.add(PEOPLE + 9)
    assert isinstance(await evening.does(9, c.Begin, session_id=session_id, press=True), Accepted)


async def test_two_presses_of_start_deal_once(evening: Evening) -> None:
    session_id = await evening.lobby(5)
    await asyncio.gather(*(evening.does(1, c.Begin, session_id=session_id, press=True) for _ in range(3)))
    kinds = [entry["kind"] for entry in await evening.journal(session_id)]
    assert kinds.count("deal") == 1


async def test_two_dice_are_thrown_and_their_first_values_count(database: Database) -> None:
    evening = with_dice(database)
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    await evening.deliver()
    dice = [item for item in evening.post if item.act == "dice"]
    assert [item.payload for item in dice] == [{"emoji": "🎰", "throw": 0}, {"emoji": "🎰", "throw": 1}]
    assert (await evening.record(session_id)).status is Status.DRAWING
    await evening.service.threw(session_id, 1, 7)
    await evening.service.threw(session_id, 1, 9)
    await evening.service.threw(session_id, 0, 64)
    await evening.service.threw(session_id, 0, 2)
    record = await evening.record(session_id)
    assert record.status is Status.RUNNING
    assert record.extra["entropy"][5:] == ["die:0:64", "die:1:7"]


async def test_dice_that_show_nothing_in_twenty_seconds_are_done_without(database: Database) -> None:
    evening = with_dice(database)
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    await evening.service.threw(session_id, 0, 3)
    await evening.passes(19)
    assert (await evening.record(session_id)).status is Status.DRAWING
    await evening.passes(2)
    record = await evening.record(session_id)
    assert record.status is Status.RUNNING
    assert record.extra["entropy"][5:] == ["without dice"]


async def test_dice_that_may_not_be_sent_are_done_without_at_once(database: Database) -> None:
    evening = with_dice(database)
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    item = OutboxItem(chat_id=GROUP, session_id=session_id, act=Act.DICE)
    await evening.service.broken(Claim(row_ids=(1,), item=item, message_id=None, attempts=1, lease_by="x"), "no")
    assert (await evening.record(session_id)).status is Status.RUNNING


async def test_a_restart_between_dice_and_deal_deals_once(database: Database) -> None:
    evening = with_dice(database)
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    evening.clock.advance(5)
    await evening.service.beat(evening.clock.now())
    evening.clock.advance(3600)
    evening.restarted()
    await evening.service.wake(evening.clock.now())
    await evening.passes(30)
    assert (await evening.record(session_id)).status is Status.RUNNING
    assert [entry["kind"] for entry in await evening.journal(session_id)].count("deal") == 1


async def test_joining_after_the_seats_are_fixed_is_refused(database: Database) -> None:
    evening = with_dice(database)
    session_id = await evening.lobby(5)
    await evening.does(1, c.Begin)
    await evening.starts(6)
    receipt = await evening.does(6, c.TakeSeat, session_id=session_id)
    assert isinstance(receipt, Rejected)
    assert receipt.toast.key == "service-join-too-late"


async def test_the_lobbys_buttons_go_when_the_seats_are_fixed(evening: Evening) -> None:
    await evening.game(5)
    last = [item for item in evening.post if item.slot == "lobby"][-1]
    assert last.act == "strip"
