"""Who of the operators did what, and when."""

from typing import Final
from zoneinfo import ZoneInfo

from bot.sessions.operators.pages import EACH, Page, Place, home, number_of, text, turning
from bot.sessions.people import called
from bot.sessions.turn import Turn

_DATE: Final = "%Y-%m-%d %H:%M"


def page(turn: Turn, place: Place, pick: str) -> Page:
    """So many uses, the newest first."""
    start = number_of(pick)
    found = turn.uow.uses(start, EACH + 1)
    people = turn.uow.people([use.user_id for use in found])
    zone = ZoneInfo(turn.kit.terms.timezone)
    lines = [text(turn, place, "operator-log", zone=zone.key)]
    for use in found[:EACH]:
        name = called(people.get(use.user_id)) or str(use.user_id)
        at = f"{use.at.astimezone(zone):{_DATE}}"
        lines.append(text(turn, place, "operator-log-line", at=at, name=name, deed=use.deed, what=use.what or "none"))
    turns = turning(turn, place, "log", start, more=len(found) > EACH)
    return Page(text="\n".join(lines), rows=[turns, home(turn, place)])
