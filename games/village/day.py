"""The day: powers that everybody sees, choices for its end, the notebook. Knows no timer and no vote.

Everybody alive has one private question by day, that nobody waits for: the holder of a power his own, all others the
notebook, so that no phone tells who has a power. Source: rules page, 5.4 and 5.5.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from games.core.game import Detail, Kind, Line, Move, Prompt, Reason, Refused
from games.core.ids import PromptId, Seat
from games.village import announce, deaths, keys
from games.village.chance import Chance
from games.village.events import (
    DetectiveExposed,
    DetectiveSaw,
    ElderAvenged,
    GunnerShot,
    MayorRevealed,
    PeaceDeclared,
    SilverSpread,
    SleepSpread,
    TroubleStirred,
    VillageEvent,
)
from games.village.ledger import Ledger
from games.village.roles._kit import DayPower, DayTime, Trait
from games.village.state import Day, DayName, DayPick, Dusk, Player, Shot, Turn, Village, turn

FOUR: Final = 4
_USES: Final[dict[str, tuple[Callable[..., VillageEvent], dict[str, Any]]]] = {
    "silver": (SilverSpread, {"silver": True}),
    "sleep": (SleepSpread, {"sleep": True}),
    "reveal": (MayorRevealed, {}),
    "peace": (PeaceDeclared, {"peace": True, "trouble": False}),
    "trouble": (TroubleStirred, {"trouble": True, "peace": False}),
}
"""What everybody is told, and what is true of the village from then on: of peace and trouble the last one counts."""
_CHOICES: Final[dict[str, DayName]] = {"investigate": "investigate", "shoot": "shoot", "notes": "notes"}


def prompts(village: Village, player: Player) -> Iterator[Prompt]:
    """The player's one private question."""
    when = time_of(village)
    if when is None:
        return
    power = offered(player, when)
    yield _notes(village, player) if power is None else _power(village, player, power)


def answer(village: Village, move: Move) -> Turn:
    """A choice for the end of the day, a name in the notebook, or a power used."""
    name = move.prompt.partition(".")[2]
    if name not in _CHOICES:
        return use(village, move.seat, name)
    target = None if move.pick == keys.NOBODY else Seat(int(str(move.pick)))
    new = DayPick(seat=move.seat, power=_CHOICES[name], target=target)
    now = picks_of(village)
    if new in now:
        return turn(village)
    return turn(_with_picks(village, (*(pick for pick in now if pick.seat != move.seat), new)))


def use(village: Village, seat: Seat, name: str) -> Turn:
    """Use a power that everybody sees. Raises Refused if it is not offered now."""
    player, when = village.player(seat), time_of(village)
    power = offered(player, when) if when is not None else None
    if power is None or power.name != name or not player.alive or name not in _USES:
        raise Refused(Reason.STALE)
    told, fields = _USES[name]
    return turn(village.with_player(replace(player, used=True)).but(**fields), told(seat=seat))


def close(village: Village, chance: Chance) -> Turn:
    """The end of the day: the Detectives' answers, then the Gunners' shots (rules page, 5.5)."""
    ledger = Ledger(village, chance)
    picks = [pick for pick in picks_of(village) if pick.target is not None]
    picks.sort(key=lambda pick: (village.player(pick.seat).since, pick.seat))
    for pick in picks:
        if pick.power == "investigate" and pick.target is not None:
            _investigate(ledger, pick.seat, pick.target)
    for pick in picks:
        if pick.power == "shoot" and pick.target is not None:
            _shoot(ledger, pick.seat, pick.target)
    return ledger.turn()


def bereft(village: Village, gone: Seat) -> Village:
    """The day without a player who has left: nobody chooses him, and he chooses nobody."""
    picks = picks_of(village)
    kept = tuple(pick for pick in picks if gone not in (pick.seat, pick.target))
    return village if kept == picks else _with_picks(village, kept)


def time_of(village: Village) -> DayTime | None:
    """Which powers are offered: those of the day, those of dusk until the last vote is counted, or none."""
    match village.phase:
        case Day():
            return "day"
        case Dusk() | Shot(after="shot"):
            return "dusk"
        case Shot(after="lynch", second=False) if village.trouble:
            return "dusk"
        case _:
            return None


