"""/tabellone: the board again, as a picture or in words. Knows no game by name."""

from bot.narration import boards
from bot.narration.boards import BOARD, board_of
from bot.narration.facts import Voice
from bot.sessions.commands import AskBoard
from bot.sessions.faults import Refusal, guarded
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt, Toast
from bot.sessions.reception import seen_in_private
from bot.sessions.session import Session
from bot.sessions.shown import shown_texts
from bot.sessions.tables import tables_of
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem, Status


def ask_board(turn: Turn, command: AskBoard) -> Receipt:
    """Show the board where it was asked for. In the group the new picture is the one that is kept true from now on."""
    session = _table(turn, command)
    if session.status is not Status.RUNNING:
        raise Refusal("service-no-board-yet")
    if session.spec.board is None:
        raise Refusal("service-no-board")
    if not turn.may_answer(command.where.chat_id):
        return ASKED_ENOUGH
    with guarded(session.id, {"kind": "board"}):
        _show(turn, session, command)
    return Accepted(session_id=session.id, toast=Toast(key="service-noted"))


def _table(turn: Turn, command: AskBoard) -> Session:
    if command.where.kind != "private":
        session = turn.here(command.where)
        if session is None:
            raise Refusal("service-no-game-here")
        return session
    seen_in_private(turn, command)
    mine = tables_of(turn, command.who.user_id)
    with_board = [session for session in mine if session.spec.board is not None]
    if not mine:
        raise Refusal("service-in-no-game")
    return (with_board or mine)[0]


def _show(turn: Turn, session: Session, command: AskBoard) -> None:
    table = turn.table(session, shown_texts(session))
    board = board_of(table)
    if board is None:
        raise Refusal("service-no-board-yet")
    voice = Voice(turn.kit.bundles, table, turn.chat_locale(command.where))
    if command.in_words:
        turn.enqueue([turn.markup(command, boards.in_words(voice, board))])
        return
    if command.where.kind == "private":
        seen, chat = boards.shown(voice, board), command.where.chat_id
        turn.enqueue([OutboxItem(chat_id=chat, session_id=session.id, rank=0, act=Act.PICTURE, payload=seen)])
        return
    # The picture above is left as it is: a new one takes over its place.
    for slot in turn.uow.slots_in(session.id, table.chat_id):
        if slot.slot == f"{BOARD}{board.page}" and slot.message_id is not None:
            turn.uow.rename_slot(slot, f"{slot.slot}.{slot.message_id}")
    turn.enqueue([boards.picture(voice, table, board)])
