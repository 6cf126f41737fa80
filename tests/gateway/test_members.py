"""Who is in a group and who runs it, as Telegram says; and what is believed where it does not say."""

import pytest

from bot.clock import ManualClock
from bot.gateway.members import TelegramMembers
from tests.gateway import raw
from tests.gateway.raw import ANNA, ANNA_ID, BRUNO, BRUNO_ID, GROUP_ID, member
from tests.gateway.scripted import Answer, ok, refused, scripted_client


def members(*script):
    bot, line = scripted_client(*script)
    clock = ManualClock()
    return TelegramMembers(bot, clock), line, clock


async def test_the_administrators_are_asked_for_once_a_minute():
    found, line, clock = members(*[ok([member(ANNA, "creator", is_anonymous=False)])] * 2)
    assert await found.is_admin(GROUP_ID, ANNA_ID)
    assert not await found.is_admin(GROUP_ID, BRUNO_ID)
    assert len(line.calls) == 1
    clock.advance(61)
    assert await found.is_admin(GROUP_ID, ANNA_ID)
    assert len(line.calls) == 2


async def test_nobody_is_an_administrator_where_telegram_does_not_say_and_it_is_asked_again():
    found, line, _ = members(
        refused(400, "Bad Request: chat not found"), ok([member(ANNA, "creator", is_anonymous=False)])
    )
    assert not await found.is_admin(GROUP_ID, ANNA_ID)
    assert await found.is_admin(GROUP_ID, ANNA_ID)
    assert len(line.calls) == 2


@pytest.mark.parametrize(
    ("standing", "inside"),
    [
        (member(BRUNO, "member"), True),
        (member(BRUNO, "creator", is_anonymous=False), True),
        (member(BRUNO, "left"), False),
        (raw.banned(BRUNO), False),
        (raw.restricted(BRUNO, is_member=True), True),
        (raw.restricted(BRUNO, is_member=False), False),
    ],
)
async def test_whoever_is_in_is_a_member_whatever_the_standing(standing, inside):
    found, line, _ = members(ok(standing))
    assert await found.is_member(GROUP_ID, BRUNO_ID) is inside
    assert await found.is_member(GROUP_ID, BRUNO_ID) is inside
    assert len(line.calls) == 1


async def test_somebody_whom_the_group_never_saw_is_no_member():
    found, _, _ = members(refused(400, "Bad Request: PARTICIPANT_ID_INVALID"))
    assert await found.is_member(GROUP_ID, BRUNO_ID) is False


@pytest.mark.parametrize(
    "answer",
    [
        refused(400, "Bad Request: CHAT_ADMIN_REQUIRED"),
        refused(403, "Forbidden: bot was kicked from the supergroup chat"),
        refused(429, "Too Many Requests", retry_after=50),
        Answer(b"<html>", 502),
    ],
)
async def test_where_telegram_does_not_say_it_is_unknown(answer):
    """Pitfall 37."""
    found, _, _ = members(answer)
    assert await found.is_member(GROUP_ID, BRUNO_ID) is None
