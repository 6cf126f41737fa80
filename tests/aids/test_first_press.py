"""One draw has one outcome, whoever presses at the same moment and whichever replica hears of it. On both databases."""

import asyncio

import pytest

from bot.sessions import commands as c
from games.village.spec import VILLAGE
from tests.kit.evening import Evening

PRESSES = 12


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request):
    """Both: this is about their locks."""
    return request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")


async def test_of_many_presses_at_two_replicas_one_draws(database):
    evenings = [Evening(database, specs=[VILLAGE], nth=nth) for nth in (0, 1)]
    offered = await evenings[0].does(1, c.AskInline, evenings[0].private(1), text="1000000", at=None)
    draw_id = offered.offers[0].id

    async def press(number):
        evening = evenings[number % 2]
        where = evening.private(number)
        return await evening.does(
            number, c.PressDraw, where, draw_id=draw_id, pick="draw", inline="message", press=True, at=None
        )

    receipts = await asyncio.gather(*map(press, range(1, PRESSES + 1)))
    assert len({receipt.fixed.text for receipt in receipts}) == 1
    toasts = [receipt.toast.key for receipt in receipts]
    assert sorted(toasts) == ["aids-inline-already"] * (PRESSES - 1) + ["aids-inline-drawn"]


async def test_a_press_that_is_told_twice_is_answered_alike(database):
    evening = Evening(database, specs=[VILLAGE])
    offered = await evening.does(1, c.AskInline, evening.private(1), text="12", at=None)
    press = c.PressDraw(
        key="q:1", who=evening.who(2), where=evening.private(2), press=True,
        draw_id=offered.offers[0].id, pick="draw", inline="message",
    )  # fmt: skip
    assert await evening.service.handle(press) == await evening.service.handle(press)


async def test_the_same_question_twice_is_one_offer(database):
    evening = Evening(database, specs=[VILLAGE])
    ask = c.AskInline(key="i:1", who=evening.who(1), where=evening.private(1), text="12")
    assert await evening.service.handle(ask) == await evening.service.handle(ask)
