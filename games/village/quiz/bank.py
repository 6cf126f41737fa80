"""The bank: every question there is, made once for each process."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from games.core.quiz import Bank, Question
from games.village.quiz import becomes, ends, faces, limits, listed, nights, numbers, orders
from games.village.quiz.kit import TEAMS

_MAKERS: Final[tuple[Callable[[], Iterator[Question]], ...]] = (
    faces.described,
    faces.clues,
    faces.teams,
    faces.hours,
    faces.aims,
    faces.seen,
    faces.sensed,
    orders.orders,
    limits.missing,
    limits.again,
    limits.uses,
    limits.barred,
    listed.listed,
    numbers.odds,
    numbers.conversions,
    nights.nights,
    becomes.turns,
    ends.ends,
    numbers.strengths,
)
KINDS: Final = (
    "described",
    "team",
    "acts",
    "wins",
    "seen",
    "list",
    "limits",
    "order",
    "odds",
    "night",
    "change",
    "end",
    "clues",
    "strength",
)


@cache
def questions() -> tuple[Question, ...]:
    """Every question, in the order of the makers."""
    return tuple(question for maker in _MAKERS for question in maker())


BANK: Final = Bank(questions=questions, teams=TEAMS, kinds=KINDS)
