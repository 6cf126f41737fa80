"""Calls that go past the queue: what somebody waits for at this moment, or what has to be known before anything is done.

They cannot wait in a lane; where Telegram asks for a short pause they are made again once it is over.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from telegram.error import RetryAfter

from bot.clock import Clock
from bot.gateway.troubles import seconds_of

T = TypeVar("T")

LONGEST_S: Final = 10.0
"""So long at most anybody is kept waiting for one of them."""
TRIES: Final = 3


async def patiently(call: Callable[[], Awaitable[T]], clock: Clock) -> T:
    """The call's result. Raises what the call raises, a demand for a pause too if that is long, or made time and again."""
    left = LONGEST_S
    for _ in range(TRIES - 1):
        try:
            return await call()
        except RetryAfter as error:
            seconds = seconds_of(error)
            if seconds > left:
                raise
            left -= seconds
            await clock.sleep(seconds)
    return await call()
