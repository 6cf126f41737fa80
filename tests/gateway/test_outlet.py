"""Items become calls, Telegram's errors become verdicts: the table, row by row, over the library's own error path."""

import inspect

import pytest
import telegram.error
from telegram.error import NetworkError, RetryAfter, TelegramError, TimedOut

from bot.delivery.verdicts import Barred, Broken, Gone, Later, Moved, Sent, Unpolled, Verdict
from bot.gateway.outlet import TelegramOutlet
from bot.gateway.troubles import TABLE, Remedy, read_trouble, seconds_of
from storage.records import Act, Claim, Json, OutboxItem
from tests.gateway.scripted import MESSAGE, Answer, ok, refused, scripted_client

GROUP = -1002999999999


def claim(act: Act = Act.SAY, *, message_id: int | None = None, topic: int | None = None, **payload: object) -> Claim:
    body: Json = {"text": "<b>Alba</b> &amp; poi", **payload}
    item = OutboxItem(chat_id=GROUP, topic=topic, act=act, payload=body)
    return Claim(row_ids=(1,), item=item, message_id=message_id, attempts=0, lease_by="test")


async def verdict_on(answer: Answer, sent: Claim | None = None) -> Verdict:
    bot, _line = scripted_client(answer, answer, answer)
    return await TelegramOutlet(bot).send(sent or claim())


# ------------------------------------------------------------------------------------------- items become calls


async def test_a_story_is_sent_as_html_without_previews_of_links():
    bot, line = scripted_client()
    verdict = await TelegramOutlet(bot).send(claim(topic=77, protect=True, silent=True))
    assert verdict == Sent(message_id=900)
    (call,) = line.calls
    assert call.method == "sendMessage"
    assert call.params["parse_mode"] == "HTML"
    assert call.params["link_preview_options"] == {"is_disabled": True}
    assert call.params["message_thread_id"] == 77
    assert call.params["protect_content"] is True
    assert call.params["disable_notification"] is True


async def test_without_a_topic_no_thread_is_named():
    """Pitfall 42: General must not be addressed by id."""
    bot, line = scripted_client()
    await TelegramOutlet(bot).send(claim())
    assert "message_thread_id" not in line.calls[0].params


async def test_buttons_carry_data_or_an_address():
    bot, line = scripted_client()
    rows = [[{"text": "Siediti", "data": "1.abc.lobby.join"}, {"text": "Apri", "url": "https://t.me/x"}]]
    await TelegramOutlet(bot).send(claim(keyboard=rows))
    assert line.calls[0].params["reply_markup"] == {
        "inline_keyboard": [
            [
                {"text": "Siediti", "callback_data": "1.abc.lobby.join"},
                {"text": "Apri", "url": "https://t.me/x"},
            ]
        ]
    }


async def test_a_board_is_sent_the_first_time_and_edited_afterwards():
    bot, line = scripted_client()
    outlet = TelegramOutlet(bot)
    assert await outlet.send(claim(Act.SHOW)) == Sent(message_id=900)
    assert await outlet.send(claim(Act.SHOW, message_id=900)) == Sent(message_id=900)
    assert [call.method for call in line.calls] == ["sendMessage", "editMessageText"]
    assert line.calls[1].params["message_id"] == 900


async def test_a_keyboard_is_taken_off():
    bot, line = scripted_client()
    assert await TelegramOutlet(bot).send(claim(Act.STRIP, message_id=4)) == Sent(message_id=4)
    assert line.calls[0].method == "editMessageReplyMarkup"
    assert "reply_markup" not in line.calls[0].params


async def test_a_message_that_was_never_sent_has_no_keyboard_to_take_off():
    bot, line = scripted_client()
    assert await TelegramOutlet(bot).send(claim(Act.STRIP)) == Sent()
    assert line.calls == []


async def test_a_die_gives_its_value_back():
    bot, line = scripted_client(ok(MESSAGE | {"dice": {"emoji": "🎰", "value": 43}}))
    assert await TelegramOutlet(bot).send(claim(Act.DICE, emoji="🎰", throw=0)) == Sent(message_id=900, value=43)
    assert line.calls[0].params["emoji"] == "🎰"


