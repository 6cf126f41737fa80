"""What needs an administrator's right: plain members only, our own restrictions only, and no trouble without it."""

from datetime import UTC, datetime
from typing import Any

import pytest
from telegram import ChatMember, ChatMemberMember, ChatMemberRestricted, User
from telegram.error import BadRequest, Forbidden

from bot.delivery.verdicts import Gone, Sent
from bot.gateway.outlet import TelegramOutlet
from storage.records import Act, Claim, OutboxItem

UNTIL = 1_800_000_000
WHO = User(id=5, first_name="Anna", is_bot=False)
NO = dict.fromkeys(
    (
        "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos", "can_send_videos",
        "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
        "can_add_web_page_previews", "can_change_info", "can_invite_users", "can_pin_messages", "can_manage_topics",
        "can_edit_tag", "can_react_to_messages",
    ),
    False,
)  # fmt: skip


def restricted(until: int) -> ChatMember:
    body = {"status": "restricted", "user": WHO.to_dict(), "is_member": True, "until_date": until, **NO}
    member = ChatMember.de_json(body)
    assert isinstance(member, ChatMemberRestricted)
    return member


class Stub:
    """A bot that knows one member, and remembers what was asked of it."""

    def __init__(self, member: Any, trouble: Exception | None = None) -> None:
        self.member, self.trouble = member, trouble
        self.asked: list[tuple[Any, ...]] = []

    async def get_chat_member(self, chat_id: int, user_id: int) -> ChatMember:
        if isinstance(self.member, Exception):
            raise self.member
        found: ChatMember = self.member
        return found

    async def restrict_chat_member(self, chat_id: int, user_id: int, permissions: Any, **more: Any) -> bool:
        if self.trouble is not None:
            raise self.trouble
        self.asked.append((bool(permissions.can_send_messages), more.get("until_date")))
        return True

    async def unpin_chat_message(self, chat_id: int, message_id: int) -> bool:
        raise BadRequest("message to unpin not found")

    async def send_message(self, **args: Any) -> Any:
        return type("Message", (), {"message_id": 9})()

    async def pin_chat_message(self, chat_id: int, message_id: int, **more: Any) -> bool:
        if self.trouble is not None:
            raise self.trouble
        self.asked.append(("pinned", message_id, more["disable_notification"]))
        return True


def claim(act: Act, message_id: int | None = None, **payload: Any) -> Claim:
    item = OutboxItem(chat_id=-100, act=act, payload=payload)
    return Claim(row_ids=(1,), item=item, message_id=message_id, attempts=0, lease_by="x")


async def sends(bot: Stub, act: Act, message_id: int | None = None, **payload: Any) -> Any:
    return await TelegramOutlet(bot).send(claim(act, message_id, **payload))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("member", "was", "expected"),
    [
        (ChatMemberMember(WHO), None, 1),
        (restricted(UNTIL - 3600), None, 0),
        (restricted(UNTIL - 3600), UNTIL - 3600, 1),
        (restricted(0), UNTIL - 3600, 0),
    ],
    ids=["a plain member", "restricted by somebody else", "renewed", "restricted for ever meanwhile"],
)
async def test_only_a_plain_member_is_silenced_and_only_our_own_silence_renewed(
    member: ChatMember, was: int | None, expected: int
) -> None:
    bot = Stub(member)
    more = {} if was is None else {"was": was}
    assert await sends(bot, Act.MUTE, user=5, until=UNTIL, **more) == Sent()
    assert bot.asked == [(False, datetime.fromtimestamp(UNTIL, UTC))] * expected


@pytest.mark.parametrize(("ends", "expected"), [(UNTIL, 1), (UNTIL + 5, 1), (UNTIL + 3600, 0), (0, 0)])
async def test_only_our_own_silence_is_lifted(ends: int, expected: int) -> None:
    bot = Stub(restricted(ends))
    assert await sends(bot, Act.UNMUTE, user=5, until=UNTIL) == Sent()
    assert bot.asked == [(True, None)] * expected


@pytest.mark.parametrize(
    ("trouble", "expected"),
    [
        (BadRequest("Not enough rights to restrict/unrestrict chat member"), Sent(powerless=True)),
        (BadRequest("method is available only for supergroups"), Sent(powerless=True)),
        (BadRequest("User not found"), Sent()),
        (Forbidden("bot was kicked from the supergroup chat"), Gone(why="bot was kicked from the supergroup chat")),
    ],
)
async def test_a_right_that_is_missing_stops_no_table_and_a_lost_group_is_still_lost(
    trouble: Exception, expected: Any
) -> None:
    for act in (Act.MUTE, Act.UNMUTE):
        bot = Stub(ChatMemberMember(WHO) if act is Act.MUTE else restricted(UNTIL), trouble)
        assert await sends(bot, act, user=5, until=UNTIL) == expected


async def test_what_is_new_is_pinned_without_a_sound_and_an_edit_is_not() -> None:
    bot = Stub(None)
    assert await sends(bot, Act.SHOW, text="x", pin=True) == Sent(message_id=9)
    assert bot.asked == [("pinned", 9, True)]
    powerless = Stub(None, BadRequest("not enough rights to manage pinned messages in the chat"))
    assert await sends(powerless, Act.SHOW, text="x", pin=True) == Sent(message_id=9, powerless=True)
    assert await sends(powerless, Act.UNPIN, message=9) == Sent()
