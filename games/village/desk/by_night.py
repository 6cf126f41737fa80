"""The screens of the night: the call, the slips, what chance has decided, dawn. Source: rules page, 9.3 and 9.4."""

from collections.abc import Callable, Iterator

from games.core.desk.pieces import Button, Screen, count_of, seat_of, word
from games.core.game import Detail, Kind, Line, Step
from games.core.ids import Seat
from games.village.desk import calls, certainty, conduct, lines, once
from games.village.desk.calls import Unit
from games.village.desk.cards import OWN
from games.village.desk.pieces import ACT, ASK, BACK, BOARD, GO, LINE, PAGE, SHEET, UNDO, do, seat_button
from games.village.desk.position import Position
from games.village.desk.resolve import changed
from games.village.desk.sheet import OTHER, looked_up
from games.village.roles._kit import Trait
from games.village.state import Player, Village

# The night


def call(position: Position) -> Screen:
    """Who is called now, and what is asked."""
    village = position.the_village()
    second = calls.half(position)
    if second is not None:
        return _second(position, second)
    unit = calls.waiting(position)
    if unit is None:
        return Screen(
            ask=ASK + "called",
            details=(count_of("night", village.round),),
            buttons=(GO, SHEET, BOARD, UNDO),
            words=True,
        )
    player = village.player(unit.at)
    shown = (
        count_of("night", village.round),
        seat_of("seat", unit.at),
        Detail("role", Kind.ROLE, player.role),
        word("first", "no" if position.calls else "yes"),
    )
    return Screen(
        ask=ASK + "call",
        details=shown,
        lines=tuple(_call_lines(position, unit, player)),
        buttons=(*_targets(unit), BOARD, UNDO),
        words=True,
    )


def _targets(unit: Unit) -> Iterator[Button]:
    asked = unit.asked
    if asked is None:
        yield do(f"u{unit.name}-ok", "next", tool=False)
        return
    for target in asked.targets:
        yield seat_button(f"u{unit.name}-{target}", target)
    if asked.spark:
        yield do(f"u{unit.name}-spark", "spark")
    yield do(f"u{unit.name}-0", "drawn" if asked.power.mandatory else "nobody")


def _call_lines(position: Position, unit: Unit, player: Player) -> Iterator[Line]:
    village = position.the_village()
    owed = [event for event in position.due if player.seat in event.audience.seats]
    yield from lines.slips(owed, (player.seat,))
    mates = calls.together(village, player.seat)
    if mates:
        yield Line(LINE + "together", (seat_of("seat", player.seat), Detail("mates", Kind.SEATS, mates)))
    yield Line(ACT + act_of(village, unit, player))
    yield from conduct.at_call(position, player)


def act_of(village: Village, unit: Unit, player: Player) -> str:
    """What the called player writes."""
    if unit.asked is not None:
        return unit.asked.ask.removeprefix("village-ask-")
    if player.has(Trait.WOLF) and village.silvered:
        return "silvered"
    if player.has(Trait.WOLF) and player.hungover:
        return "drunk"
    if player.has(Trait.PACK) or player.has(Trait.CULTIST):
        return "common"
    if player.role in OWN:
        return "own"
    if player.role == "chemist":
        return "brews"
    if player.has(Trait.DIGS) and village.unburied(player):
        return "digs"
    return "nothing"


def _second(position: Position, unit: Unit) -> Screen:
    told, asked = position.calls[-1], unit.asked
    first = told.first or Seat(0)
    targets = () if asked is None else tuple(target for target in asked.targets if target != first)
    pair = asked is not None and asked.pair
    return Screen(
        ask=ASK + "second",
        details=(seat_of("first", first), word("pair", "yes" if pair else "no")),
        buttons=(
            *(seat_button(f"v{unit.name}-{target}", target) for target in targets),
            do(f"v{unit.name}-0", "drawn" if pair else "nobody"),
            UNDO,
        ),
    )


def slips(position: Position) -> Screen:
    """What is written on each slip."""
    return slip_page(position, "1")


