"""A narrator in a room: person 1 at the desk, and those who come by the link. Over `tests.kit.evening`."""

import re

from bot.sessions import commands as c
from bot.sessions.receipts import Accepted, Receipt, Rejected
from games.village.roles import KEYS
from tests.kit.evening import PEOPLE, Evening, Sent


class Room:
    """A narrator, person 1, and those who come by the link."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.session = evening, ""

    async def open(self) -> "Room":
        await self.evening.starts(1)
        receipt = await self.evening.does(1, c.OpenDesk, self.evening.private(1))
        assert isinstance(receipt, Accepted), receipt
        await self.evening.deliver()
        self.session = receipt.session_id or ""
        return self

    async def uses(self, pick: str, number: int = 1) -> Receipt:
        """Press a button of the page beside the screen, on that page if it stands."""
        message = next((m.message_id for m in reversed(self.evening.post) if (m.slot or "").startswith("aside.")), None)
        where = c.Where(chat_id=PEOPLE + number, message_id=self.message_of(message))
        receipt = await self.evening.does(number, c.UseDesk, where, session_id=self.session, pick=pick, press=True)
        await self.evening.deliver()
        return receipt

    def message_of(self, found: int | None) -> int | None:
        """The message in which the page was first shown: later ones are edits of it."""
        shown = [m for m in self.evening.post if (m.slot or "").startswith("aside.")]
        return next((m.message_id for m in shown if m.slot == shown[-1].slot), found) if shown else None

    async def taps(self, pick: str) -> Receipt:
        """Press a button of the desk's own screen."""
        prompt = (self.screen.slot or "").removeprefix("prompt:0:")
        receipt = await self.evening.presses(1, self.session, prompt, pick)
        await self.evening.deliver()
        assert not isinstance(receipt, Rejected), (pick, receipt)
        return receipt

    async def types(self, text: str) -> Receipt:
        receipt = await self.evening.does(1, c.SayWords, self.evening.private(1), text=text)
        await self.evening.deliver()
        return receipt

    @property
    def screen(self) -> Sent:
        """The desk's own screen, as it stands."""
        return next(m for m in reversed(self.evening.post) if (m.slot or "").startswith("prompt:0:") and m.buttons)

    @property
    def page(self) -> Sent:
        """The page beside the screen, as it stands."""
        return next(m for m in reversed(self.evening.post) if (m.slot or "").startswith("aside."))

    @property
    def payload(self) -> str:
        """What the link to the places hands to the bot."""
        return self.link("seat")

    def link(self, kind: str) -> str:
        """The same of a link of this kind that stands on the page."""
        found = re.search(rf"start=({kind}_[a-z0-9_]+)", self.page.text)
        assert found, self.page.text
        return found[1]

    async def come(self, *numbers: int) -> None:
        """These people open the link."""
        for number in numbers:
            receipt = await self.evening.starts(number, self.payload)
            assert isinstance(receipt, Accepted), receipt
            await self.evening.deliver()

    async def hand_out(self, *roles: str) -> None:
        """These cards, dealt on the table, in the order of the seats; then the first night."""
        await self.taps("hand")
        for seat, role in enumerate(roles, start=1):
            await self.taps(f"c-{seat}-{KEYS.index(role)}")
        await self.taps("go")

    def got(self, number: int, since: int = 0) -> list[Sent]:
        """What the person was sent."""
        return [m for m in self.evening.post[since:] if m.chat_id == PEOPLE + number and m.act == "show"]

    def card(self, number: int) -> Sent:
        """The person's card as it stands."""
        return next(m for m in reversed(self.got(number)) if (m.slot or "").startswith("card."))
