"""A campaign of Propaganda in a group: promises in private, debates on buttons, and the board as a picture that is kept true."""

import re
from pathlib import Path

import pytest

from bot.narration.tokens import encode
from bot.pictures.raster import NotDrawn
from bot.pictures.themes import THEMES
from bot.playground.model import Message
from bot.playground.puppets import Group, Person
from bot.sessions.codec import Codec
from games.core.game import Place, Prompt
from games.core.ids import GameKey, Seat
from games.propaganda.state import Opening, State
from tests.kit.party import Party
from tests.kit.rasters import token_png

SPEC = GameKey("propaganda")


class Table:
    """A table of Propaganda at which everybody sits."""

    def __init__(self, party: Party, group: Group, people: list[Person]) -> None:
        self.party, self.group, self.people = party, group, people
        self.id = ""

    @classmethod
    async def opens(cls, party: Party, count: int = 2) -> "Table":
        people = party.people(count)
        table = cls(party, party.world.group("Il seggio", *people), people)
        await party.begins(table.group, people, word="/propaganda")
        table.id = (await party.session(table.group)).id
        return table

    async def state(self) -> State:
        record = await self.party.session_by_id(self.id)
        spec = self.party.bot.specs[SPEC]
        state: State = Codec(self.party.bot.specs).load(spec, record.state, record.rules_version)
        return state

    async def question(self) -> tuple[int, Prompt]:
        """The question that stands in the group, and whose it is."""
        state = await self.state()
        game = self.party.bot.specs[SPEC].game
        for seat in range(1, len(self.people) + 1):
            for prompt in game.prompts(state, Seat(seat)):
                if prompt.place is Place.TABLE:
                    return seat, prompt
        raise AssertionError("nobody is asked anything in the group")

    async def answers(self, *wishes: str) -> str:
        """Whoever is asked in the group presses the first of these options that there is, else the first one."""
        seat, prompt = await self.question()
        option = next((wish for wish in wishes if wish in prompt.options), prompt.options[0])
        data = encode(self.id, prompt.id, option)
        await self.party.pass_time(3)
        message = next(
            m for m in reversed(self.group.reads()) if any(b.get("callback_data") == data for b in m.buttons)
        )
        self.people[seat - 1].presses(message=message, data=data)
        await self.party.pass_time(3)
        return option

    @property
    def pictures(self) -> list[Message]:
        """The pictures in the group, the oldest first."""
        return [message for message in self.group.reads() if "photo" in message.content]

    def captions(self) -> list[str]:
        return [str(message.content.get("caption")) for message in self.pictures]


@pytest.fixture
async def table(party: Party) -> Table:
    return await Table.opens(party)


async def through_the_opening(table: Table) -> None:
    """Anna writes a name and a promise of her own; time does the rest."""
    anna = table.people[0]
    for words in ("Fata <Morgana>", "Gelato & panna per tutti"):
        anna.says(words)
        await table.party.pass_time(5)
    while isinstance((await table.state()).phase, Opening):
        await table.party.pass_time(30)
    await table.party.pass_time(10)


async def test_a_campaign_from_the_lobby_to_the_count(party: Party, table: Table) -> None:
    await through_the_opening(table)
    assert "Fata <Morgana>" in table.group.text()
    assert "«Gelato & panna per tutti»" in table.group.text()
    assert [caption.split(".")[0] for caption in table.captions()] == ["🗺 Ecco i seggi", "🗺 Giro 1 di 8"]
    assert table.pictures[1].edited is None
    while (await table.state()).round == 1:
        await table.answers("dismantle")
    await party.pass_time(10)
    assert len(table.pictures) == 3, "one a round, brought up to date with each turn"
    assert table.pictures[1].edited is not None
    assert re.search("contro|sfida|In diretta", table.group.text())
    while await party.live(table.group):
        await table.answers("stop", "enough")
    await party.pass_time(60)
    assert "🗺 Così finisce la campagna." in table.captions()
    assert "Lo spoglio" in table.group.text()
    assert "le urne chiudono per noia" in table.group.text()
    assert party.world.malformed == []


async def test_the_board_is_shown_again_in_words_or_as_a_picture(party: Party, table: Table) -> None:
    anna, bruno = table.people
    await through_the_opening(table)
    anna.says("/tabellone@NarratoreBot testo", table.group)
    await party.pass_time(5)
    said = table.group.last.text
    assert said.startswith("🗺 Giro 1 di 8.")
    assert "«Gelato & panna per tutti» Fata <Morgana>" in said
    before = table.pictures
    bruno.says("/board@NarratoreBot", table.group)
    await party.pass_time(10)
    (new,) = [picture for picture in table.pictures if picture not in before]
    await table.answers("stop")
    await party.pass_time(10)
    assert new.edited is not None, "the new picture is the one that is kept true"
    assert before[-1].edited is None
    bruno.says("/tabellone")
    await party.pass_time(5)
    assert "photo" in bruno.last.content


