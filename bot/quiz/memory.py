"""What a person remembers of a question, and when it is to be asked again: FSRS, without its dice. Knows no question.

A wrong answer brings a question back after ten minutes. A right one lets it go for some days, and for longer each time.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from math import log1p
from typing import Any, Final

from fsrs import Card, Rating, Scheduler, State

from storage.records import Json

SOON: Final = timedelta(minutes=10)
"""So long after a mistake the question is due again."""
LONGEST_DAYS: Final = 365
FIRM_DAYS: Final = 21.0
"""What is expected to be remembered for so long counts as known well."""
_SCHEDULER: Final = Scheduler(
    learning_steps=(SOON,), relearning_steps=(SOON,), maximum_interval=LONGEST_DAYS, enable_fuzzing=False
)


class Knew(Enum):
    """How well somebody answered."""

    NO = "no"
    ALMOST = "almost"
    """Right, after a hint."""
    YES = "yes"


_RATINGS: Final = {Knew.NO: Rating.Again, Knew.ALMOST: Rating.Hard, Knew.YES: Rating.Good}


@dataclass(frozen=True, slots=True)
class Memory:
    """What is kept of one question."""

    state: int
    step: int | None
    stability: float
    difficulty: float
    due_at: datetime
    seen_at: datetime

    def dump(self) -> dict[str, Any]:
        """The scheduler's own figures, as JSON; the times are kept beside it."""
        return {"state": self.state, "step": self.step, "stability": self.stability, "difficulty": self.difficulty}

    @classmethod
    def load(cls, kept: Json, due_at: datetime, seen_at: datetime) -> "Memory":
        """What `dump` wrote."""
        step = kept["step"]
        return cls(
            state=int(kept["state"]),
            step=None if step is None else int(step),
            stability=float(kept["stability"]),
            difficulty=float(kept["difficulty"]),
            due_at=due_at,
            seen_at=seen_at,
        )

    @property
    def mastery(self) -> float:
        """How well it is known, from 0 (just missed) to 1 (for weeks to come)."""
        if self.state != State.Review.value:
            return 0.0
        # The first days are won soonest and matter most.
        return min(1.0, log1p(self.stability) / log1p(FIRM_DAYS))


def reviewed(memory: Memory | None, knew: Knew, at: datetime) -> Memory:
    """What is remembered after an answer at this time (aware, UTC); None is a question never asked before."""
    # A card that is given neither number nor time asks the clock for them, and waits.
    card = Card(card_id=1, due=at)
    if memory is not None:
        card = Card(
            card_id=1,
            state=State(memory.state),
            step=memory.step,
            stability=memory.stability,
            difficulty=memory.difficulty,
            due=memory.due_at,
            last_review=memory.seen_at,
        )
    after, _ = _SCHEDULER.review_card(card, _RATINGS[knew], at)
    if after.stability is None or after.difficulty is None:
        raise ValueError("a card that was reviewed has figures")
    return Memory(
        state=after.state.value,
        step=after.step,
        stability=after.stability,
        difficulty=after.difficulty,
        due_at=after.due,
        seen_at=at,
    )
