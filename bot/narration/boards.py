"""The board of a game that has one: a picture in the group, new now and then, kept true in between; or the same in words.

Knows no game. The picture travels as data; where it cannot be drawn the words go out instead.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.narration import paging
from bot.narration.facts import Voice
from bot.narration.table import Screen, Table
from bot.pictures.drawing import Json, Order, payload
from games.core.board import Board
from games.core.game import Line
from storage.records import Act, OutboxItem

BOARD = "board:"
"""Slots `board:<page>` in the group."""


def board_of(table: Table) -> Board | None:
    """The table's board, if its game has one and there is something to see."""
    if table.state is None or table.spec.board is None:
        return None
    return table.spec.board(table.state)


def lines_of(board: Board) -> Iterator[Line]:
    """Every line that the board says anywhere."""
    yield board.caption
    yield from board.lines
    yield from _within(board.data)


def _within(value: Any) -> Iterator[Line]:
    if isinstance(value, Line):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _within(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _within(part)


def items(voice: Voice, table: Table, screen: Screen, *, delay: float) -> list[OutboxItem]:
    """What brings the group's picture up to date: a new one for a new page, an edit for a new state, or nothing."""
    board = board_of(table)
    if board is None:
        return []
    slot = screen.get((table.chat_id, f"{BOARD}{board.page}"))
    if slot is not None and slot.fingerprint == _fingerprint(board, voice, table):
        return []
    edit = slot is not None and slot.message_id is not None
    return [picture(voice, table, board, rank=2 if edit else 1, delay=delay if edit else 0.0)]


def fresh(given: list[OutboxItem]) -> bool:
    """Whether these bring a new message, not an edit."""
    return any(item.rank != 2 for item in given)


def picture(voice: Voice, table: Table, board: Board, *, rank: int = 1, delay: float = 0.0) -> OutboxItem:
    """The picture in its slot in the group."""
    return OutboxItem(
        chat_id=table.chat_id,
        topic=table.topic,
        session_id=table.session_id,
        rank=rank,
        slot=f"{BOARD}{board.page}",
        fingerprint=_fingerprint(board, voice, table),
        act=Act.PICTURE,
        payload=shown(voice, board),
        delay=delay,
    )


def shown(voice: Voice, board: Board) -> Json:
    """What an item with the picture carries. Nobody's phone rings for it."""
    order = Order(drawing=board.drawing, data=_said(voice, board.data))  # its chat's ground comes when it is queued
    return payload(order, caption=_line(voice, board.caption), text=in_words(voice, board), silent=True)


def in_words(voice: Voice, board: Board) -> str:
    """The whole board as a text, as much of it as one message holds."""
    text = "\n".join(_line(voice, line) for line in (board.caption, *board.lines))
    return paging.parts(text)[0]


def _fingerprint(board: Board, voice: Voice, table: Table) -> str:
    return f"{board.state}.{voice.locale}.{table.theme}"


def _line(voice: Voice, line: Line) -> str:
    return voice.text(line.key, **voice.details(line.details))


def _said(voice: Voice, value: Any) -> Any:
    """The value with its lines put into words."""
    if isinstance(value, Line):
        return voice.plain(value.key, **voice.details(value.details))
    if isinstance(value, Mapping):
        return {name: _said(voice, part) for name, part in value.items()}
    return [_said(voice, part) for part in value] if isinstance(value, tuple) else value
