"""What of a finished evening is kept of each seat, and what earns a trophy. Reads the notes, knows no texts."""

from games.core.fates import Fate, Feat
from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey, Seat
from games.saloon.state import State

LASTED = "saloon-lasted"
"""Has `count` (number): of nights."""
_TALKS = 5
"""So many stories in one evening are a flood."""
_LONG = 3
"""Deals of a long evening."""
_STORIES = ("accusation", "plea", "lonely-plea")
_ENDS = ("judged", "shot")


def _nights(state: State) -> int:
    """How many nights were told; one that began again before anything was told counts once."""
    return 1 + sum(1 for note in state.notes if note.kind == "deal")


def lasted(state: State) -> Line:
    """How many nights there were."""
    return Line(LASTED, (Detail("count", Kind.NUMBER, _nights(state)),))


def fates(state: State) -> dict[Seat, Fate]:
    """Who was still at the table, and the character that each drew at first. Nobody wins, and nobody has a team."""
    return {
        player.seat: Fate(alive=not player.left, role=RoleKey(state.drawn[player.seat - 1])) for player in state.players
    }


def _noted(state: State, seat: Seat, *kinds: str) -> int:
    """How many notes of these kinds there are with this seat's character as the teller."""
    return sum(1 for note in state.notes if note.seat == seat and note.kind in kinds)


def _judged(state: State, seat: Seat, won: bool) -> bool:
    return _noted(state, seat, "judged") > 0


def _shot(state: State, seat: Seat, won: bool) -> bool:
    return _noted(state, seat, "shot") > 0


def _twice(state: State, seat: Seat, won: bool) -> bool:
    return _noted(state, seat, *_ENDS) > 1


def _unscathed(state: State, seat: Seat, won: bool) -> bool:
    """At the table to the end of two deals at least, of which one took somebody else's character, and none his."""
    deaths = sum(1 for note in state.notes if note.kind in _ENDS)
    return _nights(state) > 1 and deaths > 0 and _noted(state, seat, *_ENDS) == 0 and not state.player(seat).left


def _flood(state: State, seat: Seat, won: bool) -> bool:
    return _noted(state, seat, *_STORIES) >= _TALKS


def _accuser(state: State, seat: Seat, won: bool) -> bool:
    return _noted(state, seat, "accusation") >= 3


def _lonely(state: State, seat: Seat, won: bool) -> bool:
    return _noted(state, seat, "lonely-plea") > 0


def _first_safe(state: State, seat: Seat, won: bool) -> bool:
    """The first whom Death let go of in some deal."""
    first = {note.deal: note.seat for note in reversed(state.notes) if note.kind == "safe"}
    return seat in first.values()


def _goodbye(state: State, seat: Seat, won: bool) -> bool:
    """Held the joker when Death left with nobody."""
    return _noted(state, seat, "round") > 0


def _long(state: State, seat: Seat, won: bool) -> bool:
    return _nights(state) >= _LONG and not state.player(seat).left


FEATS = (
    Feat(key="saloon-judged", done=_judged),
    Feat(key="saloon-shot", done=_shot),
    Feat(key="saloon-twice", done=_twice),
    Feat(key="saloon-unscathed", done=_unscathed),
    Feat(key="saloon-flood", done=_flood),
    Feat(key="saloon-accuser", done=_accuser),
    Feat(key="saloon-lonely", done=_lonely),
    Feat(key="saloon-first-safe", done=_first_safe),
    Feat(key="saloon-goodbye", done=_goodbye),
    Feat(key="saloon-long", done=_long),
)
