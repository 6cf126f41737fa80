"""Fits what cards are worth in the "even" deals of The Village, and compares these with the "balanced" ones.

    .venv/bin/python -m scripts.even_strengths fit        writes games/village/even.py
    .venv/bin/python -m scripts.even_strengths compare    prints the tables of docs/balance.md, from other games

Games among computer players are dealt, played and remembered as cards and outcome. A logistic regression gives each role
one number: by how much a card of it moves the logarithm of the village's odds at a table of ten, less at a larger one.
What is left over, for each number of players, is the handicap. Then games are dealt with these numbers, and everything
is fitted anew with them. Knows the game and its computer players; the program knows nothing of this.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import track

from bot.players.simulation import simulate
from games.core.game import Moment, Reason, Refused
from games.core.ids import RoleKey
from games.village import checks, dealing
from games.village.attempts import FixedNumbers, first_passing, terms_of
from games.village.checks import ENEMIES
from games.village.game import VillageGame
from games.village.options import DealMode, Options
from games.village.pile import TABLE_SIZE, drawn, pile, recipe
from games.village.roles import KEYS
from games.village.spec import VILLAGE
from games.village.state import Turn

EVEN = Path(__file__).resolve().parent.parent / "games" / "village" / "even.py"

GAMES = {5: 240, 6: 240, 7: 240, 8: 240, 9: 200, 10: 200, 11: 200, 12: 200, 14: 140, 16: 140, 18: 120, 21: 100, 25: 80}
GAMES |= {30: 60, 35: 50}
"""Numbers of players, and how many games of each are played in a round: a game costs with the square of them."""
ROUNDS = 3
KNOTS = (5, 6, 8, 10, 11, 14, 18, 24, 35)
"""Between these numbers of players the handicap is interpolated; with eleven the cult comes in."""
EXPONENTS = (0.5, 0.75, 1.0)
"""How fast a card loses weight as tables grow: the likeliest is taken."""
RIDGE = 2.0
"""Keeps a role that was seldom dealt near 0."""
WIDE = 0.25
"""No hand need be closer: 44 to 56 games of 100 for the village."""
PASSING = 0.04
"""So many attempts are to pass at every table, the closest ones; where all hands are one-sided, these are too."""
HANDS = 4000
GROUPS = (range(5, 8), range(8, 11), range(11, 15), range(15, 20), range(20, 26), range(26, 36))
"""Numbers of players that are compared together."""

console = Console()
app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """What `games.village.even` holds."""

    strengths: Mapping[RoleKey, int]
    handicaps: Mapping[int, int]
    differences: Mapping[int, int]


class Trial(VillageGame):
    """The game, dealt with numbers that are being tried."""

    def __init__(self, numbers: Numbers) -> None:
        """Deal with these."""
        self._scale = checks.fitted(numbers.strengths, numbers.handicaps, numbers.differences)

    def setup(self, seats: int, options: Options, moment: Moment) -> Turn:
        """Deal and let the first night fall."""
        rng = moment.rng.stream("deal")
        hand = first_passing(seats, terms_of(options), self._scale, rng)
        if hand is None:
            raise Refused(Reason.NOT_OFFERED)
        return self.begun(dealing.gathered(rng.shuffled(hand.cards), hand.pile, options, moment), moment)


@dataclass(frozen=True, slots=True)
class Sample:
    """One game: who was dealt what, and who won."""

    players: int
    cards: Mapping[RoleKey, int]
    outcome: str

    @property
    def village(self) -> float:
        """1 where the village won, 0 where an enemy of the deal did, a half where lovers or nobody did."""
        return 1.0 if self.outcome == "village" else 0.5 if self.outcome in ("couple", "nobody") else 0.0


@dataclass(frozen=True, slots=True)
class Errand:
    """Some games to play, for one process."""

    players: int
    seeds: tuple[str, ...]
    deals: DealMode | Numbers

    def run(self) -> list[Sample]:
        """Play them."""
        spec, options = VILLAGE, Options()
        if isinstance(self.deals, Numbers):
            spec = replace(VILLAGE, game=Trial(self.deals))
        else:
            options = Options(deal_mode=self.deals)
        games = [simulate(spec, self.players, options, seed.encode()) for seed in self.seeds]
        return [Sample(self.players, Counter(game.cards.values()), game.outcome.key) for game in games]


def played(errands: Sequence[Errand], jobs: int, what: str) -> list[Sample]:
    """The games of all errands."""
    if jobs == 1:
        results: Iterable[list[Sample]] = map(Errand.run, errands)
        return [sample for some in track(results, what, total=len(errands), console=console) for sample in some]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        results = pool.map(Errand.run, errands)
        return [sample for some in track(results, what, total=len(errands), console=console) for sample in some]


def errands_of(games: Mapping[int, int], name: str, deals: DealMode | Numbers) -> list[Errand]:
    """So many games for each number of players, ten to an errand."""
    return [
        Errand(players, tuple(f"{name}:{players}:{number}" for number in range(count)[start : start + 10]), deals)
        for players, count in games.items()
        for start in range(0, count, 10)
    ]


# The regression


def features(sample: Sample, exponent: float) -> dict[str, float]:
    """What the odds are made of: the cards, and where between two knots the number of players lies."""
    weight = (10 / sample.players) ** exponent
    return {**{key: count * weight for key, count in sample.cards.items()}, **between(sample.players)}


def between(players: int) -> dict[str, float]:
    """The two knots around this number of players, by nearness."""
    low = max(knot for knot in KNOTS[:-1] if knot <= players)
    high = KNOTS[KNOTS.index(low) + 1]
    share = (players - low) / (high - low)
    return {f"knot {low}": 1 - share, f"knot {high}": share}


def regression(rows: Sequence[tuple[Mapping[str, float], float]]) -> tuple[dict[str, float], float]:
    """The coefficients under which these results are likeliest, by Newton's method, and the likelihood's logarithm."""
    names = sorted({name for row, _ in rows for name in row})
    index = {name: number for number, name in enumerate(names)}
    ridge = [0.01 if name.startswith("knot") else RIDGE for name in names]
    found, likelihood = [0.0] * len(names), 0.0
    for _ in range(8):
        slope = [-ridge[i] * found[i] for i in range(len(names))]
        curve = [[ridge[i] if i == j else 0.0 for j in range(len(names))] for i in range(len(names))]
        likelihood = 0.0
        for row, result in rows:
            at = [(index[name], value) for name, value in row.items()]
            share = 1 / (1 + math.exp(-sum(found[i] * value for i, value in at)))
            likelihood += result * math.log(share) + (1 - result) * math.log(1 - share)
            for i, value in at:
                slope[i] += (result - share) * value
                for j, other in at:
                    curve[i][j] += share * (1 - share) * value * other
        found = [old + step for old, step in zip(found, solved(curve, slope), strict=True)]
    return dict(zip(names, found, strict=True)), likelihood


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive definite system, by elimination."""
    rows, size = [[*row, value] for row, value in zip(matrix, right, strict=True)], len(right)
    for i in range(size):
        for below in rows[i + 1 :]:
            factor = below[i] / rows[i][i]
            for j in range(i, size + 1):
                below[j] -= factor * rows[i][j]
    answer = [0.0] * size
    for i in reversed(range(size)):
        answer[i] = (rows[i][size] - sum(rows[i][j] * answer[j] for j in range(i + 1, size))) / rows[i][i]
    return answer


