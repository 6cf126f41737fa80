"""Messages that people send into other chats through the bot: what they may choose from, and fixing them once they are drawn.

Such a message has no chat for us, so it takes no place in any queue. What fails here is logged and left: the draw is stored,
and the next press of the button brings the message up to date.
"""

from functools import partial

import structlog
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputTextMessageContent,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest, NetworkError, TelegramError

from bot.clock import Clock
from bot.gateway.patience import patiently
from bot.gateway.words import TO_RANDOM
from bot.sessions.receipts import Accepted, Fixed, Offer, Receipt

_log = structlog.get_logger(__name__)

_TRIES = 3
_ANSWER_S = 3.0
_AS_IT_SHOULD_BE = "message is not modified"


async def offer(bot: Bot, query_id: str, receipt: Receipt, clock: Clock) -> None:
    """Answer what somebody has typed after the bot's name. Nothing of it is kept by Telegram: each draw is its own."""
    if not isinstance(receipt, Accepted):
        return
    more = InlineQueryResultsButton(receipt.elsewhere, start_parameter=TO_RANDOM) if receipt.elsewhere else None
    try:
        offers = [_article(one) for one in receipt.offers]
        await patiently(
            partial(bot.answer_inline_query, query_id, offers, cache_time=0, is_personal=True, button=more), clock
        )
    except TelegramError as error:
        _log.info("inline.not-offered", error=str(error)[:200])


def _article(one: Offer) -> InlineQueryResultArticle:
    return InlineQueryResultArticle(
        id=one.id,
        title=one.title,
        description=one.hint,
        input_message_content=InputTextMessageContent(one.text, parse_mode=ParseMode.HTML),
        reply_markup=InlineKeyboardMarkup([[_button(one)]]),
    )


def _button(one: Offer) -> InlineKeyboardButton:
    if one.url:
        return InlineKeyboardButton(one.button, url=one.url)
    return InlineKeyboardButton(one.button, callback_data=one.data)


async def fix(bot: Bot, fixed: Fixed, clock: Clock) -> None:
    """Let the message say what was drawn, without its button. Doing so again does no harm."""
    edit = partial(
        bot.edit_message_text,
        fixed.text,
        inline_message_id=fixed.message,
        parse_mode=ParseMode.HTML,
        read_timeout=_ANSWER_S,
    )
    for _ in range(_TRIES):
        try:
            await patiently(edit, clock)
        except BadRequest as error:  # in this library a NetworkError, too
            if _AS_IT_SHOULD_BE not in error.message.lower():
                _log.warning("inline.not-fixed", error=str(error)[:200])
            return
        except NetworkError as error:
            _log.info("inline.fixed-again", error=type(error).__name__)
        except TelegramError as error:
            _log.warning("inline.not-fixed", error=str(error)[:200])
            return
        else:
            return
