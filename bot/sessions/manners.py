"""How often the bot answers in one chat, so that no number of questions keeps a table waiting. Knows no game.

An answer takes its place in the same queue as the story, and Telegram lets a group hear twenty messages a minute: what
nobody's patience limits would hold up everybody's dawn. In memory: after a start everybody may ask anew.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

WINDOW = timedelta(minutes=1)
IN_A_GROUP, IN_PRIVATE = 6, 12
"""Answers within the window; questions beyond get none."""
_MANY = 1000


class Manners:
    """When each chat was answered, as far back as it matters."""

    def __init__(self) -> None:
        """Nobody has asked anything yet."""
        self._answers: dict[int, list[datetime]] = {}

    def may_answer(self, chat_id: int, now: datetime, more: int = 0) -> bool:
        """Whether another answer may be queued for this chat, beside `more` of the same transaction."""
        lately = sum(1 for at in self._answers.get(chat_id, ()) if now - at < WINDOW)
        return lately + more < (IN_A_GROUP if chat_id < 0 else IN_PRIVATE)

    def answered(self, chats: Iterable[int], now: datetime) -> None:
        """Note the answers of a transaction that has committed: one entry of `chats` for each."""
        for chat_id in chats:
            known = self._answers.setdefault(chat_id, [])
            self._answers[chat_id] = [*(at for at in known if now - at < WINDOW), now]
        if len(self._answers) > _MANY:
            self._answers = {chat: times for chat, times in self._answers.items() if now - times[-1] < WINDOW}
