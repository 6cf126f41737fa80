"""Texts of Telegram's kind of HTML, as far as delivery counts and strips them. Pure."""

import html
import re

_TAG = re.compile(r"<[^>]*>")
_OPENING = re.compile(r"<[a-z]", re.IGNORECASE)


def plain(text: str) -> str:
    """The text as a reader sees it, without any mark-up."""
    return html.unescape(_TAG.sub("", text))


def length(text: str) -> int:
    """How long Telegram finds it: UTF-16 units of what a reader sees."""
    return len(plain(text).encode("utf-16-le")) // 2


def entities(text: str) -> int:
    """How many pieces of it are formatted or linked."""
    return len(_OPENING.findall(text))


def without_markup(text: str) -> str:
    """The same words with nothing in them that a parser of HTML could stumble over."""
    return html.escape(plain(text), quote=False)
