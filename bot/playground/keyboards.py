"""What Telegram refuses in a keyboard. Knows the JSON of a reply markup and nothing of where it is shown."""

import json
import re

from bot.playground.errors import Json, Malformed
from bot.playground.limits import Limits

_ACTIONS = (
    "callback_data", "url", "web_app", "switch_inline_query", "switch_inline_query_current_chat", "copy_text",
)  # fmt: skip
_URL = re.compile(r"(?:https?|tg)://[^\s]+")
_DEEP = re.compile(r"https?://t\.me/\w+\?(?:start|startgroup)=([^&#]*)")
_START = re.compile(r"[A-Za-z0-9_-]{1,64}")


def check_markup(markup: Json | None, limits: Limits) -> Json | None:
    """The inline keyboard to keep, or None where there is none. Raises Malformed."""
    if markup is None or "inline_keyboard" not in markup:
        return None
    rows: list[list[Json]] = [row for row in markup["inline_keyboard"] if row]
    if sum(len(row) for row in rows) > limits.buttons or any(len(row) > limits.buttons_a_row for row in rows):
        raise Malformed("reply markup is too long")
    for row in rows:
        for button in row:
            _check_button(button, limits)
    if len(json.dumps(rows, ensure_ascii=False).encode()) > limits.markup_bytes:
        raise Malformed("reply markup is too long")
    return {"inline_keyboard": rows} if rows else None


def check_link(url: str) -> None:
    """What a deep link hands to the bot is up to 64 of `A-Z a-z 0-9 _ -`. Raises Malformed, where apps would hand over nothing."""
    found = _DEEP.fullmatch(url)
    if found is not None:
        check_start(found[1])


def check_start(parameter: str) -> None:
    """The same of a start parameter by itself."""
    if not _START.fullmatch(parameter):
        raise Malformed("START_PARAM_INVALID")


def _check_button(button: Json, limits: Limits) -> None:
    if not button["text"].strip():
        raise Malformed("inline keyboard button text must be non-empty")
    actions = [action for action in _ACTIONS if action in button]
    if not actions:
        raise Malformed("Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise Malformed("can't parse inline keyboard button: exactly one action must be specified")
    data = button.get("callback_data")
    if data is not None and not 1 <= len(data.encode()) <= limits.callback_data:
        raise Malformed("BUTTON_DATA_INVALID")
    url = button.get("url")
    if url is not None and not _URL.fullmatch(url):
        raise Malformed(f"inline keyboard button URL '{url}' is invalid: Wrong HTTP URL")
    check_link(url or "")
