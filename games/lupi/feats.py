"""What of a finished game is kept of each seat, and what earns a trophy. Reads the state, knows no texts."""

from games.core.fates import Fate, Feat
from games.core.game import Detail, Kind, Line
from games.core.ids import Seat
from games.lupi.roles import MAYOR, SEER, WOLF
from games.lupi.state import Cause, Over, State

LASTED = "lupi-lasted"
"""Has `count` (number): of nights."""
_LONG = 5
"""Nights of a long game."""


def lasted(state: State) -> Line:
    """How many nights it took."""
    return Line(LASTED, (Detail("count", Kind.NUMBER, state.round),))


def fates(state: State) -> dict[Seat, Fate]:
    """Everybody's card and faction: all cards are turned at the end (rules page, End)."""
    return {
        player.seat: Fate(alive=player.alive, team="wolves" if player.wolf else "humans", role=player.role)
        for player in state.players
    }


def _died(state: State, seat: Seat, cause: Cause, number: int | None = None) -> bool:
    return any(death.seat == seat and death.cause == cause and number in (None, death.round) for death in state.deaths)


def _lynched(state: State, wolves: bool) -> int:
    """How many of the one or the other faction the table has lynched."""
    return sum(1 for death in state.deaths if death.cause == "lynched" and state.player(death.seat).wolf == wolves)


def _is(state: State, seat: Seat, role: str) -> bool:
    return state.player(seat).role == role


def _wolves(state: State, *, living: bool) -> int:
    return sum(1 for player in state.players if player.wolf and (player.alive or not living))


def _first_day(state: State, seat: Seat, won: bool) -> bool:
    return not state.player(seat).wolf and _died(state, seat, "lynched", 1)


def _first_bite(state: State, seat: Seat, won: bool) -> bool:
    return _died(state, seat, "devoured", 1)


def _unheard(state: State, seat: Seat, won: bool) -> bool:
    """A seer who had found a wolf, and whom the table lynched."""
    found = any(sight.seer == seat and sight.wolf for sight in state.sightings)
    return found and _is(state, seat, SEER) and _died(state, seat, "lynched")


def _seer_alive(state: State, seat: Seat, won: bool) -> bool:
    return won and _is(state, seat, SEER) and state.player(seat).alive


def _sharp_eye(state: State, seat: Seat, won: bool) -> bool:
    return len({sight.about for sight in state.sightings if sight.seer == seat and sight.wolf}) >= 2


def _last_wolf(state: State, seat: Seat, won: bool) -> bool:
    alone = _wolves(state, living=True) == 1 and _wolves(state, living=False) > 1
    return won and alone and _is(state, seat, WOLF) and state.player(seat).alive


def _whole_pack(state: State, seat: Seat, won: bool) -> bool:
    pack = _wolves(state, living=False)
    return won and _is(state, seat, WOLF) and pack > 1 and pack == _wolves(state, living=True)


def _clean_hands(state: State, seat: Seat, won: bool) -> bool:
    """The village won and has lynched wolves only."""
    return won and not state.player(seat).wolf and _lynched(state, True) > 0 and _lynched(state, False) == 0


def _last_supper(state: State, seat: Seat, won: bool) -> bool:
    """Human and alive when the wolves won."""
    over = isinstance(state.phase, Over) and state.phase.result == "wolves"
    return over and not won and state.player(seat).alive


def _sash(state: State, seat: Seat, won: bool) -> bool:
    return won and _is(state, seat, MAYOR) and state.player(seat).sash and state.player(seat).alive


def _long(state: State, seat: Seat, won: bool) -> bool:
    return state.round >= _LONG and state.player(seat).alive


FEATS = (
    Feat(key="lupi-first-day", done=_first_day),
    Feat(key="lupi-first-bite", done=_first_bite),
    Feat(key="lupi-unheard", done=_unheard),
    Feat(key="lupi-seer-alive", done=_seer_alive),
    Feat(key="lupi-sharp-eye", done=_sharp_eye),
    Feat(key="lupi-last-wolf", done=_last_wolf),
    Feat(key="lupi-whole-pack", done=_whole_pack),
    Feat(key="lupi-clean-hands", done=_clean_hands),
    Feat(key="lupi-last-supper", done=_last_supper),
    Feat(key="lupi-sash", done=_sash),
    Feat(key="lupi-long", done=_long),
)
