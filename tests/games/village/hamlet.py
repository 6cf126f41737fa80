"""Builders and verbs for whole games of The Village: a scene that a test plays by hand, with its own time and chance."""

from typing import Any

from games.core.game import Prompt
from games.core.ids import RoleKey, Seat
from games.village.dealing import gathered
from games.village.game import VillageGame
from games.village.options import Options
from games.village.roles import KEYS
from games.village.state import Death, Village
from tests.kit.rules import Scene


class Hamlet(Scene):
    """A scene of The Village."""

    state: Village

    def alive(self) -> set[int]:
        """The living seats."""
        return set(self.state.living_seats)

    def role(self, seat: int) -> str:
        """The seat's role now."""
        return self.state.player(Seat(seat)).role

    def fate(self, seat: int) -> Death | None:
        """How the seat has died."""
        return next((death for death in self.state.deaths if death.seat == seat), None)

    def prompt(self, seat: int, name: str) -> Prompt:
        """The seat's prompt whose id ends so."""
        (found,) = (prompt for prompt in self.asked(seat) if prompt.id.endswith(name))
        return found

    def names(self, seat: int) -> list[str]:
        """The ids of what the seat is asked."""
        return [prompt.id for prompt in self.asked(seat)]

    def to_day(self) -> list[Any]:
        """The night passes."""
        return self.until(f"d{self.state.round}.day")

    def to_dusk(self) -> list[Any]:
        """Time passes until the next vote opens."""
        seen: list[Any] = []
        while not self.due().phase.endswith(".dusk"):
            seen += self.rings()
        return seen

    def votes(self, ballots: dict[int, int | str]) -> None:
        """These vote; the vote stays open."""
        for seat, pick in ballots.items():
            (vote,) = (prompt for prompt in self.asked(seat) if "vote" in prompt.ask)
            self.does(seat, vote.id, pick)

    def lynches(self, seat: int) -> list[Any]:
        """It comes to the vote, and all others vote for this one, who votes for nobody; what happens when it closes."""
        self.to_dusk()
        self.votes({voter: "nobody" if voter == seat else seat for voter in sorted(self.alive())})
        return self.closes()


def a_village(roles: str, *, seed: str = "moon", **options: Any) -> Hamlet:
    """Night 1 with these roles, in seat order: `a_village("wolf seer villager villager villager", pace="fast")`.

    Nobody is removed for silence, unless the test says so.
    """
    options.setdefault("absence", "skip")
    hamlet = Hamlet(VillageGame(), seed=seed)
    cards = tuple(RoleKey(role) for role in roles.split())
    told = gathered(cards, KEYS, Options(**options), hamlet.moment())
    hamlet.took(VillageGame().begun(told, hamlet.moment()))
    return hamlet


def kinds(events: list[Any]) -> list[str]:
    """What the events are."""
    return [event.kind for event in events]
