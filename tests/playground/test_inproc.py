"""The library over the playground without a socket."""

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, ReplyParameters, Update
from telegram.constants import ParseMode

from bot.playground.puppets import Stage
from tests.playground.tour import PNG


async def test_a_round_of_an_evening(world: Stage, bot: Bot) -> None:
    anna = world.person("<3 Anna", language_code=None)
    group = world.group("Lupi & contadini", anna, bot="admin")
    anna.says("/lupi@NarratoreBot", group)
    (update,) = await bot.get_updates(allowed_updates=Update.ALL_TYPES)
    assert update.effective_chat is not None
    assert update.effective_chat.id == group.id
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Entra", callback_data="1.x")]])
    message = await bot.send_message(
        group.id, "<b>Chi gioca?</b>", parse_mode=ParseMode.HTML, reply_markup=keyboard,
        reply_parameters=ReplyParameters(update.effective_message.message_id if update.effective_message else 0),
    )  # fmt: skip
    query = anna.presses("Entra")
    (press,) = await bot.get_updates(offset=update.update_id + 1)
    assert press.callback_query is not None
    assert press.callback_query.data == "1.x"
    await press.callback_query.answer("Ci sei", show_alert=True)
    assert query.answer is not None
    assert query.answer.alert
    await message.edit_text("Gioca Anna", reply_markup=None)
    assert group.last.markup is None
    assert world.malformed == []


async def test_files_go_up_and_come_down(world: Stage, bot: Bot) -> None:
    anna = world.person("Anna", started=True)
    photo = await bot.send_photo(anna.id, PNG, caption="<i>Di giorno</i>", parse_mode="HTML")
    assert (photo.photo[0].width, photo.photo[0].height) == (640, 480)
    media = InputMediaPhoto(PNG + b"\1", caption="Di notte")
    edited = await bot.edit_message_media(media, anna.id, photo.message_id)
    assert isinstance(edited, type(photo))
    assert edited.caption == "Di notte"
    document = await bot.send_document(anna.id, b"la prova", filename="prova.txt")
    assert document.document is not None
    file = await bot.get_file(document.document.file_id)
    assert bytes(await file.download_as_bytearray()) == b"la prova"
    assert world.malformed == []
