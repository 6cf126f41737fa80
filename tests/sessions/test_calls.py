"""Whoever has asked for it is told in private when a table opens in the group."""

import json

import pytest

from bot.narration.paging import HEAVIEST_KEYBOARD, MOST_BUTTONS
from bot.narration.tokens import call_payload, read_call
from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Ignored, Rejected
from storage.engine import Database
from storage.records import GroupRecord
from tests.kit.evening import GROUP, PEOPLE, Evening, Sent

CALLED = "si apre un tavolo"


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


async def wishes(evening: Evening, *numbers: int) -> None:
    for number in numbers:
        await evening.starts(number)
        assert isinstance(await evening.does(number, c.AskCall), Accepted)
    await evening.deliver()
    evening.post.clear()


def calls(evening: Evening) -> list[Sent]:
    return [item for item in evening.post if item.text.startswith("🔔 In «") and CALLED in item.text]


async def opens(evening: Evening, number: int = 1) -> str:
    opened = await evening.does(number, c.OpenLobby)
    assert isinstance(opened, Accepted), opened
    await evening.deliver()
    return str(opened.session_id)


async def test_a_call_comes_in_private_with_a_seat_at_one_tap(evening: Evening) -> None:
    await wishes(evening, 2, 3)
    session_id = await opens(evening)
    assert [item.chat_id for item in calls(evening)] == [PEOPLE + 2, PEOPLE + 3]
    (button,) = calls(evening)[0].buttons
    assert button["data"] == f"1.{session_id}.lobby.join"
    taken = await evening.does(2, c.TakeSeat, evening.private(2), session_id=session_id, press=True)
    assert isinstance(taken, Accepted)
    assert CALLED not in evening.heard(GROUP)


async def test_whoever_opens_the_table_or_cannot_be_written_to_is_not_called(evening: Evening) -> None:
    await wishes(evening, 1, 2)
    await evening.does(2, c.ReachabilityChanged, evening.private(2), reachable=False)
    await opens(evening)
    assert calls(evening) == []


async def test_nobody_is_called_to_the_same_group_twice_in_an_hour(evening: Evening) -> None:
    await wishes(evening, 2)
    for minutes, expected in ((0, 1), (30, 1), (31, 2)):
        await evening.passes(60 * minutes)
        session_id = await opens(evening)
        await evening.does(1, c.Stop, session_id=session_id, confirmed=True)
        assert len(calls(evening)) == expected


async def test_asking_again_stops_it_and_so_does_a_button_in_private(evening: Evening) -> None:
    await wishes(evening, 2, 3)
    await evening.does(2, c.AskCall)
    await evening.does(3, c.AskCall, evening.private(3))
    await evening.deliver()
    listed = evening.post[-1]
    assert [button["data"] for button in listed.buttons] == [f"1.-.uncall.{-GROUP}"]
    pressed = {"chat_id": GROUP, "stop": True, "press": True}
    assert isinstance(await evening.does(3, c.AskCall, evening.private(3), **pressed), Accepted)
    assert isinstance(await evening.does(3, c.AskCall, evening.private(3), **pressed), Ignored)
    await opens(evening)
    assert calls(evening) == []
    await evening.does(3, c.AskCall, evening.private(3))
    await evening.deliver()
    assert evening.post[-1].buttons == []


async def test_who_has_no_chat_with_the_bot_is_led_there_and_a_forged_link_tells_nothing(evening: Evening) -> None:
    first = await evening.does(4, c.AskCall)
    assert isinstance(first, Rejected)
    assert call_payload(GROUP) in str(first.toast.url)
    assert read_call(call_payload(GROUP)) == GROUP
    evening.crowd.strangers = {PEOPLE + 5}
    forged = await evening.does(5, c.AskCall, evening.private(5), chat_id=GROUP)
    assert isinstance(forged, Rejected)
    await evening.deliver()
    assert "borgo" not in evening.heard(PEOPLE + 5)
    assert isinstance(await evening.does(4, c.AskCall, evening.private(4), chat_id=GROUP), Accepted)
    await opens(evening)
    assert [item.chat_id for item in calls(evening)] == [PEOPLE + 4]


@pytest.mark.parametrize("way", ["leaves", "is forgotten", "comes along"])
async def test_a_wish_ends_with_the_membership_or_the_person_and_moves_with_the_group(
    evening: Evening, way: str
) -> None:
    await wishes(evening, 2)
    new = GROUP - 1
    if way == "leaves":
        await evening.does(2, c.MemberLeft, user_id=PEOPLE + 2)
    elif way == "is forgotten":
        await evening.does(2, c.ForgetMe, evening.private(2), confirmed=True)
    else:
        await evening.does(1, c.GroupMoved, old=GROUP, new=new)
    left = await evening.db.transact(lambda uow: uow.calls_of(PEOPLE + 2))
    assert left == ([new] if way == "comes along" else [])


async def test_somebody_who_is_called_by_very_many_groups_can_still_stop_it(evening: Evening) -> None:
    """Pitfall 19: a hundred and fifty groups with titles as long as titles can be are no keyboard that Telegram takes."""
    await evening.starts(1)

    def wish(uow) -> None:  # type: ignore[no-untyped-def]
        for number in range(150):
            uow.save_group(GroupRecord(chat_id=GROUP - 1 - number, title="👑" * 64))
            uow.wish_call(GROUP - 1 - number, PEOPLE + 1)

    await evening.db.transact(wish)
    await evening.does(1, c.AskCall, evening.private(1))
    shown = (await evening.deliver())[-1]
    assert 1 <= len(shown.buttons) <= MOST_BUTTONS
    assert len(json.dumps(shown.payload["keyboard"], ensure_ascii=False).encode()) <= HEAVIEST_KEYBOARD
    assert "150" in shown.text
