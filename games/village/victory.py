"""Who has won: one ordered list, the first rule that fits decides. Source: rules page, 3.1 and 7."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from games.core.ids import Seat
from games.village import changes, deaths
from games.village.chance import Chance
from games.village.ending import over
from games.village.events import (
    LastConverted,
    LastCultistHunted,
    LastDuelFought,
    LastOverpowered,
    LastStandLost,
    LastStandWon,
    VillageEvent,
)
from games.village.ledger import Ledger
from games.village.roles._kit import CULTIST_KEY, Team, Trait
from games.village.state import Player, Turn, Village
from games.village.words import Cause, Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The result, and what the last two do to each other on the way."""

    result: Result
    dies: tuple[tuple[Player, Cause, Player], ...] = ()
    """(who, of what, by whom)."""
    converted: tuple[Player, ...] = ()
    told: tuple[VillageEvent, ...] = ()


Living = tuple[Player, ...]
Rule = Callable[[Ledger, Living], Verdict | None]

RESULTS: Final[dict[Team, Result]] = {
    Team.VILLAGE: "village",
    Team.WOLVES: "wolves",
    Team.CULT: "cult",
    Team.KILLER: "serial_killer",
    Team.ARSONIST: "arsonist",
}

_NOBODY: Final = Verdict(result="nobody")
_VILLAGE: Final = Verdict(result="village")
_WOLVES: Final = Verdict(result="wolves")
_CULT: Final = Verdict(result="cult")


def settle(village: Village, chance: Chance) -> Turn:
    """Changes of role and successions, then whether the game is over (rules page, 7.1)."""
    return settled(Ledger(village, chance))


def settled(ledger: Ledger) -> Turn:
    """The same for a ledger that is open; it is closed by this."""
    changes.settle(ledger)
    verdict = decided(ledger)
    return ledger.turn() if verdict is None else _finished(ledger, verdict)


def decided(ledger: Ledger) -> Verdict | None:
    """The verdict if the game is over on this position, else None."""
    living = tuple(player for player in ledger.players if player.alive)
    for rule in RULES:
        verdict = rule(ledger, living)
        if verdict is not None:
            return verdict
    return None


def tanner(village: Village, seat: Seat, chance: Chance) -> Turn:
    """The Tanner has been lynched: the game ends there (rules page, 5.6, 5)."""
    return _finished(Ledger(village, chance), Verdict(result="tanner"), only=seat)


def may_concede(village: Village) -> bool:
    """Whether Cultists are a strict majority of the living (rules page, 7.3)."""
    return 2 * len(village.members(Trait.CULTIST)) > len(village.living)


def concede(village: Village, chance: Chance) -> Turn:
    """The table agrees that the cult has won: the living of the village are converted."""
    ledger = Ledger(village, chance)
    converts = tuple(player for player in village.living if player.team is Team.VILLAGE)
    told = tuple(LastConverted(seat=player.seat) for player in converts)
    return _finished(ledger, Verdict(result="cult", converted=converts, told=told))


def _finished(ledger: Ledger, verdict: Verdict, only: Seat | None = None) -> Turn:
    ledger.tell(*verdict.told)
    for player, cause, by in verdict.dies:
        deaths.kill(ledger, player.seat, cause, by.seat, alone=True)
    for player in verdict.converted:
        changes.become(ledger, player.seat, CULTIST_KEY, "auto-converted")
    won = winners(ledger, verdict.result, only)
    return over(ledger, verdict.result, won)


def winners(ledger: Ledger, result: Result, only: Seat | None = None) -> tuple[Seat, ...]:
    """Who wins with this result: by the role held at the end, dead or alive, with lovers (rules page, 3.1)."""
    won = {player.seat for player in ledger.players if _wins(ledger, player, result, only)}
    lovers = {player.seat for player in ledger.players if player.lover in won}
    return tuple(sorted(won | lovers))


def _wins(ledger: Ledger, player: Player, result: Result, only: Seat | None) -> bool:
    match result:
        case "nobody":
            return False
        case "tanner":
            return player.seat == only
        case "couple":
            return player.alive
        case "serial_killer" | "arsonist":
            return player.alive and RESULTS.get(player.team) == result
        case _ if player.has(Trait.TURNCOAT):
            return result == ("wolves" if ledger.options.traitor_rule == "wolves" else "village")
        case _:
            return RESULTS.get(player.team) == result


# The list


def _empty(ledger: Ledger, living: Living) -> Verdict | None:  # noqa: ARG001 - a Rule
    return None if living else _NOBODY


def _last_one(ledger: Ledger, living: Living) -> Verdict | None:  # noqa: ARG001 - a Rule
    if len(living) != 1:
        return None
    last = living[0]
    if last.infected and not last.has(Trait.WOLF):
        return None
    return _NOBODY if last.has(Trait.LONER) else Verdict(result=RESULTS[last.team])


def _last_two(ledger: Ledger, living: Living) -> Verdict | None:
    if len(living) != 2:
        return None
    for pair in PAIRS:
        for one, other in (living, living[::-1]):
            found = pair(ledger, one, other)
            if found is not None:
                return found
    return None


