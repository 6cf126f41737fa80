"""What a death brings with it. Source: rules page, 6.4. Announces nothing in public: that is the day's business."""

from collections.abc import Iterable
from typing import assert_never

from games.core.ids import Seat
from games.village import announce, changes
from games.village.chance import Chance
from games.village.effects import Aim, Enrage
from games.village.events import ElderAvenged, HunterShot, HunterSpared
from games.village.ledger import Ledger
from games.village.roles._kit import VILLAGER_KEY, Trait
from games.village.state import Death, Turn, Village
from games.village.words import QUIET, Cause

_BLAMED: frozenset[Cause] = frozenset({"shot-by-gunner", "shot-by-hunter", "poisoned"})
"""Deaths for which a power of the village is answerable."""


def kill(ledger: Ledger, seat: Seat, cause: Cause, by: Seat | None = None, *, alone: bool = False) -> None:
    """A living player dies, with all that follows; `alone`: without (the lynched Tanner, the last two)."""
    _bury(ledger, seat, cause, by)
    if not alone and cause not in QUIET:
        _aftermath(ledger, seat, cause, by)


def burn(ledger: Ledger, seats: Iterable[Seat], by: Seat) -> None:
    """These die in one spark: none of them of sorrow for another."""
    dead = tuple(seats)
    for seat in dead:
        _bury(ledger, seat, "burned", by)
    for seat in dead:
        _aftermath(ledger, seat, "burned", by)


def final_shot(village: Village, hunter: Seat, target: Seat | None, chance: Chance) -> Turn:
    """A dead Hunter shoots, or does not. Changes of role come first (rules page, 2.4, 17)."""
    ledger = Ledger(village, chance)
    changes.settle(ledger)
    ledger.shots.remove(hunter)
    if target is None:
        ledger.tell(HunterSpared(hunter=hunter))
        return ledger.turn()
    ledger.tell(HunterShot(hunter=hunter, victim=target))
    elder = ledger.has(target, Trait.ELDER)
    kill(ledger, target, "shot-by-hunter", hunter)
    if elder and not announce.hidden(ledger.options):
        ledger.tell(ElderAvenged(seat=hunter))
    return ledger.turn()


def _bury(ledger: Ledger, seat: Seat, cause: Cause, by: Seat | None) -> None:
    player = ledger.set(seat, alive=False)
    ledger.deaths.append(
        Death(seat=seat, cause=cause, by=by, role=player.role, round=ledger.village.round, time=ledger.time)
    )


def _aftermath(ledger: Ledger, seat: Seat, cause: Cause, by: Seat | None) -> None:
    player = ledger.player(seat)
    if player.card.when_dead is not None:
        for effect in player.card.when_dead(seat, cause, ledger.options.simplified):
            match effect:
                case Enrage():
                    ledger.fields(rage=True)
                case Aim():
                    ledger.shots.append(seat)
                case _:
                    assert_never(effect)
    if by is not None and cause in _BLAMED and player.has(Trait.ELDER) and ledger.has(by, Trait.PUNISHED):
        changes.become(ledger, by, VILLAGER_KEY, "elder-killed")
    if player.lover is not None and ledger.player(player.lover).alive:
        kill(ledger, player.lover, "sorrow", seat)
