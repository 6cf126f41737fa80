"""The way out: an outgoing item becomes a call of the Bot API, an error becomes a verdict.

Knows Telegram's methods; knows no game, no session and no database. What an error means is `troubles.py`'s.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputFile,
    InputPollOption,
    LinkPreviewOptions,
    Message,
)
from telegram.constants import ParseMode, PollType
from telegram.error import TelegramError

from bot.delivery.verdicts import Barred, Broken, Sent, Unpolled, Verdict
from bot.gateway.photos import Photos
from bot.gateway.powers import OF_POWER, Powers, without_power
from bot.gateway.troubles import Remedy, read_trouble
from bot.pictures.raster import NotDrawn
from bot.pictures.studio import Studio
from storage.records import Act, Claim, Json

_REMEMBERED = 1_000
"""Topics known to be gone at most; the oldest are found out anew."""
_NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One try at a claim, with what earlier tries have taught."""

    chat_id: int
    topic: int | None
    message_id: int | None
    payload: Json
    tried: frozenset[Remedy] = frozenset()
    leaves: int | None = None
    """A message that is left behind and still has its keyboard."""

    def after(self, remedy: Remedy) -> "Attempt":
        """The next try."""
        tried = self.tried | {remedy}
        match remedy:
            case Remedy.ANEW:
                return replace(self, message_id=None, tried=tried)
            case Remedy.OTHER_KIND:
                return replace(self, message_id=None, tried=tried, leaves=self.message_id)
            case Remedy.NO_TOPIC:
                return replace(self, topic=None, tried=tried)
            case Remedy.AS_TEXT | Remedy.UPLOAD:
                return replace(self, tried=tried)


def keyboard_of(rows: Sequence[Sequence[Mapping[str, str]]] | None) -> InlineKeyboardMarkup | None:
    """The payload's keyboard (rows of {"text", "data"} or {"text", "url"}) as Telegram wants it; None if empty."""
    if not rows:
        return None
    return InlineKeyboardMarkup(
        [
            [
                InlineKeyboardButton(button["text"], url=button["url"])
                if "url" in button
                else InlineKeyboardButton(button["text"], callback_data=button["data"])
                for button in row
            ]
            for row in rows
        ]
    )


def _helps(remedy: Remedy, act: Act) -> bool:
    """Whether there is anything to try: only a picture can be sent as a text, or uploaded again."""
    return act is Act.PICTURE or remedy not in {Remedy.AS_TEXT, Remedy.UPLOAD}


