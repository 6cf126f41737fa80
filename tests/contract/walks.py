"""Random play of any game through its public doors: legal answers, texts, time and leavings, all from one seed."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import Field, dataclass, fields
from datetime import timedelta
from functools import cache
from itertools import product
from math import prod
from typing import Any

from games.core.game import Deadline, Leave, Moment, Move, Refused, Step, play
from games.core.ids import Seat, TextId
from games.core.spec import GameSpec
from tests.kit.rules import EVENING, a_moment

BOUND = 6000
"""No game played at random may take more steps."""
MANY = 300
"""Of a menu with more combinations than this not all are tried."""


@dataclass(frozen=True, kw_only=True)
class Leaving:
    """Somebody gives up his seat."""

    seat: Seat
    why: Leave


Entry = Move | Deadline | Leaving
"""What a journal holds."""


@dataclass(frozen=True, kw_only=True)
class Point:
    """One step of a game: from which state, by what, when, to which state, and what was told."""

    before: Any
    entry: Entry | None
    moment: Moment
    after: Any
    events: tuple[Any, ...]


@cache
def all_options(spec: GameSpec) -> list[Any]:
    """Every combination of the choices that the menu offers; of a long menu some, the same ones always."""
    rows = fields(spec.options)
    if prod(len(row.metadata["choices"]) for row in rows) <= MANY:
        every = product(*(row.metadata["choices"] for row in rows))
        return [spec.options(**dict(zip((row.name for row in rows), values, strict=True))) for values in every]
    dice = random.Random(f"{spec.key} options")
    return [spec.options(**{row.name: _chosen(row, dice) for row in rows}) for _ in range(MANY)]


def _chosen(row: Field[Any], dice: random.Random) -> Any:
    """One value of a row of the menu: of a set of roles, now and then some of them."""
    if "toggles" in row.metadata and dice.random() < 0.2:
        roles = sorted(role for group in row.metadata["toggles"].values() for role in group)
        return tuple(sorted(dice.sample(roles, dice.randint(1, 4))))
    return dice.choice(row.metadata["choices"])


@dataclass(frozen=True, kw_only=True)
class Table:
    """A game to be played at random: which, by how many, with what options, from which seed."""

    spec: GameSpec
    size: int
    options: Any
    seed: int

    def __str__(self) -> str:
        return f"{self.spec.key}-{self.size}-{self.seed}"

    @property
    def seats(self) -> list[Seat]:
        return [Seat(number) for number in range(1, self.size + 1)]

    @property
    def points(self) -> tuple[Point, ...]:
        """Every step of the game, always the same ones."""
        return _played(self)

    def steps(self) -> Iterator[Point]:
        """The same one after the other, and none remembered: for very many games."""
        return _walk(self)

    def sample(self, count: int) -> tuple[Point, ...]:
        """About so many steps, spread over the game, the first one and the end of the game included."""
        return (*self.points[:: 1 + len(self.points) // count], self.points[-1])

    def __hash__(self) -> int:
        return hash((self.spec.key, self.size, self.options, self.seed))


def tables(spec: GameSpec, count: int) -> list[Table]:
    """So many different tables: the smallest, the largest and others at random, small ones mostly, for they are quick."""
    dice = random.Random(f"{spec.key} tables")
    fits = spec.fits or (lambda seats, options: None)
    sizes = [spec.game.table_size[0], spec.game.table_size[-1]]
    found: list[Table] = []
    while len(found) < count:
        seats = sizes[len(found)] if len(found) < len(sizes) else dice.choice(spec.game.table_size[:16])
        options = dice.choice(all_options(spec))
        if fits(seats, options) is None:
            found.append(Table(spec=spec, size=seats, options=options, seed=dice.randrange(10**6)))
    return found


def stepped(spec: GameSpec, state: Any, entry: Entry, moment: Moment) -> Step[Any, Any]:
    """What an entry of the journal does. Raises Refused as the game does."""
    if isinstance(entry, Move):
        return play(spec.game, state, entry, moment)
    if isinstance(entry, Deadline):
        return spec.game.expire(state, entry, moment)
    return spec.game.leave(state, entry.seat, entry.why, moment)


def legal_moves(spec: GameSpec, state: Any, seats: Iterable[Seat]) -> list[Move]:
    """Every pick that is offered to anybody."""
    return [
        Move(seat=seat, prompt=prompt.id, pick=option)
        for seat in seats
        for prompt in spec.game.prompts(state, seat)
        for option in prompt.options
    ]


@cache
def _played(table: Table) -> tuple[Point, ...]:
    return tuple(_walk(table))


def _walk(table: Table) -> Iterator[Point]:
    """Play a whole game at random."""
    spec, seed = table.spec, str(table.seed)
    dice = random.Random(str(table))
    now, number = EVENING, 1
    moment = a_moment(number, now, seed=seed)
    step = spec.game.setup(table.size, table.options, moment)
    yield Point(before=None, entry=None, moment=moment, after=step.state, events=step.events)
    state = step.state
    while spec.game.outcome(state) is None:
        number += 1
        assert number < BOUND, "the game does not end"
        deadline = spec.game.deadline(state)
        entry = _entry(table, state, dice, number)
        if isinstance(entry, Deadline):
            now = max(now, entry.at)
        elif deadline is not None:
            now += timedelta(seconds=min(dice.choice((0, 1, 5)), max(0, (deadline.at - now).total_seconds() // 2)))
        moment = a_moment(number, now, seed=seed)
        try:
            step = stepped(spec, state, entry, moment)
        except Refused:
            if isinstance(entry, Move) and entry.text is not None:
                continue  # words may come too soon or too often; a pick that was offered may not be refused
            raise
        yield Point(before=state, entry=entry, moment=moment, after=step.state, events=step.events)
        state = step.state


def _entry(table: Table, state: Any, dice: random.Random, number: int) -> Entry:
    """What happens next: somebody leaves, time passes, or somebody answers."""
    game = table.spec.game
    deadline = game.deadline(state)
    while True:
        seat = dice.choice(table.seats)
        if dice.random() < 0.01 / table.size:
            return Leaving(seat=seat, why=dice.choice(tuple(Leave)))
        prompts = [prompt for prompt in game.prompts(state, seat) if not prompt.note]
        asked = (prompt for other in table.seats for prompt in game.prompts(state, other) if not prompt.note)
        waiting = any(prompt.chosen is None for prompt in asked)
        if deadline is not None and (not waiting or dice.random() < 0.1):
            return deadline
        if prompts:
            prompt = dice.choice(prompts)
            if prompt.words and (not prompt.options or dice.random() < 0.3):
                return Move(seat=seat, prompt=prompt.id, text=TextId(number))
            return Move(seat=seat, prompt=prompt.id, pick=dice.choice(prompt.options))
