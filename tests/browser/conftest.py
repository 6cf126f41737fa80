"""A browser, and a visitor in it: the real page on the real server, with the whole bot behind it and its clock in our hands."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, async_playwright

from bot.playground.limits import Limits
from bot.playground.server import LocalServer, app
from tests.browser.visitor import FLAGS, Visitor
from tests.kit.party import Party

Visit = Callable[..., Awaitable[Visitor]]


@pytest.fixture
async def party(tmp_path) -> AsyncIterator[Party]:
    """The bot, started; a world with nobody in it yet."""
    party = await Party(tmp_path, limits=Limits.unpaced()).opens()
    await party.bot.register()
    yield party
    await party.closes()


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """The system's Chromium, without a window."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        await browser.close()


@pytest.fixture
async def visit(party: Party, browser: Browser) -> AsyncIterator[Visit]:
    """Open the page: `visit(size=DESK, locale="it-IT", …)`. At the end no visitor may have seen an error."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(LocalServer(app(party.world)))
        visitors: list[Visitor] = []

        async def open_page(*, size: tuple[int, int] = (1440, 900), locale: str = "it-IT", **more: object) -> Visitor:
            context = await browser.new_context(
                viewport={"width": size[0], "height": size[1]}, locale=locale, reduced_motion="reduce", **more
            )
            stack.push_async_callback(context.close)
            visitor = Visitor(await context.new_page(), party)
            visitors.append(visitor)
            await visitor.opens(server.url)
            return visitor

        yield open_page
        assert not [error for visitor in visitors for error in visitor.errors]
