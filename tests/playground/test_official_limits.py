"""The published limits, each at its edge: what Telegram still takes is taken, one more is refused."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.playground.errors import Impossible
from bot.playground.methods import call
from bot.playground.model import Upload
from bot.playground.puppets import Group, Stage
from tests.playground.conftest import Api
from tests.playground.tour import PNG

Params = dict[str, Any]
Edge = tuple[str, str, Callable[[int], Params], int]


def keys(count: int, a_row: int = 8, *, text: str = "x", data: str = "1") -> Params:
    buttons = [{"text": text, "callback_data": data} for _ in range(count)]
    return {"inline_keyboard": [buttons[at : at + a_row] for at in range(0, count, a_row)]}


def options(count: int, length: int = 1) -> list[Params]:
    return [{"text": f"{number:02}" + "a" * (length - 2)} for number in range(count)]


def quiz(**more: Any) -> Params:
    return {"question": "?", "options": options(2), "type": "quiz", "correct_option_ids": [0], **more}


def poll(**more: Any) -> Params:
    return {"question": "?", "options": options(2), **more}


def commands(count: int = 1, *, name: int = 0, described: int = 1) -> Params:
    listed = [{"command": f"c{number}" if not name else "a" * name, "description": "d" * described}
              for number in range(count)]  # fmt: skip
    return {"commands": listed}


def article(**more: Any) -> Params:
    return {"type": "article", "id": "1", "title": "x", "input_message_content": {"message_text": "x"}, **more}


def start(length: int) -> Params:
    return {"text": "x", "reply_markup": {"inline_keyboard": [[
        {"text": "x", "url": "https://t.me/NarratoreBot?start=" + "a" * length}]]}}  # fmt: skip


EDGES: list[Edge] = [
    ("text", "sendMessage", lambda n: {"text": "a" * n}, 4096),
    ("text in UTF-16 units", "sendMessage", lambda n: {"text": "🐺" * (n // 2) + "a" * (n % 2)}, 4096),
    ("text after parsing", "sendMessage", lambda n: {"text": f"<b>{'&lt;' * n}</b>", "parse_mode": "HTML"}, 4096),
    ("callback data in bytes", "sendMessage", lambda n: {"text": "x", "reply_markup": keys(1, data="a" * n)}, 64),
    ("buttons", "sendMessage", lambda n: {"text": "x", "reply_markup": keys(n)}, 100),
    ("buttons a row", "sendMessage", lambda n: {"text": "x", "reply_markup": keys(n, a_row=n)}, 8),
    ("start parameter of a link", "sendMessage", start, 64),
    ("poll's question", "sendPoll", lambda n: poll(question="a" * n), 300),
    ("poll's option", "sendPoll", lambda n: poll(options=options(2, n)), 100),
    ("poll's options", "sendPoll", lambda n: poll(options=options(n)), 12),
    ("quiz's explanation", "sendPoll", lambda n: quiz(explanation="a" * n), 200),
    ("line feeds of an explanation", "sendPoll", lambda n: quiz(explanation="a" + "\na" * n), 2),
    ("a poll's longest time", "sendPoll", lambda n: poll(open_period=n), 2_628_000),
    ("messages deleted at once", "deleteMessages", lambda n: {"message_ids": list(range(1, n + 1))}, 100),
]
"""(what, method, its parameters for a size, the largest size) of calls to a chat."""

OWN_EDGES: list[Edge] = [
    ("commands of a scope", "setMyCommands", commands, 100),
    ("a command's name", "setMyCommands", lambda n: commands(name=n), 32),
    ("a command's description", "setMyCommands", lambda n: commands(described=n), 256),
    ("name", "setMyName", lambda n: {"name": "a" * n}, 64),
    ("description", "setMyDescription", lambda n: {"description": "a" * n}, 512),
    ("short description", "setMyShortDescription", lambda n: {"short_description": "a" * n}, 120),
    ("webhook connections", "setWebhook", lambda n: {"url": "https://a.example", "max_connections": n}, 100),
    ("webhook secret", "setWebhook", lambda n: {"url": "https://a.example", "secret_token": "a" * n}, 256),
]
"""The same of calls about the bot itself."""

LEAST: list[Edge] = [
    ("text", "sendMessage", lambda n: {"text": "a" * n}, 1),
    ("callback data", "sendMessage", lambda n: {"text": "x", "reply_markup": keys(1, data="a" * n)}, 1),
    ("start parameter of a link", "sendMessage", start, 1),
    ("poll's question", "sendPoll", lambda n: poll(question="a" * n), 1),
    ("poll's options", "sendPoll", lambda n: poll(options=options(n)), 1),
    ("a poll's shortest time", "sendPoll", lambda n: poll(open_period=n), 5),
    ("messages deleted at once", "deleteMessages", lambda n: {"message_ids": list(range(n))}, 1),
    ("a command's description", "setMyCommands", lambda n: commands(described=n), 1),
    ("webhook connections", "setWebhook", lambda n: {"url": "https://a.example", "max_connections": n}, 1),
    ("webhook secret", "setWebhook", lambda n: {"url": "https://a.example", "secret_token": "a" * n}, 1),
]
"""The same with the smallest size."""

OWN = {method for _, method, _, _ in OWN_EDGES}


async def tried(world: Stage, api: Api, method: str, params: Params) -> bool:
    """Whether it was taken; a refusal is the caller's own fault."""
    to = {} if method in OWN else {"chat_id": world.group("Lupi").id}
    before = len(world.malformed)
    answer = await api(method, **to, **params)
    assert answer["ok"] or (answer["error_code"], len(world.malformed)) == (400, before + 1), answer
    return bool(answer["ok"])


