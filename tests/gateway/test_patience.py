"""Calls past the queue wait out a short pause, and no long one."""

import pytest
from telegram.error import RetryAfter

from bot.clock import ManualClock
from bot.gateway.patience import LONGEST_S, patiently


class Line:
    """A call that Telegram refuses so often."""

    def __init__(self, *pauses: int) -> None:
        self.pauses, self.calls = list(pauses), 0

    async def call(self) -> str:
        self.calls += 1
        if self.pauses:
            raise RetryAfter(self.pauses.pop(0))
        return "done"


class Hurried(ManualClock):
    """A clock on which whoever waits has waited at once."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)


async def test_a_short_pause_is_waited_out_and_the_call_made_again() -> None:
    line, clock = Line(2, 3), Hurried()
    assert await patiently(line.call, clock) == "done"
    assert (line.calls, clock.waited) == (3, [2.0, 3.0])


@pytest.mark.parametrize("pauses", [(int(LONGEST_S) + 1,), (6, 6), (1, 1, 1)])
async def test_nobody_is_kept_waiting_for_long(pauses: tuple[int, ...]) -> None:
    line, clock = Line(*pauses), Hurried()
    with pytest.raises(RetryAfter):
        await patiently(line.call, clock)
    assert sum(clock.waited) <= LONGEST_S