# From coefficients to numbers


def numbers_of(samples: Sequence[Sample]) -> Numbers:
    """Fit all that has been played."""
    fits = {
        exponent: regression([(features(sample, exponent), sample.village) for sample in samples])
        for exponent in EXPONENTS
    }
    exponent = max(fits, key=lambda tried: fits[tried][1])
    found = fits[exponent][0]
    console.print(f"{len(samples)} games; exponent {exponent}, likelihoods {[round(fits[e][1], 1) for e in fits]}")
    growth = {players: 100 * (players / 10) ** exponent for players in TABLE_SIZE}
    strengths = {key: round((-100 if key in ENEMIES else 100) * found.get(key, 0.0)) for key in KEYS}
    handicaps = {
        players: -round(growth[players] * sum(found[knot] * share for knot, share in between(players).items()))
        for players in TABLE_SIZE
    }
    scale = checks.fitted(strengths, handicaps, dict.fromkeys(TABLE_SIZE, 0))
    differences = {players: max(closest(players, scale), round(WIDE * growth[players])) for players in TABLE_SIZE}
    return Numbers(strengths=strengths, handicaps=handicaps, differences=differences)


def closest(players: int, scale: checks.Scale) -> int:
    """The difference that the closest hands keep."""
    made, rng = recipe(players, frozenset()), FixedNumbers(players)
    leans = []
    for _ in range(HANDS):
        hand = drawn(pile(made, rng), players, rng)
        checks.repair(hand, made, rng)
        dealt = checks.counted(hand)
        if checks.playable(dealt, players, killers_together=False) and checks.quiet(dealt, players):
            village, enemies = scale.weigh(dealt, players)
            leans.append(abs(village - enemies))
    return sorted(leans)[round(PASSING * HANDS)]


