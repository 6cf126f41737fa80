"""Who may do what by day: show the sash, be voted for, vote next, get so many votes. Asks the rules, decides nothing."""

from games.core.ids import Seat
from games.lupi import sash
from games.lupi.desk.position import Position
from games.lupi.state import SecondVote


def mayors(position: Position) -> tuple[Seat, ...]:
    """Who could show the sash now."""
    game = position.the_game()
    return tuple(player.seat for player in game.living if any(sash.prompts(game, player)))


def candidates(position: Position) -> tuple[Seat, ...]:
    """For whom votes may be cast in the present count."""
    game = position.the_game()
    phase = game.phase
    return phase.nominees if isinstance(phase, SecondVote) else tuple(player.seat for player in game.living)


def most(position: Position, seat: Seat) -> int:
    """How many votes are left for this one: everybody's but his own and those told for others."""
    game = position.the_game()
    everybody = sum(player.weight for player in game.living)
    told = sum(votes for other, votes in position.hands if other != seat)
    return max(0, min(everybody - game.player(seat).weight, everybody - told))
