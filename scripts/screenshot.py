"""Take the pictures of the documents: the playground's first screen, all hands, and one's own phone, large and small.

`python -m scripts.screenshot` from the root of the project, with the development environment, the system's Chromium and a font
that has emoji. The scenes are the same each time: people, cards and clock are fixed.
"""

import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from bot.playground.errors import Impossible, Json
from bot.playground.model import Message
from bot.playground.puppets import Group, Person
from bot.playground.scenes import SPEEDS, Scene
from bot.playground.server import LocalServer, app
from bot.playground.window import Window
from bot.sessions.commands import FillSeats, Where, Who
from tests.kit.party import Party, prompt_of

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
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


class House:
    """A backstage for one picture: it tells of a scene, and changes nothing."""

    def __init__(self, party: Party, seats: int | None) -> None:
        """Without seats there is no scene yet: the page opens with its first screen."""
        self.window = Window(party.world)
        self._party = party
        self._seats = seats

    def describe(self) -> Json:
        """What the page shows around the chats."""
        bundles, specs = self._party.bot.bundles, self._party.bot.specs
        scene = None if self._seats is None else Scene(game="lupi", seats=self._seats).model_dump()
        return {
            "scene": scene,
            "number": 0,
            "state": "none" if scene is None else "playing",
            "you": None
            if scene is None
            else next(user.id for user in self._party.world.users.values() if not user.is_bot),
            "clock": {"now": self._party.clock.now().isoformat(), "rate": 2.0, "paused": False, "standing": True},
            "speeds": list(SPEEDS),
            "games": [
                {
                    "key": key,
                    "names": {locale: bundles.plain(locale, f"{key}-name") for locale in bundles.locales},
                    "seats": [spec.game.table_size[0], spec.game.table_size[-1]],
                }
                for key, spec in specs.items()
            ],
        }

    def visited(self) -> None:
        """Nothing waits."""

    def play(self, raw: bytes) -> Json:  # noqa: ARG002 (its shape)
        """A picture has one scene."""
        raise Impossible("a picture has one scene")

    async def pace(self, raw: bytes) -> Json:  # noqa: ARG002 (its shape)
        """A picture stands."""
        raise Impossible("a picture stands")


async def alone(party: Party) -> None:
    """One person and six computer players, on the first morning."""
    (zoe,) = party.people(1)
    group = party.world.group("Il borgo", zoe, owner=zoe)
    await party.takes_seats(group, [zoe])
    record = await party.session(group)
    await party.bot.service.handle(
        FillSeats(
            key="picture",
            who=Who(user_id=zoe.id, name=zoe.name),
            where=Where(chat_id=group.id, kind="supergroup", title="Il borgo"),
            session_id=record.id,
            seats=PEOPLE,
        )
    )
    zoe.says("/via@NarratoreBot", group)
    await party.until(lambda: asked(zoe.hears()))
    answer(party, zoe)
    await party.until(lambda: dawned(group))
    await party.until(lambda: asked(group.reads()[-2:]) or asked(zoe.hears()[-1:]))


async def take(browser: Browser, url: str, target: Path, size: tuple[int, int], *, dark: bool, phone: bool) -> None:
    """Open the page, let it settle, keep the picture."""
    page = await browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        locale="it-IT",
        reduced_motion="reduce",
        color_scheme="dark" if dark else "light",
    )
    await page.goto(url)
    await page.locator("body[data-ready]").wait_for()
    if phone:
        await page.locator("#people .face-button").last.click()
    target.parent.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=target)
    await page.close()
    print(target)


DESK, HAND = (1440, 900), (390, 844)
SHOTS: tuple[tuple[str, Callable[[Party], Awaitable[None]] | None, int | None, tuple[int, int], bool], ...] = (
    ("playground.png", scene, None, DESK, False),
    ("playground-menu.png", None, 0, (1280, 800), False),
    ("playground-play.png", alone, PEOPLE, (1280, 800), False),
    ("playground-phone.png", alone, PEOPLE, HAND, True),
)
"""File, what is played, the seats of the house (None: a world alone; 0: a house without a scene), size, and whether it is dark."""


async def main(folder: Path = PICTURES) -> None:
    """Play each scene until it is set, then take its picture."""
    browser_path = next(filter(None, map(shutil.which, (os.environ.get("CHROMIUM", ""), *BROWSERS))), None)
    if browser_path is None:
        sys.exit("the pictures need Chromium: install it, or give its path in the variable CHROMIUM")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))
        for name, play, seats, size, dark in SHOTS:
            with tempfile.TemporaryDirectory() as place:
                party = await Party(Path(place), seed=SEED).opens()
                await party.bot.register()
                if play is not None:
                    await play(party)
                house = None if seats is None else House(party, seats or None)
                async with LocalServer(app(party.world, backstage=house)) as server:
                    await take(browser, server.url, folder / name, size, dark=dark, phone=size == HAND)
                await party.closes()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
