"""What answers are worth in a duel, and who comes where. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

RIGHT: Final = 10
"""Points for a right answer; as many again at most for a fast one."""


def points(*, correct: bool, after: float, of: float) -> int:
    """What an answer is worth that came so many seconds after the question, of the time that there was."""
    if not correct:
        return 0
    left = min(max(1.0 - after / of, 0.0), 1.0)
    return RIGHT + ceil(RIGHT * left)


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a table."""

    rank: int
    user_id: int
    points: int
    rights: int


def table(earned: Mapping[int, Iterable[tuple[bool, int]]]) -> list[Line]:
    """The table of these people, each with their answers (right?, points).

    Whoever has as many points shares a place, and the places after it are left out (1, 2, 2, 4). Those who share one are
    in the order given.
    """
    sums = {
        user_id: (sum(worth for _, worth in answers), sum(correct for correct, _ in answers))
        for user_id, answers in ((user_id, list(given)) for user_id, given in earned.items())
    }
    ordered = sorted(sums.items(), key=lambda item: -item[1][0])
    lines: list[Line] = []
    for place, (user_id, (total, rights)) in enumerate(ordered, start=1):
        rank = lines[-1].rank if lines and lines[-1].points == total else place
        lines.append(Line(rank=rank, user_id=user_id, points=total, rights=rights))
    return lines
