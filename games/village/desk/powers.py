"""Who could use a power of the day now. Source: rules page, 5.4 and 5.5."""

from games.core.ids import Seat
from games.village.desk.position import Position
from games.village.state import Village


def holders(village: Village, power: str) -> tuple[Seat, ...]:
    """Who could use this power now."""
    return tuple(
        player.seat
        for player in village.living
        if player.card.day is not None and player.card.day.name == power and not (player.card.day.once and player.used)
    )


def gunners(village: Village) -> tuple[Seat, ...]:
    """Who still has a bullet."""
    return tuple(player.seat for player in village.living if player.armed)


def detectives(position: Position) -> tuple[Seat, ...]:
    """Who has still to signal a number today."""
    return tuple(seat for seat in holders(position.the_village(), "investigate") if seat not in position.inquired)
