"""Denial by many: crowds at a lobby, people who come and go without end, groups by the hundred. Paced, polite, and nobody waits for it."""

from collections import Counter
from datetime import timedelta

from bot.playground.puppets import Group, Person
from storage.records import Status
from tests.kit.party import Party

CROWD = 120
GROUPS = 150


def calls(party: Party, chat_id: int, seconds: float) -> int:
    """The most messages and edits to this chat in any so many seconds."""
    sending = ("send", "edit", "pin")
    times = sorted(c.at for c in party.world.calls if c.chat_id == chat_id and c.method.startswith(sending))
    span = timedelta(seconds=seconds)
    return max((sum(1 for other in times if time <= other < time + span) for time in times), default=0)


async def crowd(party: Party) -> tuple[Group, list[Person]]:
    people = [party.world.person(f"Persona {number}") for number in range(1, CROWD + 1)]
    for person in people:
        person.starts()
    await party.pass_time(60)
    return party.world.group("La piazza", *people), people


async def test_of_a_crowd_at_the_lobby_thirty_five_sit_and_the_others_are_told_so(party: Party) -> None:
    group, people = await crowd(party)
    people[0].says("/lupi@NarratoreBot", group)
    await party.pass_time(5)
    for person in people[1:]:
        person.presses("Entro", where=group)
    await party.settle()
    seats = await party.bot.db.transact(lambda uow: uow.seats("tavolo01"))
    assert len(seats) == 35
    toasts = Counter(person.toasts[-1].text for person in people[1:])
    assert sum(toasts.values()) == CROWD - 1
    assert toasts.most_common(1)[0][1] == CROWD - 35
    await party.pass_time(120)
    assert calls(party, group.id, 60) <= 20
    assert party.world.malformed == []


async def test_people_who_come_and_go_without_end_hold_nobody_up(party: Party) -> None:
    group, people = await crowd(party)
    await party.begins(group, people[:6])
    before = len(party.world.calls_of("sendMessage", group.id))
    for _ in range(5):
        for person in people[60:]:
            person.leaves(group)
            person.joins(group)
        await party.pass_time(2)
    assert len(party.world.calls_of("sendMessage", group.id)) - before < 20
    assert (await party.session(group)).status is Status.RUNNING
    await party.plays_on(group, people[:6])
    assert calls(party, group.id, 60) <= 20
    assert party.world.malformed == []


async def test_groups_that_add_the_bot_by_the_hundred_are_all_greeted_at_telegrams_pace(party: Party) -> None:
    owner = party.world.person("Anna")
    groups = [party.world.group(f"Gruppo {number}", owner, owner=owner, bot=None) for number in range(GROUPS)]
    for group in groups:
        group.adds_bot(owner)
    await party.settle()
    await party.pass_time(60)
    greeted = [group for group in groups if group.reads() and not group.last.service]
    assert len(greeted) == GROUPS
    seconds = Counter(int(call.at.timestamp()) for call in party.world.calls if call.method == "sendMessage")
    assert max(seconds.values()) <= 30
