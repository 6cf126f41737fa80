"""The Bot API over the world: one table of methods, and the way of a call through token, faults, form and state.

Knows no transport: HTTP and the in-process request both come here and turn a Reply or a Loss into what their caller sees.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.playground import answers, chats, editing, profile, sending
from bot.playground.errors import ApiError, Json, Malformed
from bot.playground.faults import Loss, Raw
from bot.playground.model import Call, Upload
from bot.playground.schema import METHODS, read_params
from bot.playground.updates import Webhook
from bot.playground.world import World

Handler = Callable[[World, Json], Any]

_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
_NO_FILES: Mapping[str, Upload] = {}


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: HTTP status and body."""

    status: int
    body: bytes


def set_webhook(world: World, p: Json) -> bool:
    """`setWebhook`; an empty URL removes it."""
    url: str = p["url"]
    if url and not url.startswith("https://") and not url.startswith(("http://127.0.0.1", "http://localhost")):
        raise Malformed("bad webhook: An HTTPS URL must be provided for webhook")
    secret = p.get("secret_token")
    if secret is not None and not _SECRET.fullmatch(secret):
        raise Malformed("secret token contains unallowed characters")
    connections = p.get("max_connections", 40)
    if not 1 <= connections <= 100:
        raise Malformed("max_connections must be between 1 and 100")
    world.updates.allow(p.get("allowed_updates"))
    if p.get("drop_pending_updates"):
        world.updates.clear()
    world.updates.webhook = Webhook(url, secret, connections)
    return True


def delete_webhook(world: World, p: Json) -> bool:
    """`deleteWebhook`."""
    if p.get("drop_pending_updates"):
        world.updates.clear()
    world.updates.webhook = Webhook()
    return True


def webhook_info(world: World, _: Json) -> Json:
    """`getWebhookInfo`."""
    webhook = world.updates.webhook
    body: Json = {
        "url": webhook.url,
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates),
    }
    if webhook.url:
        body["max_connections"] = webhook.max_connections
    if webhook.last_error is not None and webhook.last_error_at is not None:
        body.update(last_error_message=webhook.last_error, last_error_date=int(webhook.last_error_at.timestamp()))
    if world.updates.allowed:
        body["allowed_updates"] = list(world.updates.allowed)
    return body


HANDLERS: Mapping[str, Handler] = {
    "getMe": profile.get_me,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": webhook_info,
    "sendMessage": sending.send_message,
    "sendPhoto": sending.send_photo,
    "sendDocument": sending.send_document,
    "sendDice": sending.send_dice,
    "sendPoll": sending.send_poll,
    "stopPoll": editing.stop_poll,
    "editMessageText": editing.edit_text,
    "editMessageCaption": editing.edit_caption,
    "editMessageMedia": editing.edit_media,
    "editMessageReplyMarkup": editing.edit_markup,
    "deleteMessage": editing.delete_message,
    "deleteMessages": editing.delete_messages,
    "answerCallbackQuery": answers.answer_press,
    "answerInlineQuery": answers.answer_inline,
    "getChat": chats.get_chat,
    "getChatMember": chats.get_member,
    "getChatAdministrators": chats.get_administrators,
    "getChatMemberCount": chats.count_members,
    "restrictChatMember": chats.restrict,
    "pinChatMessage": chats.pin,
    "unpinChatMessage": chats.unpin,
    "leaveChat": chats.leave,
    "sendChatAction": chats.chat_action,
    "setMessageReaction": chats.react,
    "getFile": profile.get_file,
    "setMyCommands": profile.set_commands,
    "getMyCommands": profile.get_commands,
    "deleteMyCommands": profile.delete_commands,
    "setMyName": profile.set_name,
    "setMyDescription": profile.set_description,
    "setMyShortDescription": profile.set_short_description,
}

# Names are matched as Telegram does, whatever their case.
_NAMES = {name.lower(): name for name in METHODS}


async def call(
    world: World, token: str, method: str, raw: Mapping[str, Any], files: Mapping[str, Upload] = _NO_FILES
) -> Reply | Loss:
    """Answer a call, or say how its answer is lost.

    The order: token (401), method (404), the weather (`World.faults`), the form of the parameters, then the state. A
    `getUpdates` that succeeds is not recorded in `World.calls`, everything else is.
    """
    if token != world.token:
        return _reply(ApiError(401, "Unauthorized"))
    name = _NAMES.get(method.lower())
    if name is None:
        world.record(Call(method, None, dict(raw), "404 Not Found", world.clock.now()), malformed=True)
        return _reply(ApiError(404, "Not Found"))
    chat_id = _chat_id(raw)
    fault = world.faults.draw(name, chat_id)
    if fault is not None:
        if fault.delay:
            await world.clock.sleep(fault.delay)
        outcome = fault.outcome
        if outcome is not None:
            if isinstance(outcome, Loss) and outcome.happens:
                await _execute(world, name, raw, files, chat_id, lost=outcome)
                return outcome
            world.record(Call(name, chat_id, dict(raw), _described(outcome), world.clock.now()))
            if isinstance(outcome, Raw):
                return Reply(outcome.status, outcome.body)
            return outcome if isinstance(outcome, Loss) else _reply(outcome)
    return await _execute(world, name, raw, files, chat_id)


async def _execute(
    world: World,
    name: str,
    raw: Mapping[str, Any],
    files: Mapping[str, Upload],
    chat_id: int | str | None,
    *,
    lost: Loss | None = None,
) -> Reply:
    world.close_due_polls()
    params: Json = dict(raw)
    try:
        params = read_params(name, raw, files)
        if name == "getUpdates":
            return _ok(await _get_updates(world, params))
        result = HANDLERS[name](world, params)
    except ApiError as error:
        answer = f"{error.code} {error.description}"
        world.record(Call(name, chat_id, params, answer, world.clock.now()), malformed=isinstance(error, Malformed))
        return _reply(error)
    answer = "ok" if lost is None else lost.value
    world.record(Call(name, chat_id, params, answer, world.clock.now(), result))
    return _ok(result)


async def _get_updates(world: World, p: Json) -> list[Json]:
    world.updates.allow(p.get("allowed_updates"))
    limit = p.get("limit", 100)
    return await world.updates.poll(p.get("offset"), min(max(limit, 1), 100), p.get("timeout", 0))


def _chat_id(raw: Mapping[str, Any]) -> int | str | None:
    value = raw.get("chat_id")
    if isinstance(value, str) and value.lstrip("-").isdigit():
        return int(value)
    return value if isinstance(value, int | str) else None


def _described(outcome: ApiError | Loss | Raw) -> str:
    match outcome:
        case ApiError():
            return f"{outcome.code} {outcome.description}"
        case Loss():
            return outcome.value
        case Raw():
            return f"{outcome.status} raw"


def _ok(result: Any) -> Reply:
    return Reply(200, json.dumps({"ok": True, "result": result}).encode())


def _reply(error: ApiError) -> Reply:
    return Reply(error.code, json.dumps(error.body()).encode())
