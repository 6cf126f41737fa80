"""The methods that send a message. Each refuses in Telegram's order: form first, then chat, then rate, then place."""

from datetime import timedelta
from typing import Any

from bot.playground.access import reach, require_sending, thread_for
from bot.playground.errors import ApiError, Json, Malformed, bad_request
from bot.playground.keyboards import check_link, check_markup
from bot.playground.markup import format_text, piece, utf16, with_found
from bot.playground.model import Chat, Message, Poll, Upload
from bot.playground.world import World

_DICE = {"🎲": 6, "🎯": 6, "🎳": 6, "🏀": 5, "⚽": 5, "🎰": 64}
_MARKS = {b"\xff\xd8\xff": "image/jpeg", b"GIF8": "image/gif"}


def send_message(world: World, p: Json) -> Json:
    """`sendMessage`."""
    return _send(world, p, text_content(world, p), "can_send_messages", "text messages").to_json()


def send_photo(world: World, p: Json) -> Json:
    """`sendPhoto`: an uploaded image or a file id."""
    content = photo_content(world, p["photo"], p)
    return _send(world, p, content, "can_send_photos", "photos").to_json()


def send_document(world: World, p: Json) -> Json:
    """`sendDocument`: an uploaded file or a file id."""
    content = document_content(world, p["document"], p)
    return _send(world, p, content, "can_send_documents", "documents").to_json()


def send_dice(world: World, p: Json) -> Json:
    """`sendDice`: the value is drawn from the world's generator once nothing can refuse the call any more."""
    emoji = p.get("emoji", "🎲")
    if emoji not in _DICE:
        raise Malformed("wrong emoji specified")
    message = _send(world, p, {"dice": {"emoji": emoji, "value": 1}}, "can_send_other_messages", "dice", show=False)
    message.content["dice"]["value"] = world.dice.below(_DICE[emoji]) + 1
    world.deliver(message)
    return message.to_json()


def send_poll(world: World, p: Json) -> Json:
    """`sendPoll`."""
    poll = _poll(world, p)
    message = _send(world, p, {}, "can_send_polls", "polls", show=False)
    message.poll = poll
    world.polls[poll.id] = (message, poll)
    world.deliver(message)
    return message.to_json()


def text_content(world: World, p: Json) -> Json:
    """The content of a text message. Raises Malformed for what no chat would take."""
    text = p.get("text", "")
    plain, entities = _formatted(world, text, p.get("parse_mode"), p.get("entities"))
    if not plain:
        raise Malformed("message text is empty")
    if utf16(plain) > world.limits.text:
        raise Malformed("message is too long")
    for entity in entities:
        if entity["type"] in ("url", "text_link"):
            check_link(entity.get("url") or piece(plain, entity))
    content: Json = {"text": plain}
    if entities:
        content["entities"] = entities[: world.limits.entities]
    # Without a link there is no preview, and nothing of it is kept.
    if "link_preview_options" in p and any(entity["type"] in ("url", "text_link") for entity in entities):
        content["link_preview_options"] = p["link_preview_options"]
    return content


def caption_content(world: World, p: Json) -> Json:
    """The fields of a caption, none if there is no caption. Raises Malformed."""
    plain, entities = _formatted(world, p.get("caption", ""), p.get("parse_mode"), p.get("caption_entities"))
    if utf16(plain) > world.limits.caption:
        raise Malformed("message caption is too long")
    content: Json = {}
    if plain:
        content["caption"] = plain
    if entities:
        content["caption_entities"] = entities[: world.limits.entities]
    if p.get("show_caption_above_media"):
        content["show_caption_above_media"] = True
    return content


def photo_content(world: World, photo: Upload | str, p: Json) -> Json:
    """The content of a photo with its caption. Raises Malformed for what is no image, and for a file id that is unknown."""
    if isinstance(photo, Upload):
        if len(photo.content) > world.limits.photo_bytes:
            raise Malformed("file is too big")
        if _size(photo.content) is None:
            raise Malformed("IMAGE_PROCESS_FAILED")
        file = world.store(photo)
    else:
        file = _stored(world, photo)
    size = _size(file.content)
    if size is None:
        raise Malformed("can't use file of type Document as Photo")
    if not 0 < sum(size) <= 10_000 or max(size) > 20 * min(size):
        raise Malformed("PHOTO_INVALID_DIMENSIONS")
    content: Json = {"photo": [{**file.to_json(), "width": size[0], "height": size[1]}], **caption_content(world, p)}
    if p.get("has_spoiler"):
        content["has_media_spoiler"] = True
    return content


def document_content(world: World, document: Upload | str, p: Json) -> Json:
    """The content of a document with its caption. Raises Malformed and ApiError 413."""
    if isinstance(document, Upload):
        if not document.content:
            raise Malformed("file must be non-empty")
        if len(document.content) > world.limits.file_bytes:
            raise ApiError(413, "Request Entity Too Large")
        file = world.store(document)
    else:
        file = _stored(world, document)
    body = {**file.to_json(), "file_name": file.name, "mime_type": file.mime}
    return {"document": body, **caption_content(world, p)}


