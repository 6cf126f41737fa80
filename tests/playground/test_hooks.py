"""Delivery to a webhook."""

import json
from collections.abc import Mapping

from bot.playground.hooks import WebhookPump
from bot.playground.puppets import Stage
from tests.playground.conftest import Api


class Receiver:
    """The bot's end of a webhook, which answers as told."""

    def __init__(self) -> None:
        self.status = 200
        self.texts: list[str] = []
        self.secrets: set[str | None] = set()

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        if self.status == 0:
            raise ConnectionRefusedError(url)
        self.texts.append(json.loads(body)["message"]["text"])
        self.secrets.add(headers.get("X-Telegram-Bot-Api-Secret-Token"))
        return self.status


async def test_an_update_is_repeated_until_it_is_taken(world: Stage, api: Api) -> None:
    receiver = Receiver()
    pump = WebhookPump(world, receiver)
    await api("setWebhook", url="https://example.org/hook", secret_token="sesamo")
    world.person("Anna", started=True).says("ciao")
    for status, taken in ((500, False), (0, False), (200, True)):
        receiver.status = status
        assert await pump.round() is taken
    assert receiver.texts == ["ciao", "ciao"]
    assert receiver.secrets == {"sesamo"}
    assert len(world.updates) == 0
    info = (await api("getWebhookInfo"))["result"]
    assert info["last_error_message"] == "Connection failed: ConnectionRefusedError"


async def test_what_was_taken_can_be_delivered_again_on_purpose(world: Stage, api: Api) -> None:
    receiver = Receiver()
    pump = WebhookPump(world, receiver)
    await api("setWebhook", url="https://example.org/hook")
    world.person("Anna", started=True).says("ciao")
    (update,) = world.updates.peek()
    assert await pump.round()
    assert await pump.deliver(update)
    assert receiver.texts == ["ciao", "ciao"]


async def test_without_a_webhook_nothing_is_posted(world: Stage) -> None:
    receiver = Receiver()
    world.person("Anna", started=True).says("ciao")
    assert await WebhookPump(world, receiver).round()
    assert receiver.texts == []
    assert len(world.updates) == 1
