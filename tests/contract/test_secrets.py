"""Contract: views are built, events name who is told, and worlds that a seat cannot tell apart look the same to it."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from typing import Any

from games.core.game import Audience, Leave, Move, Refused, Step, only
from games.core.ids import Seat, TextId
from games.core.spec import GameSpec
from tests.contract.suite import every_table, later
from tests.contract.walks import Entry, Leaving, Point, Table, legal_moves, stepped
from tests.kit.rules import EVENING, explain

PLAIN = (str, int, bool, type(None), tuple, frozenset, Enum, type(EVENING))


def reachable(value: object) -> Iterator[object]:
    """The value and everything that can be reached from it."""
    yield value
    if is_dataclass(value):
        for part in fields(value):
            yield from reachable(getattr(value, part.name))
    elif isinstance(value, tuple | frozenset):
        for item in value:
            yield from reachable(item)


def visible(events: tuple[Any, ...], seat: Seat) -> list[Any]:
    """What of this the seat is told, in its order."""
    return [event for event in events if event.audience.table or seat in event.audience.seats]


def some(items: list[Any], count: int) -> list[Any]:
    """About so many of them, evenly."""
    return items[:: 1 + len(items) // count]


@every_table
def test_views_are_built_of_plain_values_and_lead_nowhere(table: Table) -> None:
    for point in table.sample(10):
        for viewer in (None, *some(table.seats, 8)):
            view = table.spec.game.view(point.after, viewer)
            assert hash(view) == hash(table.spec.game.view(point.after, viewer))
            for value in reachable(view):
                assert not isinstance(value, table.spec.state)
                assert is_dataclass(value) or isinstance(value, PLAIN)


@every_table
def test_every_event_is_declared_and_has_one_audience(table: Table) -> None:
    for event in (event for point in table.points for event in point.events):
        assert type(event) in table.spec.events
        assert isinstance(event.audience, Audience)
        assert not (event.audience.table and event.audience.seats)
        assert event.audience.seats <= set(table.seats)


@every_table
def test_a_reminder_goes_to_its_seat_alone(table: Table) -> None:
    for point in table.sample(10):
        for seat in table.seats:
            assert all(event.audience == only(seat) for event in table.spec.reminder(point.after, seat))


def twins(spec: GameSpec, state: Any, seat: Seat) -> list[Any]:
    """The other worlds in which this seat might be. Raises ModuleNotFoundError for a game without any."""
    return list(import_module(f"tests.contract.worlds.{spec.key}").twins(state, seat))


@every_table
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(table: Table) -> None:
    game, compared = table.spec.game, 0
    for point in table.sample(24 if table.size <= 10 else 10):  # a large table has more to compare at each
        here = point.after
        for seat in some(table.seats, 8):
            for there in some(twins(table.spec, here, seat), 4):
                assert there != here
                compared += 1
                assert game.view(there, seat) == game.view(here, seat), explain(there)
                assert game.view(there, None) == game.view(here, None)
                assert game.prompts(there, seat) == game.prompts(here, seat)
                assert game.deadline(there) == game.deadline(here)
                assert game.outcome(there) == game.outcome(here)
                assert repr(there) == repr(here)
                assert table.spec.reminder(there, seat) == table.spec.reminder(here, seat)
                assert whispered_of_one_world(table, point, there, seat) == []
                for entry in possible(table, here, there, seat):
                    sounds_alike(table, point, there, seat, entry)
    assert compared > 0


def moves(table: Table, state: Any) -> set[Move]:
    """Every answer that anybody may give now, one text for each question of words."""
    texts = {
        Move(seat=seat, prompt=prompt.id, text=TextId(7))
        for seat in table.seats
        for prompt in table.spec.game.prompts(state, seat)
        if prompt.words
    }
    return texts | set(legal_moves(table.spec, state, table.seats))


def possible(table: Table, here: Any, there: Any, seat: Seat) -> list[Entry]:
    """Some entries that are possible in both worlds."""
    both = moves(table, here) & moves(table, there)
    ring = table.spec.game.deadline(here)
    assert ring is not None
    return [*some(sorted(both, key=str), 6), Leaving(seat=seat, why=Leave.RESIGNED), ring]


def whispered_of_one_world(table: Table, point: Point, there: Any, seat: Seat) -> list[Any]:
    """What the seat hears in private while the phase lasts when another does what only this world allows."""
    game, heard = table.spec.game, []
    only_here = [move for move in moves(table, point.after) - moves(table, there) if move.seat != seat]
    for move in some(sorted(only_here, key=str), 4):
        step = attempted(table, point.after, move, point)
        if step is None:
            continue  # words that come too soon
        before, after = game.deadline(point.after), game.deadline(step.state)
        if before is not None and after is not None and before.phase == after.phase:
            heard += [event for event in step.events if seat in event.audience.seats]
    return heard


def attempted(table: Table, state: Any, entry: Entry, point: Point) -> Step[Any, Any] | None:
    """What the entry does, or None if it is refused."""
    try:
        return stepped(table.spec, state, entry, later(point))
    except Refused:
        return None


def sounds_alike(table: Table, point: Point, there: Any, seat: Seat, entry: Entry) -> None:
    """While the phase lasts, the seat hears the same in both worlds at the same time; a phase closes in both.

    Where the game ends in one of them there is nothing to compare: the end shows the cards. What the seat does itself
    may teach it which world it is, but not by the number of its messages.
    """
    game = table.spec.game
    step, other = (attempted(table, state, entry, point) for state in (point.after, there))
    if step is None or other is None:
        assert step is other  # words that come too soon do so in both worlds
        return
    before, after, twin = (game.deadline(state) for state in (point.after, step.state, other.state))
    if before is None or after is None or twin is None:
        return
    assert (after.phase == before.phase) == (twin.phase == before.phase)
    if after.phase == before.phase:
        assert after == twin
        heard, there_heard = visible(step.events, seat), visible(other.events, seat)
        assert len(heard) == len(there_heard)
        assert heard == there_heard or getattr(entry, "seat", None) == seat
