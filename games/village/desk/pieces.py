"""What screens are made of: buttons, texts with their variables, and the names of messages. Decides nothing.

Every button carries whom it is about, so that a second tap on an old screen says nothing new.
"""

from dataclasses import dataclass
from typing import Final

from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey, Seat

ASK: Final = "village-desk-ask-"
DO: Final = "village-desk-do-"
LINE: Final = "village-desk-line-"
ACT: Final = "village-desk-act-"
"""What a called player writes: `village-desk-act-<stem>`, the stem of the question that the bot would ask."""
TERM: Final = "village-desk-term-"
PAGE: Final = 12
"""So many lines of slips on one screen."""
POWERS: Final = ("reveal", "peace", "trouble", "sleep", "silver")
LATE_POWERS: Final = ("reveal", "peace")
FOUR: Final = 4
WARNED: Final = frozenset({"chemist", "harlot"})
WORDS: Final = 1200
"""The longest text that is read: thirty-five names, one a line."""

NO_HOLDER: Final = "village-desk-no-holder"
TOO_EARLY: Final = "village-desk-too-early"
NO_MAJORITY: Final = "village-desk-no-majority"


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """An option with what stands on it."""

    pick: str
    label: Line
    tool: bool = False
    ticked: bool = False
    barred: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """One screen."""

    ask: str
    details: tuple[Detail, ...] = ()
    lines: tuple[Line, ...] = ()
    buttons: tuple[Button, ...] = ()
    words: bool = False


def do(pick: str, key: str | None = None, *details: Detail, tool: bool = True, barred: str = "") -> Button:
    """A button that says `village-desk-do-<key>`."""
    return Button(pick=pick, label=Line(DO + (key or pick), details), tool=tool, barred=barred)


def seat_button(pick: str, seat: Seat) -> Button:
    """A button with a player's number and name."""
    return Button(pick=pick, label=Line(DO + "seat", (Detail("seat", Kind.SEAT, seat),)))


def role_button(pick: str, role: RoleKey, *, ticked: bool = False) -> Button:
    """A button with a role's name."""
    return Button(pick=pick, label=Line(DO + "role", (Detail("role", Kind.ROLE, role),)), ticked=ticked)


UNDO: Final = do("undo")
BOARD: Final = do("board")
BACK: Final = do("back")
SHEET: Final = do("sheet")
GO: Final = do("go", tool=False)


def count_of(name: str, value: int) -> Detail:
    """A number in a text."""
    return Detail(name, Kind.NUMBER, value)


def seat_of(name: str, seat: Seat) -> Detail:
    """A player in a text."""
    return Detail(name, Kind.SEAT, seat)


def word(name: str, value: str) -> Detail:
    """A word of the rules by which a text chooses."""
    return Detail(name, Kind.KEY, value)
