"""What a group may set before the cards are dealt. Knows the values that can be chosen, not what they do.

Source: rules page, 0.2. Names and values are those of the page, but for `traitor_rule`: "both" is its default.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from games.core.ids import RoleKey
from games.village.roles import ROLES

Pace = Literal["fast", "normal", "slow"]
Ruleset = Literal["village", "greywolf", "simplified"]
Reveal = Literal["role", "team", "none"]
RevealAtEnd = Literal["all", "living", "none"]
DealMode = Literal["balanced", "chaos", "even"]
VoteDisplay = Literal["tally", "open", "outcome"]
Absence = Literal["remove", "skip", "warn"]
ThiefMode = Literal["full", "first_night"]
TraitorRule = Literal["both", "village", "wolves"]
GunnerBlocks = Literal["always", "decisive"]
ArsonistVsGunner = Literal["arsonist", "continue"]

_ALWAYS_IN = ("villager", "wolf")

EXCLUDABLE: Final[tuple[RoleKey, ...]] = tuple(role.key for role in ROLES if role.key not in _ALWAYS_IN)
"""The roles that a table may leave out (rules page, 4.1)."""

_OFF_ON = {"choices": (False, True)}
_ON_OFF = {"choices": (True, False)}

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The settings of one table.

    `metadata["choices"]` are the values in the order of the menu. A field with `metadata["toggles"]` holds any of
    these role keys, or None for none of them; a menu switches one at a time.
    """

    ruleset: Ruleset = field(default="village", metadata={"choices": ("village", "greywolf", "simplified")})
    pace: Pace = field(default="normal", metadata={"choices": ("fast", "normal", "slow")})
    deal_mode: DealMode = field(default="balanced", metadata={"choices": ("balanced", "chaos", "even")})
    excluded: tuple[RoleKey, ...] | None = field(default=None, metadata={"choices": (None,), "toggles": EXCLUDABLE})
    reveal_on_death: Reveal = field(default="role", metadata={"choices": ("role", "team", "none")})
    reveal_at_end: RevealAtEnd = field(default="all", metadata={"choices": ("all", "living", "none")})
    vote_display: VoteDisplay = field(default="tally", metadata={"choices": ("tally", "open", "outcome")})
    absence: Absence = field(default="remove", metadata={"choices": ("remove", "skip", "warn")})
    thief_mode: ThiefMode = field(default="full", metadata={"choices": ("full", "first_night")})
    traitor_rule: TraitorRule = field(default="both", metadata={"choices": ("both", "village", "wolves")})
    beholder_mutual: bool = field(default=True, metadata=_ON_OFF)
    alpha_must_vote: bool = field(default=True, metadata=_ON_OFF)
    doppelganger_precult: bool = field(default=True, metadata=_ON_OFF)
    parity_blocked_by_killers: bool = field(default=False, metadata=_OFF_ON)
    hunter_last_stand: bool = field(default=False, metadata=_OFF_ON)
    gunner_blocks_parity: GunnerBlocks = field(default="always", metadata={"choices": ("always", "decisive")})
    arsonist_vs_gunner: ArsonistVsGunner = field(default="arsonist", metadata={"choices": ("arsonist", "continue")})
    cult_auto_last_two: bool = field(default=True, metadata=_ON_OFF)
    cult_concede: bool = field(default=False, metadata=_OFF_ON)
    killers_together: bool = field(default=False, metadata=_OFF_ON)

    @property
    def simplified(self) -> bool:
        """Whether the game is the simplified version (rules page, 10)."""
        return self.ruleset == "simplified"

    def settled(self) -> "Options":
        """The options in force once the ruleset has set what it sets; a game in course holds these."""
        return replace(self, **GREYWOLF) if self.ruleset == "greywolf" else self


def card_rule(options: Options, role: RoleKey) -> str:
    """Which wording of a role's card is true at this table: the name of a house rule, or "" for the ordinary one."""
    if role == "thief" and options.thief_mode == "first_night":
        return "first_night"
    if role == "traitor" and options.traitor_rule != "both":
        return options.traitor_rule
    if options.simplified and role in ("hunter", "guardian_angel"):
        return "simplified"
    return ""
