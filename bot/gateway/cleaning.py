"""An update as it may be worked on: of the shape that we read, and nothing in it that a database cannot hold. Pure.

No server of today sends anything else. But the library checks no types, and one row that PostgreSQL refuses would fail
again with each repetition: what is unsound is turned away at the door, by itself.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

DEEPEST: Final = 40
"""Levels within levels; a reply to a message in a topic has eight."""
LONGEST: Final = 16_384
"""Characters of one text: four times what Telegram lets anybody write."""
_LARGEST: Final = 2**63 - 1
_UNHOLDABLE: Final = re.compile("[\ud800-\udfff]")
_REPLACEMENT: Final = "\ufffd"


class Unsound(ValueError):
    """What no update can be: of the wrong shape, too deep, or with a number that has no room in a database."""


@dataclass(frozen=True, slots=True)
class _Id:
    """A string that becomes part of a key."""

    longest: int = 64


Shape = type | _Id | Mapping[str, Any] | tuple[Any]
"""A type, an id, an object by its fields, or a list of one shape (a tuple of one)."""

_USER: Final[Mapping[str, Shape]] = {
    "id": int, "is_bot": bool, "first_name": str, "last_name": str, "username": str, "language_code": str,
}  # fmt: skip
_CHAT: Final[Mapping[str, Shape]] = {"id": int, "type": str, "title": str}
_QUOTED: Final[Mapping[str, Shape]] = {
    "message_id": int, "date": int, "chat": _CHAT, "from": _USER, "sender_chat": _CHAT, "text": str,
    "message_thread_id": int, "is_topic_message": bool,
}  # fmt: skip
_MESSAGE: Final[Mapping[str, Shape]] = {
    **_QUOTED,
    "is_automatic_forward": bool,
    "via_bot": _USER,
    "document": {"file_id": str, "file_size": int},
    "reply_to_message": _QUOTED,
    "left_chat_member": _USER,
    "new_chat_members": (_USER,),
    "migrate_to_chat_id": int,
    "migrate_from_chat_id": int,
}
_MEMBER: Final[Mapping[str, Shape]] = {"user": _USER, "status": str, "is_member": bool}
_CHANGE: Final[Mapping[str, Shape]] = {
    "chat": _CHAT, "from": _USER, "date": int, "old_chat_member": _MEMBER, "new_chat_member": _MEMBER,
}  # fmt: skip
_READ: Final[Mapping[str, Shape]] = {
    "update_id": int,
    "message": _MESSAGE,
    "callback_query": {
        "id": _Id(), "from": _USER, "message": _QUOTED, "data": str, "inline_message_id": _Id(128),
    },
    "inline_query": {"id": _Id(), "from": _USER, "query": str},
    "poll_answer": {"poll_id": _Id(), "user": _USER, "voter_chat": _CHAT, "option_ids": (int,)},
    "my_chat_member": _CHANGE,
    "chat_member": _CHANGE,
}  # fmt: skip
"""What `readers` reads of an update; whether something else may be missing is the library's to say."""


_NEVER_MISSING: Final = frozenset({"id", "chat", "old_chat_member", "new_chat_member", "status"})
"""Fields that every object has of those that may have them: the library makes nothing of a chat that is missing."""


def cleaned(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A copy without nulls, NUL, lone surrogates and endless texts. Raises Unsound."""
    update = {key: _clean(value, 1) for key, value in raw.items() if value is not None}
    _check(update, _READ)
    return update


def _clean(value: Any, depth: int) -> Any:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, int):
        if not -_LARGEST <= value <= _LARGEST:
            raise Unsound("a number beyond 64 bits")
        return value
    if not isinstance(value, dict | list):
        return value
    if depth > DEEPEST:
        raise Unsound("too deep")
    if isinstance(value, dict):
        return {key: _clean(inner, depth + 1) for key, inner in value.items() if inner is not None}
    return [_clean(inner, depth + 1) for inner in value]


def _text(text: str) -> str:
    if len(text) > LONGEST:
        text = text[:LONGEST]
    if text.isascii():
        return text.replace("\x00", "") if "\x00" in text else text
    return _UNHOLDABLE.sub(_REPLACEMENT, text).replace("\x00", "")


def _check(value: Any, shape: Shape) -> None:
    if isinstance(shape, Mapping):
        if not isinstance(value, dict):
            raise Unsound("no object where one belongs")
        if not _NEVER_MISSING & shape.keys() <= value.keys() or (shape is _MEMBER and "user" not in value):
            raise Unsound("something is missing")
        for name, inner in shape.items():
            if name in value:
                _check(value[name], inner)
    elif isinstance(shape, tuple):
        if not isinstance(value, list):
            raise Unsound("no list where one belongs")
        for one in value:
            _check(one, shape[0])
    elif isinstance(shape, _Id):
        if not isinstance(value, str) or not 0 < len(value) <= shape.longest:
            raise Unsound("no id where one belongs")
    elif not isinstance(value, shape) or (shape is int and isinstance(value, bool)):
        raise Unsound(f"no {shape.__name__} where one belongs")
