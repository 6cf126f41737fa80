"""Game time."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.sessions import clock
from storage.records import SessionRecord, Status

START = datetime(2026, 1, 6, 20, 0, tzinfo=UTC)
HOLDS = ("paused", "opening", "barred", "quiet")


def session() -> SessionRecord:
    return SessionRecord(
        id="abc",
        chat_id=-1,
        topic=None,
        game="toy",
        opener=1,
        locale="it",
        options={},
        rules_version=1,
        status=Status.RUNNING,
        game_time=START,
        wall_time=START,
    )


seconds = st.floats(0, 100_000, allow_nan=False)
scales = st.sampled_from([0.01, 0.1, 1.0, 3.0])


@given(steps=st.lists(st.tuples(seconds, st.sampled_from(HOLDS), st.booleans()), max_size=20), scale=scales)
def test_the_clock_counts_exactly_the_time_in_which_nothing_held_it(
    steps: list[tuple[float, str, bool]], scale: float
) -> None:
    record, wall, counted, held = session(), START, timedelta(0), set[str]()
    for passed, why, stop in steps:
        wall += timedelta(seconds=passed)
        counted += timedelta(0) if held else timedelta(seconds=passed) / scale
        if stop:
            assert clock.hold(record, why, wall, scale) is (why not in held)
            held.add(why)
        else:
            assert clock.release(record, why, wall, scale) is (why in held)
            held.discard(why)
        assert record.holds == held
    assert abs(clock.game_now(record, wall, scale) - START - counted) < timedelta(milliseconds=1)


@given(passed=seconds, ahead=seconds, scale=scales)
def test_a_deadline_is_due_on_the_wall_when_the_clock_shows_it(passed: float, ahead: float, scale: float) -> None:
    record = session()
    wall = START + timedelta(seconds=passed)
    at = clock.settle(record, wall, scale) + timedelta(seconds=ahead)
    due = clock.wall_at(record, at, scale)
    assert due is not None
    assert abs(clock.game_now(record, due, scale) - at) < timedelta(milliseconds=1)


def test_nothing_is_due_while_the_clock_stands() -> None:
    record = session()
    clock.hold(record, "paused", START, 1.0)
    assert clock.wall_at(record, START + timedelta(hours=1), 1.0) is None


@given(passed=seconds, given_back=seconds, scale=scales)
def test_time_that_is_given_moves_what_is_due_by_as_much(passed: float, given_back: float, scale: float) -> None:
    record, at = session(), START + timedelta(days=3)
    wall = START + timedelta(seconds=passed)
    before = clock.wall_at(record, at, scale)
    clock.set_back(record, given_back, wall, scale)
    after = clock.wall_at(record, at, scale)
    assert before is not None
    assert after is not None
    assert abs(after - before - timedelta(seconds=given_back) * scale) < timedelta(milliseconds=1)


def test_time_in_which_nobody_served_does_not_count_however_often_it_is_forgiven() -> None:
    record = session()
    served, wall = START + timedelta(seconds=30), START + timedelta(hours=2)
    clock.forgive(record, served, wall, 1.0)
    clock.forgive(record, served, wall, 1.0)
    assert clock.game_now(record, wall, 1.0) == START + timedelta(seconds=30)


def test_a_clock_that_stood_has_nothing_to_be_forgiven() -> None:
    record = session()
    clock.hold(record, "paused", START, 1.0)
    assert clock.forgive(record, START, START + timedelta(hours=1), 1.0) is False
    assert clock.game_now(record, START + timedelta(hours=1), 1.0) == START


def test_a_wall_that_jumps_back_does_not_turn_the_clock_back() -> None:
    assert clock.game_now(session(), START - timedelta(hours=1), 1.0) == START


ROME = clock.Quiet("Europe/Rome", 23, 8)


@given(minutes=st.integers(0, 60 * 24 * 366))
def test_quiet_changes_at_the_edge_and_not_before(minutes: int) -> None:
    wall = START + timedelta(minutes=minutes)
    edge = ROME.edge(wall)
    assert edge > wall
    assert ROME.at(edge) is not ROME.at(wall)
    assert ROME.at(edge - timedelta(seconds=1)) is ROME.at(wall)


def test_quiet_hours_are_the_groups_own() -> None:
    assert ROME.at(datetime(2026, 7, 1, 21, 30, tzinfo=UTC))
    assert not ROME.at(datetime(2026, 1, 1, 21, 30, tzinfo=UTC))
    assert ROME.edge(datetime(2026, 7, 1, 12, 0, tzinfo=UTC)) == datetime(2026, 7, 1, 21, 0, tzinfo=UTC)
