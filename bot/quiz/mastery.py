"""How well each team is known, from what is remembered of its questions. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.quiz.memory import Memory
from games.core.quiz import Question

STEPS: Final = 10
"""Places of a bar in a text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mastery:
    """One team's."""

    team: str
    known: float
    """The share of its questions that is known, each as firmly as it is remembered: 0 to 1."""
    seen: int
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
    found = []
    for team in teams:
        keys = [question.key for question in questions if question.team == team]
        if not keys:
            continue
        seen = [memories[key] for key in keys if key in memories]
        known = sum(memory.mastery for memory in seen) / len(keys)
        found.append(Mastery(team=team, known=known, seen=len(seen), count=len(keys)))
    return found