def module_of(numbers: Numbers, seed: str, games: int) -> str:
    """The text of `games/village/even.py`."""
    return f'''"""What cards are worth in the deals of `deal_mode` "even". Data only, made by a program; docs/balance.md says how.

    .venv/bin/python -m scripts.even_strengths fit --seed {seed}

{games} games among computer players, the later ones dealt with the numbers found from the earlier ones. The unit is a
hundredth of the natural logarithm of the village's odds at a table of ten.
"""

from typing import Final

from games.core.ids import RoleKey

STRENGTHS: Final[dict[RoleKey, int]] = {{
{_lines((f'RoleKey("{key}")', value) for key, value in numbers.strengths.items())}
}}
"""What a card does for its side; below 0 it does more for the other one."""

HANDICAPS: Final[dict[int, int]] = {{
{_lines(numbers.handicaps.items())}
}}
"""For each number of players: what the village's cards have to make up for."""

DIFFERENCES: Final[dict[int, int]] = {{
{_lines(numbers.differences.items())}
}}
"""For each number of players: how far apart the sides may be."""
'''


def _lines(items: Iterable[tuple[object, int]]) -> str:
    return "\n".join(f"    {key}: {value}," for key, value in items)


# The commands


@app.command()
def fit(seed: str = "harvest", jobs: int = 1) -> None:
    """Play, fit, deal with what was found, fit again; write the numbers down."""
    half = {players: count // 2 for players, count in GAMES.items()}
    errands = errands_of(half, f"{seed}:chaos", "chaos") + errands_of(half, f"{seed}:balanced", "balanced")
    samples = played(errands, jobs, "round 1")
    for number in range(2, ROUNDS + 1):
        samples += played(errands_of(GAMES, f"{seed}:{number}", numbers_of(samples)), jobs, f"round {number}")
    EVEN.write_text(module_of(numbers_of(samples), seed, len(samples)), encoding="utf-8")


@app.command()
def compare(seed: str = "winter", games: int = 100, jobs: int = 1) -> None:
    """Play as many games for each number of players in both ways, fewer at large tables; print who wins."""
    counts = {players: max(10, round(games * min(1, 10 / players) ** 2)) for players in TABLE_SIZE}
    found: dict[DealMode, list[Sample]] = {
        mode: played(errands_of(counts, f"{seed}:{mode}", mode), jobs, mode) for mode in MODES
    }
    console.print(table(found, SIDES, side), soft_wrap=True)
    console.print()
    console.print(table(found, TEAMS, lambda sample: sample.outcome), soft_wrap=True)


MODES: tuple[DealMode, ...] = ("balanced", "even")
SIDES = ("village", "enemies", "neither")
TEAMS = ("village", "wolves", "cult", "tanner", "serial_killer", "arsonist", "couple", "nobody")


def side(sample: Sample) -> str:
    """The side of the deal that won."""
    return {1.0: "village", 0.0: "enemies"}.get(sample.village, "neither")


def table(found: Mapping[DealMode, Sequence[Sample]], columns: Sequence[str], won: Callable[[Sample], str]) -> str:
    """The shares of games in Markdown: a row for each group of tables and way of dealing."""
    lines = [f"| players | deal | games | {' | '.join(columns)} |", "| ---: | :--- |" + " ---: |" * (1 + len(columns))]
    for group in (*GROUPS, TABLE_SIZE):
        for mode, samples in found.items():
            wins = Counter(won(sample) for sample in samples if sample.players in group)
            shares = (f"{100 * wins[column] / wins.total():.1f} %" for column in columns)
            lines.append(f"| {group[0]} to {group[-1]} | {mode} | {wins.total()} | {' | '.join(shares)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    app()
