"""What is pinned in the group while it matters: the lobby while people come, the board while the game goes on. Knows no game.

`Speaking.enqueue` marks what is to be pinned once it is sent; here it is taken down again.
"""

from bot.narration import tokens
from bot.sessions.session import Session
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem

BOARD = "board"
"""With this the slots of a game's boards begin."""


def unpin(turn: Turn, session: Session, *, lobby: bool = True, boards: bool = True) -> None:
    """Take down what this table has pinned."""
    record = session.record
    for slot in turn.uow.slots_in(record.id, record.chat_id):
        mine = (lobby and slot.slot == tokens.LOBBY) or (boards and slot.slot.startswith(BOARD))
        if mine and slot.message_id is not None:
            payload = {"message": slot.message_id}
            turn.enqueue([OutboxItem(chat_id=record.chat_id, topic=record.topic, act=Act.UNPIN, payload=payload)])


def after_game(turn: Turn, session: Session) -> None:
    """The table has ended: nothing of it stays pinned."""
    if turn.settings(session.record.chat_id).pin:
        unpin(turn, session)


def after_lobby(turn: Turn, session: Session) -> None:
    """Nobody can sit down any more."""
    if turn.settings(session.record.chat_id).pin:
        unpin(turn, session, boards=False)