class TelegramOutlet:
    """Sends claims over a bot."""

    def __init__(self, bot: Bot, studio: Studio | None = None) -> None:
        """Send with this bot; pictures are made in this studio, else in one of its own."""
        self._bot = bot
        self._photos = Photos(bot, studio or Studio())
        self._powers = Powers(bot)
        self._lost_topics: dict[tuple[int, int], None] = {}
        self._ways: dict[Act, Callable[[Attempt], Awaitable[Sent]]] = {
            Act.SAY: self._say,
            Act.SHOW: self._show,
            Act.STRIP: self._strip,
            Act.DICE: self._dice,
            Act.FILE: self._file,
            Act.PICTURE: self._picture,
            Act.POLL: self._poll,
            Act.CLOSE: self._close,
            Act.MUTE: self._powers.mute,
            Act.UNMUTE: self._powers.unmute,
            Act.UNPIN: self._powers.unpin,
            Act.LEAVE: self._walk_out,
        }

    async def send(self, claim: Claim) -> Verdict:
        """Try once, with at most one further call for each remedy. Raises nothing that Telegram or the network does."""
        verdict = await self._try(claim)
        if claim.item.act is Act.POLL and isinstance(verdict, Barred | Broken):
            return Unpolled(why=verdict.why)
        if claim.item.act in OF_POWER:
            return without_power(verdict)
        if claim.item.act is Act.CLOSE and isinstance(verdict, Barred | Broken):
            # Closed already, gone, or out of our hands: nothing would be better later.
            return Sent(message_id=claim.message_id)
        return verdict

    async def _try(self, claim: Claim) -> Verdict:
        item, way = claim.item, self._ways[claim.item.act]
        # A topic that was deleted never comes back: nothing asks for it twice.
        topic = None if (item.chat_id, item.topic) in self._lost_topics else item.topic
        # What is turned in place names its message itself: no slot remembers it.
        message_id = claim.message_id if claim.message_id is not None else item.payload.get("message")
        attempt = Attempt(chat_id=item.chat_id, topic=topic, message_id=message_id, payload=item.payload)
        while True:
            try:
                if attempt.leaves is not None:
                    await self._leave(attempt.chat_id, attempt.leaves)
                    attempt = replace(attempt, leaves=None)
                sent = await self._powers.pinned(attempt, await way(attempt))
                return replace(sent, adrift=item.topic is not None and attempt.topic is None)
            except NotDrawn:
                attempt = attempt.after(Remedy.AS_TEXT)
            except TelegramError as error:
                answer = read_trouble(error)
                if isinstance(answer, Sent):
                    return replace(answer, message_id=claim.message_id)
                if not isinstance(answer, Remedy):
                    return answer
                if item.act in (Act.STRIP, Act.CLOSE):
                    # What cannot be found has no keyboard that could be pressed.
                    return Sent(message_id=claim.message_id)
                if answer in attempt.tried or not _helps(answer, item.act):
                    return Barred(why=error.message) if answer is Remedy.AS_TEXT else Broken(why=error.message)
                if answer is Remedy.NO_TOPIC and attempt.topic is not None:
                    self._lose(attempt.chat_id, attempt.topic)
                if answer is Remedy.UPLOAD:
                    self._photos.forget(item.payload)
                attempt = attempt.after(answer)

    def _lose(self, chat_id: int, topic: int) -> None:
        if len(self._lost_topics) >= _REMEMBERED:
            del self._lost_topics[next(iter(self._lost_topics))]
        self._lost_topics[chat_id, topic] = None

    def _manners(self, attempt: Attempt) -> dict[str, Any]:
        """The arguments that every kind of message shares."""
        payload = attempt.payload
        return {
            "chat_id": attempt.chat_id,
            "message_thread_id": attempt.topic,
            "protect_content": bool(payload.get("protect", False)),
            "disable_notification": bool(payload.get("silent", False)),
        }

    async def _say(self, attempt: Attempt) -> Sent:
        message = await self._bot.send_message(
            text=str(attempt.payload["text"]),
            parse_mode=ParseMode.HTML,
            link_preview_options=_NO_PREVIEW,
            reply_markup=keyboard_of(attempt.payload.get("keyboard")),
            **self._manners(attempt),
        )
        return Sent(message_id=message.message_id)

    async def _show(self, attempt: Attempt) -> Sent:
        if attempt.message_id is None:
            return await self._say(attempt)
        await self._bot.edit_message_text(
            text=str(attempt.payload["text"]),
            chat_id=attempt.chat_id,
            message_id=attempt.message_id,
            parse_mode=ParseMode.HTML,
            link_preview_options=_NO_PREVIEW,
            reply_markup=keyboard_of(attempt.payload.get("keyboard")),
        )
        return Sent(message_id=attempt.message_id)

    async def _picture(self, attempt: Attempt) -> Sent:
        if Remedy.AS_TEXT in attempt.tried:
            return await self._show(attempt)
        keyboard = keyboard_of(attempt.payload.get("keyboard"))
        if attempt.message_id is None:
            return Sent(message_id=await self._photos.send(attempt.payload, keyboard, self._manners(attempt)))
        await self._photos.edit(attempt.payload, keyboard, chat_id=attempt.chat_id, message_id=attempt.message_id)
        return Sent(message_id=attempt.message_id)

    async def _strip(self, attempt: Attempt) -> Sent:
        if attempt.message_id is not None:
            await self._bot.edit_message_reply_markup(chat_id=attempt.chat_id, message_id=attempt.message_id)
        return Sent(message_id=attempt.message_id)

    async def _poll(self, attempt: Attempt) -> Sent:
        payload = attempt.payload
        message: Message = await self._bot.send_poll(
            question=str(payload["question"]),
            options=[InputPollOption(str(option)) for option in payload["options"]],
            is_anonymous=False,
            type=PollType.QUIZ,
            explanation=str(payload["why"]) or None,
            open_period=payload.get("period"),
            reply_markup=keyboard_of(payload.get("keyboard")),
            # The library still has this field's former name.
            api_kwargs={"correct_option_ids": [int(payload["correct"])]},
            **self._manners(attempt),
        )
        return Sent(message_id=message.message_id, poll=message.poll.id if message.poll else None)

    async def _close(self, attempt: Attempt) -> Sent:
        if attempt.message_id is not None:
            await self._bot.stop_poll(chat_id=attempt.chat_id, message_id=attempt.message_id)
        return Sent(message_id=attempt.message_id)

    async def _leave(self, chat_id: int, message_id: int) -> None:
        """Take the keyboard off a message that another one takes over from; what is gone or bare already may stay so."""
        try:
            await self._bot.edit_message_reply_markup(chat_id=chat_id, message_id=message_id)
        except TelegramError as error:
            if not isinstance(read_trouble(error), Sent | Remedy):
                raise

    async def _walk_out(self, attempt: Attempt) -> Sent:
        await self._bot.leave_chat(attempt.chat_id)
        return Sent()

    async def _dice(self, attempt: Attempt) -> Sent:
        message: Message = await self._bot.send_dice(emoji=attempt.payload.get("emoji"), **self._manners(attempt))
        return Sent(message_id=message.message_id, value=message.dice.value if message.dice else None)

    async def _file(self, attempt: Attempt) -> Sent:
        body = str(attempt.payload["body"]).encode()
        message = await self._bot.send_document(
            document=InputFile(body, filename=str(attempt.payload["name"])),
            caption=attempt.payload.get("caption"),
            parse_mode=ParseMode.HTML,
            **self._manners(attempt),
        )
        return Sent(message_id=message.message_id)
