"""What is sent once more: the newest message alone counts, whatever the game; and nobody is asked the same thing twice."""

from collections import Counter

import pytest

from bot.playground.puppets import Person
from tests.kit.party import Party

BELOW = "⬇️ Ora sta più in basso"
GRAMMAR = ["Al femminile", "Al maschile", "Senza genere"]


def live(person: Person) -> Counter[str]:
    """How many private messages show each question, by the first of its buttons."""
    firsts = (m.buttons[0].get("callback_data", "") for m in person.hears() if m.buttons and m.labels != GRAMMAR)
    return Counter(data for data in firsts if data)


@pytest.mark.parametrize(("word", "size"), [("/villaggio", 6), ("/lupi", 8), ("/saloon", 3), ("/propaganda", 3)])
async def test_a_card_that_is_asked_for_again_stands_once(party: Party, word: str, size: int) -> None:
    people = party.people(size)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people, word=word)
    await party.pass_time(10)
    before = {person.id: live(person) for person in people}
    asked = {person.id: person.last.id for person in people}
    for person in people:
        person.says("/ruolo")
    await party.pass_time(30)
    for person in people:
        assert live(person) == before[person.id], "the same questions, each once"
        old = [m for m in person.hears() if m.id <= asked[person.id]]
        assert sum(m.text.startswith(BELOW) and not m.buttons for m in old) >= len(before[person.id])
    assert party.world.malformed == []


async def test_nobody_is_asked_twice_how_to_be_spoken_to(party: Party) -> None:
    people = party.strangers(3)
    group = party.world.group("Il saloon", *people)
    people[1].starts()
    await party.settle()
    await party.takes_seats(group, people, word="/saloon")
    session = await party.session(group)
    people[0].starts(f"join_{session.id}")
    people[2].starts()
    people[2].starts(f"join_{session.id}")
    await party.pass_time(10)
    for person in people:
        assert [m.labels for m in person.hears()].count(GRAMMAR) == 1, person.name
    people[1].says("/lingua")
    await party.pass_time(5)
    assert [m.labels for m in people[1].hears()].count(GRAMMAR) == 2, "whoever asks for it is asked again"
