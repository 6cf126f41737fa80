"""What the playground refuses, with Telegram's own codes and words."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.playground.errors import Impossible
from bot.playground.methods import Reply, call
from bot.playground.model import Upload
from bot.playground.puppets import Group, Person, Stage
from tests.playground.conftest import Api
from tests.playground.tour import PNG


def stays_away(person: Person) -> None:
    pass


def blocks(person: Person) -> None:
    person.starts()
    person.blocks()


def deactivates(person: Person) -> None:
    person.starts()
    person.deactivates()


PRIVATE: list[tuple[Callable[[Person], None], str]] = [
    (stays_away, "bot can't initiate conversation with a user"),
    (blocks, "bot was blocked by the user"),
    (deactivates, "user is deactivated"),
]

GROUP: list[tuple[Callable[[Group], None], int, str]] = [
    (Group.kicks_bot, 403, "Forbidden: bot was kicked from the supergroup chat"),
    (Group.vanishes, 403, "Forbidden: the group chat was deleted"),
    (Group.mutes_bot, 400, "Bad Request: not enough rights to send text messages to the chat"),
]


def rows(buttons: int, a_row: int = 8, data: str = "1.x") -> dict[str, Any]:
    keys = [{"text": f"{number}", "callback_data": data} for number in range(buttons)]
    return {"inline_keyboard": [keys[start : start + a_row] for start in range(0, buttons, a_row)]}


FORM: list[tuple[str, dict[str, Any], str]] = [
    ("empty text", {"text": "  \n "}, "message text is empty"),
    ("empty once parsed", {"text": "<b></b>", "parse_mode": "HTML"}, "message text is empty"),
    ("too long", {"text": "a" * 4097}, "message is too long"),
    ("too long in UTF-16 units", {"text": "🐺" * 2049}, "message is too long"),
    ("a tag that does not exist", {"text": "<h1>x</h1>", "parse_mode": "HTML"},
     "can't parse entities: Unsupported start tag \"h1\" at byte offset 0"),
    ("a tag left open", {"text": "<b>x", "parse_mode": "HTML"},
     "can't parse entities: Can't find end tag corresponding to start tag \"b\""),
    ("tags crossed", {"text": "<b><i>x</b></i>", "parse_mode": "HTML"},
     "can't parse entities: Unmatched end tag at byte offset 7, expected \"</i>\", found \"</b>\""),
    ("a name with a bracket", {"text": "ciao <3", "parse_mode": "HTML"},
     "can't parse entities: Unclosed start tag at byte offset 5"),
    ("another parse mode", {"text": "*x*", "parse_mode": "MarkdownV3"}, "unsupported parse_mode"),
    ("data of 65 bytes", {"text": "x", "reply_markup": rows(1, data="a" * 65)}, "BUTTON_DATA_INVALID"),
    ("data of 33 two-byte letters", {"text": "x", "reply_markup": rows(1, data="é" * 33)}, "BUTTON_DATA_INVALID"),
    ("no data", {"text": "x", "reply_markup": rows(1, data="")}, "BUTTON_DATA_INVALID"),
    ("101 buttons", {"text": "x", "reply_markup": rows(101)}, "reply markup is too long"),
    ("nine a row", {"text": "x", "reply_markup": rows(9, a_row=9)}, "reply markup is too long"),
    ("a heavy markup", {"text": "x", "reply_markup": rows(100, data="a" * 64)}, "reply markup is too long"),
    ("a button without action", {"text": "x", "reply_markup": {"inline_keyboard": [[{"text": "a"}]]}},
     "Text buttons are unallowed in the inline keyboard"),
    ("a parameter that does not exist", {"text": "x", "colour": "red"},
     'unknown parameter "colour" of method sendMessage'),
    ("a field that does not exist", {"text": "x", "reply_parameters": {"message_id": 1, "loud": True}},
     'unknown field "loud" of ReplyParameters in "reply_parameters"'),
    ("a number for a text", {"text": 7}, 'field "text" must be of type String'),
    ("a word for a number", {"text": "x", "message_thread_id": "seven"},
     'field "message_thread_id" must be of type Integer'),
]  # fmt: skip


@pytest.mark.parametrize(("happens", "words"), PRIVATE, ids=[row[1] for row in PRIVATE])
async def test_a_person_who_cannot_be_written_to(
    world: Stage, api: Api, happens: Callable[[Person], None], words: str
) -> None:
    anna = world.person("Anna")
    world.group("Lupi", anna)
    happens(anna)
    answer = await api("sendMessage", chat_id=anna.id, text="sei il lupo")
    assert (answer["error_code"], answer["description"]) == (403, f"Forbidden: {words}")
    assert anna.hears() == []


async def test_a_person_whom_the_bot_never_met_has_no_chat(world: Stage, api: Api) -> None:
    answer = await api("sendMessage", chat_id=world.person("Anna").id, text="ciao")
    assert answer["description"] == "Bad Request: chat not found"
    assert (await api("sendMessage", chat_id=123, text="ciao"))["description"] == "Bad Request: chat not found"


async def test_unblocking_opens_the_chat_again(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    anna.blocks()
    anna.unblocks()
    assert (await api("sendMessage", chat_id=anna.id, text="bentornata"))["ok"]
    assert anna.last.text == "bentornata"


@pytest.mark.parametrize(("happens", "code", "words"), GROUP, ids=[row[2] for row in GROUP])
async def test_a_group_that_cannot_be_written_to(
    world: Stage, api: Api, happens: Callable[[Group], None], code: int, words: str
) -> None:
    group = world.group("Lupi")
    happens(group)
    answer = await api("sendMessage", chat_id=group.id, text="notte")
    assert (answer["error_code"], answer["description"]) == (code, words)


async def test_a_group_of_others_does_not_exist_for_the_bot(world: Stage, api: Api) -> None:
    group = world.group("Altri", bot=None)
    assert (await api("sendMessage", chat_id=group.id, text="x"))["description"] == "Bad Request: chat not found"


async def test_a_bot_that_left_is_told_so(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    await api("leaveChat", chat_id=group.id)
    answer = await api("sendMessage", chat_id=group.id, text="x")
    assert answer["description"] == "Forbidden: bot is not a member of the supergroup chat"


async def test_a_migrated_group_names_its_new_id(world: Stage, api: Api) -> None:
    group = world.group("Lupi", kind="group")
    old = group.id
    new = group.migrates(announce=())
    answer = await api("sendMessage", chat_id=old, text="alba")
    assert answer == {
        "ok": False,
        "error_code": 400,
        "description": "Bad Request: group chat was upgraded to a supergroup chat",
        "parameters": {"migrate_to_chat_id": new},
    }
    assert (await api("sendMessage", chat_id=new, text="alba"))["ok"]


@pytest.mark.parametrize(("params", "words"), [row[1:] for row in FORM], ids=[row[0] for row in FORM])
async def test_a_malformed_call_is_refused_and_recorded(
    world: Stage, api: Api, params: dict[str, Any], words: str
) -> None:
    group = world.group("Lupi")
    answer = await api("sendMessage", chat_id=group.id, **params)
    assert (answer["error_code"], answer["description"]) == (400, f"Bad Request: {words}")
    assert [record.answer for record in world.malformed] == [f"400 Bad Request: {words}"]
    assert group.reads() == []


async def test_what_just_fits_is_sent(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    for params in ({"text": "🐺" * 2048}, {"text": "<b>" + "a" * 4096 + "</b>", "parse_mode": "HTML"}):
        assert (await api("sendMessage", chat_id=group.id, **params))["ok"]
    for markup in (rows(100), rows(1, data="a" * 64)):
        assert (await api("sendMessage", chat_id=group.id, text="x", reply_markup=markup))["ok"]
    assert world.malformed == []


async def test_a_call_without_what_it_needs_is_malformed(world: Stage, api: Api) -> None:
    assert (await api("sendMessage", text="x"))["description"] == "Bad Request: chat_id is empty"
    assert (await api("deleteMessage", chat_id=1))["description"] == 'Bad Request: parameter "message_id" is required'
    assert len(world.malformed) == 2


async def test_an_unknown_method_and_a_wrong_token(world: Stage, api: Api) -> None:
    assert await api("sendTelepathy") == {"ok": False, "error_code": 404, "description": "Not Found"}
    wrong = await call(world, "1:x", "getMe", {})
    assert isinstance(wrong, Reply)
    assert (wrong.status, wrong.body) == (401, b'{"ok": false, "error_code": 401, "description": "Unauthorized"}')


async def test_an_edit_that_changes_nothing_is_refused(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    keyboard = rows(2)
    await api("sendMessage", chat_id=group.id, text="<b>2 voti</b>", parse_mode="HTML", reply_markup=keyboard)
    target = {"chat_id": group.id, "message_id": group.last.id}
    same = await api("editMessageText", **target, text="<b>2 voti</b>", parse_mode="HTML", reply_markup=keyboard)
    assert same["description"].startswith("Bad Request: message is not modified: specified new message content")
    again = await api("editMessageReplyMarkup", **target, reply_markup=keyboard)
    assert again["description"].startswith("Bad Request: message is not modified")
    assert (await api("editMessageText", **target, text="2 voti", reply_markup=keyboard))["ok"]
    assert (await api("editMessageText", **target, text="2 voti"))["ok"], "the keyboard went"
    assert group.last.markup is None


async def test_only_own_standing_messages_can_be_edited(world: Stage, api: Api) -> None:
    anna = world.person("Anna")
    group = world.group("Lupi", anna)
    theirs = anna.says("ciao", group)
    answer = await api("editMessageText", chat_id=group.id, message_id=theirs.id, text="x")
    assert answer["description"] == "Bad Request: message can't be edited"
    answer = await api("editMessageText", chat_id=group.id, message_id=999, text="x")
    assert answer["description"] == "Bad Request: message to edit not found"
    await api("sendMessage", chat_id=group.id, text="x")
    message = group.last
    await api("deleteMessage", chat_id=group.id, message_id=message.id)
    answer = await api("editMessageText", chat_id=group.id, message_id=message.id, text="y")
    assert answer["description"] == "Bad Request: message to edit not found"


async def test_what_may_be_deleted(world: Stage, api: Api, clock: ManualClock) -> None:
    anna = world.person("Anna", started=True)
    group = world.group("Lupi", anna)
    theirs = anna.says("ciao", group)
    answer = await api("deleteMessage", chat_id=group.id, message_id=theirs.id)
    assert answer["description"] == "Bad Request: message can't be deleted"
    assert (await api("deleteMessages", chat_id=group.id, message_ids=[theirs.id, 999]))["ok"], "skipped"
    assert not theirs.deleted
    await api("sendMessage", chat_id=group.id, text="x")
    own = group.last
    clock.move_to(clock.now() + timedelta(hours=49))
    answer = await api("deleteMessage", chat_id=group.id, message_id=own.id)
    assert answer["description"] == "Bad Request: message can't be deleted for everyone"
    group.promotes_bot()
    for message in (own, theirs):
        assert (await api("deleteMessage", chat_id=group.id, message_id=message.id))["ok"]
    answer = await api("deleteMessage", chat_id=group.id, message_id=own.id)
    assert answer["description"] == "Bad Request: message to delete not found"


async def test_a_press_is_answered_once_and_in_time(world: Stage, api: Api, clock: ManualClock) -> None:
    anna = world.person("Anna", started=True)
    await api("sendMessage", chat_id=anna.id, text="chi?", reply_markup=rows(2))
    first, second = anna.presses("0"), anna.presses("1")
    assert (await api("answerCallbackQuery", callback_query_id=first.id, text="fatto"))["ok"]
    assert first.answer is not None
    assert [toast.text for toast in anna.toasts] == ["fatto"]
    too_old = "Bad Request: query is too old and response timeout expired or query ID is invalid"
    assert (await api("answerCallbackQuery", callback_query_id=first.id))["description"] == too_old
    clock.advance(16)
    assert (await api("answerCallbackQuery", callback_query_id=second.id))["description"] == too_old
    assert (await api("answerCallbackQuery", callback_query_id="77"))["description"] == too_old
    assert world.unanswered() == [second]
    long = await api("answerCallbackQuery", callback_query_id=first.id, text="a" * 201)
    assert long["description"] == "Bad Request: MESSAGE_TOO_LONG"


async def test_a_reply_to_nothing_is_refused_unless_allowed(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    answer = await api("sendMessage", chat_id=group.id, text="x", reply_parameters={"message_id": 9})
    assert answer["description"] == "Bad Request: message to be replied not found"
    parameters = '{"message_id": 9, "allow_sending_without_reply": true}'
    assert (await api("sendMessage", chat_id=group.id, text="x", reply_parameters=parameters))["ok"]


async def test_a_photo_must_be_an_image_and_a_file_must_be_known(world: Stage, api: Api) -> None:
    group = world.group("Lupi")

    async def send(content: bytes) -> Reply:
        files = {"photo": Upload("a.png", "image/png", content)}
        answer = await call(world, world.token, "sendPhoto", {"chat_id": group.id}, files)
        assert isinstance(answer, Reply)
        return answer

    assert b"IMAGE_PROCESS_FAILED" in (await send(b"<svg/>")).body
    assert (await send(PNG)).status == 200
    again = await api("sendPhoto", chat_id=group.id, photo=group.last.content["photo"][0]["file_id"])
    assert again["ok"]
    assert "wrong file identifier" in (await api("sendPhoto", chat_id=group.id, photo="AgAC0"))["description"]
    caption = await api("sendPhoto", chat_id=group.id, photo="AgAC0", caption="a" * 1025)
    assert caption["ok"] is False


POLLS: list[tuple[dict[str, Any], str]] = [
    ({"question": ""}, "poll question must be non-empty"),
    ({"question": "a" * 301}, "poll question length must not exceed 300"),
    ({"options": [{"text": "a" * 101}]}, "poll options length must not exceed 100"),
    ({"options": [{"text": str(number)} for number in range(13)]}, "poll can't have more than 12 options"),
    ({"type": "quiz"}, "quiz must have at least one correct option"),
    ({"type": "quiz", "correct_option_ids": [2]}, "wrong correct option ID specified"),
    ({"type": "quiz", "correct_option_ids": [0], "explanation": "a\nb\nc\nd"}, "quiz explanation is too long"),
    ({"type": "quiz", "correct_option_ids": [1, 0]}, "wrong correct option ID specified"),
    ({"type": "quiz", "correct_option_ids": [0], "explanation": "a" * 201}, "quiz explanation is too long"),
    ({"open_period": 4}, "open_period is out of range"),
    ({"open_period": 5, "close_date": 9}, "open_period can't be used together with close_date"),
]


@pytest.mark.parametrize(("change", "words"), POLLS, ids=[row[1] for row in POLLS])
async def test_a_poll_beyond_the_limits_is_refused(world: Stage, api: Api, change: dict[str, Any], words: str) -> None:
    group = world.group("Lupi")
    params = {"chat_id": group.id, "question": "Chi?", "options": [{"text": "Anna"}, {"text": "Bruno"}], **change}
    assert (await api("sendPoll", **params))["description"] == f"Bad Request: {words}"
    assert len(world.malformed) == 1


COMMANDS: list[tuple[list[dict[str, str]], str]] = [
    ([{"command": "città", "description": "x"}], "BOT_COMMAND_INVALID"),
    ([{"command": "Via", "description": "x"}], "BOT_COMMAND_INVALID"),
    ([{"command": "a" * 33, "description": "x"}], "BOT_COMMAND_INVALID"),
    ([{"command": "via", "description": ""}], "BOT_COMMAND_DESCRIPTION_INVALID"),
    ([{"command": f"c{number}", "description": "x"} for number in range(101)], "BOT_COMMANDS_TOO_MUCH"),
]


@pytest.mark.parametrize(("commands", "words"), COMMANDS, ids=range(len(COMMANDS)))
async def test_one_bad_command_refuses_the_list(
    world: Stage, api: Api, commands: list[dict[str, str]], words: str
) -> None:
    assert (await api("setMyCommands", commands=commands))["description"] == f"Bad Request: {words}"
    assert (await api("getMyCommands"))["result"] == []


async def test_commands_are_kept_by_scope_and_language(world: Stage, api: Api) -> None:
    scope = {"type": "all_group_chats"}
    await api("setMyCommands", commands=[{"command": "via", "description": "Via"}], scope=scope, language_code="it")
    assert (await api("getMyCommands", scope=scope, language_code="en"))["result"] == []
    assert (await api("getMyCommands", scope=scope, language_code="it"))["result"][0]["command"] == "via"
    wrong = await api("getMyCommands", language_code="ita")
    assert wrong["description"] == "Bad Request: invalid language code specified"


async def test_names_and_descriptions_have_their_lengths(api: Api) -> None:
    for method, name, longest in (
        ("setMyName", "name", 64),
        ("setMyDescription", "description", 512),
        ("setMyShortDescription", "short_description", 120),
    ):
        assert (await api(method, **{name: "a" * longest}))["ok"]
        assert not (await api(method, **{name: "a" * (longest + 1)}))["ok"]


async def test_a_person_presses_only_what_is_there(world: Stage, api: Api) -> None:
    anna, bruno = world.person("Anna", started=True), world.person("Bruno", started=True)
    await api("sendMessage", chat_id=anna.id, text="chi?", reply_markup=rows(2))
    with pytest.raises(Impossible):
        anna.presses("Carla")
    with pytest.raises(Impossible):
        anna.presses(data="1.y")
    with pytest.raises(Impossible):
        bruno.presses("0")
    assert anna.forges("\x00garbage", anna.last).data == "\x00garbage"
    with pytest.raises(Impossible):
        bruno.forges("1.x", anna.last)


async def test_edits_must_suit_the_kind_of_message(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    await call(world, world.token, "sendPhoto", {"chat_id": group.id}, {"photo": Upload("a.png", "image/png", PNG)})
    photo = {"chat_id": group.id, "message_id": group.last.id}
    answer = await api("editMessageText", **photo, text="x")
    assert answer["description"] == "Bad Request: there is no text in the message to edit"
    assert (await api("editMessageCaption", **photo, caption="Di notte"))["ok"]
    assert group.last.text == "Di notte"
    await api("sendMessage", chat_id=group.id, text="x")
    text = {"chat_id": group.id, "message_id": group.last.id}
    answer = await api("editMessageCaption", **text, caption="x")
    assert answer["description"] == "Bad Request: there is no caption in the message to edit"
    await api("sendDice", chat_id=group.id)
    media = {"type": "photo", "media": photo_id(group)}
    answer = await api("editMessageMedia", chat_id=group.id, message_id=group.last.id, media=media)
    assert answer["description"] == "Bad Request: message can't be edited"
    answer = await api("editMessageText", chat_id=group.id, text="x")
    assert answer["description"] == "Bad Request: message identifier is not specified"


def photo_id(group: Group) -> str:
    return str(group.reads()[0].content["photo"][0]["file_id"])


async def test_structures_must_be_what_they_say(world: Stage, api: Api) -> None:
    group = world.group("Lupi")
    for params, words in (
        ({"reply_markup": "{"}, "can't parse reply_markup"),
        ({"reply_markup": []}, 'field "reply_markup" must be of type Object'),
        ({"reply_markup": {"rows": []}}, "can't parse reply_markup"),
        ({"reply_markup": {"inline_keyboard": [{}]}}, 'field "inline_keyboard" must be an Array'),
        ({"reply_markup": {"inline_keyboard": [[{"url": "https://t.me"}]]}}, 'can\'t find field "text"'),
        ({"reply_markup": {"inline_keyboard": [[{"text": "x", "url": "casa"}]]}}, "Wrong HTTP URL"),
        ({"reply_markup": {"inline_keyboard": [[{"text": " ", "callback_data": "x"}]]}}, "must be non-empty"),
        ({"protect_content": "maybe"}, 'field "protect_content" must be of type Boolean'),
        ({"entities": [{"type": "bold", "offset": 0, "length": 9}]}, "an entity lies outside of the text"),
    ):
        answer = await api("sendMessage", chat_id=group.id, text="x", **params)
        assert words in answer["description"]
    assert len(world.malformed) == 9
    force = {"force_reply": True, "selective": True}
    assert (await api("sendMessage", chat_id=group.id, text="x", reply_markup=force))["ok"]
    assert group.last.force_reply


async def test_inline_results_are_checked_too(world: Stage, api: Api, clock: ManualClock) -> None:
    query = world.person("Anna").asks_inline("ruoli")
    article = {"type": "article", "id": "1", "title": "x", "input_message_content": {"message_text": "x"}}
    for results, words in (
        ([article] * 51, "too many results specified"),
        ([article, article], "RESULT_ID_DUPLICATE"),
        ([{**article, "id": "a" * 65}], "RESULT_ID_INVALID"),
        ([{**article, "type": "game"}], 'unsupported type "game" in "results"'),
        ([{**article, "input_message_content": {"message_text": ""}}], "message text is empty"),
    ):
        answer = await api("answerInlineQuery", inline_query_id=query.id, results=results)
        assert answer["description"] == f"Bad Request: {words}"
    clock.advance(20)
    late = await api("answerInlineQuery", inline_query_id=query.id, results=[article])
    assert "query is too old" in late["description"]


async def test_things_that_no_chat_has(world: Stage, api: Api) -> None:
    anna = world.person("Anna", started=True)
    group = world.group("Lupi", anna, bot="admin")
    for method, params, words in (
        ("getChatMember", {"chat_id": group.id, "user_id": 5}, "user not found"),
        ("restrictChatMember", {"chat_id": group.id, "user_id": 5, "permissions": {}}, "user not found"),
        (
            "restrictChatMember",
            {"chat_id": group.id, "user_id": world.bot.id, "permissions": {}},
            "can't restrict self",
        ),
        ("getChatAdministrators", {"chat_id": anna.id}, "there are no administrators in the private chat"),
        ("leaveChat", {"chat_id": anna.id}, "chat member status can't be changed in private chats"),
        ("pinChatMessage", {"chat_id": group.id, "message_id": 9}, "message to pin not found"),
        ("sendChatAction", {"chat_id": group.id, "action": "dancing"}, "wrong parameter action in request"),
        ("setMessageReaction", {"chat_id": group.id, "message_id": 9}, "message to react not found"),
        ("stopPoll", {"chat_id": group.id, "message_id": 9}, "message with poll to stop not found"),
        ("deleteMessages", {"chat_id": group.id, "message_ids": []}, "there must be from 1 to 100 message identifiers"),
        ("sendDice", {"chat_id": group.id, "emoji": "🐺"}, "wrong emoji specified"),
        ("getFile", {"file_id": "x"}, "invalid file_id"),
        ("getMyCommands", {"scope": {"type": "chat", "chat_id": 5}}, "chat not found"),
        ("sendMessage", {"chat_id": "@lupi", "text": "x"}, "chat not found"),
    ):
        answer = await api(method, **params)
        assert answer["error_code"] == 400, method
        assert answer["description"].startswith(f"Bad Request: {words}"), method
    assert (await api("getChatMemberCount", chat_id=anna.id))["result"] == 2
    assert (await api("getChatMember", chat_id=anna.id, user_id=anna.id))["result"]["status"] == "member"