async def test_a_file_is_uploaded_under_its_name():
    bot, line = scripted_client()
    verdict = await TelegramOutlet(bot).send(claim(Act.FILE, name="prova.json", body="{}", caption="<b>La prova</b>"))
    assert verdict == Sent(message_id=900)
    assert line.calls[0].method == "sendDocument"
    assert line.calls[0].files
    assert line.calls[0].params["caption"] == "<b>La prova</b>"


QUESTION = {"number": 3, "question": "3/10. Chi è?", "options": ["Lupo", "Augure"], "correct": 1, "why": "È lui."}
POLLED = {
    "id": "77", "question": "?", "options": [], "total_voter_count": 0, "is_closed": False, "is_anonymous": False,
    "type": "quiz", "allows_multiple_answers": False, "allows_revoting": False, "members_only": False,
}  # fmt: skip


async def test_a_question_is_a_quiz_poll_whose_voters_are_known_and_gives_its_id_back():
    bot, line = scripted_client(ok(MESSAGE | {"poll": POLLED}))
    verdict = await TelegramOutlet(bot).send(claim(Act.POLL, **QUESTION, period=20, protect=True))
    assert verdict == Sent(message_id=900, poll="77")
    params = line.calls[0].params
    assert line.calls[0].method == "sendPoll"
    assert (params["type"], params["is_anonymous"], params["open_period"]) == ("quiz", False, 20)
    assert params["correct_option_ids"] == [1]
    assert "correct_option_id" not in params
    assert [option["text"] for option in params["options"]] == ["Lupo", "Augure"]
    assert (params["explanation"], params["protect_content"]) == ("È lui.", True)


@pytest.mark.parametrize(
    "description",
    [
        "Bad Request: not enough rights to send polls to the chat",
        "Bad Request: CHAT_SEND_POLLS_FORBIDDEN",
        "Bad Request: x",
    ],
)
async def test_where_no_poll_can_be_sent_the_verdict_says_so(description):
    verdict = await verdict_on(refused(400, description), claim(Act.POLL, **QUESTION))
    assert isinstance(verdict, Unpolled)


async def test_a_poll_that_meets_a_flood_or_a_closed_chat_waits_like_any_message():
    flooded = await verdict_on(refused(429, "Too Many Requests", retry_after=9), claim(Act.POLL, **QUESTION))
    assert isinstance(flooded, Later)
    blocked = await verdict_on(refused(403, "Forbidden: bot was blocked by the user"), claim(Act.POLL, **QUESTION))
    assert isinstance(blocked, Gone)


async def test_a_poll_is_closed_and_one_that_is_closed_already_stays_so():
    bot, line = scripted_client(ok(POLLED | {"is_closed": True}))
    assert await TelegramOutlet(bot).send(claim(Act.CLOSE, message_id=4)) == Sent(message_id=4)
    assert (line.calls[0].method, line.calls[0].params["message_id"]) == ("stopPoll", 4)
    for words in ("poll has already been closed", "message with poll to stop not found", "MESSAGE_ID_INVALID"):
        done = await verdict_on(refused(400, f"Bad Request: {words}"), claim(Act.CLOSE, message_id=4))
        assert done == Sent(message_id=4)


def test_every_act_has_a_way_out():
    bot, _line = scripted_client()
    assert TelegramOutlet(bot)._ways.keys() == set(Act)


# --------------------------------------------------------------------------------------- errors become verdicts


@pytest.mark.parametrize(
    "description",
    [
        "Forbidden: bot can't initiate conversation with a user",
        "Forbidden: bot was blocked by the user",
        "Forbidden: user is deactivated",
        "Forbidden: bot was kicked from the group chat",
        "Forbidden: bot was kicked from the supergroup chat",
        "Forbidden: bot is not a member of the supergroup chat",
        "Forbidden: the group chat was deleted",
        "Forbidden: bot can't send messages to bots",
    ],
)
async def test_whoever_cannot_be_reached_is_gone(description):
    """Pitfalls 1, 2, 32."""
    assert isinstance(await verdict_on(refused(403, description)), Gone)


