"""How much of one person is worked on: a flood is turned away at the door, before it costs anybody a transaction.

Nobody presses or writes as fast as these figures; an app of one's own does. In memory, for each process: after a start
everybody begins anew. Knows people by number and nothing of games.
"""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

PER_SECOND: Final = 2.0
"""So many updates of one person, as long as it may be."""
BURST_S: Final = 20
"""So many seconds' worth of them at once."""
HOUR_S: Final = 1800
"""So many seconds' worth of them in any hour: what is stored of each (a key, for two days) stays within bounds."""
TOLD_S: Final = 60.0
"""So often whoever floods is told, at most."""
SHOWN: Final = 5
"""So many of those who flood are shown to operators."""
_MOST_PEOPLE: Final = 20_000
"""So many people are remembered; who was heard of longest ago is forgotten first."""


class Verdict(Enum):
    """What to do with one more update of a person."""

    TAKE = "take"
    TELL = "tell"
    """Do nothing, and say so once."""
    DROP = "drop"
    """Do nothing, and say nothing."""


@dataclass(slots=True)
class _Person:
    tokens: float
    at: datetime
    hour: datetime
    in_hour: int = 0
    dropped: int = 0
    """Not worked on in this hour."""
    told: datetime | None = None


class Patience:
    """A bucket for each person."""

    def __init__(self, per_second: float = PER_SECOND) -> None:
        """Nobody has done anything yet. So many a second are borne; 0: any number."""
        self._per_second = per_second
        self._burst = max(1.0, per_second * BURST_S)
        self._per_hour = per_second * HOUR_S
        self._people: OrderedDict[int, _Person] = OrderedDict()

    def __len__(self) -> int:
        """How many people are remembered."""
        return len(self._people)

    def takes(self, user_id: int, now: datetime) -> Verdict:
        """Count one update of this person, and say what to do with it."""
        if self._per_second == 0:
            return Verdict.TAKE
        person = self._people.get(user_id)
        if person is None:
            person = self._people[user_id] = _Person(tokens=self._burst, at=now, hour=now)
            if len(self._people) > _MOST_PEOPLE:
                self._people.popitem(last=False)
        self._people.move_to_end(user_id)
        person.tokens = min(self._burst, person.tokens + self._per_second * max(0.0, (now - person.at).total_seconds()))
        person.at = now
        if (now - person.hour).total_seconds() >= 3600:
            person.hour, person.in_hour, person.dropped = now, 0, 0
        if person.tokens >= 1 and person.in_hour < self._per_hour:
            person.tokens -= 1
            person.in_hour += 1
            return Verdict.TAKE
        person.dropped += 1
        if person.told is None or (now - person.told).total_seconds() >= TOLD_S:
            person.told = now
            return Verdict.TELL
        return Verdict.DROP

    def worst(self, now: datetime) -> list[tuple[int, int]]:
        """Those of whom most was dropped in their last hour, and how much: `SHOWN` at most, the worst first."""
        lately = [
            (user_id, person.dropped)
            for user_id, person in self._people.items()
            if person.dropped and (now - person.at).total_seconds() < 3600
        ]
        return sorted(lately, key=lambda one: -one[1])[:SHOWN]
