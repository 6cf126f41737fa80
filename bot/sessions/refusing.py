"""Refusals that somebody should read, and commands that waited too long in Telegram's queue."""

from datetime import datetime

from bot.sessions import commands as c
from bot.sessions.figures import asks
from bot.sessions.kit import Keyboard
from bot.sessions.places import doors, others_in
from bot.sessions.receipts import Toast
from bot.sessions.terms import OLD_COMMAND
from bot.sessions.turn import Turn

AGEING: tuple[type[c.Command], ...] = (
    c.OpenLobby,
    c.TakeSeat,
    c.Begin,
    c.FillSeats,
    c.Extend,
    c.Pause,
    c.Resume,
    c.Stop,
    c.HandOver,
    c.AskStatus,
    c.AskRole,
    c.AskProof,
    c.AskPage,
    c.AskBook,
    c.AskRandom,
    c.AskDeal,
    c.AskGraves,
    c.AskQuiz,
    c.AskData,
    asks.AskFigures,
    asks.AskRanking,
    asks.AskHistory,
    c.AskSettings,
    c.AskOperator,
    c.Unknown,
)
"""Typed commands that mean nothing any more after a while. Moves, words, leavings and what Telegram reports never age."""

QUIETLY: tuple[type[c.Command], ...] = (
    c.BotCameIn,
    c.BotWentOut,
    c.ReachabilityChanged,
    c.MemberLeft,
    c.MemberCame,
    c.GroupMoved,
    c.TopicChanged,
    c.AnswerPoll,
)
"""Nobody waits for an answer to these."""


NOTHING_HERE = frozenset({"service-no-lobby", "service-no-game-here"})
"""Refusals that mean this topic: where the group has tables in others, links lead there."""


def too_old(command: c.Command, now: datetime) -> bool:
    """Whether the command waited too long to be meant any more."""
    return isinstance(command, AGEING) and command.at is not None and now - command.at > OLD_COMMAND


def answer_refusal(turn: Turn, command: c.Command, toast: Toast) -> None:
    """Say in the chat why a typed command was refused; a press has its toast."""
    if command.press or isinstance(command, QUIETLY):
        return
    keyboard: Keyboard = []
    if toast.key in NOTHING_HERE and command.where.kind == "supergroup":
        keyboard = doors(turn, others_in(turn, command.where), turn.chat_locale(command.where))
    if toast.url is not None:
        locale = turn.chat_locale(command.where)
        keyboard = [[{"text": turn.label(locale, "service-button-start"), "url": toast.url}]]
    turn.reply(command, toast.key, keyboard=keyboard, **toast.args)
