"""From dawn to dusk: deaths, powers, votes. Facts only: no state, no texts."""

from dataclasses import dataclass
from typing import Literal

from games.core.audiences import Members, Private, Public
from games.core.ids import RoleKey, Seat

# Dawn and deaths


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyDied(Public):
    """Dawn: everybody is still there."""

    kind: Literal["nobody-died"] = "nobody-died"
    night: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DawnBroke(Public):
    """Dawn: so many have died; who, is told next. Not told where nobody has, nor after a slept night."""

    kind: Literal["dawn-broke"] = "dawn-broke"
    night: int
    deaths: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundDead(Public):
    """Dawn: somebody is dead; `cause` is a word of `words.Cause`, or "hidden"."""

    kind: Literal["found-dead"] = "found-dead"
    night: int
    seat: Seat
    cause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DiedOfSorrow(Public):
    """Somebody has not outlived a lover, by day or dusk."""

    kind: Literal["died-of-sorrow"] = "died-of-sorrow"
    seat: Seat
    lover: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DroppedDead(Public):
    """Somebody has died by day or dusk, of a cause that is hidden."""

    kind: Literal["dropped-dead"] = "dropped-dead"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleShown(Public):
    """A dead player's role, where the group shows it."""

    kind: Literal["role-shown"] = "role-shown"
    seat: Seat
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamShown(Public):
    """A dead player's team, where the group shows no more: "village", "wolves", "cult" or "other"."""

    kind: Literal["team-shown"] = "team-shown"
    seat: Seat
    team: str


@dataclass(frozen=True, slots=True, kw_only=True)
class YouDied(Private):
    """A seat is dead; `cause` is a word of `words.Cause`."""

    kind: Literal["you-died"] = "you-died"
    cause: str


# The final shot


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotAwaited(Public):
    """Time for a final shot, or, where roles are hidden, for none."""

    kind: Literal["shot-awaited"] = "shot-awaited"
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HunterShot(Public):
    """A dying Hunter has taken somebody with him."""

    kind: Literal["hunter-shot"] = "hunter-shot"
    hunter: Seat
    victim: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HunterSpared(Public):
    """A dying Hunter has taken nobody with him."""

    kind: Literal["hunter-spared"] = "hunter-spared"
    hunter: Seat


# Day


@dataclass(frozen=True, slots=True, kw_only=True)
class DayBroke(Public):
    """The village talks."""

    kind: Literal["day-broke"] = "day-broke"
    day: int
    living: int
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MayorRevealed(Public):
    """The Mayor's vote counts twice from now on."""

    kind: Literal["mayor-revealed"] = "mayor-revealed"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PeaceDeclared(Public):
    """The Pacifist forbids today's lynch."""

    kind: Literal["peace-declared"] = "peace-declared"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TroubleStirred(Public):
    """The Troublemaker wants two lynches today."""

    kind: Literal["trouble-stirred"] = "trouble-stirred"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SleepSpread(Public):
    """The Sandman has put the next night to sleep."""

    kind: Literal["sleep-spread"] = "sleep-spread"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SilverSpread(Public):
    """The Blacksmith has silvered the next night."""

    kind: Literal["silver-spread"] = "silver-spread"
    seat: Seat


# The end of the day


@dataclass(frozen=True, slots=True, kw_only=True)
class DetectiveSaw(Private):
    """A Detective knows a role."""

    kind: Literal["detective-saw"] = "detective-saw"
    about: Seat
    role: RoleKey


@dataclass(frozen=True, slots=True, kw_only=True)
class DetectiveExposed(Members):
    """The wolves have learnt who the Detective is."""

    kind: Literal["detective-exposed"] = "detective-exposed"
    detective: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GunnerShot(Public):
    """The Gunner has shot somebody."""

    kind: Literal["gunner-shot"] = "gunner-shot"
    gunner: Seat
    victim: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ElderAvenged(Public):
    """Whoever killed the Wise Elder has lost a role and is a Villager. Only told where the roles of the dead are."""

    kind: Literal["elder-avenged"] = "elder-avenged"
    seat: Seat


# Dusk


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteOpened(Public):
    """The vote has begun."""

    kind: Literal["vote-opened"] = "vote-opened"
    day: int
    living: int
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondVoteOpened(Public):
    """The second vote of a day of trouble has begun."""

    kind: Literal["second-vote-opened"] = "second-vote-opened"
    day: int
    living: int
    length_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteCast(Public):
    """Somebody votes, or now votes, for somebody."""

    kind: Literal["vote-cast"] = "vote-cast"
    voter: Seat
    target: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class VotedForNobody(Public):
    """Somebody votes, or now votes, for nobody."""

    kind: Literal["voted-for-nobody"] = "voted-for-nobody"
    voter: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class VotesCounted(Public):
    """How many votes a player got in a count that has closed, and whose; one event a player, most votes first."""

    kind: Literal["votes-counted"] = "votes-counted"
    target: Seat
    votes: int
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class VotesTotalled(Public):
    """The same where everybody has seen the votes cast: whose they are as they count would name the Clumsy Guy."""

    kind: Literal["votes-totalled"] = "votes-totalled"
    target: Seat
    votes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyCounted(Public):
    """Who has voted for nobody in a count that has closed."""

    kind: Literal["nobody-counted"] = "nobody-counted"
    voters: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lynched(Public):
    """The village has put somebody to death."""

    kind: Literal["lynched"] = "lynched"
    day: int
    victim: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PrinceSpared(Public):
    """The condemned is the Prince, and lives."""

    kind: Literal["prince-spared"] = "prince-spared"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteTied(Public):
    """A tie: nobody is lynched."""

    kind: Literal["vote-tied"] = "vote-tied"
    day: int
    tied: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyVoted(Public):
    """No vote counts: nobody is lynched."""

    kind: Literal["nobody-voted"] = "nobody-voted"
    day: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NoLynchToday(Public):
    """Peace. `stopped` is what does not come to its end: "day" (nobody has voted), "vote" (some have) or "second"."""

    kind: Literal["no-lynch-today"] = "no-lynch-today"
    day: int
    stopped: str = "day"


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteMissed(Private):
    """A player has let a vote pass; `risk` is what another one brings.

    "removal", "vote" (the others decide), "substitute", "random" (a vote is drawn), or "nothing" where the group only warns.
    """

    kind: Literal["vote-missed"] = "vote-missed"
    risk: str = "removal"


@dataclass(frozen=True, slots=True, kw_only=True)
class RemovedForSilence(Public):
    """A player has let two votes running pass and is out."""

    kind: Literal["removed-for-silence"] = "removed-for-silence"
    seat: Seat


# At any time


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeRanLow(Public):
    """A phase will close in so many seconds. `phase` is "night", "day", "peace" (a day without a vote), "dusk", "second" or "shot"."""

    kind: Literal["time-ran-low"] = "time-ran-low"
    phase: str
    left_span: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerLeft(Public):
    """A player has given up his seat. `why` is "resigned", "absent" or "removed"."""

    kind: Literal["player-left"] = "player-left"
    seat: Seat
    why: str
