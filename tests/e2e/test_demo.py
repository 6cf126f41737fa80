"""The demo: scenes with the whole bot over real sockets, one after the other behind one address."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from bot.main import GAMES, LOCALES
from bot.narration.bundles import Bundles
from bot.playground import demo as demos
from bot.playground.demo import Demo
from bot.playground.errors import Impossible
from bot.playground.scenes import FASTEST, Scene
from bot.settings import Settings

BUNDLES = Bundles(LOCALES)


def scene(**more: Any) -> Scene:
    return Scene(**{"game": "lupi", "seats": 6, "speed": FASTEST, **more})


async def visit(
    look: Callable[[httpx.AsyncClient, Demo], Awaitable[None]], first: Scene | None = None, **more: Any
) -> None:
    """Open a house, look at it once its first scene is in course, and close it."""
    stop, looking = asyncio.Event(), []
    demo = Demo(Settings(), games=GAMES, bundles=BUNDLES, scene=first)

    async def looks(url: str) -> None:
        try:
            async with httpx.AsyncClient(base_url=url, timeout=30) as web:
                await look(web, demo)
        finally:
            stop.set()

    await demo.run(stop, opened=lambda url: looking.append(asyncio.ensure_future(looks(url))), **more)
    await asyncio.gather(*looking)
    assert looking


async def world(web: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await web.get("/api/world")).json()
    return found


async def played(web: httpx.AsyncClient) -> dict[str, Any]:
    """The world once its scene is in course."""
    for _ in range(600):
        seen = await world(web)
        if seen["house"]["state"] == "playing":
            return seen
        await asyncio.sleep(0.05)
    raise AssertionError("the table is not set")


@pytest.mark.parametrize("language", ["it", "en"])
async def test_a_scene_with_several_phones_opens_on_a_game_in_course_that_waits_for_the_first_page(language):
    async def look(web, demo):
        before = await world(web)
        assert len(before["people"]) == 4
        assert all(len(person["messages"]) >= 3 for person in before["people"])
        assert before["house"]["clock"]["standing"]
        await asyncio.sleep(0.3)
        assert (await world(web))["now"] == before["now"]
        demo.visited()
        await asyncio.sleep(0.1)
        assert (await world(web))["now"] > before["now"]

    await visit(look, scene(mode="all", seats=8, language=language))


async def test_the_menu_changes_the_scene_and_each_has_the_seats_that_were_asked_for():
    async def look(web, demo):
        empty = await world(web)
        assert (empty["house"]["scene"], empty["house"]["state"], empty["people"]) == (None, "none", [])
        assert [game["key"] for game in empty["house"]["games"]] == [spec.key for spec in GAMES]
        demo.visited()
        answer = await web.post("/api/scene", json={"game": "village", "seats": 7, "name": "Zoe", "language": "en"})
        assert answer.json()["state"] == "setting"
        first = await played(web)
        assert first["house"]["you"] == first["people"][0]["id"]
        assert [person["first_name"] for person in first["people"]] == ["Zoe"]
        assert "7" in told(first)
        await web.post("/api/scene", json=scene(mode="watch", seats=5).model_dump())
        second = await played(web)
        (person,) = second["people"]
        assert all("Notte" not in message.get("text", "") for message in person["messages"])
        assert "Notte 1" in told(second)

    await visit(look)


async def test_the_same_seed_deals_the_same_cards_again():
    cards = []

    async def look(web, demo):
        for _ in range(2):
            await web.post("/api/scene", json=scene(seed="sole").model_dump())
            await played(web)
            cards.append(await asked(web))
            assert demo.window.world.malformed == []

    await visit(look)
    assert cards[0] == cards[1]


async def test_a_scene_that_cannot_be_is_refused_and_changes_nothing():
    async def look(web, demo):
        for body, status in (
            ({"game": "lupi", "seats": 2}, 409),
            ({"game": "dama", "seats": 8}, 409),
            ({"game": "lupi", "seats": 8, "speed": 1000}, 422),
            ({"game": "lupi", "seats": 8, "mode": "all", "phones": 9}, 422),
        ):
            assert (await web.post("/api/scene", json=body)).status_code == status
        assert (await world(web))["house"]["state"] == "none"

    await visit(look)


async def test_the_clock_is_stopped_quickened_and_set_forward_from_the_page():
    async def look(web, demo):
        demo.visited()
        await web.post("/api/scene", json=scene(speed=1.0).model_dump())
        await played(web)
        clock = (await web.post("/api/clock", json={"paused": True, "speed": 5.0})).json()["clock"]
        assert (clock["paused"], clock["rate"]) == (True, 5.0)
        before = await world(web)
        assert before["now"] == (await world(web))["now"]
        await web.post("/api/clock", json={"skip": True})
        assert (await world(web))["now"] > before["now"]
        # Whoever answers while the clock stands is heard.
        me = before["house"]["you"]
        await web.post(f"/api/people/{me}/say", json={"text": "/aiuto"})
        for _ in range(100):
            if len((await world(web))["people"][0]["messages"]) > len(before["people"][0]["messages"]) + 1:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("the bot does not answer while the clock stands")
        assert (await web.post("/api/clock", json={"speed": 0})).status_code == 422

    await visit(look)


async def test_a_visitor_who_takes_the_table_while_the_demo_sets_it_may_keep_it(monkeypatch):
    """The page is there before the game: whoever opens the options then does not bring the program down."""
    filled = demos.Demo._fill

    async def busy(self, person, group, session_id, seats):
        lobby = group.reads()[-1]
        group.owner.presses("⚙️ Opzioni", message=lobby)
        await self._until(lambda: "⚙️ Opzioni" not in lobby.labels)
        await filled(self, person, group, session_id, seats)

    monkeypatch.setattr(demos.Demo, "_fill", busy)

    async def look(web, demo):
        assert (await world(web))["house"]["state"] == "playing"

    await visit(look, scene())


async def test_a_scene_that_breaks_off_is_said_to_and_the_next_one_is_played(monkeypatch):
    async def broken(self, person, group, session_id, seats):
        raise TimeoutError("the bot of the playground does not answer")

    async def look(web, demo):
        demo.visited()
        with monkeypatch.context() as patch:
            patch.setattr(demos.Demo, "_fill", broken)
            await web.post("/api/scene", json=scene().model_dump())
            for _ in range(600):
                if (await world(web))["house"]["state"] == "failed":
                    break
                await asyncio.sleep(0.05)
        assert (await world(web))["house"]["state"] == "failed"
        await web.post("/api/scene", json=scene().model_dump())
        assert len((await played(web))["people"]) == 1

    await visit(look)


async def test_only_who_listens_beyond_this_machine_answers_to_other_names(tmp_path: Path):
    async def closed(web, demo):
        assert (await web.get("/api/world", headers={"host": "elsewhere.example"})).status_code == 400

    async def wide(web, demo):
        assert web.base_url.host == "127.0.0.1"
        assert (await web.get("/api/world", headers={"host": "elsewhere.example"})).status_code == 200

    await visit(closed)
    await visit(wide, host="0.0.0.0")


async def asked(web: httpx.AsyncClient) -> list[str]:
    """What the first person has been told in private, once the first night asks something."""
    for _ in range(600):
        texts = [message.get("text", "") for message in (await world(web))["people"][0]["messages"]]
        if any("Notte 1" in text for text in texts):
            return texts
        await asyncio.sleep(0.05)
    raise AssertionError("nothing is asked")


def told(seen: dict[str, Any]) -> str:
    return "\n".join(message.get("text", "") for group in seen["groups"] for message in group["messages"])


def test_a_game_that_computer_players_do_not_know_is_not_offered():
    demo = Demo(Settings(), games=[], bundles=BUNDLES)
    with pytest.raises(Impossible):
        demo.play(scene().model_dump_json().encode())
