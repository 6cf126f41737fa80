"""The parameters that the server accepts, as tables, and the reading of a call's parameters by them.

A parameter is written `name:Type`, `name*:Type` where it is required. What the Bot API has and these tables lack is
refused like what it never had: nothing is accepted that would then be ignored. The tests compare the tables with the
published description of the API.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from bot.playground.errors import Json, Malformed
from bot.playground.model import Upload

_TO = "chat_id*:Integer|String message_thread_id:Integer "
_HOW = (
    " disable_notification:Boolean protect_content:Boolean reply_parameters:ReplyParameters"
    " reply_markup:InlineKeyboardMarkup|ReplyKeyboardMarkup|ReplyKeyboardRemove|ForceReply"
)
_CAPTION = " caption:String parse_mode:String caption_entities:Array of MessageEntity"
_EDIT = "chat_id:Integer|String message_id:Integer inline_message_id:String "
_EDITED = " reply_markup:InlineKeyboardMarkup"
_SCOPE = "scope:BotCommandScope language_code:String"

METHODS: Mapping[str, str] = {
    "getMe": "",
    "getUpdates": "offset:Integer limit:Integer timeout:Integer allowed_updates:Array of String",
    "setWebhook": "url*:String ip_address:String max_connections:Integer allowed_updates:Array of String"
    " drop_pending_updates:Boolean secret_token:String",
    "deleteWebhook": "drop_pending_updates:Boolean",
    "getWebhookInfo": "",
    "sendMessage": _TO + "text*:String parse_mode:String entities:Array of MessageEntity"
    " link_preview_options:LinkPreviewOptions" + _HOW,
    "sendPhoto": _TO + "photo*:InputFile|String show_caption_above_media:Boolean has_spoiler:Boolean" + _CAPTION + _HOW,
    "sendDocument": _TO + "document*:InputFile|String disable_content_type_detection:Boolean" + _CAPTION + _HOW,
    "sendDice": _TO + "emoji:String" + _HOW,
    "sendPoll": _TO + "question*:String question_parse_mode:String options*:Array of InputPollOption"
    " is_anonymous:Boolean type:String allows_multiple_answers:Boolean correct_option_ids:Array of Integer"
    " correct_option_id:Integer explanation:String explanation_parse_mode:String open_period:Integer"
    " close_date:Integer is_closed:Boolean" + _HOW,
    "stopPoll": "chat_id*:Integer|String message_id*:Integer" + _EDITED,
    "editMessageText": _EDIT + "text:String parse_mode:String entities:Array of MessageEntity"
    " link_preview_options:LinkPreviewOptions" + _EDITED,
    "editMessageCaption": _EDIT + _CAPTION.strip() + " show_caption_above_media:Boolean" + _EDITED,
    "editMessageMedia": _EDIT + "media*:InputMedia" + _EDITED,
    "editMessageReplyMarkup": _EDIT + _EDITED.strip(),
    "deleteMessage": "chat_id*:Integer|String message_id*:Integer",
    "deleteMessages": "chat_id*:Integer|String message_ids*:Array of Integer",
    "answerCallbackQuery": "callback_query_id*:String text:String show_alert:Boolean url:String cache_time:Integer",
    "answerInlineQuery": "inline_query_id*:String results*:Array of InlineQueryResult cache_time:Integer"
    " is_personal:Boolean next_offset:String button:InlineQueryResultsButton",
    "getChat": "chat_id*:Integer|String",
    "getChatMember": "chat_id*:Integer|String user_id*:Integer",
    "getChatAdministrators": "chat_id*:Integer|String",
    "getChatMemberCount": "chat_id*:Integer|String",
    "restrictChatMember": "chat_id*:Integer|String user_id*:Integer permissions*:ChatPermissions"
    " use_independent_chat_permissions:Boolean until_date:Integer",
    "pinChatMessage": "chat_id*:Integer|String message_id*:Integer disable_notification:Boolean",
    "unpinChatMessage": "chat_id*:Integer|String message_id:Integer",
    "leaveChat": "chat_id*:Integer|String",
    "sendChatAction": _TO + "action*:String",
    "setMessageReaction": "chat_id*:Integer|String message_id*:Integer reaction:Array of ReactionType is_big:Boolean",
    "getFile": "file_id*:String",
    "setMyCommands": "commands*:Array of BotCommand " + _SCOPE,
    "getMyCommands": _SCOPE,
    "deleteMyCommands": _SCOPE,
    "setMyName": "name:String language_code:String",
    "setMyDescription": "description:String language_code:String",
    "setMyShortDescription": "short_description:String language_code:String",
}

# Names that the published description no longer has and that the library still sends.
LEGACY = frozenset({("sendPoll", "correct_option_id")})

TYPES: Mapping[str, str] = {
    "MessageEntity": "type*:String offset*:Integer length*:Integer url:String user:User language:String"
    " custom_emoji_id:String",
    "User": "id*:Integer is_bot*:Boolean first_name*:String last_name:String username:String language_code:String",
    "LinkPreviewOptions": "is_disabled:Boolean url:String prefer_small_media:Boolean prefer_large_media:Boolean"
    " show_above_text:Boolean",
    "ReplyParameters": "message_id*:Integer allow_sending_without_reply:Boolean",
    "InlineKeyboardMarkup": "inline_keyboard*:Array of Array of InlineKeyboardButton",
    "InlineKeyboardButton": "text*:String url:String callback_data:String web_app:WebAppInfo"
    " switch_inline_query:String switch_inline_query_current_chat:String copy_text:CopyTextButton style:String",
    "CopyTextButton": "text*:String",
    "WebAppInfo": "url*:String",
    "ReplyKeyboardMarkup": "keyboard*:Array of Array of KeyboardButton is_persistent:Boolean resize_keyboard:Boolean"
    " one_time_keyboard:Boolean input_field_placeholder:String selective:Boolean",
    "KeyboardButton": "text*:String",
    "ReplyKeyboardRemove": "remove_keyboard*:Boolean selective:Boolean",
    "ForceReply": "force_reply*:Boolean input_field_placeholder:String selective:Boolean",
    "InputPollOption": "text*:String text_parse_mode:String",
    "InputMediaPhoto": "type*:String media*:String show_caption_above_media:Boolean has_spoiler:Boolean" + _CAPTION,
    "InputMediaDocument": "type*:String media*:String disable_content_type_detection:Boolean" + _CAPTION,
    "ChatPermissions": "can_send_messages:Boolean can_send_audios:Boolean can_send_documents:Boolean"
    " can_send_photos:Boolean can_send_videos:Boolean can_send_video_notes:Boolean can_send_voice_notes:Boolean"
    " can_send_polls:Boolean can_send_other_messages:Boolean can_add_web_page_previews:Boolean"
    " can_react_to_messages:Boolean can_edit_tag:Boolean can_change_info:Boolean can_invite_users:Boolean"
    " can_pin_messages:Boolean can_manage_topics:Boolean",
    "BotCommand": "command*:String description*:String",
    "BotCommandScopeDefault": "type*:String",
    "BotCommandScopeAllPrivateChats": "type*:String",
    "BotCommandScopeAllGroupChats": "type*:String",
    "BotCommandScopeAllChatAdministrators": "type*:String",
    "BotCommandScopeChat": "type*:String chat_id*:Integer|String",
    "BotCommandScopeChatAdministrators": "type*:String chat_id*:Integer|String",
    "BotCommandScopeChatMember": "type*:String chat_id*:Integer|String user_id*:Integer",
    "ReactionTypeEmoji": "type*:String emoji*:String",
    "InlineQueryResultArticle": "type*:String id*:String title*:String input_message_content*:InputTextMessageContent"
    " reply_markup:InlineKeyboardMarkup url:String description:String",
    "InputTextMessageContent": "message_text*:String parse_mode:String entities:Array of MessageEntity"
    " link_preview_options:LinkPreviewOptions",
    "InlineQueryResultsButton": "text*:String start_parameter:String",
}

# Types of the description that are one of several, by the value of their field `type`.
UNIONS: Mapping[str, Mapping[str, str]] = {
    "InputMedia": {"photo": "InputMediaPhoto", "document": "InputMediaDocument"},
    "ReactionType": {"emoji": "ReactionTypeEmoji"},
    "InlineQueryResult": {"article": "InlineQueryResultArticle"},
    "BotCommandScope": {
        "default": "BotCommandScopeDefault",
        "all_private_chats": "BotCommandScopeAllPrivateChats",
        "all_group_chats": "BotCommandScopeAllGroupChats",
        "all_chat_administrators": "BotCommandScopeAllChatAdministrators",
        "chat": "BotCommandScopeChat",
        "chat_administrators": "BotCommandScopeChatAdministrators",
        "chat_member": "BotCommandScopeChatMember",
    },
}

Reader = Callable[[Any, str], Any]


def read_params(method: str, raw: Mapping[str, Any], files: Mapping[str, Upload]) -> Json:
    """The call's parameters, each of its declared type, files in their places; absent ones are absent.

    Raises Malformed.
    """
    readers, required = _METHODS[method]
    params: Json = {}
    for name, value in raw.items():
        reader = readers.get(name)
        if reader is None:
            raise Malformed(f'unknown parameter "{name}" of method {method}')
        params[name] = _attached(reader(value, name), files)
    for name, file in files.items():
        if name in readers:
            params[name] = file
    for name in required:
        if name not in params:
            raise Malformed(_MISSING.get(name, f'parameter "{name}" is required'))
    return params


def _attached(value: Any, files: Mapping[str, Upload]) -> Any:
    """The upload that `attach://name` stands for, at the top or as the `media` of an object."""
    if not files:
        return value
    if isinstance(value, str):
        return files.get(value.removeprefix("attach://"), value) if value.startswith("attach://") else value
    if isinstance(value, dict) and "media" in value:
        return {**value, "media": _attached(value["media"], files)}
    return value


_MISSING = {"chat_id": "chat_id is empty", "text": "message text is empty"}


def fields(spec: str) -> dict[str, tuple[str, bool]]:
    """A table line as name -> (type, required)."""
    table: dict[str, tuple[str, bool]] = {}
    for word in spec.replace("Array of ", "Array_of_").split():
        name, kind = word.split(":")
        table[name.rstrip("*")] = (kind.replace("Array_of_", "Array of "), name.endswith("*"))
    return table


def _integer(value: Any, name: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lstrip("-").isdigit():
        return int(value)
    raise Malformed(f'field "{name}" must be of type Integer')


def _string(value: Any, name: str) -> str:
    if isinstance(value, str):
        return value
    raise Malformed(f'field "{name}" must be of type String')


def _boolean(value: Any, name: str) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in ("true", "false", "1", "0"):
        return value.lower() in ("true", "1")
    raise Malformed(f'field "{name}" must be of type Boolean')


def _chat(value: Any, name: str) -> int | str:
    if isinstance(value, str) and value.startswith("@"):
        return value
    return _integer(value, name)


def _file(value: Any, name: str) -> str:
    return _string(value, name)


def _structure(value: Any, name: str) -> Any:
    """Arrays and objects may come as JSON text, as they do in a form."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except ValueError as error:
        raise Malformed(f"can't parse {name}: {error}") from error


