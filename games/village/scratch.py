"""What the resolver remembers from nightfall to dawn and no longer; what roles may ask is the kit's `Night`."""

from collections.abc import Iterable, Sequence
from typing import cast

from games.core.ids import RoleKey, Seat
from games.village.chance import Chance, grave_odds
from games.village.events import Stumbled
from games.village.ledger import Ledger
from games.village.roles._kit import Beat, NightPower, Trait
from games.village.state import Night, Pick, Village


class Tonight(Ledger):
    """One night while it is resolved."""

    def __init__(self, village: Village, chance: Chance) -> None:
        """Open it when all choices are in."""
        super().__init__(village, chance)
        self.dusk = len(village.deaths)
        """How many had died before."""
        self.picks: dict[Seat, Pick] = {pick.seat: pick for pick in village.in_phase(Night).picks}
        self.plans: dict[Seat, Pick] = {}
        """Who has chosen a target, or the spark, for a power of tonight."""
        self.powers: dict[Seat, NightPower] = {}
        """Who has which power tonight."""
        self.actors: dict[Beat, list[Seat]] = {}
        """Whose power has which beat, in seat order."""
        self.guards: dict[Seat, Seat] = {}
        """Guard → ward."""
        self.saved: set[Seat] = set()
        self.saved_from_fire: set[Seat] = set()
        self.burning: set[Seat] = set()
        self.victims: set[Seat] = set()
        """Who was eaten, or killed by the Serial Killer, at home."""
        self.graves: dict[Seat, tuple[Seat, ...]] = {}
        """Digger → for whom he digs."""
        self.pack_is_out = False
        self.bitten: list[Seat] = []
        """Who was infected tonight; told at the end of it."""

    # What roles may ask

    def is_out(self, seat: Seat) -> bool:
        """Rules page, 1: out; 2.4, 37 for the pack."""
        player = self.player(seat)
        if not player.alive or (player.frozen and not player.has(Trait.FIRE)):
            return False
        return self.pack_is_out if player.has(Trait.PACK) else seat in self.plans

    def is_guarded(self, seat: Seat) -> bool:
        """Whether somebody guards the player."""
        return seat in self.guards.values()

    def is_saved(self, seat: Seat) -> bool:
        """Whether the player has been saved tonight."""
        return seat in self.saved

    def is_saved_from_fire(self, seat: Seat) -> bool:
        """Whether the player has been saved tonight from a spark."""
        return seat in self.saved_from_fire

    def victim(self, seat: Seat) -> bool:
        """Whether the player was eaten, or killed by the Serial Killer, tonight and at home."""
        return seat in self.victims

    def limps(self, seat: Seat) -> bool:
        """Whether the player hurt a leg in the acting night before."""
        return 0 < self.player(seat).stumbled == self.village.acting - 1

    def sparked(self, seat: Seat) -> bool:
        """Whether the player has chosen the spark."""
        return self.plans[seat].spark

    def second(self, seat: Seat) -> Seat:
        """The second choice of a player whose power has a pair: chosen or drawn, it is never missing."""
        return cast(Seat, self.plans[seat].second)

    def pile(self) -> Sequence[RoleKey]:
        """The roles that could have been dealt."""
        return self.village.pile

    def ghosts_tonight(self) -> Iterable[Seat]:
        """Who has died tonight."""
        return [death.seat for death in self.deaths[self.dusk :]]

    # What the resolver notes

    def stumble(self, seat: Seat) -> None:
        """The Serial Killer hurts a leg."""
        self.set(seat, stumbled=self.village.acting)
        self.tell(Stumbled(to=seat))

    def at_home(self, seat: Seat) -> bool:
        """Whether the player is to be found at home, living or dead."""
        away = seat in self.graves or (self.has(seat, Trait.ROAMS) and self.is_out(seat))
        return not away

    def digging(self) -> list[tuple[Seat, tuple[int, int]]]:
        """The living Diggers who are out, with the odds that one who passes by sees them."""
        return [
            (seat, grave_odds(len(dead), half=True)) for seat, dead in self.graves.items() if self.player(seat).alive
        ]