@pytest.mark.parametrize("edge", EDGES + OWN_EDGES, ids=lambda edge: edge[0])
async def test_the_most_is_taken_and_one_more_refused(world: Stage, api: Api, edge: Edge) -> None:
    _, method, params, most = edge
    assert await tried(world, api, method, params(most))
    assert not await tried(world, api, method, params(most + 1))


@pytest.mark.parametrize("edge", LEAST, ids=lambda edge: edge[0])
async def test_the_least_is_taken_and_one_less_refused(world: Stage, api: Api, edge: Edge) -> None:
    _, method, params, least = edge
    assert await tried(world, api, method, params(least))
    assert not await tried(world, api, method, params(least - 1))


async def test_a_markup_of_ten_thousand_bytes_is_the_heaviest(world: Stage, api: Api) -> None:
    assert await tried(world, api, "sendMessage", {"text": "x", "reply_markup": keys(90, text="a" * 60)})
    assert not await tried(world, api, "sendMessage", {"text": "x", "reply_markup": keys(90, text="é" * 60)})


async def test_a_toast_has_two_hundred_characters(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    await api("sendMessage", chat_id=anna.id, text="?", reply_markup=keys(1))
    query = anna.presses("x")
    assert not (await api("answerCallbackQuery", callback_query_id=query.id, text="🐺" * 101))["ok"]
    assert (await api("answerCallbackQuery", callback_query_id=query.id, text="🐺" * 100))["ok"]
    assert not (await api("answerCallbackQuery", callback_query_id=query.id, text=""))["ok"], "answered once"


async def test_a_caption_has_a_thousand_and_twenty_four(world: Stage) -> None:
    group = world.group("Lupi")
    for length, status in ((1024, 200), (1025, 400)):
        files = {"photo": Upload("a.png", "image/png", PNG)}
        params = {"chat_id": group.id, "caption": "a" * length}
        assert getattr(await call(world, world.token, "sendPhoto", params, files), "status", 0) == status


async def test_what_is_offered_inline_has_its_limits_and_so_has_the_button_above(world: Stage, api: Api) -> None:
    query = world.person("Anna").asks_inline("ruoli")
    for results, button in (
        ([article(id=str(number)) for number in range(51)], None),
        ([article(id="a" * 65)], None),
        ([article()], {"text": "x", "start_parameter": "a" * 65}),
        ([article()], {"text": "x", "start_parameter": "à"}),
        ([article()], {"text": "x", "start_parameter": ""}),
    ):
        more = {} if button is None else {"button": button}
        assert not (await api("answerInlineQuery", inline_query_id=query.id, results=results, **more))["ok"]
    longest = {"text": "x", "start_parameter": "a" * 64}
    fifty = [article(id=str(number)) for number in range(50)]
    assert (await api("answerInlineQuery", inline_query_id=query.id, results=fifty, button=longest))["ok"]


async def test_a_hundred_entities_are_shown_and_the_rest_is_plain(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    await api("sendMessage", chat_id=group.id, text="<b>a</b> " * 120, parse_mode="HTML")
    assert len(group.last.content["entities"]) == 100


async def test_a_batch_of_updates_has_a_hundred_at_most(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    for number in range(120):
        anna.says(str(number))
    for limit, given in ((1, 1), (0, 1), (100, 100), (1000, 100)):
        assert len((await api("getUpdates", limit=limit))["result"]) == given


@pytest.mark.parametrize(("seconds", "ends"), [(29, False), (30, True), (366 * 86_400, True), (367 * 86_400, False)])
async def test_a_restriction_of_less_than_half_a_minute_or_more_than_a_year_is_for_ever(
    world: Stage, api: Api, clock: ManualClock, seconds: int, *, ends: bool
) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi", anna, bot="admin")
    until = int(clock.now().timestamp()) + seconds
    answer = await api("restrictChatMember", chat_id=group.id, user_id=anna.id, permissions={}, until_date=until)
    assert answer["ok"]
    clock.move_to(clock.now() + timedelta(seconds=seconds + 1))
    assert speaks(anna, group) is ends


def speaks(person: Any, group: Group) -> bool:
    try:
        person.says("x", group)
    except Impossible:
        return False
    return True


@pytest.mark.parametrize(
    ("method", "more"),
    [
        ("sendMessage", {"text": "x", "allow_paid_broadcast": True}),
        ("sendMessage", {"text": "x", "receiver_user_id": 5}),
        ("sendMessage", {"text": "x", "disable_web_page_preview": True}),
        ("sendMessage", {"text": "x", "reply_to_message_id": 1}),
        ("sendPoll", {**poll(), "correct_option": 1}),
        ("banChatMember", {"user_id": 5}),
    ],
)
async def test_what_costs_stars_is_no_longer_or_is_not_meant_to_be_used_is_refused(
    world: Stage, api: Api, method: str, more: Params
) -> None:
    answer = await api(method, chat_id=world.group("Lupi").id, **more)
    assert not answer["ok"]
    assert len(world.malformed) == 1
