"""What clings to a player and can be corrected by hand: which marks there are, their page, and what setting one does.

Nobody is told anything by it: it is the narrator's own note. Source: rules page, 2.4 and 6.5.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from games.core.desk.pieces import Button, Screen, count_of, seat_of
from games.core.game import Line
from games.core.ids import Seat
from games.village.desk.pieces import ASK, BACK, DO, do, seat_button
from games.village.desk.position import Position
from games.village.roles._kit import Trait
from games.village.state import Player, Village

GUARD: Final = "guardian_angel"
_MODELLED: Final = (Trait.MODEL_WOLF, Trait.MODEL_COPY)
_ONCE: Final = (Trait.SPARED, Trait.DOUBLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """One mark: 0 or 1, or a number, or another player's number."""

    name: str
    value: Callable[[Village, Player], int]
    fits: Callable[[Player], bool] = lambda player: True
    """Whether it can cling to this player."""
    most: Callable[[Player], int] = lambda player: 1
    seat: bool = False
    """Whether it is another player's number."""


def _limps(village: Village, player: Player) -> int:
    return int(0 < player.stumbled == _last_night(village))


def _last_night(village: Village) -> int:
    """The acting night whose hurt leg matters at the next resolution."""
    return village.acting - 1 if village.phase.kind == "night" else village.acting


def _used_up(player: Player) -> bool:
    """Whether the card has something that is done once."""
    return (player.card.day is not None and player.card.day.once) or any(player.has(trait) for trait in _ONCE)


MARKS: Final = (
    Mark(
        name="infected",
        value=lambda village, player: int(player.infected),
        fits=lambda player: not player.has(Trait.WOLF),
    ),
    Mark(name="doused", value=lambda village, player: int(player.doused)),
    Mark(name="frozen", value=lambda village, player: int(player.frozen)),
    Mark(
        name="drunk",
        value=lambda village, player: int(player.drunk or player.hungover),
        fits=lambda player: player.has(Trait.PACK),
    ),
    Mark(
        name="potion",
        value=lambda village, player: int(player.potion),
        fits=lambda player: player.card.night is not None and player.card.night.ready is not None,
    ),
    Mark(name="limps", value=_limps, fits=lambda player: player.has(Trait.KILLER)),
    Mark(name="shield", value=lambda village, player: int(player.shield), fits=lambda player: player.card.shield),
    Mark(name="used", value=lambda village, player: int(player.used), fits=_used_up),
    Mark(
        name="bullets",
        value=lambda village, player: player.bullets,
        fits=lambda player: player.has(Trait.ARMED),
        most=lambda player: player.card.bullets,
    ),
    Mark(name="lover", value=lambda village, player: player.lover or 0, seat=True),
    Mark(
        name="model",
        value=lambda village, player: player.model or 0,
        fits=lambda player: any(player.has(trait) for trait in _MODELLED),
        seat=True,
    ),
)
"""All of them, in the order of the page."""
BY_NAME: Final[Mapping[str, Mark]] = {mark.name: mark for mark in MARKS}


def page(position: Position, rest: str) -> Screen:
    """The marks of one player; or, for one that names another player, whom."""
    village = position.the_village()
    number, _, name = rest.partition("-")
    player = village.player(Seat(int(number)))
    if name:
        return _whom(village, player, BY_NAME[name])
    buttons = tuple(_button(village, player, mark) for mark in MARKS if mark.fits(player))
    return Screen(ask=ASK + "mark", details=(seat_of("seat", player.seat),), buttons=(*buttons, BACK))


def _button(village: Village, player: Player, mark: Mark) -> Button:
    """A toggle, the next number, or the way to the page of players."""
    now = mark.value(village, player)
    pick = f"q-{player.seat}-{mark.name}-{(now + 1) % (mark.most(player) + 1)}"
    shown = Line(f"{DO}mark-{mark.name}", (count_of("count", now),))
    if mark.seat:
        pick = f"mark-{player.seat}-{mark.name}"
    return Button(pick=pick, label=shown, tool=True, ticked=bool(now) and mark.most(player) == 1)


def _whom(village: Village, player: Player, mark: Mark) -> Screen:
    others = tuple(
        seat_button(f"q-{player.seat}-{mark.name}-{other.seat}", other.seat)
        for other in village.players
        if other.seat != player.seat
    )
    nobody = do(f"q-{player.seat}-{mark.name}-0", "nobody")
    return Screen(
        ask=f"{ASK}mark-{mark.name}", details=(seat_of("seat", player.seat),), buttons=(*others, nobody, BACK)
    )


def marked(position: Position, seat: Seat, name: str, value: int) -> Position:
    """The position in which this mark has this value. A ruling no longer resolves what is on the screen anew."""
    village = position.the_village()
    player, other = village.player(seat), Seat(value) if value else None
    match name:
        case "lover":
            after = _paired(village, seat, other)
        case "model":
            after = village.with_player(player.but(model=other))
        case "bullets":
            after = village.with_player(player.but(bullets=value))
        case "limps":
            after = village.with_player(player.but(stumbled=_last_night(village) if value else 0))
        case "drunk":
            tonight = village.phase.kind == "night"
            after = village.with_player(player.but(drunk=bool(value) and not tonight, hungover=bool(value) and tonight))
        case _:
            after = village.with_player(player.but(**{name: bool(value)}))
    return position.but(village=after, base=None)


def _paired(village: Village, one: Seat, other: Seat | None) -> Village:
    """These two are the couple; whoever loved either of them before loves nobody."""
    free = {one, other}
    for player in village.players:
        if player.lover in free or player.seat in free:
            village = village.with_player(player.but(lover=None))
    if other is not None:
        village = village.with_player(village.player(one).but(lover=other))
        village = village.with_player(village.player(other).but(lover=one))
    return village


def guarded(position: Position) -> frozenset[Seat]:
    """Whom a Guardian Angel guards in the night that is being called or written down."""
    if position.stage not in ("call", "slips"):
        return frozenset()
    return frozenset(_wards(position))


def _wards(position: Position) -> Iterator[Seat]:
    village = position.the_village()
    for told in position.calls:
        if told.first is not None and told.unit.isdigit() and village.player(Seat(int(told.unit))).role == GUARD:
            yield told.first
