"""What all questions are made with: lines, a question, and a table at which the rules can be asked."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from games.core.game import Detail, Kind, Line, Moment
from games.core.ids import RoleKey, Seat
from games.core.quiz import Question, told
from games.core.rng import SeededRng
from games.core.timer import Timer
from games.lupi.options import Options
from games.lupi.roles import WOLF
from games.lupi.state import Night, Phase, Pick, Player, State

TEAMS: Final = ("humans", "wolves", "game")
"""The headings under which what somebody has learnt is counted: factions, and what is about no card."""

_LONG_AGO: Final = datetime(2000, 1, 1, tzinfo=UTC)
MOMENT: Final = Moment(step=1, now=_LONG_AGO, rng=SeededRng(b"no question depends on chance"))
"""When all that is asked happens."""
_LETTERS: Final = ("one", "two", "three", "four")


def line(name: str, **details: RoleKey | float | str) -> Line:
    """The message `lupi-quiz-<name>`, of which every variable is a number or a role."""
    return told(f"lupi-quiz-{name}", **details)


def people(name: str, letters: Iterable[str]) -> Line:
    """The message `lupi-quiz-<name>-<how many>` about people who are called by letters."""
    named = tuple(Detail(which, Kind.KEY, letter) for which, letter in zip(_LETTERS, letters, strict=False))
    return Line(f"lupi-quiz-{name}-{len(named)}", named)


def team(role: RoleKey) -> str:
    """The heading under which a card counts."""
    return "wolves" if role == WOLF else "humans"


def table(roles: Sequence[RoleKey], phase: Phase, picks: Mapping[RoleKey, RoleKey] | None = None) -> State:
    """These cards in seat order, in this phase; by night with these choices of the first of each card."""
    players = tuple(Player(seat=Seat(number), role=role) for number, role in enumerate(roles, start=1))
    chosen = tuple(Pick(seat=seat(roles, who), target=seat(roles, whom)) for who, whom in (picks or {}).items())
    timer = Timer(token=0, phase="", closes=_LONG_AGO)
    return State(
        options=Options(), players=players, round=1, phase=Night(picks=chosen) if picks else phase, timer=timer, start=1
    )


def seat(roles: Sequence[RoleKey], role: RoleKey) -> Seat:
    """Where the first card of this kind lies."""
    return Seat(roles.index(role) + 1)


def question(
    key: str,
    level: int,
    *about: RoleKey,
    ask: Sequence[Line],
    right: Line,
    wrong: Iterable[Line],
    why: Sequence[Line],
    typed: tuple[RoleKey, ...] | None = None,
) -> Question:
    """A question; its kind is what its key begins with, and wrong answers that are the right one are left out."""
    return Question(
        key=key,
        kind=key.partition(":")[0],
        level=level,
        about=about,
        team=team(about[0]) if about else "game",
        ask=tuple(ask),
        right=right,
        wrong=tuple(other for other in dict.fromkeys(wrong) if other != right),
        why=tuple(why),
        typed=typed,
    )
