"""Everything that can happen, each fact with one audience. Facts only: no state, no texts.

A field `to` is who is told and no part of the fact. An `int` that ends in `_span` is a number of seconds. The Fluent
message of a class is `lupi-` and its `kind`.
"""

from dataclasses import dataclass
from typing import Literal, get_args

from games.core.audiences import Private, Public
from games.core.game import Audience, only
from games.core.ids import RoleKey, Seat, TextId

# The deal


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckDealt(Public):
    """The cards have been dealt; how many of which kind there are is no secret."""

    kind: Literal["deck-dealt"] = "deck-dealt"
    players: int
    wolves: int
    villagers: int
    figures: tuple[RoleKey, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Private):
    """A seat has got its card: one such event a seat, whatever the card."""

    kind: Literal["card-dealt"] = "card-dealt"
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True)
class PackMet(Private):
    """A wolf knows its companions."""

    kind: Literal["pack-met"] = "pack-met"
    companions: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntedAlone(Private):
    """A wolf knows that it has no companions."""

    kind: Literal["hunted-alone"] = "hunted-alone"


# Night


@dataclass(frozen=True, slots=True, kw_only=True)
class NightFell(Public):
    """A night has begun; it lasts so many seconds at most."""

    kind: Literal["night-fell"] = "night-fell"
    night: int
    living: int
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PackTalked:
    """A wolf has said something to the other living wolves."""

    kind: Literal["pack-talked"] = "pack-talked"
    to: tuple[Seat, ...]
    speaker: Seat
    text: TextId

    @property
    def audience(self) -> Audience:
        """The other living wolves."""
        return only(*self.to)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeerSawWolf(Private):
    """A seer has looked at a wolf."""

    kind: Literal["seer-saw-wolf"] = "seer-saw-wolf"
    about: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeerSawHuman(Private):
    """A seer has looked at a human."""

    kind: Literal["seer-saw-human"] = "seer-saw-human"
    about: Seat


# Dawn and discussion


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundDevoured(Public):
    """Dawn: somebody was devoured."""

    kind: Literal["found-devoured"] = "found-devoured"
    night: int
    victim: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyDevoured(Public):
    """Dawn: everybody is still there."""

    kind: Literal["nobody-devoured"] = "nobody-devoured"
    night: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleShown(Public):
    """A dead player's card, where the group shows them."""

    kind: Literal["role-shown"] = "role-shown"
    seat: Seat
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True)
class YouDied(Private):
    """A seat has become a ghost. `cause` is "devoured", "lynched" or "left"; `talk`: whether ghosts may go on talking."""

    kind: Literal["you-died"] = "you-died"
    cause: str
    talk: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscussionOpened(Public):
    """The village talks."""

    kind: Literal["discussion-opened"] = "discussion-opened"
    day: int
    living: int
    length_span: int


# The first vote


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOpened(Public):
    """The first vote has begun, one after the other, from this seat; each has so many seconds."""

    kind: Literal["round-opened"] = "round-opened"
    day: int
    first: Seat
    each_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CalledToVote(Public):
    """It is this seat's turn to vote."""

    kind: Literal["called-to-vote"] = "called-to-vote"
    day: int
    seat: Seat
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteOpened(Public):
    """The first vote has begun, everybody together."""

    kind: Literal["vote-opened"] = "vote-opened"
    day: int
    living: int
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteCast(Public):
    """Somebody votes, or now votes, for somebody: in the first vote, the second or the run-off."""

    kind: Literal["vote-cast"] = "vote-cast"
    voter: Seat
    target: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class VotedForNobody(Public):
    """Somebody votes, or now votes, for nobody."""

    kind: Literal["voted-for-nobody"] = "voted-for-nobody"
    voter: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Abstained(Public):
    """A vote has closed without an answer of these seats (one of them where they are called in turn)."""

    kind: Literal["abstained"] = "abstained"
    seats: tuple[Seat, ...]
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VotesCounted(Public):
    """How many votes a player got in a count that has closed, and whose; one event a player, most votes first."""

    kind: Literal["votes-counted"] = "votes-counted"
    target: Seat
    votes: int
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyCounted(Public):
    """Who has voted for nobody in a count that has closed."""

    kind: Literal["nobody-counted"] = "nobody-counted"
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NomineesNamed(Public):
    """Two or more players are nominated."""

    kind: Literal["nominees-named"] = "nominees-named"
    day: int
    nominees: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SoleNomineeNamed(Public):
    """One player alone is nominated: there will be no second vote."""

    kind: Literal["sole-nominee-named"] = "sole-nominee-named"
    day: int
    nominee: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyNominated(Public):
    """Nobody got a vote in the first vote: nobody is lynched."""

    kind: Literal["nobody-nominated"] = "nobody-nominated"
    day: int


