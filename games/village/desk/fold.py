"""From entries to the position: each entry through the same rules as a game of the bot's own. No rule is written here.

What the rules resolve is in `resolve`; here is only which entry leads from which screen to which.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from games.core.game import Step
from games.core.ids import RoleKey
from games.village import day, dealing, victory
from games.village.desk import entries, marks, once, resolve
from games.village.desk.position import Position
from games.village.desk.powers import detectives
from games.village.desk.terms import agreed
from games.village.options import Options
from games.village.roles import KEYS
from games.village.roles._kit import CULTIST_KEY
from games.village.state import DayPick, Over, Vote

_NEVER: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""Phases at the desk last as long as the narrator lets them: no rule that is used here reads the timer."""
_CULT_FROM: Final = 11


def step(position: Position, entry: entries.Entry) -> Position:
    """The position after one more entry. Raises whatever a rule raises for what it does not allow."""
    return _STEPS[type(entry)](position, entry)


# Before the game


def _seated(position: Position, entry: entries.Seated) -> Position:
    return position.but(stage="terms", count=entry.count, names=entry.names)


def _termed(position: Position, entry: entries.Termed) -> Position:
    return position.but(terms=agreed(position.terms, entry.name, entry.value))


def _dealt(position: Position, entry: entries.Dealt) -> Position:
    return position.but(stage="dealt", roles=entry.roles, pile=entry.pile, luck=entry.luck, by_hand=False, strengths=())


def _hand_begun(position: Position, entry: entries.HandBegun) -> Position:
    return position.but(stage="hand", roles=(), luck=entry.luck, by_hand=True, strengths=(), listing=entry.text)


def _hand_told(position: Position, entry: entries.HandTold) -> Position:
    roles = (*position.roles, entry.role)
    done = len(roles) == position.count
    made_up = () if entry.strength is None else ((entry.role, entry.strength),)
    return position.but(
        stage="dealt" if done else "hand",
        roles=roles,
        pile=pile_of(position, roles) if done else (),
        strengths=(*position.strengths, *made_up),
    )


def pile_of(position: Position, roles: tuple[RoleKey, ...]) -> tuple[RoleKey, ...]:
    """The roles from which a deal made on the table may have been drawn: what an Augur may be told."""
    out = set(position.terms.excluded)
    if position.count < _CULT_FROM:
        out |= {CULTIST_KEY, RoleKey("cult_hunter")}
    return tuple(key for key in KEYS if key in roles or key not in out)


def _exchanged(position: Position, entry: entries.Exchanged) -> Position:
    roles = list(position.roles)
    one, other = entry.first - 1, entry.second - 1
    roles[one], roles[other] = roles[other], roles[one]
    return position.but(roles=tuple(roles))


# On to what follows


def _onward(position: Position, entry: entries.Onward) -> Position:  # noqa: ARG001 - a step
    return _ONWARD[position.stage](position)


def _begun(position: Position) -> Position:
    options: Options = position.terms.options
    village = dealing.seated(position.roles, position.pile, options, position.luck, _NEVER)
    started = tuple(event for player in village.players for event in dealing.told_to(village, player))
    return resolve.fall(position.but(village=village, due=started), "full")


def _applied(position: Position) -> Position:
    return resolve.apply_night(position)


def _after_slips(position: Position) -> Position:
    return position.but(stage="dawn", aloud=resolve.at_dawn(position))


def _woken(position: Position) -> Position:
    """A new day after a night that nobody was awake in."""
    return resolve.morning(position)


def _searched_out(position: Position) -> Position:
    """The phase is over once every Detective has signalled."""
    if detectives(position):
        return position.but(stage="search", news=(), aloud=(), base=None)
    return position.but(stage="day", searched=True, news=(), aloud=(), base=None)


def _to_dusk(position: Position) -> Position:
    settled = resolve.settle(position)
    return settled if settled.stage == "end" else resolve.open_vote(settled, second=False)


def _after_verdict(position: Position) -> Position:
    ended = isinstance(position.the_village().phase, Over)
    return position.but(stage="end") if ended else resolve.go_on(position)


_ONWARD: Final[Mapping[str, Callable[[Position], Position]]] = {
    "dealt": _begun,
    "call": _applied,
    "slips": _after_slips,
    "dawn": resolve.go_on,
    "slept": _woken,
    "found": _searched_out,
    "shooting": resolve.go_on,
    "day": _to_dusk,
    "verdict": _after_verdict,
    "fired": resolve.go_on,
}
"""What follows a screen that has been read."""


# The night


def _told(position: Position, entry: entries.Told) -> Position:
    kept = tuple(told for told in position.calls if told.unit != entry.unit)
    seconds = tuple(second for second in position.seconds if second[0] != entry.unit)
    given = tuple(slip for slip in position.given if slip[0] != entry.unit)
    return position.but(calls=(*kept, entry), seconds=seconds, given=_given(given, entry))


