"""Telegram's limits are never reached, whatever arrives when."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.pacing import Pacing
from bot.playground.limits import FloodGate, Limits
from tests.delivery.conftest import ANNA, GROUP, alone, say

NOON = datetime(2026, 1, 6, 12, 0, tzinfo=UTC)
arrivals = st.lists(st.floats(0, 20), min_size=1, max_size=120)
travel = st.lists(st.floats(0, 3), min_size=1, max_size=7)


def calls_of_a_lane(pacing, chat_id, gaps, travels):
    """When calls were begun and had come back, if something waits whenever `gaps` say so."""
    now, memory, calls = NOON, [], []
    for number, gap in enumerate(gaps):
        now = pacing.free_at(chat_id, memory, now + timedelta(seconds=gap))
        memory = pacing.begun(chat_id, memory, now)
        begun, now = now, now + timedelta(seconds=travels[number % len(travels)])
        memory = pacing.ended(memory, now)
        calls.append((begun, now))
    return calls


def most_within(times, seconds):
    return max(sum(1 for other in times if 0 <= (other - time).total_seconds() < seconds) for time in times)


@given(arrivals, travel)
def test_a_group_never_gets_21_calls_in_a_minute_however_long_each_travels(gaps, travels):
    calls = calls_of_a_lane(Pacing(), GROUP, gaps, travels)
    # the worst that can have happened: each call arrived at its beginning, or each at its end
    assert most_within([begun for begun, _ in calls], 60) <= 20
    for number, (begun, _) in enumerate(calls[20:]):
        assert (begun - calls[number][1]).total_seconds() > 60


@given(st.lists(st.just(0.0), min_size=21, max_size=60))
def test_a_burst_into_a_group_passes_up_to_20(gaps):
    calls = calls_of_a_lane(Pacing(), GROUP, gaps, [0.0])
    assert calls[19][0] == NOON
    assert calls[20][0] == NOON + timedelta(seconds=61)


@given(arrivals)
def test_a_private_chat_gets_three_at_once_and_one_a_second_on_average(gaps):
    times = [begun for begun, _ in calls_of_a_lane(Pacing(), ANNA, gaps, [0.0])]
    for seconds in (1, 10, 30):
        assert most_within(times, seconds) <= 3 + seconds


@given(arrivals, travel, st.lists(st.floats(0, 1), min_size=1, max_size=5))
def test_a_private_chat_is_never_refused_wherever_on_its_way_a_call_is_counted(gaps, travels, parts):
    gate = FloodGate(Limits())
    for number, (begun, ended) in enumerate(calls_of_a_lane(Pacing(), ANNA, gaps, travels)):
        arrived = begun + (ended - begun) * parts[number % len(parts)]
        assert gate.admit(ANNA, group=False, now=arrived.timestamp()) is None


@given(
    st.lists(st.tuples(st.floats(0, 2), st.integers(1, 32)), max_size=40),
    st.lists(st.floats(0, 2), min_size=1, max_size=7),
    st.lists(st.floats(0, 1), min_size=1, max_size=5),
)
def test_the_bot_never_gets_30_calls_into_a_second_wherever_on_their_way_they_are_counted(wishes, travels, parts):
    pacing, now, grants, out, arrived = Pacing(), NOON, [], [], []
    for gap, wanted in wishes:
        until = now + timedelta(seconds=gap)
        while True:
            # whatever comes back before the next wish does so in its time
            back = [ended for ended in out if ended <= until]
            for ended in sorted(back):
                grants = pacing.landed(grants, 1, ended)
            out = [ended for ended in out if ended > until]
            now = until
            if pacing.left(grants, now):
                break
            until = min([pacing.open_at(grants, now), *out])
        for number in range(min(wanted, pacing.left(grants, now))):
            seconds = travels[(len(arrived) + number) % len(travels)]
            out.append(now + timedelta(seconds=seconds))
            arrived.append(now + timedelta(seconds=seconds * parts[(len(arrived) + number) % len(parts)]))
        grants = pacing.granted(grants, min(wanted, pacing.left(grants, now)), now)
    assert not arrived or most_within(arrived, 1) <= 29


def test_calls_that_never_come_back_hold_the_others_up_for_a_moment_only():
    pacing = Pacing()
    grants = pacing.granted([], 29, NOON)
    assert pacing.left(grants, NOON + timedelta(seconds=2)) == 0
    assert pacing.open_at(grants, NOON) == NOON + timedelta(seconds=3)
    assert pacing.left(grants, NOON + timedelta(seconds=3)) == 29


def test_rates_of_nothing_are_unlimited():
    pacing = Pacing(overall_per_s=0, group_per_min=0, chat_per_s=0)
    assert pacing.left([], NOON) is None
    for chat_id in (GROUP, ANNA):
        memory = []
        for _ in range(100):
            memory = pacing.begun(chat_id, memory, NOON)
        assert pacing.free_at(chat_id, memory, NOON) == NOON


@pytest.mark.parametrize(("rate", "seconds"), [(1, 1), (0.5, 2), (0.1, 10)])
def test_a_bot_wide_rate_of_one_or_less_stretches_the_time(rate, seconds):
    pacing = Pacing(overall_per_s=rate)
    grants = pacing.landed(pacing.granted([], 1, NOON), 1, NOON)
    assert pacing.open_at(grants, NOON) == NOON + timedelta(seconds=seconds)


def test_a_lane_whose_limits_were_changed_since_is_read_all_the_same():
    memory = [(NOON - timedelta(seconds=n)).timestamp() for n in range(20, 0, -1)]
    assert Pacing(group_per_min=5).free_at(GROUP, memory, NOON) == NOON + timedelta(seconds=61 - 5)
    assert Pacing(group_per_min=40).free_at(GROUP, memory, NOON) == NOON


async def test_many_messages_to_a_group_keep_the_minute(office):
    await office.queue(*(alone(GROUP, str(number)) for number in range(70)))
    await office.deliver()
    assert office.texts(GROUP) == [str(number) for number in range(70)]
    assert most_within(office.outlet.times(GROUP), 60) <= 20


async def test_ten_large_tables_dealt_in_one_second_stay_below_30_calls_a_second(office):
    await office.queue(*(say(person, "card", session_id=f"table{person // 35:03}") for person in range(1, 351)))
    took = await office.deliver()
    times = [call.at for call in office.outlet.calls]
    assert len(times) == 350
    assert most_within(times, 1) <= 29
    # at most 1.05 times what 30 a second would take
    assert took <= 350 / 30 * 1.05


async def test_a_person_in_two_games_is_not_flooded(office):
    await office.queue(*(alone(ANNA, str(number)) for number in range(8)))
    assert await office.deliver() == 5
    assert most_within(office.outlet.times(ANNA), 1) <= 3


async def test_pace_survives_a_restart(office):
    await office.queue(*(alone(GROUP, str(number)) for number in range(21)))
    for _ in range(20):
        await office.courier.run_once()
    office.courier = office.another_courier("after the restart")
    assert await office.courier.run_once() == 0
    assert await office.courier.next_time() == office.clock.now() + timedelta(seconds=61)
