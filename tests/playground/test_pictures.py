"""Pictures against the strict server: sent, edited, in the place of texts and the reverse, and where they are forbidden."""

import httpx
import pytest
from telegram import Bot
from telegram.error import BadRequest

from bot.delivery.verdicts import Sent
from bot.gateway.outlet import TelegramOutlet
from bot.pictures.bars import BARS, Bar, BarsData
from bot.pictures.drawing import order, payload
from bot.pictures.studio import Studio
from bot.playground.puppets import Group, Stage
from bot.playground.server import app
from storage.records import Act, Claim, OutboxItem
from tests.kit.rasters import token_png

KEYS = [[{"text": "Ancora", "data": "1.abc.more"}]]


@pytest.fixture
def outlet(bot: Bot) -> TelegramOutlet:
    return TelegramOutlet(bot, Studio(raster=token_png))


def claim(group: Group, figure: int, *, act: Act = Act.PICTURE, message_id: int | None = None) -> Claim:
    data = BarsData(title="Ruoli", rows=(Bar(name="Lupi", value=figure, most=9, said=f"{figure}/9"),))
    body = payload(order(BARS, data), caption=f"Ora <b>{figure}</b>", text=f"Ne sai {figure} su 9", keyboard=KEYS)
    item = OutboxItem(chat_id=group.id, act=act, slot="bars", payload=body)
    return Claim(row_ids=(1,), item=item, message_id=message_id, attempts=0, lease_by="test")


def shown(group: Group) -> list[tuple[str, bool]]:
    """What lies in the group: words, and whether there are buttons below."""
    messages = list(group.chat.messages.values())
    return [(str(m.content.get("caption", m.content.get("text"))), m.markup is not None) for m in messages]


async def sent(outlet: TelegramOutlet, what: Claim) -> int:
    verdict = await outlet.send(what)
    assert isinstance(verdict, Sent)
    assert verdict.message_id is not None
    return verdict.message_id


async def test_a_picture_is_sent_and_then_edited_in_its_place(world: Stage, outlet: TelegramOutlet) -> None:
    group = world.group("Il borgo", world.person("Anna"))
    first = await sent(outlet, claim(group, 3))
    assert await sent(outlet, claim(group, 4, message_id=first)) == first
    message = group.chat.messages[first]
    assert shown(group)[-1] == ("Ora 4", True)
    assert [entity["type"] for entity in message.content["caption_entities"]] == ["bold"]
    assert message.content["photo"][0]["width"] == 1080
    assert message.edited is not None


async def test_the_same_picture_in_its_own_place_changes_nothing_and_counts_as_sent(
    world: Stage, outlet: TelegramOutlet
) -> None:
    group = world.group("Il borgo", world.person("Anna"))
    first = await sent(outlet, claim(group, 3))
    assert await sent(outlet, claim(group, 3, message_id=first)) == first
    assert group.chat.messages[first].edited is None
    assert len(world.files) == 1


async def test_a_text_becomes_a_picture_in_its_place(world: Stage, outlet: TelegramOutlet) -> None:
    group = world.group("Il borgo", world.person("Anna"))
    first = await sent(outlet, claim(group, 3, act=Act.SHOW))
    assert shown(group)[-1] == ("Ne sai 3 su 9", True)
    assert await sent(outlet, claim(group, 3, message_id=first)) == first
    assert shown(group)[-1] == ("Ora 3", True)


async def test_a_picture_becomes_a_text_below_it_and_keeps_no_buttons(world: Stage, outlet: TelegramOutlet) -> None:
    group = world.group("Il borgo", world.person("Anna"))
    first = await sent(outlet, claim(group, 3))
    second = await sent(outlet, claim(group, 3, act=Act.SHOW, message_id=first))
    assert second != first
    assert shown(group)[-2:] == [("Ora 3", False), ("Ne sai 3 su 9", True)]


async def test_a_group_without_pictures_gets_the_text(world: Stage, outlet: TelegramOutlet) -> None:
    group = world.group("Il borgo", world.person("Anna"))
    group.allows("can_send_messages")
    first = await sent(outlet, claim(group, 3))
    assert shown(group)[-1] == ("Ne sai 3 su 9", True)
    assert group.chat.messages[first].content.get("photo") is None


async def test_a_picture_of_impossible_size_is_refused(world: Stage, bot: Bot) -> None:
    group = world.group("Il borgo", world.person("Anna"))
    with pytest.raises(BadRequest, match=r"(?i)photo_invalid_dimensions"):
        await bot.send_photo(group.id, token_png('<svg width="3000" height="100">'))


async def test_the_page_gets_pictures_as_pictures_and_nothing_else_as_one(world: Stage, bot: Bot) -> None:
    anna = world.person("Anna", started=True)
    picture = await bot.send_photo(anna.id, token_png('<svg width="60" height="40">'))
    paper = await bot.send_document(anna.id, b"<svg onload='x()'/>", filename="x.svg")
    transport = httpx.ASGITransport(app(world))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8080") as web:
        got = await web.get(f"/api/pictures/{picture.photo[0].file_unique_id}")
        assert (got.status_code, got.headers["content-type"]) == (200, "image/png")
        assert got.headers["x-content-type-options"] == "nosniff"
        assert paper.document is not None
        for other in (paper.document.file_unique_id, "none"):
            assert (await web.get(f"/api/pictures/{other}")).status_code == 404
