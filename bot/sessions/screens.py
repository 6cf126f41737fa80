"""A desk's screen brought to the end of its chat. Knows no game by name."""

from bot.narration.reconcile import WHISPERED
from bot.sessions import deskpages
from bot.sessions.past import set_aside
from bot.sessions.session import Session
from bot.sessions.steps import repair
from bot.sessions.turn import Turn


def show_anew(turn: Turn, session: Session) -> None:
    """Show what stands on the desk as a new message; the old one says where it has gone, and nothing else any more."""
    chat = session.record.chat_id
    text = turn.kit.bundles.text(deskpages.narrators_locale(turn, session), "desk-below")
    slots = [
        slot
        for slot in turn.screen(session).values()
        if slot.chat_id == chat and slot.slot != session.notes.desk.slot and slot.slot.startswith(WHISPERED)
    ]
    items = set_aside(turn, session, slots, text)
    repair(turn, session)
    turn.enqueue(items)