@pytest.mark.parametrize(
    "description",
    [
        "Bad Request: chat not found",
        "Bad Request: PEER_ID_INVALID",
        "Bad Request: USER_IS_BLOCKED",
        "Bad Request: INPUT_USER_DEACTIVATED",
        "Bad Request: the group chat was deleted",
        "Bad Request: group chat was deactivated",
        "Bad Request: CHANNEL_PRIVATE",
    ],
)
async def test_some_of_the_gone_are_told_by_a_bad_request(description):
    assert isinstance(await verdict_on(refused(400, description)), Gone)


@pytest.mark.parametrize(
    ("code", "description"),
    [
        (400, "Bad Request: not enough rights to send text messages to the chat"),
        (400, "Bad Request: have no rights to send a message"),
        (400, "Bad Request: CHAT_RESTRICTED"),
        (400, "Bad Request: CHAT_WRITE_FORBIDDEN"),
        (400, "Bad Request: CHAT_SEND_PLAIN_FORBIDDEN"),
        (400, "Bad Request: TOPIC_CLOSED"),
        (400, "Bad Request: need administrator rights in the channel chat"),
        (403, "Forbidden: CHAT_WRITE_FORBIDDEN"),
        (403, "Forbidden: not enough rights to send text messages to the chat"),
    ],
)
async def test_a_group_where_we_may_not_write_is_barred_not_gone(code, description):
    """Pitfall 34."""
    assert isinstance(await verdict_on(refused(code, description)), Barred)


async def test_a_flood_delays_by_what_the_server_demands():
    """Pitfall 26."""
    verdict = await verdict_on(refused(429, "Too Many Requests: retry after 245", retry_after=245))
    assert verdict == Later(why="flood", seconds=245.0, flood=True)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("mode", ["true", "false"])
async def test_the_wait_is_read_in_either_type_of_the_library(mode, monkeypatch):
    """Pitfall 26: PTB_TIMEDELTA changes the type of retry_after."""
    monkeypatch.setenv("PTB_TIMEDELTA", mode)
    assert seconds_of(RetryAfter(30)) == 30.0


async def test_a_migrated_group_tells_its_new_id():
    """Pitfall 32."""
    answer = refused(
        400,
        "Bad Request: group chat was upgraded to a supergroup chat",
        migrate_to_chat_id=-1001,
    )
    assert await verdict_on(answer) == Moved(chat_id=-1001)


async def test_a_migration_whose_new_id_is_not_told_is_waited_out():
    answer = refused(400, "Bad Request: group chat was upgraded to a supergroup chat")
    assert isinstance(await verdict_on(answer), Later)


async def test_an_edit_that_changes_nothing_counts_as_sent():
    description = (
        "Bad Request: message is not modified: specified new message content and reply markup are exactly the "
        "same as a current content and reply markup of the message"
    )
    assert await verdict_on(refused(400, description), claim(Act.SHOW, message_id=7)) == Sent(message_id=7)


@pytest.mark.parametrize(
    "description",
    [
        "Bad Request: message to edit not found",
        "Bad Request: message can't be edited",
        "Bad Request: MESSAGE_ID_INVALID",
    ],
)
async def test_a_board_that_is_gone_is_sent_anew(description):
    bot, line = scripted_client(refused(400, description))
    assert await TelegramOutlet(bot).send(claim(Act.SHOW, message_id=7)) == Sent(message_id=900)
    assert [call.method for call in line.calls] == ["editMessageText", "sendMessage"]


async def test_a_keyboard_on_a_message_that_is_gone_needs_no_taking_off():
    bot, line = scripted_client(refused(400, "Bad Request: message to edit not found"))
    assert await TelegramOutlet(bot).send(claim(Act.STRIP, message_id=7)) == Sent(message_id=7)
    assert len(line.calls) == 1


