"""Whoever sits at several tables reads in private of which group each message is. Knows no game by name."""

from collections.abc import Sequence
from dataclasses import replace

from bot.sessions.session import Session
from bot.sessions.tables import title_of
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem

LONGEST = 4_000
"""Characters of a message; one that has no room is left as it is."""


def headed(turn: Turn, session: Session, items: Sequence[OutboxItem]) -> list[OutboxItem]:
    """What a game tells, with the group's name above it where the addressee has another table: plain lines once in a row."""
    found: list[OutboxItem] = []
    several: dict[int, bool] = {}
    last: int | None = None
    for item in items:
        # Lines that go out together are read together.
        plain = item.act is Act.SAY and item.slot is None
        again = plain and last == item.chat_id
        last = item.chat_id if plain else None
        if item.chat_id not in several:
            several[item.chat_id] = _sits_elsewhere(turn, session, item.chat_id)
        found.append(_with_heading(turn, session, item) if several[item.chat_id] and not again else item)
    return found


def _sits_elsewhere(turn: Turn, session: Session, chat_id: int) -> bool:
    if chat_id < 0 or session.record.chat_id > 0:
        return False
    return len(turn.uow.live_sessions_of(chat_id)) > 1


def _with_heading(turn: Turn, session: Session, item: OutboxItem) -> OutboxItem:
    text = item.payload.get("text")
    if item.act not in (Act.SAY, Act.SHOW) or not text:
        return item
    locale = turn.locale_of(turn.uow.person(item.chat_id))
    heading = turn.kit.bundles.text(locale, "service-heading", group=title_of(turn, session, locale))
    whole = f"{heading}\n{text}"
    return item if len(whole) > LONGEST else replace(item, payload={**item.payload, "text": whole})
