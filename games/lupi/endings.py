"""Deaths, and the end of the game. Knows who is alive and what is told; not why the phase asks."""

from collections.abc import Callable
from dataclasses import replace

from games.core.ids import Seat
from games.lupi.events import CardTurned, HumansWon, LupiEvent, NobodyWon, RoleShown, WolvesWon, YouDied
from games.lupi.state import Cause, Death, Over, Result, State, Turn, joined, turn
from games.lupi.victory import result, winners


def die(state: State, seat: Seat, cause: Cause) -> Turn:
    """Make a ghost of a living player. The card is shown only if the group wants that and he did not leave."""
    player = state.player(seat)
    death = Death(seat=seat, cause=cause, round=state.round)
    after = replace(state.with_player(replace(player, alive=False)), deaths=(*state.deaths, death))
    private = YouDied(to=seat, cause=cause, talk=state.options.ghosts_talk)
    if state.options.reveal_roles and cause != "left":
        return turn(after, RoleShown(seat=seat, role=player.role), private)
    return turn(after, private)


def unless_decided(so_far: Turn, go_on: Callable[[State], Turn]) -> Turn:
    """End the game if it is decided now, else go on. Source: rules page, End: checked after every death."""
    decided = result(so_far.state.players)
    if decided is None:
        return joined(so_far, go_on(so_far.state))
    return joined(so_far, finish(so_far.state, decided, why="empty"))


def finish(state: State, decided: Result, *, why: str) -> Turn:
    """The end: who won, and every card in seat order. `why` is told where nobody won."""
    won = winners(state.players, decided)
    announcements: dict[Result, LupiEvent] = {
        "humans": HumansWon(winners=won),
        "wolves": WolvesWon(winners=won),
        "nobody": NobodyWon(why=why),
    }
    cards = (
        CardTurned(seat=player.seat, role=player.role, alive=player.alive, won=player.seat in won)
        for player in state.players
    )
    timer = replace(state.timer, token=state.timer.token + 1, phase="over", warnings=())
    over = replace(state, phase=Over(result=decided, winners=won), timer=timer)
    return turn(over, announcements[decided], *cards)
