"""Which question comes next. Pure; what is due comes first, and no role twice before every role has had its turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from games.core.quiz import Question
from games.core.rng import Rng

TEN: Final = 10
"""Questions of a round that has an end."""
MODES: Final = ("quick", "endless", "mistakes", "team", "level", "typed")
"""Kinds of rounds. "team" and "level" are of one team, one level; "typed" is answered in words."""
ENDLESS: Final = frozenset({"endless", "typed"})
"""These go on until they are stopped, or nothing is left to ask."""
LEVELS: Final = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Known:
    """What choosing has to know of a question that was asked before."""

    due_at: datetime
    missed: bool


def fitting(questions: Sequence[Question], mode: str, what: str, known: Mapping[str, Known]) -> list[Question]:
    """The questions of such a round, in the order of the bank. `what` names the team or the level."""
    return [question for question in questions if _belongs(question, mode, what, known)]


def _belongs(question: Question, mode: str, what: str, known: Mapping[str, Known]) -> bool:
    if mode == "mistakes":
        return question.key in known and known[question.key].missed
    if mode == "team":
        return question.team == what
    if mode == "level":
        return str(question.level) == what
    return mode != "typed" or question.typed is not None


def following(
    pool: Sequence[Question],
    asked: Sequence[str],
    known: Mapping[str, Known],
    now: datetime,
    rng: Rng,
    *,
    strict: bool = False,
    easiest: bool = True,
) -> Question | None:
    """The next question of a round in which these were asked, the latest last; None if nothing is left.

    What is due comes first, the longest due before the others; then what was never asked, the `easiest` level first; then
    what is due soonest: among these first those whose role has waited for its turn. Where that is `strict` no role comes
    twice before every role has had its turn, whatever is due.
    """
    gone = set(asked)
    left = [question for question in pool if question.key not in gone]
    had = _had(pool, asked)
    waiting = [question for question in left if _role(question) not in had] or left
    due = [q for q in (waiting if strict else left) if q.key in known and known[q.key].due_at <= now]
    if due:
        return min(due, key=lambda question: (known[question.key].due_at, question.key))
    new = [question for question in waiting if question.key not in known]
    if new:
        level = min(question.level for question in new)
        return rng.choice([question for question in new if not easiest or question.level == level])
    return min(waiting, key=lambda question: (known[question.key].due_at, question.key), default=None)


def _had(pool: Sequence[Question], asked: Sequence[str]) -> set[str]:
    """The roles that have had their turn since all of them had."""
    roles = {question.key: _role(question) for question in pool}
    everybody, had = set(roles.values()), set[str]()
    for role in (roles[key] for key in asked if key in roles):
        had.add(role)
        if had >= everybody:
            had = set()
    return had


def _role(question: Question) -> str:
    """Whose turn it is with this question; what is about the whole game is a role of its own."""
    return question.about[0] if question.about else ""
