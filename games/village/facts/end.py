"""How it ends. Facts only: no state, no texts."""

from dataclasses import dataclass
from typing import Literal

from games.core.audiences import Public
from games.core.ids import RoleKey, Seat

# What the last two do to each other


@dataclass(frozen=True, slots=True, kw_only=True)
class LastDuelFought(Public):
    """Hunter and Serial Killer, the last two, have killed each other."""

    kind: Literal["last-duel-fought"] = "last-duel-fought"
    hunter: Seat
    killer: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LastOverpowered(Public):
    """Of the last two one has killed the other."""

    kind: Literal["last-overpowered"] = "last-overpowered"
    winner: Seat
    loser: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LastCultistHunted(Public):
    """Of the last two the Cult Hunter has killed the Cultist."""

    kind: Literal["last-cultist-hunted"] = "last-cultist-hunted"
    hunter: Seat
    cultist: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LastConverted(Public):
    """Of the last two the Cultist has converted the other; or the table has conceded."""

    kind: Literal["last-converted"] = "last-converted"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LastStandWon(Public):
    """Hunter and wolf, the last two: the wolf is dead."""

    kind: Literal["last-stand-won"] = "last-stand-won"
    hunter: Seat
    wolf: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LastStandLost(Public):
    """Hunter and wolf, the last two: the Hunter is dead."""

    kind: Literal["last-stand-lost"] = "last-stand-lost"
    hunter: Seat
    wolf: Seat


# Winners


@dataclass(frozen=True, slots=True, kw_only=True)
class VillageWon(Public):
    """No enemy of the village is left."""

    kind: Literal["village-won"] = "village-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WolvesWon(Public):
    """Half of the living are wolves."""

    kind: Literal["wolves-won"] = "wolves-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CultWon(Public):
    """The village is the cult's."""

    kind: Literal["cult-won"] = "cult-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TannerWon(Public):
    """The Tanner has been lynched."""

    kind: Literal["tanner-won"] = "tanner-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class KillerWon(Public):
    """The Serial Killer is the last."""

    kind: Literal["killer-won"] = "killer-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ArsonistWon(Public):
    """The Arsonist is the last."""

    kind: Literal["arsonist-won"] = "arsonist-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CoupleWon(Public):
    """Only the lovers are alive."""

    kind: Literal["couple-won"] = "couple-won"
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NobodyWon(Public):
    """The game is over without a winner. `why` is "empty" or "silence"."""

    kind: Literal["nobody-won"] = "nobody-won"
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTurned(Public):
    """The end: a seat's role, and the one it was dealt; one event a seat, in seat order. `changed`: whether they differ."""

    kind: Literal["card-turned"] = "card-turned"
    seat: Seat
    role: RoleKey
    dealt: RoleKey
    changed: bool
    alive: bool
    won: bool
