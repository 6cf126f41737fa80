"""How long everything lasts: the table of the rules page as data, and the game's deadlines against it."""

from datetime import timedelta

import pytest

from games.lupi.durations import DURATIONS, Durations, Pace, warnings
from games.lupi.events import TimeRanLow
from games.lupi.options import Options
from games.lupi.spec import LUPI
from tests.kit.rules import EVENING, Village, a_game

MINUTE, HOUR = 60, 3600

# Rules page, Durations: in the order joining; night, floor, slack; call; together; speech; second vote; more time.
TABLE: dict[Pace, tuple[int | None, ...]] = {
    "fast": (120, 60, 25, 8, 20, 60, 30, 45, 30),
    "normal": (180, 90, 40, 10, 30, 90, 60, 60, 60),
    "slow": (24 * HOUR, 12 * HOUR, HOUR, 20 * MINUTE, None, 12 * HOUR, 2 * HOUR, 8 * HOUR, 4 * HOUR),
}


def row(d: Durations) -> tuple[int | None, ...]:
    return (d.joining, d.night, d.floor, d.slack, d.call, d.together, d.speech, d.second, d.extension)


@pytest.mark.parametrize(("pace", "times"), TABLE.items())
def test_the_durations_are_those_of_the_table(pace: Pace, times: tuple[int | None, ...]) -> None:
    assert row(DURATIONS[pace]) == times
    assert LUPI.joining(Options(pace=pace)) == times[0]
    assert LUPI.extension(Options(pace=pace)) == times[-1]
    assert LUPI.grace(Options(pace=pace)) == (12 * 3600 if pace == "slow" else 60)


@pytest.mark.parametrize(
    ("pace", "living", "seconds"),
    [
        ("fast", 4, 80),
        ("fast", 35, 235),
        ("normal", 4, 144),
        ("normal", 30, 300),
        ("normal", 35, 300),
        ("slow", 4, 24 * HOUR),
        ("slow", 35, 24 * HOUR),
    ],
)
def test_the_discussion_grows_with_the_living_up_to_its_most(pace: Pace, living: int, seconds: int) -> None:
    assert DURATIONS[pace].discussion(living) == seconds


@pytest.mark.parametrize(("nominees", "seconds"), [(1, 60), (4, 60), (5, 48), (6, 40), (7, 34), (35, 6)])
def test_more_than_four_nominees_share_the_time_of_four(nominees: int, seconds: int) -> None:
    assert DURATIONS["normal"].defence(nominees) == seconds


@pytest.mark.parametrize(
    ("pace", "length", "lefts"),
    [
        ("fast", 60, (30,)),
        ("normal", 31, (30,)),
        ("normal", 30, ()),
        ("fast", 20, ()),
        ("slow", 24 * HOUR, (8640, HOUR)),
        ("slow", 12 * HOUR, (4320, HOUR)),
        ("slow", 8 * HOUR, (HOUR, 2880)),
        ("slow", 2 * HOUR, (HOUR, 720)),
        ("slow", 10 * HOUR, (HOUR,)),
        ("slow", HOUR, (360,)),
    ],
)
def test_warnings_come_half_a_minute_before_or_an_hour_and_a_tenth(
    pace: Pace, length: int, lefts: tuple[int, ...]
) -> None:
    assert warnings(pace, length) == lefts


def length(village: Village) -> int:
    return round((village.due().closes - village.now).total_seconds())


@pytest.mark.parametrize(
    ("pace", "lengths"),
    [
        ("fast", (60, 60 + 5 * 8, 60, 30, 45)),
        ("normal", (90, 120 + 6 * 8, 90, 60, 60)),
        ("slow", (12 * HOUR, 24 * HOUR, 12 * HOUR, 2 * HOUR, 8 * HOUR)),
    ],
)
def test_each_phase_lasts_as_long_as_its_row_says(pace: Pace, lengths: tuple[int, ...]) -> None:
    night, talk, together, speech, second = lengths
    village = a_game("wolf " + "villager " * 7, pace=pace, vote_style="together")
    assert length(village) == night
    village.until("d1.talk")
    assert village.now == EVENING + timedelta(seconds=night)
    assert length(village) == talk
    village.until("d1.vote")
    assert length(village) == together
    village.votes({1: 2, 2: 1})
    village.until("d1.speech.1")
    assert length(village) == speech
    village.until("d1.second")
    assert length(village) == second
    village.votes({1: 2, 2: 1})
    village.until("d1.runoff")
    assert length(village) == second


