"""The playground over HTTP: the library's own round, lost answers, the people's actions, the stream, the port."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import Forbidden, InvalidToken, NetworkError, TimedOut
from telegram.request import HTTPXRequest

from bot.playground.faults import Loss
from bot.playground.puppets import Stage
from bot.playground.server import LocalServer, app, first_free
from tests.playground.tour import PNG


@pytest.fixture
async def server(world: Stage) -> AsyncIterator[LocalServer]:
    async with LocalServer(app(world, page=None)) as server:
        yield server


@pytest.fixture
async def web(world: Stage) -> AsyncIterator[httpx.AsyncClient]:
    """A browser on the page, without a socket."""
    transport = httpx.ASGITransport(app(world))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8080") as client:
        yield client


def remote_bot(server: LocalServer, token: str, *, patience: float = 5) -> Bot:
    request = HTTPXRequest(read_timeout=patience)
    return Bot(token, base_url=f"{server.url}/bot", base_file_url=f"{server.url}/file/bot", request=request)


async def test_the_library_makes_a_round_over_http(world: Stage, server: LocalServer) -> None:
    anna, bruno = world.person("Anna", started=True), world.person("Bruno")
    group = world.group("Lupi", anna, bruno)
    async with remote_bot(server, world.token) as bot:
        anna.says("/lupi@NarratoreBot", group)
        (update,) = await bot.get_updates(timeout=1)
        keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Entra", callback_data="1.x")]])
        await bot.send_message(group.id, "<b>Chi gioca?</b>", parse_mode="HTML", reply_markup=keyboard)
        query = anna.presses("Entra", where=group)
        (press,) = await bot.get_updates(offset=update.update_id + 1, timeout=1)
        assert press.callback_query is not None
        await press.callback_query.answer("Ci sei")
        assert query.answer is not None
        photo = await bot.send_photo(anna.id, PNG, caption="Il tabellone")
        file = await bot.get_file(photo.photo[0].file_id)
        assert bytes(await file.download_as_bytearray()) == PNG
        with pytest.raises(Forbidden, match="bot can't initiate conversation"):
            await bot.send_message(bruno.id, "sei il lupo")
    assert world.malformed == []


async def test_a_wrong_token_is_refused_over_http(server: LocalServer) -> None:
    with pytest.raises(InvalidToken):
        async with remote_bot(server, "123:abc"):
            raise AssertionError("a bot with a wrong token must not start")


async def test_lost_answers_over_http(world: Stage, server: LocalServer) -> None:
    group = world.group("Lupi")
    async with remote_bot(server, world.token, patience=0.2) as bot:
        for loss, error, delivered in (
            (Loss.RESET_BEFORE, NetworkError, 0),
            (Loss.RESET_AFTER, NetworkError, 1),
            (Loss.TIMEOUT_BEFORE, TimedOut, 1),
            (Loss.TIMEOUT_AFTER, TimedOut, 2),
        ):
            world.faults.next(loss)
            with pytest.raises(error) as caught:
                await bot.send_message(group.id, "alba")
            assert type(caught.value) is error
            assert len(group.reads()) == delivered


async def test_parameters_come_as_query_form_or_json(world: Stage, web: httpx.AsyncClient) -> None:
    group = world.group("Lupi")
    url = f"/bot{world.token}/sendMessage"
    params = {"chat_id": str(group.id), "text": "ciao"}
    for response in (
        await web.get(url, params=params),
        await web.post(url, data=params),
        await web.post(url, json={"chat_id": group.id, "text": "ciao"}),
        await web.post(url, data=params, files={"unused": b"x"}),
    ):
        assert response.json()["ok"], response.text
    bad = await web.post(url, content=b"[", headers={"content-type": "application/json"})
    assert (bad.status_code, bad.json()["ok"]) == (400, False)


async def test_a_page_can_do_what_people_do(world: Stage, web: httpx.AsyncClient) -> None:
    async def post(path: str, **body: Any) -> Any:
        response = await web.post(f"/api/{path}", json=body)
        assert response.status_code == 200, response.text
        return response.json()

    anna = (await post("people", first_name="Anna", language_code="it"))["id"]
    bruno = (await post("people", first_name="Bruno", username="bruno"))["id"]
    group = (await post("groups", title="Lupi", kind="group", people=[anna]))["id"]
    await post(f"people/{anna}/start", payload="join_1")
    await post(f"people/{anna}/say", text="/lupi@NarratoreBot", chat_id=group)
    await post(f"groups/{group}/join", user_id=bruno)
    await post(f"groups/{group}/promote", user_id=bruno)
    await post(f"groups/{group}/demote", user_id=bruno)
    await post(f"groups/{group}/kick", user_id=bruno)
    for standing in ("admin", "muted", "out", "member"):
        await post(f"groups/{group}/bot", standing=standing)
    keyboard = {"inline_keyboard": [[{"text": "Entra", "callback_data": "1.x"}]]}
    sent = await web.post(
        f"/bot{world.token}/sendMessage", json={"chat_id": group, "text": "x", "reply_markup": keyboard}
    )
    target = {"chat_id": group, "message_id": sent.json()["result"]["message_id"]}
    query = (await post(f"people/{anna}/press", **target, data="1.x"))["query_id"]
    assert world.queries[query].data == "1.x"
    asked = (await post(f"people/{anna}/inline", text="12"))["query_id"]
    article = {"type": "article", "id": "1", "title": "x", "input_message_content": {"message_text": "Da 1 a 12"}}
    await web.post(
        f"/bot{world.token}/answerInlineQuery",
        json={"inline_query_id": asked, "results": [{**article, "reply_markup": keyboard}]},
    )
    chosen = await post(f"people/{anna}/choose", query_id=asked, result_id="1", chat_id=group)
    assert (chosen["text"], chosen["via_bot"]["id"]) == ("Da 1 a 12", world.bot.id)
    poll = await web.post(
        f"/bot{world.token}/sendPoll",
        json={"chat_id": group, "question": "?", "options": [{"text": "a"}, {"text": "b"}], "is_anonymous": False},
    )
    await post(f"people/{anna}/vote", chat_id=group, message_id=poll.json()["result"]["message_id"], options=[1])
    await post(f"people/{anna}/block")
    await post(f"people/{anna}/unblock")
    new = (await post(f"groups/{group}/migrate", announce=["new"]))["id"]
    assert world.chats[group].migrated_to == new
    await post(f"groups/{new}/leave", user_id=anna)
    forum = (await post("groups", title="Piazza", kind="forum", people=[anna], bot="admin"))["id"]
    topic = (await post(f"groups/{forum}/topics", name="Giochi"))["id"]
    await post(f"people/{anna}/say", text="ciao", chat_id=forum, topic=topic)
    await post(f"groups/{forum}/door", topic=topic, closed=True)
    await post(f"people/{bruno}/deactivate")
    seen = (await web.get("/api/world")).json()
    assert [person["first_name"] for person in seen["people"]] == ["Anna", "Bruno"]
    assert {chat["id"] for chat in seen["groups"]} == {group, new, forum}
    assert seen["groups"][0]["messages"][-1]["poll"]["total_voter_count"] == 1


async def test_a_page_is_refused_what_no_app_offers(world: Stage, web: httpx.AsyncClient) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi")
    for path, body, status in (
        (f"people/{anna.id}/say", {"text": "ciao", "chat_id": group.id}, 409),
        (f"people/{anna.id}/say", {"text": "ciao", "colour": "red"}, 422),
        (f"people/{anna.id}/say", {"text": ""}, 422),
        (f"people/{anna.id}/press", {"chat_id": group.id, "message_id": 99, "data": "x"}, 409),
        (f"people/{anna.id}/fly", {}, 404),
        ("people/5/start", {}, 409),
        (f"groups/{group.id}/bot", {"standing": "king"}, 422),
        ("groups/-5/migrate", {}, 409),
    ):
        response = await web.post(f"/api/{path}", json=body)
        assert response.status_code == status, (path, response.text)
        assert response.json()["error"]


async def test_a_page_reads_the_calls_of_the_bot_and_notes_how_far_a_chat_has_been_looked_at(
    world: Stage, web: httpx.AsyncClient
) -> None:
    anna = world.person("Anna", started=True)
    bruno = world.person("Bruno")
    heard: list[Any] = []
    world.listeners.append(lambda kind, payload: heard.append(payload) if kind == "call" else None)
    api = f"/bot{world.token}"
    await web.post(f"{api}/sendMessage", json={"chat_id": anna.id, "text": "lupo" * 200})
    await web.post(f"{api}/sendMessage", json={"chat_id": bruno.id, "text": "ciao"})
    await web.post(f"{api}/sendPhoto", data={"chat_id": str(anna.id)}, files={"photo": PNG})
    fine, refused, picture = (await web.get("/api/calls")).json()["calls"]
    assert [fine, refused, picture] == heard
    assert (fine["method"], fine["chat_id"], fine["answer"]) == ("sendMessage", anna.id, "ok")
    assert fine["params"]["text"].endswith("…")
    assert refused["answer"] == "400 Bad Request: chat not found"
    assert picture["answer"] == "ok"
    assert "photo" in picture["params"]
    newest = anna.last.id
    for _ in range(2):
        assert (await web.post("/api/read", json={"chat_id": anna.id, "message_id": newest})).json() == {}
        newest -= 1
    seen = (await web.get("/api/world")).json()
    assert [person["read"] for person in seen["people"]] == [anna.last.id, 0]
    await web.post("/api/read", json={"chat_id": 5, "message_id": 1})
    assert world.read == {anna.id: anna.last.id}
    assert len(world.updates) == 0


async def test_a_world_alone_has_no_scenes(web: httpx.AsyncClient) -> None:
    assert (await web.get("/api/world")).json()["house"] is None
    for path in ("scene", "clock"):
        assert (await web.post(f"/api/{path}", json={})).status_code == 404


async def test_foreign_pages_reach_nothing(world: Stage, web: httpx.AsyncClient) -> None:
    anna = world.person("Anna")
    form = await web.post(f"/api/people/{anna.id}/start", content=b"{}", headers={"content-type": "text/plain"})
    assert form.status_code == 415
    assert not anna.user.started
    assert (await web.get("/api/world", headers={"host": "evil.example"})).status_code == 400


@pytest.mark.parametrize(
    ("headers", "path", "status"),
    [
        ({"origin": "http://evil.example"}, "/api/world", 403),
        ({"origin": "null"}, "/api/world", 403),
        ({"origin": "http://127.0.0.1:1"}, "/api/world", 403),
        ({"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}, "/api/world", 403),
        ({"sec-fetch-site": "same-site", "sec-fetch-mode": "cors"}, "/", 403),
        ({"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}, "/api/world", 403),
        ({"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}, "/bot{token}/getMe", 403),
        ({"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}, "/?game=lupi", 200),
        ({"sec-fetch-site": "same-origin", "sec-fetch-mode": "cors"}, "/api/world", 200),
        ({"sec-fetch-site": "none", "sec-fetch-mode": "navigate"}, "/", 200),
        ({}, "/bot{token}/getMe", 200),
    ],
)
async def test_another_page_may_link_here_and_do_nothing_else(
    world: Stage, web: httpx.AsyncClient, headers: dict[str, str], path: str, status: int
) -> None:
    answer = await web.get(path.format(token=world.token), headers=headers)
    assert answer.status_code == status
    assert answer.headers["x-frame-options"] == "DENY"


async def test_the_page_itself_may_act(world: Stage, web: httpx.AsyncClient) -> None:
    anna = world.person("Anna")
    own = str(web.base_url).rstrip("/")
    for origin, status in (("http://evil.example", 403), (own, 200)):
        answer = await web.post(f"/api/people/{anna.id}/start", json={}, headers={"origin": origin})
        assert (answer.status_code, anna.user.started) == (status, status == 200)


async def test_the_stream_tells_what_happens(world: Stage, server: LocalServer) -> None:
    anna = world.person("Anna", started=True)
    seen: list[tuple[str, Any]] = []
    async with httpx.AsyncClient() as client, client.stream("GET", f"{server.url}/api/events") as response:
        kind = ""
        async for line in response.aiter_lines():
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "data":
                seen.append((kind, json.loads(value)))
                if kind == "hello":
                    anna.says("ciao")
                elif kind == "message":
                    break
    assert [kind for kind, _ in seen] == ["hello", "message"]
    assert seen[1][1]["text"] == "ciao"


async def test_the_page_is_served(world: Stage, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>Narratore</p>", encoding="utf-8")
    transport = httpx.ASGITransport(app(world, page=tmp_path))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8080") as client:
        assert (await client.get("/")).text == "<p>Narratore</p>"
        assert (await client.get("/api/world")).status_code == 200


async def test_a_taken_port_gives_way_to_the_next_one(world: Stage) -> None:
    with first_free("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        async with LocalServer(app(world, page=None), port=port) as server:
            assert port < server.port < port + 100
            assert server.url == f"http://127.0.0.1:{server.port}"
    with pytest.raises(OSError, match="assign"):
        first_free("192.0.2.1", 0)


async def test_the_server_posts_to_the_webhook(world: Stage) -> None:
    got: list[tuple[str, Any]] = []
    arrived = asyncio.Event()

    async def post(url: str, headers: Any, body: bytes) -> int:
        got.append((headers["X-Telegram-Bot-Api-Secret-Token"], json.loads(body)))
        arrived.set()
        return 200

    async with LocalServer(app(world, page=None, post=post)) as server:
        async with remote_bot(server, world.token) as bot:
            await bot.set_webhook("https://example.org/hook", secret_token="sesamo")
        world.person("Anna", started=True).says("ciao")
        await asyncio.wait_for(arrived.wait(), 5)
    assert [(secret, update["message"]["text"]) for secret, update in got] == [("sesamo", "ciao")]
