"""`/operatore` over the whole bot: one message in private, for operators alone; to everybody else it does not exist."""

import pytest

from tests.kit.party import Party


@pytest.fixture
async def ruled(tmp_path):
    """A party with two operators among its people: the first two of whoever is asked in."""
    party = Party(tmp_path)
    people = [party.world.person(name) for name in ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia")]
    party.settings = party.settings.model_copy(update={"operators": (people[0].id, people[1].id)})
    await party.opens()
    for person in people:
        person.starts()
    await party.settle()
    yield party, people
    await party.closes()


async def opens(party, operator):
    operator.says("/operatore")
    await party.settle()
    return operator.last


async def presses(party, person, menu, *labels):
    for label in labels:
        person.presses(label, message=menu)
        await party.settle()
    return menu


async def replies(party, person, menu, text):
    person.says(text, reply_to=menu)
    await party.settle()
    return person.last
