"""What the program answers over HTTP: the webhook, health, readiness, metrics."""

import asyncio

import httpx
import pytest

from bot.gateway.webhook import SECRET_HEADER, app
from bot.sessions.receipts import Accepted
from tests.gateway import raw
from tests.gateway.desk import bench

SECRET = "a-secret-of-our-own"
RIGHT = {SECRET_HEADER: SECRET}


def sent(number):
    return {"update_id": number, "message": raw.message("/via")}


async def served(db, *, does=None, ready=None, with_desk=True, alive=True):
    made = await bench(db, does=does)

    async def is_alive():
        return alive

    async def measure():
        made.metrics.live_games({("lupi", "running"): 3})

    async def all_ready():
        return {"database": True, "courier": True}

    application = app(
        ready=ready or all_ready,
        alive=is_alive,
        measure=measure,
        metrics=made.metrics,
        desk=made.desk if with_desk else None,
        path="/telegram/x",
        secret=SECRET,
    )
    return made, httpx.AsyncClient(transport=httpx.ASGITransport(app=application), base_url="http://bot")


@pytest.mark.parametrize("headers", [{}, {SECRET_HEADER: "wrong"}, {SECRET_HEADER: ""}, {SECRET_HEADER: SECRET + "x"}])
async def test_whoever_does_not_know_the_secret_is_turned_away(db, headers):
    """Pitfall 62."""
    made, client = await served(db)
    async with client:
        answer = await client.post("/telegram/x", json=sent(1), headers=headers)
    assert answer.status_code == 403
    assert made.service.seen == []


async def test_an_update_with_the_secret_is_settled_before_it_is_answered(db):
    """Pitfalls 59, 62."""
    made, client = await served(db)
    async with client:
        answer = await client.post("/telegram/x", json=sent(1), headers=RIGHT)
    assert answer.status_code == 200
    assert [command.key for command in made.service.seen] == ["u:1"]


async def test_an_error_of_ours_that_was_recorded_is_answered_with_200(db):
    """Pitfall 59: a 500 would come again and again."""

    def breaks(command):
        raise ValueError("a bug")

    made, client = await served(db, does=breaks)
    async with client:
        answer = await client.post("/telegram/x", json=sent(1), headers=RIGHT)
    assert answer.status_code == 200
    await made.alerts.drained()
    assert made.told == [("Begin", 1)]


async def test_while_the_database_is_away_updates_are_left_to_telegrams_repetition(db):
    def breaks(command):
        raise ConnectionError("no database")

    made, client = await served(db, does=breaks, alive=False)
    async with client:
        answer = await client.post("/telegram/x", json=sent(1), headers=RIGHT)
    assert answer.status_code == 503
    await made.alerts.drained()


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"update_id": "x"}', b"x" * 2_100_000])
async def test_what_is_no_update_is_counted_and_not_repeated(db, body):
    made, client = await served(db)
    async with client:
        answer = await client.post("/telegram/x", content=body, headers=RIGHT)
    assert answer.status_code == 200
    assert made.service.seen == []
    assert made.metrics.registry.get_sample_value("narratore_updates_total", {"kind": "unreadable"}) == 1


async def test_updates_of_one_chat_are_settled_in_the_order_in_which_they_came(db):
    order = []

    begun, gate = asyncio.Event(), asyncio.Event()

    async def does(command):
        if command.key == "u:1":
            begun.set()
            await gate.wait()
        order.append(command.key)
        return Accepted()

    _made, client = await served(db, does=does)
    async with client:
        first = asyncio.ensure_future(client.post("/telegram/x", json=sent(1), headers=RIGHT))
        await begun.wait()
        second = asyncio.ensure_future(client.post("/telegram/x", json=sent(2), headers=RIGHT))
        for _ in range(100):
            await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, second)
    assert order == ["u:1", "u:2"]


async def test_the_webhook_takes_nothing_but_posts_at_its_own_path(db):
    _made, client = await served(db)
    async with client:
        assert (await client.get("/telegram/x", headers=RIGHT)).status_code == 405
        assert (await client.post("/telegram", json=sent(1), headers=RIGHT)).status_code == 404


async def test_with_polling_there_is_no_webhook(db):
    made, client = await served(db, with_desk=False)
    async with client:
        assert (await client.post("/telegram/x", json=sent(1), headers=RIGHT)).status_code == 404
        assert (await client.get("/healthz")).status_code == 200
    assert made.service.seen == []


async def test_a_part_that_is_dead_makes_the_program_not_ready_but_alive(db):
    async def ready():
        return {"database": True, "poller": False}

    _made, client = await served(db, ready=ready)
    async with client:
        answer = await client.get("/readyz")
        assert answer.status_code == 503
        assert answer.json() == {"database": True, "poller": False}
        assert (await client.get("/healthz")).status_code == 200


async def test_metrics_are_served_for_prometheus(db):
    made, client = await served(db)
    async with client:
        await client.post("/telegram/x", json=sent(1), headers=RIGHT)
        answer = await client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert 'narratore_steps_total{command="Begin",receipt="accepted"} 1.0' in answer.text
    assert 'narratore_live_games{game="lupi",status="running"} 3.0' in answer.text
    assert str(made.bot.token) not in answer.text


async def test_what_no_server_would_post_has_no_effect_and_is_not_asked_for_again(db):
    """Pitfalls 59, 62: a body beyond all measure, one that is nested without end, another method, another path."""
    made, client = await served(db)
    async with client:
        large = await client.post("/telegram/x", content=b"x" * 2_000_001, headers=RIGHT)
        deep = await client.post("/telegram/x", content=b"[" * 200_000, headers=RIGHT)
        endless = await client.post("/telegram/x", content=b'{"update_id": ' + b"9" * 5_000 + b"}", headers=RIGHT)
        got = await client.get("/telegram/x", headers=RIGHT)
        astray = await client.post("/telegram/", json=sent(1), headers=RIGHT)
    assert (large.status_code, deep.status_code, endless.status_code) == (200, 200, 200)
    assert (got.status_code, astray.status_code) == (405, 404)
    assert made.service.seen == []
