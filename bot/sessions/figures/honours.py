"""Trophies that no single game gives: what somebody's games show together. Pure: a condition is asked after each game."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from storage.records import ResultRecord

_DAY: Final = timedelta(hours=24)
_LONG_ABSENCE: Final = timedelta(days=60)


@dataclass(frozen=True, slots=True, kw_only=True)
class Career:
    """A person's results, the oldest first and the game that has just ended last."""

    results: tuple[ResultRecord, ...]
    games: frozenset[str]
    """All that there are."""
    contested: frozenset[str]
    """Those that can be won."""

    @property
    def rated(self) -> tuple[ResultRecord, ...]:
        """The results of games that can be won."""
        return tuple(result for result in self.results if result.game in self.contested)

    @property
    def won(self) -> tuple[ResultRecord, ...]:
        """The wins: of whoever was still at the table."""
        return tuple(result for result in self.rated if is_won(result))


@dataclass(frozen=True, slots=True, kw_only=True)
class Honour:
    """One such trophy. Its message is `trophy-<key>`, with an attribute `.how`."""

    key: str
    earned: Callable[[Career], bool]


def is_won(result: ResultRecord) -> bool:
    """Whether it counts as a win: the rules say so, and the seat had not been given up."""
    return result.won and not result.left


def is_ended(result: ResultRecord) -> bool:
    """Whether the person was still in the game at its end."""
    return result.alive is True and not result.left


def run_now(flags: Sequence[bool]) -> int:
    """How many of them in a row, up to the last, are true."""
    count = 0
    for flag in reversed(flags):
        if not flag:
            break
        count += 1
    return count


def run_best(flags: Iterable[bool]) -> int:
    """The longest row of true ones."""
    best = now = 0
    for flag in flags:
        now = now + 1 if flag else 0
        best = max(best, now)
    return best


def _games(count: int) -> Callable[[Career], bool]:
    return lambda career: len(career.results) >= count


def _wins(count: int) -> Callable[[Career], bool]:
    return lambda career: len(career.won) >= count


def _winning(count: int) -> Callable[[Career], bool]:
    return lambda career: run_now([is_won(result) for result in career.rated]) >= count


def _losing(count: int) -> Callable[[Career], bool]:
    return lambda career: run_now([not is_won(result) for result in career.rated]) >= count


def _fallen(count: int) -> Callable[[Career], bool]:
    return lambda career: run_now([result.alive is False for result in career.results]) >= count


def _standing(count: int) -> Callable[[Career], bool]:
    return lambda career: run_now([is_ended(result) for result in career.results]) >= count


def _all_games(career: Career) -> bool:
    return career.games <= {result.game for result in career.results}


def _all_won(career: Career) -> bool:
    return career.contested <= {result.game for result in career.won}


def _groups(count: int) -> Callable[[Career], bool]:
    return lambda career: len({result.chat_id for result in career.results}) >= count


def _marathon(career: Career) -> bool:
    last = career.results[-5:]
    return len(last) == 5 and last[-1].ended_at - last[0].ended_at <= _DAY


def _comeback(career: Career) -> bool:
    last = career.results[-2:]
    return len(last) == 2 and last[1].ended_at - last[0].ended_at >= _LONG_ABSENCE


def _teams(count: int) -> Callable[[Career], bool]:
    return lambda career: len({(one.game, one.team) for one in career.won if one.team is not None}) >= count


def _roles(count: int) -> Callable[[Career], bool]:
    return lambda career: len({(one.game, one.role) for one in career.results if one.role is not None}) >= count


HONOURS: Final = (
    Honour(key="first-game", earned=_games(1)),
    Honour(key="games-10", earned=_games(10)),
    Honour(key="games-50", earned=_games(50)),
    Honour(key="games-100", earned=_games(100)),
    Honour(key="first-win", earned=_wins(1)),
    Honour(key="wins-25", earned=_wins(25)),
    Honour(key="wins-3", earned=_winning(3)),
    Honour(key="wins-5", earned=_winning(5)),
    Honour(key="losses-5", earned=_losing(5)),
    Honour(key="all-games", earned=_all_games),
    Honour(key="all-won", earned=_all_won),
    Honour(key="deaths-5", earned=_fallen(5)),
    Honour(key="lives-5", earned=_standing(5)),
    Honour(key="three-groups", earned=_groups(3)),
    Honour(key="marathon", earned=_marathon),
    Honour(key="comeback", earned=_comeback),
    Honour(key="four-teams", earned=_teams(4)),
    Honour(key="ten-roles", earned=_roles(10)),
)
