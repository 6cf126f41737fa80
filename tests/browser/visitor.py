"""Somebody at the page: looks, clicks, presses keys. Whatever the page sends, the bot gets to act on."""

import asyncio
from collections.abc import Awaitable

from playwright.async_api import Locator, Page, expect

from bot.playground.model import Message
from bot.playground.puppets import Group, Person
from tests.kit.party import Party

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip
DESK = (1440, 900)
HAND = (390, 844)
_TABS = 200


class Visitor:
    """A page and whoever sits before it. `errors` is what the console and the network complained of."""

    def __init__(self, page: Page, party: Party) -> None:
        self.page = page
        self.party = party
        self.errors: list[str] = []
        page.on("console", lambda line: self.errors.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "response",
            lambda answer: self.errors.append(f"{answer.status} {answer.url}") if _bad(answer.status) else None,
        )

    async def opens(self, url: str) -> None:
        """Open the page and wait until the world is on it."""
        await self.page.goto(url)
        await expect(self.page.locator("body[data-ready]")).to_be_attached(timeout=15_000)

    # Where things are

    @property
    def group(self) -> Locator:
        """The group's panel."""
        return self.page.locator("section.group")

    def phone(self, person: Person) -> Locator:
        """A person's phone."""
        return self.page.locator(f'section.phone[data-chat="{person.id}"]')

    def face(self, chat: Person | Group) -> Locator:
        """The button in the row of faces."""
        return self.page.locator(f'#people [data-chat="{chat.id}"]')

    def key(self, message: Message, data: str) -> Locator:
        """A button below a message."""
        article = f'section[data-chat="{message.chat.id}"] article[data-id="{message.id}"]'
        return self.page.locator(article).locator(f'.key[data-key="{data}"]')

    # What a visitor does

    async def does(self, act: Awaitable[object]) -> None:
        """An act that the bot hears of; what it answers has been sent when this comes back."""
        await self.party.settle()  # what came before is no answer to this
        await act
        await asyncio.wait_for(self.party.world.updates.arrival(), 10)
        await self.party.settle()

    async def becomes(self, person: Person) -> None:
        """Take a person's hands, and go back to the group where only one chat is shown."""
        await self.face(person).click()
        if not await self.group.is_visible():
            await self.page.locator("#people .face-button").first.click()

    async def tool(self, name: str) -> None:
        """Open the tools and press one of them, by its id."""
        await self.page.locator("#tools").click()
        await self.page.locator(f"#{name}").click()

    async def tabs_to(self, target: Locator) -> None:
        """Press Tab until this has the focus."""
        for _ in range(_TABS):
            if await target.evaluate("node => node === document.activeElement"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")


def _bad(status: int) -> bool:
    return status >= 400
