"""What of a finished campaign is kept of each seat, and what earns a trophy. Reads marks and board, knows no texts."""

from games.core.fates import Fate, Feat
from games.core.game import Detail, Kind, Line
from games.core.ids import Seat
from games.propaganda.state import Marked, Over, Result, State

LASTED = "propaganda-lasted"
"""Has `count` (number): of rounds."""
_MANY = 3
"""So many offices taken by one list are a march."""


def lasted(state: State) -> Line:
    """How many rounds it took."""
    return Line(LASTED, (Detail("count", Kind.NUMBER, state.round),))


def fates(state: State) -> dict[Seat, Fate]:
    """Which lists were still in the race. There are neither teams nor cards to remember."""
    return {player.seat: Fate(alive=not player.out) for player in state.players}


def _marks(state: State, seat: Seat, what: Marked) -> int:
    """How many marks of this kind bear the list's name."""
    name = state.player(seat).name
    return sum(1 for mark in state.marks if mark.what == what and mark.name == name)


def _ended(state: State, result: Result) -> bool:
    return isinstance(state.phase, Over) and state.phase.result == result


def _majority(state: State, seat: Seat, won: bool) -> bool:
    return won and _ended(state, "majority")


def _last(state: State, seat: Seat, won: bool) -> bool:
    return won and _ended(state, "last")


def _shared(state: State, seat: Seat, won: bool) -> bool:
    return won and isinstance(state.phase, Over) and len(state.phase.winners) > 1


def _whisker(state: State, seat: Seat, won: bool) -> bool:
    """Won at the polls with as many offices as some other list."""
    mine = len(state.of(seat))
    tied = any(len(state.of(player.seat)) == mine for player in state.running if player.seat != seat)
    alone = isinstance(state.phase, Over) and len(state.phase.winners) == 1
    return won and alone and _ended(state, "polls") and tied


def _march(state: State, seat: Seat, won: bool) -> bool:
    return _marks(state, seat, "occupied") >= _MANY


def _bulldozer(state: State, seat: Seat, won: bool) -> bool:
    return _marks(state, seat, "dismantled") > 1


def _founder(state: State, seat: Seat, won: bool) -> bool:
    return _marks(state, seat, "founded") > 1


def _stars(state: State, seat: Seat, won: bool) -> bool:
    return _marks(state, seat, "star") > 0


def _dove(state: State, seat: Seat, won: bool) -> bool:
    """Won without taking or breaking an office."""
    return won and not _marks(state, seat, "occupied") and not _marks(state, seat, "dismantled")


def _first_out(state: State, seat: Seat, won: bool) -> bool:
    out = [mark.name for mark in state.marks if mark.what == "out"]
    return out[:1] == [state.player(seat).name]


def _one_office(state: State, seat: Seat, won: bool) -> bool:
    """Still in the race at the end with a single office, beaten."""
    return not won and not state.player(seat).out and len(state.of(seat)) == 1


FEATS = (
    Feat(key="propaganda-majority", done=_majority),
    Feat(key="propaganda-last", done=_last),
    Feat(key="propaganda-shared", done=_shared),
    Feat(key="propaganda-whisker", done=_whisker),
    Feat(key="propaganda-march", done=_march),
    Feat(key="propaganda-bulldozer", done=_bulldozer),
    Feat(key="propaganda-founder", done=_founder),
    Feat(key="propaganda-stars", done=_stars),
    Feat(key="propaganda-dove", done=_dove),
    Feat(key="propaganda-first-out", done=_first_out),
    Feat(key="propaganda-one-office", done=_one_office),
)
