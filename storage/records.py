"""The values that go in and out of the tables. Knows no game, no bot and no SQL.

What may hold a card, a choice or somebody's words is left out of the representations: they end up in tracebacks.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import Any

Json = Mapping[str, Any]


class Status(Enum):
    """Where a session is in its life."""

    LOBBY = "lobby"
    DRAWING = "drawing"
    """The seats are fixed, the dice are thrown, the deal is the next step."""
    RUNNING = "running"
    FROZEN = "frozen"
    """A rule broke, the group is gone, or an operator stopped it: nothing moves until that is mended."""
    OVER = "over"
    """The game came to its end."""
    CLOSED = "closed"
    """Stopped, expired or abandoned before the end."""


LIVE = (Status.LOBBY, Status.DRAWING, Status.RUNNING, Status.FROZEN)
"""While a session is in one of these, its chat and topic can hold no other."""
LIVE_VALUES = tuple(status.value for status in LIVE)
"""The same as the tables have them."""


@dataclass(slots=True, kw_only=True)
class SessionRecord:
    """One table, from lobby to end. `version` is the number of the last step in the journal."""

    id: str
    """Eight characters of base 32, lower case."""
    chat_id: int
    topic: int | None
    game: str
    opener: int
    """User id of the person whose table it is."""
    locale: str
    options: Json
    rules_version: int
    status: Status
    version: int = 0
    state: Json | None = field(default=None, repr=False)
    """The game's state while running; the lobby's own while in the lobby."""
    game_time: datetime
    """The session's own clock as it stood at `wall_time`."""
    wall_time: datetime
    holds: frozenset[str] = frozenset()
    """Why the clock stands: "paused", "opening", "barred", "quiet", "frozen", "down"; it runs when there is none."""
    due_at: datetime | None = None
    """Wall time of the next deadline; None while the clock stands or nothing is due."""
    due_token: int | None = None
    extra: Json = field(default_factory=dict, repr=False)
    """What the session service keeps beside the game: phase, extensions, lines told, dice, since when it opened …"""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRecord:
    """Who sits where since when. A substitute is a new row of the same seat."""

    session_id: str
    seat: int
    user_id: int | None
    """None for a computer player, or for a person who had himself erased."""
    computer: str | None = None
    """A computer player's name."""
    name: str | None = None
    """What everybody at the table reads for this seat, fixed at the deal; None before that, or where nothing shows."""
    joined_at: datetime
    left_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRecord:
    """What is known of a person."""

    user_id: int
    name: str
    username: str | None = None
    language: str | None = None
    """The app's language code as Telegram last told it."""
    locale: str | None = None
    """The language that the person chose; None follows `language`."""
    grammar: str | None = None
    """"m", "f" or "neutral"; None until asked."""
    reachable: bool = False
    """Whether the bot may write to the person (pressed Start, has not blocked)."""
    extra: Json = field(default_factory=dict, repr=False)


SLOT_OF_DRAW = "draw:"
"""The message that shows a draw stands in a slot of no session, named after the draw's id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawRecord:
    """Something drawn for the asking, outside of games."""

    id: str
    """As a session's."""
    user_id: int
    """Who asked."""
    asked: Json = field(repr=False)
    came: Json | None = field(default=None, repr=False)
    """What came of it; None until it is drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuestRecord:
    """Somebody who takes a card by link at a narrator's desk."""

    session_id: str
    user_id: int
    seat: int
    """The number at the desk."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptTableRecord:
    """A table that a narrator plays with again."""

    id: str
    """As a session's."""
    user_id: int
    """Whose it is."""
    game: str
    title: str = field(repr=False)
    count: int
    names: str | None = field(default=None, repr=False)
    """One a line; None if only the number was told."""
    terms: Json = field(default_factory=dict)
    """The options with which its desk is laid out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeRecord:
    """One setting that somebody changed."""

    chat_id: int
    user_id: int | None
    at: datetime
    field: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MuteRecord:
    """Somebody whom the bot keeps from writing in a group."""

    chat_id: int
    user_id: int
    session_id: str
    until: datetime
    look_at: datetime
    lifting: bool = False
    tries: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupRecord:
    """What is known of a group."""

    chat_id: int
    title: str = ""
    kind: str = "group"
    """"group" or "supergroup"."""
    locale: str | None = None
    timezone: str | None = None
    settings: Json = field(default_factory=dict)
    present: bool = True
    """Whether the bot is a member."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalEntry:
    """One step: who did what. `entry` is the command without names and texts."""

    session_id: str
    step: int
    at: datetime
    """Game time of the step."""
    entry: Json = field(repr=False)


