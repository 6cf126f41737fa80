"""Where a practice game is put away when its person sits down among people: one game at a time."""

from bot.sessions.commands import Where
from bot.sessions.ending import close
from bot.sessions.turn import Turn


def put_away(turn: Turn, user_id: int) -> None:
    """Close the practice game that stands in this person's private chat, if there is one."""
    there = turn.here(Where(chat_id=user_id))
    if there is not None and there.notes.practice.on:
        close(turn, there, "stopped", "practice-put-away-for-table")
