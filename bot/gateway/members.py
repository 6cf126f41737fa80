"""Who is in a group and who runs it, as Telegram says. Knows nothing of sessions; never raises for Telegram's errors.

An answer is good for a short while, so that twenty presses in a second ask once.
"""

from collections.abc import Hashable
from datetime import datetime, timedelta
from functools import partial
from typing import Generic, TypeVar

import structlog
from telegram import Bot
from telegram.error import BadRequest, TelegramError

from bot.clock import Clock
from bot.gateway.patience import patiently
from bot.gateway.readers import is_in
from bot.sessions.members import Standing

_log = structlog.get_logger(__name__)

_GOOD_FOR = timedelta(seconds=60)
_OUTSIDE_FOR = timedelta(seconds=5)
"""Whoever was told to come in first comes in and presses again: that somebody is not there is soon asked anew."""
_REMEMBERED = 10_000
"""Answers kept at most; the oldest go first."""
_NOT_THERE = ("user not found", "participant_id_invalid", "user_not_participant", "member not found")


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    """Answers, each good for a while."""

    def __init__(self, clock: Clock, good_for: timedelta = _GOOD_FOR) -> None:
        """Remember nothing yet."""
        self._clock = clock
        self._good_for = good_for
        self._kept: dict[K, tuple[datetime, V]] = {}

    def get(self, key: K) -> V | None:
        """The answer to this question while it is good."""
        at, value = self._kept.get(key, (None, None))
        return value if at is not None and self._clock.now() - at < self._good_for else None

    def keep(self, key: K, value: V) -> V:
        """Remember the answer, and give it back."""
        self._kept.pop(key, None)
        while len(self._kept) >= _REMEMBERED:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = (self._clock.now(), value)
        return value

    def forget(self, key: K) -> None:
        """Ask anew next time."""
        self._kept.pop(key, None)


class TelegramMembers:
    """The sessions' `Members`, over the Bot API."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        """Ask with this bot; forget by this clock."""
        self._bot, self._clock = bot, clock
        self._admins: Remembered[int, frozenset[int]] = Remembered(clock)
        self._inside: Remembered[tuple[int, int], bool] = Remembered(clock)
        self._outside: Remembered[tuple[int, int], bool] = Remembered(clock, _OUTSIDE_FOR)

    async def is_admin(self, chat_id: int, user_id: int) -> bool:
        """Whether the user administers the group; False where Telegram does not tell."""
        known = self._admins.get(chat_id)
        if known is None:
            try:
                answer = await patiently(partial(self._bot.get_chat_administrators, chat_id), self._clock)
            except TelegramError as error:
                _log.info("members.admins-unknown", chat=chat_id, error=type(error).__name__)
                return False
            known = self._admins.keep(chat_id, frozenset(member.user.id for member in answer))
        return user_id in known

    async def is_member(self, chat_id: int, user_id: int) -> bool | None:
        """Whether the user is in the group; None where Telegram does not tell."""
        if self._inside.get((chat_id, user_id)):
            return True
        if self._outside.get((chat_id, user_id)):
            return False
        try:
            found = is_in(await patiently(partial(self._bot.get_chat_member, chat_id, user_id), self._clock))
        except BadRequest as error:
            if not any(words in error.message.lower() for words in _NOT_THERE):
                _log.info("members.member-unknown", chat=chat_id, error=type(error).__name__)
                return None
            found = False
        except TelegramError as error:
            _log.info("members.member-unknown", chat=chat_id, error=type(error).__name__)
            return None
        (self._inside if found else self._outside).keep((chat_id, user_id), True)
        return found

    async def standing(self, chat_id: int, user_id: int) -> Standing | None:
        """The same asked anew, with the bot's own rights; None where Telegram does not tell."""
        try:
            found = await patiently(partial(self._bot.get_chat_administrators, chat_id), self._clock)
        except TelegramError as error:
            _log.info("members.admins-unknown", chat=chat_id, error=type(error).__name__)
            return None
        admins = self._admins.keep(chat_id, frozenset(member.user.id for member in found))
        own = next((member.to_dict() for member in found if member.user.id == self._bot.id), {})
        powers = frozenset(name for name, given in own.items() if given is True)
        return Standing(admin=user_id in admins, powers=powers)

    def changed(self, chat_id: int, user_id: int) -> None:
        """Somebody came, went or was promoted: what was known of him here is old."""
        self._admins.forget(chat_id)
        self._inside.forget((chat_id, user_id))
        self._outside.forget((chat_id, user_id))
