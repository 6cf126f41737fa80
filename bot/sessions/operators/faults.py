"""The program's own faults: what, how often, when last, at which table. The log of the processes has the particulars."""

from datetime import datetime, timedelta
from typing import Final

from bot.sessions.operators.pages import EACH, Page, Place, home, number_of, numbered, since, text, turning
from bot.sessions.turn import Turn
from storage.operator_records import FaultRecord

LOOKS_BACK: Final = timedelta(days=7)
TOLD_ANYWAY: Final = "session.frozen"
"""The one fault of a table that the table itself is told of."""


def _seen(turn: Turn, place: Place, since_when: datetime) -> list[FaultRecord]:
    """Without those of tables where he plays: what fails there, and when, may depend on the cards."""
    return [one for one in turn.uow.faults(since_when) if one.session_id not in place.mine or one.action == TOLD_ANYWAY]


def counted(turn: Turn, place: Place, lately: timedelta) -> int:
    """How many there were of late; an hour is counted whole."""
    return sum(one.times for one in _seen(turn, place, turn.now - lately))


def page(turn: Turn, place: Place, pick: str) -> Page:
    """So many of the last days, the newest first."""
    start, found = number_of(pick), _seen(turn, place, turn.now - LOOKS_BACK)
    shown = found[start : start + EACH]
    lines = [text(turn, place, "operator-faults", count=len(found))]
    for number, one in enumerate(shown, start=start + 1):
        lines.append(
            text(
                turn, place, "operator-fault", number=number, action=one.action, times=one.times,
                span=since(turn, place, one.last_at), session=one.session_id or "none",
            )
        )  # fmt: skip
    tables = [(number, one.session_id) for number, one in enumerate(shown) if one.session_id]
    rows = [
        row for number, session_id in tables for row in numbered(turn, place, "game", [session_id], start + number)[:1]
    ]
    flat = [button for row in rows for button in row]
    turns = turning(turn, place, "faults", start, more=len(found) > start + EACH)
    return Page(text="\n".join(lines), rows=[flat[:4], flat[4:], turns, home(turn, place)])
