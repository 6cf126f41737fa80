"""What a group may set before the cards are dealt. Knows the values that can be chosen, not what they do.

Source: rules page, 0.2. Names and values are those of the page, but for `traitor_rule`: "both" is its default.
"""

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, Literal

from games.core.absence import CHOICES, Absence
from games.core.ids import RoleKey
from games.village.durations import Pace
from games.village.roles import BY_KEY, ROLES
from games.village.roles._kit import Team, Trait

Ruleset = Literal["village", "greywolf", "simplified"]
Reveal = Literal["role", "team", "none"]
RevealAtEnd = Literal["all", "living", "none"]
DealMode = Literal["balanced", "chaos", "even"]
VoteDisplay = Literal["tally", "open", "outcome"]
ThiefMode = Literal["full", "first_night"]
TraitorRule = Literal["both", "village", "wolves"]
GunnerBlocks = Literal["always", "decisive"]
ArsonistVsGunner = Literal["arsonist", "continue"]

_ALWAYS_IN = ("villager", "wolf")

_GROUPS: Final = {Team.VILLAGE: "village", Team.WOLVES: "wolves"}
"""The pages of the menu on which roles are left out; everybody else is among the "others"."""


def _excludable(group: str) -> tuple[RoleKey, ...]:
    return tuple(role.key for role in ROLES if role.key not in _ALWAYS_IN and _GROUPS.get(role.team, "others") == group)


EXCLUDABLE: Final[dict[str, tuple[RoleKey, ...]]] = {
    group: _excludable(group) for group in ("village", "wolves", "others")
}
"""The roles that a table may leave out (rules page, 4.1)."""

GREYWOLF: Final[dict[str, Any]] = {
    "thief_mode": "first_night",
    "traitor_rule": "village",
    "beholder_mutual": False,
    "alpha_must_vote": False,
    "doppelganger_precult": False,
    "parity_blocked_by_killers": True,
    "hunter_last_stand": True,
    "gunner_blocks_parity": "decisive",
    "arsonist_vs_gunner": "continue",
    "vote_display": "open",
}
"""What the ruleset `greywolf` sets."""

_SIMPLIFIED: Final[dict[str, Any]] = {"reveal_on_death": "role"}
"""What the ruleset `simplified` sets: everything else as in the full rules (rules page, 10)."""


_FULL: Final[dict[str, Any]] = {"unless": {"ruleset": ("simplified",)}}
"""What the simplified version knows nothing of: slips, loners, a deal by strength (rules page, 10)."""


def _menu(*choices: Any, **more: Any) -> dict[str, Any]:
    """A field's metadata."""
    return {"choices": choices, **more}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The settings of one table.

    `metadata` is what a menu is made of: see `GameSpec.options`. All fields are taken literally; `ruleset` is a
    shortcut that sets others (`preset`), and the simplified version is a deal of its own.
    """

    ruleset: Ruleset = field(default="village", metadata=_menu("village", "greywolf", "simplified", preset=True))
    pace: Pace = field(default="normal", metadata=_menu("fast", "normal", "slow"))
    excluded: tuple[RoleKey, ...] = field(default=(), metadata=_menu((), toggles=EXCLUDABLE))
    vote_display: VoteDisplay = field(default="tally", metadata=_menu("tally", "open", "outcome"))
    reveal_on_death: Reveal = field(default="role", metadata=_menu("role", "team", "none"))
    deal_mode: DealMode = field(
        default="balanced", metadata=_menu("balanced", "chaos", "even", section="deal", **_FULL)
    )
    killers_together: bool = field(default=False, metadata=_menu(False, True, section="deal", **_FULL))
    absence: Absence = field(default="remove", metadata=_menu(*CHOICES, section="play"))
    reveal_at_end: RevealAtEnd = field(default="all", metadata=_menu("all", "living", "none", section="play"))
    cult_concede: bool = field(default=False, metadata=_menu(False, True, section="play", **_FULL))
    thief_mode: ThiefMode = field(default="full", metadata=_menu("full", "first_night", section="roles", **_FULL))
    traitor_rule: TraitorRule = field(
        default="both", metadata=_menu("both", "village", "wolves", section="roles", **_FULL)
    )
    beholder_mutual: bool = field(default=True, metadata=_menu(True, False, section="roles", **_FULL))
    alpha_must_vote: bool = field(default=True, metadata=_menu(True, False, section="roles", **_FULL))
    doppelganger_precult: bool = field(default=True, metadata=_menu(True, False, section="roles", **_FULL))
    parity_blocked_by_killers: bool = field(default=False, metadata=_menu(False, True, section="victory", **_FULL))
    hunter_last_stand: bool = field(default=False, metadata=_menu(False, True, section="victory"))
    gunner_blocks_parity: GunnerBlocks = field(
        default="always", metadata=_menu("always", "decisive", section="victory", **_FULL)
    )
    arsonist_vs_gunner: ArsonistVsGunner = field(
        default="arsonist", metadata=_menu("arsonist", "continue", section="victory", **_FULL)
    )
    cult_auto_last_two: bool = field(default=True, metadata=_menu(True, False, section="victory", **_FULL))

    @property
    def simplified(self) -> bool:
        """Whether the game is the simplified version (rules page, 10)."""
        return self.ruleset == "simplified"


def preset(options: Options) -> Options:
    """The options once `ruleset` has just been set: with all that it sets, and without what another one had set."""
    usual = {row.name: row.default for row in fields(Options) if row.name in GREYWOLF}
    by_ruleset = {"village": usual, "greywolf": GREYWOLF, "simplified": usual | _SIMPLIFIED}
    return replace(options, **by_ruleset[options.ruleset])


def amendments(options: Options, role: RoleKey) -> tuple[str, ...]:
    """The house rules of this table that make the wording of a role's card untrue, other than `card_rule`'s."""
    wolf = Trait.WOLF in BY_KEY[role].traits
    told = {
        "killers-block": options.parity_blocked_by_killers and wolf,
        "gunner-decisive": options.gunner_blocks_parity == "decisive" and (wolf or role == "gunner"),
        "any-prey": not options.alpha_must_vote and role == "alpha_wolf",
        "arsonist-waits": options.arsonist_vs_gunner == "continue" and role in ("arsonist", "gunner"),
        "last-stand": options.hunter_last_stand and role == "hunter",
        "cult-goes-on": not options.cult_auto_last_two and role == "cultist",
    }
    return tuple(rule for rule, holds in told.items() if holds)


def card_rule(options: Options, role: RoleKey) -> str:
    """Which wording of a role's card is true at this table: the name of a house rule, or "" for the ordinary one."""
    if role == "thief" and options.thief_mode == "first_night":
        return "first_night"
    if role == "traitor" and options.traitor_rule != "both":
        return options.traitor_rule
    if options.simplified and role in ("hunter", "guardian_angel", "seer", "mason"):
        return "simplified"
    return ""
