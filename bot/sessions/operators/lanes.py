"""The queues: the groups' by title, people's only as a number of those who wait too long. Reads no message.

Who is written to at night depends on the cards, so the chats of a table at which the operator plays are left out altogether.
"""

from typing import Final

from bot.sessions.operators.overview import LATE
from bot.sessions.operators.pages import EACH, Page, Place, button, home, number_of, since, text, title, turning
from bot.sessions.turn import Turn
from storage.operator_records import LaneRecord

ORDERS: Final = ("fullest", "oldest")


def page(turn: Turn, place: Place, order: str, pick: str) -> Page:
    """So many queues in this order."""
    start = number_of(pick)
    found = turn.uow.group_lanes(place.mine, order=order, start=start, count=EACH + 1)
    groups = turn.uow.queue(place.mine, kind="group")
    late = turn.uow.late_people(place.mine, turn.now - LATE)
    lines = [
        text(turn, place, "operator-lanes", count=groups.chats, items=groups.items),
        text(turn, place, "operator-lanes-people", count=late, span=turn.span(place.locale, LATE.total_seconds())),
    ]
    if groups.aside:
        lines.append(text(turn, place, "operator-trouble-aside", count=groups.aside))
    lines.append("")
    for number, lane in enumerate(found[:EACH], start=start + 1):
        name = title(turn, place, lane.chat_id, lane.title)
        span = since(turn, place, lane.oldest)
        state = _state(turn, lane)
        lines.append(
            text(turn, place, "operator-lane", number=number, title=name, count=lane.items, span=span, state=state)
        )
    if place.mine:
        lines.append(text(turn, place, "operator-left-out"))
    orders = [button(turn, place, f"operator-button-{one}", f"lanes.{one}", 0) for one in ORDERS if one != order]
    turns = turning(turn, place, f"lanes.{order}", start, more=len(found) > EACH)
    return Page(text="\n".join(lines), rows=[orders, turns, home(turn, place)])


def _state(turn: Turn, lane: LaneRecord) -> str:
    """Why it waits: nobody is reached, no right to write, Telegram or the pace says later, it fails; else it is on its way."""
    if lane.held:
        return "held"
    if lane.barred:
        return "barred"
    if lane.failures:
        return "failing"
    if lane.free_at is not None and lane.free_at > turn.now:
        return "waiting"
    return "going"
