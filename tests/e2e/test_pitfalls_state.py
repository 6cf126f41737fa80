"""State, timers, database: restarts, doubles, races, two games in one chat."""

import asyncio

import pytest

from bot.playground.faults import SENDING, Loss
from storage.records import LIVE, Status


@pytest.mark.parametrize("when", ["lobby", "n1", "d1.vote", "d1.talk"])
@pytest.mark.parametrize("away", [1, 600, 3 * 86_400])
async def test_what_was_due_while_the_bot_was_down_happens_once_and_with_grace(party, when, away):
    """Pitfall 63: timers lost at restart."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    if when == "lobby":
        await party.takes_seats(group, people)
    else:
        await party.begins(group, people)
        await party.until_phase(group, when)
    await party.pass_time(5)
    before = await party.session(group)
    said = len(group.reads())
    await party.restarts(after=away)
    back = await party.session(group)
    assert back.status is before.status
    assert await party.phase(group) == str(before.extra.get("phase", ""))
    assert len(group.reads()) - said <= 1
    await party.pass_time(20)
    assert (await party.session(group)).status in LIVE, "no time was given back"
    await party.pass_time(900)
    later = await party.session(group)
    assert later.version > back.version


async def test_five_restarts_in_a_night_make_one_dawn(party):
    """Pitfall 64: timers doubled at restart."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    for _ in range(5):
        await party.pass_time(5)
        await party.restarts(after=1)
    await party.until_phase(group, "d1")
    await party.pass_time(20)
    assert group.text().count("☀️") == 1


async def test_an_old_lobbys_countdown_does_not_close_the_next_one(party):
    """Pitfall 67: an old timer ends the new game."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:2])
    await party.pass_time(178)
    people[0].says("/ferma@NarratoreBot", group)
    await party.settle()
    if group.last.buttons and "stop" in str(group.last.buttons[0].get("callback_data")):
        people[0].presses(message=group.last, data=group.last.buttons[0]["callback_data"])
        await party.settle()
    await party.takes_seats(group, people[:2])
    await party.pass_time(60)
    assert (await party.session(group)).status is Status.LOBBY


async def test_presses_that_race_with_the_deadline_leave_a_game_in_order(party):
    """Pitfalls 5, 68: everything at once, in many orders."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    session = await party.session(group)
    for person in people:
        for button in person.last.buttons[:2]:
            person.presses(message=person.last, data=button["callback_data"])
    people[5].says("/esci@NarratoreBot", group)
    await party.bot.poller.poll_once()
    raced = await asyncio.gather(
        party.bot.bell.sweep(), party.bot.poller.poll_once(), party.bot.courier.run_once(), return_exceptions=True
    )
    assert not [error for error in raced if isinstance(error, Exception)]
    await party.until_phase(group, "d1")
    journal = await party.bot.db.transact(lambda uow: uow.journal(session.id))
    assert [entry.step for entry in journal] == list(range(1, len(journal) + 1))


async def test_the_last_seconds_joiner_is_dealt_in_or_told(party):
    """Pitfall 5: joining in the last second."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:5])
    session = await party.session(group)
    due = await party.bot.service.next_due()
    while due is not None and (due - party.clock.now()).total_seconds() > 60:
        await party.pass_time((due - party.clock.now()).total_seconds())
        due = await party.bot.service.next_due()
    people[0].says("/via@NarratoreBot", group)
    people[5].starts(f"join_{session.id}")
    await party.until_phase(group, "n1")
    await party.pass_time(20)
    dealt = len(await party.cards(group))
    assert dealt == (6 if "🃏" in people[5].text() else 5)
    assert len(people[5].hears()) > 2


async def test_a_crash_between_commit_and_announcement_announces_once(party):
    """Pitfall 72: stale persisted state wins."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    due = await party.bot.service.next_due()
    while (await party.phase(group)) == "n1":
        party.clock.move_to(max(due, party.clock.now()))
        await party.bot.bell.sweep()
        due = await party.bot.service.next_due()
    assert "☀️" not in group.text()
    await party.restarts(after=1)
    await party.pass_time(20)
    assert group.text().count("☀️") == 1


async def test_a_game_that_is_over_stays_over(party):
    """Pitfall 72: no ghost game after a clean stop."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.plays_on(group, people)
    said = len(group.reads())
    await party.closes()
    await party.opens()
    await party.pass_time(600)
    assert (await party.session(group)).status is Status.OVER
    assert len(group.reads()) == said


async def test_an_abandoned_lobby_expires_and_a_new_one_can_be_opened(party):
    """Pitfall 73: abandoned lobby blocks the chat."""
    people = party.people(2)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people[:1])
    await party.pass_time(3600)
    assert (await party.session(group)).status is Status.CLOSED
    await party.takes_seats(group, people)
    assert (await party.session(group)).status is Status.LOBBY


async def test_two_openings_at_once_make_one_lobby_and_one_clear_answer(party):
    """Pitfall 74: two games in one chat mixed up."""
    people = party.people(2)
    group = party.world.group("Il borgo", *people)
    for person in people:
        person.says("/lupi@NarratoreBot", group)
    await party.pass_time(10)
    assert (await party.session(group)).id == "tavolo01"
    assert "/entra@NarratoreBot" in group.text()


async def test_somebody_at_one_table_is_told_so_at_another(party):
    """Pitfall 75: one person in several games."""
    people = party.people(6)
    here, there = party.world.group("Qui", *people), party.world.group("Là", *people)
    await party.takes_seats(here, people[:5])
    people[5].says("/lupi@NarratoreBot", there)
    await party.settle()
    people[0].starts(f"join_{(await party.session(there)).id}")
    await party.pass_time(10)
    assert "Qui" in people[0].last.text
    assert people[0].name not in there.text()


async def test_a_timeout_after_delivery_repeats_a_message_at_most_once(party):
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    party.world.faults.next(Loss.TIMEOUT_AFTER, methods=SENDING, chat=people[2].id)
    people[0].says("/via@NarratoreBot", group)
    await party.until_phase(group, "n1")
    await party.pass_time(30)
    assert 1 <= people[2].text().count("🃏") <= 2
