"""Pictures on their way out: drawn when they are sent, uploaded once, and a text where there can be none."""

import asyncio

import pytest

from bot.delivery.judging import as_sent
from bot.delivery.verdicts import Barred, Broken, Later, Sent
from bot.gateway.outlet import TelegramOutlet
from bot.pictures.drawing import order, payload
from bot.pictures.qr import QR, QrData
from bot.pictures.raster import NotDrawn
from bot.pictures.studio import Studio
from storage.records import Act, Claim, OutboxItem
from tests.gateway.scripted import MESSAGE, Scripted, ok, refused, scripted_client

GROUP = -1002999999999
PHOTO = ok(
    MESSAGE
    | {
        "photo": [
            {"file_id": "small", "file_unique_id": "s", "width": 90, "height": 90},
            {"file_id": "large", "file_unique_id": "l", "width": 1080, "height": 1080},
        ]
    }
)
KEYS = [[{"text": "Siediti", "data": "1.abc.lobby.join"}]]


def claim(link: str = "https://t.me/x", *, message_id: int | None = None, act: Act = Act.PICTURE) -> Claim:
    body = payload(order(QR, QrData(link=link)), caption="<b>Qui</b>", text="Qui: <code>x</code>", keyboard=KEYS)
    item = OutboxItem(chat_id=GROUP, act=act, slot="qr", payload=body)
    return Claim(row_ids=(1,), item=item, message_id=message_id, attempts=0, lease_by="test")


def raster(svg: str) -> bytes:
    return b"\x89PNG" + svg[:40].encode()


def fails(svg: str) -> bytes:
    raise NotDrawn("by this test")


def outlet(*script, draw=raster) -> tuple[TelegramOutlet, Scripted]:
    bot, line = scripted_client(*script, otherwise=PHOTO)
    return TelegramOutlet(bot, Studio(raster=draw)), line


def methods(line: Scripted) -> list[str]:
    return [call.method for call in line.calls]


async def test_a_picture_is_drawn_and_uploaded_with_its_caption_and_buttons():
    out, line = outlet()
    assert await out.send(claim()) == Sent(message_id=900)
    (call,) = line.calls
    assert (call.method, call.files) == ("sendPhoto", True)
    assert (call.params["caption"], call.params["parse_mode"]) == ("<b>Qui</b>", "HTML")
    assert call.params["reply_markup"]["inline_keyboard"][0][0]["callback_data"] == "1.abc.lobby.join"


async def test_the_next_picture_of_a_slot_takes_the_place_of_the_last():
    out, line = outlet()
    assert await out.send(claim(message_id=900)) == Sent(message_id=900)
    (call,) = line.calls
    assert (call.method, call.files, call.params["message_id"]) == ("editMessageMedia", True, 900)
    assert call.params["media"]["caption"] == "<b>Qui</b>"


async def test_a_picture_that_telegram_has_is_not_uploaded_again():
    out, line = outlet()
    for each in (claim(), claim(), claim(message_id=7), claim("https://t.me/y")):
        await out.send(each)
    assert [call.files for call in line.calls] == [True, False, False, True]
    assert line.calls[1].params["photo"] == line.calls[2].params["media"]["media"] == "large"


async def test_an_id_that_telegram_no_longer_knows_is_forgotten():
    wrong = refused(400, "Bad Request: wrong file identifier/HTTP URL specified")
    out, line = outlet(PHOTO, wrong)
    for _ in range(3):
        assert await out.send(claim()) == Sent(message_id=900)
    assert [call.files for call in line.calls] == [True, False, True, False]


@pytest.mark.parametrize(
    "why",
    [
        refused(400, "Bad Request: not enough rights to send photos to the chat"),
        refused(403, "Forbidden: CHAT_SEND_PHOTOS_FORBIDDEN"),
        refused(400, "Bad Request: IMAGE_PROCESS_FAILED"),
        refused(400, "Bad Request: PHOTO_INVALID_DIMENSIONS"),
    ],
)
async def test_where_there_may_be_no_picture_the_text_says_it(why):
    out, line = outlet(why)
    assert await out.send(claim()) == Sent(message_id=900)
    assert methods(line) == ["sendPhoto", "sendMessage"]
    assert line.calls[1].params["text"] == "Qui: <code>x</code>"
    assert line.calls[1].params["reply_markup"]["inline_keyboard"]


