"""What people and the world ask of the bot: imperative values, made by the gateway's readers.

`key` is the identity of the update ("u:<update_id>", "q:<callback query id>"); a repeated one has one effect.
"""

from dataclasses import dataclass

from bot.sessions.command import Command, Where, Who
from bot.sessions.operators.commands import AskOperator, PressOperator
from bot.sessions.reports import (
    BotCameIn,
    BotWentOut,
    GroupMoved,
    MemberCame,
    MemberLeft,
    ReachabilityChanged,
    TopicChanged,
)
from bot.sessions.settings.commands import AskSettings, GiveFile, PressSettings, PressUsual

__all__ = [
    "AskOperator",
    "AskSettings",
    "BotCameIn",
    "BotWentOut",
    "Command",
    "GiveFile",
    "GroupMoved",
    "MemberCame",
    "MemberLeft",
    "PressOperator",
    "PressSettings",
    "PressUsual",
    "ReachabilityChanged",
    "TopicChanged",
    "Where",
    "Who",
]
"""What is told elsewhere and found here with the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenLobby(Command):
    """Open a lobby in this chat; with `game` None, offer the choice of games."""

    game: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDesk(Command):
    """Narrate in person: open one's desk, or show it again; with `game` None, the only one or a choice."""

    game: str | None = None
    """A game that is narrated, or its desk."""
    kept: str | None = None
    """A kept table that is laid out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenPractice(Command):
    """Practise alone against computer players, in private; what is missing is asked."""

    game: str | None = None
    seats: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class UsePractice(Command):
    """A button below the message that says for what a practice game waits: "on", "quiet" or "hints"."""

    session_id: str
    pick: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TellDesk(Command):
    """Tell one's desk a word that has a command of its own ("undo"), whatever else takes words at this moment."""

    word: str
    text: str = ""
    """What follows the command: it is told as it is, in the word's stead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UseDesk(Command):
    """A button of the page beside a desk's screen: the door, kept tables, the handing over (whoever narrates there)."""

    session_id: str
    pick: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SitAtDesk(Command):
    """A button of somebody who takes a card by link: "<place>-<the link's key>", or "up"."""

    session_id: str
    pick: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeDesk(Command):
    """Take a desk over from whoever made the link with this key."""

    session_id: str
    link: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSeat(Command):
    """Join; `session_id` None means the lobby of this chat and topic."""

    session_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveUpSeat(Command):
    """Leave the lobby or the game; in private without an id, the one game one is in (or a question which)."""

    session_id: str | None = None
    confirmed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Begin(Command):
    """Start the lobby's game now (opener, admin)."""

    session_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FillSeats(Command):
    """Fill the lobby with computer players up to the least that the game needs (opener, admin)."""

    session_id: str | None = None
    seats: int = 0
    """So many at least, where the game has room for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOption(Command):
    """Set one option of the lobby's game (opener, admin). Sets, never toggles."""

    session_id: str
    field: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowOptions(Command):
    """Turn the lobby's board to a page: "" the list, "options", "people", "give", or one option's name."""

    session_id: str
    page: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Extend(Command):
    """More time, for the lobby or the phase."""

    session_id: str | None = None
    shown: str = ""
    """By a button: which of the board's countdowns it stood under."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(Command):
    """Stop the clock (opener, admin)."""

    session_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(Command):
    """Let the clock run again (opener, admin)."""

    session_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop(Command):
    """End lobby or game for good (opener, admin); asks once unless confirmed."""

    session_id: str | None = None
    confirmed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver(Command):
    """Give the table to somebody who sits at it (opener, admin); with `seat` None, ask to whom."""

    session_id: str | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveSeat(Command):
    """Take somebody out: from the lobby (opener, admin), or a missing player from the game (they, or the majority)."""

    session_id: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(Command):
    """Open a lobby with the people of a finished game, each of whom still confirms by one tap."""

    session_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SubmitMove(Command):
    """Answer a prompt by a button."""

    session_id: str
    prompt: str
    pick: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnPage(Command):
    """Turn a long keyboard to another page."""

    session_id: str
    prompt: str
    page: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SayWords(Command):
    """A plain text: in private, or as a reply to one of the bot's messages."""

    text: str
    reply_to: int | None = None
    forwarded: int | None = None
    """Whose message it is that was passed on, a person's or a group's, as far as Telegram says."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Halt(Command):
    """Raise the card that stops everything, by name or, in private, without one; or lower it."""

    session_id: str
    how: str
    """"named", "unnamed", or "lower" with the mark of the button (`halting.LOWER`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskStatus(Command):
    """Who is in, who lives, what is awaited, time left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskBoard(Command):
    """The board of a game that has one: as a picture, or in words."""

    in_words: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AskRole(Command):
    """My card again and what I may do: always answered in private."""

    session_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AskProof(Command):
    """The proof that the last game was fair, or the commitment of the present one."""

    session_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Greet(Command):
    """/start with its payload; an unknown payload gets an explanation, an empty one the greeting."""

    payload: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPage(Command):
    """One of the bot's own pages: "help", "about", "privacy", "language"."""

    page: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AskBook(Command):
    """Roles or rules to be looked up: what was searched, or the page that a link names."""

    what: str
    """"roles" or "rules"."""
    text: str = ""
    game: str = ""
    page: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBook(Command):
    """A button of such a page: another one in its place. It belongs to `owner`; 0 is anybody."""

    game: str
    page: str
    owner: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetLanguage(Command):
    """The group's language (admins, or whoever opened the lobby while nobody chose) or one's own in private."""

    locale: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetGrammar(Command):
    """How the bot speaks to and of the person: "m", "f" or "neutral"."""

    grammar: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetMe(Command):
    """Erase what is kept of the person; asks once unless confirmed."""

    confirmed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AskRandom(Command):
    """Something is to be drawn: what, in free text; nothing said is a narrator's sheet."""

    text: str = ""
    listed: str = ""
    """What the message says to which this one replies."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskDeal(Command):
    """Cards for so many people, or the balance of a list of roles; always answered in private."""

    text: str = ""
    listed: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskGraves(Command):
    """Who falls into the graves; always answered in private."""

    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskInline(Command):
    """What somebody types after the bot's name, in whichever chat: what could be drawn there? Draws nothing."""

    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PressDraw(Command):
    """A button under something drawn, or still to be drawn."""

    draw_id: str
    pick: str
    inline: str | None = None
    """The message that carries the button, where it was sent through another chat: it has no other address."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskQuiz(Command):
    """The quiz: in private its menu, in a group a duel; `text` is what follows the command."""

    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PressQuiz(Command):
    """A button of the quiz: of its menu, or of a question (`number`) of a round; number 0 is a round's board."""

    pick: str
    round_id: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerPoll(Command):
    """A vote in a poll of ours, whichever it is."""

    poll_id: str
    pick: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AskData(Command):
    """Everything that is kept of the person, as a file; in private only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskCall(Command):
    """To be told of the tables of a group, or no longer; in private without a group: where one is told."""

    chat_id: int | None = None
    """The group that a link or button means; None: the chat in which the command was given."""
    stop: bool = False
    """To be told no longer; else it is the other way round each time."""


TOO_FAST = "too-fast"
"""`Unknown.what` in the place of whatever a person sent who sends too much: the person is told, nothing else happens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unknown(Command):
    """A button or command that means nothing (any more)."""

    what: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ring:
    """A deadline has come (no inbox key: its token already makes it idempotent)."""

    session_id: str
    token: int


@dataclass(frozen=True, slots=True, kw_only=True)
class QuizRing(Ring):
    """The time of a round of the quiz has come; `session_id` is the round's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyRing(Ring):
    """The hour has come at which something of the quiz happens daily in a chat; `session_id` is the chat's id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MuteRing(Ring):
    """Somebody has to look at one who is kept from writing; `session_id` is the chat's id, `token` the person's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRing(Ring):
    """A group is to hear of the end of that quarter of that year; `session_id` is the chat's id."""

    year: int
    quarter: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyRing(Ring):
    """During maintenance: a table at which nothing has begun yet is closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrainedRing(Ring):
    """During maintenance: the last game is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CastRing(Ring):
    """The next few of a broadcast are to be queued; `session_id` is its number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Substitute(Command):
    """Let a computer player sit in for an unreachable or absent player (opener, admin)."""

    session_id: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Admit(Command):
    """Let somebody who has asked to come in take a seat over (opener, admin); `comer` counts those who have asked."""

    session_id: str
    seat: int
    comer: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SkipWait(Command):
    """Do not wait for those who are late (a player, counted): the phase ends once the majority says so."""

    session_id: str
    notice: int
    """Of which notice the button is: another phase has another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepSeat(Command):
    """Wait for an unreachable player (opener, admin)."""

    session_id: str
    seat: int
