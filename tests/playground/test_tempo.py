"""The clock of the demo, over one that moves by hand."""

import asyncio
from datetime import timedelta

import pytest

from bot.clock import ManualClock
from bot.playground.tempo import NAP_S, Tempo


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_it_runs_as_many_times_as_fast_as_it_is_told() -> None:
    wall = ManualClock()
    tempo, begun = Tempo(wall, rate=5), wall.now()
    wall.advance(2)
    assert tempo.now() - begun == timedelta(seconds=10)
    tempo.run_at(1)
    wall.advance(3)
    assert tempo.now() - begun == timedelta(seconds=13)
    with pytest.raises(ValueError, match="held"):
        tempo.run_at(0)


async def test_it_stands_until_every_reason_is_gone() -> None:
    wall = ManualClock()
    tempo, begun = Tempo(wall), wall.now()
    tempo.hold("paused")
    tempo.hold("nobody")
    wall.advance(60)
    tempo.release("paused")
    wall.advance(60)
    assert tempo.holds == {"nobody"}
    assert tempo.now() == begun
    tempo.release("nobody")
    wall.advance(1)
    assert tempo.now() - begun == timedelta(seconds=1)


async def test_a_sleeper_wakes_by_its_time_however_often_its_pace_changes() -> None:
    wall = ManualClock()
    tempo = Tempo(wall)
    sleeper = asyncio.ensure_future(tempo.sleep(100))
    await settled()
    wall.advance(40)
    tempo.run_at(10)
    await settled()
    wall.advance(5)
    tempo.hold("paused")
    await settled()
    wall.advance(500)
    await settled()
    assert not sleeper.done()
    tempo.release("paused")
    await settled()
    wall.advance(1)
    await sleeper
    sleeper = asyncio.ensure_future(tempo.sleep(100))
    await settled()
    tempo.hold("paused")
    tempo.set_forward(tempo.now() + timedelta(seconds=100))
    await sleeper


async def test_a_nap_is_the_walls_even_while_the_clock_stands() -> None:
    wall = ManualClock()
    tempo = Tempo(wall)
    tempo.hold("paused")
    nap = asyncio.ensure_future(tempo.sleep(NAP_S))
    await settled()
    wall.advance(NAP_S)
    await nap
