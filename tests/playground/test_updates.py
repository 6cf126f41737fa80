"""getUpdates: offsets, kinds, waiting, conflicts."""

import asyncio
from datetime import timedelta

import pytest
from telegram import Bot
from telegram.error import Conflict

from bot.clock import ManualClock
from bot.playground.puppets import Stage
from tests.playground.conftest import Api


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_updates_come_again_until_they_are_confirmed(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    for text in "abc":
        anna.says(text)
    first = (await api("getUpdates"))["result"]
    assert [update["message"]["text"] for update in first] == ["a", "b", "c"]
    assert (await api("getUpdates", limit=2))["result"] == first[:2]
    assert (await api("getUpdates", offset=first[1]["update_id"]))["result"] == first[1:]
    assert (await api("getUpdates"))["result"] == first[1:]
    assert (await api("getUpdates", offset=-1))["result"] == first[2:]
    assert (await api("getUpdates", offset=first[2]["update_id"] + 1))["result"] == []


async def test_member_updates_come_only_to_an_admin_that_asked(world: Stage, api: Api) -> None:
    anna = world.person("Anna")
    member, admin = world.group("Uno"), world.group("Due", bot="admin")
    for group in (member, admin):
        anna.joins(group, service=False)
    assert (await api("getUpdates"))["result"] == []
    await api("getUpdates", allowed_updates=["message", "chat_member"])
    for group in (member, admin):
        anna.leaves(group, service=False)
    updates = (await api("getUpdates"))["result"]
    assert [update["chat_member"]["chat"]["id"] for update in updates] == [admin.id]


async def test_a_kind_that_was_not_asked_for_stops(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    await api("getUpdates", allowed_updates='["callback_query"]')
    anna.says("x")
    assert (await api("getUpdates"))["result"] == []
    await api("getUpdates", allowed_updates=[])
    anna.says("y")
    assert len((await api("getUpdates"))["result"]) == 1


async def test_updates_are_kept_for_a_day(world: Stage, api: Api, clock: ManualClock) -> None:
    anna = world.person("Anna", started=True)
    anna.says("x")
    clock.move_to(clock.now() + timedelta(hours=23))
    anna.says("y")
    clock.move_to(clock.now() + timedelta(hours=2))
    assert [update["message"]["text"] for update in (await api("getUpdates"))["result"]] == ["y"]


async def test_a_poll_waits_for_the_first_update(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    poll = asyncio.create_task(api("getUpdates", timeout=30))
    await settle()
    assert not poll.done()
    anna.says("x")
    assert len((await poll)["result"]) == 1


async def test_a_poll_ends_when_its_time_is_over(api: Api, clock: ManualClock) -> None:
    poll = asyncio.create_task(api("getUpdates", timeout=30))
    await settle()
    clock.advance(29)
    await settle()
    assert not poll.done()
    clock.advance(1)
    assert (await poll)["result"] == []


async def test_a_second_poller_pushes_the_first_aside(api: Api, bot: Bot) -> None:
    first = asyncio.create_task(bot.get_updates(timeout=30))
    await settle()
    second = asyncio.create_task(api("getUpdates", timeout=30))
    with pytest.raises(Conflict, match="terminated by other getUpdates request"):
        await first
    second.cancel()


async def test_a_poll_that_was_given_up_conflicts_with_nobody(world: Stage, api: Api) -> None:
    poll = asyncio.create_task(api("getUpdates", timeout=30))
    await settle()
    poll.cancel()
    await settle()
    world.person("Anna", started=True).says("x")
    assert len((await api("getUpdates", timeout=30))["result"]) == 1


async def test_polling_is_refused_while_a_webhook_is_set(world: Stage, api: Api) -> None:
    await api("setWebhook", url="https://example.org/x")
    answer = await api("getUpdates")
    assert answer["error_code"] == 409
    assert "can't use getUpdates method while webhook is active" in answer["description"]
    world.person("Anna", started=True).says("x")
    assert (await api("getWebhookInfo"))["result"]["pending_update_count"] == 1
    await api("deleteWebhook", drop_pending_updates=True)
    assert (await api("getUpdates"))["result"] == []


async def test_a_webhook_must_be_well_formed(api: Api) -> None:
    for params in (
        {"url": "http://example.org"},
        {"url": "https://x.it", "secret_token": "a b"},
        {"url": "https://x.it", "max_connections": 101},
    ):
        assert (await api("setWebhook", **params))["error_code"] == 400
