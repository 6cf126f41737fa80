"""The program by itself, over HTTP: polling, webhook, health, a clean stop, a second instance, the demo."""

import asyncio
import socket

import httpx
import pytest
from pydantic import SecretStr

from bot.clock import SystemClock
from bot.gateway.single import AnotherRuns
from bot.main import build, instance_name
from bot.playground.puppets import Stage
from bot.playground.server import LocalServer, app
from bot.settings import Listen, Settings
from games.core.rng import SeededRng
from storage.engine import Database


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


async def until(condition):
    """Wait for something that another task does; the test's own time limit ends a wait in vain."""
    while not await condition():  # noqa: ASYNC110 (what is awaited is another server's answer)
        await asyncio.sleep(0.01)


async def ready(url):
    async with httpx.AsyncClient() as client:
        try:
            return (await client.get(f"{url}/readyz")).status_code == 200
        except httpx.TransportError:
            return False


@pytest.fixture
def world():
    return Stage(clock=SystemClock(), rng=SeededRng(b"moon"))


@pytest.mark.parametrize("webhook", [False, True])
async def test_the_program_serves_until_it_is_told_to_stop(world, tmp_path, webhook):
    port = free_port()
    door = {"webhook_url": f"http://127.0.0.1:{port}/hook", "webhook_secret": SecretStr("ours")} if webhook else {}
    async with LocalServer(app(world, page=None)) as server:
        settings = Settings(
            telegram_token=SecretStr(world.token),
            telegram_api_url=server.url,
            database_url=f"sqlite:///{tmp_path}/bot.db",
            listen=Listen("127.0.0.1", port),
            **door,
        )
        stop = asyncio.Event()
        serving = asyncio.ensure_future((await build(settings)).run(stop))
        await until(lambda: ready(f"http://127.0.0.1:{port}"))
        anna = world.person("Anna")
        anna.starts()

        async def answered():
            return bool(anna.hears())

        await until(answered)
        assert bool(world.updates.webhook.url) is webhook
        async with httpx.AsyncClient() as client:
            metrics = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
        assert 'narratore_steps_total{command="Greet",receipt="accepted"} 1.0' in metrics
        stop.set()
        await serving
    assert world.commands, "the menus were registered beside"
    assert world.malformed == []


async def test_a_webhook_that_is_still_set_is_removed_by_a_program_configured_for_polling(world, tmp_path):
    """Pitfall 58: a forgotten webhook."""
    async with LocalServer(app(world, page=None)) as server:
        settings = Settings(
            telegram_token=SecretStr(world.token),
            telegram_api_url=server.url,
            database_url=f"sqlite:///{tmp_path}/bot.db",
        )
        narratore = await build(settings)
        await narratore.bot.set_webhook("http://127.0.0.1:9/hook", secret_token="x")
        stop = asyncio.Event()
        serving = asyncio.ensure_future(narratore.run(stop))
        anna = world.person("Anna")
        anna.starts()

        async def answered():
            return bool(anna.hears())

        await until(answered)
        stop.set()
        await serving


async def test_a_second_program_with_the_same_database_does_not_start(world, tmp_path):
    """Pitfall 58: two instances."""
    async with LocalServer(app(world, page=None)) as server:
        settings = Settings(
            telegram_token=SecretStr(world.token),
            telegram_api_url=server.url,
            database_url=f"sqlite:///{tmp_path}/bot.db",
        )
        stop = asyncio.Event()
        first = asyncio.ensure_future((await build(settings)).run(stop))
        second = await build(settings)

        async def locked():
            return (tmp_path / "bot.db.lock").exists()

        await until(locked)
        with pytest.raises(AnotherRuns):
            await second.run(asyncio.Event())
        stop.set()
        await first


def test_who_runs_alone_takes_over_at_once_what_its_predecessor_was_sending(tmp_path):
    """Under the same name; only replicas on a server must not do that to one another."""
    file, server = (
        Database.open(f"sqlite:///{tmp_path}/narratore.db"),
        Database.open("postgresql://localhost/narratore"),
    )
    polling = Settings()
    behind_webhook = Settings(
        telegram_token=SecretStr("1234567890:invented"),
        webhook_url="https://bot.example.org/x",
        webhook_secret=SecretStr("s"),
        listen=Listen("127.0.0.1", 8080),
    )
    alone = {instance_name(server, polling), instance_name(file, polling), instance_name(file, behind_webhook)}
    assert len(alone) == 1
    assert instance_name(server, behind_webhook) not in alone