def offered(player: Player, when: DayTime) -> DayPower | None:
    """The power that a player can use now."""
    power = player.card.day
    return power if power is not None and when in power.times and not _spent(player, power) else None


def picks_of(village: Village) -> tuple[DayPick, ...]:
    """What has been chosen since dawn, as far as it still means something."""
    match village.phase:
        case Day(picks=picks) | Dusk(notes=picks) | Shot(notes=picks):
            return picks
        case _:
            return ()


def notes_of(village: Village) -> tuple[DayPick, ...]:
    """What outlives the end of the day."""
    return tuple(pick for pick in picks_of(village) if pick.power == "notes")


def pick_of(village: Village, seat: Seat) -> DayPick | None:
    """What this seat has chosen."""
    for pick in picks_of(village):
        if pick.seat == seat:
            return pick
    return None


def _with_picks(village: Village, picks: tuple[DayPick, ...]) -> Village:
    if isinstance(village.phase, Dusk | Shot):
        return village.with_phase(replace(village.phase, notes=picks))
    return village.with_phase(replace(village.in_phase(Day), picks=picks))


def _spent(player: Player, power: DayPower) -> bool:
    return player.used if power.once else player.has(Trait.ARMED) and player.bullets == 0


# The questions


def _power(village: Village, player: Player, power: DayPower) -> Prompt:
    details = [_day(village)]
    if power.name == "shoot":
        details.append(Detail("bullets", Kind.NUMBER, player.bullets))
    if power.target:
        return _choice(village, player, power.name, power.ask, details)
    return Prompt(
        id=PromptId(f"d{village.round}.{power.name}"),
        ask=power.ask,
        options=(keys.USE,),
        standing=True,
        details=tuple(details),
        seats=False,
    )


def _notes(village: Village, player: Player) -> Prompt:
    warned = len(village.living) == FOUR and player.has(Trait.CLUMSY)
    lines = (Line(keys.LINES_FOUR[player.role]),) if warned else ()
    return _choice(village, player, "notes", keys.ASK_NOTES, [_day(village)], lines=lines)


def _choice(
    village: Village, player: Player, name: str, ask: str, details: list[Detail], *, lines: tuple[Line, ...] = ()
) -> Prompt:
    pick = pick_of(village, player.seat)
    chosen = None if pick is None or pick.power != name else keys.NOBODY if pick.target is None else str(pick.target)
    return Prompt(
        id=PromptId(f"d{village.round}.{name}"),
        ask=ask,
        options=(*(str(seat) for seat in village.living_seats if seat != player.seat), keys.NOBODY),
        standing=True,
        details=tuple(details),
        lines=lines,
        chosen=chosen,
    )


def _day(village: Village) -> Detail:
    return Detail("day", Kind.NUMBER, village.round)


# The end of the day


def _investigate(ledger: Ledger, seat: Seat, about: Seat) -> None:
    """The exact role; and the wolves may notice (rules page, 2.4, 10)."""
    ledger.tell(DetectiveSaw(to=seat, about=about, role=ledger.player(about).role))
    wolves = ledger.members(Trait.WOLF)
    if ledger.decide("detective_caught", seat) == "yes" and wolves:
        ledger.tell(DetectiveExposed(to=wolves, detective=seat))


def _shoot(ledger: Ledger, seat: Seat, victim: Seat) -> None:
    """One bullet, if shooter and target still live (rules page, 2.4, 7)."""
    gunner = ledger.player(seat)
    if not (gunner.alive and gunner.armed and ledger.player(victim).alive):
        return
    ledger.set(seat, bullets=gunner.bullets - 1)
    ledger.tell(GunnerShot(gunner=seat, victim=victim))
    before, elder = len(ledger.deaths), ledger.has(victim, Trait.ELDER)
    told = len(ledger.events)
    deaths.kill(ledger, victim, "shot-by-gunner", seat)
    ledger.events[told:told] = announce.by_day(ledger.options, ledger.deaths[before:])
    if elder and not announce.hidden(ledger.options):
        ledger.tell(ElderAvenged(seat=seat))
