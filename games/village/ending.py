"""What is told of the end: who has won, and the roles as far as the group wants them shown. Knows no rule of victory."""

from collections.abc import Iterator
from dataclasses import replace

from games.core.ids import Seat
from games.village.events import (
    ArsonistWon,
    CardTurned,
    CoupleWon,
    CultWon,
    KillerWon,
    NobodyWon,
    TannerWon,
    VillageEvent,
    VillageWon,
    WolvesWon,
)
from games.village.ledger import Ledger
from games.village.state import Over, Turn
from games.village.words import Result

_WON = {
    "village": VillageWon,
    "wolves": WolvesWon,
    "cult": CultWon,
    "tanner": TannerWon,
    "serial_killer": KillerWon,
    "arsonist": ArsonistWon,
    "couple": CoupleWon,
}


def told_of_the_end(
    ledger: Ledger, result: Result, won: tuple[Seat, ...], why: str = "empty"
) -> Iterator[VillageEvent]:
    """The result, then one event for each role that is shown (option `reveal_at_end`), in seat order."""
    yield NobodyWon(why=why) if result == "nobody" else _WON[result](winners=won)
    shown = ledger.options.reveal_at_end
    for player in ledger.players:
        if shown == "all" or (shown == "living" and player.alive):
            dealt = ledger.village.dealt[player.seat - 1]
            yield CardTurned(
                seat=player.seat,
                role=player.role,
                dealt=dealt,
                changed=player.role != dealt,
                alive=player.alive,
                won=player.seat in won,
            )


def over(ledger: Ledger, result: Result, won: tuple[Seat, ...], why: str = "empty") -> Turn:
    """Close the ledger and the game with it."""
    ledger.tell(*told_of_the_end(ledger, result, won, why))
    ledger.shots.clear()
    timer = replace(ledger.village.timer, token=ledger.village.timer.token + 1, phase="over", warnings=())
    ledger.fields(phase=Over(result=result, winners=won), timer=timer)
    return ledger.turn()