def _told_second(position: Position, entry: entries.ToldSecond) -> Position:
    seconds = (*position.seconds, (entry.unit, entry.second))
    return position.but(seconds=seconds, given=_given(position.given, entry))


def _given(
    before: tuple[tuple[str, tuple[str, ...]], ...], entry: entries.Told | entries.ToldSecond
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (*before, (entry.unit, entry.slip)) if entry.slip else before


def _deferred(position: Position, entry: entries.Deferred) -> Position:  # noqa: ARG001 - a step
    late = once.waiting(once.left(position, Step(position.the_village(), position.news)))
    return _after_slips(position.but(due=(*position.due, *late)))


def _fallen(position: Position, entry: entries.Fallen) -> Position:
    return resolve.fall(position, entry.how)


# The day


def _used(position: Position, entry: entries.Used) -> Position:
    turn = day.use(position.the_village(), entry.seat, entry.power)
    told = position.but(village=turn.state, aloud=turn.events, shown=(*position.shown, entry.seat))
    # Peace in the middle of a vote ends it: everybody has seen that no slip will count.
    return resolve.count(told) if turn.state.peace and position.stage == "dusk" else told


def _searched(position: Position, entry: entries.Searched) -> Position:  # noqa: ARG001 - a step
    return position.but(stage="search", aloud=())


def _investigated(position: Position, entry: entries.Investigated) -> Position:
    if entry.seat is None:
        return position.but(stage="found", news=())
    inquired = position.but(inquired=(*position.inquired, entry.seat))
    if entry.target is None:
        return inquired.but(stage="found", news=())
    return resolve.by_day(inquired, DayPick(seat=entry.seat, power="investigate", target=entry.target))


def _aimed(position: Position, entry: entries.Aimed) -> Position:
    return resolve.by_day(position, DayPick(seat=entry.seat, power="shoot", target=entry.target))


# Dusk


def _voted(position: Position, entry: entries.Voted) -> Position:
    votes = tuple(vote for vote in position.votes if vote.voter != entry.voter)
    unreadable = tuple(seat for seat in position.unreadable if seat != entry.voter)
    if entry.unreadable:
        return position.but(votes=votes, unreadable=(*unreadable, entry.voter))
    return position.but(votes=(*votes, Vote(voter=entry.voter, target=entry.target)), unreadable=unreadable)


def _counted(position: Position, entry: entries.Counted) -> Position:  # noqa: ARG001 - a step
    return resolve.count(position)


def _fired(position: Position, entry: entries.Fired) -> Position:
    return resolve.final_shot(position, entry.target)


# At any time


def _conceded(position: Position, entry: entries.Conceded) -> Position:  # noqa: ARG001 - a step
    village = position.the_village()
    chance = position.chance(village.round)
    return resolve.take(position, victory.concede(village, chance), chance)


def _ruled(position: Position, entry: entries.Ruled) -> Position:
    key = (entry.event, entry.of, entry.nth)
    kept = tuple(old for old in position.ruled if old[:2] != (entry.round, key))
    return resolve.again(position.but(ruled=(*kept, (entry.round, key, entry.outcome))))


def _drawn_again(position: Position, entry: entries.DrawnAgain) -> Position:
    times = dict(position.again)
    times[entry.round] = times.get(entry.round, 0) + 1
    ruled = tuple(old for old in position.ruled if old[0] != entry.round)
    return resolve.again(position.but(again=tuple(sorted(times.items())), ruled=ruled))


def _certain(position: Position, entry: entries.Certain) -> Position:
    return position.but(certain=(*position.certain, entry.role))


def _corrected(position: Position, entry: entries.Corrected) -> Position:
    return resolve.corrected(position, entry.seat, entry.role, alive=entry.alive)


def _marked(position: Position, entry: entries.Marked) -> Position:
    return marks.marked(position, entry.seat, entry.mark, entry.value)


def _confirmed(position: Position, entry: entries.Confirmed) -> Position:  # noqa: ARG001 - a step
    return position.but(stage="over")


_STEPS: Final[Mapping[type, Callable[[Position, Any], Position]]] = {
    entries.Seated: _seated,
    entries.Termed: _termed,
    entries.Dealt: _dealt,
    entries.HandBegun: _hand_begun,
    entries.HandTold: _hand_told,
    entries.Exchanged: _exchanged,
    entries.Onward: _onward,
    entries.Told: _told,
    entries.Deferred: _deferred,
    entries.ToldSecond: _told_second,
    entries.Fallen: _fallen,
    entries.Used: _used,
    entries.Searched: _searched,
    entries.Investigated: _investigated,
    entries.Aimed: _aimed,
    entries.Voted: _voted,
    entries.Counted: _counted,
    entries.Fired: _fired,
    entries.Conceded: _conceded,
    entries.Ruled: _ruled,
    entries.DrawnAgain: _drawn_again,
    entries.Certain: _certain,
    entries.Corrected: _corrected,
    entries.Marked: _marked,
    entries.Confirmed: _confirmed,
}
