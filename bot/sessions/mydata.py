"""Everything that is kept of a person, as a file, for the asking. Names no game."""

import json
from typing import Final

from bot.sessions.commands import AskData
from bot.sessions.faults import Refusal
from bot.sessions.manners import Deed
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Receipt
from bot.sessions.reception import seen_in_private
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem

NAME: Final = "narratore.json"


def ask_data(turn: Turn, command: AskData) -> Receipt:
    """Send it to the person alone. Nobody else's cards are in it, nor his own while a game lasts."""
    if command.where.kind != "private":
        raise Refusal("service-data-in-private", url=turn.start_link())
    seen_in_private(turn, command)
    user_id = command.who.user_id
    if not turn.may(Deed.PROOF, user_id):
        return ASKED_ENOUGH
    body = json.dumps(turn.uow.data_of(user_id), ensure_ascii=False, indent=1)
    caption = turn.kit.bundles.text(turn.chat_locale(command.where), "service-data")
    turn.enqueue(
        [OutboxItem(chat_id=user_id, rank=0, act=Act.FILE, payload={"name": NAME, "body": body, "caption": caption})]
    )
    return Accepted()
