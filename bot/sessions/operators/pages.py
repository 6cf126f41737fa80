"""The operators' one message: pages that take each other's place. Knows no deed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from bot.narration import paging, tokens
from bot.narration.names import line
from bot.narration.paging import Button, Rows
from bot.sessions.people import TITLE
from bot.sessions.turn import Turn
from storage.records import Act, OutboxItem

SLOT: Final = "operator:"
"""A page to which one may reply stands in the slot `operator:<what the reply is>`."""
EACH: Final = 8
"""Lines on a page of a list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Which operator looks, in which language and message, and where he has a seat himself."""

    user_id: int
    locale: str
    message_id: int | None = None
    """None: a new one."""
    mine: frozenset[str] = frozenset()
    """Live sessions in which he plays, or takes a card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """What stands in the message."""

    text: str
    rows: Rows = field(default_factory=list)
    replied: str = ""
    """What a reply to it is; empty where it takes none."""


def put(turn: Turn, place: Place, page: Page) -> None:
    """Show this page in the message's place."""
    for old in turn.uow.slots_in("", place.user_id):
        if old.slot.startswith(SLOT):
            turn.uow.forget_slot(place.user_id, old.slot)
    payload: dict[str, Any] = {"text": paging.parts(page.text)[0]}
    payload["keyboard"] = paging.lightened([[dict(button) for button in row] for row in page.rows if row])
    if place.message_id is not None:
        payload["message"] = place.message_id
    slot = f"{SLOT}{page.replied}" if page.replied else None
    turn.enqueue(
        [OutboxItem(chat_id=place.user_id, rank=0, act=Act.SHOW, slot=slot, fingerprint=slot, payload=payload)]
    )


def replied_to(turn: Turn, user_id: int, message_id: int | None) -> str | None:
    """What a reply to this message is; without a message, what the page that stands takes. None: it takes nothing."""
    for slot in turn.uow.slots_in("", user_id):
        if slot.slot.startswith(SLOT) and message_id in (None, slot.message_id):
            return slot.slot.removeprefix(SLOT)
    return None


def text(turn: Turn, place: Place, key: str, **args: Any) -> str:
    """A message in the operator's language."""
    return turn.kit.bundles.text(place.locale, key, **args)


def button(turn: Turn, place: Place, key: str, what: str, pick: str | int = "-", **args: Any) -> Button:
    """A button of the page `what`."""
    data = tokens.encode(tokens.SERVICE, f"{tokens.OPERATOR}.{what}", str(pick))
    return {"text": turn.label(place.locale, key, **args), "data": data}


def home(turn: Turn, place: Place) -> list[Button]:
    """The way back to the first page."""
    return [button(turn, place, "operator-button-home", "home")]


def turning(turn: Turn, place: Place, what: str, start: int, *, more: bool) -> list[Button]:
    """The buttons that turn a list's pages, and look again."""
    row = [button(turn, place, "operator-button-before", what, max(0, start - EACH))] if start else []
    row.append(button(turn, place, "operator-button-again", what, start))
    return [*row, button(turn, place, "operator-button-next", what, start + EACH)] if more else row


def numbered(turn: Turn, place: Place, what: str, picks: Sequence[str], start: int) -> Rows:
    """One button a line of the list, by its number."""
    buttons = [
        button(turn, place, "operator-button-number", what, pick, number=number)
        for number, pick in enumerate(picks, start=start + 1)
    ]
    return [buttons[:4], buttons[4:]]


def number_of(pick: str) -> int:
    """Where a list begins; 0 for whatever is no such number."""
    return int(pick) if pick.isascii() and pick.isdigit() and len(pick) <= 9 else 0


def title(turn: Turn, place: Place, chat_id: int, known: str = "") -> str:
    """How a chat is called on a page: a group by its title, a private one by nothing that would name anybody."""
    if chat_id > 0:
        return turn.label(place.locale, "operator-private")
    return line(known, TITLE) or turn.label(place.locale, "operator-untitled")


def since(turn: Turn, place: Place, at: datetime) -> str:
    """How long ago, in words."""
    return turn.span(place.locale, max(1.0, (turn.now - at).total_seconds()))
