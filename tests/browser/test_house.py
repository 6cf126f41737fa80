"""The page in a house: the first screen, scenes that change, the clock, one's own phone beside the group."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.main import GAMES, LOCALES
from bot.narration.bundles import Bundles
from bot.playground.demo import Demo
from bot.settings import Settings
from tests.browser.test_accessible import LOOKS, blemishes
from tests.browser.test_game import NOT_OF_THE_GAME
from tests.browser.visitor import DESK, HAND, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

House = Callable[..., Awaitable[Visitor]]
BUNDLES = Bundles(LOCALES)


@pytest.fixture
async def house(browser: Browser) -> AsyncIterator[House]:
    """Open the page of a house: `house(query, size=DESK, locale="it-IT")`. At the end nobody may have seen an error."""
    stop, opened = asyncio.Event(), asyncio.get_running_loop().create_future()
    demo = Demo(Settings(), games=GAMES, bundles=BUNDLES)
    serving = asyncio.ensure_future(demo.run(stop, opened=opened.set_result))
    visitors: list[Visitor] = []

    async def open_page(query: str = "", *, size=DESK, locale="it-IT", **more) -> Visitor:
        width, height = size
        context = await browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", **more
        )
        visitor = Visitor(await context.new_page(), demo)
        visitors.append(visitor)
        await visitor.opens(f"{await opened}/{query}")
        return visitor

    yield open_page
    for visitor in visitors:
        await visitor.page.context.close()
    stop.set()
    await serving
    assert not [error for visitor in visitors for error in visitor.errors]


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
async def test_the_first_screen_is_within_everybodys_reach_and_fits(house, size, scheme):
    visitor = await house(size=size, color_scheme=scheme, locale="en-GB")
    await expect(visitor.page.locator("#menu")).to_be_visible()
    assert await blemishes(visitor.page) == []
    begin = visitor.page.get_by_role("button", name="Begin")
    await expect(begin).to_be_in_viewport(ratio=1)
    assert await visitor.page.evaluate("document.documentElement.scrollWidth") == size[0]
    await visitor.page.keyboard.press("Escape")
    await expect(begin).to_be_visible()


@pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "hand"])
async def test_a_newcomer_takes_one_seat_by_the_keyboard_and_sees_one_phone_beside_the_group(house, size):
    visitor = await house(size=size)
    page = visitor.page
    await page.locator("#menu [name=game]").select_option("lupi")
    await page.get_by_label("Il tuo nome").fill("Zoe")
    await page.keyboard.press("Enter")
    await expect(page.locator("#menu")).to_be_hidden()
    await expect(visitor.group).to_contain_text("Notte 1", timeout=15000)
    await expect(page.locator("#setting")).to_be_hidden()
    await expect(page.locator("section.phone")).to_have_count(1)
    await expect(visitor.group.locator(".as")).to_be_hidden()
    if size == HAND:
        badge = page.locator("#people .badge").last
        await expect(badge).to_be_visible()
        await page.locator("#people button", has_text="Zoe").click()
        await expect(badge).to_be_hidden()
    await expect(page.locator("section.phone").get_by_text("Notte 1")).to_be_visible()
    assert await blemishes(page) == []
    # The same address is the same table: whoever opens it again finds the game as it is.
    number = await page.evaluate("fetch('api/world').then((r) => r.json()).then((w) => w.house.number)")
    await page.reload()
    await expect(page.locator("section.phone")).to_have_count(1)
    assert await page.evaluate("fetch('api/world').then((r) => r.json()).then((w) => w.house.number)") == number


async def test_a_link_opens_its_scene_and_the_menu_changes_it_without_a_new_start(house):
    visitor = await house("?game=lupi&seats=6&mode=watch&speed=10&language=en", locale="en-GB")
    page = visitor.page
    await expect(visitor.group).to_contain_text("Night 1", timeout=15000)
    await expect(page.locator("section.phone")).to_have_count(0)
    await page.get_by_role("button", name="Menu").click()
    await page.locator(".mode", has_text="All hands").click()
    await page.get_by_label("Seats with a phone").fill("2")
    await page.get_by_role("button", name="Begin").click()
    await expect(page.locator("section.phone")).to_have_count(2, timeout=15000)
    await expect(page.locator("#intro")).to_contain_text("secrets included")
    assert "mode=all" in page.url


async def test_the_clock_is_stopped_and_quickened_and_skips_ahead(house):
    visitor = await house("?game=lupi&seats=6&mode=play&speed=1")
    page, clock = visitor.page, visitor.page.locator("#clock")
    await expect(visitor.group).to_contain_text("Notte 1", timeout=15000)
    await page.get_by_role("button", name="Ferma l’orologio").click()
    await expect(page.get_by_role("button", name="Fai ripartire l’orologio")).to_be_visible()
    shown = await clock.text_content()
    await asyncio.sleep(1.1)
    assert await clock.text_content() == shown
    await page.locator("#skip").click()
    await expect(clock).not_to_have_text(shown or "")
    await page.get_by_label("Velocità").first.select_option("10")
    await page.get_by_role("button", name="Fai ripartire l’orologio").click()
    await expect(page.locator("body[data-paused]")).to_have_count(0)


async def test_a_scene_that_cannot_be_is_said_and_the_menu_stays(house):
    visitor = await house("?game=lupi&seats=3")
    await expect(visitor.page.locator("#alert")).to_contain_text("da 5 a")
    visitor.errors.clear()  # the browser notes the server's 409


async def test_a_newcomer_plays_a_whole_game_alone_with_clicks(house):
    """Whatever is asked gets the first answer that is offered; where nothing is, the wait is skipped."""
    visitor = await house("?game=lupi&seats=5&mode=play&speed=10&seed=moon")
    page, done = visitor.page, set()
    await expect(visitor.group).to_contain_text("Notte 1", timeout=15000)
    await page.add_locator_handler(page.locator("#alert[open]"), lambda box: box.get_by_role("button").click())
    again = visitor.group.locator('.key[data-key*="rematch"]')
    open_keys = page.locator('section.panel article .key[data-key*="."]')
    for _ in range(400):
        if await again.count():
            break
        found = await open_keys.evaluate_all(
            "keys => keys.filter((key) => key.isConnected)"
            ".map((key) => [key.closest('section').dataset.chat, key.closest('article').dataset.id, key.dataset.key])"
        )
        asked = [one for one in found if of_the_game(one[2]) and (one[0], one[1], question(one[2])) not in done]
        if not asked:
            await page.locator("#skip").click()
            await asyncio.sleep(0.02)
            continue
        chat, message, data = asked[0]
        done.add((chat, message, question(data)))
        # What has been asked may be gone by now: whoever is too late is told so, or finds no button.
        key = page.locator(f'section[data-chat="{chat}"] article[data-id="{message}"] .key[data-key="{data}"]')
        with suppress(PlaywrightTimeout):
            await key.click(timeout=500)
    await expect(again).to_have_count(1)
    visitor.errors[:] = [error for error in visitor.errors if "409" not in error]


def question(data: str) -> str:
    return data.rpartition(".")[0]


def of_the_game(data: str) -> bool:
    parts = data.split(".")
    return len(parts) > 3 and parts[1] != "-" and parts[2] not in NOT_OF_THE_GAME
