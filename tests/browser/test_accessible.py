"""The page for everybody: what axe-core finds, at both sizes, in both themes, on every screen."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from tests.browser.visitor import DESK, HAND

pytestmark = pytest.mark.browser

LOOKS = [(DESK, "light"), (HAND, "dark")]


async def blemishes(page: Page) -> list[str]:
    """What axe-core finds wrong, one line each: the rule and where."""
    found = (await Axe().run(page)).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
async def test_nothing_on_any_screen_is_out_of_reach(party, visit, size, scheme):
    anna, bruno = party.people(2)
    group = party.world.group("Il borgo", anna, bruno, kind="forum", owner=anna)
    group.topic("Partite")
    await party.takes_seats(group, [anna])
    await party.bot.bot.send_message(
        group.id, "<tg-spoiler>il lupo</tg-spoiler> /stato <code>x</code>", parse_mode="HTML"
    )
    await party.bot.bot.send_poll(group.id, "Chi?", ["Anna", "Bruno"], is_anonymous=False)
    visitor = await visit(size=size, color_scheme=scheme)
    page = visitor.page
    assert await blemishes(page) == []
    await visitor.tool("show-calls")
    await expect(page.locator("#calls .call").first).to_be_visible()
    assert await blemishes(page) == []
    await page.locator("#calls header button").click()
    await visitor.tool("manage-group")
    assert await blemishes(page) == []
    await page.keyboard.press("Escape")
    await visitor.tool("add-person")
    assert await blemishes(page) == []
    await page.keyboard.press("Escape")
    await visitor.face(bruno).click()
    await visitor.phone(bruno).get_by_role("button", name="Altro su Bruno").click()
    assert await blemishes(page) == []
