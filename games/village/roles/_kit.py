"""What a role is made of. A role declares; it reads a night and yields effects, and knows no other role.

Source: rules page, 2 and 6.1.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import TYPE_CHECKING, Literal, Protocol

from games.core.game import Line
from games.core.ids import RoleKey, Seat
from games.village.chance import EventName
from games.village.effects import Aftermath, Become, Effect, Follow, Kill, Learn
from games.village.events import AlreadyDead, ModelNamed, NobodyHome
from games.village.words import Cause

if TYPE_CHECKING:
    from games.village.options import Options
    from games.village.state import Player, Village


class Team(Enum):
    """Whom a role wins with."""

    VILLAGE = "village"
    WOLVES = "wolves"
    CULT = "cult"
    TANNER = "tanner"
    KILLER = "serial_killer"
    ARSONIST = "arsonist"
    NONE = "none"


class Trait(Enum):
    """What rules ask of a role without naming it."""

    __hash__ = object.__hash__  # members are single: many times faster than Enum's, and asked all the time

    PACK = auto()
    """Bites with the pack: Wolf, Alpha Wolf, Wolf Cub, Lycan."""
    WOLF = auto()
    """The pack and the Snow Wolf."""
    SNOW = auto()
    CULTIST = auto()
    KILLER = auto()
    """The Serial Killer: whoever visits him dies."""
    FIRE = auto()
    """The Arsonist: immune to the spark, not stopped by ice."""
    ENEMY = auto()
    """Keeps the village from winning."""
    LONER = auto()
    """Wins with nobody as one of the last: Tanner, Sorcerer, Thief, Doppelganger."""
    ENEMY_SIDE = auto()
    """Counts as enemy when a deal is weighed (rules page, 4.3)."""
    UNSETTLING = auto()
    """Puts the 120 flag up."""
    ROAMS = auto()
    """Is not found at home when out."""
    SCENTED = auto()
    """Is found by pack wolves all the same."""
    DIGS = auto()
    PREY = auto()
    """Dies of visiting a wolf."""
    WATCHES = auto()
    """May die of visiting a wolf that was not saved (the Guardian Angel)."""
    STEALS = auto()
    SEES = auto()
    """The true Seer."""
    LEARNS = auto()
    """Becomes the Seer once there is none."""
    BEHOLDS = auto()
    MASON = auto()
    TURNCOAT = auto()
    """Becomes a wolf once there is none (the Traitor)."""
    HUNTS_CULT = auto()
    HUNTER = auto()
    """Has a gun at home: the Snow Wolf and the last two have to reckon with it."""
    ARMED = auto()
    """With bullets, keeps the pack from winning by parity."""
    LYNCH_WINS = auto()
    """Wins when lynched."""
    SPARED = auto()
    """Is spared the first lynch."""
    DOUBLE = auto()
    """Once revealed, votes twice."""
    CLUMSY = auto()
    INFECTS = auto()
    MODEL_WOLF = auto()
    """Becomes a wolf when the model dies."""
    MODEL_COPY = auto()
    """Becomes what the model was when it dies."""
    ELDER = auto()
    """Whoever of the village kills him with a power loses it."""
    SIDES = auto()
    """Counts with the wolves when they are counted, and is none: a made-up card against the village."""
    PUNISHED = auto()
    """Loses the role by killing the Wise Elder."""


class Beat(IntEnum):
    """The whole order of a night, on one screen. Source: rules page, 6.1."""

    NIGHTFALL = 0
    """Infections, brewing, links of the first night; guards are fixed."""
    SNOW_WOLF = 1
    GRAVES = 2
    FIRE = 3
    PACK = 4
    KILLER = 5
    CULT_HUNTER = 6
    CULT = 7
    CHEMIST = 8
    HARLOT = 9
    SEER = 10
    SORCERER = 11
    FOOL = 12
    ORACLE = 13
    AUGUR = 14
    GUARD = 15
    CHANGES = 16
    THIEF = 17


class Arrival(Enum):
    """What a visitor meets who is not let in and does not die of it."""

    DEAD = "dead"
    ABSENT = "absent"
    FAILS = "fails"


class Night(Protocol):
    """What a role may ask while the night is resolved."""

    @property
    def options(self) -> "Options":
        """The options in force."""
        ...

    def player(self, seat: Seat) -> "Player":
        """A player as he is at this instant."""
        ...

    def has(self, seat: Seat, trait: Trait) -> bool:
        """Whether the player's present role has the trait."""
        ...

    def living(self) -> Sequence[Seat]:
        """Who is alive at this instant, in seat order."""
        ...

    def members(self, trait: Trait, *but: Seat) -> tuple[Seat, ...]:
        """The living whose role has the trait, in seat order, but for these."""
        ...

    def is_out(self, seat: Seat) -> bool:
        """Whether the player has gone out tonight (rules page, 1: out)."""
        ...

    def is_guarded(self, seat: Seat) -> bool:
        """Whether somebody guards the player."""
        ...

    def is_saved(self, seat: Seat) -> bool:
        """Whether the player has been saved tonight."""
        ...

    def is_saved_from_fire(self, seat: Seat) -> bool:
        """Whether the player has been saved tonight from a spark."""
        ...

    def victim(self, seat: Seat) -> bool:
        """Whether the player was eaten, or killed by the Serial Killer, tonight and at home."""
        ...

    def limps(self, seat: Seat) -> bool:
        """Whether the player hurt a leg in the acting night before."""
        ...

    def sparked(self, seat: Seat) -> bool:
        """Whether the player has chosen the spark."""
        ...

    def ghosts_tonight(self) -> Iterable[Seat]:
        """Who has died tonight."""
        ...

    def pile(self) -> Sequence[RoleKey]:
        """The roles that could have been dealt."""
        ...

    def second(self, seat: Seat) -> Seat:
        """The second choice of a player whose power has a pair."""
        ...

    def decide(self, event: EventName, of: Seat | None, *, odds: tuple[int, int] | None = None, nth: int = 1) -> str:
        """The outcome of a chance event of rules page 8.1."""
        ...

    def pick(self, event: EventName, of: Seat | None, among: Sequence[Seat], nth: int = 1) -> Seat:
        """One of these, drawn; with one candidate nothing is drawn."""
        ...

    def name(self, event: EventName, of: Seat, among: Sequence[RoleKey]) -> RoleKey:
        """One of these roles, drawn; with one candidate nothing is drawn."""
        ...