class Act(Enum):
    """What an outgoing item does; the outlet chooses the method and the message id."""

    SAY = "say"
    """A message of its own. payload: text, keyboard?, protect?, silent?, pin? (once it is there, a new one)"""
    SHOW = "show"
    """The message of its slot: sent if the slot has none yet, edited if it has. payload as SAY; without a slot, message:
    the id of the one that is edited."""
    STRIP = "strip"
    """Take the keyboard off the slot's message; nothing if it was never sent. payload: empty."""
    DICE = "dice"
    """payload: emoji, throw (0 or 1). The value comes back in the verdict."""
    FILE = "file"
    """A document. payload: name, body (text), caption?"""
    PICTURE = "picture"
    """As SHOW, with a picture that is drawn when it is sent. payload: drawing, data, theme, caption, text (what is sent where there
    can be no picture), keyboard?, protect?, silent?"""
    POLL = "poll"
    """A quiz poll whose voters are known. payload: number (of the question in its round, which is the item's session), question,
    options, correct, why, period? (seconds until it closes), keyboard?, protect?, silent?. Its id comes back in the verdict; where no
    poll can be sent the verdict says so, and nothing is tried again."""
    CLOSE = "close"
    """Close the poll of the slot; nothing if it was never sent or is closed. payload: empty."""
    MUTE = "mute"
    """Keep somebody from writing. payload: user, until (Unix time), was? (until when it is so already). Nothing for whoever is no
    plain member."""
    UNMUTE = "unmute"
    """Lift that. payload: user, until. Nothing where it is not so any more, or not by us."""
    UNPIN = "unpin"
    """payload: message (its id). Nothing where it is not pinned."""
    LEAVE = "leave"
    """The bot leaves the group. payload: empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxItem:
    """One thing to be sent, rendered already: payload texts are HTML of Telegram's kind."""

    chat_id: int
    topic: int | None = None
    session_id: str | None = None
    rank: int = 1
    """0 whispers and prompts, 1 story, 2 boards, 3 what operators tell everybody: whom the bot-wide budget serves first."""
    slot: str | None = field(default=None, repr=False)
    """Same session, chat and slot, unsent: the newer row replaces the older and keeps its own later place."""
    fingerprint: str | None = None
    """Of what the slot then shows; stored with the slot when the item is QUEUED."""
    act: Act = Act.SAY
    payload: Json = field(default_factory=dict, repr=False)
    opens: bool = False
    """The session's clock stands ("opening") until it is delivered or given up, two minutes at most."""
    delay: float = 0.0
    """Seconds before it may leave, so that quick edits of a board melt into one. Wall time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotRecord:
    """What a slot of a screen shows."""

    session_id: str
    chat_id: int
    slot: str = field(repr=False)
    """Names the question, and with that the card of whoever is asked it."""
    message_id: int | None
    """None until the first delivery."""
    fingerprint: str | None
    """Of the last item QUEUED; None once stripped."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A lane's head, leased to one courier. Merged neighbours travel together."""

    row_ids: tuple[int, ...]
    item: OutboxItem
    """Of merged rows: one item with the joined text."""
    message_id: int | None
    """The message to edit or strip, if the slot has one."""
    attempts: int
    lease_by: str
    stage: int = 0
    """How it is sent: 0 as it is, 1 without its neighbours, 2 without any mark-up (it was refused as malformed)."""
    was_barred: bool = False
    """The last send to this chat and topic was refused for want of rights."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRecord:
    """How a session ended for one seat."""

    session_id: str
    chat_id: int
    game: str
    seat: int
    user_id: int | None
    role: str | None = field(repr=False)
    """The card at the end, where the table has seen it."""
    team: str | None = field(default=None, repr=False)
    """Whom the seat won or lost with; a word of the rules."""
    won: bool
    """As the rules say it, whoever was still there."""
    alive: bool | None = None
    """None where nobody has noted it."""
    left: bool = False
    """Whether the seat had been given up."""
    outcome: str
    ended_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class AbsenceRecord:
    """What somebody has let pass in one game."""

    user_id: int
    session_id: str
    chat_id: int
    game: str
    missed: int
    """Votes and turns."""
    lost: bool
    """Whether the seat was given up, or went to a computer player, for that."""
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How somebody stands in a group's ranking."""

    user_id: int
    games: int
    wins: int
