"""The connection to the server, over a real socket: answers, files, and how answers are lost."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from telegram.error import BadRequest, NetworkError, TimedOut

from bot.clock import SystemClock
from bot.gateway.client import Client
from bot.gateway.connection import Connection
from bot.playground.faults import EMPTY, GATEWAY_PAGE, Loss, Raw
from bot.playground.limits import Limits
from bot.playground.puppets import Stage
from bot.playground.server import LocalServer, app
from games.core.rng import SeededRng

SOON_S = 0.05


@pytest.fixture
def world() -> Stage:
    return Stage(clock=SystemClock(), rng=SeededRng(b"wire"), limits=Limits.unpaced())


@pytest.fixture
async def url(world) -> AsyncIterator[str]:
    async with LocalServer(app(world, page=None)) as server:
        yield server.url


@pytest.fixture
async def bot(world, url) -> AsyncIterator[Client]:
    bot = Client(world.token, api_url=url, request=Connection(4, read_timeout=SOON_S), updates_request=Connection(1))
    await bot.initialize()
    yield bot
    await bot.shutdown()


async def test_a_message_arrives_with_its_letters_and_its_keyboard(world, bot):
    anna = world.person("Anna", started=True)
    await bot.send_message(anna.id, "Perché no? 🐺 a&b=c <b>%20</b>", parse_mode="HTML")
    assert anna.last.text == "Perché no? 🐺 a&b=c %20"


async def test_a_file_arrives_as_it_is(world, bot):
    anna = world.person("Anna", started=True)
    await bot.send_document(anna.id, document=b'{"a": "\xc3\xa8"}\r\n', filename="prova.json", caption="ecco")
    (file,) = world.files.values()
    assert (file.name, file.content, anna.last.text) == ("prova.json", b'{"a": "\xc3\xa8"}\r\n', "ecco")


async def test_a_refusal_is_told_as_such(world, bot):
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(12345, "hello")


@pytest.mark.parametrize("loss", [Loss.TIMEOUT_BEFORE, Loss.TIMEOUT_AFTER])
async def test_an_answer_that_does_not_come_is_given_up(world, bot, loss):
    anna = world.person("Anna", started=True)
    world.faults.next(loss)
    with pytest.raises(TimedOut):
        await bot.send_message(anna.id, "hello")
    assert len(anna.hears()) == loss.happens


@pytest.mark.parametrize("outcome", [Loss.RESET_BEFORE, Loss.RESET_AFTER, GATEWAY_PAGE, EMPTY])
async def test_a_broken_answer_is_trouble_with_the_network_and_the_next_call_goes_through(world, bot, outcome):
    anna = world.person("Anna", started=True)
    world.faults.next(outcome)
    with pytest.raises(NetworkError):
        await bot.send_message(anna.id, "hello")
    await bot.send_message(anna.id, "again")
    assert anna.last.text == "again"


async def test_a_page_of_something_before_the_server_is_told_by_its_status_and_not_logged(world, bot, caplog):
    world.faults.next(Raw(413, b"<html>nginx</html>"))
    with pytest.raises(NetworkError, match=r"Too Large \(413\)"):
        await bot.send_message(world.person("Anna", started=True).id, "hello")
    assert caplog.records == []


async def test_nobody_listening_is_trouble_that_does_not_tell_the_token(world):
    bot = Client(world.token, api_url="http://127.0.0.1:1", request=Connection(1), updates_request=Connection(1))
    with pytest.raises(NetworkError) as caught:
        await bot.initialize()
    assert world.token not in f"{caught.value!r} {caught.value.__cause__!r}"
    await bot.shutdown()


async def test_more_calls_than_connections_wait_for_one_another(world, bot):
    people = [world.person(f"Anna {number}", started=True) for number in range(20)]
    await asyncio.gather(*(bot.send_message(anna.id, "hello", read_timeout=10) for anna in people))
    assert all(anna.last.text == "hello" for anna in people)


async def test_two_hundred_slow_sends_lose_nothing_and_updates_keep_a_connection_of_their_own(world):
    """Pitfall 29: the server answers no send until it is let; the next updates are fetched meanwhile, and all sends arrive."""
    released, full, waiting = asyncio.Event(), asyncio.Event(), 0

    async def answer(request: web.Request) -> web.Response:
        nonlocal waiting
        if request.path.endswith("/getMe"):
            return web.json_response({"ok": True, "result": world.bot.to_json()})
        if request.path.endswith("/getUpdates"):
            return web.json_response({"ok": True, "result": [{"update_id": waiting}]})
        waiting += 1
        if waiting == 128:
            full.set()
        await released.wait()
        chat = {"id": 7, "type": "private"}
        return web.json_response(
            {"ok": True, "result": {"message_id": waiting, "date": 0, "chat": chat, "text": "hello"}}
        )

    server = web.Application()
    server.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(server)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    bot = Client(world.token, api_url=f"http://127.0.0.1:{port}")
    await bot.initialize()
    sends = [asyncio.ensure_future(bot.send_message(7, "hello", read_timeout=60)) for _ in range(200)]
    await full.wait()
    assert not any(send.done() for send in sends)
    updates = await bot.fetch_updates(offset=None, timeout_s=0, limit=1, kinds=["message"])
    assert [update["update_id"] for update in updates] == [128]
    released.set()
    assert len(await asyncio.gather(*sends)) == 200
    await bot.shutdown()
    await runner.cleanup()


async def test_a_connection_has_to_be_opened_and_can_be_opened_again(world, url):
    connection = Connection(1)
    with pytest.raises(RuntimeError):
        await connection.do_request(f"{url}/bot{world.token}/getMe", "POST")
    for _ in range(2):
        await connection.initialize()
        status, _ = await connection.do_request(f"{url}/bot{world.token}/getMe", "POST")
        assert status == 200
        await connection.shutdown()
        await connection.shutdown()
