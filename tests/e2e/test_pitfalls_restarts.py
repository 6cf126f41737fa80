"""A bot that dies while it waits for something else than an answer: dice, a picture, a countdown, a word, a person alone."""

import pytest

from bot.playground.errors import ApiError
from bot.playground.faults import INTERNAL, Loss
from storage.records import Status
from tests.kit.party import Party, pick_of


def under(person, pick):
    """The newest message of the bot with such a button, and its data."""
    for message in reversed(person.hears()):
        for button in message.buttons:
            if pick_of(button) == pick:
                return {"message": message, "data": str(button["callback_data"])}
    raise AssertionError(f"nobody was offered {pick}")


@pytest.mark.parametrize("fault", [None, Loss.TIMEOUT_AFTER, Loss.RESET_BEFORE, INTERNAL])
async def test_a_kill_while_the_dice_roll_deals_once(party: Party, fault: Loss | ApiError | None) -> None:
    """Pitfalls 63, 64, 72: before the throw, and after a throw of which nobody knows whether it came."""
    people = party.people(5)
    group = party.world.group("Il borgo", *people)
    await party.takes_seats(group, people)
    await party.pass_time(5)
    if fault is not None:
        party.world.faults.next(fault, methods="sendDice")
    people[0].says("/via@NarratoreBot", group)
    await party.bot.poller.poll_once()
    if fault is not None:
        await party.bot.courier.run_once()
    assert (await party.session(group)).status is Status.DRAWING
    await party.restarts(after=40)
    await party.until_phase(group, "n1", most=300)
    await party.pass_time(20)
    assert all(person.text().count("🃏") == 1 for person in people)
    journal = await party.bot.db.transact(lambda uow: uow.journal("tavolo01"))
    assert [entry.entry["kind"] for entry in journal].count("deal") == 1


async def test_a_practice_game_waits_for_its_person_over_a_kill_of_hours(party: Party) -> None:
    """Pitfall 63: its clock is held for good, and nothing of it is late."""
    (anna,) = party.people(1)
    anna.says("/pratica lupi 6")
    await party.until(lambda: any(pick_of(button) == "on" for button in anna.last.buttons))
    before, heard = await party.session_by_id("tavolo01"), len(anna.hears())
    await party.restarts(after=5 * 3600)
    await party.pass_time(600)
    assert (await party.session_by_id("tavolo01")).state == before.state
    assert [message.text for message in anna.hears()[heard:]] == []
    anna.presses(**under(anna, "on"))
    await party.pass_time(60)
    assert (await party.session_by_id("tavolo01")).version > before.version


async def test_a_countdown_at_the_desk_rings_once_though_nobody_served_when_it_ended(party: Party) -> None:
    """Pitfalls 63, 65: what is late is late and not skipped, and five starts ring no second time."""
    (anna,) = party.people(1)
    anna.says("/narra lupi")
    await party.pass_time(2)
    picks = ["n-5", "deal", "go"]
    while picks:
        anna.presses(**under(anna, picks.pop(0)))
        await party.pass_time(2)
        shown = [pick_of(button) for message in anna.hears()[-1:] for button in message.buttons]
        if not picks and "clock" not in shown:
            # Whoever is called in the night chooses whoever comes first.
            picks.append("go" if "go" in shown else next(pick for pick in shown if pick.startswith("u")))
    for pick in ("clock", "m-3"):
        anna.presses(**under(anna, pick))
        await party.pass_time(2)
    before = anna.text().count("⏰")
    await party.restarts(after=400)
    for _ in range(4):
        await party.pass_time(60)
        await party.restarts(after=1)
    await party.pass_time(240)
    assert anna.text().count("⏰") == before + 1


async def test_a_picture_that_was_on_its_way_comes_once(party: Party) -> None:
    """Pitfalls 63, 72: the queue knows of it, whatever has become of the process that drew it."""
    (anna,) = party.people(1)
    anna.says("/narra lupi")
    await party.pass_time(2)
    for pick in ("menu", "link"):
        anna.presses(**under(anna, pick))
        await party.pass_time(2)
    party.world.faults.next(INTERNAL, methods="sendPhoto", times=2)
    anna.presses(**under(anna, "qr"))
    await party.settle()
    assert not [message for message in anna.hears() if "photo" in message.content]
    await party.restarts(after=5)
    await party.pass_time(120)
    assert len([message for message in anna.hears() if "photo" in message.content]) == 1


async def test_words_that_were_asked_for_are_understood_after_a_kill(party: Party) -> None:
    """Pitfalls 16, 63: a time zone that a page waits for, and the second thought of somebody who wants to be forgotten."""
    (anna,) = party.people(1)
    group = party.world.group("Il borgo", anna, owner=anna)
    await party.settle()
    anna.says("/impostazioni@NarratoreBot", group)
    await party.settle()
    anna.starts(group.last.buttons[0]["url"].partition("start=")[2])
    await party.pass_time(2)
    anna.presses(**under(anna, "s-speech"))
    await party.pass_time(2)
    anna.presses(**under(anna, "f-timezone"))
    await party.pass_time(2)
    asked = anna.last
    anna.says("/dimenticami")
    await party.pass_time(2)
    await party.restarts(after=60)
    anna.replies("Europe/Lisbon", asked)
    await party.pass_time(2)
    kept = await party.bot.db.transact(lambda uow: uow.group(group.id))
    assert kept is not None
    assert kept.timezone == "Europe/Lisbon"
    anna.presses(**under(anna, "yes"))
    await party.pass_time(2)
    person = await party.bot.db.transact(lambda uow: uow.person(anna.id))
    assert person is None or person.name != "Anna"


async def test_a_reminder_that_fell_due_while_nobody_served_comes_once(party: Party) -> None:
    """Pitfalls 57, 63: three days away are one reminder and not three."""
    (anna,) = party.people(1)
    await party.settle()
    anna.says("/quiz")
    await party.pass_time(2)
    for pick in ("reminder", "hour-9"):
        anna.presses(**under(anna, pick))
        await party.pass_time(2)
    heard = len(anna.hears())
    await party.restarts(after=3 * 86_400)
    await party.pass_time(60)
    assert len(anna.hears()) - heard <= 1
    await party.pass_time(86_400)
    assert 1 <= len(anna.hears()) - heard <= 2
