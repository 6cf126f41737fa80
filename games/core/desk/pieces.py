"""What screens are made of: buttons and texts with their variables. Knows no game and decides nothing.

Every button carries whom it is about, so that a second tap on an old screen says nothing new.
"""

from dataclasses import dataclass

from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey, Seat


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


@dataclass(frozen=True, slots=True)
class Buttons:
    """The buttons of one desk: what they say are the messages `<stem><key>`."""

    stem: str

    def do(self, pick: str, key: str | None = None, *details: Detail, tool: bool = True, barred: str = "") -> Button:
        """A button that says `<stem><key>`; the key is the pick where they are the same."""
        return Button(pick=pick, label=Line(self.stem + (key or pick), details), tool=tool, barred=barred)

    def seat(self, pick: str, seat: Seat, *, barred: str = "") -> Button:
        """A button with a player's number and name."""
        return Button(pick=pick, label=Line(self.stem + "seat", (seat_of("seat", seat),)), barred=barred)

    def role(self, pick: str, role: RoleKey, *, ticked: bool = False) -> Button:
        """A button with a role's name."""
        return Button(pick=pick, label=Line(self.stem + "role", (Detail("role", Kind.ROLE, role),)), ticked=ticked)


def count_of(name: str, value: int) -> Detail:
    """A number in a text."""
    return Detail(name, Kind.NUMBER, value)


def seat_of(name: str, seat: Seat) -> Detail:
    """A player in a text."""
    return Detail(name, Kind.SEAT, seat)


def word(name: str, value: str) -> Detail:
    """A word of the rules by which a text chooses."""
    return Detail(name, Kind.KEY, value)


def yes(name: str, *, true: bool) -> Detail:
    """The same for what is so or is not."""
    return word(name, "yes" if true else "no")
