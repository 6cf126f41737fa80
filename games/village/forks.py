"""Every way in which something may come out: played again for each outcome of each draw, with the odds of it all.

For pages and questions about the rules: what comes of an encounter is found by playing it, not by saying it twice.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from games.core.ids import Seat
from games.village.chance import DRAWN, HUNTER_VS_CULT, OUTCOMES, Chance, EventName, Odds

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fork:
    """One draw on the way, and how it came out."""

    event: EventName
    face: str
    number: int
    """Which of its faces that is."""
    faces: int
    odds: Fraction


@dataclass(frozen=True, slots=True)
class Way(Generic[T]):
    """One way in which it may come out."""

    result: T
    odds: Fraction
    forks: tuple[Fork, ...]


class _Guide:
    """A chance that takes a given path, and the first outcome of whatever comes after it."""

    def __init__(self, path: Sequence[int]) -> None:
        self._path = path
        self.forks: list[Fork] = []

    def outcome(
        self,
        event: EventName,
        *,
        of: Seat | None = None,  # noqa: ARG002 - whose draw it is makes no difference here
        among: Sequence[str] = (),
        odds: Odds | None = None,
        nth: int = 1,  # noqa: ARG002 - nor which
    ) -> str:
        """As the protocol of chances says."""
        faces = faces_of(event, among, odds)
        number = self._path[len(self.forks)] if len(self.forks) < len(self._path) else 0
        face, likely = faces[number]
        self.forks.append(Fork(event, face, number, len(faces), likely))
        return face


def faces_of(event: EventName, among: Sequence[str] = (), odds: Odds | None = None) -> tuple[tuple[str, Fraction], ...]:
    """What may come of a draw, with the odds of each. Raises ValueError where they come with the draw and did not."""
    if event in DRAWN:
        return tuple((one, Fraction(1, len(among))) for one in among)
    if event == "hunter_vs_cult":
        whole = sum(weight for _, weight in HUNTER_VS_CULT)
        return tuple((face, Fraction(weight, whole)) for face, weight in HUNTER_VS_CULT)
    (first, second), usual = OUTCOMES[event]
    chances = odds or usual
    if chances is None:
        raise ValueError(f"{event} has no odds of its own: they come with the draw")
    likely = Fraction(*chances)
    return ((first, likely), (second, 1 - likely))


def ways(play: Callable[[Chance], T]) -> Iterator[Way[T]]:
    """Play it once for each combination of outcomes; the odds of all the ways together make 1."""
    path: list[int] = []
    while True:
        guide = _Guide(path)
        result = play(guide)
        odds = Fraction(1)
        for fork in guide.forks:
            odds *= fork.odds
        yield Way(result, odds, tuple(guide.forks))
        rest = list(guide.forks)
        while rest and rest[-1].number + 1 == rest[-1].faces:
            rest.pop()
        if not rest:
            return
        path = [*(fork.number for fork in rest[:-1]), rest[-1].number + 1]
