"""The lobby: who may sit, when it closes, what its countdown does. Pure; knows seats, no chat and no database."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from games.core.fairness import seat_entropy
from storage.records import SeatRecord

WARNINGS = (60.0, 30.0)
"""Seconds of game time before the close at which the group is warned; none that is half the time or more."""
WAITING = 600.0
"""Seconds of game time that a lobby waits for people who cannot be written to, or for more people."""
LAST_CALL = 60.0
"""Seconds of game time that a lobby still counts down once enough people have come after all."""
EXPIRING = 120.0
"""Seconds of game time before a waiting lobby is closed at which the group hears so."""
MOST_INVITED = 64
MOST_KNOCKED = 16

Stage = Literal["joining", "reaching", "short"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """A lobby's own state. Who sits is in the seats."""

    opened: datetime
    closes: datetime
    """Both in game time."""
    stage: Stage = "joining"
    """`reaching`: closed for the countdown, waits until everybody can be written to. `short`: too few, waits for more."""
    token: int = 1
    """Another number whenever the countdown is another one."""
    warned: int = 0
    """Warnings given or passed over."""
    extended: int = 0
    extended_by: tuple[int, ...] = ()
    """User ids of the players who have used their one extension."""
    seated: int = 0
    """How many seats this lobby has given: a number is never given twice, so that no button means somebody else."""
    invited: tuple[int, ...] = ()
    """User ids of the people of a finished game, who have not confirmed yet."""
    knocked: tuple[int, ...] = ()
    """User ids of people who came by a link and are not in the group yet: they are seated when they are."""
    page: str = ""
    """What the board shows: "" the list, "options", "people", "give", or one option's name."""


def opened(now: datetime, length: float, invited: Sequence[int] = ()) -> Lobby:
    """A new lobby that closes in so many seconds of game time."""
    return Lobby(opened=now, closes=now + timedelta(seconds=length), invited=tuple(invited[:MOST_INVITED]))


def warnings_of(lobby: Lobby) -> tuple[float, ...]:
    """Seconds before the close at which the group is warned: that the game begins, or that the table is given up."""
    return WARNINGS if lobby.stage == "joining" else (EXPIRING,)


def next_due(lobby: Lobby) -> datetime:
    """Game time of the next thing that the countdown does: a warning, or the close."""
    length = (lobby.closes - lobby.opened).total_seconds()
    for left in warnings_of(lobby)[lobby.warned :]:
        if left < length / 2:
            return lobby.closes - timedelta(seconds=left)
    return lobby.closes


def tick(lobby: Lobby, now: datetime) -> tuple[Lobby, Literal["early", "warn", "close"]]:
    """What the countdown does at this game time, and the lobby after it. A lobby does one thing a tick.

    The last warning calls people to sit down, so it brings back the page on which they can.
    """
    if now < next_due(lobby):
        return lobby, "early"
    if now >= lobby.closes:
        return lobby, "close"
    warnings = warnings_of(lobby)
    passed = sum(1 for left in warnings if now >= lobby.closes - timedelta(seconds=left))
    page = "" if passed == len(warnings) else lobby.page
    return replace(lobby, warned=passed, token=lobby.token + 1, page=page), "warn"


def turn_to(lobby: Lobby, stage: Stage, now: datetime, length: float = WAITING) -> Lobby:
    """The lobby in another stage, with a countdown of its own and the board's list, where people sit down."""
    closes = now + timedelta(seconds=length)
    return replace(lobby, stage=stage, opened=now, closes=closes, token=lobby.token + 1, warned=0, page="")


def extend(lobby: Lobby, seconds: float, by: int | None) -> Lobby:
    """The lobby with more time; `by` is the player whose one extension this is, None for the host."""
    return replace(
        lobby,
        closes=lobby.closes + timedelta(seconds=seconds),
        token=lobby.token + 1,
        warned=0,
        extended=lobby.extended + 1,
        extended_by=lobby.extended_by if by is None else (*lobby.extended_by, by),
    )


def lengthened(lobby: Lobby, seconds: float, now: datetime) -> Lobby:
    """The lobby with a countdown longer (or shorter) by so many seconds; at least half a minute is left."""
    closes = max(lobby.closes + timedelta(seconds=seconds), now + timedelta(seconds=WARNINGS[-1]))
    return replace(lobby, closes=closes, token=lobby.token + 1, warned=0)


def unhurried(lobby: Lobby, now: datetime) -> Lobby:
    """The lobby with at least a minute left to join, while somebody is at its options."""
    least = now + timedelta(seconds=WARNINGS[0])
    if lobby.stage != "joining" or lobby.closes >= least:
        return lobby
    return replace(lobby, closes=least, token=lobby.token + 1, warned=min(lobby.warned, 1))


def knock(lobby: Lobby, user_id: int) -> Lobby:
    """The lobby that will seat this person on coming into the group; of many who wait so the first are forgotten."""
    others = (user for user in lobby.knocked if user != user_id)
    return replace(lobby, knocked=(*others, user_id)[-MOST_KNOCKED:])


def may_sit(seats: Sequence[SeatRecord], user_id: int, table_size: range, *, anonymous: bool) -> str | None:
    """None if the person may take a seat, else what keeps him: "anonymous", "seated" or "full"."""
    if anonymous:
        return "anonymous"
    if any(seat.user_id == user_id for seat in seats):
        return "seated"
    if len(seats) >= table_size[-1]:
        return "full"
    return None


def closed_up(seats: Sequence[SeatRecord]) -> list[SeatRecord]:
    """The seats numbered from 1 without gaps, in the order of joining: as the cards are dealt."""
    return [replace(seat, seat=number) for number, seat in enumerate(sorted(seats, key=lambda s: s.seat), start=1)]


def heir(seats: Sequence[SeatRecord], leaver: int) -> SeatRecord | None:
    """Who has the table when its opener leaves: the person who sat first; None if only computer players are left."""
    people = (seat for seat in sorted(seats, key=lambda seat: seat.seat) if seat.user_id is not None)
    return next((seat for seat in people if seat.user_id != leaver), None)


def entropy(session_id: str, seats: Sequence[SeatRecord]) -> list[str]:
    """What the seats add to the seed, in seat order: a digest for a person, the seat number for a computer player."""
    return [
        f"computer:{seat.seat}" if seat.user_id is None else seat_entropy(session_id, seat.user_id)
        for seat in sorted(seats, key=lambda seat: seat.seat)
    ]


def dice_entropy(values: Sequence[int | None]) -> list[str]:
    """What the dice add: their values in order, or the words that there were none."""
    if not values or any(value is None for value in values):
        return ["without dice"]
    return [f"die:{number}:{value}" for number, value in enumerate(values)]