def slip_page(position: Position, rest: str) -> Screen:
    """One page of it; after a single round, of what could not be written at the calls."""
    village = position.the_village()
    single = position.terms.rounds == "one"
    left = once.left(position, Step(village, position.news))
    written = lines.slip_lines(left)
    pages = max(1, -(-len(written) // PAGE))
    page = min(max(int(rest), 1), pages)
    shown = written[(page - 1) * PAGE : page * PAGE]
    named = {line.details[0].value for line in written}
    blank = () if single else tuple(seat for seat in village.living_seats if seat not in named)
    dead = tuple(death.seat for death in village.deaths[position.since :])
    last = (Line(LINE + "blank", (Detail("blank", Kind.SEATS, blank),)),) if blank and page == pages else ()
    return Screen(
        ask=ASK + "slips",
        details=(
            count_of("night", village.round),
            count_of("page", page),
            count_of("pages", pages),
            count_of("left", len(written)),
            word("rounds", position.terms.rounds),
            Detail("dead", Kind.SEATS, dead),
        ),
        lines=(*shown, *last, *(conduct.on_slips(position, left) if page == pages else ())),
        buttons=(*_onward(page, pages, late=single and bool(written)), do("why"), BOARD, UNDO),
    )


def _onward(page: int, pages: int, *, late: bool) -> tuple[Button, ...]:
    """To the next page; from the last one to dawn, what is still to be written with a second round or at the next call."""
    if page < pages:
        return (do(f"slip-{page + 1}", "more", tool=False),)
    return (do("go", "round", tool=False), do("later", tool=False)) if late else (GO,)


def given(position: Position, rest: str) -> Screen:
    """What is written on the slips at this very call: nothing that is still to come can change it."""
    slips = once.written(position, rest)
    return Screen(
        ask=ASK + "given",
        details=(count_of("night", position.the_village().round),),
        lines=(*lines.slip_lines(slips), *conduct.on_slips(position, slips)),
        buttons=(do("back", "next", tool=False), UNDO),
        words=True,
    )


def sheet(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """What chance holds for this night and the day after it, needed or not: looking changes nothing."""
    village = position.the_village()
    drawn = looked_up(position.chance(village.round), village)
    return Screen(
        ask=ASK + "sheet",
        details=(
            count_of("night", village.round),
            count_of("again", dict(position.again).get(village.round, 0)),
            count_of("count", len(drawn)),
        ),
        lines=tuple(lines.draws(drawn)),
        buttons=(do("fresh"), BACK),
    )


def why(position: Position, rest: str) -> Screen:  # noqa: ARG001 - a page
    """What chance has decided, to be turned over."""
    decided = position.drawn
    return Screen(
        ask=ASK + "why",
        details=(count_of("count", len(decided)),),
        lines=tuple(lines.draws(decided)),
        buttons=(
            *(
                do(
                    f"r-{at}-{OTHER[one.event, one.outcome]}",
                    "turn",
                    word("event", one.event),
                    count_of("number", at + 1),
                )
                for at, one in enumerate(decided)
                if (one.event, one.outcome) in OTHER and position.base is not None
            ),
            *((do("fresh"),) if position.base is not None else ()),
            BACK,
        ),
    )


def read(name: str) -> Callable[[Position], Screen]:
    """A screen of what is read out."""

    def read(position: Position) -> Screen:
        village = position.the_village()
        return Screen(
            ask=ASK + name,
            details=(count_of("night", village.round),),
            lines=lines.aloud(position.aloud),
            buttons=(GO, do("why"), BOARD, UNDO),
        )

    return read


def slept(position: Position) -> Screen:
    """A night in which nobody acts."""
    village = position.the_village()
    owed: tuple[Line, ...] = ()
    if position.reduced:
        seats = changed(position)
        owed = lines.slips((event for event in position.due if event.audience.seats & set(seats)), seats)
    return Screen(
        ask=ASK + "slept",
        details=(
            count_of("night", village.round),
            word("reduced", "yes" if position.reduced else "no"),
            Detail("roles", Kind.ROLES, certainty.called(position) if position.reduced else ()),
        ),
        lines=owed,
        buttons=(GO, BOARD, UNDO),
    )


def shot(position: Position) -> Screen:
    """Whom a dead Hunter takes along."""
    village = position.the_village()
    living = tuple(seat_button(f"h-{seat}", seat) for seat in village.living_seats)
    return Screen(
        ask=ASK + "shot",
        details=(seat_of("hunter", village.shots[0]),),
        buttons=(*living, do("h-0", "nobody"), do("clock"), UNDO),
    )