def _send(world: World, p: Json, content: Json, permission: str, what: str, *, show: bool = True) -> Message:
    markup = check_markup(p.get("reply_markup"), world.limits)
    chat = reach(world, p["chat_id"])
    require_sending(world, chat, permission, what)
    thread = thread_for(world, chat, p.get("message_thread_id"))
    reply_to = _reply(chat, p.get("reply_parameters"))
    world.count(chat)
    message = world.post(
        chat, world.bot, content, deliver=False, thread=thread, is_topic=thread is not None, reply_to=reply_to
    )
    message.markup = markup
    message.force_reply = "force_reply" in p.get("reply_markup", {})
    message.protected = p.get("protect_content", False)
    if show:
        world.deliver(message)
    return message


def _reply(chat: Chat, parameters: Json | None) -> Message | None:
    if parameters is None:
        return None
    message = chat.messages.get(parameters["message_id"])
    if message is None and not parameters.get("allow_sending_without_reply"):
        raise bad_request("message to be replied not found")
    return message


def _formatted(world: World, text: str, parse_mode: str | None, entities: list[Json] | None) -> tuple[str, list[Json]]:
    """By explicit entities where there are some, else by the parse mode."""
    if entities is None:
        return format_text(text, parse_mode, world.known)
    if any(entity["offset"] < 0 or entity["offset"] + entity["length"] > utf16(text) for entity in entities):
        raise Malformed("can't parse entities: an entity lies outside of the text")
    return text, with_found(text, entities)


def _poll(world: World, p: Json) -> Poll:
    limits = world.limits
    question, _ = format_text(p["question"], p.get("question_parse_mode"), world.known)
    options = [format_text(option["text"], option.get("text_parse_mode"), world.known)[0] for option in p["options"]]
    correct = p.get("correct_option_ids", [p["correct_option_id"]] if "correct_option_id" in p else [])
    extras: Json = {name: p[name] for name in ("open_period", "close_date") if name in p}
    if "explanation" in p:
        extras["explanation"], entities = format_text(p["explanation"], p.get("explanation_parse_mode"), world.known)
        if entities:
            extras["explanation_entities"] = entities
    kind = p.get("type", "regular")
    refused: list[tuple[Any, str]] = [
        (not question, "poll question must be non-empty"),
        (utf16(question) > limits.poll_question, f"poll question length must not exceed {limits.poll_question}"),
        (not options, "poll must have at least 1 option"),
        (len(options) > limits.poll_options, f"poll can't have more than {limits.poll_options} options"),
        (not all(options), "poll options must be non-empty"),
        (
            any(utf16(option) > limits.poll_option for option in options),
            f"poll options length must not exceed {limits.poll_option}",
        ),
        (len(set(options)) < len(options), "poll options must be different"),
        (kind not in ("regular", "quiz"), "unsupported poll type specified"),
        (kind == "quiz" and not correct, "quiz must have at least one correct option"),
        (any(not 0 <= index < len(options) for index in correct), "wrong correct option ID specified"),
        (sorted(set(correct)) != list(correct), "wrong correct option ID specified"),
        (kind != "quiz" and correct, "only quizzes may have a correct option"),
        (
            utf16(extras.get("explanation", "")) > limits.poll_explanation
            or extras.get("explanation", "").count("\n") > 2,
            "quiz explanation is too long",
        ),
        ("open_period" in p and not 5 <= p["open_period"] <= 2_628_000, "open_period is out of range"),
        ("open_period" in p and "close_date" in p, "open_period can't be used together with close_date"),
    ]
    for wrong, description in refused:
        if wrong:
            raise Malformed(description)
    closes_at = None
    if "open_period" in p:
        closes_at = world.clock.now() + timedelta(seconds=p["open_period"])
    elif "close_date" in p:
        now = world.clock.now()
        closes_at = now + timedelta(seconds=p["close_date"] - now.timestamp())
    return Poll(
        id=str(5_000_000_000_000_000_000 + world.serial("poll")),
        question=question,
        options=options,
        anonymous=p.get("is_anonymous", True),
        kind=kind,
        several=p.get("allows_multiple_answers", False),
        correct=correct,
        extras=extras,
        closes_at=closes_at,
        closed=p.get("is_closed", False),
    )


def _stored(world: World, file_id: str) -> Any:
    file = world.files.get(file_id)
    if file is None:
        raise Malformed("wrong file identifier/HTTP URL specified")
    return file


def image_type(content: bytes) -> str | None:
    """The media type of an image that Telegram takes; None for what is no image."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        return "image/png"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return next((kind for mark, kind in _MARKS.items() if content.startswith(mark)), None)


def _size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG; a token size for the other images; None for what is no image."""
    kind = image_type(content)
    if kind == "image/png":
        return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    return None if kind is None else (1280, 720)