# Defence, second vote, verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeechOpened(Public):
    """A nominee defends himself."""

    kind: Literal["speech-opened"] = "speech-opened"
    speaker: Seat
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondVoteOpened(Public):
    """The second vote has begun."""

    kind: Literal["second-vote-opened"] = "second-vote-opened"
    day: int
    nominees: tuple[Seat, ...]
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RunOffOpened(Public):
    """The second vote was a tie: the tied are voted on once more."""

    kind: Literal["run-off-opened"] = "run-off-opened"
    day: int
    nominees: tuple[Seat, ...]
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lynched(Public):
    """The village has put somebody to death."""

    kind: Literal["lynched"] = "lynched"
    day: int
    victim: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LynchingForbidden(Public):
    """A judge forbids that this player be lynched; which judge is not said."""

    kind: Literal["lynching-forbidden"] = "lynching-forbidden"
    day: int
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyCondemned(Public):
    """Nobody got a vote in the second vote or in the run-off: nobody is lynched."""

    kind: Literal["nobody-condemned"] = "nobody-condemned"
    day: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TiedAgain(Public):
    """The run-off was a tie as well: nobody is lynched."""

    kind: Literal["tied-again"] = "tied-again"
    day: int
    nominees: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NomineeFled(Public):
    """A nominee left before the count: he is the day's loss, nobody is lynched."""

    kind: Literal["nominee-fled"] = "nominee-fled"
    day: int
    seat: Seat


# At any time


@dataclass(frozen=True, slots=True, kw_only=True)
class SashShown(Public):
    """The mayor has shown the sash: his vote counts two from now on."""

    kind: Literal["sash-shown"] = "sash-shown"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeRanLow(Public):
    """A phase will close in so many seconds.

    `phase` is "night", "talk", "call", "vote", "speech", "second" or "runoff".
    """

    kind: Literal["time-ran-low"] = "time-ran-low"
    phase: str
    left_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft(Public):
    """A player has given up his seat. `why` is "resigned", "absent" or "removed"."""

    kind: Literal["player-left"] = "player-left"
    seat: Seat
    why: str


# The end


@dataclass(frozen=True, slots=True, kw_only=True)
class HumansWon(Public):
    """No wolf is alive: all humans win, ghosts included."""

    kind: Literal["humans-won"] = "humans-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WolvesWon(Public):
    """The wolves are as many as the humans: all wolves win, ghosts included."""

    kind: Literal["wolves-won"] = "wolves-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyWon(Public):
    """The game is over without a winner. `why` is "silence" (nobody answered any more) or "empty"."""

    kind: Literal["nobody-won"] = "nobody-won"
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTurned(Public):
    """The end: a seat's card, one event a seat, in seat order."""

    kind: Literal["card-turned"] = "card-turned"
    seat: Seat
    role: RoleKey
    alive: bool
    won: bool


LupiEvent = (
    DeckDealt
    | CardDealt
    | PackMet
    | HuntedAlone
    | NightFell
    | PackTalked
    | SeerSawWolf
    | SeerSawHuman
    | FoundDevoured
    | NobodyDevoured
    | RoleShown
    | YouDied
    | DiscussionOpened
    | RoundOpened
    | CalledToVote
    | VoteOpened
    | VoteCast
    | VotedForNobody
    | Abstained
    | VotesCounted
    | NobodyCounted
    | NomineesNamed
    | SoleNomineeNamed
    | NobodyNominated
    | SpeechOpened
    | SecondVoteOpened
    | RunOffOpened
    | Lynched
    | LynchingForbidden
    | NobodyCondemned
    | TiedAgain
    | NomineeFled
    | SashShown
    | TimeRanLow
    | PlayerLeft
    | HumansWon
    | WolvesWon
    | NobodyWon
    | CardTurned
)
"""Every class of event, in the order of an evening."""

EVENTS: tuple[type, ...] = get_args(LupiEvent)
"""The same classes, for walks over them."""
