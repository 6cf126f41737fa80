"""A question a day in a group."""

import pytest

from tests.kit.quiz import answers, poll_in, polls, standing


@pytest.fixture
async def table(party):
    """(a group whose owner is the first, the people in it)"""
    people = party.people(3)
    group = party.world.group("Il borgo", *people, bot="admin", owner=people[0])
    await party.settle()
    return group, people


async def switches(party, group, person, *labels):
    """Press these on the board of a duel."""
    for label in labels:
        person.presses(label, where=group)
        await party.pass_time(2)


async def test_a_group_is_asked_once_a_day_at_the_hour_its_administrators_choose(party, table):
    group, (anna, bruno, carla) = table
    bruno.says("/quiz@NarratoreBot", group)
    await party.settle()
    await switches(party, group, bruno, "Domanda del giorno")
    assert "amministr" in bruno.toasts[-1].text
    await switches(party, group, anna, "Domanda del giorno", "21:00")
    assert "alle 21:00" in group.last.text
    await switches(party, group, anna, "Alla sfida", "Annulla")

    # It is 21:00 in Rome, where it was 21:00 when this began: the first question comes the next day.
    await party.until(lambda: polls(group), most=90_000)
    first = standing(group)
    assert poll_in(first).extras.get("open_period") is None
    answers(bruno, first, right=False)
    await party.pass_time(60)
    answers(carla, first)
    await party.until(lambda: "domanda del giorno è chiusa" in group.text(), most=90_000)
    assert "2 risposte, una giusta, di Carla." in group.last.text
    assert poll_in(first).closed

    await party.until(lambda: len(polls(group)) == 2, most=90_000)
    assert poll_in(standing(group)).question != poll_in(first).question


async def test_while_a_table_is_open_the_question_waits(party, table):
    group, (anna, bruno, _carla) = table
    anna.says("/quiz@NarratoreBot", group)
    await party.settle()
    await switches(party, group, anna, "Domanda del giorno", "22:00", "Alla sfida", "Annulla")
    await party.pass_time(3000)
    bruno.says("/lupi@NarratoreBot", group)
    await party.settle()
    await party.pass_time(700)
    assert not polls(group)
    alarm = await party.bot.db.transact(lambda uow: uow.alarm(group.id))
    assert alarm.next_at.hour == 22
    anna.says("/ferma@NarratoreBot", group)
    await party.pass_time(3600)
    assert len(polls(group)) == 1
