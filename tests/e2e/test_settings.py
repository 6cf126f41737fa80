"""The settings over the whole bot: one message in private, rights that can be lost, and a silence that always ends."""

from bot.playground.faults import INTERNAL
from bot.playground.members import Status as Standing
from storage.records import Status


async def opens_menu(party, group, admin):
    """The administrator asks in the group and follows the link; the menu's message."""
    admin.says("/impostazioni@NarratoreBot", group)
    await party.settle()
    payload = group.last.buttons[0]["url"].partition("start=")[2]
    admin.starts(payload)
    await party.settle()
    return admin.last, payload


async def presses(party, person, menu, *labels):
    for label in labels:
        person.presses(label, message=menu)
        await party.pass_time(2)


def silent(group, people):
    return [person for person in people if person.standing(group).status is Standing.RESTRICTED]


async def plays_until(party, group, people, condition, *, most=400):
    for _ in range(most):
        if condition():
            return
        await party.plays_for(group, people, steps=1)
    raise AssertionError("it has not come")


async def test_an_administrator_sets_things_and_nobody_else_does(party):
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    group.promotes(people[0])
    menu, payload = await opens_menu(party, group, people[0])
    heard = len(people[0].hears())
    await presses(party, people[0], menu, "🪑 Chi può che cosa", "Aprire un tavolo: chiunque", "solo chi amministra")
    assert len(people[0].hears()) == heard
    assert "✅ solo chi amministra" in people[0].last.labels
    people[1].says("/impostazioni@NarratoreBot", group)
    people[1].starts(payload)
    people[1].says("/lupi@NarratoreBot", group)
    await party.settle()
    assert "Il borgo" not in people[1].text()
    assert "i tavoli li apre chi lo amministra" in group.text()
    query = people[1].forges(f"1.-.set.{-group.id}.open_by.everybody", people[1].last)
    await party.settle()
    assert query.answered
    group.demotes(people[0])
    people[0].presses("chiunque", message=menu)
    await party.pass_time(2)
    assert people[0].toasts[-1].alert
    assert "✅ solo chi amministra" in people[0].last.labels


async def test_the_dead_fall_silent_and_speak_again_whatever_becomes_of_the_bot(party):
    *people, admin = party.people(9)
    group = party.world.group("Il borgo", *people, admin, bot="admin")
    group.promotes(admin)
    menu, _ = await opens_menu(party, group, admin)
    await presses(party, admin, menu, "💬 I messaggi nel gruppo", "Silenzio dei morti: no", "sì")
    await party.begins(group, people)
    await plays_until(party, group, people, lambda: silent(group, people))
    (mute,) = silent(group, people)
    await party.restarts(after=5)
    assert silent(group, people) == [mute]
    weather = party.world.faults
    weather.next(INTERNAL, methods="restrictChatMember", times=None)
    admin.says("/ferma@NarratoreBot", group)
    await party.settle()
    admin.presses(data=f"1.{(await party.session(group)).id}.stop.yes", where=group)
    await party.settle()
    assert (await party.session(group)).status is Status.CLOSED
    assert silent(group, people) == [mute]
    weather.clear()
    await party.restarts(after=30)
    await party.pass_time(120)
    assert silent(group, people) == []


async def test_the_lobby_is_pinned_while_people_come(party):
    people = party.people(5)
    group = party.world.group("Il borgo", *people, bot="admin")
    group.promotes(people[0])
    menu, _ = await opens_menu(party, group, people[0])
    await presses(party, people[0], menu, "💬 I messaggi nel gruppo", "In alto nel gruppo: no", "sì")
    await party.takes_seats(group, people)
    assert len(group.chat.pinned) == 1
    people[0].says("/via@NarratoreBot", group)
    await party.pass_time(60)
    assert group.chat.pinned == []


async def test_the_board_is_pinned_while_the_game_goes_on(party):
    """The lobby has its place first; then each board takes the last one's, and at the end nothing of it stays."""
    people = party.people(2)
    group = party.world.group("Il seggio", *people, bot="admin")
    group.promotes(people[0])
    menu, _ = await opens_menu(party, group, people[0])
    await presses(party, people[0], menu, "💬 I messaggi nel gruppo", "In alto nel gruppo: no", "sì")
    await party.begins(group, people, word="/propaganda")
    await party.until(lambda: any(message.content.get("photo") for message in group.reads()))
    await party.pass_time(5)
    pinned = [message for message in group.reads() if message.id in group.chat.pinned]
    assert pinned
    assert all(message.content.get("photo") for message in pinned), "not the lobby any more"
    await party.restarts(after=5)
    people[0].says("/ferma@NarratoreBot", group)
    await party.settle()
    people[0].presses(data=f"1.{(await party.session(group)).id}.stop.yes", where=group)
    await party.pass_time(30)
    assert group.chat.pinned == []
