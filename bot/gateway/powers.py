"""What an administrator's rights are needed for: keeping somebody from writing, lifting it, pinning. Knows no session.

Where the bot has no such right the item has done what it could: that is said, and nothing waits for it.
"""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final, Protocol

import structlog
from telegram import Bot, ChatMember, ChatMemberRestricted, ChatPermissions
from telegram.error import TelegramError

from bot.delivery.verdicts import Barred, Broken, Gone, Sent, Verdict
from bot.gateway.troubles import read_trouble
from storage.records import Act, Json

_log = structlog.get_logger(__name__)

OF_POWER: Final = frozenset({Act.MUTE, Act.UNMUTE, Act.UNPIN})
NEAR_S: Final = 90
"""Seconds by which the end of a restriction may differ and still be ours."""


class Try(Protocol):
    """What is to be done (an outlet's attempt)."""

    @property
    def chat_id(self) -> int:
        """Where."""
        ...

    @property
    def message_id(self) -> int | None:
        """The message that is there already."""
        ...

    @property
    def payload(self) -> Json:
        """The rest."""
        ...


def without_power(verdict: Verdict) -> Verdict:
    """The verdict on such an item. A person who is gone is no trouble; a group that is gone still is."""
    match verdict:
        case Gone() if "user" in verdict.why.lower() or "participant" in verdict.why.lower():
            return Sent()
        case Barred() | Broken():
            return Sent(powerless=True)
        case _:
            return verdict


class Powers:
    """Uses the bot's rights."""

    def __init__(self, bot: Bot) -> None:
        """Those of this bot."""
        self._bot = bot

    async def mute(self, attempt: Try) -> Sent:
        """Keep a plain member from writing; whoever administers, or is restricted by somebody else, stays as he is."""
        payload, member = attempt.payload, await self._member(attempt)
        if member.status == ChatMember.MEMBER or _is_ours(member, payload.get("was")):
            await self._bot.restrict_chat_member(
                attempt.chat_id,
                int(payload["user"]),
                ChatPermissions.no_permissions(),
                until_date=datetime.fromtimestamp(int(payload["until"]), UTC),
                use_independent_chat_permissions=True,
            )
        return Sent()

    async def unmute(self, attempt: Try) -> Sent:
        """Let somebody write again, if it is we who keep him from it."""
        if _is_ours(await self._member(attempt), attempt.payload["until"]):
            await self._bot.restrict_chat_member(
                attempt.chat_id,
                int(attempt.payload["user"]),
                ChatPermissions.all_permissions(),
                use_independent_chat_permissions=True,
            )
        return Sent()

    async def unpin(self, attempt: Try) -> Sent:
        """Take a message down; one that is not up may stay so."""
        try:
            await self._bot.unpin_chat_message(attempt.chat_id, message_id=int(attempt.payload["message"]))
        except TelegramError as error:
            if isinstance(read_trouble(error), Barred | Broken):
                return Sent()
            raise
        return Sent()

    async def pinned(self, attempt: Try, sent: Sent) -> Sent:
        """Pin what has just been sent, if it is to be: without a sound. An edit is pinned already, or was taken down."""
        if not attempt.payload.get("pin") or attempt.message_id is not None or sent.message_id is None:
            return sent
        try:
            await self._bot.pin_chat_message(attempt.chat_id, sent.message_id, disable_notification=True)
        except TelegramError as error:
            _log.info("outlet.not-pinned", chat=attempt.chat_id, error=type(error).__name__)
            return replace(sent, powerless=isinstance(read_trouble(error), Barred))
        return sent

    async def _member(self, attempt: Try) -> ChatMember:
        return await self._bot.get_chat_member(attempt.chat_id, int(attempt.payload["user"]))


def _is_ours(member: ChatMember, until: Any) -> bool:
    """Whether this is the restriction that ends then: anybody else's ends at another time, or never."""
    if not isinstance(member, ChatMemberRestricted) or until is None:
        return False
    return abs(member.until_date.timestamp() - int(until)) <= NEAR_S
