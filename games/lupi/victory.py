"""Who has won. Knows players and nothing of how they died."""

from collections.abc import Sequence

from games.core.ids import Seat
from games.lupi.state import Player, Result


def result(players: Sequence[Player]) -> Result | None:
    """The result if the game is decided, else None. Source: rules page, End, and Leaving."""
    wolves = sum(1 for player in players if player.alive and player.wolf)
    humans = sum(1 for player in players if player.alive and not player.wolf)
    if wolves == humans == 0:
        return "nobody"
    if wolves == 0:
        return "humans"
    return "wolves" if wolves >= humans else None


def winners(players: Sequence[Player], decided: Result) -> tuple[Seat, ...]:
    """The winning faction, ghosts included, in seat order."""
    if decided == "nobody":
        return ()
    return tuple(player.seat for player in players if player.wolf == (decided == "wolves"))
