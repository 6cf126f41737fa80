"""What the rules make of a night, a day's powers and a vote at the desk: the engine is called, and what it tells is kept.

Private facts of a night go on the slips of its second round; those of day and dusk wait for the next call, with the
cards to be swapped. Source: rules page, 5, 6.5 and 9.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from games.core.game import Step
from games.core.ids import RoleKey, Seat
from games.village import announce, day, deaths, dusk, nightfall, recall, victory
from games.village.desk import calls
from games.village.desk.entries import Ending
from games.village.desk.position import Position
from games.village.desk.sheet import SheetChance
from games.village.events import RoleTaken, VillageEvent, YouDied
from games.village.ledger import Ledger
from games.village.night import resolve
from games.village.state import Day, DayPick, Dusk, Night, Over, Shot, Turn, dealt_player

_MARKS: Final = ("alive", "lover", "infected", "doused", "frozen", "thawed", "drunk", "hungover", "missed")
"""What stays with the person whatever the card."""
_NOT_WRITTEN: Final = (YouDied,)
"""What the dead are told they hear at dawn, with all others."""


# The night


def fall(position: Position, how: Ending) -> Position:
    """Night falls: what waited for it takes effect. Skipped, it is one in which nobody is awake (rules page, 5.7)."""
    before = position.the_village()
    fallen = before if how == "full" else before.but(sleep=True)
    chance = position.chance(before.round + 1)
    opened = position.but(
        calls=(),
        seconds=(),
        given=(),
        drawn=(),
        base=None,
        since=len(before.deaths),
        after="night",
        reduced=how == "reduced",
    )
    turn = nightfall.fall(fallen, chance)
    told = _owed(opened, turn, chance)
    if isinstance(turn.state.phase, Over):
        return told.but(stage="end")
    return told.but(stage="slept" if turn.state.slept else "call", aloud=_public(turn.events))


def apply_night(position: Position) -> Position:
    """The night is resolved: what is written on each slip."""
    village = position.the_village()
    base = village.with_phase(Night(picks=calls.picks(position)))
    return again(position.but(base=base, owed=(), since=len(village.deaths), after="night"))


def at_dawn(position: Position) -> tuple[VillageEvent, ...]:
    """What is read out at dawn: who is dead, never how (rules page, 5.3, 1)."""
    return _public(announce.dawn(position.the_village(), position.since, (), untold=True))


def morning(position: Position) -> Position:
    """The day opens; cards that were shown yesterday are hidden again."""
    village = position.the_village().with_phase(Day())
    kept = tuple(event for event in position.due if not (position.reduced and _called_for(position, event)))
    return position.but(
        stage="day",
        village=village,
        morning=len(village.deaths),
        searched=False,
        shown=(),
        inquired=(),
        aloud=(),
        news=(),
        base=None,
        due=kept,
        reduced=False,
    )


def _called_for(position: Position, event: VillageEvent) -> bool:
    """Whether this was told in a night that was held for changes of role only."""
    return not event.audience.seats.isdisjoint(changed(position))


def changed(position: Position) -> tuple[Seat, ...]:
    """Who has lost a model since the last call: whom a reduced night is held for."""
    return tuple(event.to for event in position.due if isinstance(event, RoleTaken) and event.reason == "model-dead")


# The day


def by_day(position: Position, pick: DayPick) -> Position:
    """The Detective's answer, or the Gunner's shot."""
    village = position.the_village()
    base = village.with_phase(Day(picks=(pick,)))
    return again(position.but(base=base, owed=position.due, since=len(village.deaths), after="shot"))


# Dusk


def open_vote(position: Position, *, second: bool) -> Position:
    """The vote; at peace there is none."""
    village = position.the_village().with_phase(Dusk(second=second))
    opened = position.but(
        stage="dusk", village=village, second=second, votes=(), unreadable=(), aloud=(), news=(), base=None
    )
    return count(opened) if village.peace else opened


def count(position: Position) -> Position:
    """The vote is counted."""
    village = position.the_village()
    base = village.with_phase(Dusk(votes=position.votes, second=position.second))
    return again(position.but(base=base, owed=position.due, since=len(village.deaths), after="lynch"))


def final_shot(position: Position, target: Seat | None) -> Position:
    """The first of the dead Hunters shoots, or does not."""
    village, chance = position.the_village(), position.chance(position.the_village().round)
    before = len(village.deaths)
    turn = deaths.final_shot(village, village.shots[0], target, chance)
    news = (*turn.events, *announce.by_day(village.options, turn.state.deaths[before:]))
    told = _owed(position, Step(turn.state, news), chance)
    return told.but(stage="fired", aloud=_public(news))


# By hand


def corrected(position: Position, seat: Seat, role: RoleKey | None, *, alive: bool | None) -> Position:
    """What the narrator knows better. Whoever goes home dies quietly, and what follows is settled (rules page, 5.9)."""
    village, chance = position.the_village(), position.chance(position.the_village().round)
    if alive is False and village.player(seat).alive:
        ledger = Ledger(village, chance)
        deaths.kill(ledger, seat, "left")
        gone = ledger.turn()
        return settle(_owed(position.but(base=None), gone, chance))
    player, kept, shots = village.player(seat), village.deaths, village.shots
    if alive:
        shots = tuple(hunter for hunter in shots if hunter != seat)
        player, kept = player.but(alive=True), tuple(death for death in kept if death.seat != seat)
    if role is not None:
        marks = {name: getattr(player, name) for name in _MARKS}
        player = dealt_player(seat, role).but(since=village.clock + 1, **marks)
    changed_by_hand = village.with_player(player).but(deaths=kept, shots=shots, clock=village.clock + 1)
    return position.but(village=changed_by_hand, base=None)


# What follows


def go_on(position: Position) -> Position:
    """Final shots, then changes of role and victory (rules page, 5.3, 2 and 3); then the next part of the day."""
    village = position.the_village()
    if village.shots:
        waiting = village.with_phase(Shot(hunters=village.shots, after=position.after, second=position.second))
        return position.but(stage="shot", village=waiting, aloud=(), base=None)
    settled = settle(position.but(base=None))
    return settled if settled.stage == "end" else _next(settled)


def settle(position: Position) -> Position:
    """Changes of role, successions, victory."""
    village = position.the_village()
    chance = position.chance(village.round)
    return take(position, victory.settle(village, chance), chance)


def take(position: Position, turn: Turn, chance: SheetChance) -> Position:
    """What a rule has made of the village; the end, if it is over."""
    told = _owed(position, turn, chance)
    return told.but(stage="end") if isinstance(turn.state.phase, Over) else told


def _next(position: Position) -> Position:
    village, after = position.the_village(), position.after
    if after == "night":
        return morning(position)
    if after == "shot":
        return position.but(stage="day", village=village.with_phase(Day()), aloud=(), news=())
    if (village.trouble or village.peace) and not position.second:
        return open_vote(position, second=True)
    return position.but(stage="nightfall", aloud=(), news=())


# The one place where something is resolved: a ruling of the narrator's resolves it anew


def again(position: Position) -> Position:
    """Resolve what is on the screen, from where it began; nothing if nothing is resolved there."""
    base = position.base
    if base is None:
        return position
    chance = position.chance(base.round)
    begun = position.but(
        village=base, due=position.owed, drawn=tuple(one for one in position.drawn if one.phase != base.phase.kind)
    )
    match base.phase:
        case Night():
            turn = resolve(base, chance)
            known = Step(recall.kept(turn.state, turn.events), turn.events)
            return _kept(begun, known, chance).but(stage="slips", aloud=())
        case Day(picks=(pick, *_)):
            turn = day.close(base, chance)
            known = Step(recall.kept(turn.state, turn.events), turn.events)
            if pick.power == "investigate":
                return _kept(begun, known, chance).but(stage="found", aloud=())
            return _owed(begun, known, chance).but(stage="shooting", aloud=_public(turn.events))
        case _:
            turn = dusk.close(base, chance)
            told = take(begun, turn, chance)
            # The Tanner's death ends the game at once, and is read out all the same.
            return told.but(stage="verdict", aloud=_public(turn.events))


def _kept(position: Position, turn: Turn, chance: SheetChance) -> Position:
    """What has come of it, told at once."""
    phase = turn.state.phase.kind
    drawn = tuple(replace(one, phase=phase) for one in chance.drawn)
    return position.but(village=turn.state, news=turn.events, drawn=(*position.drawn, *drawn))


def _owed(position: Position, turn: Turn, chance: SheetChance) -> Position:
    """What has come of it; what it has to tell in private waits for the next call."""
    private = tuple(event for event in turn.events if event.audience.seats and not isinstance(event, _NOT_WRITTEN))
    return _kept(position, turn, chance).but(due=(*position.due, *private))


def _public(told: Iterable[VillageEvent]) -> tuple[VillageEvent, ...]:
    return tuple(event for event in told if event.audience.table)
