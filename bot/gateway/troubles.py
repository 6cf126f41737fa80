"""Telegram's errors as a table: what each means for an item that was to be sent.

Knows the library's error classes and the server's descriptions; knows no sessions and no database. The first row
whose class and words fit decides, so the rows go from the most specific class down: in this library a `BadRequest`
is a `NetworkError`, and read in the wrong order every refusal would look like a bad line.
"""

import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from typing import Any

from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    EndPointNotFound,
    Forbidden,
    InvalidToken,
    NetworkError,
    PassportDecryptionError,
    RetryAfter,
    TelegramError,
    TimedOut,
)
from telegram.warnings import PTBDeprecationWarning

from bot.delivery.verdicts import Barred, Broken, Gone, Later, Moved, Sent, Verdict


class Remedy(Enum):
    """What to try at once, and once only, before a verdict."""

    ANEW = "anew"
    """The message to edit is gone or closed to edits: send another."""
    NO_TOPIC = "no topic"
    """The topic is gone: the group itself is still there."""
    OTHER_KIND = "other kind"
    """The message to edit is a picture and the new one is a text, or the reverse: take its keyboard off, send another."""
    AS_TEXT = "as text"
    """No pictures here, or not this one: the text says the same."""
    UPLOAD = "upload"
    """The server no longer knows a picture by the name that it gave it: send the picture itself."""


Reading = Callable[[Any], Verdict | Remedy]
"""Takes an error of its row's class."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: an error class, the words of its description (None: any), what follows."""

    error: type[TelegramError]
    words: re.Pattern[str] | None
    reading: Reading


def seconds_of(error: RetryAfter) -> float:
    """The wait that the server demanded, in seconds, whichever type the library uses for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", PTBDeprecationWarning)
        demanded = error.retry_after
    return demanded.total_seconds() if isinstance(demanded, timedelta) else float(demanded)


def _flood(error: RetryAfter) -> Verdict:
    return Later(why="flood", seconds=seconds_of(error), flood=True)


def _moved(error: ChatMigrated) -> Verdict:
    return Moved(chat_id=error.new_chat_id)


def _gone(error: TelegramError) -> Verdict:
    return Gone(why=error.message)


def _barred(error: TelegramError) -> Verdict:
    return Barred(why=error.message)


def _later(error: TelegramError) -> Verdict:
    return Later(why=f"{type(error).__name__}: {error.message}")


def _broken(error: TelegramError) -> Verdict:
    return Broken(why=error.message)


def _remedy(remedy: Remedy) -> Reading:
    return lambda error: remedy


def _words(*parts: str) -> re.Pattern[str]:
    return re.compile("|".join(parts), re.IGNORECASE)


_MAY_NOT_WRITE = _words(
    "not enough rights",
    "have no rights? to send",
    "CHAT_RESTRICTED",
    "CHAT_WRITE_FORBIDDEN",
    "CHAT_SEND_[A-Z]+_FORBIDDEN",
    "CHAT_ADMIN_REQUIRED",
    "USER_RESTRICTED",
    "TOPIC_CLOSED",
    "need administrator rights",
    "CHAT_GUEST_SEND_FORBIDDEN",
)
_NO_PICTURES = _words(
    "rights to send photos", "CHAT_SEND_(PHOTOS|MEDIA)_FORBIDDEN", "IMAGE_PROCESS_FAILED", "PHOTO_[A-Z_]+"
)
_UNKNOWN_FILE = _words(
    "wrong (remote )?file[ _]id", "FILE_REFERENCE_[A-Z]+", "FILE_ID_INVALID", "can't use file of type"
)
_NOBODY_THERE = _words(
    "chat not found",
    "user not found",
    "PEER_ID_INVALID",
    "USER_IS_BLOCKED",
    "INPUT_USER_DEACTIVATED",
    "user is deactivated",
    "group chat was deleted",
    "chat was deleted",
    "group chat was deactivated",
    "CHANNEL_PRIVATE",
    "bot was kicked",
    "bot was blocked",
    "bot is not a member",
    "can't initiate conversation",
)

TABLE: tuple[Row, ...] = (
    Row(RetryAfter, None, _flood),
    Row(ChatMigrated, None, _moved),
    Row(Forbidden, _NO_PICTURES, _remedy(Remedy.AS_TEXT)),
    Row(Forbidden, _MAY_NOT_WRITE, _barred),
    Row(Forbidden, None, _gone),
    Row(BadRequest, _words("message is not modified", "MESSAGE_NOT_MODIFIED"), lambda error: Sent()),
    Row(
        BadRequest,
        _words(
            "message to edit not found",
            "message can't be edited",
            "MESSAGE_ID_INVALID",
            "MESSAGE_EDIT_TIME_EXPIRED",
            "message to be edited not found",
        ),
        _remedy(Remedy.ANEW),
    ),
    Row(BadRequest, _words("there is no (text|media|caption) in the message to edit"), _remedy(Remedy.OTHER_KIND)),
    Row(BadRequest, _words("message thread not found", "TOPIC_DELETED", "TOPIC_ID_INVALID"), _remedy(Remedy.NO_TOPIC)),
    Row(BadRequest, _UNKNOWN_FILE, _remedy(Remedy.UPLOAD)),
    Row(BadRequest, _NO_PICTURES, _remedy(Remedy.AS_TEXT)),
    Row(BadRequest, _MAY_NOT_WRITE, _barred),
    Row(BadRequest, _NOBODY_THERE, _gone),
    # The new id is known once the group's service message or an error with parameters tells it.
    Row(BadRequest, _words("upgraded to a supergroup"), _later),
    Row(BadRequest, None, _broken),
    Row(TimedOut, None, _later),
    # Too big a body is ours to mend; waiting would not make it smaller.
    Row(NetworkError, _words("request entity too large", r"\b413\b"), _broken),
    Row(NetworkError, None, _later),
    # A token that is refused, a second poller, a body that is no JSON: nothing of it is the item's fault.
    Row(InvalidToken, None, _later),
    Row(Conflict, None, _later),
    Row(EndPointNotFound, None, _broken),
    Row(PassportDecryptionError, None, _broken),
    Row(TelegramError, None, _later),
)


def read_trouble(error: TelegramError) -> Verdict | Remedy:
    """What this error means: a verdict, or one thing to try first."""
    for row in TABLE:
        if isinstance(error, row.error) and (row.words is None or row.words.search(error.message)):
            return row.reading(error)
    raise AssertionError("the table ends with the base class")
