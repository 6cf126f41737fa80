"""Messages that are shown once more further down: the old one says so in a line, and has no button any more. Knows no game."""

from collections.abc import Iterable

from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem, SlotRecord

PAST = "past."
"""Slots of messages that stand further up: known, so that they can still be written over, and never kept true again."""


def set_aside(turn: Turn, session: Session, slots: Iterable[SlotRecord], text: str) -> list[OutboxItem]:
    """Let whatever is shown in these slots next be a new message; what the old ones, as far as they have arrived, say instead.

    Queue the items after the new messages. What has not left yet is simply overtaken by what is queued next for its slot.
    """
    items = []
    for slot in slots:
        if slot.message_id is None:
            continue
        name = f"{PAST}{slot.message_id}"
        turn.uow.rename_slot(slot, name)
        items.append(
            OutboxItem(
                chat_id=slot.chat_id, session_id=session.id, rank=0, slot=name, act=Act.SHOW, payload={"text": text}
            )
        )
    return items
