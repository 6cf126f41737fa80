"""Take the README's picture: the page of the playground, with a game of Lupi e contadini in course.

`python -m scripts.screenshot` from the root of the project, with the development environment and the system's Chromium. The scene
is the same each time: people, cards and clock are fixed.
"""

import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Page, async_playwright

from bot.playground.model import Message
from bot.playground.puppets import Group, Person
from bot.playground.server import LocalServer, app
from tests.kit.party import Party, prompt_of

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "playground.png"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip
PEOPLE = 7
SEED = "moon"


async def scene(party: Party) -> None:
    """The morning after the first night: what it brought has been told, and the village talks."""
    people = party.people(PEOPLE)
    group = party.world.group("La locanda del Lupo", *people, owner=people[0])
    await party.begins(group, people)
    await party.until(lambda: all(asked(person.hears()) for person in people))
    for person in people:
        answer(party, person)
        await party.settle()
    await party.until(lambda: dawned(group))
    await party.pass_time(20)
    people[1].says("Io ho sentito passi sulla scala, stanotte.", group)
    await party.pass_time(25)
    people[3].says("Anch'io. E qualcuno stamattina ha gli stivali sporchi di fango…", group)
    await party.until(lambda: asked(group.reads()[-2:]))


def asked(messages: Sequence[Message]) -> set[str]:
    """The questions of the game that stand open in these messages: session and prompt."""
    return {prompt for message in messages if (prompt := prompt_of(message)) is not None}


def dawned(group: Group) -> bool:
    """Whether the bot has told what the night brought."""
    return any("☀" in message.text for message in group.reads())


def answer(party: Party, person: Person) -> None:
    """Press one of the buttons of the newest question in private, if there is one."""
    for message in reversed(person.hears()):
        if prompt_of(message) is not None:
            options = [button["callback_data"] for button in message.buttons if "callback_data" in button]
            person.presses(data=party.rng.stream(f"{person.id}:{message.id}").choice(options), message=message)
            return


async def take(page: Page, url: str, target: Path) -> None:
    """Open the page, let it settle, keep the picture."""
    await page.goto(url)
    await page.locator("body[data-ready]").wait_for()
    await page.locator("section.group article").last.wait_for()
    target.parent.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=target)


async def main(target: Path = PICTURE, *, locale: str = "it-IT", dark: bool = False) -> None:
    """Play until the scene is set, then take the picture."""
    browser_path = next(filter(None, map(shutil.which, (os.environ.get("CHROMIUM", ""), *BROWSERS))), None)
    if browser_path is None:
        sys.exit("the picture needs Chromium: install it, or give its path in the variable CHROMIUM")
    with tempfile.TemporaryDirectory() as folder:
        party = await Party(Path(folder), seed=SEED).opens()
        await party.bot.register()
        await scene(party)
        async with LocalServer(app(party.world)) as server, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))
            page = await browser.new_page(
                viewport={"width": 1440, "height": 900},
                locale=locale,
                reduced_motion="reduce",
                color_scheme="dark" if dark else "light",
            )
            await take(page, server.url, target)
            await browser.close()
        await party.closes()
    print(target)


if __name__ == "__main__":
    asyncio.run(main())
