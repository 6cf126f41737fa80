"""Facts as lines of a screen: what is written on slips, what is read out, who is who. Keys and values, no texts."""

from collections.abc import Iterable, Iterator
from typing import Final

from games.core.audiences import Members, Private, Public
from games.core.desk.facts import aloud as read_out
from games.core.desk.facts import facts, kind_of
from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey, Seat
from games.village.desk.marks import BY_NAME, guarded
from games.village.desk.position import Position
from games.village.desk.sheet import ROLE_DRAWS, Drawn
from games.village.events import EVENTS, VillageEvent
from games.village.state import Player

SLIP: Final = "village-desk-slip-"
"""`village-desk-slip-<kind>`: what is written on the slip of `to` (seat) of a private fact, with the fact's own fields."""
ALOUD: Final = "village-"
"""What is read out is said in the words in which the bot tells a group."""
WHY: Final = "village-desk-why"
"""A draw: `number`, `event`, `outcome` (words of the rules), `of` (seat), `nth` (number, 0: the only one), `whose` and `ruled`
("yes", "no")."""
WHY_SEAT: Final = "village-desk-why-seat"
"""A draw among players: the same, with `who` (seat) for the outcome."""
WHY_ROLE: Final = "village-desk-why-role"
"""A draw among roles: the same, with `role` for the outcome."""
PLAYER: Final = "village-desk-line-player"

UNWRITTEN: Final = frozenset({"you-died", "night-passed", "vote-missed", "circle-talked", "card-dealt"})
"""Private facts that no slip carries: deaths are read out, the card is in the hand."""
_UNSPOKEN: Final = frozenset(
    {
        "village-gathered",
        "roles-in-play",
        "night-fell",
        "shot-awaited",
        "day-broke",
        "vote-opened",
        "second-vote-opened",
        "vote-cast",
        "voted-for-nobody",
        "removed-for-silence",
        "time-ran-low",
        "player-left",
        "card-turned",
    }
)
"""Public facts of a game in which the bot asks the questions."""

SLIPS: Final = tuple(
    SLIP + kind_of(event)
    for event in EVENTS
    if issubclass(event, (Private, Members)) and kind_of(event) not in UNWRITTEN
)
"""Every key of a slip's line."""
SPOKEN: Final = tuple(
    ALOUD + kind_of(event) for event in EVENTS if issubclass(event, Public) and kind_of(event) not in _UNSPOKEN
)
"""Every key of what is read out."""


def slips(told: Iterable[VillageEvent], living: Iterable[Seat]) -> tuple[Line, ...]:
    """What is written, by player number; the dead get no slip back."""
    alive = set(living)
    return slip_lines(
        (seat, event)
        for event in told
        if event.kind not in UNWRITTEN
        for seat in sorted(event.audience.seats)
        if seat in alive
    )


def slip_lines(slips: Iterable[tuple[Seat, VillageEvent]]) -> tuple[Line, ...]:
    """What is written on whose slip, by player number."""
    ordered = sorted(slips, key=lambda slip: slip[0])
    return tuple(Line(SLIP + event.kind, (Detail("to", Kind.SEAT, seat), *facts(event))) for seat, event in ordered)


def aloud(told: Iterable[VillageEvent]) -> tuple[Line, ...]:
    """What is read out, in order."""
    return read_out(ALOUD, told, _UNSPOKEN)


def draws(drawn: Iterable[Drawn]) -> Iterator[Line]:
    """Why it came so: what chance has decided."""
    for number, one in enumerate(drawn, start=1):
        about = (
            Detail("number", Kind.NUMBER, number),
            Detail("event", Kind.KEY, one.event),
            Detail("of", Kind.SEAT, Seat(one.of)),
            Detail("whose", Kind.KEY, "yes" if one.of else "no"),
            Detail("nth", Kind.NUMBER, one.shown or (one.nth if one.nth > 1 else 0)),
            Detail("ruled", Kind.KEY, "yes" if one.ruled else "no"),
        )
        if one.seats:
            yield Line(WHY_SEAT, (*about, Detail("who", Kind.SEAT, Seat(int(one.outcome)))))
        elif one.event in ROLE_DRAWS:
            yield Line(WHY_ROLE, (*about, Detail("role", Kind.ROLE, RoleKey(one.outcome))))
        else:
            yield Line(WHY, (*about, Detail("outcome", Kind.KEY, one.outcome)))


def board(position: Position) -> tuple[Line, ...]:
    """Who is who, and what clings to whom."""
    return tuple(_player(position, player) for player in position.the_village().players)


def _player(position: Position, player: Player) -> Line:
    def flag(name: str, *, up: bool) -> Detail:
        return Detail(name, Kind.KEY, "yes" if up else "no")

    return Line(
        PLAYER,
        (
            Detail("seat", Kind.SEAT, player.seat),
            Detail("role", Kind.ROLE, player.role),
            flag("alive", up=player.alive),
            flag("shown", up=player.seat in position.shown),
            flag("guarded", up=player.seat in guarded(position)),
            flag("infected", up=player.infected),
            flag("doused", up=player.doused),
            flag("drunk", up=player.drunk or player.hungover),
            flag("frozen", up=player.frozen),
            flag("potion", up=player.potion),
            flag("limps", up=bool(BY_NAME["limps"].value(position.the_village(), player))),
            flag("shield", up=player.shield),
            flag("used", up=player.used),
            Detail("lover", Kind.NUMBER, player.lover or 0),
            Detail("model", Kind.NUMBER, player.model or 0),
            Detail("bullets", Kind.NUMBER, player.bullets),
        ),
    )
