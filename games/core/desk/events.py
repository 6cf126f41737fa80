"""What every desk tells the chat of its narrator. The message of each is `<desk>-<kind>`."""

from dataclasses import dataclass
from typing import Literal

from games.core.audiences import Public
from games.core.ids import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Public):
    """The game in the room has ended: who has won. The chronicle follows."""

    kind: Literal["game-ended"] = "game-ended"
    result: str
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeskCleared(Public):
    """The narrator has cleared the desk before the end."""

    kind: Literal["desk-cleared"] = "desk-cleared"


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeRanOut(Public):
    """The countdown that the narrator has set is over."""

    kind: Literal["time-ran-out"] = "time-ran-out"


DeskEvent = GameEnded | DeskCleared | TimeRanOut
