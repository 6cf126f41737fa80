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


def named(desk: Narrating) -> list[int]:
    """The length that the page of the countdown names first."""
    line = next(line for pick, line in desk.taps("clock").prompt.labels if pick == desk.prompt.options[0])
    desk.taps("back")
    return [detail.value for detail in line.details if detail.name == "length"]


def test_the_rules_length_of_each_part_of_the_day_is_offered_first() -> None:
    """Rules page, 5.1: the day by the number of the living, two minutes for a vote, half a minute for a last shot."""
    desk = Narrating().begins("wolf", *["villager"] * 10, "hunter").night()
    assert named(desk) == [162]
    assert named(desk.taps("search")) == []
    desk.taps("d-0", "go", "go")
    assert named(desk) == [120]
    assert named(desk.votes(*((seat, 12) for seat in range(1, 12))).taps("go")) == [30]
    assert desk.taps("clock", "m-30s").lines(CLOCK) == [{"left": 30, "held": "no"}]


def test_half_a_minute_can_be_set_for_anything() -> None:
    assert shown(a_day().taps("clock", "m-30s")) == [30]


def test_in_large_figures_nothing_but_the_time_is_shown() -> None:
    """The phone may lie on the table."""
    desk = a_day()
    assert "big" not in desk.prompt.options
    desk.taps("clock", "m-2", "big")
    rings(desk)
    figures = {name: desk.detail(name) for name in ("minutes", "tens", "ones", "long")}
    assert figures == {"minutes": 1, "tens": 3, "ones": 0, "long": "yes"}
    assert desk.prompt.lines == ()
    assert desk.prompt.options == ("m-hold", "m-off", "back")


def test_large_figures_stay_while_time_is_held_and_goes_on() -> None:
    desk = a_day().taps("clock", "m-1", "big", "m-hold")
    assert desk.prompt.ask == "village-desk-ask-big"
    assert desk.taps("m-on").prompt.options[0] == "m-hold"
    desk.taps("m-off")
    assert desk.prompt.ask == "village-desk-ask-day"


def test_when_it_has_rung_the_large_figures_give_way_to_the_stages_screen() -> None:
    desk = a_day().taps("clock", "m-30s", "big")
    while desk.game.deadline(desk.state) is not None:
        told = rings(desk)
    assert told == [TimeRanOut()]
    assert desk.prompt.ask == "village-desk-ask-day"
    desk.taps("clock", "m-1")
    assert "big" in desk.prompt.options