async def test_in_turn_a_promise_is_a_reply_to_the_question_in_the_group(party: Party) -> None:
    people = party.people(2)
    group = party.world.group("Il seggio", *people)
    await party.takes_seats(group, people, word="/propaganda")
    table = Table(party, group, people)
    table.id = (await party.session(group)).id
    for label in ("⚙️ Opzioni", "Preparazione", "a turno"):
        people[0].presses(label)
        await party.pass_time(10)
    people[0].says("/via@NarratoreBot", group)
    await party.until(lambda: any("Sotto quale nome" in message.text for message in people[1].hears()))
    for person in people:
        await party.pass_time(5)
        person.says(f"Lista {person.name}")
    await party.pass_time(10)
    seat, prompt = await table.question()
    asked = next(message for message in reversed(group.reads()) if "Lì apre un seggio" in message.text)
    people[2 - seat].replies("Non tocca a me", asked)
    people[seat - 1].replies("Cannoli & sorrisi", asked)
    await party.pass_time(10)
    assert prompt.ask == "propaganda-ask-found"
    assert "«Cannoli & sorrisi»" in group.text()
    assert "Non tocca a me" not in group.text()


async def test_there_is_no_board_where_there_is_none(party: Party) -> None:
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    people[0].says("/tabellone@NarratoreBot", group)
    await party.pass_time(5)
    assert "Qui non c’è nessuna partita" in group.last.text
    await party.takes_seats(group, people)
    people[0].says("/tabellone@NarratoreBot", group)
    await party.pass_time(5)
    assert "Il tabellone non c’è ancora" in group.last.text
    people[0].says("/via@NarratoreBot", group)
    await party.pass_time(60)
    for person in people[:2]:
        person.says("/tabellone")
    people[0].says("/tabellone@NarratoreBot", group)
    await party.pass_time(10)
    assert "Questo gioco non ha un tabellone" in group.text()


async def test_where_a_picture_cannot_be_drawn_the_words_go_out(tmp_path: Path) -> None:
    def fails(svg: str) -> bytes:
        raise NotDrawn("no")

    party = Party(tmp_path)
    party.raster = fails
    await party.opens()
    table = await Table.opens(party)
    await party.pass_time(10)
    assert table.pictures == []
    assert "🗺 Ecco i seggi" in table.group.text()
    assert "⚪ Lista Boh: " in table.group.text()
    await party.closes()


async def test_the_group_chooses_the_ground_of_its_pictures_and_each_person_that_of_those_in_private(
    tmp_path: Path,
) -> None:
    drawn: list[str] = []
    party = Party(tmp_path)
    party.raster = lambda svg: drawn.append(_ground(svg)) or token_png(svg)  # type: ignore[func-returns-value]
    await party.opens()
    table = await Table.opens(party)
    anna, bruno = table.people
    await through_the_opening(table)
    assert set(drawn) == {"light"}
    table.group.promotes(anna)
    anna.says("/impostazioni@NarratoreBot", table.group)
    await party.settle()
    anna.starts(table.group.last.buttons[0]["url"].partition("start=")[2])
    await party.settle()
    menu, shown = anna.last, len(table.pictures)
    for label in ("💬 I messaggi nel gruppo", "Immagini: 🌞 chiare", "🌙 scure"):
        anna.presses(label, message=menu)
        await party.pass_time(5)
    await party.pass_time(10)
    assert "✅ 🌙 scure" in menu.labels
    assert drawn[-1] == "dark"
    assert len(table.pictures) == shown, "the board that is up has changed, and nobody's phone has rung"
    await table.answers("stop")
    await party.pass_time(10)
    assert drawn[-1] == "dark"
    bruno.says("/tabellone")
    await party.pass_time(5)
    assert drawn[-1] == "light", "in private it is each person's own choice"
    bruno.says("/impostazioni")
    await party.settle()
    for label in ("Immagini: 🌞 chiare", "🌙 scure"):
        bruno.presses(label)
        await party.pass_time(3)
    before = len(drawn)
    bruno.says("/tabellone")
    anna.says("/tabellone")
    await party.pass_time(10)
    assert "photo" in bruno.last.content
    assert drawn[before:] == [], "the same pictures have been drawn before: his is dark now, hers is light"
    assert party.world.malformed == []
    await party.closes()


def _ground(svg: str) -> str:
    return next(name for name, theme in THEMES.items() if f'fill="{theme.page}"' in svg.partition("/>")[0])