Act = Callable[[Night, Seat, Seat], Iterable[Effect]]
"""(night, actor, target): what the actor's power does. Powers without a target are given the actor twice."""
Missed = Callable[[Night, Seat, Seat, Arrival], Iterable[Effect]]
"""(night, visitor, host, how): what comes of a visit that is not received."""
TargetRule = Callable[["Village", "Player"], tuple[Seat, ...]]
"""Whom a player may choose tonight, in seat order."""
Note = Callable[["Village", "Player"], Line | None]
"""(village, player): what the player should know of this night, under tonight's question."""
Attacked = Callable[[Night, Seat, Sequence[Seat]], Iterable[Effect]]
"""(night, victim, attackers): what happens instead. Nothing yielded: the attack goes on."""
Courted = Callable[[Night, Seat, Seat], Iterable[Effect]]
"""(night, host, visitor): what happens to a cult's visitor instead of the draw. Nothing yielded: the host resists."""
Dying = Callable[[Seat, Cause, bool], Iterable[Aftermath]]
"""(the dead, cause, whether in the simplified version): what follows from a death that is not quiet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NightPower:
    """What a role does by night."""

    beat: Beat
    act: Act
    ask: str = ""
    """Fluent key of the question; "" where the power is automatic."""
    targets: TargetRule | None = None
    """None: automatic, nobody is asked."""
    pair: bool = False
    """Two different targets are chosen (Cupid)."""
    spark: bool = False
    """Besides a target, the spark may be chosen."""
    mandatory: bool = False
    """What is missing is drawn."""
    first_only: bool = False
    """On the first night and no other."""
    shared: bool = False
    """Chosen in common by all who have the trait of the beat (pack, cult)."""
    visits: bool = True
    """Whether the actor goes to the target's house (rules page, 6.3)."""
    missed: Missed | None = None
    """None: what everybody is told who finds an empty house or a dead host."""
    early: Act | None = None
    """Done at nightfall, when the choices are fixed."""
    beyond: Act | None = None
    """Done at the beat by an actor who has died tonight, not of sorrow."""
    frozen: bool = False
    """Whether ice does not stop it."""
    ready: "Callable[[Player], bool] | None" = None
    """Whether this player can use it tonight; None: always."""