@pytest.mark.parametrize(("pace", "each"), [("fast", 20), ("normal", 30)])
def test_each_called_player_has_his_own_time(pace: Pace, each: int) -> None:
    village = a_game("wolf " + "villager " * 7, pace=pace)
    for call in range(1, 9):
        village.until(f"d1.vote.{call}")
        assert length(village) == each


def test_a_warning_says_the_time_left_and_moves_the_deadline_on() -> None:
    village = a_game("wolf " + "villager " * 7)
    first = village.due()
    assert first.at == EVENING + timedelta(seconds=60)
    assert village.rings() == [TimeRanLow(phase="night", left_span=30)]
    assert village.due().phase == first.phase
    assert village.due().closes == village.due().at == first.closes
    assert village.due().token != first.token


def test_a_slow_night_warns_twice() -> None:
    village = a_game("wolf " + "villager " * 7, pace="slow")
    village.until("d1.talk")
    assert village.heard(TimeRanLow) == [
        TimeRanLow(phase="night", left_span=4320),
        TimeRanLow(phase="night", left_span=3600),
    ]


@pytest.mark.parametrize(
    ("phase", "word"),
    [
        ("n1", "night"),
        ("d1.talk", "talk"),
        ("d1.vote", "vote"),
        ("d1.speech.1", "speech"),
        ("d1.second", "second"),
        ("d1.runoff", "runoff"),
    ],
)
def test_a_warning_names_its_phase(phase: str, word: str) -> None:
    village = a_game("wolf " + "villager " * 7, vote_style="together")
    for at in ("d1.vote", "d1.second"):
        if phase not in ("n1", "d1.talk"):
            village.until(at)
            village.votes({1: 2, 2: 1})
            if phase in ("d1.vote", "d1.speech.1"):
                break
    village.until(phase)
    assert village.rings() == [TimeRanLow(phase=word, left_span=30)]


def test_a_warning_in_a_slow_second_vote_names_the_count() -> None:
    village = a_game("wolf " + "villager " * 7, pace="slow")
    village.until("d1.vote")
    assert village.rings() == [TimeRanLow(phase="vote", left_span=4320)]


def test_a_ring_that_comes_after_the_close_closes_without_a_warning() -> None:
    village = a_game("wolf " + "villager " * 7)
    village.now = village.due().closes + timedelta(seconds=1)
    assert not any(isinstance(event, TimeRanLow) for event in village.rings())
    assert village.due().phase == "d1.talk"
    assert length(village) == 120 + 6 * 8


def test_a_ring_that_comes_late_warns_once_with_what_is_really_left() -> None:
    village = a_game("wolf " + "villager " * 7, pace="slow")
    village.now = village.due().closes - timedelta(seconds=1000)
    assert village.rings() == [TimeRanLow(phase="night", left_span=1000)]
    assert village.due().at == village.due().closes


def test_a_warning_at_the_very_end_never_says_nothing_is_left() -> None:
    village = a_game("wolf " + "villager " * 7)
    village.now = village.due().closes - timedelta(milliseconds=100)
    assert village.rings() == [TimeRanLow(phase="night", left_span=1)]


@pytest.mark.parametrize(("pace", "floor", "slack"), [("fast", 25, 8), ("normal", 40, 10), ("slow", HOUR, 20 * MINUTE)])
def test_a_night_that_everybody_has_answered_ends_at_floor_and_slack(pace: Pace, floor: int, slack: int) -> None:
    lengths = set()
    for number in range(40):
        village = a_game("wolf " + "villager " * 7, pace=pace, seed=f"seed {number}")
        for seat in range(1, 9):
            village.answers(seat, 8 if seat != 8 else 7)
        assert village.due().closes == EVENING + timedelta(seconds=DURATIONS[pace].night)
        village.until("d1.talk")
        lengths.add(round((village.now - EVENING).total_seconds()))
    assert min(lengths) >= floor
    assert max(lengths) <= floor + slack
    assert len(lengths) > 5


def test_a_night_ends_at_once_if_the_last_answer_comes_after_floor_and_slack() -> None:
    village = a_game("wolf " + "villager " * 7)
    village.waits(59)
    for seat in range(1, 8):
        village.answers(seat, 8)
        assert village.due().phase == "n1"
    village.answers(8, 7)
    assert village.due().phase == "d1.talk"


def test_the_warning_of_a_night_comes_at_its_fixed_time_whoever_has_answered() -> None:
    village = a_game("wolf " + "villager " * 7, pace="fast")
    timer = village.state.timer
    assert timer.floor is not None
    for seat in range(1, 9):
        village.answers(seat, 8 if seat != 8 else 7)
    warned = [event for event in village.until("d1.talk") if isinstance(event, TimeRanLow)]
    assert bool(warned) == (timer.floor > EVENING + timedelta(seconds=30))
