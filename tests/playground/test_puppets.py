"""People do what an app lets them do, and see what an app shows."""

from collections.abc import Callable

import pytest

from bot.playground.errors import Impossible
from bot.playground.puppets import Group, Person, Stage
from tests.playground.conftest import Api

Scene = Callable[[Person, Group], object]


def nothing(anna: Person, group: Group) -> None:
    """The scene begins at once."""


def blocks(anna: Person, group: Group) -> None:
    anna.starts()
    anna.blocks()


IMPOSSIBLE: list[tuple[str, Scene, Scene]] = [
    ("write to a bot that was never started", nothing, lambda anna, group: anna.says("ciao")),
    ("write to a blocked bot", blocks, lambda anna, group: anna.says("ciao")),
    ("write where one is not", lambda anna, group: anna.leaves(group), lambda anna, group: anna.says("ciao", group)),
    ("write while muted", lambda anna, group: group.mutes(anna), lambda anna, group: anna.says("ciao", group)),
    ("write in a closed group", lambda anna, group: group.allows(), lambda anna, group: anna.says("ciao", group)),
    ("write in a deleted group", lambda anna, group: group.vanishes(), lambda anna, group: anna.says("ciao", group)),
    (
        "speak for the group without being an admin",
        nothing,
        lambda anna, group: anna.says("ciao", group, anonymous=True),
    ),
    ("join twice", nothing, lambda anna, group: anna.joins(group)),
    ("leave twice", lambda anna, group: anna.leaves(group), lambda anna, group: anna.leaves(group)),
    ("join after a ban", lambda anna, group: group.kicks(anna), lambda anna, group: anna.joins(group)),
    ("start without an account", lambda anna, group: anna.deactivates(), lambda anna, group: anna.starts()),
    ("migrate a supergroup", nothing, lambda anna, group: group.migrates()),
    ("hear what was never said", nothing, lambda anna, group: anna.last),
    ("press nothing in particular", nothing, lambda anna, group: anna.presses()),
    ("have somebody else's id", nothing, lambda anna, group: anna.world.add_user("Ladra", user_id=anna.id)),
]


@pytest.mark.parametrize(("before", "act"), [row[1:] for row in IMPOSSIBLE], ids=[row[0] for row in IMPOSSIBLE])
async def test_nobody_can(world: Stage, api: Api, before: Scene, act: Scene) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi", anna)
    keyboard = {"inline_keyboard": [[{"text": "Entra", "callback_data": "1"}]]}
    await api("sendMessage", chat_id=group.id, text="x", reply_markup=keyboard)
    before(anna, group)
    with pytest.raises(Impossible):
        act(anna, group)


async def test_a_button_is_found_by_its_text_and_the_newest_keyboard_wins(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    group = world.group("Lupi", anna)
    for chat_id, data in ((group.id, "g1"), (anna.id, "p1"), (anna.id, "p2"), (group.id, "g2")):
        rows = [[{"text": "🐺 Carla", "callback_data": data}, {"text": "Carla", "callback_data": f"{data}x"}]]
        await api("sendMessage", chat_id=chat_id, text="chi?", reply_markup={"inline_keyboard": rows})
    assert anna.presses("Carla").data == "p2x", "the private chat comes first, and a whole text before a part"
    assert anna.presses("🐺").data == "p2"
    assert anna.presses("Carla", where=group).data == "g2x"
    assert anna.presses(data="g1").data == "g1"
    with pytest.raises(Impossible, match="fits several"):
        anna.presses("Car")


async def test_an_edited_keyboard_is_the_one_that_is_there(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    keyboard = {"inline_keyboard": [[{"text": "Entra", "callback_data": "1"}]]}
    await api("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard)
    query = anna.presses("Entra")
    await api("editMessageReplyMarkup", chat_id=anna.id, message_id=anna.last.id)
    with pytest.raises(Impossible):
        anna.presses("Entra")
    again = anna.presses_again(query)
    assert (again.data, again.id == query.id) == (query.data, False)


async def test_what_was_heard_since(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    group = world.group("Lupi", anna)
    for text in ("uno", "due", "tre"):
        for chat_id in (anna.id, group.id):
            await api("sendMessage", chat_id=chat_id, text=text)
    first = anna.hears()[0]
    assert [message.text for message in anna.hears(since=first)] == ["due", "tre"]
    assert anna.text() == group.text() == "uno\ndue\ntre"
    await api("deleteMessage", chat_id=anna.id, message_id=anna.last.id)
    assert anna.last.text == "due"


async def test_a_closed_group_silences_a_bot_that_is_no_admin(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    group.allows()
    answer = await api("sendMessage", chat_id=group.id, text="x")
    assert answer["description"] == "Bad Request: not enough rights to send text messages to the chat"
    group.promotes_bot()
    assert (await api("sendMessage", chat_id=group.id, text="x"))["ok"]


async def test_names_and_records(world: Stage, api: Api) -> None:
    anna = world.person("Anna", last_name="Bianchi", started=True)
    assert anna.name == "Anna Bianchi"
    await api("sendMessage", chat_id=str(anna.id), text="ciao")
    await api("sendMessage", chat_id=5, text="ciao")
    assert [(call.method, call.chat_id, call.ok, call.code) for call in world.calls] == [
        ("sendMessage", anna.id, True, 200),
        ("sendMessage", 5, False, 400),
    ]
    assert world.calls_of("sendMessage", anna.id)[0].result["text"] == "ciao"
    await api("setMyName", name="Cantastorie")
    assert (await api("getMe"))["result"]["first_name"] == "Cantastorie"


async def test_a_message_sent_through_the_bot_is_pressed_and_edited_by_its_own_name(world: Stage, api: Api) -> None:
    anna, bruno = world.person("Anna"), world.person("Bruno")
    group = world.group("Senza bot", anna, bruno, bot=None)
    query = anna.asks_inline("12")
    keyboard = {"inline_keyboard": [[{"text": "Estrai", "callback_data": "1.x"}]]}
    content = {"message_text": "<b>Da 1 a 12</b>", "parse_mode": "HTML"}
    article = {"type": "article", "id": "1", "title": "x", "input_message_content": content, "reply_markup": keyboard}
    assert (await api("answerInlineQuery", inline_query_id=query.id, results=[article]))["ok"]
    message = anna.chooses(query, "1", group)
    assert (message.text, message.labels) == ("Da 1 a 12", ["Estrai"])
    bruno.presses("Estrai", message=message)
    press = world.updates.peek()[-1]["callback_query"]
    assert "message" not in press
    edited = await api("editMessageText", inline_message_id=press["inline_message_id"], text="7")
    assert edited == {"ok": True, "result": True}
    assert (message.text, message.labels) == ("7", [])
    again = await api("editMessageText", inline_message_id=press["inline_message_id"], text="7")
    assert "message is not modified" in again["description"]
    unknown = await api("editMessageText", inline_message_id="nothing", text="7")
    assert unknown["description"] == "Bad Request: MESSAGE_ID_INVALID"
