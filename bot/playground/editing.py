"""The methods that change, stop or delete messages."""

from datetime import timedelta

from bot.playground.access import own_message, reach
from bot.playground.errors import Json, Malformed, bad_request
from bot.playground.keyboards import check_markup
from bot.playground.model import Chat, Message
from bot.playground.sending import caption_content, document_content, photo_content, text_content
from bot.playground.world import World

_NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current content"
    " and reply markup of the message"
)
_CAPTION = ("caption", "caption_entities", "show_caption_above_media")
_CREATION = ("group_chat_created", "supergroup_chat_created", "migrate_to_chat_id", "migrate_from_chat_id")


def edit_text(world: World, p: Json) -> Json | bool:
    """`editMessageText`; of a message that was sent through another chat, true and no message."""
    content = text_content(world, p)
    message, markup = _editable(world, p)
    if "text" not in message.content:
        raise bad_request("there is no text in the message to edit")
    return _change(world, message, content, markup)


def edit_caption(world: World, p: Json) -> Json | bool:
    """`editMessageCaption`."""
    caption = caption_content(world, p)
    message, markup = _editable(world, p)
    if "photo" not in message.content and "document" not in message.content:
        raise bad_request("there is no caption in the message to edit")
    kept = {name: value for name, value in message.content.items() if name not in _CAPTION}
    return _change(world, message, {**kept, **caption}, markup)


def edit_media(world: World, p: Json) -> Json | bool:
    """`editMessageMedia`: another photo or document, uploaded or by file id."""
    media = p["media"]
    make = photo_content if media["type"] == "photo" else document_content
    content = make(world, media["media"], media)
    message, markup = _editable(world, p)
    if message.poll is not None or "dice" in message.content:
        raise bad_request("message can't be edited")
    return _change(world, message, content, markup)


def edit_markup(world: World, p: Json) -> Json | bool:
    """`editMessageReplyMarkup`; without a markup the keyboard goes."""
    message, markup = _editable(world, p)
    return _change(world, message, message.content, markup)


def stop_poll(world: World, p: Json) -> Json:
    """`stopPoll`: the final result."""
    markup = check_markup(p.get("reply_markup"), world.limits)
    chat = reach(world, p["chat_id"])
    world.count(chat)
    message = chat.messages.get(p["message_id"])
    if message is None or message.poll is None:
        raise bad_request("message with poll to stop not found")
    if message.sender is not world.bot:
        raise bad_request("poll can't be stopped")
    if message.poll.closed:
        raise bad_request("poll has already been closed")
    message.markup = markup
    world.close_poll(message.poll)
    return message.poll.to_json()


def delete_message(world: World, p: Json) -> bool:
    """`deleteMessage`."""
    chat = reach(world, p["chat_id"])
    message = chat.messages.get(p["message_id"])
    if message is None:
        raise bad_request("message to delete not found")
    _require_deletable(world, chat, message)
    world.remove(message)
    return True


def delete_messages(world: World, p: Json) -> bool:
    """`deleteMessages`: those that cannot be found or deleted are skipped, as Telegram does."""
    if not 1 <= len(p["message_ids"]) <= 100:
        raise Malformed("there must be from 1 to 100 message identifiers specified")
    chat = reach(world, p["chat_id"])
    for message_id in p["message_ids"]:
        message = chat.messages.get(message_id)
        if message is not None and _why_not_deletable(world, chat, message) is None:
            world.remove(message)
    return True


def _editable(world: World, p: Json) -> tuple[Message, Json | None]:
    """The message to edit and the keyboard that it is to have."""
    markup = check_markup(p.get("reply_markup"), world.limits)
    if "inline_message_id" in p:
        return _inline(world, p), markup
    if "chat_id" not in p or "message_id" not in p:
        raise Malformed("message identifier is not specified")
    chat = reach(world, p["chat_id"])
    world.count(chat)
    return own_message(world, chat, p["message_id"], "to edit"), markup


def _inline(world: World, p: Json) -> Message:
    """A message that a person sent through the bot: it has no chat and no number for us."""
    if "chat_id" in p or "message_id" in p:
        raise Malformed("inline_message_id can't be used together with chat_id and message_id")
    message = world.inline.get(p["inline_message_id"])
    if message is None or message.deleted:
        raise bad_request("MESSAGE_ID_INVALID")
    return message


def _change(world: World, message: Message, content: Json, markup: Json | None) -> Json | bool:
    """An edit replaces the keyboard too: without one in the call the keyboard goes."""
    if content == message.content and markup == message.markup:
        raise bad_request(_NOT_MODIFIED)
    message.content, message.markup = content, markup
    message.edited = world.clock.now()
    world.changed(message)
    return message.to_json() if message.inline_id is None else True


def _require_deletable(world: World, chat: Chat, message: Message) -> None:
    why = _why_not_deletable(world, chat, message)
    if why is not None:
        raise bad_request(why)


def _why_not_deletable(world: World, chat: Chat, message: Message) -> str | None:
    """The rules of *deleteMessage* in the Bot API."""
    age = world.clock.now() - message.date
    if any(name in message.content for name in _CREATION):
        return "message can't be deleted"
    if chat.private and "dice" in message.content and age < timedelta(hours=24):
        return "message can't be deleted for everyone"
    admin = world.member(chat, world.bot).may("can_delete_messages")
    if chat.type == "supergroup" and admin:
        return None
    if age > timedelta(hours=world.limits.deletable_hours):
        return "message can't be deleted for everyone"
    return None if message.sender is world.bot or chat.private or admin else "message can't be deleted"