@pytest.mark.parametrize("description", ["Bad Request: message thread not found", "Bad Request: TOPIC_DELETED"])
async def test_a_topic_that_is_gone_is_left_out_once(description):
    """Pitfall 42."""
    bot, line = scripted_client(refused(400, description))
    assert await TelegramOutlet(bot).send(claim(topic=77)) == Sent(message_id=900, adrift=True)
    assert [call.params.get("message_thread_id") for call in line.calls] == [77, None]


async def test_a_topic_that_was_gone_is_not_tried_again_and_others_are():
    """A game whose topic was deleted costs one call a message, as any other."""
    bot, line = scripted_client(refused(400, "Bad Request: message thread not found"))
    outlet = TelegramOutlet(bot)
    for topic in (77, 77, 78):
        assert await outlet.send(claim(topic=topic)) == Sent(message_id=900, adrift=topic == 77)
    assert [call.params.get("message_thread_id") for call in line.calls] == [77, None, None, 78]


async def test_a_thread_that_is_missing_even_without_a_topic_is_not_asked_for_for_ever():
    bot, line = scripted_client(otherwise=refused(400, "Bad Request: message thread not found"))
    assert isinstance(await TelegramOutlet(bot).send(claim(topic=77)), Broken)
    assert len(line.calls) == 2


@pytest.mark.parametrize(
    "description",
    [
        'Bad Request: can\'t parse entities: Unsupported start tag "3" at byte offset 0',
        "Bad Request: message is too long",
        "Bad Request: message text is empty",
        "Bad Request: BUTTON_DATA_INVALID",
        "Bad Request: reply markup is too long",
        "Bad Request: something that nobody has seen before",
    ],
)
async def test_what_is_refused_as_malformed_is_our_fault(description):
    """Pitfalls 18, 19, 53."""
    assert isinstance(await verdict_on(refused(400, description)), Broken)


@pytest.mark.parametrize(
    "answer",
    [
        Answer(b"<html><h1>502 Bad Gateway</h1></html>", 502),
        Answer(b"", 502),
        Answer(b"", 200),
        Answer(b"<html>", 200),
        refused(500, "Internal Server Error"),
        refused(503, "Service Unavailable"),
        refused(504, "Gateway Timeout"),
        refused(401, "Unauthorized"),
        refused(404, "Not Found"),
        refused(409, "Conflict: terminated by other getUpdates request"),
        Answer(raises=TimedOut("Pool timeout: All connections in the connection pool are occupied.")),
        Answer(raises=TimedOut()),
        Answer(raises=NetworkError("httpx.ConnectError: ")),
        Answer(raises=ConnectionResetError("reset by peer")),
    ],
)
async def test_trouble_on_the_way_is_waited_out_whatever_it_looks_like(answer):
    """Pitfalls 29, 30."""
    verdict = await verdict_on(answer)
    assert isinstance(verdict, Later)
    assert not verdict.flood


async def test_a_body_that_is_too_large_is_our_fault():
    assert isinstance(await verdict_on(refused(413, "Request Entity Too Large")), Broken)


# ------------------------------------------------------------------------------------------------ the table itself


def test_every_error_class_of_the_library_has_its_row():
    classes = {
        found
        for _, found in inspect.getmembers(telegram.error, inspect.isclass)
        if issubclass(found, TelegramError) and found.__module__ == "telegram.error"
    }
    assert len(classes) >= 10
    assert {row.error for row in TABLE} == classes


def test_no_row_stands_behind_one_that_would_swallow_it():
    """In this library a BadRequest is a NetworkError: the most specific class comes first."""
    for place, row in enumerate(TABLE):
        for earlier in TABLE[:place]:
            assert not (earlier.words is None and issubclass(row.error, earlier.error)), (row, earlier)


def test_an_unknown_error_of_the_library_is_waited_out():
    assert isinstance(read_trouble(TelegramError("never seen")), Later)


def test_a_remedy_is_no_verdict():
    error = telegram.error.BadRequest("Message to edit not found")
    assert read_trouble(error) is Remedy.ANEW
