"""A desk's screen brought to the end of its chat. Knows no game by name."""

from bot.sessions import deskpages
from bot.sessions.session import Session
from bot.sessions.steps import repair
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem

_PAST = "past."
"""Slots of screens that stand further up: known, so that they can still be written over when the desk goes elsewhere."""


def show_anew(turn: Turn, session: Session) -> None:
    """Show what stands on the desk as a new message; the old one says where it has gone, and nothing else any more."""
    chat = session.record.chat_id
    text = turn.kit.bundles.text(deskpages.narrators_locale(turn, session), "desk-below")
    items = []
    for slot in turn.screen(session).values():
        if slot.chat_id != chat or slot.slot == session.notes.desk.slot or not slot.slot.startswith("prompt:"):
            continue
        if slot.message_id is None:
            continue
        name = f"{_PAST}{slot.message_id}"
        turn.uow.rename_slot(slot, name)
        items.append(
            OutboxItem(chat_id=chat, session_id=session.id, rank=0, slot=name, act=Act.SHOW, payload={"text": text})
        )
    repair(turn, session)
    turn.enqueue(items)
