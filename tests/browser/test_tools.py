"""The tools of the page: a group's people and standing, topics, other groups, the bot's calls."""

import pytest
from playwright.async_api import expect

from bot.playground.members import Status
from tests.browser.visitor import DESK, HAND

pytestmark = pytest.mark.browser

ATTACK = '<img src=x onerror="window.taken = 1"><b>ciao</b>'


@pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "hand"])
async def test_people_and_bot_are_promoted_removed_and_let_in_from_the_menu(party, visit, size):
    anna, bruno = party.people(2)
    group = party.world.group("Il borgo", anna, bruno, kind="group", owner=anna)
    await party.settle()
    visitor = await visit(size=size)
    await visitor.tool("manage-group")
    box = visitor.page.locator("#manage")
    await box.get_by_role("button", name="Rendi admin: Bruno").click()
    await expect(box.get_by_role("button", name="Togli da admin: Bruno")).to_be_visible()
    await box.get_by_role("button", name="Allontana: Bruno").click()
    await expect(box.get_by_role("button", name="Fai entrare: Bruno")).to_be_focused()
    assert bruno.standing(group).status is Status.KICKED
    await visitor.does(box.get_by_label("Il bot nel gruppo").select_option("out"))
    assert not party.world.member(group.chat, party.world.bot).inside
    await visitor.does(box.get_by_label("Il bot nel gruppo").select_option("admin"))
    await box.get_by_role("button", name="Diventa un supergruppo").click()
    await expect(box.get_by_role("button", name="Diventa un supergruppo")).to_have_count(0)
    assert group.chat.type == "supergroup"
    assert "null" not in await box.inner_text()
    await visitor.page.keyboard.press("Escape")
    await expect(visitor.group.get_by_text("Il gruppo è diventato un supergruppo")).to_be_visible()


async def test_another_group_with_topics_is_made_and_each_topic_shows_its_own(party, visit):
    anna, bruno = party.people(2)
    group = party.world.group("Il borgo", anna, bruno, owner=anna)
    await party.settle()
    visitor = await visit()
    box = visitor.page.locator("#manage")
    await visitor.tool("manage-group")
    await box.get_by_label("Nome").fill("Piazza")
    await box.get_by_label("Tipo").select_option("forum")
    await box.get_by_role("button", name="Crea").click()
    await expect(visitor.group.get_by_role("heading", name="Piazza")).to_be_visible()
    await visitor.tool("manage-group")
    await box.get_by_label("Nuovo argomento").fill(ATTACK)
    await box.get_by_role("button", name="Apri").click()
    await expect(box.locator("strong", has_text=ATTACK)).to_be_visible()
    await visitor.page.keyboard.press("Escape")
    topics = visitor.group.locator(".topics")
    await topics.get_by_role("button", name=ATTACK).click()
    await visitor.group.locator("textarea").fill("Eccoci")
    await visitor.group.locator("textarea").press("Enter")
    await expect(visitor.group.get_by_text("Eccoci")).to_be_visible()
    await topics.get_by_role("button", name="Generale").click()
    await expect(visitor.group.get_by_text("Eccoci")).to_be_hidden()
    piazza = next(chat for chat in party.world.chats.values() if chat.title == "Piazza")
    assert [message.is_topic for message in piazza.messages.values() if message.text == "Eccoci"] == [True]
    await visitor.group.locator(".head select").select_option(str(group.id))
    await expect(visitor.group.get_by_role("heading", name="Il borgo")).to_be_visible()


async def test_the_bots_calls_are_seen_as_they_happen_and_refusals_stand_out(party, visit):
    anna, bruno = party.people(1)[0], party.world.person("Bruno")
    party.world.group("Il borgo", anna, bruno)
    await party.settle()
    visitor = await visit()
    await visitor.tool("show-calls")
    calls = visitor.page.locator("#calls .call")
    await expect(calls.filter(has_text="Come preferisci che parli di te?")).to_have_count(1)
    before = await calls.count()
    await party.bot.bot.send_message(anna.id, ATTACK)
    await expect(calls).to_have_count(before + 1)
    await calls.last.locator("summary").click()
    await expect(calls.last.locator("dd").first).to_have_text(ATTACK)
    with pytest.raises(Exception, match="initiate"):
        await party.bot.bot.send_message(bruno.id, "ciao")
    await expect(calls.last).to_contain_text("✕ 403 Forbidden")
    await visitor.page.get_by_label("solo i rifiuti").check()
    await expect(calls).to_have_count(1)
    assert await visitor.page.locator("#calls img, #calls b").count() == 0
    assert await visitor.page.evaluate("window.taken") is None
