"""Contract: views are built, events name who is told, and worlds that a seat cannot tell apart look the same to it."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from typing import Any

from games.core.game import Audience, Leave, only
from games.core.ids import Seat
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
    for point in table.sample(24):
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
                for entry in possible(table, here, there, seat):
                    sounds_alike(table, point, there, seat, entry)
    assert compared > 0


def possible(table: Table, here: Any, there: Any, seat: Seat) -> list[Entry]:
    """Some entries that are possible in both worlds."""
    both = set(legal_moves(table.spec, here, table.seats)) & set(legal_moves(table.spec, there, table.seats))
    ring = table.spec.game.deadline(here)
    assert ring is not None
    return [*some(sorted(both, key=str), 6), Leaving(seat=seat, why=Leave.RESIGNED), ring]


def sounds_alike(table: Table, point: Point, there: Any, seat: Seat, entry: Entry) -> None:
    """While the phase lasts, the seat hears the same in both worlds at the same time; a phase closes in both.

    Where the game ends in one of them there is nothing to compare: the end shows the cards. What the seat does itself
    may teach it which world it is, but not by the number of its messages.
    """
    game = table.spec.game
    step, other = (stepped(table.spec, state, entry, later(point)) for state in (point.after, there))
    before, after, twin = (game.deadline(state) for state in (point.after, step.state, other.state))
    if before is None or after is None or twin is None:
        return
    assert (after.phase == before.phase) == (twin.phase == before.phase)
    if after.phase == before.phase:
        assert after == twin
        heard, there_heard = visible(step.events, seat), visible(other.events, seat)
        assert len(heard) == len(there_heard)
        assert heard == there_heard or getattr(entry, "seat", None) == seat
