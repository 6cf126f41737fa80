"""What the narrator is given: the table, its people, and what their screens show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.pictures.themes import ThemeName
from games.core.ids import RoleKey, Seat
from games.core.spec import GameSpec
from storage.records import OutboxItem, SlotRecord, Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitter:
    """Somebody at the table, as others and the bot call him."""

    seat: Seat
    name: str
    """As Telegram has it, unescaped; a stand-in where it is empty is the narrator's business."""
    shown: str | None = None
    """As it is shown since the deal, whatever has become of `name`; None while it follows that."""
    user_id: int | None = None
    """None for a computer player."""
    place: int = 0
    """The number under which the seat is kept, which buttons mean: a lobby's board counts anew when somebody gets up."""
    locale: str = "it"
    grammar: str = "neutral"
    reachable: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One table at one moment."""

    session_id: str
    chat_id: int
    topic: int | None
    locale: str
    """The group's language."""
    spec: GameSpec
    status: Status
    options: Any
    """The game's options dataclass."""
    state: Any
    """The game's state; None in the lobby."""
    sitters: Mapping[Seat, Sitter]
    """In the lobby numbered as they sit now."""
    opener: int
    now: datetime
    """Game time."""
    closes: datetime | None = None
    """Game time at which lobby or phase closes; None while it has none."""
    standing: bool = False
    """Whether the clock stands."""
    words: Mapping[int, str] = field(default_factory=dict)
    """Texts that the events name, by their number."""
    made_up: Mapping[RoleKey, str] = field(default_factory=dict)
    """Names of cards that a person made up; empty where the text is gone."""
    told: Mapping[str, int] = field(default_factory=dict)
    """Lines told so far, by addressee ("table" or a seat's number): chooses wordings."""
    bot_username: str = ""
    """For deep links."""
    protect: bool = True
    aside: tuple[tuple[str, str, str], ...] = ()
    """Buttons of the service's own below every whispered question: the message of the label, the prompt, the option."""
    aloud: tuple[tuple[str, str, str], ...] = ()
    """The same below everything that is said in the group."""
    mild: bool = False
    """Whether the messages that have a milder form are said in it."""
    theme: ThemeName = "light"
    """The ground on which its chat sees pictures."""
    practice: bool = False
    """Whether one person plays against computer players alone: nothing is proved of it."""
    commitment: str = ""
    """Of the session's seal, in hex; the lobby shows its beginning. Empty: not shown."""


Screen = Mapping[tuple[int, str], SlotRecord]
"""(chat id, slot) -> what was last queued for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What is to be sent, in order, and the new counts of lines told."""

    items: Sequence[OutboxItem]
    told: Mapping[str, int]
