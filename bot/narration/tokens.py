"""Callback data and deep links: written and read here alone. Knows no game; reading is total.

A token is never trusted: who presses comes from Telegram, what he may do from the prompts.
"""

import re
import zlib
from dataclasses import dataclass, field
from datetime import datetime
from urllib.parse import urlencode

SERVICE = "-"
"""In the session's place where a button belongs to no session."""
HALT = "halt"
"""The prompt of the buttons that raise and lower the card that stops everything."""
PRACTICE = "practice"
"""The prompt of the buttons of a practice game, and of the two questions before it."""
OPERATOR = "op"
"""The first part of the prompt of the operators' buttons."""
LOBBY = "lobby"
"""The prompt of the lobby's own buttons."""

_VERSION = "1"
_TURN = "T"
"""Before the turn: no option has a capital."""
_TOKEN = re.compile(r"1\.([a-z0-9]{1,16}|-)\.([a-z0-9_]+(?:\.[a-z0-9_]+)*)\.([a-zA-Z0-9_-]{1,24})")
_LONGEST = 64
_LINK = re.compile(r"(seat|desk)_([a-z0-9]{1,16})_([a-z0-9]{8,20})")
_CALL = re.compile(r"call_([1-9][0-9]{0,16})")
_SETTINGS = re.compile(r"set_(0|[1-9][0-9]{0,16})")
_USUAL = re.compile(r"0([a-z0-9]{2})([a-z0-9]{12})")
_JOIN = re.compile(r"join_([a-z0-9]{1,16})")


@dataclass(frozen=True, slots=True)
class Token:
    """What a button says: an answer to a prompt of a session."""

    session_id: str
    prompt: str
    option: str


def encode(session_id: str, prompt: str, option: str) -> str:
    """The callback data "1.<session>.<prompt>.<option>". Raises ValueError if it could not be read back."""
    data = f"{_VERSION}.{session_id}.{prompt}.{option}"
    if decode(data) != Token(session_id, prompt, option):
        raise ValueError(f"no callback data can say {prompt!r}, {option!r}")
    return data


def decode(data: str | None) -> Token | None:
    """The token in this callback data; None for whatever we never wrote."""
    if data is None or len(data) > _LONGEST:
        return None
    found = _TOKEN.fullmatch(data)
    return None if found is None else Token(*found.groups())


def in_turn(option: str, turn: str) -> str:
    """The option of a button that is good for one screen only (`Prompt.turn`); without a turn, the option itself."""
    return f"{option}{_TURN}{turn}" if turn else option


def read_turn(pick: str) -> tuple[str, str]:
    """(option, turn) of such a button; the turn is empty where none was written."""
    option, _, turn = pick.partition(_TURN)
    return option, turn


def time_turn(when: datetime) -> str:
    """A turn that stands for a moment, to the second."""
    return _base36(int(when.timestamp()))


def choice_key(value: object) -> str:
    """How a choice of an option is named, in its button and in its message: at most 16 bytes of [a-z0-9_-]."""
    if value is None:
        return "none"
    if value == ():
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def join_payload(session_id: str) -> str:
    """The start parameter with which a person comes to take a seat."""
    return f"join_{session_id}"


def read_join(payload: str) -> str | None:
    """The session that a start parameter asks to join; None for any other text."""
    found = _JOIN.fullmatch(payload)
    return None if found is None else found[1]


SEAT, DESK = "seat", "desk"
"""What a link with a key is for: to take a card at a narrator's desk, to take that desk over."""


@dataclass(frozen=True, slots=True)
class Link:
    """What a start parameter with a key asks for."""

    kind: str
    session_id: str
    key: str = field(repr=False)


def link_payload(link: Link) -> str:
    """The start parameter of such a link. Raises ValueError if it could not be read back."""
    payload = f"{link.kind}_{link.session_id}_{link.key}"
    if read_link(payload) != link:
        raise ValueError(f"no link can lead to {link.session_id!r}")
    return payload


def read_link(payload: str) -> Link | None:
    """The link with a key that a start parameter comes from; None for any other text."""
    found = _LINK.fullmatch(payload)
    return None if found is None else Link(*found.groups())


def call_payload(chat_id: int) -> str:
    """The start parameter with which a person asks to be told of a group's tables."""
    return f"call_{-chat_id}"


def read_call(payload: str) -> int | None:
    """The group that such a start parameter names; None for any other text."""
    found = _CALL.fullmatch(payload)
    return None if found is None else -int(found[1])


def settings_payload(chat_id: int) -> str:
    """The start parameter with which an administrator comes to a group's settings; 0 is one's own."""
    return f"set_{-chat_id}"


def read_settings(payload: str) -> int | None:
    """The group that such a start parameter names; None for any other text."""
    found = _SETTINGS.fullmatch(payload)
    return None if found is None else -int(found[1])


def game_code(game: str) -> str:
    """Two characters that stand for a game where its key has no room."""
    return _base36(zlib.crc32(game.encode()) % 36**2).rjust(2, "0")


def usual_id(chat_id: int, game: str) -> str:
    """In a session's place: a group's usual options of a game. No session has such an id: it is longer than theirs."""
    return f"0{game_code(game)}{_base36(-chat_id).rjust(12, '0')}"


def read_usual(session_id: str) -> tuple[int, str] | None:
    """(group, the game's two characters) of such an id; None for any other."""
    found = _USUAL.fullmatch(session_id)
    return None if found is None else (-int(found[2], 36), found[1])


def _base36(number: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    found = ""
    while number:
        number, rest = divmod(number, 36)
        found = digits[rest] + found
    return found


def look_payload(game: str, page: str) -> str:
    """The start parameter with which a person comes to a page of roles or rules."""
    return f"look-{game}-{page}"


def read_look(payload: str) -> tuple[str, str] | None:
    """(game, page) of such a start parameter; None for any other text."""
    kind, _, rest = payload.partition("-")
    game, _, page = rest.partition("-")
    return (game, page) if kind == "look" and game and page else None


def deep_link(username: str, payload: str) -> str:
    """An address that opens the bot's private chat and hands it the payload."""
    return f"https://t.me/{username}?start={payload}"


def share_link(address: str, words: str) -> str:
    """An address at which the app asks to whom these words and that address are to be sent."""
    return f"https://t.me/share/url?{urlencode({'url': address, 'text': words})}"
