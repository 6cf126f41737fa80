"""How much of one person is worked on: a flood is turned away at the door, before it costs anybody a transaction.

Nobody presses or writes as fast as these figures; an app of one's own does. In memory, for each process: after a start
everybody begins anew. Knows people by number and nothing of games.
"""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

BURST: Final = 40
"""So many updates of one person at once."""
PER_SECOND: Final = 2.0
"""So fast they are allowed again."""
PER_HOUR: Final = 3600
"""So many in any hour: what is stored of each (a key, for two days) stays within bounds."""
TOLD_S: Final = 60.0
"""So often whoever floods is told, at most."""
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
    told: datetime | None = None


class Patience:
    """A bucket for each person."""

    def __init__(self) -> None:
        """Nobody has done anything yet."""
        self._people: OrderedDict[int, _Person] = OrderedDict()

    def __len__(self) -> int:
        """How many people are remembered."""
        return len(self._people)

    def takes(self, user_id: int, now: datetime) -> Verdict:
        """Count one update of this person, and say what to do with it."""
        person = self._people.get(user_id)
        if person is None:
            person = self._people[user_id] = _Person(tokens=BURST, at=now, hour=now)
            if len(self._people) > _MOST_PEOPLE:
                self._people.popitem(last=False)
        self._people.move_to_end(user_id)
        person.tokens = min(BURST, person.tokens + PER_SECOND * max(0.0, (now - person.at).total_seconds()))
        person.at = now
        if (now - person.hour).total_seconds() >= 3600:
            person.hour, person.in_hour = now, 0
        if person.tokens >= 1 and person.in_hour < PER_HOUR:
            person.tokens -= 1
            person.in_hour += 1
            return Verdict.TAKE
        if person.told is None or (now - person.told).total_seconds() >= TOLD_S:
            person.told = now
            return Verdict.TELL
        return Verdict.DROP
