"""Who presses in a group without being in it: a visitor of a public group, or somebody with an app of his own. Names no game.

Telegram lets people look at a public group from outside, and lets an app send any bytes as a press. What a group's tables and
duels offer is for its members.
"""

from typing import Final

from bot.sessions import commands as c
from bot.sessions.faults import Refusal
from bot.sessions.permissions import RIGHTS, Right
from bot.sessions.receipts import Receipt, Rejected, Toast
from bot.sessions.turn import Turn

ASKED_OTHERWISE: Final[tuple[type[c.Command], ...]] = (
    c.SubmitMove,
    c.TurnPage,
    c.GiveUpSeat,
    c.PressSettings,
    c.PressUsual,
    c.PressOperator,
    c.Unknown,
)
"""Presses that mean something from one's own seat, or from an administrator, only: who sits there need not be asked for."""
OUTSIDE: Final = Rejected(toast=Toast(key="service-outsider", alert=True))


def kept_out(turn: Turn, command: c.Command) -> Receipt | None:
    """What is answered to somebody who presses in a group from outside; None for everybody else. Raises Ask.

    Where Telegram does not say who is in the group, whoever presses there is taken for a member.
    """
    who, where = command.who, command.where
    if not command.press or where.chat_id >= 0 or who.anonymous or isinstance(command, ASKED_OTHERWISE):
        return None
    if RIGHTS.get(type(command), Right.ANYONE) is not Right.ANYONE:
        # The table is asked whether the person may.
        return None
    return OUTSIDE if turn.is_member(where.chat_id, who.user_id) is False else None


def refuse_elsewhere(turn: Turn, command: c.Command, chat_id: int) -> None:
    """Raise Refusal where a press in one group names a table of another in which the person is not. Raises Ask.

    A group that has become a supergroup has another id: its old buttons go on working for its members.
    """
    where = command.where
    if where.chat_id < 0 and where.chat_id != chat_id and turn.is_member(chat_id, command.who.user_id) is not True:
        raise Refusal("service-stale-button")
