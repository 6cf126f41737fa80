"""The screens of the day: powers, the detective's phase, the gunner. Source: rules page, 9.5."""

from collections.abc import Iterator, Sequence

from games.core.desk.pieces import Button, Screen, count_of, seat_of, word
from games.core.game import Detail, Kind
from games.core.ids import Seat
from games.village.desk import certainty, lines
from games.village.desk.pieces import (
    ASK,
    BACK,
    BOARD,
    GO,
    NO_HOLDER,
    NO_MAJORITY,
    POWERS,
    TOO_EARLY,
    UNDO,
    do,
    role_button,
    seat_button,
)
from games.village.desk.position import Position
from games.village.desk.powers import detectives, gunners, holders
from games.village.desk.timing import day_of
from games.village.roles._kit import Trait
from games.village.state import Village
from games.village.victory import may_concede

# The day


def powers(village: Village, names: Sequence[str]) -> Iterator[Button]:
    """The powers that everybody sees: always the same buttons, whoever is in play."""
    for name in names:
        yield do(f"b-{name}", name, tool=False, barred="" if holders(village, name) else NO_HOLDER)


def day(position: Position) -> Screen:
    """The day, with what everybody may see happen in it."""
    village = position.the_village()
    held = certainty.held(position)
    open_fire = position.searched or not held
    gun = "" if gunners(village) and open_fire else NO_HOLDER if open_fire else TOO_EARLY
    first = do("search", tool=False) if held and not position.searched else do("go", "dusk", tool=False)
    return Screen(
        ask=ASK + "day",
        details=(
            count_of("day", village.round),
            count_of("living", len(village.living)),
            Detail("length", Kind.SPAN, day_of(len(village.living))),
            word("search", "done" if position.searched else "due" if held else "no"),
        ),
        lines=lines.aloud(position.aloud),
        buttons=(
            *powers(village, POWERS),
            do("gun", tool=False, barred=gun),
            first,
            *((do("go", "dusk"),) if first.pick != "go" else ()),
            do("clock"),
            do("certain"),
            do("concede", barred="" if may_concede(village) else NO_MAJORITY),
            BOARD,
            UNDO,
        ),
    )


def hold(position: Position, power: str) -> Screen:
    """Who of several shows the card."""
    seats = holders(position.the_village(), power)
    return Screen(ask=ASK + "hold", buttons=(*(seat_button(f"b-{power}-{seat}", seat) for seat in seats), BACK))


def gun(position: Position, rest: str) -> Screen:
    """Whom the Gunner shoots."""
    village = position.the_village()
    able = gunners(village)
    gunner = Seat(int(rest)) if rest else able[0]
    if not rest and len(able) > 1:
        return Screen(ask=ASK + "hold", buttons=(*(seat_button(f"gun-{seat}", seat) for seat in able), BACK))
    targets = tuple(seat_button(f"f-{gunner}-{seat}", seat) for seat in village.living_seats if seat != gunner)
    return Screen(ask=ASK + "gun", details=(seat_of("gunner", gunner),), buttons=(*targets, BACK))


def search(position: Position) -> Screen:
    """Whom the Detective points at."""
    village = position.the_village()
    able = detectives(position)
    seat = able[0] if able else Seat(0)
    targets = tuple(seat_button(f"d-{target}", target) for target in village.living_seats if target != seat)
    return Screen(
        ask=ASK + "search",
        details=(seat_of("detective", seat), word("any", "yes" if able else "no")),
        buttons=(*targets, do("d-0", "nobody"), do("clock"), UNDO),
    )


def found(position: Position) -> Screen:
    """The Detective's answer, and what the wolves are told."""
    village = position.the_village()
    wolves = village.members(Trait.WOLF)
    return Screen(
        ask=ASK + "found",
        details=(Detail("wolves", Kind.SEATS, wolves), word("any", "yes" if position.news else "no")),
        lines=lines.slips(position.news, village.living_seats),
        buttons=(GO, do("why"), UNDO),
    )


def certain(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """What the table is certain of."""
    marks = tuple(role_button(f"k-{role}", role, ticked=role in position.certain) for role in certainty.MARKABLE)
    return Screen(ask=ASK + "certain", buttons=(*marks, BACK))
