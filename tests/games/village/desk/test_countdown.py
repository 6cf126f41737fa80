"""The countdown that the narrator sets: it shows, it rings, and it decides nothing."""

from datetime import timedelta
from typing import Any

from games.core.desk.events import TimeRanOut
from tests.kit.desk import Narrating
from tests.kit.rules import EVENING, a_moment

CLOCK = "village-desk-line-clock"


def a_day() -> Narrating:
    return Narrating().begins("wolf", "villager", "villager", "villager", "villager").night()


def rings(desk: Narrating, after: float | None = None) -> list[Any]:
    """The next thing that time does, at its time; what it tells."""
    due = desk.game.deadline(desk.state)
    assert due is not None
    now = due.at if after is None else EVENING + timedelta(seconds=after)
    step = desk.game.expire(desk.state, due, a_moment(99, now))
    desk.state = step.state
    return list(step.events)


def shown(desk: Narrating) -> list[int]:
    return [line["left"] for line in desk.lines(CLOCK)]


def test_it_is_shown_every_half_minute_then_every_ten_seconds_and_rings_once() -> None:
    desk = a_day().taps("clock", "m-2")
    seen, told = shown(desk), []
    while desk.game.deadline(desk.state) is not None:
        told += rings(desk)
        seen += shown(desk)
    assert seen == [120, 90, 60, 50, 40, 30, 20, 10]
    assert told == [TimeRanOut()]
    assert desk.stage == "day"


def test_held_it_stands_and_goes_on_from_there() -> None:
    desk = a_day().taps("clock", "m-1", "clock", "m-hold")
    assert desk.game.deadline(desk.state) is None
    assert desk.lines(CLOCK) == [{"left": 60, "held": "yes"}]
    desk.taps("clock", "m-on")
    assert desk.lines(CLOCK) == [{"left": 60, "held": "no"}]
    desk.taps("clock", "m-off")
    assert shown(desk) == []


def test_a_ring_of_an_earlier_countdown_does_nothing() -> None:
    desk = a_day().taps("clock", "m-1")
    due = desk.game.deadline(desk.state)
    desk.taps("clock", "m-5")
    assert due is not None
    assert desk.game.expire(desk.state, due, a_moment(99, due.at)).state is desk.state


def test_it_goes_with_the_part_of_the_day_for_which_it_was_set() -> None:
    desk = a_day().taps("clock", "m-3", "go")
    assert desk.stage == "dusk"
    assert desk.game.deadline(desk.state) is None
    assert shown(desk) == []


def test_a_late_ring_shows_what_is_true_then() -> None:
    desk = a_day().taps("clock", "m-2")
    assert rings(desk, after=47) == []
    assert shown(desk) == [73]
