"""What the service keeps of a session beside the game, typed. Knows no game; holds no secret of the rules."""

from dataclasses import dataclass, field
from datetime import datetime

from bot.sessions.forms import Form
from bot.sessions.lobby import Lobby
from storage.records import Json

DICE = "dice"
"""The alarm of a deal that waits for its dice."""
_LEFT = "left."


def leaver(seat: int) -> str:
    """The alarm of a seat whose holder has left the group and may still come back."""
    return f"{_LEFT}{seat}"


def leaver_of(alarm: str) -> int | None:
    """The seat that this alarm is about; None if it is another kind of alarm."""
    return int(alarm.removeprefix(_LEFT)) if alarm.startswith(_LEFT) else None


@dataclass(slots=True, kw_only=True)
class DeskNotes:
    """What the service keeps of a narrator's desk beside its game."""

    slot: str = ""
    """Of the page beside the screen; empty while none stands."""
    page: str = ""
    """What that page shows."""
    door: str = ""
    """The key in the link by which people take their cards; empty: the door is shut."""
    last_door: str = ""
    """The key with which the cards were taken that have been dealt: who comes with it is late."""
    chairs: int = 0
    """How many have come, those with a card of paper included, while the desk has not been told yet."""
    handed: int = 0
    """How many deals have gone out by link."""
    recalled: bool = False
    """Whether the narrator has taken back the step by which the last of them went out."""
    handing: str = ""
    """The key in the link by which somebody else may take the desk over."""
    handing_until: datetime | None = None
    """Wall time."""


@dataclass(slots=True, kw_only=True)
class PracticeNotes:
    """What the service keeps of a practice game."""

    on: bool = False
    """Whether the session is one."""
    hints: bool = True
    slot: str = ""
    """Of the message that says what is waited for; empty while none stands."""
    shown: str = ""
    """For what it stands."""
    since: datetime | None = None
    """Wall time at which it was sent."""
    passed: str = ""
    """What the person goes on without."""
    rests: str = ""
    """What stood when nothing more could happen without the person."""
    hinted: str = ""
    """Which hint was given last, as a digest."""
    tipped: str = ""
    """The phase in which the advice of the person's card was given."""


@dataclass(slots=True, kw_only=True)
class BeyondNotes:
    """What the service keeps of the talk of the dead: no word of it."""

    told: list[int] = field(default_factory=list)
    """Seats that have been told how it works."""
    off: list[int] = field(default_factory=list)
    """Seats that have left it."""
    last: dict[str, datetime] = field(default_factory=dict)
    """Wall time of each seat's last text."""
    lately: list[datetime] = field(default_factory=list)
    """Wall times of the last texts of all."""


@dataclass(slots=True, kw_only=True)
class Notes:
    """One session's notes; stored in `SessionRecord.extra`."""

    host_seen: datetime | None = None
    """Wall time of the opener's last sign of life at this table."""
    phase: str = ""
    phase_at: datetime | None = None
    """Game time at which the present phase opened."""
    extended: int = 0
    """How often the present phase was extended."""
    extended_by: list[int] = field(default_factory=list)
    """Seats that have used their one extension of this phase."""
    told: dict[str, int] = field(default_factory=dict)
    """Lines told, by addressee."""
    alarms: dict[str, datetime] = field(default_factory=dict)
    """Wall times at which the service looks at the session: for a reason that its clock stands, `DICE`, `leaver`."""
    entropy: list[str] = field(default_factory=list)
    """What the seats added to the seed."""
    dice: list[int | None] = field(default_factory=list)
    """What Telegram's dice showed; empty where none were thrown."""
    deal_step: int | None = None
    left: list[int] = field(default_factory=list)
    """Seats that have been given up."""
    untold: list[int] = field(default_factory=list)
    """Seats that a delivery did not reach, of which the group has not been told yet."""
    did: list[str] = field(default_factory=list)
    """"<seat> <prompt> <question>" that computer players have answered in this phase."""
    moved_at: datetime | None = None
    """Game time at which a computer player last did what everybody sees, and at which what it said has been read."""
    words: bool = False
    """Whether anybody has written anything in this game."""
    missed: list[int] = field(default_factory=list)
    """Seats that have let the last public question that they were asked pass without an answer."""
    excused: bool = False
    """Whether what is let pass in this phase counts against nobody: the bot was not there."""
    given: list[int] = field(default_factory=list)
    """Seats that the group's absence rule has fallen on, until their people answer something again."""
    answered: list[int] = field(default_factory=list)
    """Those of them who have answered under cover in this phase: the rule has fallen on others once it is over."""
    leaving: dict[str, str] = field(default_factory=dict)
    """Seats without which the table goes on as soon as this phase is over, unless their people answer in it."""
    called: str = ""
    """The phase for which the roll has been called."""
    skips: list[int] = field(default_factory=list)
    """Seats that would end the present phase without waiting for those who are late."""
    out: dict[str, list[int]] = field(default_factory=dict)
    """Of a seat that is missing: the seats that would go on without it."""
    comers: list[int] = field(default_factory=list)
    """People who have asked to come in while the game is on."""
    notices: dict[str, str] = field(default_factory=dict)
    """Slots of notices whose buttons count: "wait" of this phase, "lost.<seat>", "give"."""
    raised: list[int] = field(default_factory=list)
    """Seats in whose name the card that stops everything is up."""
    unnamed: int = 0
    """How many have raised it without a name: nothing says who."""
    lowered: int = 0
    """How many have been lowered since it is up."""
    powerless: list[str] = field(default_factory=list)
    """What the group wants and the bot has no right to do, of which it has been told: "mute", "pin"."""
    nudged: bool = False
    """Whether those who have not voted were reminded in this phase."""
    desk: DeskNotes = field(default_factory=DeskNotes)
    practice: PracticeNotes = field(default_factory=PracticeNotes)
    beyond: BeyondNotes = field(default_factory=BeyondNotes)
    topic: str = ""
    """What the table's topic is called, as far as Telegram has told it."""
    adrift: bool = False
    """Whether the topic is no more and the table has not found another place yet."""
    why: str = ""
    """For an ended session: "stopped", "expired", "lost", "over"."""


_NOTES = Form(Notes, sparse=True)
_LOBBY = Form(Lobby)


def load_notes(extra: Json) -> Notes:
    """The notes of a session; empty ones for a new session."""
    return _NOTES.load(extra)


def dump_notes(notes: Notes) -> Json:
    """The notes as JSON, without what is empty."""
    return _NOTES.dump(notes)


def load_lobby(state: Json | None) -> Lobby:
    """The lobby that a session's state holds while it is one."""
    return _LOBBY.load(state)


def dump_lobby(lobby: Lobby) -> Json:
    """The lobby as JSON."""
    return _LOBBY.dump(lobby)
