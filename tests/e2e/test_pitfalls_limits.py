"""Rate limits and the network: a flooded chat, a server in trouble, a burst of messages."""

from datetime import timedelta

import pytest

from bot.playground.errors import too_many
from bot.playground.faults import EMPTY, GATEWAY_PAGE, Loss
from storage.records import Status


def most_in_a_minute(calls):
    """The most calls in any window of sixty seconds."""
    times = [call.at for call in calls]
    return max((sum(1 for at in times if start <= at < start + timedelta(seconds=60)) for start in times), default=0)


def sends(party, chat_id):
    """Sends and edits to a chat that were accepted."""
    return [
        call
        for call in party.world.calls
        if call.chat_id == chat_id and call.ok and call.method.startswith(("send", "edit"))
    ]


async def test_a_group_never_gets_more_than_twenty_calls_a_minute(party):
    """Pitfalls 21, 22: thirty joins in ten seconds, then a whole night and a day of votes."""
    people = party.people(20)
    people += [party.world.person(f"Altro{number}") for number in range(10)]
    for person in people[20:]:
        person.starts()
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:1])
    session = await party.session(group)
    for person in people[1:]:
        person.starts(f"join_{session.id}")
        await party.pass_time(0.3)
    people[0].says("/via@NarratoreBot", group)
    await party.until_phase(group, "n1")
    for _ in range(4):
        await party.plays_for(group, people, steps=15)
    calls = sends(party, group.id)
    assert len(calls) > 20
    assert most_in_a_minute(calls) <= 20
    assert not [call for call in party.world.calls if call.code == 429]


async def test_a_flood_in_one_group_delays_nobody_else(party):
    """Pitfall 24: one flooded group freezes all others."""
    first, second = party.people(5), [party.world.person(f"Altro{number}") for number in range(5)]
    for person in second:
        person.starts()
    here, there = party.world.group("Qui", *first), party.world.group("Là", *second)
    await party.begins(here, first)
    await party.pass_time(1)
    flooded = party.clock.now()
    party.world.flood(here.id, 30)
    first[0].says("/stato@NarratoreBot", here)
    await party.settle()
    second[0].says("/lupi@NarratoreBot", there)
    await party.pass_time(1)
    assert there.reads()
    await party.pass_time(60)
    later = [
        call
        for call in party.world.calls
        if call.chat_id == here.id and call.at >= flooded and call.method != "getChatMember"
    ]
    tried = [call for call in later if call.code == 429]
    assert len(tried) == 1
    assert all(call.at >= flooded + timedelta(seconds=30) for call in later if call.ok)
    assert [call for call in later if call.ok]


async def test_nothing_is_lost_to_a_flood(party):
    """Pitfall 25: a 429 on a card, on the dawn and on the end; each arrives exactly once."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    party.world.faults.retry_after(3, chat=people[1].id)
    await party.pass_time(1)
    people[0].says("/via@NarratoreBot", group)
    await party.pass_time(60)
    assert people[1].text().count("🃏") == 1
    party.world.faults.retry_after(3, chat=group.id)
    await party.until_phase(group, "d1")
    await party.pass_time(30)
    assert group.text().count("☀️") == 1
    party.world.faults.retry_after(3, chat=group.id, times=2)
    await party.plays_on(group, people)
    cards = [message for message in group.reads() if all(person.name in message.text for person in people)]
    assert cards


async def test_a_long_flood_is_waited_out_to_the_second_and_given_back_to_the_players(party):
    """Pitfall 26: no call for 245 s, and the phase is longer by the outage."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.until_phase(group, "d1")
    await party.pass_time(15)
    began = party.clock.now()
    party.world.flood(group.id, 245)
    people[0].says("/stato@NarratoreBot", group)
    await party.pass_time(244)
    calls = [
        call for call in party.world.calls_of(None, group.id, since=began) if call.method.startswith(("send", "edit"))
    ]
    assert len(calls) == 1
    assert calls[0].code == 429
    await party.pass_time(30)
    assert sends(party, group.id)[-1].at >= began + timedelta(seconds=245)