def _array(inner: Reader) -> Reader:
    def read(value: Any, name: str) -> list[Any]:
        items = _structure(value, name)
        if not isinstance(items, list | tuple):
            raise Malformed(f'field "{name}" must be an Array')
        return [inner(item, name) for item in items]

    return read


def _object(candidates: list[str]) -> Reader:
    def read(value: Any, name: str) -> Json:
        body = _structure(value, name)
        if not isinstance(body, dict):
            raise Malformed(f'field "{name}" must be of type Object')
        kind = _choose(candidates, body, name)
        readers, required = _OBJECTS[kind]
        result: Json = {}
        for key, item in body.items():
            if key not in readers:
                raise Malformed(f'unknown field "{key}" of {kind} in "{name}"')
            result[key] = readers[key](item, key)
        for key in required:
            if key not in result:
                raise Malformed(f'can\'t find field "{key}" of {kind} in "{name}"')
        return result

    return read


def _choose(candidates: list[str], body: Json, name: str) -> str:
    """Which of the candidates an object means to be: by `type`, or by the required field that only it has."""
    if len(candidates) == 1 and candidates[0] in UNIONS:
        kind = UNIONS[candidates[0]].get(str(body.get("type")))
        if kind is None:
            raise Malformed(f'unsupported type "{body.get("type")}" in "{name}"')
        return kind
    if len(candidates) == 1:
        return candidates[0]
    for candidate in candidates:
        if all(key in body for key in _OBJECTS[candidate][1]):
            return candidate
    raise Malformed(f"can't parse {name}")


_SIMPLE: Mapping[str, Reader] = {
    "Integer": _integer,
    "String": _string,
    "Boolean": _boolean,
    "Integer|String": _chat,
    "InputFile|String": _file,
}


def _reader(kind: str) -> Reader:
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    if kind.startswith("Array of "):
        return _array(_reader(kind.removeprefix("Array of ")))
    return _object(kind.split("|"))


def _compile(spec: str) -> tuple[dict[str, Reader], tuple[str, ...]]:
    table = fields(spec)
    return {name: _reader(kind) for name, (kind, _) in table.items()}, tuple(
        name for name, (_, required) in table.items() if required
    )


_OBJECTS = {name: _compile(spec) for name, spec in TYPES.items()}
_METHODS = {name: _compile(spec) for name, spec in METHODS.items()}
