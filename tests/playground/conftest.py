import json
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
from telegram import Bot

from bot.clock import ManualClock
from bot.playground.faults import Loss
from bot.playground.inproc import LocalRequest
from bot.playground.methods import Reply, call
from bot.playground.puppets import Stage
from games.core.rng import SeededRng

Json = dict[str, Any]
Api = Callable[..., Coroutine[Any, Any, Json]]


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def world(clock: ManualClock) -> Stage:
    return Stage(clock=clock, rng=SeededRng(b"moon"))


@pytest.fixture
def api(world: Stage) -> Api:
    """Call a method as an HTTP client would; the body of the answer."""

    async def ask(method: str, **params: Any) -> Json:
        answer = await call(world, world.token, method, params)
        if isinstance(answer, Loss):
            return {"ok": False, "lost": answer}
        assert isinstance(answer, Reply)
        body: Json = json.loads(answer.body)
        assert answer.status == body.get("error_code", 200)
        return body

    return ask


@pytest.fixture
async def bot(world: Stage) -> AsyncIterator[Bot]:
    async with Bot(world.token, request=LocalRequest(world), get_updates_request=LocalRequest(world)) as bot:
        yield bot
