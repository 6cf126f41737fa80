"""Evenings of Morte nel saloon in a group: hidden hands, stories told by pressing, nobody hurried, the card that stops everything."""

from pathlib import Path
from typing import Any

import pytest

from bot.narration.tokens import encode
from bot.playground.model import Message
from bot.playground.puppets import Group, Person
from bot.sessions.codec import Codec
from bot.sessions.verify import verify_file
from games.core.ids import GameKey, Seat
from games.saloon import keys
from games.saloon.state import Blank, Draw, Encore, Start, State
from storage.records import Status
from tests.kit.party import Party


class Saloon:
    """A table of Morte nel saloon whose players are all here."""

    def __init__(self, party: Party, group: Group, people: list[Person]) -> None:
        self.party, self.group, self.people = party, group, people
        self.id = ""

    @classmethod
    async def opens(cls, party: Party, count: int = 3) -> "Saloon":
        people = party.people(count)
        saloon = cls(party, party.world.group("Il saloon", *people), people)
        await party.begins(saloon.group, people, word="/saloon")
        saloon.id = (await party.session(saloon.group)).id
        return saloon

    async def state(self) -> State:
        record = await self.party.session_by_id(self.id)
        spec = self.party.bot.specs[GameKey("saloon")]
        assert record.state is not None
        state: State = Codec(self.party.bot.specs).load(spec, record.state, record.rules_version)
        return state

    def prompts(self, state: State, seat: int) -> list[Any]:
        return [p for p in self.party.bot.specs[GameKey("saloon")].game.prompts(state, Seat(seat)) if not p.note]

    async def message(self, seat: int, data: str) -> Message:
        """The newest message with this button that the player can see, once it has come."""
        for _ in range(60):
            seen = [*self.people[seat - 1].hears(), *self.group.reads()]
            found = [m for m in seen if any(b.get("callback_data") == data for b in m.buttons)]
            if found:
                return found[-1]
            await self.party.pass_time(2)
        raise AssertionError(f"nobody was shown {data}")

    async def presses(self, seat: int, prompt: str, option: str) -> str:
        """The player presses the button of this prompt; what the toast says."""
        data = encode(self.id, prompt, option)
        self.people[seat - 1].presses(message=await self.message(seat, data), data=data)
        await self.party.settle()
        return self.people[seat - 1].toasts[-1].text

    async def answers(self, pick: Any = None) -> bool:
        """One player answers one question as `pick` says, or by the first option; whether anything was asked."""
        state = await self.state()
        for seat in range(1, len(self.people) + 1):
            for prompt in self.prompts(state, seat):
                option = (pick(seat, prompt) if pick else None) or prompt.options[0]
                if pick is None and keys.PASS in prompt.options:
                    option = keys.PASS
                if prompt.ask == keys.ASK_PAIRS:
                    option = keys.OK
                if prompt.chosen is None:
                    await self.presses(seat, prompt.id, option)
                    await self.party.pass_time(2)
                    return True
        return False

    async def until(self, kind: type, *, most: int = 300) -> State:
        """Everybody answers until such a phase."""
        for _ in range(most):
            if isinstance((state := await self.state()).phase, kind):
                return state
            await self.answers()
        raise AssertionError(f"no {kind.__name__}")


@pytest.fixture
async def saloon(party: Party) -> Saloon:
    return await Saloon.opens(party)


async def test_an_evening_from_the_lobby_to_the_proof(party: Party, saloon: Saloon, tmp_path: Path) -> None:
    await saloon.until(Encore)
    while await party.live(saloon.group):
        await saloon.answers(lambda _seat, _prompt: keys.NO)
    await party.pass_time(60)
    text = saloon.group.text()
    assert "La storia, in breve" in text
    assert "Titoli di coda" in text
    assert party.world.malformed == []
    (file,) = [file for file in party.world.files.values() if file.name == f"narratore-{saloon.id}.json"]
    (tmp_path / "proof.json").write_bytes(file.content)
    assert verify_file(tmp_path / "proof.json").fair
    (story,) = [file for file in party.world.files.values() if file.name == f"saloon-{saloon.id}.txt"]
    assert story.content.decode().startswith("Morte nel saloon\n• ")


async def test_a_hand_is_one_private_message_that_is_kept_true(party: Party, saloon: Saloon) -> None:
    person = saloon.people[0]
    state = await saloon.until(Draw)
    await party.pass_time(5)
    hands = [m for m in person.hears() if "La tua mano" in m.text or "La Morte guarda te" in m.text]
    assert len(hands) == 1
    number = hands[0].id
    for card in state.player(Seat(1)).hand:
        assert card in hands[0].text
    for _ in range(25):
        await saloon.answers()
    state = await saloon.state()
    await party.pass_time(10)
    now = next(m for m in person.hears() if m.id == number)
    assert all(card in now.text for card in state.player(Seat(1)).hand)


