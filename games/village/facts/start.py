"""The beginning: what the deal tells, and to whom. Facts only: no state, no texts."""

from dataclasses import dataclass
from typing import Literal

from games.core.audiences import Private, Public
from games.core.ids import RoleKey, Seat

# The deal


@dataclass(frozen=True, slots=True, kw_only=True)
class VillageGathered(Public):
    """The cards have been dealt. `flag` is "yes" or "no": the 120 (rules page, 4.6), or "none" in the simplified version.

    The rest are options in force.
    """

    kind: Literal["village-gathered"] = "village-gathered"
    players: int
    flag: str
    reveal: str
    thief: str
    traitor: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RolesInPlay(Public):
    """How many of which role were dealt, where everybody may know (the simplified version), in the order of the index."""

    kind: Literal["roles-in-play"] = "roles-in-play"
    roles: tuple[RoleKey, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Private):
    """A seat has got its card: one such event a seat. A Fool is told that he is the Seer.

    `rule` is `options.card_rule`: which wording of the card is true at this table.
    """

    kind: Literal["card-dealt"] = "card-dealt"
    role: RoleKey
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardAmended(Private):
    """A house rule of this table changes what a seat's card says: a word of `options.amendments`."""

    kind: Literal["card-amended"] = "card-amended"
    rule: str


# Companions: at the start, and whenever somebody comes to belong to them


@dataclass(frozen=True, slots=True, kw_only=True)
class PackMet(Private):
    """A wolf knows the other living wolves, the Snow Wolf among them."""

    kind: Literal["pack-met"] = "pack-met"
    companions: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SnowWolfNamed(Private):
    """Which of the wolves the Snow Wolf is."""

    kind: Literal["snow-wolf-named"] = "snow-wolf-named"
    snow: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HuntedAlone(Private):
    """A wolf has no companions."""

    kind: Literal["hunted-alone"] = "hunted-alone"


@dataclass(frozen=True, slots=True, kw_only=True)
class CultMet(Private):
    """A Cultist knows the other living Cultists."""

    kind: Literal["cult-met"] = "cult-met"
    companions: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CultAlone(Private):
    """A Cultist has no companions."""

    kind: Literal["cult-alone"] = "cult-alone"


@dataclass(frozen=True, slots=True, kw_only=True)
class MasonsMet(Private):
    """A Mason knows the other living Masons."""

    kind: Literal["masons-met"] = "masons-met"
    companions: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MasonAlone(Private):
    """A Mason is the only one."""

    kind: Literal["mason-alone"] = "mason-alone"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeerNamed(Private):
    """A Beholder is told at the start who the Seer is."""

    kind: Literal["seer-named"] = "seer-named"
    seer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class NoSeerKnown(Private):
    """A Beholder is told that there is no Seer."""

    kind: Literal["no-seer-known"] = "no-seer-known"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewSeerNamed(Private):
    """A Beholder is told that somebody has become the Seer."""

    kind: Literal["new-seer-named"] = "new-seer-named"
    seer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BeholderNamed(Private):
    """A Seer is told who beholds."""

    kind: Literal["beholder-named"] = "beholder-named"
    beholder: Seat
