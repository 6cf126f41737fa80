"""Restarts and repetitions where they hurt most: in a tie-break, in a vote with a full queue, the same update at once."""

import asyncio
from datetime import timedelta

import pytest

from storage.records import LIVE, Status
from tests.kit.voting import to_phase, votes


async def table(party, number=6):
    """A table in its first night, and everybody at it."""
    people = party.people(number)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    return group, people


@pytest.mark.parametrize("away", [1, 600, 3 * 86_400])
@pytest.mark.parametrize("phase", ["d1.speech", "d1.second", "d1.runoff"])
async def test_a_kill_in_a_trial_keeps_votes_questions_and_time(party, phase, away):
    """Pitfall 63: kill in a tie-break; each due transition happens exactly once, late ones with an apology and time."""
    group, people = await table(party)
    await to_phase(party, group, people, phase, nominees=(1, 2))
    now = await party.phase(group)
    await party.pass_time(2)
    question = group.last
    if now != "d1.speech.1":
        session = await party.session(group)
        people[2].presses(message=question, data=f"1.{session.id}.{now}.1")
        await party.settle()
    before, said = await party.session(group), len(group.reads())
    await party.restarts(after=away)
    after = await party.session(group)
    assert (after.state, await party.phase(group)) == (before.state, now)
    await party.pass_time(15)
    assert (await party.session(group)).status in LIVE
    assert await party.phase(group) == now, "no time was given back"
    told = [message.text for message in group.reads()[said:] if "Rieccomi" in message.text]
    assert len(told) == (0 if away == 1 else 1)
    if now != "d1.speech.1":
        answered = len(people[3].toasts)
        people[3].presses(message=question, data=f"1.{session.id}.{now}.2")
        await party.settle()
        assert people[3].toasts[answered].text
        assert (await party.session(group)).version > after.version
    await party.until_phase(group, "n2", most=1200)
    journal = await party.bot.db.transact(lambda uow: uow.journal(before.id))
    assert [entry.step for entry in journal] == list(range(1, len(journal) + 1))
    assert group.text().count("Notte 2") == 1


async def test_a_tie_twice_spares_both_after_a_kill_between_the_counts(party):
    """Pitfall 63 and case 7, over the Bot API."""
    group, people = await table(party)
    await to_phase(party, group, people, "d1.runoff", nominees=(1, 2))
    await party.restarts(after=1)
    await votes(party, group, people, {1: "2", 2: "1", 3: "1", 4: "2", 5: "1", 6: "2"})
    await party.until_phase(group, "n2", most=600)
    state = (await party.session(group)).state
    assert sum(bool(player["alive"]) for player in state["players"]) == 6


async def test_presses_that_waited_in_a_vote_count_and_old_commands_and_joins_make_no_noise(party):
    """Pitfall 57: twenty minutes down in a vote; fifteen presses, three commands and two joins wait; one line is said."""
    people = party.people(15)
    strangers = [party.world.person(f"Altro{number}") for number in range(2)]
    group = party.world.group("Il borgo", *people, *strangers)
    await party.begins(group, people)
    await party.until_phase(group, "d1.vote")
    await party.pass_time(3)
    session, question, phase = await party.session(group), group.last, await party.phase(group)
    said = len(group.reads())
    await party.dies()
    for seat, person in enumerate(people, start=1):
        person.presses(message=question, data=f"1.{session.id}.{phase}.{2 if seat != 2 else 1}")
    for person in people[:3]:
        person.says("/gioca@NarratoreBot", group)
    for person in strangers:
        person.forges(f"1.{session.id}.lobby.join", question)
    party.clock.advance(20 * 60)
    await party.opens()
    await party.pass_time(4)
    assert await party.phase(group) == phase, "the deadline was not given back"
    tried = [
        call
        for call in party.world.calls_of("answerCallbackQuery")
        if call.at >= party.clock.now() - timedelta(seconds=60)
    ]
    assert len(tried) == 17
    assert len([message for message in group.reads()[said:] if "Rieccomi" in message.text]) == 1
    assert len(group.reads()) == said + 1, "a burst of replies"
    await party.until_phase(group, "d1.speech", most=300)
    assert set((await party.session(group)).state["phase"]["nominees"]) == {1, 2}, "presses were lost"


async def test_the_same_update_twice_at_once_three_times_and_after_a_restart_has_one_effect(party):
    """Pitfall 59: Telegram repeats what was answered slowly, and may do so while the first is still being handled."""
    group, people = await table(party)
    people[0].presses(message=people[0].last, data=people[0].last.buttons[0]["callback_data"])
    people[1].says("/ancora@NarratoreBot", group)
    updates = list(party.world.updates.peek())
    assert len(updates) == 2
    before = (await party.session(group)).version
    await asyncio.gather(*(party.bot.desk.take(raw) for raw in updates * 2))
    await party.settle()
    after = await party.session(group)
    assert after.version == before + 2
    for raw in updates:
        await party.bot.desk.take(raw)
    await party.restarts(after=1)
    for raw in updates:
        await party.bot.desk.take(raw)
    await party.pass_time(10)
    assert (await party.session(group)).version == after.version
    assert group.text().count("ancora un minuto") == 1


async def test_a_game_that_went_on_after_its_host_left_is_somebody_elses_to_stop(party):
    """Pitfall 73: game whose host left."""
    group, people = await table(party, 7)
    people[0].leaves(group)
    await party.pass_time(200)
    record = await party.session(group)
    assert record.opener == people[1].id
    assert "Bruno" in group.text()
    people[1].says("/ferma@NarratoreBot", group)
    await party.pass_time(5)
    people[1].presses(message=group.last, data=f"1.{record.id}.stop.yes")
    await party.pass_time(5)
    assert (await party.session(group)).status is Status.CLOSED
    await party.takes_seats(group, people[1:4])
    assert (await party.session(group)).status is Status.LOBBY
