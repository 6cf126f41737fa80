"""Life of the group: migration, muting, people who leave."""

import pytest

from bot.playground.faults import MUTE
from storage.records import Status


@pytest.mark.parametrize("announce", [("old", "new"), ("new", "old"), ("old",), ("new",)])
@pytest.mark.parametrize("when", ["lobby", "n1", "d1.vote"])
async def test_a_group_that_becomes_a_supergroup_takes_its_game_along(party, announce, when):
    """Pitfall 31: two service messages, in either order, or only one of them."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people, kind="group")
    old = group.id
    if when == "lobby":
        await party.takes_seats(group, people)
    else:
        await party.begins(group, people)
        await party.until_phase(group, when)
    before = await party.session(group)
    new = group.migrates(announce=announce)
    calls = len(party.world.calls)
    await party.settle()
    after = await party.session(group)
    assert (after.id, after.chat_id) == (before.id, new)
    if when == "lobby":
        people[0].says("/via@NarratoreBot", group)
        await party.until_phase(group, "n1")
    else:
        await party.until_phase(group, "d1" if when == "n1" else "n2")
    await party.pass_time(5)
    assert not [call for call in list(party.world.calls)[calls:] if call.chat_id == old and call.ok]
    assert group.reads()
    assert party.world.malformed == []


async def test_a_migration_learned_from_an_error_alone_loses_nothing(party):
    """Pitfall 32: the service messages were missed."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people, kind="group")
    await party.begins(group, people)
    new = group.migrates(announce=())
    await party.pass_time(120)
    assert (await party.session_by_id("tavolo01")).chat_id == new
    assert group.text().count("☀️") == 1
    await party.plays_on(group, people)


async def test_a_deleted_group_freezes_its_game_without_a_loop(party):
    """Pitfall 32: the group chat was deleted."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    group.vanishes()
    await party.pass_time(3600)
    assert (await party.session(group)).status is Status.FROZEN
    assert len([call for call in party.world.calls_of(None, group.id) if not call.ok]) < 5


async def test_a_bot_that_may_not_write_stops_the_clock_until_it_may(party):
    """Pitfall 34: no phase is resolved unseen."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    await party.until_phase(group, "d1")
    await party.pass_time(10)
    party.world.faults.next(MUTE, chat=group.id, times=None)
    await party.pass_time(400)
    phase = await party.phase(group)
    record = await party.session(group)
    assert "barred" in record.holds
    await party.pass_time(1800)
    assert await party.phase(group) == phase
    assert "Il borgo" in people[0].last.text
    tries = [call for call in party.world.calls_of(None, group.id) if call.code == 400]
    assert len(tries) < 60
    party.world.faults.clear()
    await party.pass_time(120)
    assert "barred" not in (await party.session(group)).holds
    await party.plays_on(group, people)


@pytest.mark.parametrize("admin", [True, False])
async def test_a_player_who_leaves_the_group_loses_the_seat_after_a_grace(party, admin):
    """Pitfalls 36, 37: told by chat_member to an administrator, by the service message alone to a member."""
    people = party.people(7)
    group = party.world.group("Il borgo", *people, bot="admin" if admin else "member")
    await party.begins(group, people)
    people[3].leaves(group, service=not admin)
    await party.pass_time(5)
    assert people[3].name in group.last.text
    await party.pass_time(100)
    notes = (await party.session(group)).extra
    assert notes["left"] == [4]
    await party.plays_on(group, people)
    assert (await party.session(group)).status is Status.OVER


async def test_a_player_who_comes_back_within_the_grace_keeps_the_seat(party):
    """Pitfall 36."""
    people = party.people(7)
    group = party.world.group("Il borgo", *people, bot="admin")
    await party.begins(group, people)
    people[3].leaves(group)
    await party.pass_time(20)
    people[3].joins(group)
    await party.pass_time(200)
    assert "left" not in (await party.session(group)).extra


async def test_when_the_last_wolf_leaves_the_game_ends_once(party):
    """Pitfall 36: the victory is checked when somebody goes."""
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    wolf = next(seat for seat, card in (await party.cards(group)).items() if card == "wolf")
    people[wolf - 1].leaves(group)
    await party.pass_time(200)
    assert (await party.session(group)).status is Status.OVER
    told = [
        message for message in group.reads() if any("rematch" in b.get("callback_data", "") for b in message.buttons)
    ]
    assert len(told) == 1


async def test_the_bot_introduces_itself_in_three_lines_with_one_button(party):
    (anna,) = party.people(1)
    group = party.world.group("Il borgo", anna, bot=None)
    group.adds_bot(anna)
    await party.settle()
    (message,) = group.reads()
    assert len(message.text.splitlines()) == 3
    assert len(message.buttons) == 1
    anna.presses(message=message, data=message.buttons[0]["callback_data"])
    await party.settle()
    assert (await party.session(group)).status is Status.LOBBY


async def test_a_bot_thrown_out_lets_the_game_stand_and_takes_it_up_when_it_is_let_in_again(party):
    people = party.people(6)
    group = party.world.group("Il borgo", *people)
    await party.begins(group, people)
    group.kicks_bot()
    await party.pass_time(300)
    assert (await party.session(group)).status is Status.FROZEN
    group.adds_bot(people[0])
    await party.pass_time(30)
    assert (await party.session(group)).status is Status.RUNNING
    await party.plays_on(group, people)
    assert party.world.malformed == []
