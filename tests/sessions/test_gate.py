"""The gate."""

import asyncio

import pytest

from bot.sessions.gate import Gate


async def test_one_caller_at_a_time_passes_for_each_key_in_order() -> None:
    gate, inside, order = Gate(), 0, list[int]()

    async def caller(number: int) -> None:
        nonlocal inside
        async with gate("a"):
            inside += 1
            assert inside == 1
            await asyncio.sleep(0)
            order.append(number)
            inside -= 1

    await asyncio.gather(*(caller(number) for number in range(20)))
    assert order == list(range(20))
    assert gate.keys == 0


async def test_keys_do_not_wait_for_one_another() -> None:
    gate = Gate()
    async with gate("a"), gate("b"):
        assert gate.keys == 2


async def test_a_caller_that_fails_or_is_cancelled_lets_the_next_one_through() -> None:
    gate = Gate()
    with pytest.raises(KeyError):
        async with gate("a"):
            raise KeyError
    async with gate("a"):
        waiting = asyncio.ensure_future(_pass(gate))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await _pass(gate)
    assert gate.keys == 0


async def _pass(gate: Gate) -> None:
    async with gate("a"):
        pass