DayTime = Literal["day", "dusk"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DayPower:
    """What a role may do by day, by a standing prompt."""

    ask: str
    name: Literal["silver", "sleep", "reveal", "peace", "trouble", "investigate", "shoot"]
    times: frozenset[DayTime] = frozenset({"day"})
    target: bool = False
    """Whether a living other player is chosen; such a choice is secret and is carried out at the end of the day."""
    once: bool = True
    """Whether it is used up (`Player.used`)."""


Strength = int | Callable[[Mapping[RoleKey, int], int], int]
"""What a role is worth in a deal: a number, or a function of the dealt roles by key and the number of players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """One role of the village."""

    key: RoleKey
    """Also the stem of its messages: `village-role-<key>`."""
    emoji: str
    team: Team
    strength: Strength
    traits: frozenset[Trait] = frozenset()
    conversion: int | None = 100
    """Percent with which a cult's visit succeeds; None: never, `when_courted` says what happens."""
    seen: tuple[str, ...] = ()
    """What a Seer sees, drawn if there are two; empty: the role itself."""
    sensed: str | None = None
    """What a Sorcerer senses; None: neither wolf nor Seer."""
    fooled: str = ""
    """What a Fool hears who draws this role; "": the role itself."""
    told: str = ""
    """What the holder is told that he is; "": the role itself."""
    bullets: int = 0
    shield: bool = False
    note: Note | None = None
    night: NightPower | None = None
    first_night: NightPower | None = None
    """Instead of `night` where `thief_mode` is "first_night"."""
    day: DayPower | None = None
    when_attacked: Attacked | None = None
    """Before the Alpha's draw."""
    when_eaten: Attacked | None = None
    """Instead of being eaten."""
    when_courted: Courted | None = None
    when_dead: Dying | None = None

    @property
    def seen_as(self) -> tuple[str, ...]:
        """What a Seer may see."""
        return self.seen or (self.key,)

    @property
    def fooled_as(self) -> RoleKey:
        """What a Fool hears."""
        return RoleKey(self.fooled or self.key)

    @property
    def told_as(self) -> RoleKey:
        """What the holder believes to be."""
        return RoleKey(self.told or self.key)


WOLF_KEY = RoleKey("wolf")
VILLAGER_KEY = RoleKey("villager")
SEER_KEY = RoleKey("seer")
CULTIST_KEY = RoleKey("cultist")

HARD_TO_CONVERT: frozenset[RoleKey] = frozenset(
    map(
        RoleKey,
        [
            "seer",
            "guardian_angel",
            "detective",
            "cursed",
            "harlot",
            "hunter",
            "doppelganger",
            "wolf",
            "alpha_wolf",
            "wolf_cub",
            "lycan",
            "snow_wolf",
            "serial_killer",
            "thief",
        ],
    )
)
"""Rules page, 4.3: every dealt role not among these makes a Cultist stronger by one."""


def others_alive(village: "Village", player: "Player") -> tuple[Seat, ...]:
    """Any living other player."""
    return tuple(seat for seat in village.living_seats if seat != player.seat)


def anybody_alive(village: "Village", player: "Player") -> tuple[Seat, ...]:
    """Any living player, himself included."""
    return village.living_seats


def not_with(trait: Trait) -> TargetRule:
    """Any living player whose role has not the trait."""

    def rule(village: "Village", player: "Player") -> tuple[Seat, ...]:
        return tuple(p.seat for p in village.living if p.seat != player.seat and not p.has(trait))

    return rule


def missed(night: Night, visitor: Seat, host: Seat, how: Arrival) -> Iterable[Effect]:
    """What an ordinary visitor is told who is not received."""
    yield told_missed((visitor,), host, how)


def told_missed(to: tuple[Seat, ...], host: Seat, how: Arrival) -> Learn:
    """That the host is dead, or out."""
    return Learn(AlreadyDead(to=to, about=host) if how is Arrival.DEAD else NobodyHome(to=to, about=host))


def bite(night: Night, attacker: Seat, victim: Seat) -> Iterable[Effect]:
    """What the pack does to a victim who is reached: the same for every wolf that bites with it."""
    yield Kill(victim, "eaten", attacker)


PACK_TRAITS = frozenset({Trait.PACK, Trait.WOLF, Trait.ENEMY, Trait.ENEMY_SIDE})
"""What the four wolves of the pack have in common."""
PACK_HUNT = NightPower(
    beat=Beat.PACK, act=bite, ask="village-ask-wolf", targets=not_with(Trait.WOLF), shared=True, visits=False
)
"""What they do together."""


def at_home_wolf(night: Night, host: Seat, visitor: Seat) -> Iterable[Effect]:
    """A Cultist who finds a wolf at home dies."""
    yield Kill(visitor, "visited-wolf", host)


def turned_wolf(seat: Seat) -> Become:
    """A bitten player is a wolf at once."""
    return Become(seat, WOLF_KEY, "bitten")


def follow(night: Night, actor: Seat, model: Seat) -> Iterable[Effect]:
    """Take somebody for a model."""
    yield Follow(actor, model)
    yield Learn(ModelNamed(to=actor, model=model))
