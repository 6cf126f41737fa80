"""What of a finished game is kept of each seat, and what earns a trophy. Reads the state, knows no texts.

Where the group wants cards to stay hidden at the end, no card is told here, and no feat is done.
"""

from collections.abc import Callable, Iterator

from games.core.fates import Fate, Feat
from games.core.game import Detail, Kind, Line
from games.core.ids import RoleKey, Seat
from games.village.roles import BY_KEY
from games.village.roles._kit import Team, Trait
from games.village.state import Death, Over, Player, Village
from games.village.victory import RESULTS
from games.village.words import Cause, Result

LASTED = "village-lasted"
"""Has `count` (number): of nights."""
_BLAZE = 3
"""So many burned in one game are a blaze."""
_AT_A_DOOR: tuple[Cause, ...] = ("visited-killer", "visited-wolf", "with-victim", "burned-visiting")


def hidden(village: Village) -> bool:
    """Whether some cards are never turned (rules page, 0.2: `reveal_at_end`)."""
    return village.options.reveal_at_end != "all"


def lasted(village: Village) -> Line:
    """How many nights it took."""
    return Line(LASTED, (Detail("count", Kind.NUMBER, village.round),))


def fates(village: Village) -> dict[Seat, Fate]:
    """Everybody's card and team as they were at the end, as far as they are shown."""
    return {player.seat: _fate(player, hidden(village)) for player in village.players}


def _fate(player: Player, covered: bool) -> Fate:
    if covered:
        return Fate(alive=player.alive)
    team = None if player.team is Team.NONE else player.team.value
    return Fate(alive=player.alive, team=team, role=player.role)


def _death(village: Village, seat: Seat) -> Death | None:
    return next((death for death in village.deaths if death.seat == seat), None)


def _died_of(village: Village, seat: Seat, *causes: Cause) -> bool:
    death = _death(village, seat)
    return death is not None and death.cause in causes


def _victims(village: Village, seat: Seat, cause: Cause) -> Iterator[Death]:
    return (death for death in village.deaths if death.by == seat and death.cause == cause and death.seat != seat)


def _ended(village: Village, result: Result) -> bool:
    return isinstance(village.phase, Over) and village.phase.result == result


def _team(role: RoleKey) -> Team:
    return BY_KEY[role].team


def _first_day(village: Village, seat: Seat, won: bool) -> bool:
    death = _death(village, seat)
    return death is not None and (death.cause, death.round) == ("lynched", 1) and _team(death.role) is Team.VILLAGE


def _first_night(village: Village, seat: Seat, won: bool) -> bool:
    death = _death(village, seat)
    return death is not None and (death.time, death.round, death.quiet) == ("night", 1, False)


def _couple(village: Village, seat: Seat, won: bool) -> bool:
    return won and _ended(village, "couple") and village.players[seat - 1].alive


def _carried(village: Village, seat: Seat, won: bool) -> bool:
    """A winner for the lover's sake, with a card that would not have won."""
    player = village.players[seat - 1]
    if not won or player.lover is None or player.has(Trait.TURNCOAT) or not isinstance(village.phase, Over):
        return False
    return village.phase.result != "couple" and RESULTS.get(player.team) != village.phase.result


def _sorrow(village: Village, seat: Seat, won: bool) -> bool:
    return _died_of(village, seat, "sorrow")


def _tanner(village: Village, seat: Seat, won: bool) -> bool:
    return won and _ended(village, "tanner") and village.players[seat - 1].has(Trait.LYNCH_WINS)


def _turned(village: Village, seat: Seat, won: bool) -> bool:
    return won and _team(village.dealt[seat - 1]) is not village.players[seat - 1].team


def _believer(village: Village, seat: Seat, won: bool) -> bool:
    return won and any(change.seat == seat and change.reason == "converted" for change in village.changes)


def _unheard(village: Village, seat: Seat, won: bool) -> bool:
    death = _death(village, seat)
    return death is not None and death.cause == "lynched" and Trait.SEES in BY_KEY[death.role].traits


def _wrong_door(village: Village, seat: Seat, won: bool) -> bool:
    return _died_of(village, seat, *_AT_A_DOOR)


def _own_poison(village: Village, seat: Seat, won: bool) -> bool:
    return _died_of(village, seat, "own-poison")


def _fell(village: Village, seat: Seat, won: bool) -> bool:
    return _died_of(village, seat, "fell")


def _killer(village: Village, seat: Seat, won: bool) -> bool:
    return won and _ended(village, "serial_killer") and village.players[seat - 1].has(Trait.KILLER)


def _blaze(village: Village, seat: Seat, won: bool) -> bool:
    return sum(1 for _ in _victims(village, seat, "burned")) >= _BLAZE


def _last_shot(village: Village, seat: Seat, won: bool) -> bool:
    """A Hunter who took a wolf along."""
    return any(Trait.WOLF in BY_KEY[death.role].traits for death in _victims(village, seat, "shot-by-hunter"))


def _friendly_fire(village: Village, seat: Seat, won: bool) -> bool:
    return any(_team(death.role) is Team.VILLAGE for death in _victims(village, seat, "shot-by-gunner"))


def _spared(village: Village, seat: Seat, won: bool) -> bool:
    return won and any(count.end == "spared" and count.seat == seat for count in village.counts)


def _shown(done: Callable[[Village, Seat, bool], bool]) -> Callable[[Village, Seat, bool], bool]:
    """The same, as far as cards are turned at the end: else it would tell one."""
    return lambda village, seat, won: not hidden(village) and done(village, seat, won)


FEATS = tuple(
    Feat(key=key, done=_shown(done))
    for key, done in (
        ("village-first-day", _first_day),
        ("village-first-night", _first_night),
        ("village-couple", _couple),
        ("village-carried", _carried),
        ("village-sorrow", _sorrow),
        ("village-tanner", _tanner),
        ("village-turned", _turned),
        ("village-believer", _believer),
        ("village-unheard", _unheard),
        ("village-wrong-door", _wrong_door),
        ("village-own-poison", _own_poison),
        ("village-fell", _fell),
        ("village-killer", _killer),
        ("village-blaze", _blaze),
        ("village-last-shot", _last_shot),
        ("village-friendly-fire", _friendly_fire),
        ("village-spared", _spared),
    )
)
