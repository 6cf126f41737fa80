"""A village while a rule changes it: opened from a state, closed as a step. Lives within one call, never in a state.

Knows what can be written down, not why; deaths and changes of role have modules of their own.
"""

from collections.abc import Sequence
from typing import Any

from games.core.ids import RoleKey, Seat
from games.village.chance import Chance, EventName, Odds
from games.village.events import VillageEvent
from games.village.options import Options
from games.village.roles._kit import Trait
from games.village.state import Change, Death, Player, Time, Turn, Village, turn


class Ledger:
    """The pages of one step: players, deaths, changes, final shots, what is told."""

    def __init__(self, village: Village, chance: Chance) -> None:
        """Open it at this state."""
        self.village = village
        self.chance = chance
        self.players: list[Player] = list(village.players)
        self.deaths: list[Death] = list(village.deaths)
        self.changes: list[Change] = list(village.changes)
        self.shots: list[Seat] = list(village.shots)
        self.events: list[VillageEvent] = []
        self.clock = village.clock
        self._fields: dict[str, Any] = {}
        self._written = False

    @property
    def options(self) -> Options:
        """The options in force."""
        return self.village.options

    @property
    def time(self) -> Time:
        """When what happens now happens."""
        return self.village.time

    def player(self, seat: Seat) -> Player:
        """A player as he is at this instant."""
        return self.players[seat - 1]

    def has(self, seat: Seat, trait: Trait) -> bool:
        """Whether the player's present role has the trait."""
        return self.players[seat - 1].has(trait)

    def living(self) -> Sequence[Seat]:
        """Who is alive at this instant, in seat order."""
        return [player.seat for player in self.players if player.alive]

    def members(self, trait: Trait, *but: Seat) -> tuple[Seat, ...]:
        """The living whose role has the trait, in seat order, but for these."""
        return tuple([p.seat for p in self.players if p.alive and p.seat not in but and p.has(trait)])

    def decide(self, event: EventName, of: Seat | None, *, odds: Odds | None = None, nth: int = 1) -> str:
        """The outcome of a chance event."""
        return self.chance.outcome(event, of=of, odds=odds, nth=nth)

    def pick(self, event: EventName, of: Seat | None, among: Sequence[Seat], nth: int = 1) -> Seat:
        """One of these, drawn; with one candidate nothing is drawn."""
        if len(among) == 1:
            return among[0]
        return Seat(int(self.chance.outcome(event, of=of, among=[str(seat) for seat in among], nth=nth)))

    def name(self, event: EventName, of: Seat, among: Sequence[RoleKey]) -> RoleKey:
        """One of these roles, drawn; with one candidate nothing is drawn."""
        return among[0] if len(among) == 1 else RoleKey(self.chance.outcome(event, of=of, among=among))

    def set(self, seat: Seat, **fields: Any) -> Player:
        """Write fields of a player; the player as he is now."""
        player = self.players[seat - 1].but(**fields)
        self.players[seat - 1] = player
        self._written = True
        return player

    def fields(self, **fields: Any) -> None:
        """Write fields of the village."""
        self._fields.update(fields)

    def tell(self, *events: VillageEvent) -> None:
        """Note what is told."""
        self.events.extend(events)

    def turn(self) -> Turn:
        """Close it: the new state and what was told."""
        if self._written:
            self._fields["players"] = tuple(self.players)
        village = self.village.but(
            deaths=tuple(self.deaths),
            changes=tuple(self.changes),
            shots=tuple(self.shots),
            clock=self.clock,
            **self._fields,
        )
        return turn(village, *self.events)