async def test_whoever_presses_while_the_group_is_flooded_reads_in_the_toast_that_it_hears_late(party):
    """Pitfalls 23, 26: toasts are free, and say why nothing is to be seen."""
    people = party.people(7)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:5])
    people[5].presses("Entro", where=group)
    await party.pass_time(10)
    assert "ritardo" not in people[5].toasts[-1].text
    party.world.flood(group.id, 245)
    people[0].says("/stato@NarratoreBot", group)
    await party.pass_time(2)
    people[6].presses("Entro", where=group)
    await party.settle()
    assert "Il posto è tuo" in people[6].toasts[-1].text
    assert "ritardo" in people[6].toasts[-1].text
    await party.pass_time(260)
    people[6].presses("Esco", where=group)
    await party.settle()
    assert "ritardo" not in people[6].toasts[-1].text


async def test_four_large_tables_may_be_dealt_in_the_same_second(party):
    """Pitfall 28: burst of private messages at the deal. Every card arrives; the nights begin afterwards."""
    tables = []
    for table in range(4):
        people = [party.world.person(f"P{table}x{number}") for number in range(16)]
        for person in people:
            person.starts()
        tables.append((party.world.group(f"Borgo {table}", *people), people))
        await party.takes_seats(*tables[-1])
    await party.pass_time(70)
    for group, people in tables:
        people[0].says("/via@NarratoreBot", group)
    for group, _ in tables:
        await party.until_phase(group, "n1")
    await party.pass_time(20)
    assert not [call for call in party.world.calls if call.code == 429]
    for _, people in tables:
        for person in people:
            assert person.text().count("🃏") == 1
            assert "Notte 1" in person.text()
    private = [call.at for call in party.world.calls if call.ok and call.method == "sendMessage"]
    for start in private:
        assert sum(1 for at in private if start <= at < start + timedelta(seconds=1)) <= 30


@pytest.mark.parametrize("trouble", [GATEWAY_PAGE, EMPTY, Loss.TIMEOUT_BEFORE, Loss.RESET_BEFORE, too_many(2)])
async def test_a_server_in_trouble_is_tried_again_and_updates_go_on(party, trouble):
    """Pitfall 30: 502 with a page, empty bodies, time-outs: on sends and on getUpdates."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    party.world.faults.next(trouble, times=3)
    party.world.faults.next(trouble, methods="getUpdates", times=3)
    people[0].says("/via@NarratoreBot", group)
    await party.until_phase(group, "n1")
    await party.pass_time(60)
    assert (await party.session(group)).status is Status.RUNNING
    assert all(person.text().count("🃏") == 1 for person in people)


async def test_an_evening_in_bad_weather_ends_all_the_same(party):
    """Pitfall 30: one call in twenty fails, in every way there is."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    party.world.faults.weather((1, 20))
    await party.begins(group, people)
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER
    assert party.world.malformed == []


async def test_a_whole_village_is_called_at_once_at_telegrams_pace(party):
    """Pitfalls 21, 24, 25, 28: sixty who asked to be told of tables; each hears of it once, and the lobby waits for none."""
    people = [party.world.person(f"P{number}") for number in range(60)]
    for person in people:
        person.starts()
    group = party.world.group("Il borgo", *people)
    await party.settle()
    await party.pass_time(30)
    await party.bot.db.transact(lambda uow: [uow.wish_call(group.id, person.id) for person in people[1:]])
    opened = party.clock.now()
    people[0].says("/lupi@NarratoreBot", group)
    await party.settle()
    assert "Entro" in " ".join(group.last.labels), "the board goes before the calls to it"
    await party.pass_time(60)
    assert [person.text().count("si apre un tavolo") for person in people] == [0] + [1] * 59
    assert not [call for call in party.world.calls if call.code == 429]
    sent = [call.at for call in party.world.calls if call.ok and call.method == "sendMessage" and call.at >= opened]
    assert max(sum(1 for at in sent if start <= at < start + timedelta(seconds=1)) for start in sent) <= 30