async def test_a_hand_that_is_sent_again_is_still_one_message_and_the_new_one_is_kept_true(
    party: Party, saloon: Saloon
) -> None:
    person = saloon.people[0]
    await saloon.until(Draw)
    for _ in range(2):
        person.says("/ruolo")
        await party.pass_time(5)
        hands = [m for m in person.hears() if "La tua mano" in m.text or "La Morte guarda te" in m.text]
        assert len(hands) == 1
        assert hands[0].buttons
        assert any(m.text.startswith("⬇️") and not m.buttons for m in person.hears() if m.id < hands[0].id)
    for _ in range(25):
        await saloon.answers()
    await party.pass_time(10)
    (now,) = [m for m in person.hears() if m.id == hands[0].id]
    assert all(card in now.text for card in (await saloon.state()).player(Seat(1)).hand)


async def test_only_the_drawer_may_press_a_card(saloon: Saloon) -> None:
    state = await saloon.until(Draw)
    drawer = state.phase.drawer
    prompt = saloon.prompts(state, drawer)[0]
    shown = await saloon.message(1, encode(saloon.id, prompt.id, "1"))
    assert not any(suit in "".join(shown.labels) for suit in "♥♦♣♠")
    for seat in {1, 2, 3} - {drawer}:
        assert "non tocca a te" in await saloon.presses(seat, prompt.id, "1")
    assert (await saloon.state()).phase == state.phase
    await saloon.presses(drawer, prompt.id, "1")
    assert (await saloon.state()).phase != state.phase


async def test_a_character_has_the_name_that_its_player_writes(party: Party, saloon: Saloon) -> None:
    assert isinstance((await saloon.state()).phase, Start)
    saloon.people[0].says("Dolores <Reyes>")
    await party.pass_time(5)
    await saloon.until(Draw)
    await party.pass_time(5)
    assert "Dolores <Reyes>" in saloon.group.text()
    saloon.people[1].says("/stato@NarratoreBot", saloon.group)
    await party.pass_time(5)
    assert any("Dolores <Reyes>" in m.text and "In gioco" in m.text for m in saloon.group.reads()[-3:])


async def test_whoever_names_somebody_knows_for_what(party: Party, saloon: Saloon) -> None:
    state = await saloon.until(Blank)
    await party.pass_time(5)
    scene = state.phase.scene
    asked = saloon.group.last
    assert "?" in asked.text
    about = saloon.people[scene.speaker - 1].name
    assert f"di {about}" in asked.text if scene.kind == "accusation" else "non fa coppia" in asked.text
    saloon.people[scene.drawer - 1].replies("Il vecchio Jim", asked)
    await party.pass_time(5)
    assert "vecchio Jim" in saloon.group.last.text
    assert "il Il" not in saloon.group.last.text


async def test_who_writes_to_the_bot_in_the_middle_of_a_game_is_told_who_reads_it(party: Party, saloon: Saloon) -> None:
    await saloon.until(Draw)
    person = saloon.people[0]
    person.says("C’era una volta, a Tucson…")
    await party.pass_time(5)
    assert person.last.text.startswith("Qui ti leggo solo io.")
    assert "Il saloon" in person.last.text
    person.starts()
    await party.pass_time(5)
    assert "è già cominciata" in person.last.text


async def test_the_others_may_go_on_without_whoever_is_awaited(party: Party, saloon: Saloon) -> None:
    state = await saloon.until(Draw)
    drawer, phase = state.phase.drawer, await party.phase(saloon.group)
    await party.pass_time(200)
    notice = next(m for m in reversed(saloon.group.reads()) if any(".skip." in b["callback_data"] for b in m.buttons))
    assert "tocca a te" in saloon.people[drawer - 1].hears()[-1].text
    others = [seat for seat in (1, 2, 3) if seat != drawer]
    saloon.people[drawer - 1].presses("Avanti senza aspettare", message=notice)
    await party.settle()
    assert "proprio te" in saloon.people[drawer - 1].toasts[-1].text
    for seat in others:
        assert await party.phase(saloon.group) == phase
        saloon.people[seat - 1].presses("Avanti senza aspettare", message=notice)
        await party.settle()
    await party.pass_time(5)
    assert await party.phase(saloon.group) != phase
    assert "pesco io" in saloon.group.text()


async def test_computer_players_tell_whom_they_mean_and_go_on(party: Party) -> None:
    (anna,) = party.people(1)
    group = party.world.group("Il saloon", anna)
    await party.takes_seats(group, [anna], word="/saloon")
    anna.presses("Completa con giocatori automatici", message=group.reads()[-1])
    await party.settle()
    anna.says("/via@NarratoreBot", group)
    await party.pass_time(40)
    saloon = Saloon(party, group, [anna])
    saloon.id = (await party.session(group)).id
    for _ in range(60):
        await saloon.answers()
        await party.pass_time(30)
        state = await saloon.state()
        if sum(note.kind in ("accusation", "plea") and note.seat != 1 for note in state.notes) >= 3:
            break
    named = [note.named for note in state.notes if note.seat != 1 and note.named is not None]
    assert len(named) >= 2


