"""How well each team is known, from what is remembered of the questions about its roles. Pure."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.quiz.memory import Memory
from games.core.quiz import Question

STEPS: Final = 10
"""Places of a bar in a text."""
ENOUGH: Final = 3
"""Whoever knows so many answers about a role knows the role; nobody has to answer everything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mastery:
    """One team's."""

    team: str
    known: float
    """The share of its subjects that is known, each as firmly as it is remembered: 0 to 1."""
    met: int
    """Of how many subjects (roles, or kinds of questions about the game as a whole) something was asked."""
    count: int

    @property
    def percent(self) -> int:
        """The same in percent; 100 only where nothing is missing."""
        return int(self.known * 100 + 1e-9)

    @property
    def bar(self) -> str:
        """The same as a bar of text."""
        full = int(self.known * STEPS + 1e-9)
        return "▰" * full + "▱" * (STEPS - full)


def mastery(questions: Sequence[Question], teams: Sequence[str], memories: Mapping[str, Memory]) -> list[Mastery]:
    """Of each team that has questions, in this order."""
    subjects: dict[str, dict[str, list[str]]] = {team: defaultdict(list) for team in teams}
    for question in questions:
        subjects[question.team][question.about[0] if question.about else question.kind].append(question.key)
    return [_of_team(team, [*keys.values()], memories) for team, keys in subjects.items() if keys]


def _of_team(team: str, subjects: Sequence[Sequence[str]], memories: Mapping[str, Memory]) -> Mastery:
    known, met = 0.0, 0
    for keys in subjects:
        best = sorted((memories[key].mastery for key in keys if key in memories), reverse=True)
        known += sum(best[:ENOUGH]) / min(ENOUGH, len(keys))
        met += bool(best)
    return Mastery(team=team, known=known / len(subjects), met=met, count=len(subjects))
