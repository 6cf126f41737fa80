"""Every draw of the game by its name. Roles and rules draw through a `Chance` and through nothing else.

Source: rules page, 0.3 and 8.1. Numbers are integers; a seed and the name of a draw decide its outcome, not the step
in which it is asked: looking early, undoing or entering in another order never changes it.
"""

import hmac
from collections.abc import Iterable, Sequence
from typing import Final, Literal, Protocol

from games.core.ids import Seat
from games.core.rng import SeededRng

EventName = Literal[
    "missing_choice",
    "wolf_tie",
    "cult_tie",
    "visiting_wolf",
    "wolf_vs_sk",
    "hunter_vs_wolves",
    "hunter_picks_wolf",
    "alpha_infects",
    "snow_vs_hunter",
    "ga_on_wolf",
    "cult_converts",
    "hunter_vs_cult",
    "cult_visitor",
    "chemist",
    "harlot_finds_cultist",
    "grave_fall",
    "wolves_spot_gd",
    "sk_spots_gd",
    "sk_stumble",
    "sk_random_victim",
    "thief",
    "traitor_seen_as",
    "fool_draw",
    "oracle_draw",
    "augur_draw",
    "detective_caught",
    "clumsy",
    "clumsy_pick",
    "hunter_last_stand",
]

Odds = tuple[int, int]
"""So many cases out of so many."""

_HALF: Final[Odds] = (1, 2)

OUTCOMES: Final[dict[str, tuple[tuple[str, str], Odds | None]]] = {
    "wolf_vs_sk": (("sk_wins", "wolf_wins"), (80, 100)),
    "hunter_vs_wolves": (("hit", "miss"), None),
    "alpha_infects": (("yes", "no"), (20, 100)),
    "snow_vs_hunter": (("shot", "frozen"), _HALF),
    "ga_on_wolf": (("dies", "safe"), _HALF),
    "cult_converts": (("yes", "no"), None),
    "chemist": (("target_dies", "chemist_dies"), _HALF),
    "harlot_finds_cultist": (("yes", "no"), _HALF),
    "grave_fall": (("falls", "safe"), None),
    "wolves_spot_gd": (("spotted", "no"), None),
    "sk_spots_gd": (("spotted", "no"), None),
    "sk_stumble": (("random", "no"), _HALF),
    "thief": (("steals", "fails"), _HALF),
    "traitor_seen_as": (("wolf", "villager"), _HALF),
    "detective_caught": (("yes", "no"), (40, 100)),
    "clumsy": (("wrong", "right"), _HALF),
    "hunter_last_stand": (("hunter", "wolf"), (30, 100)),
}
"""Events of two outcomes, with the odds of the first; None: they depend on the case and come with the draw."""

HUNTER_VS_CULT: Final = (("convert", 2), ("shoots", 1), ("nothing", 1))
"""The one event of three outcomes, with their weights."""

DRAWN: Final = frozenset(
    [
        "missing_choice",
        "wolf_tie",
        "cult_tie",
        "visiting_wolf",
        "hunter_picks_wolf",
        "cult_visitor",
        "sk_random_victim",
        "fool_draw",
        "oracle_draw",
        "augur_draw",
        "clumsy_pick",
    ]
)
"""Events that are drawn uniformly among the candidates that come with them."""

_DEEP = 24
"""From so many graves on, one more makes no difference that integers show."""


def grave_odds(graves: int, *, half: bool) -> Odds:
    """p(g) = 20 + 30 - 30 / 2**(g-1) percent, or half of it (rules page, 2.4, 29)."""
    doubled = 2 ** (min(graves, _DEEP) - 1)
    return 5 * doubled - 3, (20 if half else 10) * doubled


class Chance(Protocol):
    """Where outcomes come from."""

    def outcome(
        self,
        event: EventName,
        *,
        of: Seat | None = None,
        among: Sequence[str] = (),
        odds: Odds | None = None,
        nth: int = 1,
    ) -> str:
        """One of the event's outcomes, or one of the candidates.

        `of` is whose draw it is, `nth` which of several such draws in one night or one day: a draw is known by
        these, its name and the round.
        """
        ...


class SeededChance:
    """Outcomes from the game's seed, keyed by round, event, player and number."""

    __slots__ = ("_luck", "_round")

    def __init__(self, luck: str, round_number: int) -> None:
        """The draws of one round of the game with this luck (`Village.luck`)."""
        self._luck = bytes.fromhex(luck)
        self._round = round_number

    def outcome(
        self,
        event: EventName,
        *,
        of: Seat | None = None,
        among: Sequence[str] = (),
        odds: Odds | None = None,
        nth: int = 1,
    ) -> str:
        """As the protocol says."""
        label = f"{self._round}.{event}.{of or 0}.{nth}"
        rng = SeededRng(hmac.digest(self._luck, label.encode(), "sha256"))
        if event in DRAWN:
            return among[rng.below(len(among))]
        if event == "hunter_vs_cult":
            faces = [face for face, weight in HUNTER_VS_CULT for _ in range(weight)]
            return rng.choice(faces)
        (first, second), usual = OUTCOMES[event]
        chances = odds or usual
        if chances is None:
            raise ValueError(f"{event} has no odds of its own: they come with the draw")
        return first if rng.chance(*chances) else second


class ScriptedChance:
    """Outcomes that somebody else has decided, a queue for each event; for `grave_fall` one for each visitor.

    Nothing may be drawn that is not in it (`missing` says what was), and nothing may be left over (`left`).
    """

    def __init__(self, script: Iterable[tuple[str, Seat | None, str]]) -> None:
        """Load (event, player or None for anybody's, outcome), in order of use."""
        self._queues: dict[tuple[str, Seat | None], list[str]] = {}
        for event, of, outcome in script:
            self._queues.setdefault((event, of), []).append(outcome)
        self.used: list[tuple[str, Seat | None, str]] = []

    def outcome(
        self,
        event: EventName,
        *,
        of: Seat | None = None,
        among: Sequence[str] = (),
        odds: Odds | None = None,  # noqa: ARG002 - scripted draws have no odds
        nth: int = 1,  # noqa: ARG002 - queues are in order
    ) -> str:
        """The next outcome. Raises LookupError for a draw that is not scripted or that could not come out so."""
        queue = self._queues.get((event, of)) or self._queues.get((event, None))
        if not queue:
            raise LookupError(f"{event} is drawn and not in the script")
        outcome = queue.pop(0)
        faces = among or _faces(event)
        if outcome not in faces:
            raise LookupError(f"{event} cannot come out as {outcome!r}: only as {', '.join(faces)}")
        self.used.append((event, of, outcome))
        return outcome

    @property
    def left(self) -> tuple[tuple[str, str], ...]:
        """What was scripted and never drawn."""
        return tuple((event, outcome) for (event, _), queue in self._queues.items() for outcome in queue)


def _faces(event: str) -> tuple[str, ...]:
    return tuple(face for face, _ in HUNTER_VS_CULT) if event == "hunter_vs_cult" else OUTCOMES[event][0]
