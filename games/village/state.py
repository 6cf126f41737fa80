"""What is true of a village: players, phase, timer, and what later nights and days need to remember.

Values only; the rules that move from one to the next are in the modules named after the phases. Nothing here may be
printed with a role, a target or a name in it: the representations show phase and round, or nothing.
"""

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Any, Literal, TypeVar

from games.core.game import Step
from games.core.ids import RoleKey, Seat
from games.core.timer import Timer
from games.village.events import VillageEvent
from games.village.options import Options
from games.village.roles import BY_KEY
from games.village.roles._kit import Role, Team, Trait
from games.village.words import QUIET, Cause, Reason, Result

Time = Literal["night", "day", "dusk"]
After = Literal["night", "shot", "lynch"]
DayName = Literal["investigate", "shoot", "notes"]


@dataclass(frozen=True, kw_only=True, repr=False)
class Player:
    """One seat: the role with all that belongs to it, and the marks that stay with the person.

    Not slotted, so that `but` can copy it in one go.
    """

    seat: Seat
    role: RoleKey
    alive: bool = True
    since: int = 0
    """When the role was taken: `Village.clock` at that instant, 0 for a dealt role. Cultists: seniority."""
    # What belongs to the role: renewed when a role is taken, handed over by theft
    model: Seat | None = None
    bullets: int = 0
    used: bool = False
    """Whether the power of once a game is used up: Mayor and Prince revealed, silver, sleep, peace, trouble spent."""
    shield: bool = False
    """Whether the Wise Elder can survive an attack."""
    potion: bool = False
    dug: int = 0
    """How many of `Village.deaths` the Grave Digger has dug for."""
    told: tuple[RoleKey, ...] = ()
    """What this Augur has been told."""
    stumbled: int = 0
    """The acting night in which the Serial Killer hurt a leg; 0: never."""
    # What stays with the person
    precult: RoleKey | None = None
    """The role before the conversion."""
    lover: Seat | None = None
    infected: bool = False
    doused: bool = False
    frozen: bool = False
    """Frozen in the last acting night (while it is resolved: this one)."""
    thawed: bool = False
    """Frozen in the acting night before this one: not to be frozen again."""
    drunk: bool = False
    """A wolf that has eaten the Drunk: no action next night."""
    hungover: bool = False
    """No action this night because of the Drunk."""
    missed: int = 0
    """Votes in a row that passed without an answer."""

    @property
    def card(self) -> Role:
        """The role's declaration."""
        return BY_KEY[self.role]

    def has(self, trait: Trait) -> bool:
        """Whether the present role has the trait."""
        return trait in BY_KEY[self.role].traits

    @property
    def team(self) -> Team:
        """The present role's team."""
        return BY_KEY[self.role].team

    @property
    def armed(self) -> bool:
        """Whether this is a Gunner with bullets."""
        return self.bullets > 0 and self.has(Trait.ARMED)

    @property
    def weight(self) -> int:
        """What this player's vote counts."""
        return 2 if self.used and self.has(Trait.DOUBLE) else 1

    def but(self, **fields: Any) -> "Player":
        """The same with these fields: what `dataclasses.replace` gives, in a tenth of the time."""
        made = object.__new__(Player)
        facts = made.__dict__
        facts.update(self.__dict__)
        facts.update(fields)
        if len(facts) != len(self.__dict__):
            raise TypeError(f"a player has no {', '.join(sorted(facts.keys() - self.__dict__.keys()))}")
        return made


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Pick:
    """A secret choice of a night or of a day. `first` is None for "nobody"."""

    seat: Seat
    first: Seat | None = None
    second: Seat | None = None
    """The second victim under rage, the second lover."""
    spark: bool = False
    passed: bool = False
    """Whether the second choice was "nobody"."""
    dream: str = ""
    """What a sleeper has answered."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Talker:
    """How often somebody has talked to his circle this night, and when last."""

    seat: Seat
    count: int
    last: datetime


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Vote:
    """A vote at dusk; None is "nobody"."""

    voter: Seat
    target: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Death:
    """Who died, of what, by whom, with which role, when. `round` is the number of the night, or of the day after it."""

    seat: Seat
    cause: Cause
    by: Seat | None = None
    role: RoleKey
    round: int
    time: Time

    @property
    def quiet(self) -> bool:
        """Whether nothing but changes of role follows from it."""
        return self.cause in QUIET


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Learnt:
    """What somebody has been told of a role; `kind` is that of the event. `round` is the night's, or the day's after it."""

    seat: Seat
    kind: str
    round: int
    about: Seat | None = None
    role: RoleKey | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Count:
    """How a vote at dusk came out; `seat` is who was lynched or spared, with so many votes."""

    day: int
    end: Literal["lynched", "spared", "tied", "nobody", "peace"]
    second: bool = False
    seat: Seat | None = None
    votes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Change:
    """Who became what, and why."""

    seat: Seat
    old: RoleKey
    new: RoleKey
    reason: Reason
    round: int
    time: Time


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Night:
    """From nightfall to dawn."""

    kind: Literal["night"] = "night"
    picks: tuple[Pick, ...] = ()
    """One for each seat that has answered; a pick of a seat without a power tonight means nothing."""
    askings: int = 1
    """How often everybody has been asked: anew each time that somebody leaves."""
    talkers: tuple[Talker, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class DayPick:
    """What a Detective or a Gunner has chosen for the end of the day, or whom somebody keeps an eye on."""

    seat: Seat
    power: DayName
    target: Seat | None = None
    """None is "nobody"."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Day:
    """From dawn to dusk."""

    kind: Literal["day"] = "day"
    picks: tuple[DayPick, ...] = ()
    agreed: tuple[Seat, ...] = ()
    """Who wants to concede to the cult."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Dusk:
    """The vote."""

    kind: Literal["dusk"] = "dusk"
    votes: tuple[Vote, ...] = ()
    second: bool = False
    """The second vote of a day of trouble."""
    notes: tuple[DayPick, ...] = ()
    """Whom people keep an eye on today."""
    excused: bool = False
    """Whether it counts against nobody to let it pass: the bot was not there."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Shot:
    """The time for final shots, or the pause that hides that there are none."""

    kind: Literal["shot"] = "shot"
    hunters: tuple[Seat, ...] = ()
    """Who may shoot, in order; those whom this kills shoot in a pause of their own."""
    picks: tuple[Pick, ...] = ()
    number: int = 1
    """Which of several pauses in a row."""
    notes: tuple[DayPick, ...] = ()
    """Whom people keep an eye on today."""
    after: After
    """What goes on afterwards: dawn, the end of the day, or dusk."""
    second: bool = False
    """Whether the lynch was the second one."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Over:
    """The end."""

    kind: Literal["over"] = "over"
    result: Result
    winners: tuple[Seat, ...] = ()


Phase = Night | Day | Dusk | Shot | Over

P = TypeVar("P", Night, Day, Dusk, Shot, Over)


@dataclass(frozen=True, kw_only=True, repr=False)
class Village:
    """A whole game. Not slotted: what is derived from it is kept (`living`, `living_seats`)."""

    options: Options
    players: tuple[Player, ...]
    """In seat order: the player of seat n is the one at n - 1."""
    round: int
    """Number of the present night and of the day after it; 0 before the first night."""
    phase: Phase
    timer: Timer
    luck: str = ""
    """Hex: what `chance.SeededChance` draws everything from."""
    flag: bool = False
    """The 120 (rules page, 4.6): never changes."""
    pile: tuple[RoleKey, ...] = ()
    """The roles of the deal pile, each once, in the order of `ROLES`: what an Augur may be told."""
    dealt: tuple[RoleKey, ...] = ()
    """The role that each seat was dealt."""
    clock: int = 0
    """How many roles have been taken since the deal."""
    acting: int = 0
    """Number of nights in which anybody could act, this one included: a slept night is none."""
    deaths: tuple[Death, ...] = ()
    changes: tuple[Change, ...] = ()
    shots: tuple[Seat, ...] = ()
    """Dead Hunters who may still take somebody with them, in order."""
    rage: bool = False
    """The pack has two victims on its next night."""
    raging: bool = False
    """The pack has two victims this night."""
    silver: bool = False
    """The next night is silvered."""
    silvered: bool = False
    """This night is silvered."""
    sleep: bool = False
    """The next night is slept."""
    slept: bool = False
    """This night is slept."""
    peace: bool = False
    """No lynch today."""
    trouble: bool = False
    """Two lynches today."""
    stirred: bool = False
    """Whether anybody has answered anything since nightfall."""
    silent: int = 0
    """Nights with their days, in a row, in which nobody answered anything."""
    learnt: tuple[Learnt, ...] = ()
    counts: tuple[Count, ...] = ()

    def __repr__(self) -> str:
        """Phase and round only: a state must be safe to appear in a traceback."""
        return f"Village(phase={self.phase.kind!r}, round={self.round})"

    @cached_property
    def living(self) -> tuple[Player, ...]:
        """Who is alive, in seat order."""
        return tuple([player for player in self.players if player.alive])

    @cached_property
    def living_seats(self) -> tuple[Seat, ...]:
        """Their seats."""
        return tuple([player.seat for player in self.living])

    @cached_property
    def memo(self) -> dict[str, Any]:
        """What is the same for everybody who is asked at this instant, worked out once; no part of the state."""
        return {}

    @cached_property
    def lasting(self) -> dict[str, Any]:
        """The same for what follows from players and their deaths alone: kept until a player changes."""
        return {}

    def player(self, seat: Seat) -> Player:
        """The player of this seat. Raises LookupError if there is no such seat."""
        if not 1 <= seat <= len(self.players):
            raise LookupError(f"there is no seat {seat} at a table of {len(self.players)}")
        return self.players[seat - 1]

    def members(self, trait: Trait, *but: Seat) -> tuple[Seat, ...]:
        """The living whose role has the trait, in seat order, but for these."""
        return tuple(p.seat for p in self.living if p.has(trait) and p.seat not in but)

    def unburied(self, digger: Player) -> tuple[Seat, ...]:
        """Who has died since this Grave Digger last dug, quiet deaths excluded; by seat, for the order would tell how."""
        return tuple(sorted(death.seat for death in self.deaths[digger.dug :] if not death.quiet))

    @property
    def time(self) -> Time:
        """When what happens now happens, for the chronicle."""
        match self.phase:
            case Night() | Shot(after="night"):
                return "night"
            case Dusk() | Shot(after="lynch"):
                return "dusk"
            case _:
                return "day"

    def but(self, **fields: Any) -> "Village":
        """The same with these fields: what `dataclasses.replace` gives, in a tenth of the time.

        What has been worked out of the players stays true as long as they are the same ones.
        """
        made = object.__new__(Village)
        facts = made.__dict__
        facts.update(self.__dict__)
        facts.pop("memo", None)
        if "players" in fields:
            for name in ("living", "living_seats", "lasting"):
                facts.pop(name, None)
        if not facts.keys() >= fields.keys():
            raise TypeError(f"a village has no {', '.join(sorted(fields.keys() - facts.keys()))}")
        facts.update(fields)
        return made

    def with_player(self, player: Player) -> "Village":
        """The same with this player in place of the one on his seat."""
        place = player.seat - 1
        return self.but(players=(*self.players[:place], player, *self.players[place + 1 :]))

    def with_phase(self, phase: Phase, **also: Any) -> "Village":
        """The same in this phase."""
        return self.but(phase=phase, **also)

    def in_phase(self, kind: type[P]) -> P:
        """The phase, known to be of this kind. Raises TypeError where a rule is used out of its phase."""
        if not isinstance(self.phase, kind):
            raise TypeError(f"the phase is {self.phase.kind}, not {kind.__name__}")
        return self.phase


Turn = Step[Village, VillageEvent]
"""A new state and what happened on the way."""


def turn(village: Village, *events: VillageEvent) -> Turn:
    """A step with these events."""
    return Step(village, events)


def joined(first: Turn, second: Turn) -> Turn:
    """Two steps as one: the events of both, the state of the second."""
    return Step(second.state, first.events + second.events)


def dealt_player(seat: Seat, role: RoleKey) -> Player:
    """A player who has just been dealt this role."""
    card = BY_KEY[role]
    return Player(seat=seat, role=role, bullets=card.bullets, shield=card.shield)
