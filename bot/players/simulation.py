"""A whole game among computer players, in the engine alone. Pure: no chat, no database, time jumps to each deadline."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from games.core.game import Moment, Outcome, Refused, Step, play
from games.core.ids import RoleKey, Seat
from games.core.rng import SeededRng
from games.core.spec import GameSpec

_BEGUN = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)
_MOST_STEPS = 20_000


class EndlessGame(Exception):
    """A game among computer players did not come to its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One simulated game."""

    outcome: Outcome
    steps: int
    """Moves and deadlines, the deal included."""
    seconds: float
    """How long it lasted, in game time."""
    cards: Mapping[Seat, RoleKey]
    """What each seat was dealt, where the game tells at the end."""


def simulate(spec: GameSpec, seats: int, options: Any, seed: bytes) -> Played:
    """Play one game to its end; the same seed gives the same game.

    Raises Refused if such a table cannot be dealt, ValueError if the game has no computer players, EndlessGame.
    """
    if spec.policy is None:
        raise ValueError(f"{spec.key} has no computer players")
    return _Table(spec, seats, options, seed).play()


class _Table:
    def __init__(self, spec: GameSpec, seats: int, options: Any, seed: bytes) -> None:
        self._spec = spec
        self._seed = seed
        self._seats = [Seat(number) for number in range(1, seats + 1)]
        self._now = _BEGUN
        self._steps = 0
        self._state = self._made(spec.game.setup(seats, options, self._moment()))

    def play(self) -> Played:
        game = self._spec.game
        while (outcome := game.outcome(self._state)) is None:
            if self._steps > _MOST_STEPS:
                raise EndlessGame(f"{self._spec.key}: no end after {self._steps} steps")
            if self._everybody_moves():
                continue
            deadline = game.deadline(self._state)
            if deadline is None:
                raise EndlessGame(f"{self._spec.key}: nobody moves and nothing is due")
            self._now = max(self._now, deadline.at)
            self._state = self._made(game.expire(self._state, deadline, self._moment()))
        seconds = (self._now - _BEGUN).total_seconds()
        return Played(outcome=outcome, steps=self._steps, seconds=seconds, cards=self._spec.cards(self._state))

    def _everybody_moves(self) -> bool:
        """Each seat makes the moves that it wants to make; whether anybody made one."""
        before = self._steps
        for seat in self._seats:
            for move in self._wishes(seat):
                try:
                    made = play(self._spec.game, self._state, move, self._moment())
                except Refused:
                    # A move made just before by the same policy has closed the question: nobody's error.
                    continue
                if made.state is not self._state:
                    self._state = self._made(made)
        return self._steps > before

    def _wishes(self, seat: Seat) -> list[Any]:
        policy, game = self._spec.policy, self._spec.game
        if policy is None or game.outcome(self._state) is not None:
            return []
        prompts = game.prompts(self._state, seat)
        if not prompts:
            return []
        rng = SeededRng.for_step(self._seed, self._steps).stream(f"policy:{seat}")
        return list(policy(game.view(self._state, seat), prompts, seat, rng))

    def _moment(self) -> Moment:
        return Moment(step=self._steps + 1, now=self._now, rng=SeededRng.for_step(self._seed, self._steps + 1))

    def _made(self, step: Step[Any, Any]) -> Any:
        self._steps += 1
        return step.state
