"""What a benchmark hands in: rows of a table, and how much of everything is measured. Knows no bot."""

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of the table."""

    what: str
    measured: str
    budget: str = "-"
    within: bool | None = None
    """Whether the budget is kept; None where there is none to keep."""
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """How much is measured."""

    presses: int = 300
    repetitions: int = 5
    messages: int = 3000
    sessions: int = 10_000
    games: int = 30

    def tenth(self) -> "Scale":
        """A tenth of everything; two repetitions, since a median of one is none."""
        return Scale(
            presses=self.presses // 10,
            repetitions=2,
            messages=self.messages // 10,
            sessions=max(100, self.sessions // 50),
            games=max(2, self.games // 10),
        )


def spread(values: list[float], digits: int = 2) -> str:
    """The median, and in brackets the least and the greatest."""
    return f"{median(values):.{digits}f} ({min(values):.{digits}f}-{max(values):.{digits}f})"
