"""One table at a time: somebody who sits elsewhere is told where, with a way there and a way out. Names no game.

Where else a person plays is that person's own to tell: the group hears of it only if it is one of its own tables.
"""

from dataclasses import replace

from bot.narration import tokens
from bot.sessions.commands import Command
from bot.sessions.kit import Keyboard
from bot.sessions.places import doors
from bot.sessions.receipts import Receipt, Rejected, Toast
from bot.sessions.session import Session
from bot.sessions.tables import title_of
from bot.sessions.turn import Turn
from storage.records import Status


def refuse(turn: Turn, command: Command, other: Session, wanted: Session) -> Receipt:
    """No seat at `wanted` while the person sits at `other`: said in private, with buttons; in the group no name is named."""
    user_id = command.who.user_id
    locale = turn.locale_of(turn.uow.person(user_id))
    toast = Toast(key="service-engaged", args={"group": title_of(turn, other, locale)}, alert=True)
    if command.where.kind == "private":
        if not command.press:
            turn.reply(command, "service-engaged", keyboard=_ways(turn, user_id, other, wanted), **toast.args)
        return Rejected(toast=toast)
    told = tell(turn, user_id, other, wanted)
    if not command.press:
        key = "service-engaged-told" if told else "service-engaged-elsewhere"
        turn.reply(command, key)
        toast = replace(toast, key=key, args={})
    return Rejected(toast=toast)


def tell(turn: Turn, user_id: int, other: Session, wanted: Session) -> bool:
    """The same to the person alone, if the bot may write there; whether it was said."""
    if not turn.reachable(user_id) or not turn.may_answer(user_id):
        return False
    locale = turn.locale_of(turn.uow.person(user_id))
    keyboard = _ways(turn, user_id, other, wanted)
    turn.whisper(user_id, "service-engaged", keyboard=keyboard, group=title_of(turn, other, locale))
    return True


def _ways(turn: Turn, user_id: int, other: Session, wanted: Session) -> Keyboard:
    """To the table where the person sits; out of it; and to the one that was wanted, once that is done."""
    locale = turn.locale_of(turn.uow.person(user_id))
    where, there = title_of(turn, other, locale), title_of(turn, wanted, locale)
    # A game is left for good, so that is asked once more; from a lobby one gets up as one sat down.
    leave = "yes" if other.status is Status.LOBBY else "ask"
    return [
        *doors(turn, [other], locale),
        [
            {
                "text": turn.label(locale, "service-button-leave-table", group=where),
                "data": tokens.encode(other.id, "leave", leave),
            }
        ],
        [
            {
                "text": turn.label(locale, "service-button-sit-there", group=there),
                "data": tokens.encode(wanted.id, tokens.LOBBY, "join"),
            }
        ],
    ]
