"""Lines of story that wait behind each other travel as one message. Pure.

Only plain lines: no slot, keyboard, picture, reply or `opens` mark, of one session and topic, of one manner (protected,
silent). A message stays readable and within Telegram's limits: 12 lines, 3,500 characters, 90 entities.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.narration.paging import entities, seen_length
from storage.records import Act, OutboxItem

MAX_LINES = 12
MAX_CHARACTERS = 3500
MAX_ENTITIES = 90

_MANNERS = frozenset({"text", "protect", "silent"})
"""What a line may have in its payload and still be merged; more is something special."""


def join(items: Sequence[OutboxItem]) -> tuple[int, OutboxItem]:
    """How many of `items`, from the first on, go as one message, and that message. `items` is not empty."""
    first = items[0]
    if not _is_line(first):
        return 1, first
    texts = [str(first.payload["text"])]
    lines, characters, formatted = _size(texts[0])
    rank = first.rank
    for item in items[1:]:
        if not _is_line(item) or not _alike(first, item):
            break
        text = str(item.payload["text"])
        more = _size(text)
        lines, characters, formatted = lines + more[0], characters + 1 + more[1], formatted + more[2]
        if lines > MAX_LINES or characters > MAX_CHARACTERS or formatted > MAX_ENTITIES:
            break
        texts.append(text)
        rank = min(rank, item.rank)
    if len(texts) == 1:
        return 1, first
    return len(texts), replace(first, rank=rank, payload={**first.payload, "text": "\n".join(texts)})


def _is_line(item: OutboxItem) -> bool:
    return (
        item.act is Act.SAY
        and item.slot is None
        and not item.opens
        and bool(item.payload.get("text"))
        and all(name in _MANNERS or not value for name, value in item.payload.items())
    )


def _alike(one: OutboxItem, other: OutboxItem) -> bool:
    return (
        one.session_id == other.session_id
        and one.topic == other.topic
        and _manner(one.payload) == _manner(other.payload)
    )


def _manner(payload: Mapping[str, Any]) -> tuple[bool, bool]:
    return bool(payload.get("protect")), bool(payload.get("silent"))


def _size(text: str) -> tuple[int, int, int]:
    return text.count("\n") + 1, seen_length(text), entities(text)
