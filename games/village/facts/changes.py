"""Roles that change hands or nature. Facts only: no state, no texts."""

from dataclasses import dataclass
from typing import Literal

from games.core.audiences import Members, Private
from games.core.ids import RoleKey, Seat

# Changes


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleTaken(Private):
    """A player holds another role now; `reason` is a word of `words.Reason`. A new Fool is told Seer.

    `rule` is `options.card_rule`: which wording of the card is true at this table.
    """

    kind: Literal["role-taken"] = "role-taken"
    role: RoleKey
    reason: str
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PackGrew(Members):
    """Somebody has become a wolf."""

    kind: Literal["pack-grew"] = "pack-grew"
    newcomer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CultGrew(Members):
    """Somebody has become a Cultist."""

    kind: Literal["cult-grew"] = "cult-grew"
    newcomer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MasonLeft(Members):
    """Somebody is no Mason any more."""

    kind: Literal["mason-left"] = "mason-left"
    mason: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MasonJoined(Members):
    """Somebody has become a Mason."""

    kind: Literal["mason-joined"] = "mason-joined"
    mason: Seat
