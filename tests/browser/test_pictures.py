"""Pictures on the page: seen, described, and changed in their place."""

import pytest
from playwright.async_api import expect
from telegram import InputMediaPhoto

from bot.pictures.bars import BARS, Bar, BarsData
from bot.pictures.drawing import order, svg_of
from bot.pictures.raster import png_of
from bot.playground.puppets import Group
from tests.browser.visitor import HAND

pytestmark = pytest.mark.browser


def png(figure: int) -> bytes:
    data = BarsData(title="Ruoli", rows=(Bar(name="Lupi", value=figure, most=9, said=f"{figure}/9"),))
    return png_of(svg_of(BARS, order(BARS, data)))


async def sees(visitor, group: Group, caption: str) -> None:
    """The last message is a picture that has come, with this below it."""
    last = visitor.group.locator("article.message").last
    await expect(last).to_contain_text(caption)
    picture = last.get_by_role("img", name="Immagine")
    await expect(picture).to_be_visible()
    await expect(picture).to_have_js_property("naturalWidth", 1080)
    wide = await visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide == HAND[0]


async def test_a_picture_is_seen_with_its_caption_and_changes_in_its_place(party, visit):
    group = party.world.group("Il borgo", party.world.person("Anna"))
    visitor = await visit(size=HAND)
    message = await party.bot.bot.send_photo(group.id, png(3), caption="Ne sai tre")
    await sees(visitor, group, "Ne sai tre")
    first = await visitor.group.locator(".photo img").get_attribute("src")
    await message.edit_caption("Tre, per ora")
    await sees(visitor, group, "Tre, per ora")
    await message.edit_media(InputMediaPhoto(png(4), caption="Ora quattro"))
    await sees(visitor, group, "Ora quattro")
    assert await visitor.group.locator(".photo img").get_attribute("src") != first
    assert await visitor.group.locator(".photo").count() == 1