def _three_loners(ledger: Ledger, living: Living) -> Verdict | None:  # noqa: ARG001 - a Rule
    """Sorcerer, Thief, Doppelganger."""
    if len(living) == 3 and all(p.has(Trait.LONER) and not p.has(Trait.LYNCH_WINS) for p in living):
        return _NOBODY
    return None


def _all_cultists(ledger: Ledger, living: Living) -> Verdict | None:  # noqa: ARG001 - a Rule
    return _CULT if all(player.has(Trait.CULTIST) for player in living) else None


def _parity(ledger: Ledger, living: Living) -> Verdict | None:
    wolves = [player for player in living if player.has(Trait.WOLF) or player.has(Trait.SIDES)]
    if not wolves or 2 * len(wolves) < len(living) or _gun_blocks(ledger, wolves, living):
        return None
    killers = any(player.has(Trait.KILLER) or player.has(Trait.FIRE) for player in living)
    return None if killers and ledger.options.parity_blocked_by_killers else _WOLVES


def _gun_blocks(ledger: Ledger, wolves: list[Player], living: Living) -> bool:
    """An armed Gunner stops the wolves: always, or only where he can still turn the game (`gunner_blocks_parity`)."""
    if not any(player.armed for player in living):
        return False
    if ledger.options.gunner_blocks_parity == "always":
        return True
    ahead = 2 * len(wolves) - len(living)
    in_love = {player.seat for player in wolves} & {player.lover for player in wolves}
    return ahead == 0 or (ahead == 1 and bool(in_love))


def _no_enemy(ledger: Ledger, living: Living) -> Verdict | None:  # noqa: ARG001 - a Rule
    return None if any(player.has(Trait.ENEMY) or player.infected for player in living) else _VILLAGE


RULES: Final[tuple[Rule, ...]] = (_empty, _last_one, _last_two, _three_loners, _all_cultists, _parity, _no_enemy)
"""7.1, in its order."""

# The final two: each rule is asked with either of them first


def _lovers(ledger: Ledger, one: Player, other: Player) -> Verdict | None:  # noqa: ARG001 - a pair
    return Verdict(result="couple") if one.lover == other.seat else None


def _two_loners(ledger: Ledger, one: Player, other: Player) -> Verdict | None:  # noqa: ARG001 - a pair
    hopeless = one.has(Trait.LONER) and other.has(Trait.LONER)
    return _NOBODY if hopeless and not (one.infected or other.infected) else None


def _duel(ledger: Ledger, one: Player, other: Player) -> Verdict | None:  # noqa: ARG001 - a pair
    if not (one.has(Trait.HUNTER) and other.has(Trait.KILLER)):
        return None
    both: tuple[tuple[Player, Cause, Player], ...] = ((one, "last-duel", other), (other, "last-duel", one))
    return Verdict(result="nobody", dies=both, told=(LastDuelFought(hunter=one.seat, killer=other.seat),))


def _killer(ledger: Ledger, one: Player, other: Player) -> Verdict | None:  # noqa: ARG001 - a pair
    return _overpowered(one, other, "serial_killer") if one.has(Trait.KILLER) else None


def _arsonist(ledger: Ledger, one: Player, other: Player) -> Verdict | None:
    if not one.has(Trait.FIRE) or (other.armed and ledger.options.arsonist_vs_gunner == "continue"):
        return None
    return _overpowered(one, other, "arsonist")


def _overpowered(one: Player, other: Player, result: Result) -> Verdict:
    told = (LastOverpowered(winner=one.seat, loser=other.seat),)
    return Verdict(result=result, dies=((other, "overpowered", one),), told=told)


def _cultist(ledger: Ledger, one: Player, other: Player) -> Verdict | None:
    """A Cultist and somebody else (option `cult_auto_last_two`)."""
    if not one.has(Trait.CULTIST) or other.has(Trait.CULTIST) or other.has(Trait.WOLF):
        return None
    if not ledger.options.cult_auto_last_two:
        return None
    if other.has(Trait.HUNTS_CULT):
        told = (LastCultistHunted(hunter=other.seat, cultist=one.seat),)
        return Verdict(result="village", dies=((one, "hunted", other),), told=told)
    if other.has(Trait.MODEL_COPY) or other.has(Trait.STEALS):
        return _CULT
    return Verdict(result="cult", converted=(other,), told=(LastConverted(seat=other.seat),))


def _last_stand(ledger: Ledger, one: Player, other: Player) -> Verdict | None:
    """A wolf and a Hunter (option `hunter_last_stand`)."""
    if not (one.has(Trait.WOLF) and other.has(Trait.HUNTER) and ledger.options.hunter_last_stand):
        return None
    if ledger.decide("hunter_last_stand", other.seat) == "hunter":
        told: VillageEvent = LastStandWon(hunter=other.seat, wolf=one.seat)
        return Verdict(result="village", dies=((one, "last-stand", other),), told=(told,))
    told = LastStandLost(hunter=other.seat, wolf=one.seat)
    return Verdict(result="wolves", dies=((other, "last-stand", one),), told=(told,))


PAIRS: Final = (_lovers, _two_loners, _duel, _killer, _arsonist, _cultist, _last_stand)
"""7.2, in its order, as far as 7.1 does not say the same: two Cultists, parity, no enemy left."""