async def test_nobody_is_hurried_by_a_deadline(party: Party, saloon: Saloon) -> None:
    await saloon.until(Draw)
    phase = await party.phase(saloon.group)
    await party.pass_time(6 * 3600)
    assert await party.phase(saloon.group) == phase
    saloon.people[0].says("/stato@NarratoreBot", saloon.group)
    await party.pass_time(5)
    assert not any("Tempo rimasto" in m.text for m in saloon.group.reads())
    reminders = [m for m in saloon.group.reads() if "aspetta di essere pescata" in m.text]
    assert 2 <= len(reminders) <= 4


async def test_the_card_stops_everything_until_it_is_lowered(party: Party, saloon: Saloon) -> None:
    state = await saloon.until(Draw)
    drawer = state.phase.drawer
    other = 1 + drawer % 3
    await saloon.presses(other, "halt", "named")
    assert saloon.people[other - 1].name in saloon.group.reads()[-1].text
    prompt = saloon.prompts(state, drawer)[0]
    assert "Unwanted" in await saloon.presses(drawer, prompt.id, "1")
    assert (await saloon.state()).phase == state.phase
    await party.pass_time(24 * 3600)
    assert (await saloon.state()).timer == state.timer, "the clock stands"
    assert "chi l’ha alzata" in await saloon.presses(drawer, "halt", "lower")
    saloon.people[0].says("/stato@NarratoreBot", saloon.group)
    await party.pass_time(10)
    status, notice = saloon.group.reads()[-2:]
    assert "finché non si abbassa" in status.text
    assert notice.labels == ["Abbasso la carta"], "however long the talk was"
    await saloon.presses(other, "halt", "lower")
    await saloon.presses(drawer, prompt.id, "1")
    assert (await saloon.state()).phase != state.phase


async def test_without_a_name_nothing_says_who_has_raised_it(party: Party, saloon: Saloon) -> None:
    await saloon.until(Draw)
    await party.pass_time(10)
    before = len(saloon.group.reads())
    await saloon.presses(2, "halt", "unnamed")
    (notice,) = saloon.group.reads()[before:]
    assert not any(person.name in notice.text for person in saloon.people)
    record = await party.session_by_id(saloon.id)
    assert record.extra["unnamed"] == 1
    assert "raised" not in record.extra
    journal = await party.bot.db.transact(lambda uow: uow.journal(saloon.id))
    assert journal[-1].entry == {"kind": "halt"}
    await saloon.presses(3, "halt", "lower")
    assert "unnamed" not in (await party.session_by_id(saloon.id)).extra


async def test_raised_by_two_without_a_name_it_is_down_when_two_have_been_lowered(party: Party, saloon: Saloon) -> None:
    await saloon.until(Draw)
    await party.pass_time(10)
    await saloon.presses(2, "halt", "unnamed")
    before = saloon.group.text()
    assert await saloon.presses(3, "halt", "unnamed") == saloon.people[1].toasts[-1].text
    assert saloon.group.text() == before, "nobody else learns that somebody else has raised it"
    first = saloon.group.last
    await saloon.presses(1, "halt", "lower")
    await party.pass_time(5)
    still = saloon.group.last
    assert "Non è ancora abbassata" in still.text
    assert not any(person.name in still.text for person in saloon.people)
    saloon.people[0].forges(encode(saloon.id, "halt", "lower"), first)
    await party.settle()
    assert "halted" in (await party.session_by_id(saloon.id)).holds, "a second tap lowers nobody else's card"
    await saloon.presses(1, "halt", "lower-1")
    record = await party.session_by_id(saloon.id)
    assert "halted" not in record.holds
    assert not {"unnamed", "raised", "lowered"} & set(record.extra)


async def test_there_are_no_more_cards_without_a_name_than_people(party: Party, saloon: Saloon) -> None:
    await saloon.until(Draw)
    await saloon.presses(1, "halt", "named")
    for _ in range(5):
        await saloon.presses(2, "halt", "unnamed")
    assert (await party.session_by_id(saloon.id)).extra["unnamed"] == 2
    saloon.people[1].says("/esci@NarratoreBot", saloon.group)
    await party.settle()
    saloon.people[1].presses("lascio la partita")
    await party.pass_time(3)
    assert (await party.session_by_id(saloon.id)).extra["unnamed"] == 1


async def test_raised_by_two_it_is_down_when_both_have_lowered_it_or_gone(party: Party, saloon: Saloon) -> None:
    await saloon.until(Draw)
    await saloon.presses(1, "halt", "named")
    await saloon.presses(2, "halt", "named")
    await saloon.presses(1, "halt", "lower")
    assert "halted" in (await party.session_by_id(saloon.id)).holds
    saloon.people[1].says("/esci@NarratoreBot", saloon.group)
    await party.settle()
    saloon.people[1].presses("lascio la partita")
    await party.pass_time(3)
    record = await party.session_by_id(saloon.id)
    assert "halted" not in record.holds
    assert record.status is Status.RUNNING


async def test_a_card_that_is_up_is_not_raised_twice(party: Party, saloon: Saloon) -> None:
    await saloon.until(Draw)
    assert "fermo" in await saloon.presses(1, "halt", "named")
    assert "fermo" in await saloon.presses(1, "halt", "named")
    assert (await party.session_by_id(saloon.id)).extra["raised"] == [1]