async def test_where_nothing_may_be_written_the_text_changes_nothing():
    out, _ = outlet(
        refused(400, "Bad Request: not enough rights to send photos to the chat"),
        refused(400, "Bad Request: not enough rights to send text messages to the chat"),
    )
    assert isinstance(await out.send(claim()), Barred)


async def test_what_cannot_be_drawn_is_told():
    out, line = outlet(draw=fails)
    assert await out.send(claim()) == Sent(message_id=900)
    assert methods(line) == ["sendMessage"]


async def test_data_that_no_drawing_understands_are_told_as_well():
    odd = OutboxItem(
        chat_id=GROUP, act=Act.PICTURE, payload={"drawing": "none", "data": {}, "caption": "", "text": "Ecco"}
    )
    out, line = outlet()
    sent = await out.send(Claim(row_ids=(1,), item=odd, message_id=None, attempts=0, lease_by="test"))
    assert sent == Sent(message_id=900)
    assert methods(line) == ["sendMessage"]


async def test_a_picture_that_becomes_a_text_is_sent_anew_and_leaves_no_buttons_behind():
    kind = refused(400, "Bad Request: there is no text in the message to edit")
    out, line = outlet(kind)
    assert await out.send(claim(message_id=7, act=Act.SHOW)) == Sent(message_id=900)
    assert methods(line) == ["editMessageText", "editMessageReplyMarkup", "sendMessage"]
    assert line.calls[1].params["message_id"] == 7
    assert "reply_markup" not in line.calls[1].params


async def test_buttons_that_are_gone_already_do_not_stop_the_new_message():
    kind = refused(400, "Bad Request: there is no text in the message to edit")
    out, line = outlet(kind, refused(400, "Bad Request: message is not modified"))
    assert await out.send(claim(message_id=7, act=Act.SHOW)) == Sent(message_id=900)
    assert len(line.calls) == 3


async def test_buttons_that_could_not_be_taken_off_are_taken_off_later():
    kind = refused(400, "Bad Request: there is no text in the message to edit")
    out, line = outlet(kind, refused(502, "Bad Gateway"))
    assert isinstance(await out.send(claim(message_id=7, act=Act.SHOW)), Later)
    assert len(line.calls) == 2


async def test_a_picture_that_is_gone_is_sent_anew():
    out, line = outlet(refused(400, "Bad Request: message to edit not found"))
    assert await out.send(claim(message_id=7)) == Sent(message_id=900)
    assert methods(line) == ["editMessageMedia", "sendPhoto"]


async def test_a_picture_refused_as_malformed_goes_as_plain_text_the_next_time():
    out, line = outlet(refused(400, "Bad Request: message caption is too long"))
    first = claim()
    assert isinstance(await out.send(first), Broken)
    again = as_sent(Claim(row_ids=(1,), item=first.item, message_id=None, attempts=1, lease_by="test", stage=2))
    assert await out.send(again) == Sent(message_id=900)
    assert line.calls[1].method == "sendMessage"
    assert line.calls[1].params["text"] == "Qui: x"


async def test_the_loop_goes_on_while_a_picture_is_drawn():
    loop, entered, may_end = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()

    def slow(svg: str) -> bytes:
        loop.call_soon_threadsafe(entered.set)
        asyncio.run_coroutine_threadsafe(may_end.wait(), loop).result(10)
        return raster(svg)

    out, line = outlet(draw=slow)
    sending = asyncio.ensure_future(out.send(claim()))
    await entered.wait()
    assert not line.calls
    may_end.set()
    assert await sending == Sent(message_id=900)
