"""A draw through the bot, from the page: typed after its name, chosen from what it offers, pressed, fixed."""

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.browser


async def test_a_number_is_offered_sent_and_drawn_by_clicks(party, visit):
    anna, bruno = party.world.person("Anna"), party.world.person("Bruno")
    group = party.world.group("Il borgo", anna, bruno, bot=None)
    visitor = await visit()
    await visitor.becomes(anna)
    line, offers = visitor.group.locator(".composer textarea"), visitor.group.locator(".offers .chip")
    await visitor.does(line.fill("@NarratoreBot 12"))
    await expect(offers.first).to_contain_text("Un numero da 1 a 12")
    await expect(offers.last).to_have_text("Eventi della notte: in privato")
    await offers.first.click()
    await expect(line).to_have_value("")
    await expect(offers.first).to_be_hidden()
    button = visitor.group.get_by_role("button", name="Estrai")
    await expect(button).to_be_visible()
    (message,) = [message for message in group.chat.messages.values() if message.via_bot is not None]
    await visitor.becomes(bruno)
    await visitor.does(button.click())
    await expect(visitor.group.get_by_text("Ha premuto Bruno.")).to_be_visible()
    await expect(button).to_have_count(0)
    assert message.text.startswith("🎲 Da 1 a 12: ")


async def test_a_text_that_begins_otherwise_is_a_text(party, visit):
    anna = party.world.person("Anna")
    party.world.group("Il borgo", anna)
    visitor = await visit()
    await visitor.becomes(anna)
    line = visitor.group.locator(".composer textarea")
    await line.fill("ciao @NarratoreBot 12")
    await line.press("Enter")
    await expect(visitor.group.get_by_text("ciao @NarratoreBot 12")).to_be_visible()
    assert party.world.queries == {}
