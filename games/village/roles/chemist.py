"""Chemist: brews one night, and shares two glasses the next, one of them poisoned. Source: rules page, 2.4, 28."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.core.game import Line
from games.core.ids import RoleKey, Seat
from games.village.effects import Effect, Kill, Learn, Spend
from games.village.events import PotionWorked
from games.village.roles._kit import Beat, Night, NightPower, Role, Team, Trait, others_alive

if TYPE_CHECKING:
    from games.village.state import Player, Village


LINE_BREWING = "village-line-brewing"
LINE_READY = "village-line-ready"


def ready(player: "Player") -> bool:
    """Whether there is a potion."""
    return player.potion


def note(village: "Village", player: "Player") -> Line:
    """Which of the two nights this is."""
    return Line(LINE_READY if player.potion else LINE_BREWING)


def brew(night: Night, actor: Seat, host: Seat) -> Iterator[Effect]:
    """Without a potion he brews, and ice does not stop him."""
    if not night.player(actor).potion:
        yield Spend(actor, "potion", left=True)


def pour(night: Night, actor: Seat, host: Seat) -> Iterator[Effect]:
    """One of the two dies; no guard is of use."""
    yield Spend(actor, "potion")
    if night.decide("chemist", actor) == "target_dies":
        yield Kill(host, "poisoned", actor)
        yield Learn(PotionWorked(to=actor, about=host))
    else:
        yield Kill(actor, "own-poison", host)


CHEMIST = Role(
    key=RoleKey("chemist"),
    emoji="👨‍🔬",
    team=Team.VILLAGE,
    strength=0,
    traits=frozenset({Trait.PUNISHED}),
    note=note,
    night=NightPower(
        beat=Beat.CHEMIST, act=pour, ask="village-ask-chemist", targets=others_alive, early=brew, ready=ready
    ),
)
