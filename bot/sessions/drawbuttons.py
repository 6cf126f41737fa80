"""Buttons under what was drawn for the asking: again, the roles in play, and the first press of a draw in another chat."""

from bot.sessions import inline
from bot.sessions.commands import PressDraw
from bot.sessions.draws import (
    DEAL,
    SHEET,
    absent_of,
    new_deal,
    new_sheet,
    set_absent,
    shelf_of,
    show_draw,
    show_roles,
    strip,
)
from bot.sessions.faults import Refusal
from bot.sessions.receipts import ASKED_ENOUGH, Accepted, Ignored, Receipt, Toast
from bot.sessions.turn import Turn
from games.core.ids import RoleKey
from storage.records import DrawRecord

_NEXT = "next"
"""In `DrawRecord.came`: the draw that has taken this one's place."""


def press_draw(turn: Turn, command: PressDraw) -> Receipt:
    """A button under a draw; one that is kept no longer, or is not the person's, answers that it is old."""
    draw = turn.uow.lock_draw(command.draw_id)
    if draw is None:
        raise Refusal("service-stale-button")
    kind = draw.asked["kind"]
    if command.inline is not None and kind == inline.PLAIN:
        return inline.first_press(turn, command, draw)
    if command.inline is not None or kind not in (SHEET, DEAL) or draw.user_id != command.who.user_id:
        raise Refusal("service-stale-button")
    if command.pick == "again":
        return _again(turn, draw)
    if kind == DEAL:
        return _use(turn, draw) if command.pick == "use" else _stale()
    return _turn_sheet(turn, draw, command.pick)


def _stale() -> Receipt:
    raise Refusal("service-stale-button")


def _again(turn: Turn, draw: DrawRecord) -> Receipt:
    """Once for each draw: whoever presses twice has drawn once more, not twice."""
    came = draw.came or {}
    if _NEXT in came:
        return Ignored(why="drawn again already", toast=Toast(key="aids-again-already"))
    if not turn.may_answer(draw.user_id):
        return ASKED_ENOUGH
    nth = int(draw.asked["nth"]) + 1
    if draw.asked["kind"] == DEAL:
        following = new_deal(turn, draw.user_id, draw.asked, nth)
    else:
        following = new_sheet(turn, draw.user_id, nth)
    turn.uow.set_draw(draw.id, {**came, _NEXT: following})
    strip(turn, draw)
    return Accepted()


def _use(turn: Turn, draw: DrawRecord) -> Receipt:
    """From now on the roles in play are those of these cards."""
    shelf = shelf_of(turn)
    dealt = set((draw.came or {})["roles"])
    relevant = {role for roles in shelf.pages.values() for role in roles}
    set_absent(turn, draw.user_id, shelf.game, frozenset(role for role in relevant if role not in dealt))
    return Accepted(toast=Toast(key="aids-in-play"))


def _turn_sheet(turn: Turn, draw: DrawRecord, pick: str) -> Receipt:
    """Between the sheet and its pages; what is ticked counts at once."""
    shelf = shelf_of(turn)
    verb, _, what = pick.partition("-")
    absent = absent_of(turn, draw.user_id, shelf.game)
    page = next((group for group, roles in shelf.pages.items() if what in (group, *roles)), None)
    if verb == "sheet":
        show_draw(turn, draw)
    elif verb == "roles":
        show_roles(turn, draw)
    elif page is None or verb not in ("page", "in", "out", "all", "none"):
        raise Refusal("service-stale-button")
    else:
        said = set(shelf.pages[page]) if what == page else {RoleKey(what)}
        if verb in ("in", "all"):
            set_absent(turn, draw.user_id, shelf.game, absent.difference(said))
        elif verb in ("out", "none"):
            set_absent(turn, draw.user_id, shelf.game, absent.union(said))
        show_roles(turn, draw, page)
    return Accepted(toast=Toast(key="aids-roles-noted") if verb in ("in", "out", "all", "none") else None)
