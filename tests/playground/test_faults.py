"""Bad weather, and what the library makes of it."""

import asyncio
from typing import Any

import pytest
from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from bot.clock import ManualClock
from bot.playground import faults
from bot.playground.faults import Loss, Outcome
from bot.playground.limits import Limits
from bot.playground.methods import call
from bot.playground.puppets import Stage
from games.core.rng import SeededRng
from tests.playground.conftest import Api

MET: list[tuple[Outcome, type[TelegramError], int]] = [
    (Loss.TIMEOUT_BEFORE, TimedOut, 0),
    (Loss.TIMEOUT_AFTER, TimedOut, 1),
    (Loss.RESET_BEFORE, NetworkError, 0),
    (Loss.RESET_AFTER, NetworkError, 1),
    (faults.GATEWAY_PAGE, NetworkError, 0),
    (faults.INTERNAL, NetworkError, 0),
    (faults.GARBAGE, TelegramError, 0),
    (faults.EMPTY, TelegramError, 0),
    (faults.BLOCKED, Forbidden, 0),
    (faults.CHAT_RESTRICTED, BadRequest, 0),
]


@pytest.mark.parametrize(("outcome", "error", "delivered"), MET, ids=[str(row[0])[:40] for row in MET])
async def test_the_library_sees_each_fault_as_its_own_error(
    world: Stage, bot: Bot, outcome: Outcome, error: type[TelegramError], delivered: int
) -> None:
    group = world.group("Lupi")
    world.faults.next(outcome)
    with pytest.raises(error) as caught:
        await bot.send_message(group.id, "alba")
    assert type(caught.value) is error
    assert len(group.reads()) == delivered
    assert not world.calls[-1].ok
    await bot.send_message(group.id, "alba")
    assert len(group.reads()) == delivered + 1, "the fault was for one call"


@pytest.mark.filterwarnings("ignore:Deprecated since version v22.2")  # the library asks which type we want
async def test_a_scripted_wait_and_a_migration_carry_their_parameters(world: Stage, bot: Bot) -> None:
    group = world.group("Lupi", kind="group")
    world.faults.retry_after(245, chat=group.id)
    with pytest.raises(RetryAfter) as wait:
        await bot.send_message(group.id, "alba")
    assert "245" in str(wait.value) or "0:04:05" in str(wait.value)
    old, new = group.id, group.migrates(announce=())
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(old, "alba")
    assert moved.value.new_chat_id == new


async def test_a_fault_keeps_to_its_chat_its_methods_and_its_times(world: Stage, api: Api) -> None:
    first, second = world.group("Uno"), world.group("Due")
    world.faults.next(faults.BLOCKED, chat=first.id, methods="sendDice", times=2)

    async def outcome(method: str, chat_id: int, **params: Any) -> bool:
        return bool((await api(method, chat_id=chat_id, **params))["ok"])

    assert await outcome("sendDice", second.id)
    assert await outcome("sendMessage", first.id, text="x")
    assert [await outcome("sendDice", first.id) for _ in range(3)] == [False, False, True]
    assert [chat for _, chat, _ in world.faults.met] == [first.id, first.id]


async def test_a_share_of_calls_fails_the_same_way_each_time(clock: ManualClock, api: Api) -> None:
    async def failures(seed: bytes) -> list[int]:
        world = Stage(clock=clock, rng=SeededRng(seed), limits=Limits.unpaced())
        group = world.group("Lupi")
        world.faults.next(Loss.TIMEOUT_AFTER, times=None, share=(1, 20))
        answers = [
            await call(world, world.token, "sendMessage", {"chat_id": group.id, "text": "x"}) for _ in range(1000)
        ]
        return [number for number, answer in enumerate(answers) if isinstance(answer, Loss)]

    first = await failures(b"a")
    assert 25 <= len(first) <= 80
    assert first == await failures(b"a") != await failures(b"b")


async def test_weather_brings_every_kind_about_equally_often(clock: ManualClock) -> None:
    world = Stage(clock=clock, rng=SeededRng(b"storm"), limits=Limits.unpaced())
    world.faults.weather((1, 5))
    kinds: dict[str, int] = {}
    for _ in range(8000):
        fault = world.faults.draw("sendMessage", 1)
        if fault is not None:
            kinds[str(fault.outcome)] = kinds.get(str(fault.outcome), 0) + 1
    assert len(kinds) == len(faults.NETWORK) + 1
    assert 1400 <= sum(kinds.values()) <= 1800
    assert max(kinds.values()) <= 1.5 * min(kinds.values())


async def test_a_slow_answer_takes_the_time_of_the_world(world: Stage, api: Api, clock: ManualClock) -> None:
    group = world.group("Lupi")
    world.faults.next(None, delay=2)
    slow = asyncio.create_task(api("sendMessage", chat_id=group.id, text="x"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert group.reads() == []
    clock.advance(2)
    assert (await slow)["ok"]


async def test_polling_fails_too_where_asked(world: Stage, bot: Bot) -> None:
    world.faults.next(faults.GATEWAY_PAGE, methods="getUpdates")
    with pytest.raises(NetworkError):
        await bot.get_updates()
    assert await bot.get_updates() == ()


async def test_fine_weather_can_be_ordered(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    world.faults.weather((1, 1))
    world.faults.clear()
    assert (await api("sendMessage", chat_id=group.id, text="x"))["ok"]
