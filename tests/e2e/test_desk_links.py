"""Cards by link and the desk's handing over, over the whole Bot API, with the bot killed half-way."""

import re

from bot.playground.model import Message
from bot.playground.puppets import Person
from tests.kit.party import Party, pick_of


def shown(person: Person, pick: str) -> Message:
    """The last message with a button of this pick."""
    return next(
        message for message in reversed(person.hears()) if any(pick_of(button) == pick for button in message.buttons)
    )


class Narrator:
    """Presses by pick, and counts."""

    def __init__(self, party: Party, person: Person) -> None:
        self.party, self.person, self.taps = party, person, 0

    async def tap(self, *picks: str) -> None:
        for pick in picks:
            message = shown(self.person, pick)
            data = next(str(button["callback_data"]) for button in message.buttons if pick_of(button) == pick)
            self.person.presses(message=message, data=data)
            self.taps += 1
            await self.party.pass_time(2)

    async def say(self, text: str) -> None:
        self.person.says(text)
        self.taps += 1
        await self.party.pass_time(2)

    def payload(self, kind: str) -> str:
        return re.findall(rf"start=({kind}_[a-z0-9_]+)", self.person.text())[-1]


async def test_cards_are_taken_by_link_in_few_taps_and_the_desk_passes_on(party: Party) -> None:
    anna, *players, bruno, zoe = party.people(8)
    narrator = Narrator(party, anna)
    await narrator.say("/narra villaggio")
    await narrator.tap("link", "qr")
    assert any("photo" in message.content or "Inquadra" in message.text for message in anna.hears())
    link = narrator.payload("seat")
    for player in players[:3]:
        player.starts(link)
        await party.pass_time(2)
    # A door that stands half open outlives the bot.
    await party.restarts(after=60)
    for player in players[3:]:
        player.starts(link)
        await party.pass_time(2)
    await narrator.tap("full", "deal")
    before = [len(player.hears()) for player in players]
    await narrator.tap("go")
    await party.pass_time(5)
    assert narrator.taps == 6
    for player, count in zip(players, before, strict=True):
        card = player.hears()[count]
        assert card.text.startswith("🃏 Posto")
        assert card.protected
    players[0].says("/ruolo")
    await party.pass_time(2)
    assert players[0].last.text.startswith("🃏 Posto 1")
    assert "Notte 1" in shown(anna, "undo").text
    # Somebody blocks the bot after the deal: the narrator hears of it.
    players[1].blocks()
    await party.pass_time(2)
    assert "Consegna una carta vera" in anna.text()

    await narrator.tap("menu", "hand", "handlink")
    handing = narrator.payload("desk")
    await party.restarts(after=30)
    bruno.starts(handing)
    await party.pass_time(2)
    bruno.presses(message=bruno.last, data=str(bruno.last.buttons[0]["callback_data"]))
    await party.pass_time(60)
    assert "Notte 1" in shown(bruno, "undo").text
    veils = [message.text for message in anna.hears() if "spoiler" in str(message.content.get("entities", ""))]
    assert veils == []
    assert "Chiama" not in anna.text()
    zoe.starts(handing)
    await party.pass_time(2)
    assert "non vale più" in zoe.last.text
    await Narrator(party, bruno).tap("undo")
    assert "nell’ordine dei posti" in shown(bruno, "go").text
