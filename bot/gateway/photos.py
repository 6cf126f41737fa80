"""Pictures on their way out: drawn when they are sent, uploaded once, afterwards named by the id that Telegram gave them.

Knows Telegram's methods and the studio; what an error means is `troubles.py`'s, what is done about it the outlet's.
"""

from collections.abc import Mapping
from typing import Any

from telegram import Bot, InlineKeyboardMarkup, InputMediaPhoto, Message
from telegram.constants import ParseMode

from bot.pictures.drawing import Order
from bot.pictures.studio import Studio
from storage.records import Json

_REMEMBERED = 1_000
"""Pictures whose id at Telegram is known at most; an older one is uploaded anew."""


class Photos:
    """Sends ordered pictures over a bot."""

    def __init__(self, bot: Bot, studio: Studio) -> None:
        """Send with this bot what this studio draws."""
        self._bot = bot
        self._studio = studio
        self._file_ids: dict[str, str] = {}

    async def send(self, payload: Json, keyboard: InlineKeyboardMarkup | None, manners: Mapping[str, Any]) -> int:
        """Send a picture; the message's id. Raises NotDrawn and TelegramError."""
        order = _order(payload)
        message = await self._bot.send_photo(
            photo=self._file_ids.get(order.fingerprint) or await self._studio.png(order),
            caption=payload.get("caption") or None,
            parse_mode=ParseMode.HTML,
            reply_markup=keyboard,
            **manners,
        )
        self._remember(order, message)
        return message.message_id

    async def edit(
        self, payload: Json, keyboard: InlineKeyboardMarkup | None, *, chat_id: int, message_id: int
    ) -> None:
        """Put a picture in the place of another one or of a text. Raises NotDrawn and TelegramError."""
        order = _order(payload)
        message = await self._bot.edit_message_media(
            media=InputMediaPhoto(
                self._file_ids.get(order.fingerprint) or await self._studio.png(order),
                caption=payload.get("caption") or None,
                parse_mode=ParseMode.HTML,
            ),
            chat_id=chat_id,
            message_id=message_id,
            reply_markup=keyboard,
        )
        if isinstance(message, Message):
            self._remember(order, message)

    def forget(self, payload: Json) -> None:
        """Telegram no longer knows this picture by its id."""
        self._file_ids.pop(_order(payload).fingerprint, None)

    def _remember(self, order: Order, message: Message) -> None:
        if not message.photo:
            return
        # the last one is the largest
        self._file_ids[order.fingerprint] = message.photo[-1].file_id
        while len(self._file_ids) > _REMEMBERED:
            del self._file_ids[next(iter(self._file_ids))]


def _order(payload: Json) -> Order:
    return Order(drawing=payload["drawing"], data=payload["data"], theme=payload.get("theme", "light"))
